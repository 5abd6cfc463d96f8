import { VIEW_ALERT } from '../../accounts/comparisons.ts';
import type { Schema } from '../../catalog/schema.ts';
import { JOB_FINISHED } from '../../jobs/outbox.ts';
import { ref } from '../openapi/envelopes.ts';
import { json } from '../openapi/responses.ts';
import { changedListings, comparedVersions } from '../openapi/views.ts';

/** What a webhook's receiver is sent with an event (supplement section 5, "Account webhook"). */

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const SIGNATURE = header(
  'X-Signature',
  '`sha256=` and the hex HMAC-SHA256 of X-Timestamp, a dot and the body, keyed with the secret of the webhook.',
);

const HEADERS = [
  header('X-Timestamp', 'Time of this attempt in Unix seconds; reject old ones.'),
  header('X-Delivery-ID', 'A UUID, the same for every attempt; process each only once.'),
  header('X-Event-Type', 'The type of the event, as in the body.'),
];

/** Body of an event of a type, by the members of its data. */
const body = (type: string, data: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  required: ['id', 'event_type', 'event_data'],
  properties: {
    id: { type: 'string', format: 'uuid', description: 'The event; the same for every receiver.' },
    event_type: { type: 'string', enum: [type] },
    event_data: { type: 'object', required: Object.keys(data), properties: data },
  },
});

const REFRESHED = {
  endpoint: {
    type: 'string',
    description: 'Path of the operation whose answers may have changed.',
    examples: ['/v2/search/car/active'],
  },
  event_timestamp: { type: 'integer', description: 'When they changed, in Unix seconds.' },
};

const FINISHED = {
  endpoint: { type: 'string', description: 'Path of the job.' },
  event_timestamp: { type: 'integer', description: 'When it ended, in Unix seconds.' },
  job: ref('BatchJob'),
};

const FOUND: Record<string, Schema> = {
  endpoint: { type: 'string', description: 'Path of the event, where it can be read again.' },
  event_timestamp: { type: 'integer', description: 'When it was found, in Unix seconds.' },
  view: {
    type: 'object',
    properties: { view_id: { type: 'string' }, name: { type: 'string' }, search: { type: 'string' } },
    required: ['view_id', 'name', 'search'],
  },
  ...comparedVersions,
  ...changedListings,
};

const TAKEN = { description: 'Accepted. The response must arrive within 30 seconds.' };
const AGAIN = { description: 'Retried for a day; redirects are not followed.' };

/** The events that are sent, by type. */
export const webhookEvents = {
  'api.data.refreshed': {
    post: {
      operationId: 'api_data_refreshed',
      tags: ['service'],
      summary: 'A delivery has gone live: one event for each operation whose answers may have changed.',
      description: 'Basic Authorization is sent if the URL of the webhook has a user and a password.',
      security: [],
      parameters: [SIGNATURE, ...HEADERS],
      requestBody: { required: true, content: json(body('api.data.refreshed', REFRESHED)) },
      responses: {
        '2XX': TAKEN,
        410: { description: 'The receiver is gone: the webhook is stopped.' },
        default: AGAIN,
      },
    },
  },
  [VIEW_ALERT]: {
    post: {
      operationId: 'view_alert',
      tags: ['views'],
      summary: 'An alert on a saved view has found something: one event for each comparison that did.',
      description: 'Basic Authorization is sent if the URL of the webhook has a user and a password.',
      security: [],
      parameters: [SIGNATURE, ...HEADERS],
      requestBody: { required: true, content: json(body(VIEW_ALERT, FOUND)) },
      responses: {
        '2XX': TAKEN,
        410: { description: 'The receiver is gone: the webhook is stopped.' },
        default: AGAIN,
      },
    },
  },
  [JOB_FINISHED]: {
    post: {
      operationId: 'job_finished',
      tags: ['jobs'],
      summary:
        'A batch job has ended: one event, to the webhook_url that it was submitted with, signed with the webhook_secret of the answer.',
      description: 'Basic Authorization is sent if the URL has a user and a password.',
      security: [],
      parameters: [SIGNATURE, ...HEADERS],
      requestBody: { required: true, content: json(body(JOB_FINISHED, FINISHED)) },
      responses: {
        '2XX': TAKEN,
        410: { description: 'The receiver is gone: the event is not retried.' },
        default: AGAIN,
      },
    },
  },
};
