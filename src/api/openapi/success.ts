import type { Schema } from '../../catalog/schema.ts';
import { popularSchema, salesSchema, supplySchema } from '../../insights/schema.ts';
import { MARKETPLACE_FORMATS } from '../../records/marketplace/formats.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { soldGroupsSchema, summarySchema } from '../../summary/schema.ts';
import type { Operation } from '../operation.ts';
import { OPERATIONS } from '../operations.ts';
import { detailsSchema } from './details.ts';
import { deliveriesSchema, envelopeSchema, ref } from './envelopes.ts';
import { countsRefs, incentiveSchema } from './incentives.ts';
import { jobSuccess } from './jobs.ts';
import { decodedSchema, plateSchema, recallsSchema } from './partners.ts';
import { preferredSchema } from './preferred.ts';
import { dealerSchema, directorySchema, listingSchema } from './records.ts';
import { json } from './responses.ts';
import { termsSchema } from './terms.ts';

/** What every operation answers when all is well. */

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

/** Responses of an operation that are no errors, by status. */
export function successOf(operation: Operation): Record<string, object> {
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

const ROW_SCHEMAS = {
  listing: listingSchema,
  directory: directorySchema,
  incentive: incentiveSchema,
} as const;

/** Schemas of the rows of every search, by name. */
export function rowSchemas(): Record<string, Schema> {
  const searches = OPERATIONS.filter((operation) => operation.kind === 'search');
  return Object.fromEntries(
    searches.map(({ policy, shows }) => [rowsOf(policy), ROW_SCHEMAS[shows](policy.dataset)]),
  );
}
