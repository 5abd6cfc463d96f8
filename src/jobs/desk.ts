import { randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { AccountsUnwritable } from '../accounts/errors.ts';
import { isTarget } from '../accounts/target.ts';
import { Refusal } from '../catalog/errors.ts';
import { FAMILIES, type FamilyName } from './families.ts';
import type { JobFolder } from './folder.ts';
import { checkHeader } from './header.ts';
import type { Job, JobParameters } from './job.ts';
import { type JobLimits, MOST_OPEN } from './limits.ts';
import type { JobStore } from './store.ts';
import { type Submission, takeUpload } from './upload.ts';
import type { MakeWebhook } from './webhook.ts';

/** A job as it is handed in. */
interface Submitted {
  readonly job: Job;
  /** signs what the webhook is sent that came with it; shown this once */
  readonly webhookSecret?: string;
}

/** Where jobs are handed in and fetched (part-1.md E11). */
export interface JobDesk {
  /** 400, 413, 422 for what cannot be taken, 429 for an account with too many open jobs; nothing is left of it then */
  submit(
    account: string,
    family: FamilyName,
    parameters: JobParameters,
    submission: Submission,
  ): Promise<Submitted>;
  list: JobStore['list'];
  /** 404: the account has no such job */
  find(account: string, family: FamilyName, id: string): Promise<Job>;
  /** The results, opened. 404: no such job; 422: it has none; 503: they are not on this machine */
  results(account: string, family: FamilyName, id: string): Promise<FileHandle>;
}

const SHARE = 'share that folder with every server';

/** Ids begin with the time, so that they sort by it. */
const freshId = (): string =>
  `job_${Date.now().toString(16).padStart(12, '0')}${randomBytes(6).toString('hex')}`;

const isId = (text: string): boolean => /^job_[0-9a-f]{24}$/.test(text);

/** A webhook is an address of the web; whether it may be called is decided when it is. */
function readWebhook(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !isTarget(url))
    throw new Refusal('bad_parameter', {
      name: 'webhook_url',
      detail:
        'it must be a URL that begins with https://, with any user and password in percent-encoded UTF-8',
    });
  return url;
}

/** What the store answers; one that cannot be read or written is a 503. */
async function stored<Value>(answer: Promise<Value>): Promise<Value> {
  return await answer.catch((cause: unknown) => {
    const fault = cause instanceof AccountsUnwritable ? 'accounts_unwritable' : 'accounts_down';
    throw new Refusal(fault, {}, { cause });
  });
}

/** What a desk of jobs works with. */
export interface DeskParts {
  readonly store: JobStore;
  readonly folder: JobFolder;
  readonly limits: JobLimits;
  readonly makeWebhook: MakeWebhook;
  /** told that there is a new job */
  readonly wake: () => void;
}

/** Makes the desk that takes submissions of jobs and tells of them. */
export function jobDesk({ store, folder, limits, makeWebhook, wake }: DeskParts): JobDesk {
  /** account → its uploads that are on their way: jobs soon */
  const uploading = new Map<string, number>();
  const count = (account: string, more: 1 | -1): void => {
    const now = (uploading.get(account) ?? 0) + more;
    if (now > 0) uploading.set(account, now);
    else uploading.delete(account);
  };

  async function find(account: string, family: FamilyName, id: string): Promise<Job> {
    // what is no id is not looked for: a store need not bear every text
    const job = isId(id) ? await stored(store.find(account, family, id)) : undefined;
    if (!job) throw new Refusal('not_found', { detail: 'the account has no such job' });
    return job;
  }

  async function take(
    id: string,
    account: string,
    family: FamilyName,
    parameters: JobParameters,
    submission: Submission,
  ): Promise<Submitted> {
    const file = folder.beginUpload(id);
    const fields = await takeUpload(submission, file, limits.uploadBytes);
    const url = readWebhook(fields.webhook_url);
    await checkHeader(file, FAMILIES[family]);
    folder.keepUpload(id);
    const clientReference = fields.client_reference;
    const made = url && (await stored(makeWebhook(id, url)));
    const fresh = { id, account, family, parameters, clientReference, webhook: made?.sealed };
    const job = await stored(store.add(fresh));
    return { job, ...(made && { webhookSecret: made.secret }) };
  }

  /** A store whose answer was lost may have the job all the same: its file is left then, and to the sweep in any doubt. */
  async function dropUnlessKnown(id: string): Promise<void> {
    const known = await store.known([id]).catch(() => undefined);
    if (known?.size === 0) folder.drop(id);
  }

  return {
    async submit(account, family, parameters, submission) {
      const id = freshId();
      count(account, 1);
      try {
        const open = await stored(store.openOf(account));
        if (open + (uploading.get(account) ?? 0) > MOST_OPEN)
          throw new Refusal('jobs_open', { limit: MOST_OPEN });
        const submitted = await take(id, account, family, parameters, submission);
        wake();
        return submitted;
      } catch (error) {
        folder.dropUpload(id);
        await dropUnlessKnown(id);
        throw error;
      } finally {
        count(account, -1);
      }
    },
    list: (account, family, page) => stored(store.list(account, family, page)),
    find,
    async results(account, family, id) {
      const job = await find(account, family, id);
      if (job.status !== 'COMPLETED') {
        const detail = job.status === 'FAILED' ? 'it has failed' : 'it is still PROCESSING';
        throw new Refusal('no_results', { detail });
      }
      const handle = await folder.openResults(id, job.lease ?? '');
      if (handle) return handle;
      // a job that has expired is gone with its results; one that has not has them, on another machine
      await find(account, family, id);
      throw new Refusal(
        'job_elsewhere',
        {},
        { cause: new Error(`the results of ${id} are not in ${folder.root}: ${SHARE}`) },
      );
    },
  };
}
