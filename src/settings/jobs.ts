import { z } from 'zod';
import { count, megabytes } from './forms.ts';

/** Variables of batch jobs. */
export const jobVariables = z.object({
  FORECOURT_JOB_UPLOAD: megabytes('20MB').describe('longest file of a batch job'),
  FORECOURT_JOB_INFLATED: megabytes('100MB').describe('the same, once it is no longer gzipped'),
  FORECOURT_JOB_ROWS: count('10000').describe('most rows of the file of a batch job'),
  FORECOURT_JOB_DAYS: count('7').describe('days that a batch job and its results are kept once it has ended'),
  FORECOURT_JOB_WORKERS: count('1').describe(
    'batch jobs that run at once in a serving process, each in a thread of its own; 0: it runs none',
  ),
});

/** What a batch job may bring, how many run, and how long they are kept. */
export interface JobSettings {
  readonly uploadBytes: number;
  readonly inflatedBytes: number;
  readonly rows: number;
  /** days that an ended one is kept */
  readonly days: number;
  /** that run at once in a process */
  readonly workers: number;
}

/** The settings of batch jobs, from their variables. */
export function jobSettings(value: z.infer<typeof jobVariables>): JobSettings {
  return {
    uploadBytes: value.FORECOURT_JOB_UPLOAD,
    inflatedBytes: value.FORECOURT_JOB_INFLATED,
    rows: value.FORECOURT_JOB_ROWS,
    days: value.FORECOURT_JOB_DAYS,
    workers: value.FORECOURT_JOB_WORKERS,
  };
}
