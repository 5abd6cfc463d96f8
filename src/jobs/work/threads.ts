import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { EngineAddress } from '../../engine/client.ts';
import type { JobFolder } from '../folder.ts';
import type { Job, Progress } from '../job.ts';
import type { JobLimits } from '../limits.ts';
import type { DecodeVins } from './decode.ts';
import { JobFault } from './fault.ts';
import type { DecodeReply, Task, TaskEnd, ThreadMessage } from './task.ts';

/** work.ts, compiled. */
const WORKER = fileURLToPath(new URL('../../../dist/jobs-worker.js', import.meta.url));

/** Memory of a thread's objects, in MB: a job that needs more fails, the server goes on. */
const THREAD_MB = 512;
/** Threads that have nothing to do end after this. */
const IDLE_MS = 30_000;
/** Every thread of the server comes before those of the jobs. */
const NICE = 10;

/** Does the work of one run of a job; rejects with an AbortError when it is stopped. */
export type Work = (
  job: Job,
  options: {
    readonly lease: string;
    readonly signal: AbortSignal;
    readonly onProgress: (progress: Progress) => void;
  },
) => Promise<TaskEnd>;

/** How many threads work at jobs, and what they need. */
export interface ThreadsOptions {
  readonly workers: number;
  readonly engine: EngineAddress;
  readonly indexPrefix: string;
  readonly folder: JobFolder;
  readonly limits: JobLimits;
  readonly decode: DecodeVins;
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Threads that do the work of jobs, behind all others of the process. */
export function threads({ workers, engine, indexPrefix, folder, limits, decode }: ThreadsOptions): {
  readonly work: Work;
  close(): Promise<void>;
} {
  const pool = new Piscina<Task, TaskEnd>({
    filename: WORKER,
    minThreads: 0,
    maxThreads: Math.max(1, workers),
    idleTimeout: IDLE_MS,
    niceIncrement: NICE,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MB },
  });

  const work: Work = async (job, { lease, signal, onProgress }) => {
    const { port1: here, port2: port } = new MessageChannel();
    here.on('message', (said: ThreadMessage) => {
      if ('progress' in said) onProgress(said.progress);
      else answer(said);
    });
    const answer = async ({ call, decode: vins, options }: Extract<ThreadMessage, { call: number }>) => {
      const answered: DecodeReply = await decode(vins, options).then(
        (decoded) => ({ call, decoded }),
        (error: unknown) => ({ call, down: String(error) }),
      );
      here.postMessage(answered);
    };
    const task: Task = {
      family: job.family,
      parameters: job.parameters,
      input: folder.input(job.id),
      draft: folder.draft(job.id, lease),
      limits,
      engine,
      indexPrefix,
      port,
    };
    try {
      return await pool.run(task, { signal, transferList: [port] });
    } catch (error) {
      if (isOutOfMemory(error)) return { is: 'fault', error: new JobFault('too_heavy').error };
      throw error;
    } finally {
      here.close();
    }
  };
  return { work, close: () => pool.destroy() };
}
