import type { Parameter } from '../../catalog/parameter.ts';
import type { Schema } from '../../catalog/schema.ts';
import { POPULAR_PARAMETERS } from '../../insights/popular.ts';
import { SALES_PARAMETERS } from '../../insights/sales.ts';
import { popularSchema, salesSchema, supplySchema } from '../../insights/schema.ts';
import { supplyParameters } from '../../insights/supply.ts';
import { MARKETPLACE_FORMATS } from '../../records/marketplace/formats.ts';
import { searchParameters } from '../../search/read.ts';
import { SUMMARY_PARAMETERS } from '../../summary/parameters.ts';
import { soldGroupsSchema, summarySchema } from '../../summary/schema.ts';
import { DELIVERIES_PARAMETERS } from '../handlers/deliveries.ts';
import { HISTORY_PARAMETERS } from '../handlers/history.ts';
import { MOST_PREFERRED, PREFERRED_PARAMETERS } from '../handlers/preferred-dealers.ts';
import { KEY_PARAMETER, OPERATIONS, type Operation } from '../operations.ts';
import { oauthPaths, oauthSchemas } from './oauth.ts';
import { preferredSchema } from './preferred.ts';
import { EVERYWHERE, errorResponses, json } from './responses.ts';
import {
  dealerSchema,
  deliveriesSchema,
  directorySchema,
  envelopeSchema,
  historySchema,
  listingSchema,
  ref,
  sharedSchemas,
} from './schemas.ts';
import { webhookEvents } from './webhooks.ts';

/** Day of the last change of the interface: the suffix of info.version (part-1.md "Versioning"). */
const INTERFACE_DAY = '20261128';

/** Query parameters of every listing search that say how the answer is shown. */
const PRESENTATION: readonly Parameter[] = [
  {
    name: 'append_api_key',
    about: 'Whether our own URLs in the answer (cached photos, links) carry the key.',
    schema: { type: 'boolean', default: true },
  },
  {
    name: 'include_relevant_links',
    about: 'true: each listing gets links to other operations about it.',
    schema: { type: 'boolean', default: false },
  },
];

/** Every query parameter of an operation but the key. */
export function queryParameters(operation: Operation): readonly Parameter[] {
  switch (operation.kind) {
    case 'search':
      return [...searchParameters(operation.policy), ...(operation.shows === 'listing' ? PRESENTATION : [])];
    case 'marketplace':
      return [...searchParameters(operation.policy), ...PRESENTATION];
    case 'dealer':
      return [];
    case 'explain':
      return [
        {
          name: 'url',
          about: 'The URL of a search, percent-encoded; whole or from its path.',
          schema: { type: 'string' },
        },
      ];
    case 'history':
      return HISTORY_PARAMETERS;
    case 'deliveries':
      return DELIVERIES_PARAMETERS;
    case 'sold summary':
      return SUMMARY_PARAMETERS;
    case 'dealership groups':
      return [];
    case 'market days supply':
      return supplyParameters(operation.policy);
    case 'sales statistics':
      return SALES_PARAMETERS;
    case 'popular cars':
      return POPULAR_PARAMETERS;
    case 'image':
      return [];
    case 'preferred dealers':
      return PREFERRED_PARAMETERS;
  }
}

/** Kinds of operation whose query parameters cannot be left out. */
const ALL_REQUIRED: readonly Operation['kind'][] = ['explain', 'preferred dealers'];

/** Members of paths that have few values. */
const PATH_VALUES: Readonly<Record<string, readonly string[]>> = {
  marketplace_name: Object.keys(MARKETPLACE_FORMATS),
};

function parametersOf(operation: Operation): object[] {
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(PATH_VALUES[name] ? { enum: PATH_VALUES[name] } : {}) },
  }));
  const inQuery = queryParameters(operation).map(({ name, about, schema, required = false }) => ({
    name,
    in: 'query',
    description: about,
    required: required || ALL_REQUIRED.includes(operation.kind),
    schema,
  }));
  return [...inPath, ...inQuery];
}

/** What stands in the page of a search, by the page's name. */
const ROWS = { listings: 'Listing', dealers: 'Dealer', mc_dealerships: 'Dealership' } as const;

function successOf(operation: Operation): Record<string, object> {
  switch (operation.kind) {
    case 'search': {
      const { list } = operation.policy;
      return {
        200: { description: 'What was found.', content: json(envelopeSchema(list, ref(ROWS[list]))) },
      };
    }
    case 'marketplace': {
      const rows = { anyOf: Object.keys(MARKETPLACE_FORMATS).map(ref) };
      return { 200: { description: 'The listings.', content: json(envelopeSchema('listings', rows)) } };
    }
    case 'dealer':
      return { 200: { description: 'The dealer.', content: json(dealerSchema(operation.market)) } };
    case 'history':
      return {
        200: {
          description: 'The records.',
          content: json({ type: 'array', items: { $ref: '#/components/schemas/HistoryRecord' } }),
        },
      };
    case 'deliveries':
      return { 200: { description: 'The deliveries.', content: json(deliveriesSchema) } };
    case 'sold summary':
      return { 200: { description: 'The rows.', content: json(summarySchema) } };
    case 'dealership groups':
      return { 200: { description: 'The groups.', content: json(soldGroupsSchema) } };
    case 'market days supply':
      return { 200: { description: 'The supply.', content: json(supplySchema) } };
    case 'sales statistics':
      return { 200: { description: 'The statistics.', content: json(salesSchema) } };
    case 'popular cars':
      return { 200: { description: 'The makes and models.', content: json(popularSchema) } };
    case 'image':
      return {
        302: {
          description: 'The delivered address of the photo.',
          headers: { Location: { schema: { type: 'string', format: 'uri' } } },
        },
      };
    case 'explain':
      return { 200: { description: 'Plan and engine request.', content: json({ type: 'object' }) } };
    case 'preferred dealers':
      return { 200: { description: 'The list as it stands.', content: json(preferredSchema(true)) } };
  }
}

/** What an operation takes besides its parameters. */
function bodyOf(operation: Operation): object {
  if (operation.method !== 'POST') return {};
  const description = `At most ${MOST_PREFERRED} ids; none: no list.`;
  return { requestBody: { required: true, description, content: json(preferredSchema(false)) } };
}

function rowSchemas(): Record<string, Schema> {
  const searches = OPERATIONS.filter((operation) => operation.kind === 'search');
  return Object.fromEntries(
    searches.map(({ policy, shows }) => [
      ROWS[policy.list],
      shows === 'listing' ? listingSchema(policy.dataset) : directorySchema(policy.dataset),
    ]),
  );
}

const formatSchemas = (): Record<string, Schema> =>
  Object.fromEntries(Object.values(MARKETPLACE_FORMATS).map(({ name, schema }) => [name, schema]));

/** The OpenAPI 3.1 document, from the table of operations and the catalogue. */
export function openapiDocument(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forecourt',
      version: `2.0.0-${INTERFACE_DAY}`,
      description:
        'Automotive market data: active listings with facets, range facets, statistics and radius.',
    },
    servers: [{ url: '/v2' }],
    security: [{ key: [] }, { oauth2: [] }],
    paths: {
      ...Object.fromEntries(
        OPERATIONS.map((operation) => [
          operation.path,
          {
            [(operation.method ?? 'GET').toLowerCase()]: {
              operationId: operation.path.replaceAll(/[^a-z0-9]+/gi, '_').replaceAll(/^_|_$/g, ''),
              summary: operation.summary,
              ...(operation.replacedBy ? { deprecated: true } : {}),
              parameters: parametersOf(operation),
              ...bodyOf(operation),
              responses: { ...successOf(operation), ...errorResponses([...operation.errors, ...EVERYWHERE]) },
            },
          },
        ]),
      ),
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
      schemas: {
        ...sharedSchemas,
        ...rowSchemas(),
        ...formatSchemas(),
        ...oauthSchemas,
        HistoryRecord: historySchema(),
      },
    },
  };
}
