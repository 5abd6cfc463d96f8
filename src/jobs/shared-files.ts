import type { AccountsDatabase } from '../accounts/schema.ts';
import { type Seal, UnreadableSecret } from '../accounts/seal.ts';
import { unreadableWebhooks } from '../accounts/webhooks.ts';
import type { JobFolder } from './folder.ts';

/**
 * What the accounts name and this machine does not have: several servers share the accounts in PostgreSQL, and the files beside
 * them only where each is told of them (FORECOURT_SHARED, FORECOURT_WEBHOOKS_KEY).
 */

/** So many of the newest jobs are looked for. */
const NEWEST = 200;

/** What says that nothing is missing. */
export const NOTHING_MISSING = 'here';

/** What is looked for, and where. */
export interface SharedFiles {
  readonly database: AccountsDatabase;
  readonly seal: Seal;
  readonly folder: JobFolder;
}

/** What this machine does not have. */
export interface MissingFiles {
  /** webhooks, of accounts and of jobs, whose secret cannot be read */
  readonly unreadable: number;
  /** jobs whose file is not here, among the newest */
  readonly jobs: number;
}

const cannotBeRead = (seal: Seal, id: string, sealed: string | null): boolean => {
  if (sealed === null) return false;
  try {
    seal.open(sealed, id);
    return false;
  } catch (error) {
    if (error instanceof UnreadableSecret) return true;
    throw error;
  }
};

/** Looks what is missing. Throws what the accounts throw that cannot be read. */
export async function missingFiles({ database, seal, folder }: SharedFiles): Promise<MissingFiles> {
  const newest = await database
    .selectFrom('job')
    .select(['id', 'status', 'lease', 'webhook', 'announced'])
    .where('status', 'in', ['PROCESSING', 'COMPLETED'])
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  let jobs = 0;
  // one after another: a folder that does not answer holds one of the threads that read files, and no more
  for (const { id, status, lease } of newest) {
    const isHere = await (status === 'PROCESSING' ? folder.holds(id) : folder.holdsResults(id, lease ?? ''));
    if (!isHere) jobs += 1;
  }
  const ofJobs = newest.filter(({ id, webhook, announced }) => !announced && cannotBeRead(seal, id, webhook));
  const ofAccounts = await unreadableWebhooks(database, seal);
  return { unreadable: ofAccounts.length + ofJobs.length, jobs };
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];

/** NOTHING_MISSING, or what is missing and the setting that mends it, in words. */
export function missingText({ unreadable, jobs }: MissingFiles): string {
  const missing = [
    ...counted(unreadable, 'webhook has a secret', 'webhooks have secrets').map(
      (what) =>
        `${what} that this server cannot read: give all the same FORECOURT_WEBHOOKS_KEY, or FORECOURT_SHARED`,
    ),
    ...counted(jobs, 'batch job has its file', 'batch jobs have their files').map(
      (what) => `${what} on another machine: give all the same FORECOURT_SHARED`,
    ),
  ];
  return missing.join('; ') || NOTHING_MISSING;
}
