import { existsSync, rmSync } from 'node:fs';
import { INSIGHTS_MARKET } from '../../src/catalog/markets.ts';
import { ledgerFile, soldFolder, trendsFolder } from './open.ts';

/** The sample market has a ledger of its own, so that nothing real is ever compared with it (feeds.md section 1). */
export const sampleLedgerExists = (dataDir: string, market: string): boolean =>
  existsSync(ledgerFile(dataDir, market, true));

/** Removes the sample's ledger, after the sold months and the trends that were published from it; nobody may have it open. */
export function removeSampleLedger(dataDir: string, market: string): void {
  if (market === INSIGHTS_MARKET) rmSync(soldFolder(dataDir, true), { recursive: true, force: true });
  rmSync(trendsFolder(dataDir, market, true), { recursive: true, force: true });
  const file = ledgerFile(dataDir, market, true);
  for (const path of [`${file}.wal`, file]) rmSync(path, { force: true });
}
