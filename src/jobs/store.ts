import { type Selectable, sql } from 'kysely';
import type { AccountsDatabase, JobRow } from '../accounts/schema.ts';
import type { FamilyName } from './families.ts';
import { type Job, type JobError, jobOf, type NewJob, newRow, type Progress } from './job.ts';

/** Jobs that wait or run. */
export interface UnfinishedJobs {
  readonly count: number;
  /** Unix seconds at which the oldest was submitted; null: there is none */
  readonly oldest: number | null;
}

/** How a job ends. */
export type JobEnd =
  | { readonly is: 'COMPLETED'; readonly progress: Progress }
  | { readonly is: 'FAILED'; readonly error: JobError };

/** How often a claim is tried again that another process was quicker with. */
const CLAIM_TRIES = 5;

/**
 * The jobs, beside the accounts in SQLite or PostgreSQL, so that several servers share them. A run *has* a job by a
 * lease: a word of its own, written with the time until which nobody else claims the job. Every change that a run makes
 * asks for its lease and for PROCESSING in the same statement: a run that has lost the job changes nothing, and an end is
 * final.
 */
export class JobStore {
  readonly #db: AccountsDatabase;
  readonly #now: () => number;

  /** `now`: Unix seconds */
  constructor(db: AccountsDatabase, now: () => number = () => Math.floor(Date.now() / 1000)) {
    this.#db = db;
    this.#now = now;
  }

  async add(job: NewJob): Promise<Job> {
    const row = newRow(job, this.#now());
    await this.#db.insertInto('job').values(row).execute();
    return jobOf(row);
  }

  /** Those of all accounts that wait or run. */
  async unfinished(): Promise<UnfinishedJobs> {
    const { count, oldest } = await this.#db
      .selectFrom('job')
      .where('status', '=', 'PROCESSING')
      .select(({ fn }) => [fn.countAll().as('count'), fn.min('created_at').as('oldest')])
      .executeTakeFirstOrThrow();
    return { count: Number(count), oldest: oldest === null ? null : Number(oldest) };
  }

  /** undefined: the account has no such job */
  async find(account: string, family: FamilyName, id: string): Promise<Job | undefined> {
    const row = await this.#db
      .selectFrom('job')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', account)
      .where('family', '=', family)
      .executeTakeFirst();
    return row && jobOf(row);
  }

  /** Jobs of an account, the newest first: ids begin with the time of their making. */
  async list(
    account: string,
    family: FamilyName,
    page: { readonly start: number; readonly rows: number },
  ): Promise<{ readonly found: number; readonly jobs: Job[] }> {
    const own = this.#db.selectFrom('job').where('account_id', '=', account).where('family', '=', family);
    const { found } = await own
      .select(({ fn }) => fn.countAll<number>().as('found'))
      .executeTakeFirstOrThrow();
    const rows = await own.selectAll().orderBy('id', 'desc').limit(page.rows).offset(page.start).execute();
    return { found: Number(found), jobs: rows.map(jobOf) };
  }

  /** How many jobs of an account have not ended. */
  async openOf(account: string): Promise<number> {
    const { open } = await this.#db
      .selectFrom('job')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('account_id', '=', account)
      .where('status', '=', 'PROCESSING')
      .executeTakeFirstOrThrow();
    return Number(open);
  }

  /** A job that nobody has: of the account that was served the longest ago, its oldest one. */
  async #free(now: number): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('job')
      .select('id')
      .where('status', '=', 'PROCESSING')
      .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
      .orderBy(
        sql`(SELECT coalesce(max(other.started_at), 0) FROM job AS other WHERE other.account_id = job.account_id)`,
      )
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  }

  /** Takes a job for a run, for some seconds; undefined: there is none to be had. */
  async claim(lease: string, seconds: number): Promise<Job | undefined> {
    for (let left = CLAIM_TRIES; left > 0; left -= 1) {
      const now = this.#now();
      const id = await this.#free(now);
      if (id === undefined) return undefined;
      const row = await this.#db
        .updateTable('job')
        .set(({ eb }) => ({
          lease,
          lease_until: now + seconds,
          started_at: now,
          attempts: eb('attempts', '+', 1),
        }))
        .where('id', '=', id)
        .where('status', '=', 'PROCESSING')
        // again: another process may have taken it since it was looked for
        .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
        .returningAll()
        .executeTakeFirst();
      if (row) return jobOf(row as Selectable<JobRow>);
    }
    return undefined;
  }

  #held(id: string, lease: string) {
    return this.#db
      .updateTable('job')
      .where('id', '=', id)
      .where('lease', '=', lease)
      .where('status', '=', 'PROCESSING');
  }

  /** Keeps a job for some more seconds and tells how far it is; false: the run has lost it. Progress never falls. */
  async renew(id: string, lease: string, seconds: number, progress?: Progress): Promise<boolean> {
    const now = this.#now();
    const far = progress && {
      total_records: progress.total,
      processed_records: sql<number>`CASE WHEN processed_records > ${progress.processed} THEN processed_records ELSE ${progress.processed} END`,
      failed_records: progress.failed,
    };
    const { numUpdatedRows } = await this.#held(id, lease)
      .set({ lease_until: now + seconds, updated_at: now, ...far })
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Gives a job back that is not done: to whoever claims it, after some seconds. */
  async release(
    id: string,
    lease: string,
    { afterSeconds = 0, counts = true }: { readonly afterSeconds?: number; readonly counts?: boolean } = {},
  ): Promise<void> {
    await this.#held(id, lease)
      .set(({ eb }) => ({
        lease: null,
        lease_until: this.#now() + afterSeconds,
        ...(counts ? {} : { attempts: eb('attempts', '-', 1) }),
      }))
      .execute();
  }

  /** Ends a job; undefined: the run has lost it, and nothing was changed. */
  async finish(id: string, lease: string, end: JobEnd): Promise<Job | undefined> {
    const now = this.#now();
    const outcome =
      end.is === 'COMPLETED'
        ? {
            total_records: end.progress.total,
            processed_records: end.progress.processed,
            failed_records: end.progress.failed,
          }
        : { error_code: end.error.code, error_message: end.error.message };
    const row = await this.#held(id, lease)
      .set({ status: end.is, updated_at: now, completed_at: now, lease_until: null, ...outcome })
      .returningAll()
      .executeTakeFirst();
    return row && jobOf(row as Selectable<JobRow>);
  }

  /** The job that a run has ended; undefined: this run has not. For whoever does not know whether `finish` came through. */
  async endedBy(id: string, lease: string): Promise<Job | undefined> {
    const row = await this.#db
      .selectFrom('job')
      .selectAll()
      .where('id', '=', id)
      .where('lease', '=', lease)
      .where('status', '!=', 'PROCESSING')
      .executeTakeFirst();
    return row && jobOf(row);
  }

  /** Jobs that ended and of which nobody was told yet. */
  async unannounced(): Promise<Job[]> {
    const rows = await this.#db
      .selectFrom('job')
      .selectAll()
      .where('status', '!=', 'PROCESSING')
      .where('announced', '=', 0)
      .orderBy('id')
      .limit(100)
      .execute();
    return rows.map(jobOf);
  }

  async markAnnounced(id: string): Promise<void> {
    await this.#db.updateTable('job').set({ announced: 1 }).where('id', '=', id).execute();
  }

  /** Forgets jobs that ended before an instant; gives their ids. */
  async forget(before: number): Promise<string[]> {
    const rows = await this.#db
      .deleteFrom('job')
      .where('completed_at', '<=', before)
      .where('status', '!=', 'PROCESSING')
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Those of some ids that are jobs. */
  async known(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.#db.selectFrom('job').select('id').where('id', 'in', ids).execute();
    return new Set(rows.map(({ id }) => id));
  }
}
