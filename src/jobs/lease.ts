import type { Logger } from 'pino';
import type { Progress } from './job.ts';
import type { JobStore } from './store.ts';

/** How a run shows that it lives. */
export interface LeasePace {
  /** a run that does not say that it lives has lost its job after these seconds */
  readonly leaseSeconds: number;
  /** milliseconds between two signs of life, and two notes of the progress */
  readonly renewMs: number;
}

interface LeaseParts {
  readonly store: JobStore;
  readonly log: Logger;
  readonly pace: LeasePace;
}

/** Renews the lease of a run; when that is not possible for as long as it lasts, `lost` is told, and the run is to stop. */
export function stayAlive(
  { store, log, pace: { leaseSeconds, renewMs } }: LeaseParts,
  job: string,
  lease: string,
  lost: AbortController,
) {
  let progress: Progress | undefined;
  let renewed = performance.now();
  let renewing: Promise<void> = Promise.resolve();
  const renew = async (): Promise<void> => {
    try {
      if (await store.renew(job, lease, leaseSeconds, progress)) renewed = performance.now();
      else lost.abort();
    } catch (error) {
      log.warn({ job, cause: String(error) }, 'the lease of a job could not be renewed');
      // before somebody else begins it
      if (performance.now() - renewed > (leaseSeconds * 1000) / 2) lost.abort();
    }
  };
  const timer = setInterval(() => {
    renewing = renewing.then(renew);
  }, renewMs);
  return {
    onProgress: (now: Progress): void => {
      progress = now;
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await renewing;
    },
  };
}
