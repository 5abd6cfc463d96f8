import { tellOne } from '../accounts/outbox.ts';
import type { AccountsDatabase } from '../accounts/schema.ts';
import type { Seal } from '../accounts/seal.ts';
import type { Job } from './job.ts';
import type { JobRecord } from './job-record.ts';
import { webhookOf } from './webhook.ts';

/** Type of the event that tells of the end of a job. */
export const JOB_FINISHED = 'job.finished';

/** A job that has ended, for whoever tells its account. */
interface JobEnded {
  /** path of the job's family below /v2 */
  readonly family: string;
  readonly record: JobRecord;
  /** as it is kept with the job; where it may lead is for the sender to judge */
  readonly webhook: Job['webhook'];
}

/**
 * Takes what is to be told of jobs. It is called once a job, or more often where a server dies in between: `job_id` tells
 * that it is the same. When it rejects it is called again later.
 */
export interface Outbox {
  jobFinished(ended: JobEnded): Promise<void>;
}

/**
 * Tells the webhook that was sent with a job (supplement section 5), in the form of the account's webhooks, signed with the
 * secret that the answer to its submission showed.
 */
export const accountsOutbox = (database: AccountsDatabase, seal: Seal): Outbox => ({
  async jobFinished({ family, record, webhook }) {
    if (webhook === undefined) return;
    await tellOne(database, seal, {
      origin: `job ${record.job_id}`,
      type: JOB_FINISHED,
      data: {
        endpoint: `/v2${family}/jobs/${record.job_id}`,
        event_timestamp: Date.parse(record.updated_at) / 1000,
        job: record,
      },
      to: webhookOf(seal, record.job_id, webhook),
    });
  },
});
