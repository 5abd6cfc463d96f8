import type { AccountsDatabase } from '../accounts/schema.ts';
import type { Seal } from '../accounts/seal.ts';
import { unreadableWebhooks } from '../accounts/webhooks.ts';
import type { JobFolder } from './folder.ts';

/**
 * What the accounts name and this machine does not have: several servers share the accounts in PostgreSQL, and the files beside
 * them only where each is told of them (FORECOURT_SHARED, FORECOURT_WEBHOOKS_KEY).
 */

/** So many of the newest jobs are looked for. */
const NEWEST = 200;

/** What says that nothing is missing. */
export const ALL_HERE = 'here';

/** What is looked for, and where. */
export interface SharedFiles {
  readonly database: AccountsDatabase;
  readonly seal: Seal;
  readonly folder: JobFolder;
}

async function jobsElsewhere({ database, folder }: SharedFiles): Promise<number> {
  const jobs = await database
    .selectFrom('job')
    .select(['id', 'status', 'lease'])
    .where('status', 'in', ['PROCESSING', 'COMPLETED'])
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  return jobs.filter(({ id, status, lease }) =>
    status === 'PROCESSING' ? !folder.holds(id) : !folder.holdsResults(id, lease ?? ''),
  ).length;
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];

/** ALL_HERE, or what is missing and the setting that mends it, in words. Throws what the accounts throw that cannot be read. */
export async function sharedStanding(shared: SharedFiles): Promise<string> {
  const [jobs, lost] = [await jobsElsewhere(shared), await unreadableWebhooks(shared.database, shared.seal)];
  const missing = [
    ...counted(lost.length, 'webhook has a secret', 'webhooks have secrets').map(
      (what) =>
        `${what} that this server cannot read: give all the same FORECOURT_WEBHOOKS_KEY, or FORECOURT_SHARED`,
    ),
    ...counted(jobs, 'batch job has its file', 'batch jobs have their files').map(
      (what) => `${what} on another machine: give all the same FORECOURT_SHARED`,
    ),
  ];
  return missing.join('; ') || ALL_HERE;
}
