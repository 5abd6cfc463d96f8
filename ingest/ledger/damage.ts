import { statSync } from 'node:fs';
import { LedgerDamaged } from '../ground/outcome.ts';

/** How the database says that a file is none of its own, or not whole. */
const DAMAGE =
  /not a valid DuckDB database|Serialization Error|INTERNAL Error|checksum|corrupt|Could not read enough bytes|failed to (?:read|deserialize)|end of file/i;

/** What was thrown for a ledger's file: LedgerDamaged where it says so, else as it was. */
export function damageOf(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || error instanceof LedgerDamaged || !DAMAGE.test(error.message))
    return error;
  const [found = ''] = error.message.split('\n');
  return new LedgerDamaged(file, found, { cause: error });
}

/** A file without a byte would be taken for a new ledger, and all that was known be forgotten. Throws LedgerDamaged. */
export function refuseEmpty(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) throw new LedgerDamaged(file, 'it is empty');
}

/** Runs work that reads a ledger; what it throws of a damaged file names the file. */
export async function onLedgerFile<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw damageOf(error, file);
  }
}
