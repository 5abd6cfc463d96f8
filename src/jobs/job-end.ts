import type { Logger } from 'pino';
import { FAMILIES } from './families.ts';
import type { JobFolder } from './folder.ts';
import type { Job } from './job.ts';
import { recordOf } from './job-record.ts';
import type { Outbox } from './outbox.ts';
import type { JobEnd, JobStore } from './store.ts';
import type { TaskEnd } from './work/task.ts';

/** How a job ends: its state, its files, and whoever waits for it. */

/** What the end of a job works with. */
export interface EndingParts {
  readonly store: JobStore;
  readonly folder: JobFolder;
  readonly outbox: Outbox;
  readonly log: Logger;
  /** hears of each job that has ended here */
  readonly onEnded?: ((job: Job) => void) | undefined;
}

/** A run that has come to its end. */
interface Ending {
  readonly job: Job;
  readonly lease: string;
  readonly end: TaskEnd;
}

function endOf(end: TaskEnd): JobEnd {
  switch (end.is) {
    case 'done':
      return { is: 'COMPLETED', progress: end.progress };
    case 'fault':
    case 'later':
      return { is: 'FAILED', error: end.error };
  }
}

/** Ends a job, unless its run has lost it: then what the run has written goes, for another run has the job, or will have it. */
export async function endJob(parts: EndingParts, ending: Ending): Promise<void> {
  const { folder, log, onEnded } = parts;
  const { job, lease } = ending;
  const ended = await finish(parts, ending);
  if (ended === 'not ended') folder.dropResults(job.id, lease);
  if (typeof ended === 'string') return;
  log.info({ job: job.id, status: ended.status, error: ended.error?.code }, 'job finished');
  onEnded?.(ended);
  dropRest(parts, ended);
  await announce(parts, ended);
}

/**
 * A store that fails may have ended the job before its answer was lost: it is asked, and while it does not say so either
 * the results stay. A job that is not ended is begun anew when its lease is over.
 */
async function finish(
  { store, folder, log }: EndingParts,
  { job, lease, end }: Ending,
): Promise<Job | 'not ended' | 'unknown'> {
  try {
    if (end.is === 'done') folder.keepResults(job.id, lease);
    return (await store.finish(job.id, lease, endOf(end))) ?? 'not ended';
  } catch (error) {
    log.error({ job: job.id, cause: String(error) }, 'the end of a job could not be stored');
  }
  try {
    return (await store.endedBy(job.id, lease)) ?? 'not ended';
  } catch (error) {
    log.error({ job: job.id, cause: String(error) }, 'the state of a job cannot be read');
    return 'unknown';
  }
}

/** Removes the files of an ended job that nobody needs; where that fails they go when the job expires. */
function dropRest({ folder, log }: EndingParts, { id, status }: Job): void {
  try {
    if (status === 'COMPLETED') folder.dropInput(id);
    else folder.drop(id);
  } catch (error) {
    log.warn({ job: id, cause: String(error) }, 'files of a finished job could not be removed');
  }
}

/** Tells the webhooks that a job has ended; what cannot be told now is told later, with the jobs that nobody was told of. */
export async function announce({ store, outbox, log }: EndingParts, job: Job): Promise<void> {
  const { family, webhook } = job;
  try {
    await outbox.jobFinished({ family: FAMILIES[family].path, record: recordOf(job), webhook });
    await store.markAnnounced(job.id);
  } catch (error) {
    log.warn({ job: job.id, cause: String(error) }, 'the webhook event of a job will be sent later');
  }
}
