import type { Databases } from '../../ingest/backup/parts.ts';
import { Refused } from '../../ingest/outcome.ts';
import { CopyUnusable, checkAccounts, copyAccounts, putAccounts } from '../accounts/copy.ts';

/** How the databases of the state directory are backed up and restored; what a check refuses is exit code 3. */
export const DATABASES: Databases = {
  'accounts.db': {
    copy: copyAccounts,
    check(copy) {
      try {
        checkAccounts(copy);
      } catch (error) {
        throw error instanceof CopyUnusable ? new Refused(error.message) : error;
      }
    },
    put: putAccounts,
  },
};
