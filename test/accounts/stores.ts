import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { filesBelow } from '../../ingest/ground/durable-files.ts';
import type { AccountsLocation } from '../../src/accounts/open.ts';
import { PATIENCE_MS } from '../patience.ts';
import { Postgres, postgresPrograms } from './postgres.ts';

/** Where a test keeps accounts. */
export interface Store {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Accounts of their own, still empty. */
  fresh(): Promise<AccountsLocation>;
  /** Everything that was written there. */
  bytes(location: AccountsLocation): Promise<string>;
}

const folders: string[] = [];

/** A folder that is gone after the test's file. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-accounts-'));
  folders.push(folder);
  return folder;
}

/** Removes them. */
export const removeFolders = (): void => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
};

const sqlite: Store = {
  name: 'SQLite',
  fresh: async () => ({ dataDir: newFolder() }),
  // read by another process: closing a file of SQLite here would end the locks of the handles here
  bytes: async ({ dataDir }) =>
    execFileSync('cat', filesBelow(dataDir), { cwd: dataDir, encoding: 'latin1' }),
};

/** Tests of PostgreSQL alone; they are skipped where it is not installed. */
export function describeOnPostgres(suite: (store: Store) => void): void {
  const programs = postgresPrograms();
  if (!programs && process.env.CI) throw new Error('PostgreSQL is not installed, and CI needs it');
  if (!programs) console.log('PostgreSQL is not installed: what needs it is skipped');
  describe.skipIf(!programs)('PostgreSQL', () => {
    let postgres: Postgres | undefined;
    const running = (): Postgres => {
      if (!postgres) throw new Error('PostgreSQL did not start');
      return postgres;
    };
    beforeAll(async () => {
      postgres = await Postgres.start(programs ?? '');
    });
    afterAll(() => postgres?.stop());
    suite({
      name: 'PostgreSQL',
      fresh: async () => ({
        dataDir: newFolder(),
        accountsUrl: `${await running().newDatabase()}?connect_timeout=${PATIENCE_MS / 1000}`,
      }),
      bytes: () => running().bytes(),
    });
  });
}

/** The same tests on both stores: a file, and a real PostgreSQL. */
export function describeOnStores(suite: (store: Store) => void): void {
  afterAll(removeFolders);
  describe('SQLite', () => suite(sqlite));
  describeOnPostgres(suite);
}
