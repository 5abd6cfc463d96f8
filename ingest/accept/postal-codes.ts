import type { DuckDBConnection } from '@duckdb/node-api';
import { allPostalCentres } from '../../src/geo/postal.ts';
import { literal, name } from '../ground/sql.ts';

const COLUMNS = ['code', 'latitude', 'longitude', 'city', 'state', 'country'] as const;

/** What stands between two cells of a column, and for a cell without a value; no text of ours holds them. */
const [NEXT, NONE] = ['\u001f', '\u001e'];

/** A column of all postal codes, and of the empty one, of which nothing is known. */
function columnTexts(): readonly string[] {
  const none = { code: '', latitude: null, longitude: null, city: null, state: null, country: null };
  const all = [none, ...allPostalCentres()];
  return COLUMNS.map((column) => all.map((one) => one[column] ?? NONE).join(NEXT));
}

/** Makes a table of the postal codes. Column by column: an appender is called for every cell, which takes several times as long. */
export async function makePostalCodes(db: DuckDBConnection, table: string): Promise<void> {
  const cells = COLUMNS.map(
    (column, at) => `unnest(string_split($${at + 1}, ${literal(NEXT)})) AS ${name(column)}`,
  );
  const values = COLUMNS.map((column) => `nullif(${name(column)}, ${literal(NONE)}) AS ${name(column)}`);
  await db.run(`CREATE TABLE ${table} AS SELECT ${values.join(', ')} FROM (SELECT ${cells.join(', ')})`, [
    ...columnTexts(),
  ]);
}
