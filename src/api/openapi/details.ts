import type { SearchDataset } from '../../catalog/field.ts';
import { MARKETS, marketNamed } from '../../catalog/markets.ts';
import type { Schema } from '../../catalog/schema.ts';
import { listingSchema } from './records.ts';

const texts: Schema = { type: 'array', items: { type: 'string' } };
const links: Schema = { type: 'array', items: { type: 'string', format: 'uri' } };
const id: Schema = { type: 'string', description: 'Identifier of the listing; case-sensitive.' };
const feature: Schema = { type: 'object', properties: { description: { type: 'string' } } };

/** Parts of a listing that have an operation of their own; members are absent when unknown. */
export const partSchemas: Readonly<Record<'ListingExtra' | 'ListingMedia', Schema>> = {
  ListingExtra: {
    type: 'object',
    properties: {
      id,
      options: texts,
      features: texts,
      high_value_features: { type: 'array', items: feature, description: 'Of cars.' },
      seller_cmts: { type: 'string', description: "The seller's text." },
    },
    required: ['id'],
  },
  ListingMedia: {
    type: 'object',
    properties: {
      id,
      photo_url: { type: 'string', format: 'uri', description: 'The first photo.' },
      photo_links: links,
      photo_links_cached: links,
    },
    required: ['id'],
  },
};

const marksPreferred = (dataset: SearchDataset): boolean =>
  MARKETS.map(marketNamed).some(
    ({ listings, listingDetails }) =>
      listings === dataset && listingDetails.some(({ marksPreferred: marks }) => marks),
  );

/** What an operation of one listing answers: the listing as searches show it, with what they leave out. */
export function detailsSchema(dataset: SearchDataset): Schema {
  const listing = listingSchema(dataset, marksPreferred(dataset));
  const { dist: _, ...shown } = listing.properties ?? {};
  const extra: Schema = {
    type: 'object',
    properties: {
      options: texts,
      features: texts,
      seller_comments: { type: 'string', description: "The seller's text." },
    },
  };
  return {
    ...listing,
    properties: { ...shown, extra },
  };
}
