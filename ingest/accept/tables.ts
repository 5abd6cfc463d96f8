import type { DuckDBConnection } from '@duckdb/node-api';
import type { Market } from '../../src/catalog/markets.ts';
import { CURRENCIES } from '../../src/catalog/regions.ts';
import { allChoiceSpellings } from '../../src/catalog/vocabulary/choice.ts';
import { COUNTS_IN_WORDS } from '../../src/catalog/vocabulary/count.ts';
import { countryNames } from '../../src/catalog/vocabulary/country.ts';
import { splitMakes } from '../../src/catalog/vocabulary/make.ts';
import { countryCodes } from '../../src/catalog/vocabulary/place.ts';
import { regionsAbroad, townsAbroad } from '../../src/catalog/vocabulary/subdivision.ts';
import { keyOf, OTHER_WORDS, plainText } from '../../src/catalog/vocabulary/word.ts';
import { allPostalCentres } from '../../src/geo/postal.ts';
import { literal } from '../ground/sql.ts';
import { type CountryShare, elsewhereMacro } from './country-share.ts';
import { type MarketRules, rulesOf } from './market-rules.ts';
import type { Rates } from './rates.ts';
import { forgetWords } from './words.ts';

/** What goes through all postal codes, 43,000 of them, or the names of all regions does so once a market. */
function onceAMarket<Made>(make: (market: Market) => Made): (market: Market) => Made {
  const made = new Map<Market, Made>();
  return (market) => {
    const before = made.get(market);
    if (before !== undefined) return before;
    const now = make(market);
    made.set(market, now);
    return now;
  };
}

/** What stands between two texts of a list; none of ours holds it. */
const NEXT = '\u001f';

/** A list literal; not IN (…), which becomes a join that holds up the whole pass when it is long. */
const list = (texts: readonly string[]): string => `[${texts.map(literal).join(', ')}]`;

/** A list that a variable keeps, as one text: the database takes several times as long to read and plan each of its texts. */
const kept = (texts: readonly string[]): string =>
  texts.length ? `string_split(${literal(texts.join(NEXT))}, ${literal(NEXT)})` : '[]::VARCHAR[]';

/**
 * SQL that keeps texts and what each of them means, place by place, in the variables NAMEs and NAME_meanings. The macros that look
 * them up are expanded many times in a wide statement: lists that stand in them would be planned each time.
 */
function lookUp(variable: string, texts: Iterable<readonly [text: string, meaning: string]>): string {
  const all = [...texts];
  return `
    SET VARIABLE ${variable}_texts = ${kept(all.map(([text]) => text))};
    SET VARIABLE ${variable}_meanings = ${kept(all.map(([, meaning]) => meaning))};`;
}

/** SQL of what a text that lookUp keeps means; NULL: it is none of them. The first of equal texts counts. */
const meaningOf = (variable: string, text: string): string =>
  `getvariable('${variable}_meanings')[list_position(getvariable('${variable}_texts'), ${text})]`;

/** Words for what a list does not have, as they are and in plain letters. */
const otherWords = (): string[] => [...new Set(OTHER_WORDS.flatMap((word) => [word, plainText(word)]))];

/** Macros of words that stand for a choice of ours, a count, or for nothing where a name is looked for. */
const wordMacros = (): string => `
    ${lookUp('choice', allChoiceSpellings())}
    ${lookUp('count', Object.entries(COUNTS_IN_WORDS))}
    SET VARIABLE other_words = ${kept(otherWords())};
    CREATE OR REPLACE TEMP MACRO says_other(text) AS list_contains(getvariable('other_words'), lower(text));
    -- text in lower case → the choice of ours that feeds call so
    CREATE OR REPLACE TEMP MACRO choice_called(cell) AS ${meaningOf('choice', 'cell')};
    -- numbers begin with a sign or a digit, which stand before the letters; two counts (4/5) tell none
    CREATE OR REPLACE TEMP MACRO counted(cell) AS
      CASE
        WHEN cell > ':' THEN coalesce(${meaningOf('count', 'lower(cell)')}, cell)
        WHEN strlen(cell) > 2 AND regexp_full_match(cell, '[0-9]{1,2} ?[/-] ?[0-9]{1,2}(?:[ -][^0-9]*)?') THEN NULL
        ELSE cell
      END;`;

/** Is the code of a country the word for it, too? */
const isItself = (code: string): boolean => (countryNames.get(code.toLowerCase()) ?? code) === code;

/** Macros that tell the country of a row and its currency. */
function countryMacros({ countries: own, states, currency }: MarketRules, rates: Rates): string {
  const rateCases = [[currency, 1] as const, ...rates].map(
    ([code, rate]) => `WHEN ${literal(code)} THEN ${rate}`,
  );
  const currencies = Object.entries(CURRENCIES).map(
    ([code, money]) => `WHEN ${literal(code)} THEN ${literal(money)}`,
  );
  const statesOf = Object.entries(states).flatMap(([code, words]) =>
    words.map((word) => [word, code] as const),
  );
  return `
    ${lookUp('country', countryNames)}
    ${lookUp('state_country', statesOf)}
    SET VARIABLE country_codes = ${kept(countryCodes)};
    -- the country that a word means: a spelling that we know, or the code of any country; most rows have a code of the market's
    CREATE OR REPLACE TEMP MACRO country_word(given) AS
      CASE
        WHEN given IN (${own.filter(isItself).map(literal).join(', ')}) THEN given
        WHEN given IS NOT NULL THEN coalesce(
          ${meaningOf('country', 'lower(given)')},
          CASE WHEN list_contains(getvariable('country_codes'), upper(given)) THEN upper(given) END
        )
      END;
    CREATE OR REPLACE TEMP MACRO country_of_state(state) AS CASE WHEN state IS NOT NULL THEN ${meaningOf('state_country', 'lower(state)')} END;
    CREATE OR REPLACE TEMP MACRO market_country() AS ${literal(own[0])};
    -- a country that is known, and none of the market
    CREATE OR REPLACE TEMP MACRO is_abroad(country) AS coalesce(NOT list_contains(${list(own)}, country), false);
    -- what one unit of a currency is worth in the market's; NULL: nobody has said
    CREATE OR REPLACE TEMP MACRO rate_of(code) AS CASE code ${rateCases.join(' ')} END;
    CREATE OR REPLACE TEMP MACRO in_currency(amount, given, own) AS
      CASE WHEN given = own THEN amount ELSE round(amount * rate_of(given) / rate_of(own), 2) END;
    CREATE OR REPLACE TEMP MACRO currency_of(country) AS CASE country ${currencies.join(' ')} ELSE ${literal(currency)} END;`;
}

/** What tells that a text is the name of a town here: all towns of a postal table, and those near a ZIP, in its first three digits. */
function townsHere(located: readonly string[], names: ReadonlySet<string>) {
  const here = new Set<string>();
  const near = new Set<string>();
  const keys = new Map<string, string>();
  for (const { code, city, country } of located.length ? allPostalCentres() : []) {
    const key = keys.get(city) ?? keyOf(city);
    keys.set(city, key);
    if (!located.includes(country) || !names.has(key)) continue;
    here.add(key);
    near.add(`${code.slice(0, 3)}|${key}`);
  }
  return { here, near };
}

/** Macros that tell a country by the part of it, or the large town, that a row names. */
const regionMacros = onceAMarket((market): string => {
  const { located } = rulesOf(market);
  const [regions, towns] = located.length ? [regionsAbroad(located), townsAbroad] : [[], []];
  const { here, near } = townsHere(located, new Set([...regions, ...towns].map((one) => keyOf(one.name))));
  // of a country whose codes none takes for ours, a name that is a town's here tells nothing
  const told = regions.filter(({ name: one, hasFiveDigits }) => hasFiveDigits || !here.has(keyOf(one)));
  return `
    CREATE OR REPLACE TEMP MACRO region_key(text) AS regexp_replace(strip_accents(lower(text)), '[^a-z0-9]', '', 'g');
    ${lookUp(
      'region',
      told.map(({ name: one, country }) => [one, country] as const),
    )}
    SET VARIABLE region_texts = list_transform(getvariable('region_texts'), lambda one: region_key(one));
    ${lookUp(
      'town',
      towns.flatMap(({ name: one, country, codes }) =>
        codes.map((code) => [`${code}|${keyOf(one)}`, country] as const),
      ),
    )}
    SET VARIABLE towns_near = ${kept([...near])};
    -- is a town of that name near the ZIP, in its first three digits?
    CREATE OR REPLACE TEMP MACRO has_town_near(zip, town) AS
      coalesce(list_contains(getvariable('towns_near'), left(lpad(zip, 5, '0'), 3) || '|' || region_key(town)), false);
    CREATE OR REPLACE TEMP MACRO country_of_region(state, zip) AS
      CASE WHEN state IS NOT NULL AND NOT has_town_near(zip, state) THEN ${meaningOf('region', 'region_key(state)')} END;
    -- of a large town abroad: by its name and what its ZIP begins with
    CREATE OR REPLACE TEMP MACRO country_of_town(city, zip) AS
      CASE
        WHEN city IS NOT NULL AND regexp_full_match(zip, '[0-9]{5}') AND NOT has_town_near(zip, city)
        THEN ${meaningOf('town', "left(zip, 2) || '|' || region_key(city)")}
      END;`;
});

/** SQL that keeps, for words.ts, the makes that are split over make and model, place by place. */
function splitLists(): string {
  const lists = {
    split_words: splitMakes.map(({ word }) => word),
    split_rests: splitMakes.map(({ rest }) => rest),
    split_models: splitMakes.map(({ models = [] }) => models.join('|')),
    split_makes: splitMakes.map(({ make }) => make),
  };
  return Object.entries(lists)
    .map(([name, texts]) => `SET VARIABLE ${name} = ${kept(texts)};`)
    .join('\n');
}

/**
 * SQL of the view `postal`: the codes of the countries that a market looks up, of those that are defined (ledger/definitions.ts). The
 * empty one, of which nothing is known, is the partner of rows without a code: a join that finds none for some rows parts each block of
 * rows.
 */
const postalView = ({ located }: MarketRules): string => `
    CREATE OR REPLACE TEMP VIEW postal AS FROM definitions.postal_code
    WHERE ${located.length ? `code = '' OR country IN (${located.map(literal).join(', ')})` : 'false'};`;

/** SQL of the macros and lists of a market, on which those of row.sql rest. */
export const marketMacros = (market: Market, rates: Rates = new Map(), share?: CountryShare): string =>
  [
    wordMacros(),
    countryMacros(rulesOf(market), rates),
    regionMacros(market),
    elsewhereMacro(rulesOf(market).countries, share),
  ].join('\n');

/**
 * Macros, lists and look-up tables that accepting rows of the market needs: the lists of words.ts (of no words yet), postal.
 * share: rows of other markets' countries are left to these.
 * Needs what is defined for all markets (ledger/definitions.ts).
 */
export async function prepareAccepting(
  db: DuckDBConnection,
  market: Market,
  rates?: Rates,
  share?: CountryShare,
): Promise<void> {
  await db.run(marketMacros(market, rates, share));
  await forgetWords(db);
  await db.run(splitLists() + postalView(rulesOf(market)));
}
