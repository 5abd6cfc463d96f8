import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listingRows } from '../../ingest/accept/listing-rows.ts';
import { feedMap } from '../../ingest/accept/map.ts';
import { type ReadOptions, readFiles } from '../../ingest/delivery/read-files.ts';
import { rows } from '../../ingest/ground/sql.ts';
import { Stopwatch } from '../../ingest/ground/stopwatch.ts';
import { listingsOf, type Market } from '../../src/catalog/markets.ts';
import { emptyLedgers } from './empty-ledgers.ts';

const AS_OF = Date.UTC(2026, 10, 28) / 1000;

type Options = Partial<Omit<ReadOptions, 'map'>> & { readonly map?: string };

/** Reads files on empty ledgers, for the tests of the file that asks for it: what becomes of their rows, accepted ones and rejected ones with their reasons. */
export function readingCells() {
  const onLedger = emptyLedgers();
  return async (content: string | Buffer, { map, market = 'us-cars', ...options }: Options = {}) => {
    const folder = mkdtempSync(join(tmpdir(), 'taken-'));
    const path = join(folder, 'delivered');
    writeFileSync(path, content);
    const dataset = listingsOf(market as Market);
    try {
      return await onLedger(market as Market, async (ledger) => {
        const { found, rejectsFile } = await readFiles(
          {
            form: listingRows(dataset, market as Market),
            market: market as Market,
            asOf: AS_OF,
            files: [path],
            ...(map !== undefined && { map: feedMap(map, dataset, 'm.yaml') }),
            ...options,
          },
          ledger,
          1,
          new Stopwatch(),
        );
        const listings: Record<string, unknown>[] = await rows(
          ledger.db,
          'SELECT * FROM delivered ORDER BY seq',
        );
        const rejects = readFileSync(rejectsFile, 'utf8').trim().split('\n').slice(1);
        return { found, listings, rejects: rejects.map((line) => line.replace(`${path},`, '')) };
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

/** A file of rows that differ in some columns. */
export const file = (columns: string, cells: readonly string[]): string =>
  [`source,stock_no,make,${columns}`, ...cells.map((one, at) => `d.example,${at + 1},Ford,${one}`), ''].join(
    '\n',
  );

/** Some fields of rows; of one field its values alone. */
export const values = (listings: readonly Record<string, unknown>[], ...fields: string[]): unknown[] =>
  listings.map((row) => (fields.length === 1 ? row[fields[0] ?? ''] : fields.map((field) => row[field])));
