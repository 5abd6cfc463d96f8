import { DuckDBInstance } from '@duckdb/node-api';
import { MEASURES } from '../../src/summary/measures.ts';
import type { PublishedMonths } from '../../src/summary/months.ts';
import { measureIn } from '../summary/ask.ts';
import { measuresOf, shown } from '../summary/oracle.ts';
import { draws } from '../summary/rows.ts';
import { COLUMNS, type SoldRow } from '../summary/sold-files.ts';

/** Recomputes groups of an answer in plain TypeScript from the rows of the months' files. */

export interface AnswerRow {
  readonly [member: string]: unknown;
  readonly month: string;
  readonly rank: number;
}

const GROUPS = 10;

/** The sold vehicles of a group: those of used vehicles, by the columns that name it. */
async function membersOf(file: string, row: AnswerRow, keys: readonly string[]): Promise<SoldRow[]> {
  const instance = await DuckDBInstance.create(':memory:');
  const db = await instance.connect();
  const columns = COLUMNS.map(([name, type]) => (type === 'BIGINT' ? `${name}::DOUBLE AS ${name}` : name));
  const prepared = await db.prepare(`
    SELECT ${columns.join(', ')} FROM read_parquet('${file}')
    WHERE seller_type = 'dealer' AND inventory_type = 'used' AND ${keys.map((key, at) => `${key} = $${at + 1}`).join(' AND ')}`);
  prepared.bind(keys.map((key) => row[key] as string));
  const rows = (await prepared.runAndReadAll()).getRowObjectsJson() as SoldRow[];
  db.closeSync();
  instance.closeSync();
  return rows;
}

/** Figures of ten groups that differ from what the rows give; none when all is well. */
export async function checkGroups(
  rows: readonly AnswerRow[],
  keys: readonly string[],
  published: PublishedMonths,
  seed: number,
): Promise<{ readonly groups: number; readonly figures: number; readonly faults: readonly string[] }> {
  const draw = draws(seed);
  const faults: string[] = [];
  let figures = 0;
  const groups = Math.min(GROUPS, rows.length);
  for (let at = 0; at < groups; at += 1) {
    const row = rows[draw(rows.length)];
    const file = published.files.get(row?.month ?? '')?.file;
    if (!row || !file) continue;
    const expected = measuresOf(await membersOf(file, row, keys));
    for (const { name } of MEASURES) {
      const [found, wanted] = [measureIn(row, name), shown(name, expected[name])];
      figures += 1;
      const isSame = found === null || wanted === null ? found === wanted : Math.abs(found - wanted) < 0.0051;
      if (!isSame) faults.push(`${keys.map((key) => row[key]).join(' ')} ${name}: ${found}, not ${wanted}`);
    }
  }
  return { groups, figures, faults };
}
