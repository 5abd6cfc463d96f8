import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listingsOf, type Market } from '../../src/catalog/markets.ts';
import { type Ledger, openLedger } from '../ledger/open.ts';

/**
 * Runs work on an empty ledger of a market in a temporary folder: what a delivery would become without one that exists being
 * opened or touched. `files`: what the database may read.
 */
export async function withEmptyLedger<Result>(
  market: Market,
  memory: string,
  files: readonly string[],
  work: (ledger: Ledger) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-map-'));
  try {
    const ledger = await openLedger({ dataDir, market, dataset: listingsOf(market), memory, files });
    try {
      return await work(ledger);
    } finally {
      ledger.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
