import type { Schema } from '../../catalog/schema.ts';
import type { Family } from '../../jobs/families.ts';
import { jobSchema } from '../../jobs/job-record.ts';
import { LONGEST_REFERENCE, LONGEST_WEBHOOK } from '../../jobs/limits.ts';
import { ref } from './envelopes.ts';
import { type DocumentedResponse, json } from './responses.ts';

/** Batch jobs in the OpenAPI document. */

const binary = { schema: { type: 'string', format: 'binary' } };

/** The form of a submission. */
export function submissionBody({ gzipped, columns }: Family): object {
  const named = columns.map((column) => (typeof column === 'string' ? column : column.join(' or ')));
  const about = `CSV with a header that names ${named.join(', ')}; ${gzipped ? 'gzipped' : 'not gzipped'}.`;
  const properties = {
    file: { type: 'string', format: 'binary', description: about },
    client_reference: {
      type: 'string',
      maxLength: LONGEST_REFERENCE,
      description: 'Your own label for the job.',
    },
    webhook_url: {
      type: 'string',
      maxLength: LONGEST_WEBHOOK,
      description:
        'Where the event job.finished is sent when the job has ended, signed with the webhook_secret of the answer; a user and a password in it are sent as Basic Authorization.',
    },
  };
  const contentType = gzipped ? 'application/gzip' : 'text/csv';
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: { type: 'object', properties, required: ['file'] },
        encoding: { file: { contentType } },
      },
    },
  };
}

const list = {
  type: 'object',
  properties: { num_found: { type: 'integer' }, jobs: { type: 'array', items: ref('BatchJob') } },
  required: ['num_found', 'jobs'],
};

const submitted: Schema = {
  ...jobSchema,
  properties: {
    ...jobSchema.properties,
    webhook_secret: {
      type: 'string',
      description: 'With a webhook_url: the secret that signs what is sent there, shown only once.',
    },
  },
};

/** What the operations of a family answer. */
export const jobAnswers = {
  list: { 200: { description: 'The jobs.', content: json(list) } },
  submitted: { 200: { description: 'The job.', content: json(submitted) } },
  job: { 200: { description: 'The job.', content: json(ref('BatchJob')) } },
  results: ({ results }: Family): Record<string, DocumentedResponse> => ({
    200: { description: results.about, content: { 'application/gzip': binary } },
  }),
};
