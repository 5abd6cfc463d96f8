import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { rows } from '../../ingest/ground/sql.ts';
import { type Ledger, ledgerFile, openLedger } from '../../ingest/ledger/open.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { TABLES } from './test-ledger.ts';

/** Ledgers of US cars as earlier versions wrote them. */

/** A state directory with the ledger that a version wrote. */
export function oldLedger(version: 1 | 4): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledger-'));
  const file = ledgerFile(dataDir, 'us-cars');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, gunzipSync(readFileSync(new URL(`version-${version}.duckdb.gz`, import.meta.url))));
  return dataDir;
}

/** Opens the ledger of a state directory, and closes it after its use. */
export async function opened<Result>(
  dataDir: string,
  use: (ledger: Ledger) => Promise<Result>,
): Promise<Result> {
  const dataset = listingsOf('us-cars');
  const ledger = await openLedger({ dataDir, market: 'us-cars', dataset, memory: '512MB' });
  try {
    return await use(ledger);
  } finally {
    ledger.close();
  }
}

/** Every table of a ledger. */
export const everything = ({ db }: Ledger) =>
  Promise.all(TABLES.map((table) => rows(db, `SELECT * FROM ${table} ORDER BY ALL`)));
