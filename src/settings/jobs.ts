import { z } from 'zod';
import { count, megabytes } from './forms.ts';

/** Variables of batch jobs. */
export const jobVariables = z.object({
  FORECOURT_JOB_UPLOAD: megabytes('20MB').describe('largest file of a batch job'),
  FORECOURT_JOB_INFLATED: megabytes('100MB').describe('largest file of a batch job, uncompressed'),
  FORECOURT_JOB_ROWS: count('10000').describe('most rows in the file of a batch job'),
  FORECOURT_JOB_DAYS: count('7').describe('days to keep a finished batch job and its results'),
  FORECOURT_JOB_WORKERS: count('1').describe(
    'batch jobs that a serving process runs at once, each in its own thread; 0: none',
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
