import type { DuckDBConnection } from '@duckdb/node-api';
import type { Market } from '../../src/catalog/markets.ts';
import { CURRENCIES } from '../../src/catalog/regions.ts';
import { baseWords, shadeWords } from '../../src/catalog/vocabulary/colour.ts';
import { splitMakes } from '../../src/catalog/vocabulary/make.ts';
import { countries, countryCodes } from '../../src/catalog/vocabulary/place.ts';
import {
  colourWords,
  type Spelling,
  spellingsOf,
  VOCABULARIES,
} from '../../src/catalog/vocabulary/tables.ts';
import { allPostalCentres } from '../../src/geo/postal.ts';
import { literal, name, sqlFile } from '../ground/sql.ts';
import { type MarketRules, rulesOf } from './market-rules.ts';

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

/** What stands between two cells of a column, and for a cell without a value; no text of ours holds them. */
const [NEXT, NONE] = ['\u001f', '\u001e'];

/** The cells of each column in one text; null without rows. */
function columnTexts<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number | null>>[],
): ColumnTexts {
  return columns.map((column) => (rows.length ? rows.map((row) => row[column] ?? NONE).join(NEXT) : null));
}
type ColumnTexts = readonly (string | null)[];

/**
 * Fills a table of texts: our own vocabularies and postal codes. Column by column: an appender is called for every cell,
 * which takes longer than all else where a few rows are accepted.
 */
async function fill(
  db: DuckDBConnection,
  table: string,
  columns: readonly string[],
  texts: ColumnTexts,
): Promise<void> {
  const cells = columns.map(
    (column, at) => `unnest(string_split($${at + 1}, ${literal(NEXT)})) AS ${name(column)}`,
  );
  const values = columns.map((column) => `nullif(${name(column)}, ${literal(NONE)}) AS ${name(column)}`);
  await db.run(
    `CREATE OR REPLACE TEMP TABLE ${table} AS SELECT ${values.join(', ')} FROM (SELECT ${cells.join(', ')})`,
    [...texts],
  );
}

const SPELLING = ['field', 'spelling', 'word'] as const;
const POSTAL = ['code', 'latitude', 'longitude', 'city', 'state', 'country'] as const;

/** SQL that keeps, for words.ts, the spellings of every vocabulary and what each means, place by place. */
function wordLists(spellings: readonly Spelling[]): string {
  const lists = new Map<string, readonly (string | null)[]>();
  for (const { field } of VOCABULARIES) {
    const known = spellings.filter((spelling) => spelling.field === field);
    lists.set(
      `spellings_${field}`,
      known.map(({ spelling }) => spelling),
    );
    lists.set(
      `words_${field}`,
      known.map(({ word }) => word),
    );
    lists.set(
      `powertrains_${field}`,
      known.map(({ powertrain }) => powertrain),
    );
  }
  const colours = colourWords();
  lists.set(
    'spellings_colour',
    colours.map(({ spelling }) => spelling),
  );
  lists.set(
    'words_colour',
    colours.map(({ word }) => word),
  );
  lists.set(
    'split_words',
    splitMakes.map(({ word }) => word),
  );
  lists.set(
    'split_rests',
    splitMakes.map(({ rest }) => rest),
  );
  lists.set(
    'split_makes',
    splitMakes.map(({ make }) => make),
  );
  const texts = (all: readonly (string | null)[]): string =>
    all.map((text) => (text === null ? 'NULL' : literal(text))).join(', ');
  return [...lists].map(([list, all]) => `SET VARIABLE ${list} = [${texts(all)}]::VARCHAR[];`).join('\n');
}

const postalOf = new Map<Market, ColumnTexts>();

/** The postal codes of the countries that a market looks up, as column texts; 43,000 of them, so gone through once. */
function postalTexts(market: Market): ColumnTexts {
  const known = postalOf.get(market);
  if (known) return known;
  const { located } = rulesOf(market);
  const centres = [...allPostalCentres()].filter(({ country }) => located.includes(country));
  const texts = columnTexts(POSTAL, centres);
  postalOf.set(market, texts);
  return texts;
}

/**
 * Macros, lists and look-up tables that accepting rows of the market needs: the lists of words.ts, spelling, postal. Needs
 * the macros that read values (ledger/macros.ts).
 */
export async function prepareAccepting(db: DuckDBConnection, market: Market): Promise<void> {
  const rules = rulesOf(market);
  await db.run(countryMacros(rules));
  await db.run(colourMacros());
  await db.run(sqlFile('row.sql', import.meta.url));
  const spellings = spellingsOf(rules.ownWords);
  await fill(db, 'spelling', SPELLING, columnTexts(SPELLING, spellings));
  await db.run(wordLists(spellings));
  await fill(db, 'postal', POSTAL, postalTexts(market));
}
