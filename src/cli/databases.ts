import type { Databases } from '../../ingest/backup/parts.ts';
import { CommandRefusal } from '../../ingest/ground/outcome.ts';
import { CopyUnusable, checkAccounts, copyAccounts, putAccounts } from '../accounts/copy.ts';
import type { Settings } from '../settings.ts';

/** How the databases of the state directory are backed up and restored; what a check refuses is exit code 3. */
export const DATABASES: Databases = {
  'accounts.db': {
    copy: copyAccounts,
    check(copy) {
      try {
        checkAccounts(copy);
      } catch (error) {
        throw error instanceof CopyUnusable ? new CommandRefusal(error.message) : error;
      }
    },
    put: putAccounts,
  },
};

/** The databases of the settings: without the accounts, and saying so, where they are in PostgreSQL. */
export function databasesOf({ accountsUrl }: Pick<Settings, 'accountsUrl'>): Databases {
  if (!accountsUrl) return DATABASES;
  console.error(
    'The accounts are in PostgreSQL and are not included: back them up with pg_dump and restore them with psql.',
  );
  return {};
}
