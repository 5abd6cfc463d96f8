import type { Schema } from '../../catalog/schema.ts';
import { jobSchema } from '../../jobs/record.ts';
import { MARKETPLACE_FORMATS } from '../../records/marketplace/formats.ts';
import { sharedSchemas } from '../openapi/envelopes.ts';
import { incentiveCounts } from '../openapi/incentives.ts';
import { jobBody } from '../openapi/jobs.ts';
import { preferredBody } from '../openapi/preferred.ts';
import { EVERYWHERE, errorResponses, sharedHeaders } from '../openapi/responses.ts';
import { rowSchemas, successOf } from '../openapi/success.ts';
import type { Operation } from '../operation.ts';
import { KEY_PARAMETER, OPERATIONS, takesFile } from '../operations.ts';
import { DATA_VERSION } from '../request/data-version.ts';
import { oauthPaths, oauthSchemas } from './oauth.ts';
import { parametersOf } from './parameters.ts';
import { CONVENTIONS, descriptionOf, tagOf, tags } from './texts.ts';
import { webhookEvents } from './webhooks.ts';

/** Day of the last change of the interface: the suffix of info.version (part-1.md "Versioning"). */
const INTERFACE_DAY = '20261128';

/** What an operation takes besides its parameters. */
function bodyOf(operation: Operation): object {
  if (operation.kind === 'jobs') return jobBody(operation);
  return preferredBody;
}

const formatSchemas = (): Record<string, Schema> =>
  Object.fromEntries(Object.values(MARKETPLACE_FORMATS).map(({ name, schema }) => [name, schema]));

/** Operations whose pages are of one version of the data. */
const isPaged = ({ kind }: Operation): boolean => ['search', 'marketplace', 'history'].includes(kind);

const VERSION_HEADER = {
  description: 'Version of the data that was read: send it back with the next page, here or as data_version.',
  schema: { type: 'string' },
};

/** Of paged operations also the header that names the version. */
function answersOf(operation: Operation): Record<string, object> {
  const answers = successOf(operation);
  if (!isPaged(operation)) return answers;
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => {
      const { headers = {} } = answer as { readonly headers?: object };
      return [status, { ...answer, headers: { ...headers, [DATA_VERSION]: VERSION_HEADER } }];
    }),
  );
}

function described(operation: Operation): object {
  const { path, summary, replacedBy, errors, method = 'GET' } = operation;
  const description = descriptionOf(operation);
  const named = path.replaceAll(/[^a-z0-9]+/gi, '_').replaceAll(/^_|_$/g, '');
  return {
    // two operations of one path are told apart by what they do
    operationId: takesFile(operation) ? `${named}_submit` : named,
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [tagOf(operation)],
    ...(replacedBy ? { deprecated: true } : {}),
    parameters: parametersOf(operation),
    ...(method === 'POST' ? bodyOf(operation) : {}),
    responses: {
      ...answersOf(operation),
      ...errorResponses([...errors, ...EVERYWHERE, ...(isPaged(operation) ? [409] : [])]),
    },
  };
}

/** Path → method → operation. */
function describedPaths(): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of OPERATIONS) {
    const { path, method = 'GET' } = operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: described(operation) };
  }
  return paths;
}

/** The OpenAPI 3.1 document, from the table of operations and the catalogue. */
export function openapiDocument(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forecourt',
      version: `2.0.0-${INTERFACE_DAY}`,
      description: CONVENTIONS,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/v2' }],
    security: [{ key: [] }, { oauth2: [] }],
    tags,
    paths: {
      ...describedPaths(),
      ...oauthPaths,
    },
    webhooks: webhookEvents,
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'query', name: KEY_PARAMETER },
        oauth2: {
          type: 'oauth2',
          description:
            'Also below /oauth/v2, where a key does not count. Of a key and a token the token counts.',
          flows: { clientCredentials: { tokenUrl: '/oauth2/token', scopes: {} } },
        },
        client: { type: 'http', scheme: 'basic', description: 'Client id and secret.' },
      },
      headers: sharedHeaders,
      schemas: {
        ...sharedSchemas,
        ...incentiveCounts,
        ...rowSchemas(),
        ...formatSchemas(),
        ...oauthSchemas,
        BatchJob: jobSchema,
      },
    },
  };
}
