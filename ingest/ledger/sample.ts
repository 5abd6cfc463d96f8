import { existsSync, rmSync } from 'node:fs';
import { ledgerFile, soldFolder } from './open.ts';
import { SOLD_MARKET } from './schema.ts';

/** The sample market has a ledger of its own, so that nothing real is ever compared with it (feeds.md section 1). */
export const sampleLedgerExists = (dataDir: string, market: string): boolean =>
  existsSync(ledgerFile(dataDir, market, true));

/** Removes the sample's ledger, after the sold months that were published from it; nobody may have it open. */
export function removeSampleLedger(dataDir: string, market: string): void {
  if (market === SOLD_MARKET) rmSync(soldFolder(dataDir, true), { recursive: true, force: true });
  const file = ledgerFile(dataDir, market, true);
  for (const path of [`${file}.wal`, file]) rmSync(path, { force: true });
}
