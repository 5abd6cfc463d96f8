import { randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { AccountsUnwritable } from '../accounts/errors.ts';
import { isTarget } from '../accounts/target.ts';
import { Refusal } from '../catalog/errors.ts';
import { FAMILIES, type FamilyName } from './families.ts';
import type { JobFolder } from './folder.ts';
import { checkHeader } from './header.ts';
import type { Job, JobParameters, NewJob } from './job.ts';
import { type JobLimits, MOST_OPEN } from './limits.ts';
import type { JobStore } from './store.ts';
import { type Submission, takeUpload } from './upload.ts';
import type { MakeWebhook } from './webhook.ts';

/** A job as it is handed in. */
interface Submitted {
  readonly job: Job;
  /** signs what the webhook is sent that came with it; shown this once */
  readonly webhookSecret: string | undefined;
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

/** Uploads that are on their way: jobs soon. */
class Uploads {
  readonly #ofAccount = new Map<string, number>();

  of(account: string): number {
    return this.#ofAccount.get(account) ?? 0;
  }

  count(account: string, more: 1 | -1): void {
    const now = this.of(account) + more;
    if (now > 0) this.#ofAccount.set(account, now);
    else this.#ofAccount.delete(account);
  }
}

class FolderDesk implements JobDesk {
  readonly #parts: DeskParts;
  readonly #uploads = new Uploads();

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  async submit(
    account: string,
    family: FamilyName,
    parameters: JobParameters,
    submission: Submission,
  ): Promise<Submitted> {
    const { folder, wake } = this.#parts;
    const id = freshId();
    this.#uploads.count(account, 1);
    try {
      await this.#mayOpen(account);
      const submitted = await this.#take({ id, account, family, parameters }, submission);
      wake();
      return submitted;
    } catch (error) {
      folder.dropUpload(id);
      await this.#dropUnlessKnown(id);
      throw error;
    } finally {
      this.#uploads.count(account, -1);
    }
  }

  async list(...asked: Parameters<JobDesk['list']>): ReturnType<JobDesk['list']> {
    return await stored(this.#parts.store.list(...asked));
  }

  async find(account: string, family: FamilyName, id: string): Promise<Job> {
    // what is no id is not looked for: a store need not bear every text
    const job = isId(id) ? await stored(this.#parts.store.find(account, family, id)) : undefined;
    if (!job) throw new Refusal('not_found', { detail: 'the account has no such job' });
    return job;
  }

  async results(account: string, family: FamilyName, id: string): Promise<FileHandle> {
    const { folder } = this.#parts;
    const job = await this.find(account, family, id);
    if (job.status !== 'COMPLETED') {
      const detail = job.status === 'FAILED' ? 'it has failed' : 'it is still PROCESSING';
      throw new Refusal('no_results', { detail });
    }
    const handle = await folder.openResults(id, job.lease ?? '');
    if (handle) return handle;
    // a job that has expired is gone with its results; one that has not has them, on another machine
    await this.find(account, family, id);
    const cause = new Error(`the results of ${id} are not in ${folder.root}: ${SHARE}`);
    throw new Refusal('job_elsewhere', {}, { cause });
  }

  async #mayOpen(account: string): Promise<void> {
    const open = await stored(this.#parts.store.openOf(account));
    if (open + this.#uploads.of(account) > MOST_OPEN) throw new Refusal('jobs_open', { limit: MOST_OPEN });
  }

  async #take(
    job: Pick<NewJob, 'id' | 'account' | 'family' | 'parameters'>,
    submission: Submission,
  ): Promise<Submitted> {
    const { store, folder, limits, makeWebhook } = this.#parts;
    const { id, family } = job;
    const file = folder.beginUpload(id);
    const fields = await takeUpload(submission, file, limits.uploadBytes);
    const url = readWebhook(fields.webhook_url);
    await checkHeader(file, FAMILIES[family]);
    folder.keepUpload(id);
    const made = url && (await stored(makeWebhook(id, url)));
    const fresh = { ...job, clientReference: fields.client_reference, webhook: made?.sealed };
    return { job: await stored(store.add(fresh)), webhookSecret: made?.secret };
  }

  /** A store whose answer was lost may have the job all the same: its file is left then, and to the sweep in any doubt. */
  async #dropUnlessKnown(id: string): Promise<void> {
    const known = await this.#parts.store.known([id]).catch(() => undefined);
    if (known?.size === 0) this.#parts.folder.drop(id);
  }
}

/** Makes the desk that takes submissions of jobs and tells of them. */
export const jobDesk = (parts: DeskParts): JobDesk => new FolderDesk(parts);
