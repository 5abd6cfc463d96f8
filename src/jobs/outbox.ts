import type { Logger } from 'pino';
import type { Job } from './job.ts';
import type { JobRecord } from './record.ts';

/** A job that has ended, for whoever tells its account. */
interface JobEnded {
  readonly account: string;
  /** path of the job's family below /v2 */
  readonly family: string;
  readonly record: JobRecord;
  /** as it was sent with the job; where it may lead is for the sender to judge */
  readonly webhookUrl: Job['webhookUrl'];
}

/**
 * Takes what is to be told of jobs. It is called once a job, or more often where a server dies in between: `job_id` tells
 * that it is the same. When it rejects it is called again later.
 */
export interface Outbox {
  jobFinished(ended: JobEnded): Promise<void>;
}

/** Tells the log alone: where nobody sends anything. */
export const loggedOutbox = (log: Logger): Outbox => ({
  async jobFinished({ account, family, record: { job_id, status } }) {
    log.info({ account, family, job: job_id, status }, 'job finished');
  },
});
