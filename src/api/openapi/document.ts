import type { Parameter } from '../../catalog/parameter.ts';
import type { Schema } from '../../catalog/schema.ts';
import { UK_MARKETS } from '../../engine/market.ts';
import { POPULAR_PARAMETERS } from '../../insights/popular.ts';
import { SALES_PARAMETERS } from '../../insights/sales.ts';
import { popularSchema, salesSchema, supplySchema } from '../../insights/schema.ts';
import { supplyParameters } from '../../insights/supply.ts';
import { jobSchema } from '../../jobs/record.ts';
import { MARKETPLACE_FORMATS } from '../../records/marketplace/formats.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { searchParameters } from '../../search/read.ts';
import { suggestParameters } from '../../search/suggest/read.ts';
import { SUMMARY_PARAMETERS } from '../../summary/parameters.ts';
import { soldGroupsSchema, summarySchema } from '../../summary/schema.ts';
import { DECODE_PARAMETERS } from '../handlers/decode.ts';
import { DELIVERIES_PARAMETERS } from '../handlers/deliveries.ts';
import { HISTORY_PARAMETERS, UK_HISTORY_PARAMETERS } from '../handlers/history.ts';
import { PLATE_PARAMETERS } from '../handlers/plate.ts';
import { MOST_PREFERRED, PREFERRED_PARAMETERS } from '../handlers/preferred-dealers.ts';
import type { Operation } from '../operation.ts';
import { KEY_PARAMETER, OPERATIONS, takesFile } from '../operations.ts';
import { detailsParameters, detailsSchema } from './details.ts';
import { countsRefs, incentiveCounts, incentiveSchema } from './incentives.ts';
import { jobBody, jobParameters, jobSuccess } from './jobs.ts';
import { oauthPaths, oauthSchemas } from './oauth.ts';
import { decodedSchema, plateSchema, recallsSchema } from './partners.ts';
import { preferredSchema } from './preferred.ts';
import { presentation } from './presentation.ts';
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
import { termsSchema } from './terms.ts';
import { webhookEvents } from './webhooks.ts';

/** Day of the last change of the interface: the suffix of info.version (part-1.md "Versioning"). */
const INTERFACE_DAY = '20261128';

/** Every query parameter of an operation but the key. */
export function queryParameters(operation: Operation): readonly Parameter[] {
  switch (operation.kind) {
    case 'search':
      return [
        ...searchParameters(operation.policy),
        ...(operation.shows === 'listing' ? presentation(operation.policy) : []),
      ];
    case 'marketplace':
      return [...searchParameters(operation.policy), ...presentation(operation.policy)];
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
      return UK_MARKETS.includes(operation.market) ? UK_HISTORY_PARAMETERS : HISTORY_PARAMETERS;
    case 'listing details':
      return detailsParameters(operation.details, operation.part);
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
    case 'auto-complete':
      return suggestParameters(operation.policy);
    case 'image':
      return [];
    case 'preferred dealers':
      return PREFERRED_PARAMETERS;
    case 'jobs':
      return jobParameters(operation);
    case 'recalls':
      return [];
    case 'plate':
      return PLATE_PARAMETERS;
    case 'decode':
      return DECODE_PARAMETERS;
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

/** Schemas of the rows of searches, by the name of their dataset. */
const ROWS: Readonly<Record<string, string>> = {
  'us-car-listings': 'Listing',
  'uk-car-listings': 'UkListing',
  'motorcycle-listings': 'MotorcycleListing',
  'heavy-equipment-listings': 'HeavyEquipmentListing',
  'rv-listings': 'RvListing',
  'uk-rv-listings': 'UkRvListing',
  dealers: 'Dealer',
  'uk-dealers': 'UkDealer',
  dealerships: 'Dealership',
  'uk-dealerships': 'UkDealership',
  incentives: 'Incentive',
};

function rowsOf({ dataset }: SearchPolicy): string {
  const name = ROWS[dataset.name];
  if (!name) throw new Error(`${dataset.name}: its rows have no schema`);
  return name;
}

function successOf(operation: Operation): Record<string, object> {
  switch (operation.kind) {
    case 'search': {
      const { policy } = operation;
      const envelope = envelopeSchema(policy.list, ref(rowsOf(policy)), countsRefs(policy.counts));
      return { 200: { description: 'What was found.', content: json(envelope) } };
    }
    case 'marketplace': {
      const rows = { anyOf: Object.keys(MARKETPLACE_FORMATS).map(ref) };
      return {
        200: { description: 'The listings.', content: json(envelopeSchema('listings', rows, countsRefs())) },
      };
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
    case 'listing details':
      return {
        200: {
          description: 'The listing.',
          content: json(detailsSchema(operation.details, operation.part)),
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
    case 'auto-complete':
      return { 200: { description: 'The terms.', content: json(termsSchema(operation.policy)) } };
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
    case 'jobs':
      return jobSuccess(operation);
    case 'recalls':
      return { 200: { description: 'The recalls.', content: json(recallsSchema) } };
    case 'plate':
      return { 200: { description: 'The vehicle.', content: json(plateSchema) } };
    case 'decode':
      return { 200: { description: 'The vehicle.', content: json(decodedSchema) } };
  }
}

/** What an operation takes besides its parameters. */
function bodyOf(operation: Operation): object {
  if (operation.kind === 'jobs') return jobBody(operation);
  const description = `At most ${MOST_PREFERRED} ids; none: no list.`;
  return { requestBody: { required: true, description, content: json(preferredSchema(false)) } };
}

const ROW_SCHEMAS = {
  listing: listingSchema,
  directory: directorySchema,
  incentive: incentiveSchema,
} as const;

function rowSchemas(): Record<string, Schema> {
  const searches = OPERATIONS.filter((operation) => operation.kind === 'search');
  return Object.fromEntries(
    searches.map(({ policy, shows }) => [rowsOf(policy), ROW_SCHEMAS[shows](policy.dataset)]),
  );
}

const formatSchemas = (): Record<string, Schema> =>
  Object.fromEntries(Object.values(MARKETPLACE_FORMATS).map(({ name, schema }) => [name, schema]));

function described(operation: Operation): object {
  const { path, summary, replacedBy, errors, method = 'GET' } = operation;
  const named = path.replaceAll(/[^a-z0-9]+/gi, '_').replaceAll(/^_|_$/g, '');
  return {
    // two operations of one path are told apart by what they do
    operationId: takesFile(operation) ? `${named}_submit` : named,
    summary,
    ...(replacedBy ? { deprecated: true } : {}),
    parameters: parametersOf(operation),
    ...(method === 'POST' ? bodyOf(operation) : {}),
    responses: { ...successOf(operation), ...errorResponses([...errors, ...EVERYWHERE]) },
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
      description:
        'Automotive market data: active listings with facets, range facets, statistics and radius.',
    },
    servers: [{ url: '/v2' }],
    security: [{ key: [] }, { oauth2: [] }],
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
      schemas: {
        ...sharedSchemas,
        ...incentiveCounts,
        ...rowSchemas(),
        ...formatSchemas(),
        ...oauthSchemas,
        HistoryRecord: historySchema(),
        BatchJob: jobSchema,
      },
    },
  };
}
