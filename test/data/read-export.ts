import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { listingRows } from '../../ingest/accept/listing-rows.ts';
import { type ReadOptions, readFiles } from '../../ingest/delivery/read-files.ts';
import { rows } from '../../ingest/ground/sql.ts';
import { Stopwatch } from '../../ingest/ground/stopwatch.ts';
import { listingsOf, type Market } from '../../src/catalog/markets.ts';
import { emptyLedgers } from './empty-ledgers.ts';

export type Cells = Readonly<Record<string, string>>;

export interface How extends Partial<Pick<ReadOptions, 'dealer' | 'map'>> {
  readonly market?: Market;
}

/** Files of made rows in a folder that lives as long as the tests of the file that asks for it. */
export function exportFiles() {
  const onLedger = emptyLedgers();
  let folder = '';
  let files = 0;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'exports-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    path: (name: string): string => join(folder, name),
    /** A file with the whole header of an export and one row; cells that are not named are empty. */
    written(header: readonly string[], cells: Cells, delimiter = ','): string {
      files += 1;
      const path = join(folder, `${files}.csv`);
      const quoted = (all: readonly string[]) =>
        all.map((one) => `"${one.replaceAll('"', '""')}"`).join(delimiter);
      const unknown = Object.keys(cells).filter((name) => !header.includes(name));
      if (unknown.length) throw new Error(`not in the header: ${unknown}`);
      writeFileSync(path, `${quoted(header)}\n${quoted(header.map((name) => cells[name] ?? ''))}\n`);
      return path;
    },
    /** Reads a file as `ingest listings` does: what it was read as, its only listing, and the rejects. */
    read(path: string, { market = 'us-cars', ...how }: How = {}) {
      const form = listingRows(listingsOf(market), market);
      return onLedger(market, async (ledger) => {
        const options = { form, market, asOf: 1_800_000_000, files: [path], ...how };
        const { found, rejectsFile } = await readFiles(options, ledger, 1, new Stopwatch());
        const listed = await rows<Record<string, never>>(ledger.db, 'SELECT * FROM delivered');
        return {
          readAs: found.forms[path],
          listing: listed[0],
          rejects: readFileSync(rejectsFile, 'utf8'),
        };
      });
    },
  };
}
