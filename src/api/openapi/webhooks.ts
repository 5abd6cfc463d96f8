/** What a webhook's receiver is sent with an event (supplement section 5, "Account webhook"). */

const header = (name: string, description: string) => ({
  ...{ name, in: 'header', required: true, description },
  schema: { type: 'string' },
});

const HEADERS = [
  header(
    'X-Signature',
    '`sha256=` and the hex HMAC-SHA256 of X-Timestamp, a dot and the body, keyed with the secret of the webhook.',
  ),
  header('X-Timestamp', 'When this attempt was made, in Unix seconds: refuse old ones.'),
  header('X-Delivery-ID', 'A UUID, the same for every attempt: take each once.'),
  header('X-Event-Type', 'The type of the event, as in the body.'),
];

const REFRESHED = {
  type: 'object',
  required: ['id', 'event_type', 'event_data'],
  properties: {
    id: { type: 'string', format: 'uuid', description: 'The event; the same for every receiver.' },
    event_type: { const: 'api.data.refreshed' },
    event_data: {
      type: 'object',
      required: ['endpoint', 'event_timestamp'],
      properties: {
        endpoint: {
          type: 'string',
          description: 'Path of the operation whose answers may have changed.',
          examples: ['/v2/search/car/active'],
        },
        event_timestamp: { type: 'integer', description: 'When they changed, in Unix seconds.' },
      },
    },
  },
};

/** The events that are sent, by type. */
export const webhookEvents = {
  'api.data.refreshed': {
    post: {
      summary: 'A delivery answers: an event for each operation whose answers it may have changed.',
      description: 'Basic Authorization is sent where the URL of the webhook has a user and a password.',
      security: [],
      parameters: HEADERS,
      requestBody: { required: true, content: { 'application/json': { schema: REFRESHED } } },
      responses: {
        '2XX': { description: 'Taken. It must come within 30 seconds.' },
        410: { description: 'The receiver is gone: the webhook is stopped.' },
        default: { description: 'Tried again for a day; a redirect is not followed.' },
      },
    },
  },
};
