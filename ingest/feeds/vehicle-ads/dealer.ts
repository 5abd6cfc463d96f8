import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { WrongUsage } from '../../ground/outcome.ts';
import { headerKey } from '../columns.ts';
import { headerRow, rowCutter } from '../delimited-rows.ts';
import { readHeader, refuseTwins, valuesOf } from '../header.ts';
import { LIMITS } from '../limits.ts';
import type { Row } from '../records.ts';

/** What is known of the dealer of a feed: canonical column → text that is not blank. */
export type DealerRow = Readonly<Record<string, string>>;

/** The dealer group of feeds.md 2.1, and what a feed may leave open besides. */
const COLUMNS: ReadonlySet<string> = new Set([
  ...[
    'dealer_id',
    'mc_website_id',
    'mc_dealer_id',
    'mc_location_id',
    'mc_rooftop_id',
    'mc_dealership_group_id',
  ],
  ...[
    'mc_dealership_group_name',
    'mc_sub_dealership_group_id',
    'mc_sub_dealership_group_name',
    'mc_category',
  ],
  ...[
    'seller_name',
    'dealer_type',
    'dealership_group_name',
    'street',
    'city',
    'state',
    'zip',
    'country',
    'county',
  ],
  ...['latitude', 'longitude', 'msa_code', 'seller_phone', 'seller_email', 'dealer_website'],
  ...['source', 'currency_indicator'],
]);

const isKnown = (key: string): boolean => COLUMNS.has(key);

function contentOf(file: string): Buffer {
  let bytes: Buffer;
  try {
    if (statSync(file).size > LIMITS.rowBytes) throw new Error('it is too large');
    bytes = readFileSync(file);
  } catch (error) {
    throw new WrongUsage(`${file}: cannot be read (${error instanceof Error ? error.message : error})`);
  }
  if (!isUtf8(bytes)) throw new WrongUsage(`${file}: is not valid UTF-8`);
  return bytes.subarray(0, 3).toString('hex') === 'efbbbf' ? bytes.subarray(3) : bytes;
}

type Cells = readonly (readonly [column: string, value: string])[];

function jsonCells(file: string, text: string): Cells {
  let row: unknown;
  try {
    row = JSON.parse(text);
  } catch (error) {
    throw new WrongUsage(`${file}: is not JSON (${error instanceof Error ? error.message : error})`);
  }
  return Object.entries(row as Record<string, unknown>).map(([column, value]) => {
    if (value === null) return [column, ''];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new WrongUsage(`${file}: "${column}" is neither text nor a number`);
    return [column, String(value)];
  });
}

function rowsOf(file: string, bytes: Buffer): { names: readonly string[]; delimiter: string; rows: Row[] } {
  const { text, nextByte, nextLine } = headerRow(file, bytes, LIMITS);
  const header = readHeader(file, text, isKnown);
  const cutter = rowCutter(file, header, LIMITS, nextLine);
  return { ...header, rows: [...cutter.take(bytes.subarray(nextByte)), ...cutter.end()] };
}

function csvCells(file: string, bytes: Buffer): Cells {
  const { names, delimiter, rows } = rowsOf(file, bytes);
  const [row, ...more] = rows;
  if (!row) throw new WrongUsage(`${file}: contains no row`);
  if (more.length)
    throw new WrongUsage(`${file}: contains ${rows.length} rows; a feed has exactly one dealer`);
  if (row.fault) throw new WrongUsage(`${file}: line ${row.line}: ${row.fault}`);
  const values = valuesOf(row.bytes.toString('utf8'), delimiter);
  return names.map((column, at) => [column, values[at] ?? '']);
}

function dealerOf(file: string, cells: Cells): DealerRow {
  const unknown = cells.find(([column]) => !isKnown(headerKey(column)));
  if (unknown) throw new WrongUsage(`${file}: "${unknown[0]}" is not a dealer column`);
  refuseTwins(
    file,
    cells.map(([column]) => column),
  );
  const filled = cells.flatMap(([column, value]) =>
    value.trim() ? [[headerKey(column), value.trim()] as const] : [],
  );
  if (!filled.length) throw new WrongUsage(`${file}: contains no value`);
  return Object.fromEntries(filled);
}

/**
 * Reads the row of a feed's dealer: CSV with one data row, or one JSON object, by canonical column names. Throws
 * WrongUsage for a file that cannot be read, unknown columns, and no row or several.
 */
export function readDealer(file: string): DealerRow {
  const bytes = contentOf(file);
  const start = bytes.toString('utf8').trimStart();
  if (start.startsWith('[')) throw new WrongUsage(`${file}: is a JSON array; give one object`);
  try {
    return dealerOf(file, start.startsWith('{') ? jsonCells(file, start) : csvCells(file, bytes));
  } catch (error) {
    // a dealer's row is a part of the call, not of the delivery
    throw error instanceof Error ? new WrongUsage(error.message) : error;
  }
}
