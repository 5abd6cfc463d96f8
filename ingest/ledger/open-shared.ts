import type { Installation } from '../ground/installation.ts';
import { type Ledger, openLedger } from './open.ts';
import { migrateShared, SHARED_LEDGER } from './shared-schema.ts';

/** Opens the ledger that the datasets without a market share; throws CommandRefusal while another process has it open. */
export const openShared = (
  { dataDir, memory }: Installation,
  {
    files = [],
    waitSeconds = 0,
    sample = false,
  }: { files?: readonly string[]; waitSeconds?: number; sample?: boolean } = {},
): Promise<Ledger> =>
  openLedger({ dataDir, memory, market: SHARED_LEDGER, migrate: migrateShared, files, waitSeconds, sample });
