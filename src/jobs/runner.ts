import { randomUUID } from 'node:crypto';
import { inSpan } from '../tracing/span.ts';
import type { Job } from './job.ts';
import { announce, type EndingParts, endJob } from './job-end.ts';
import { type LeasePace, stayAlive } from './lease.ts';
import { JobFault } from './work/fault.ts';
import type { TaskEnd } from './work/task.ts';
import type { Work } from './work/threads.ts';

/** How long things take, in milliseconds but where it says seconds. */
export interface Pace extends LeasePace {
  /** between two looks for jobs that other servers took in or left */
  readonly lookMs: number;
  /** between two looks for what has expired or was abandoned */
  readonly tidyMs: number;
  /** seconds after which a job is tried again that could not be done now: twice as many with each try */
  readonly againSeconds: number;
}

const PACE: Pace = { leaseSeconds: 15, renewMs: 1000, lookMs: 2000, tidyMs: 600_000, againSeconds: 10 };

/** A job that was begun more often, and ended with its server each time, is at fault itself. */
const MOST_ATTEMPTS = 5;

/** How long a job waits for the machine that has its file. */
const ELSEWHERE_MS = 3_600_000;

/** What the runner of jobs works with. */
export interface RunnerParts extends EndingParts {
  readonly work: Work;
  /** jobs at once */
  readonly workers: number;
  /** days that an ended job is kept */
  readonly days: number;
  readonly pace?: Partial<Pace> | undefined;
  /** milliseconds since 1970 */
  readonly now?: () => number;
}

/**
 * Runs the jobs of a server, and of servers that died: claims one, works on it while it renews its lease, and ends it.
 * A job that is stopped or lost is begun anew by whoever claims it next; only the run that has the lease ends it.
 */
export class JobRunner {
  readonly #parts: RunnerParts;
  readonly #pace: Pace;
  readonly #stop = new AbortController();
  #loops: Promise<void>[] = [];
  #tidied = 0;
  #wakers: (() => void)[] = [];

  constructor(parts: RunnerParts) {
    this.#parts = parts;
    this.#pace = { ...PACE, ...parts.pace };
  }

  start(): void {
    this.#loops = Array.from({ length: this.#parts.workers }, () => this.#loop());
  }

  /** Looks for a job at once. */
  wake(): void {
    for (const wake of this.#wakers.splice(0)) wake();
  }

  /** Stops; jobs that run are given back, and can be claimed at once. */
  async close(): Promise<void> {
    this.#stop.abort();
    this.wake();
    await Promise.all(this.#loops);
  }

  get #stopped(): boolean {
    return this.#stop.signal.aborted;
  }

  #againAfter({ attempts }: Job): number {
    return this.#pace.againSeconds * 2 ** (attempts - 1);
  }

  #idle(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#pace.lookMs);
      this.#wakers.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  async #loop(): Promise<void> {
    while (!this.#stopped) {
      let ran = false;
      try {
        await this.#tidy();
        ran = await this.#runNext();
      } catch (error) {
        this.#parts.log.error({ cause: String(error) }, 'jobs: the store is unavailable; trying again');
      }
      if (!ran && !this.#stopped) await this.#idle();
    }
  }

  /** Runs a job; false: there is none. */
  async #runNext(): Promise<boolean> {
    const { store, folder } = this.#parts;
    const lease = randomUUID();
    const job = await store.claim(lease, this.#pace.leaseSeconds);
    if (!job) return false;
    if (job.attempts > MOST_ATTEMPTS) {
      await this.#end(job, lease, { is: 'fault', error: new JobFault('given_up', MOST_ATTEMPTS).error });
      return true;
    }
    if (!(await folder.holds(job.id)) && this.#mayBeElsewhere(job)) {
      await this.#leave(job, lease);
      return false;
    }
    folder.clear(job.id);
    const attributes = { 'forecourt.job': job.id, 'forecourt.family': job.family };
    await inSpan({ name: 'job', attributes }, () => this.#run(job, lease));
    return true;
  }

  /** A file that no machine has after an hour is lost: then its job fails as one that cannot be done. */
  #mayBeElsewhere({ createdAt }: Job): boolean {
    const now = (this.#parts.now ?? Date.now)();
    return now - createdAt * 1000 < ELSEWHERE_MS;
  }

  /** Gives a job back whose file is not here: the machine that took it in may do it. */
  async #leave({ id }: Job, lease: string): Promise<void> {
    const { store, folder, log } = this.#parts;
    log.warn({ job: id }, `the file of a job is not in ${folder.root}: share that folder with every server`);
    await store.release(id, lease, { counts: false });
  }

  async #run(job: Job, lease: string): Promise<void> {
    const { work, store, folder, log } = this.#parts;
    const lost = new AbortController();
    const signal = AbortSignal.any([this.#stop.signal, lost.signal]);
    const life = stayAlive({ store, log, pace: this.#pace }, job.id, lease, lost);
    log.info({ job: job.id, family: job.family, attempt: job.attempts }, 'job started');
    let end: TaskEnd;
    try {
      end = await work(job, { lease, signal, onProgress: life.onProgress });
    } catch (error) {
      await life.stop();
      folder.dropResults(job.id, lease);
      const stopped = this.#stopped;
      if (!signal.aborted) log.error({ job: job.id, cause: String(error) }, 'job interrupted');
      // what a stop interrupts is no failed attempt
      await store.release(job.id, lease, {
        counts: !stopped,
        afterSeconds: stopped ? 0 : this.#againAfter(job),
      });
      return;
    }
    await life.stop();
    await this.#end(job, lease, end);
  }

  async #end(job: Job, lease: string, end: TaskEnd): Promise<void> {
    const { store, folder, log } = this.#parts;
    if (end.is === 'later' && job.attempts < MOST_ATTEMPTS) {
      log.warn({ job: job.id, why: end.why }, 'job will be retried');
      folder.dropResults(job.id, lease);
      await store.release(job.id, lease, { afterSeconds: this.#againAfter(job) });
      return;
    }
    await endJob(this.#parts, { job, lease, end });
  }

  /** Forgets what has expired, removes what was abandoned, tells what was not told. */
  async #tidy(): Promise<void> {
    const now = (this.#parts.now ?? Date.now)();
    if (now - this.#tidied < this.#pace.tidyMs) return;
    this.#tidied = now;
    const { store, folder, days } = this.#parts;
    for (const job of await store.unannounced()) await announce(this.#parts, job);
    for (const id of await store.forget(Math.floor(now / 1000) - days * 86_400)) folder.drop(id);
    // by the clock that the file system writes
    await folder.sweep((ids) => store.known(ids), Date.now());
  }
}
