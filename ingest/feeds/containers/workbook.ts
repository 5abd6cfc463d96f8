import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import readWorkbook from 'read-excel-file/node';
import { CommandRefusal } from '../../ground/outcome.ts';
import { headerKey } from '../columns.ts';
import { headerBelow } from '../title.ts';
import { type DeliveredFile, type OnPassedOver, TITLE } from './delivered-file.ts';

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

/** The cells of a row, as far as they say anything. */
const saidIn = (row: readonly Cell[]): string[] => row.map(textOf).filter((text) => text.trim() !== '');

/** A row of a text file that was pasted into a sheet, and says nothing there: what stands between its cells, or which that is. */
const isRemnant = (row: readonly Cell[]): boolean =>
  saidIn(row).every((text) => /^(?:"?sep=.?"?|[,;|\t]+)$/i.test(text));

/** The rows of a sheet; those above the first that says anything are blank. */
function told(rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const first = rows.findIndex((row) => !isRemnant(row));
  return first === -1 ? [] : rows.map((row, at) => (at < first ? [] : row));
}

const headerOf = (rows: readonly (readonly Cell[])[]): string[] =>
  saidIn(rows.find((row) => saidIn(row).length > 0) ?? []);

/** How many columns that we, or the map, know does the first row name that says anything? */
const knownIn = (rows: readonly (readonly Cell[])[], isKnown: (key: string) => boolean): number =>
  headerOf(rows).filter((text) => isKnown(headerKey(text))).length;

const hasHeader = (rows: readonly (readonly Cell[])[], isKnown: (key: string) => boolean): boolean =>
  knownIn(rows, isKnown) > 0;

/** Does the first column hold the lines of a text file, which nobody parted into cells? */
function holdsLines(rows: readonly (readonly Cell[])[], isKnown: (key: string) => boolean): boolean {
  const [line = '', ...others] = headerOf(rows);
  const names = line.split(/[,;|\t]/).filter((name) => isKnown(headerKey(name.replaceAll('"', ''))));
  return others.length === 0 && names.length > 1;
}

/** A sheet of a workbook, and how many rows of a title stood above its header. */
interface Sheet {
  readonly sheet: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly title: number;
}

/** Leaves out the title of a sheet; rows keep their numbers. */
function untitled(
  sheet: string,
  rows: readonly (readonly Cell[])[],
  isKnown: (key: string) => boolean,
): Sheet {
  const header =
    hasHeader(rows, isKnown) || holdsLines(rows, isKnown) ? -1 : headerBelow(rows.map(saidIn), isKnown);
  if (header === -1) return { sheet, rows, title: 0 };
  return { sheet, rows: rows.map((row, at) => (at < header ? [] : row)), title: header };
}

/** A sheet as CSV, a line a row, so that rows keep their numbers; names of columns that were wrapped stand on one line. */
async function writeSheet(rows: readonly (readonly Cell[])[], path: string, isText: boolean): Promise<void> {
  const header = rows.findIndex((row) => saidIn(row).length > 0);
  const lines = rows.map((row, at) => {
    const said = saidIn(row);
    if (isText) return `${said.join('')}\n`;
    if (!said.length) return '\n';
    const texts = row.map(textOf);
    return stringify([at === header ? texts.map((text) => text.replaceAll(/\s+/g, ' ')) : texts]);
  });
  await pipeline(Readable.from(lines), createWriteStream(path));
}

/**
 * Writes the sheets of an Excel workbook (.xlsx) as CSV files into a folder; dates as ISO-8601. Sheets whose first row
 * (that of a title aside) names no known column are passed over where others have one, and so are those that name one where others name more. Throws CommandRefusal for a workbook that cannot be read.
 */
export async function unpackWorkbook(
  { name, path }: DeliveredFile,
  folder: string,
  isKnown: (key: string) => boolean,
  onPassedOver: OnPassedOver,
): Promise<DeliveredFile[]> {
  const sheets = await readWorkbook(path, { parseNumber: exact }).catch((error: unknown) => {
    throw new CommandRefusal(
      `${name}: cannot be read as an Excel workbook (${error instanceof Error ? error.message : error})`,
    );
  });
  const all = sheets.map(({ sheet, data }) => untitled(sheet, told(data as unknown as Cell[][]), isKnown));
  const filled = all.filter(({ rows }) => rows.length > 0);
  if (!filled.length) throw new CommandRefusal(`${name}: the workbook is empty`);
  // a list of makes or towns beside the vehicles names one of their columns
  const least = Math.min(2, Math.max(1, ...filled.map(({ rows }) => knownIn(rows, isKnown))));
  const known = filled.filter(({ rows }) => knownIn(rows, isKnown) >= least || holdsLines(rows, isKnown));
  const taken = known.length ? known : filled;
  for (const one of filled) {
    const file = `${name}: ${one.sheet}`;
    const why = hasHeader(one.rows, isKnown)
      ? 'its header names one known column, and that of another sheet more'
      : 'no header was found that names known columns';
    if (!taken.includes(one)) onPassedOver({ file, why });
    if (one.title) onPassedOver({ file: `${file}, to row ${one.title}`, why: TITLE });
  }
  return await Promise.all(
    taken.map(async ({ sheet, rows }, at) => {
      const csv = join(folder, String(at));
      await writeSheet(rows, csv, holdsLines(rows, isKnown));
      return { name: taken.length > 1 ? `${name}: ${sheet}` : name, path: csv, readAs: 'Excel' };
    }),
  );
}
