import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import readWorkbook from 'read-excel-file/node';
import { Refused } from '../../ground/outcome.ts';
import { headerKey } from '../columns.ts';
import type { DeliveredFile } from './delivered-file.ts';

type Cell = string | boolean | Date | null;

/** A spreadsheet keeps 15 digits of a number; what its file has beyond them is rounding. */
const exact = (number: string): string =>
  /^-?\d+$/.test(number) && number.length <= 15 ? number : String(Number(Number(number).toPrecision(15)));

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  if (!(cell instanceof Date)) return cell;
  const instant = cell.toISOString();
  return instant.endsWith('T00:00:00.000Z') ? instant.slice(0, 10) : instant;
}

const isBlank = (row: readonly Cell[]): boolean => row.every((cell) => cell === null || cell === '');

/** Does the first row that says anything name a column that we, or the map, know? */
const hasHeader = (rows: readonly (readonly Cell[])[], isKnown: (key: string) => boolean): boolean =>
  (rows.find((row) => !isBlank(row)) ?? []).some((cell) => isKnown(headerKey(textOf(cell))));

async function writeSheet(rows: readonly (readonly Cell[])[], path: string): Promise<void> {
  const texts = rows.map((row) => row.map(textOf));
  await pipeline(Readable.from(texts), stringify(), createWriteStream(path));
}

/**
 * Writes the sheets of an Excel workbook (.xlsx) as CSV files into a folder; dates as ISO-8601. Sheets whose first row
 * names no known column are left out where others have one. Throws Refused for a workbook that cannot be read.
 */
export async function unpackWorkbook(
  { name, path }: DeliveredFile,
  folder: string,
  isKnown: (key: string) => boolean,
): Promise<DeliveredFile[]> {
  const sheets = await readWorkbook(path, { parseNumber: exact }).catch((error: unknown) => {
    throw new Refused(
      `${name}: cannot be read as an Excel workbook (${error instanceof Error ? error.message : error})`,
    );
  });
  const all = sheets.map(({ sheet, data }) => ({ sheet, rows: data as unknown as Cell[][] }));
  const filled = all.filter(({ rows }) => rows.some((row) => !isBlank(row)));
  if (!filled.length) throw new Refused(`${name}: the workbook is empty`);
  const known = filled.filter(({ rows }) => hasHeader(rows, isKnown));
  const taken = known.length ? known : filled;
  return await Promise.all(
    taken.map(async ({ sheet, rows }, at) => {
      const csv = join(folder, String(at));
      await writeSheet(rows, csv);
      return { name: taken.length > 1 ? `${name}: ${sheet}` : name, path: csv };
    }),
  );
}
