import type { JobRow } from '../accounts/schema.ts';
import type { FamilyName } from './families.ts';

/** A batch job (part-1.md E11, supplement section 5). */

/** PROCESSING until it ends; the other two are final: there is no cancel and no way back. */
export type JobStatus = 'PROCESSING' | 'COMPLETED' | 'FAILED';

/** What a job was submitted with besides its file. */
export type JobParameters = Readonly<Record<string, string | boolean>>;

/** How many rows of its file a job has dealt with. */
export interface Progress {
  readonly total: number;
  readonly processed: number;
  /** of the processed ones: those that have an error in the results */
  readonly failed: number;
}

/** Why a job failed; the code is for programs, the message for people. */
export interface JobError {
  readonly code: string;
  readonly message: string;
}

/** A batch job, as it is stored. */
export interface Job {
  readonly id: string;
  readonly account: string;
  readonly family: FamilyName;
  readonly status: JobStatus;
  readonly parameters: JobParameters;
  readonly clientReference?: string | undefined;
  /** as it is kept: ./webhook.ts */
  readonly webhook?: string | undefined;
  /** Unix seconds, as the other instants */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly completedAt?: number | undefined;
  readonly total?: number | undefined;
  readonly processed: number;
  readonly failed: number;
  readonly error?: JobError | undefined;
  /** run that has it, or whose results stand */
  readonly lease?: string | undefined;
  /** how often it was begun, but for runs that were stopped in good order */
  readonly attempts: number;
}

/** A job as it is submitted. */
export interface NewJob {
  readonly id: string;
  readonly account: string;
  readonly family: FamilyName;
  readonly parameters: JobParameters;
  readonly clientReference: string | undefined;
  /** as it is kept: ./webhook.ts */
  readonly webhook: string | undefined;
}

/** The row of a job that is submitted at an instant, in Unix seconds. */
export const newRow = (job: NewJob, now: number): JobRow => ({
  id: job.id,
  account_id: job.account,
  family: job.family,
  status: 'PROCESSING',
  parameters: JSON.stringify(job.parameters),
  client_reference: job.clientReference ?? null,
  webhook: job.webhook ?? null,
  created_at: now,
  updated_at: now,
  started_at: null,
  completed_at: null,
  total_records: null,
  processed_records: 0,
  failed_records: 0,
  error_code: null,
  error_message: null,
  lease: null,
  lease_until: null,
  attempts: 0,
  announced: 0,
});

/** The job of a row. */
export const jobOf = (row: JobRow): Job => ({
  id: row.id,
  account: row.account_id,
  family: row.family as FamilyName,
  status: row.status as JobStatus,
  parameters: JSON.parse(row.parameters) as JobParameters,
  clientReference: row.client_reference ?? undefined,
  webhook: row.webhook ?? undefined,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  completedAt: row.completed_at ?? undefined,
  total: row.total_records ?? undefined,
  processed: row.processed_records,
  failed: row.failed_records,
  error: row.error_code === null ? undefined : { code: row.error_code, message: row.error_message ?? '' },
  lease: row.lease ?? undefined,
  attempts: row.attempts,
});
