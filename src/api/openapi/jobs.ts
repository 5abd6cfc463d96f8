import type { Parameter } from '../../catalog/parameter.ts';
import type { Schema } from '../../catalog/schema.ts';
import { FAMILIES } from '../../jobs/families.ts';
import { LONGEST_REFERENCE, LONGEST_WEBHOOK } from '../../jobs/limits.ts';
import { jobSchema } from '../../jobs/record.ts';
import { JOB_LIST_PARAMETERS } from '../handlers/jobs.ts';
import type { Operation } from '../operation.ts';
import { ref } from './envelopes.ts';
import { type Answer, json } from './responses.ts';

/** Batch jobs in the OpenAPI document. */
type JobOperation = Extract<Operation, { readonly kind: 'jobs' }>;

export const jobParameters = ({ family, does }: JobOperation): readonly Parameter[] => [
  ...FAMILIES[family].parameters,
  ...(does === 'list' ? JOB_LIST_PARAMETERS : []),
];

const binary = { schema: { type: 'string', format: 'binary' } };

/** The form of a submission; the download takes no body. */
export function jobBody({ family, does }: JobOperation): object {
  if (does !== 'submit') return {};
  const { gzipped, columns } = FAMILIES[family];
  const named = columns.map((column) => (typeof column === 'string' ? column : column.join(' or ')));
  const about = `CSV with a header that names ${named.join(', ')}; ${gzipped ? 'gzipped' : 'not gzipped'}.`;
  const properties = {
    file: { type: 'string', format: 'binary', description: about },
    client_reference: {
      type: 'string',
      maxLength: LONGEST_REFERENCE,
      description: 'A word of yours; the job shows it.',
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
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties, required: ['file'] },
          encoding: { file: { contentType } },
        },
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
      description: 'With a webhook_url: the secret that signs what is sent there, shown this once.',
    },
  },
};

export function jobSuccess({ family, does }: JobOperation): Record<string, Answer> {
  if (does === 'list') return { 200: { description: 'The jobs.', content: json(list) } };
  if (does === 'submit') return { 200: { description: 'The job.', content: json(submitted) } };
  if (does !== 'download') return { 200: { description: 'The job.', content: json(ref('BatchJob')) } };
  return {
    200: { description: FAMILIES[family].results.about, content: { 'application/gzip': binary } },
  };
}
