/** How much a job may be (settings FORECOURT_JOB_…). */
export interface JobLimits {
  /** bytes of the uploaded file */
  readonly uploadBytes: number;
  /** bytes of the file when it is no longer gzipped */
  readonly inflatedBytes: number;
  readonly rows: number;
}

/** Jobs of an account that have not ended. */
export const MOST_OPEN = 50;
/** Characters of client_reference. */
export const LONGEST_REFERENCE = 255;
/** Characters of webhook_url. */
export const LONGEST_WEBHOOK = 2048;
