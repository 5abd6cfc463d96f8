import type { DuckDBConnection } from '@duckdb/node-api';
import { baseWords, shadeWords } from '../../src/catalog/vocabulary/colour.ts';
import { splitMakes } from '../../src/catalog/vocabulary/make.ts';
import { countries, countryCodes } from '../../src/catalog/vocabulary/place.ts';
import { colourWords, spellingsOf } from '../../src/catalog/vocabulary/tables.ts';
import type { Market } from '../../src/engine/market.ts';
import { allPostalCentres } from '../../src/geo/postal.ts';
import { literal, sqlFile } from '../sql.ts';
import { CURRENCIES, MARKET_RULES, type MarketRules } from './market-rules.ts';

/** A list literal; not IN (…), which becomes a join that holds up the whole pass when it is long. */
const list = (texts: Iterable<string>): string => `[${[...texts].map(literal).join(', ')}]`;

/** SQL of the code whose list holds the text; NULL when none does. */
function codeOf(text: string, lists: readonly (readonly [code: string, words: readonly string[]])[]): string {
  const cases = lists.map(
    ([code, words]) => `WHEN list_contains(${list(words)}, ${text}) THEN ${literal(code)}`,
  );
  return cases.length ? `CASE ${cases.join(' ')} END` : 'NULL::VARCHAR';
}

/** Macros that tell the country of a row and its currency. */
function countryMacros({ countries: [own], states, currency }: MarketRules): string {
  const spelled = [...new Set(countries.values())].map(
    (code) => [code, [...countries].filter(([, to]) => to === code).map(([text]) => text)] as const,
  );
  const currencies = Object.entries(CURRENCIES).map(
    ([code, money]) => `WHEN ${literal(code)} THEN ${literal(money)}`,
  );
  return `
    -- the country that a word means: a spelling that we know, or the code of any country
    CREATE OR REPLACE TEMP MACRO country_word(given) AS
      coalesce(
        ${codeOf('lower(given)', spelled)},
        CASE WHEN list_contains(${list(countryCodes)}, upper(given)) THEN upper(given) END
      );
    CREATE OR REPLACE TEMP MACRO country_of_state(state) AS ${codeOf('lower(state)', Object.entries(states))};
    CREATE OR REPLACE TEMP MACRO market_country() AS ${literal(own)};
    CREATE OR REPLACE TEMP MACRO currency_of(country) AS CASE country ${currencies.join(' ')} ELSE ${literal(currency)} END;`;
}

/** Macros that follow from the vocabularies of colours. */
function colourMacros(): string {
  // to the engine of patterns only ASCII letters are letters: behind "blå" it sees no boundary where the word ends
  const inside = (words: ReadonlyMap<string, string>): string =>
    literal(
      `\\b(${[...words.keys()].map((word) => `${word}${/\w$/.test(word) ? '\\b' : '\\B'}`).join('|')})`,
    );
  return `
    -- the word inside a colour's text that says its base colour: a base colour before a shade
    CREATE OR REPLACE TEMP MACRO colour_key(colour) AS
      coalesce(
        nullif(regexp_extract(lower(colour), ${inside(baseWords)}, 1), ''),
        nullif(regexp_extract(lower(colour), ${inside(shadeWords)}, 1), '')
      );
    CREATE OR REPLACE TEMP MACRO missing_colour(base, colour) AS CASE WHEN base IS NULL THEN colour_key(colour) END;`;
}

/** Fills a small table; the values are our own vocabularies and postal codes. */
async function fill(
  db: DuckDBConnection,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly (string | null)[])[],
) {
  await db.run(
    `CREATE OR REPLACE TEMP TABLE ${table} (${columns.map((column) => `${column} VARCHAR`).join(', ')})`,
  );
  const appender = await db.createAppender(table, null, 'temp');
  for (const row of rows) {
    for (const value of row) {
      if (value === null) appender.appendNull();
      else appender.appendVarchar(value);
    }
    appender.endRow();
  }
  appender.closeSync();
}

/** Macros and look-up tables that accepting rows of the market needs: spelling, colour_word, split_make, postal. */
export async function prepareAccepting(db: DuckDBConnection, market: Market): Promise<void> {
  const rules = MARKET_RULES[market];
  await db.run(countryMacros(rules));
  await db.run(colourMacros());
  for (const file of ['read.sql', 'row.sql']) await db.run(sqlFile(file, import.meta.url));
  await fill(
    db,
    'spelling',
    ['field', 'spelling', 'word', 'powertrain'],
    spellingsOf(rules.ownWords).map(({ field, spelling, word, powertrain }) => [
      field,
      spelling,
      word,
      powertrain,
    ]),
  );
  await fill(
    db,
    'colour_word',
    ['spelling', 'word'],
    colourWords().map(({ spelling, word }) => [spelling, word]),
  );
  await fill(
    db,
    'split_make',
    ['word', 'rest', 'make'],
    splitMakes.map(({ word, rest, make }) => [word, rest, make]),
  );
  await fill(
    db,
    'postal',
    ['code', 'latitude', 'longitude', 'city', 'state', 'country'],
    [...allPostalCentres()]
      .filter(({ country }) => rules.located.includes(country))
      .map((centre) => [
        centre.code,
        String(centre.latitude),
        String(centre.longitude),
        centre.city,
        centre.state,
        centre.country,
      ]),
  );
}
