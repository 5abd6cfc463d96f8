import { KEY_PARAMETER } from '../access/credential.ts';
import { sharedSchemas } from '../openapi/envelopes.ts';
import { incentiveCounts } from '../openapi/incentives.ts';
import {
  EVERYWHERE,
  errorResponses,
  sharedErrors,
  sharedHeaders,
  successHeaders,
} from '../openapi/responses.ts';
import { titled, titledAnswer } from '../openapi/titles.ts';
import type { Operation } from '../operation.ts';
import { OPERATIONS } from '../operations.ts';
import { DATA_VERSION } from '../request/data-version.ts';
import { oauthPaths, oauthSchemas } from './oauth.ts';
import { operationId } from './operation-ids.ts';
import { parametersOf } from './parameters.ts';
import { CONVENTIONS, descriptionOf, tags } from './texts.ts';
import { webhookEvents } from './webhooks.ts';

/** Day of the last change of the interface: the suffix of info.version (part-1.md "Versioning"). */
const INTERFACE_DAY = '20261129';

const VERSION_HEADER = {
  description:
    'Version of the data that was read; send it with the request for the next page, in this header or as data_version.',
  schema: { type: 'string' },
};

/** Responses that are no errors, with the headers that all have; of paged operations also the one that names the version. */
function answersOf(operation: Operation): Record<string, object> {
  const shared = {
    ...successHeaders(operation),
    ...(operation.isPaged ? { [DATA_VERSION]: VERSION_HEADER } : {}),
  };
  return Object.fromEntries(
    Object.entries(operation.answers()).map(([status, { headers = {}, ...answer }]) => [
      status,
      { ...titledAnswer(answer, operationId(operation)), headers: { ...headers, ...shared } },
    ]),
  );
}

function described(operation: Operation) {
  const { summary, tag, replacedBy, errors, requestBody, isPaged } = operation;
  const description = descriptionOf(operation);
  return {
    operationId: operationId(operation),
    summary,
    description,
    tags: [tag],
    ...(replacedBy ? { deprecated: true } : {}),
    parameters: parametersOf(operation),
    requestBody,
    responses: {
      ...answersOf(operation),
      ...errorResponses([...errors, ...EVERYWHERE, ...(isPaged ? [409] : [])]),
    },
  };
}

type Paths = Record<
  string,
  Record<string, ReturnType<typeof described> | (typeof oauthPaths)['/oauth2/token']['post']>
>;

/** Statuses of the errors that operations name. */
function errorsOf(paths: Paths): number[] {
  const described = Object.values(paths).flatMap((methods) => Object.values(methods));
  const statuses = described.flatMap(({ responses }) => Object.keys(responses).map(Number));
  return [...new Set(statuses)].filter((status) => status >= 400).sort((one, other) => one - other);
}

/** Path → method → operation. */
function describedPaths(): Paths {
  const paths: Paths = {};
  for (const operation of OPERATIONS) {
    const { path, method = 'GET' } = operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: described(operation) };
  }
  return paths;
}

/** The OpenAPI 3.1 document, from the table of operations and the catalogue. */
export function openapiDocument(): object {
  const paths = { ...describedPaths(), ...oauthPaths };
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
    paths,
    webhooks: webhookEvents,
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'query', name: KEY_PARAMETER },
        oauth2: {
          type: 'oauth2',
          description:
            'Also accepted below /oauth/v2, where an API key is not. If both are sent, the token is used.',
          flows: { clientCredentials: { tokenUrl: '/oauth2/token', scopes: {} } },
        },
        client: { type: 'http', scheme: 'basic', description: 'Client id and secret.' },
      },
      headers: sharedHeaders,
      responses: sharedErrors(errorsOf(paths)),
      schemas: titled({
        ...sharedSchemas,
        ...incentiveCounts,
        ...Object.assign({}, ...OPERATIONS.map(({ schemas }) => schemas?.() ?? {})),
        ...oauthSchemas,
      }),
    },
  };
}
