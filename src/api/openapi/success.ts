import type { SearchDataset } from '../../catalog/field.ts';
import { knowsMarks } from '../../catalog/markets.ts';
import type { Schema } from '../../catalog/schema.ts';
import { popularSchema, salesSchema, supplySchema } from '../../insights/schema.ts';
import { STANDARD_HISTORY_NAMES } from '../../records/history.ts';
import { MARKETPLACE_FORMATS } from '../../records/marketplace/formats.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { preferred } from '../../search/scopes/preferred.ts';
import { soldGroupsSchema, summarySchema } from '../../summary/schema.ts';
import { datasetOf } from '../details.ts';
import type { Operation } from '../operation.ts';
import { OPERATIONS } from '../operations.ts';
import { detailsSchema, partSchemas } from './details.ts';
import { deliveriesSchema, envelopeSchema, ref } from './envelopes.ts';
import { countsOf, incentiveSchema } from './incentives.ts';
import { jobSuccess } from './jobs.ts';
import { decodedSchema, plateSchema, recallsSchema } from './partners.ts';
import { preferredSchema } from './preferred.ts';
import { dealerSchema, directorySchema, historySchema, listingSchema, pointSchema } from './records.ts';
import { type Answer, json, successHeaders } from './responses.ts';
import { termsSchema } from './terms.ts';

/** What every operation answers when all is well. */

const rowsOf = ({ schema }: SearchDataset): string => schema;
const pointsOf = (dataset: SearchDataset): string => `${rowsOf(dataset)}Point`;
const detailsOf = (dataset: SearchDataset): string => `${rowsOf(dataset)}Details`;

/** What stands in the page of a search. */
const pageOf = ({ dataset, plots }: SearchPolicy): Schema =>
  plots ? { anyOf: [ref(rowsOf(dataset)), ref(pointsOf(dataset))] } : ref(rowsOf(dataset));

function partOf({ details, part }: Extract<Operation, { kind: 'listing details' }>): Schema {
  if (part === 'whole') return ref(detailsOf(datasetOf(details)));
  return ref(part === 'extra' ? 'ListingExtra' : 'ListingMedia');
}

/** Responses of an operation that are no errors, by status, each with the headers that all have. */
export const successOf = (operation: Operation): Record<string, object> =>
  Object.fromEntries(
    Object.entries(answersOf(operation)).map(([status, { headers = {}, ...answer }]) => [
      status,
      { ...answer, headers: { ...headers, ...successHeaders(operation) } },
    ]),
  );

function answersOf(operation: Operation): Record<string, Answer> {
  switch (operation.kind) {
    case 'search': {
      const { policy } = operation;
      const envelope = envelopeSchema(policy.list, pageOf(policy), countsOf(policy));
      return { 200: { description: 'What was found.', content: json(envelope) } };
    }
    case 'marketplace': {
      const rows = { anyOf: Object.keys(MARKETPLACE_FORMATS).map(ref) };
      return {
        200: {
          description: 'The listings.',
          content: json(envelopeSchema('listings', rows, countsOf(operation.policy))),
        },
      };
    }
    case 'dealer':
      return { 200: { description: 'The dealer.', content: json(dealerSchema(operation.market)) } };
    case 'history':
      return {
        200: {
          description: 'The records.',
          content: json({
            type: 'array',
            items: ref(knowsMarks(operation.market) ? 'UkHistoryRecord' : 'HistoryRecord'),
          }),
        },
      };
    case 'listing details':
      return {
        200: {
          description: 'The listing.',
          content: json(partOf(operation)),
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
      return { 200: { description: 'The vehicle.', content: json(ref('DecodedVehicle')) } };
  }
}

/** Of a vehicle that is known by its mark members cannot be chosen (supplement appendix B). */
const historySchemas = {
  HistoryRecord: historySchema(),
  UkHistoryRecord: historySchema(STANDARD_HISTORY_NAMES),
};

const isMarked = (dataset: SearchDataset): boolean =>
  OPERATIONS.some(
    (one) => one.kind === 'search' && one.policy.dataset === dataset && one.policy.scopes.includes(preferred),
  );

const ROW_SCHEMAS = {
  listing: (dataset: SearchDataset) => listingSchema(dataset, isMarked(dataset)),
  directory: directorySchema,
  incentive: incentiveSchema,
} as const;

/** Schemas of the rows of every search, of the points of plots, of single listings and their parts, and of histories, by name. */
export function rowSchemas(): Record<string, Schema> {
  const searches = OPERATIONS.filter((operation) => operation.kind === 'search');
  const plots = searches.filter(({ policy }) => policy.plots);
  const details = OPERATIONS.filter((operation) => operation.kind === 'listing details');
  return {
    ...Object.fromEntries(
      searches.map(({ policy, shows }) => [rowsOf(policy.dataset), ROW_SCHEMAS[shows](policy.dataset)]),
    ),
    ...Object.fromEntries(plots.map(({ policy }) => [pointsOf(policy.dataset), pointSchema(policy.dataset)])),
    ...Object.fromEntries(
      details.map(({ details: policy }) => [detailsOf(datasetOf(policy)), detailsSchema(datasetOf(policy))]),
    ),
    DecodedVehicle: decodedSchema,
    ...partSchemas,
    ...historySchemas,
  };
}
