import type { Schema } from '../catalog/schema.ts';
import { instantText } from '../grammar/date.ts';
import type { Job, JobStatus } from './job.ts';

/** A job as it is shown to its account (supplement section 5, "Recommended record"). */
export interface JobRecord {
  readonly job_id: string;
  readonly status: JobStatus;
  readonly progress_percent: number;
  readonly client_reference?: string | undefined;
  readonly created_at: string;
  readonly updated_at: string;
  readonly completed_at?: string | undefined;
  readonly total_records?: number | undefined;
  readonly processed_records: number;
  readonly failed_records: number;
  readonly error_code?: string | undefined;
  readonly error_message?: string | undefined;
}

/** 0 to 100; 100 is for completed jobs alone, so that a client who waits for it finds the results. */
function percentOf({ status, total, processed }: Job): number {
  if (status === 'COMPLETED') return 100;
  return total ? Math.min(99, Math.floor((processed / total) * 100)) : 0;
}

/** The record of a job. Instants are ISO-8601, UTC; members are absent when unknown. */
export const recordOf = (job: Job): JobRecord => ({
  job_id: job.id,
  status: job.status,
  progress_percent: percentOf(job),
  client_reference: job.clientReference,
  created_at: instantText(job.createdAt),
  updated_at: instantText(job.updatedAt),
  completed_at: job.completedAt === undefined ? undefined : instantText(job.completedAt),
  total_records: job.total,
  processed_records: job.processed,
  failed_records: job.failed,
  error_code: job.error?.code,
  error_message: job.error?.message,
});

const count: Schema = { type: 'integer' };
const instant: Schema = { type: 'string', format: 'date-time' };

/** The record in the OpenAPI document. */
export const jobSchema: Schema = {
  type: 'object',
  properties: {
    job_id: { type: 'string' },
    status: { type: 'string', enum: ['PROCESSING', 'COMPLETED', 'FAILED'] },
    progress_percent: { ...count, description: '0 to 100; 100 when the results can be downloaded.' },
    client_reference: { type: 'string' },
    created_at: instant,
    updated_at: instant,
    completed_at: instant,
    total_records: { ...count, description: 'Rows of the file, once it has been read.' },
    processed_records: count,
    failed_records: { ...count, description: 'Rows whose result is an error.' },
    error_code: { type: 'string', description: 'Only for failed jobs.' },
    error_message: { type: 'string' },
  },
  required: [
    ...['job_id', 'status', 'progress_percent', 'created_at', 'updated_at'],
    ...['processed_records', 'failed_records'],
  ],
};
