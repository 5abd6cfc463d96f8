import type { DuckDBConnection } from '@duckdb/node-api';
import { allPostalCentres } from '../../src/geo/postal.ts';
import { literal, sqlFile } from '../sql.ts';
import { baseWords, shadeWords } from './vocabulary/colour.ts';
import { splitMakes } from './vocabulary/make.ts';
import { countries, provinces, states } from './vocabulary/place.ts';
import { allSpellings, colourWords } from './vocabulary/tables.ts';

/** A list literal; not IN (…), which becomes a join that holds up the whole pass when it is long. */
const list = (texts: Iterable<string>): string => `[${[...texts].map(literal).join(', ')}]`;

/** Macros that follow from vocabularies. */
function wordMacros(): string {
  const country = (code: string): string =>
    list([...countries].filter(([, to]) => to === code).map(([text]) => text));
  const inside = (words: ReadonlyMap<string, string>): string =>
    literal(`\\b(${[...words.keys()].join('|')})\\b`);
  return `
    CREATE OR REPLACE TEMP MACRO country_word(given) AS
      CASE WHEN list_contains(${country('US')}, lower(given)) THEN 'US' WHEN list_contains(${country('CA')}, lower(given)) THEN 'CA' END;
    CREATE OR REPLACE TEMP MACRO country_of_state(state) AS
      CASE WHEN list_contains(${list(states)}, lower(state)) THEN 'US' WHEN list_contains(${list(provinces)}, lower(state)) THEN 'CA' END;
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

/** Macros and look-up tables that accepting rows needs: spelling, colour_word, split_make, postal. */
export async function prepareAccepting(db: DuckDBConnection): Promise<void> {
  await db.run(wordMacros());
  for (const file of ['read.sql', 'row.sql']) await db.run(sqlFile(file, import.meta.url));
  await fill(
    db,
    'spelling',
    ['field', 'spelling', 'word', 'powertrain'],
    allSpellings().map(({ field, spelling, word, powertrain }) => [field, spelling, word, powertrain]),
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
    [...allPostalCentres()].map((centre) => [
      centre.code,
      String(centre.latitude),
      String(centre.longitude),
      centre.city,
      centre.state,
      centre.country,
    ]),
  );
}
