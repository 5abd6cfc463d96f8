import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { literal, rows } from '../../ingest/ground/sql.ts';
import { addDelivery } from '../../ingest/ledger/deliveries.ts';
import { ledgerFile, openLedger } from '../../ingest/ledger/open.ts';
import { listKeys } from '../../src/accounts/key-list.ts';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts } from '../../src/accounts/open.ts';
import { listingsOf, type Market } from '../../src/catalog/markets.ts';

// State directories with real ledgers and accounts that hold a word each, so that one tells from another.

export const MEMORY = '256MB';
const T = 1_760_000_000;

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'forecourt-state-'));

/** Opens a ledger as a load does. */
export const loading = (dataDir: string, market: Market, waitSeconds = 0) =>
  openLedger({ dataDir, market, dataset: listingsOf(market), memory: MEMORY, waitSeconds });

/** A ledger with one delivery that is pending, and the word. */
export async function makeLedger(dataDir: string, market: Market, word: string): Promise<void> {
  const { db, close } = await loading(dataDir, market);
  await db.run(`CREATE TABLE note (word VARCHAR); COMMENT ON TABLE note IS 'it''s a word';
    COMMENT ON COLUMN note.word IS 'the word itself'; INSERT INTO note VALUES (${literal(word)})`);
  await addDelivery(db, {
    ...{ id: 1, dataset: 'listings', market, asOf: T, sample: false, partial: false, state: 'pending' },
    ...{ accepted: 1, indices: {}, report: '{}' },
  });
  close();
}

/** Accounts with one key, of that name. */
export async function makeAccounts(dataDir: string, word: string): Promise<void> {
  const accounts = await openAccounts({ dataDir });
  await createKey(accounts, { plan: 'free', name: word });
  await accounts.destroy();
}

/** The words of a ledger's file: undefined where there is none. */
async function wordsOf(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const db = await instance.connect();
  await db.run(`ATTACH ${literal(file)} AS ledger (READ_ONLY); USE ledger`);
  const found = await rows<{ word: string }>(db, 'SELECT word FROM note ORDER BY rowid');
  db.closeSync();
  instance.closeSync();
  return found.map(({ word }) => word).join(' ');
}

async function namesOf(dataDir: string): Promise<string | undefined> {
  if (!existsSync(join(dataDir, 'accounts.db'))) return undefined;
  const accounts = await openAccounts({ dataDir });
  const names = (await listKeys(accounts)).map(({ name }) => name);
  await accounts.destroy();
  return names.join(' ');
}

export interface Words {
  readonly us: string | undefined;
  readonly uk: string | undefined;
  readonly accounts: string | undefined;
}

/** What a state directory, or a backup, holds. */
export async function wordsIn(dataDir: string): Promise<Words> {
  return {
    us: await wordsOf(ledgerFile(dataDir, 'us-cars')),
    uk: await wordsOf(ledgerFile(dataDir, 'uk-cars')),
    accounts: await namesOf(dataDir),
  };
}
