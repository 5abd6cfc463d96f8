import type { MessagePort } from 'node:worker_threads';
import type { EngineAddress } from '../../engine/client.ts';
import type { FamilyName } from '../families.ts';
import type { JobError, JobParameters, Progress } from '../job.ts';
import type { JobLimits } from '../limits.ts';
import type { DecodeOptions, DecodeResult } from './decode.ts';

/** What a thread is told to do. */
export interface Task {
  readonly family: FamilyName;
  readonly parameters: JobParameters;
  readonly input: string;
  /** where the results go */
  readonly draft: string;
  readonly limits: JobLimits;
  readonly engine: EngineAddress;
  readonly indexPrefix: string;
  readonly port: MessagePort;
}

/** How it ended; `later`: nothing is wrong with the file, it can be tried again; `error` is for when that has no end. */
export type TaskEnd =
  | { readonly is: 'done'; readonly progress: Progress }
  | { readonly is: 'fault'; readonly error: JobError }
  | { readonly is: 'later'; readonly why: string; readonly error: JobError };

/** What a thread says meanwhile: how far it is, or a question for the decoder, which all threads share. */
export type ThreadMessage =
  | { readonly progress: Progress }
  | { readonly call: number; readonly decode: readonly string[]; readonly options: DecodeOptions };

/** The answer to a question; `down`: why there is none. */
export type DecodeReply =
  | { readonly call: number; readonly decoded: readonly DecodeResult[] }
  | { readonly call: number; readonly down: string };
