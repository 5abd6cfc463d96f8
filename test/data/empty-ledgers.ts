import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Ledger, openLedger } from '../../ingest/ledger/open.ts';
import { listingsOf, type Market } from '../../src/catalog/markets.ts';

/**
 * Ledgers without a delivery, one a market, for the tests of the file that asks for them. Reading the files of a delivery leaves
 * a ledger as it is (read-files.ts), so one is opened for all that a file reads; each work has a folder of its own in it.
 */
export function emptyLedgers(): <Result>(
  market: Market,
  work: (ledger: Ledger) => Promise<Result>,
) => Promise<Result> {
  const opened = new Map<Market, Promise<Ledger>>();
  let folder = '';
  let works = 0;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'empty-ledgers-'));
  });
  afterAll(async () => {
    for (const ledger of opened.values()) (await ledger).close();
    rmSync(folder, { recursive: true, force: true });
  });
  const ledgerOf = (market: Market): Promise<Ledger> => {
    const dataDir = join(folder, market);
    const ledger =
      opened.get(market) ?? openLedger({ dataDir, market, dataset: listingsOf(market), memory: '512MB' });
    opened.set(market, ledger);
    return ledger;
  };
  return async (market, work) => {
    const ledger = await ledgerOf(market);
    works += 1;
    const own = join(ledger.folders.work, `work-${works}`);
    mkdirSync(own);
    return await work({ ...ledger, folders: { ...ledger.folders, work: own } });
  };
}
