import { allFields, type Field, fieldOf, type SearchDataset } from './field.ts';
import type { KeyedDataset } from './shared-dataset.ts';

/** A property of an index mapping, as the engine takes it. */
export type Property = Readonly<Record<string, unknown>>;

/** Longest text the engine indexes, in characters; a longer one is shown and cannot be filtered by. */
const LONGEST_TERM = 8191;

const folded = { type: 'keyword', normalizer: 'lowercase', doc_values: false, ignore_above: LONGEST_TERM };

/** Whether the terms of a text are counted: as a facet, or as suggestions alone. */
const isCounted = ({ facet, ordered = false }: Field): boolean => facet || ordered;

function textProperty(field: Field): Property {
  if (!isCounted(field)) return folded;
  return {
    type: 'keyword',
    ignore_above: LONGEST_TERM,
    eager_global_ordinals: true,
    fields: { lc: folded },
  };
}

/**
 * Objects are kept apart from each other, so that filters hold on one of them; and their values stand at the document,
 * too, so that facets count documents.
 */
function objectsProperty({ members = [] }: Field): Property {
  return { type: 'nested', include_in_root: true, properties: propertiesOf(members) };
}

const propertiesOf = (fields: readonly Field[]): Record<string, Property> =>
  Object.fromEntries(fields.filter(({ indexed }) => indexed).map((field) => [field.name, propertyOf(field)]));

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
    case 'instant':
      return { type: 'long' };
    case 'flag':
      return { type: 'boolean' };
    case 'point':
      return { type: 'geo_point' };
    case 'prose':
      return { type: 'text', norms: false };
    case 'objects':
      return objectsProperty(field);
    case 'text':
    case 'texts':
      throw new Error(`${field.name}: a ${field.type} is never indexed`);
  }
}

/** Where the engine has the values of a field. */
export const valuePath = ({ name, within }: Field): string => (within ? `${within}.${name}` : name);

/** Where a text filter looks: the folded twin of a counted keyword, else the field itself. */
export function filterPath(field: Field): string {
  const counted = (field.type === 'keyword' || field.type === 'keywords') && isCounted(field);
  return counted ? `${valuePath(field)}.lc` : valuePath(field);
}

/**
 * Members of objects that are ordered by, measured or counted in intervals: a document counts once, with the value of the
 * first of its objects that has one. It stands at the document under the member's name.
 */
export const firstValues = (dataset: SearchDataset): Field[] =>
  allFields(dataset).filter(
    ({ within, sort, stats, rangeFacet }) => within !== undefined && (sort || stats || rangeFacet),
  );

/** Integer that orders what has equal sort keys; derived from the document's id, so it is stable. */
export const TIE = 'tie';

/**
 * The type by which a field is sorted. An index from before the field was declared has no mapping of it: it sorts as if no
 * document had a value.
 */
export function sortType(dataset: SearchDataset, name: string): string {
  if (name === TIE) return 'long';
  return String(propertyOf(fieldOf(dataset, name)).type);
}

/** Addresses of cached photos: the answer shows names in their place. */
const hasCachedLinks = ({ fields }: SearchDataset): boolean =>
  fields.some(({ name }) => name === 'photo_links_cached');

/** An index whose documents hold objects cannot be sorted. */
const hasObjects = ({ fields }: SearchDataset): boolean => fields.some(({ type }) => type === 'objects');

const sortedBy = ({ order }: SearchDataset): Record<string, unknown> => ({
  'sort.field': [...order.map(({ field }) => field), TIE],
  'sort.order': [...order.map(({ descending }) => (descending ? 'desc' : 'asc')), 'asc'],
  'sort.missing': [...order.map(() => '_last'), '_last'],
});

/**
 * Body of a new index: settings for loading (no refresh, no replicas) and the mapping that follows from the
 * dataset's fields. One shard, sorted by the default order where it can be, so that the first page ends early (docs/decisions,
 * decision 2). The answered record is kept whole and is not indexed.
 */
export function indexBody(dataset: SearchDataset): {
  settings: Record<string, unknown>;
  mappings: { dynamic: 'strict'; properties: Record<string, Property> };
} {
  const properties = { ...propertiesOf(dataset.fields), ...propertiesOf(firstValues(dataset)) };
  return {
    settings: {
      number_of_shards: 1,
      number_of_replicas: 0,
      refresh_interval: '-1',
      'translog.durability': 'async',
      ...(hasObjects(dataset) ? {} : sortedBy(dataset)),
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

/**
 * Body of a history index. A document: id, vin (the vehicle: upper case, where it has no VIN its mark),
 * vehicle_registration_mark (UK markets), delivery (number of the delivery that closed the record;
 * 0: loaded), loaded (number of the history delivery that brought it), record (the flat history record). Sorted by VIN, so that a vehicle's records lie together.
 */
export function historyIndexBody(): {
  settings: Record<string, unknown>;
  mappings: { dynamic: 'strict'; properties: Record<string, Property> };
} {
  return {
    settings: {
      number_of_shards: 1,
      number_of_replicas: 0,
      refresh_interval: '-1',
      'translog.durability': 'async',
      'sort.field': ['vin'],
      'sort.order': ['asc'],
    },
    mappings: {
      dynamic: 'strict',
      properties: {
        id: { type: 'keyword' },
        vin: { type: 'keyword' },
        vehicle_registration_mark: { type: 'keyword' },
        delivery: { type: 'integer' },
        loaded: { type: 'integer' },
        record: { type: 'object', enabled: false },
      },
    },
  };
}

/** Body of an index of such a dataset, sorted by its keys. */
export function keyedIndexBody({ keys }: KeyedDataset): {
  settings: Record<string, unknown>;
  mappings: { dynamic: 'strict'; properties: Record<string, Property> };
} {
  return {
    settings: {
      number_of_shards: 1,
      number_of_replicas: 0,
      refresh_interval: '-1',
      'translog.durability': 'async',
      'sort.field': keys,
      'sort.order': keys.map(() => 'asc'),
    },
    mappings: {
      dynamic: 'strict',
      properties: {
        ...Object.fromEntries(keys.map((key) => [key, { type: 'keyword' }])),
        record: { type: 'object', enabled: false },
      },
    },
  };
}
