import type { JobError } from '../job.ts';

/** What makes a job fail, whoever runs it and how often: the file is at fault. */
const JOB_FAULTS = {
  input_missing: 'The uploaded file no longer exists.',
  not_gzip: 'The file is damaged: {detail}.',
  not_csv: 'The file is not CSV: {detail}.',
  too_large: 'The uncompressed file is longer than {detail} bytes.',
  too_many_rows: 'The file has more than {detail} rows.',
  no_rows: 'The file has no row below its header.',
  too_heavy: 'The file needs more memory than a job may have.',
  given_up: 'The job was started {detail} times and never finished.',
  engine_down: 'The search engine did not respond.',
  decoder_down: 'The VIN decoder could not be used.',
} as const;

type JobFaultCode = keyof typeof JOB_FAULTS;

/** Ends a job as FAILED. */
export class JobFault extends Error {
  readonly error: JobError;

  constructor(code: JobFaultCode, detail: string | number = '', options?: ErrorOptions) {
    const message = JOB_FAULTS[code].replace('{detail}', String(detail));
    super(message, options);
    this.error = { code, message };
  }
}

/** The decoder cannot be used now; the message is for the log. */
export class DecoderDown extends Error {}
