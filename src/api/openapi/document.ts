import { STATUS_CODES } from 'node:http';
import type { Parameter } from '../../catalog/parameter.ts';
import { searchParameters } from '../../search/read.ts';
import { DELIVERIES_PARAMETERS } from '../handlers/deliveries.ts';
import { HISTORY_PARAMETERS } from '../handlers/history.ts';
import { KEY_PARAMETER, OPERATIONS, type Operation } from '../operations.ts';
import {
  deliveriesSchema,
  envelopeSchema,
  historySchema,
  recordSchema,
  type Schema,
  sharedSchemas,
} from './schemas.ts';

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
      return [...searchParameters(operation.policy), ...PRESENTATION];
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
    case 'image':
      return [];
  }
}

function parametersOf(operation: Operation): object[] {
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = queryParameters(operation).map(({ name, about, schema }) => ({
    name,
    in: 'query',
    description: about,
    required: operation.kind === 'explain',
    schema,
  }));
  return [...inPath, ...inQuery];
}

const json = (schema: Schema): object => ({ 'application/json': { schema } });

function successOf(operation: Operation): Record<string, object> {
  switch (operation.kind) {
    case 'search':
      return { 200: { description: 'The listings.', content: json(envelopeSchema('Listing')) } };
    case 'history':
      return {
        200: {
          description: 'The records.',
          content: json({ type: 'array', items: { $ref: '#/components/schemas/HistoryRecord' } }),
        },
      };
    case 'deliveries':
      return { 200: { description: 'The deliveries.', content: json(deliveriesSchema) } };
    case 'image':
      return {
        302: {
          description: 'The delivered address of the photo.',
          headers: { Location: { schema: { type: 'string', format: 'uri' } } },
        },
      };
    case 'explain':
      return { 200: { description: 'Plan and engine request.', content: json({ type: 'object' }) } };
  }
}

function responsesOf(operation: Operation): Record<string, object> {
  const errors = operation.errors.map((status) => [
    String(status),
    {
      description: STATUS_CODES[status] ?? 'Error',
      content: json({ $ref: '#/components/schemas/Error' }),
      ...(status === 503 ? { headers: { 'Retry-After': { schema: { type: 'integer' } } } } : {}),
    },
  ]);
  return { ...successOf(operation), ...Object.fromEntries(errors) };
}

function listingSchema(): Record<string, Schema> {
  const searched = OPERATIONS.find((operation) => operation.kind === 'search');
  return searched?.kind === 'search' ? { Listing: recordSchema(searched.policy.dataset) } : {};
}

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
    security: [{ key: [] }],
    paths: Object.fromEntries(
      OPERATIONS.map((operation) => [
        operation.path,
        {
          get: {
            operationId: operation.path.replaceAll(/[^a-z0-9]+/gi, '_').replaceAll(/^_|_$/g, ''),
            summary: operation.summary,
            parameters: parametersOf(operation),
            responses: responsesOf(operation),
          },
        },
      ]),
    ),
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'query', name: KEY_PARAMETER } },
      schemas: { ...sharedSchemas, ...listingSchema(), HistoryRecord: historySchema() },
    },
  };
}
