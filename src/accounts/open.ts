import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Accounts, AccountsStanding } from './accounts.ts';
import { alertDesk } from './alerts.ts';
import { postgresCalls } from './postgres/calls.ts';
import { preferredDealers, setPreferredDealers } from './preferred-dealers.ts';
import type { AccountsDatabase, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite/dialect.ts';
import { servedCalls } from './sqlite/server-calls.ts';
import { tokenDesk } from './tokens.ts';
import { viewDesk } from './views.ts';

/** Where the accounts are: in PostgreSQL when there is a URL, else in a file of the state directory. */
export interface AccountsLocation {
  readonly dataDir: string;
  readonly accountsUrl?: string | undefined;
}

const inFile = (dataDir: string): AccountsDatabase => new Kysely<Tables>({ dialect: sqliteDialect(dataDir) });

/**
 * Opens the accounts for a command, migrated; makes them where there are none. `destroy` closes them. On a full or
 * read-only disk they can still be read. Throws AccountsDamaged, AccountsUnwritable, AccountsTooNew.
 */
export async function openAccounts({ dataDir, accountsUrl }: AccountsLocation): Promise<AccountsDatabase> {
  if (!accountsUrl) return inFile(dataDir);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: await postgresPool(accountsUrl) }) });
}

/** The driver of PostgreSQL is loaded where there is one: that takes a tenth of a second. */
const postgresPool = async (url: string): Promise<Pool> => (await import('./postgres/pool.ts')).openPool(url);

/** Of a store that is always written, or not at all. */
const WRITTEN: AccountsStanding = { unwritable: undefined, unwritten: 0, lost: 0 };

/** What is asked rarely: the same in both stores. */
const rareOnes = (database: AccountsDatabase) => ({
  ...tokenDesk(database),
  preferredDealers: preferredDealers(database),
  setPreferredDealers: setPreferredDealers(database),
  views: viewDesk(database),
  alerts: alertDesk(database),
});

/** Opens the accounts for a server (./accounts.ts). Rejects when PostgreSQL does not answer. */
export async function serveAccounts({ dataDir, accountsUrl }: AccountsLocation): Promise<Accounts> {
  if (accountsUrl) {
    const pool = await postgresPool(accountsUrl);
    const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    return {
      ...postgresCalls(pool),
      ...rareOnes(database),
      standing: () => WRITTEN,
      close: () => database.destroy(),
    };
  }
  const calls = servedCalls(dataDir);
  // on a handle of its own: its statements take turns of the event loop, those of the calls must not fall in between
  const database = inFile(dataDir);
  return {
    ...calls,
    ...rareOnes(database),
    async close() {
      await database.destroy();
      await calls.close();
    },
  };
}
