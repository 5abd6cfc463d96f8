import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { literal } from '../ground/sql.ts';
import { ledgerFile } from './open.ts';
import { LEDGER_VERSION } from './schema.ts';
import { SHARED_LEDGER, SHARED_VERSION } from './shared-schema.ts';

/** The version of a ledger's file, beside that which this program knows. */
export interface LedgerVersion {
  /** us-cars; shared */
  readonly name: string;
  /** undefined: it cannot be read */
  readonly version: number | undefined;
  readonly known: number;
  /** why it cannot be read */
  readonly fault?: string;
}

async function versionIn(file: string): Promise<number> {
  const instance = await DuckDBInstance.create(':memory:');
  try {
    const db = await instance.connect();
    await db.run(`ATTACH ${literal(file)} AS looked_at (READ_ONLY)`);
    const found = await db.runAndReadAll('SELECT max(version)::INTEGER FROM looked_at.schema_version');
    db.closeSync();
    return Number(found.getRows()[0]?.[0] ?? 0);
  } finally {
    instance.closeSync();
  }
}

/** The ledgers of a state directory; they are only looked at, so that one that is in use is not known. */
export async function ledgerVersions(dataDir: string): Promise<LedgerVersion[]> {
  const folder = dirname(ledgerFile(dataDir, SHARED_LEDGER));
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.duckdb')) : [];
  const versions: LedgerVersion[] = [];
  for (const file of names.sort()) {
    const name = file.slice(0, -'.duckdb'.length);
    const known = name === SHARED_LEDGER ? SHARED_VERSION : LEDGER_VERSION;
    try {
      versions.push({ name, known, version: await versionIn(join(folder, file)) });
    } catch (error) {
      const fault = /could not set lock/i.test(String(error))
        ? 'in use; look again when its load has ended'
        : String(error);
      versions.push({ name, known, version: undefined, fault });
    }
  }
  return versions;
}
