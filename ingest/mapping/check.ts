import type { DuckDBConnection } from '@duckdb/node-api';
import { listingsOf, type Market } from '../../src/catalog/markets.ts';
import type { Acceptance } from '../accept/acceptance.ts';
import { listingRows } from '../accept/listing-rows.ts';
import type { FeedMap } from '../accept/map.ts';
import { sourceOf } from '../accept/source.ts';
import type { VinSource } from '../accept/vins/source.ts';
import { readFiles } from '../delivery/read-files.ts';
import { columnParents, fedFields, headerKey } from '../feeds/columns.ts';
import type { PassedOver } from '../feeds/containers/delivered-file.ts';
import type { Spooled } from '../feeds/spool.ts';
import { name, rows } from '../ground/sql.ts';
import { Stopwatch } from '../ground/stopwatch.ts';
import { withEmptyLedger } from './workshop.ts';

/** What is to be tried. */
export interface MapCheck {
  readonly map: FeedMap;
  readonly files: readonly string[];
  readonly market: Market;
  readonly memory: string;
  /** decodes VINs, as a load does; default: they are not */
  readonly vins?: Pick<VinSource, 'decoder' | 'seconds'> | undefined;
}

/** What a load with the map would make of the files; nothing is loaded. */
export interface Checked {
  readonly found: Acceptance;
  /** parts of the files that would not be read */
  readonly passedOver: readonly PassedOver[];
  /** the first accepted rows */
  readonly rows: readonly CheckedRow[];
  /** field → share of the accepted rows that have a value, 0 to 1 */
  readonly filled: Readonly<Record<string, number>>;
}

/** A row before and after. */
export interface CheckedRow {
  readonly file: string;
  readonly line: number;
  /** header → text as it stands in the file */
  readonly before: Readonly<Record<string, string>>;
  /** field → value as it would be kept */
  readonly after: Readonly<Record<string, string>>;
}

/** Rows that are shown. */
const SHOWN = 10;

/** Accepts the files with the map on an empty ledger in a temporary folder. Throws as a load does. */
export async function checkMap({ map, files, market, memory, vins }: MapCheck): Promise<Checked> {
  const dataset = listingsOf(market);
  const fields = fedFields(dataset).map((field) => field.name);
  const asOf = Math.floor(Date.now() / 1000);
  return await withEmptyLedger(market, memory, files, async (ledger) => {
    const options = { form: listingRows(dataset, market), market, asOf, files, map, vins };
    const { found, passedOver, spooled } = await readFiles(options, ledger, 1, new Stopwatch());
    const shares = fields.map((field) => `count(${name(field)}) / greatest(count(*), 1) AS ${name(field)}`);
    const [filled = {}] = await rows<Record<string, number>>(
      ledger.db,
      `SELECT ${shares.join(', ')} FROM delivered`,
    );
    const texts = fields.map((field) => `CAST(${name(field)} AS VARCHAR) AS ${name(field)}`);
    const first = await rows<Record<string, string | null>>(
      ledger.db,
      `SELECT file_of(seq)::VARCHAR AS in_file, line_of(seq)::VARCHAR AS on_line, ${texts.join(', ')}
       FROM delivered ORDER BY seq LIMIT ${SHOWN}`,
    );
    const shown: CheckedRow[] = [];
    for (const { in_file, on_line, ...after } of first) {
      const file = spooled[Number(in_file)];
      if (!file) continue;
      const line = Number(on_line);
      const before = await textsOf(ledger.db, file, line, map);
      shown.push({ file: file.file, line, before, after: present(after) });
    }
    return { found, passedOver, rows: shown, filled };
  });
}

/** A row of a file as it stands there. */
async function textsOf(
  db: DuckDBConnection,
  file: Spooled,
  line: number,
  map: FeedMap,
): Promise<Record<string, string>> {
  const { from, columns } = await sourceOf(db, file, () => 'text', columnParents(map.headers.map(headerKey)));
  // a column without a name, as programs write the numbers of rows, has none to be shown under
  const texts = columns
    .filter(({ header }) => header)
    .map(({ header, text }) => `${text} AS ${name(header)}`);
  const [row = {}] = await rows<Record<string, string | null>>(
    db,
    `SELECT ${texts.join(', ')} FROM ${from} WHERE line = ${line}`,
  );
  return present(row);
}

/** Without unknown values. */
const present = (row: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(row).filter((one): one is [string, string] => one[1] !== null));
