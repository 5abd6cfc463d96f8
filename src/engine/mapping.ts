import type { Field, SearchDataset } from '../catalog/field.ts';

/** A property of an index mapping, as the engine takes it. */
export type Property = Readonly<Record<string, unknown>>;

/** Longest text the engine indexes, in characters; a longer one is shown and cannot be filtered by. */
const LONGEST_TERM = 8191;

const folded = { type: 'keyword', normalizer: 'lowercase', doc_values: false, ignore_above: LONGEST_TERM };

function textProperty(field: Field): Property {
  if (!field.facet) return folded;
  return {
    type: 'keyword',
    ignore_above: LONGEST_TERM,
    eager_global_ordinals: true,
    fields: { lc: folded },
  };
}

function propertyOf(field: Field): Property {
  switch (field.type) {
    case 'keyword':
    case 'keywords':
      return textProperty(field);
    case 'lower':
    case 'postal':
    case 'mark':
    case 'code':
      return {
        type: 'keyword',
        ignore_above: LONGEST_TERM,
        ...(field.facet ? { eager_global_ordinals: true } : { doc_values: false }),
      };
    case 'upper':
    case 'exact':
      return { type: 'keyword', ...(field.ordered || field.sort ? {} : { doc_values: false }) };
    case 'integer':
      return { type: 'long' };
    case 'number':
    case 'measure':
      return { type: 'double' };
    case 'prose':
      return { type: 'text', norms: false };
    case 'instant':
      return { type: 'long' };
    case 'flag':
      return { type: 'boolean' };
    case 'point':
      return { type: 'geo_point' };
    case 'text':
    case 'texts':
      throw new Error(`${field.name}: a ${field.type} is never indexed`);
  }
}

/** Where a text filter looks: the folded twin of a counted keyword, else the field itself. */
export function filterPath(field: Field): string {
  const counted = (field.type === 'keyword' || field.type === 'keywords') && field.facet;
  return counted ? `${field.name}.lc` : field.name;
}

/** Integer that orders what has equal sort keys; derived from the document's id, so it is stable. */
export const TIE = 'tie';

/** Addresses of cached photos: the answer shows names in their place. */
const hasCachedLinks = ({ fields }: SearchDataset): boolean =>
  fields.some(({ name }) => name === 'photo_links_cached');

/**
 * Body of a new index: settings for loading (no refresh, no replicas) and the mapping that follows from the
 * dataset's fields. One shard, sorted by the default order, so that the first page ends early (design.md
 * decision 2). The answered record is kept whole and is not indexed.
 */
export function indexBody(dataset: SearchDataset): {
  settings: Record<string, unknown>;
  mappings: { dynamic: 'strict'; properties: Record<string, Property> };
} {
  const properties: Record<string, Property> = {};
  for (const field of dataset.fields) if (field.indexed) properties[field.name] = propertyOf(field);
  return {
    settings: {
      number_of_shards: 1,
      number_of_replicas: 0,
      refresh_interval: '-1',
      'translog.durability': 'async',
      'sort.field': [...dataset.order.map(({ field }) => field), TIE],
      'sort.order': [...dataset.order.map(({ descending }) => (descending ? 'desc' : 'asc')), 'asc'],
      'sort.missing': [...dataset.order.map(() => '_last'), '_last'],
    },
    mappings: {
      dynamic: 'strict',
      properties: {
        ...properties,
        [TIE]: { type: 'long', index: false },
        record: { type: 'object', enabled: false },
        ...(dataset.fields.some(({ extra }) => extra) ? { extra: { type: 'object', enabled: false } } : {}),
        ...(hasCachedLinks(dataset) ? { cached_links: { type: 'object', enabled: false } } : {}),
      },
    },
  };
}
