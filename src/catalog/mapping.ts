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

/** What an index is made of. */
interface MappedIndex {
  readonly settings: Record<string, unknown>;
  readonly mappings: { dynamic: 'strict'; properties: Record<string, Property> };
}

/** One shard, and settings for loading: no refresh, no copies, no waiting for the disk. */
const bodyOf = (
  order: Readonly<Record<string, unknown>>,
  properties: Record<string, Property>,
): MappedIndex => ({
  settings: {
    number_of_shards: 1,
    number_of_replicas: 0,
    refresh_interval: '-1',
    'translog.durability': 'async',
    ...order,
  },
  mappings: { dynamic: 'strict', properties },
});

/** A part of a document that is kept whole and is not indexed. */
const WHOLE: Property = { type: 'object', enabled: false };

const sortedBy = ({ order }: SearchDataset): Record<string, unknown> => ({
  'sort.field': [...order.map(({ field }) => field), TIE],
  'sort.order': [...order.map(({ descending }) => (descending ? 'desc' : 'asc')), 'asc'],
  'sort.missing': [...order.map(() => '_last'), '_last'],
});

/**
 * Body of a new index, whose mapping follows from the dataset's fields. It is sorted by the default order where it can be, so
 * that the first page ends early (docs/decisions, decision 2). The answered record is kept whole.
 */
export const indexBody = (dataset: SearchDataset): MappedIndex =>
  bodyOf(hasObjects(dataset) ? {} : sortedBy(dataset), {
    ...propertiesOf(dataset.fields),
    ...propertiesOf(firstValues(dataset)),
    [TIE]: { type: 'long', index: false },
    record: WHOLE,
    ...(dataset.fields.some(({ extra }) => extra) ? { extra: WHOLE } : {}),
    ...(hasCachedLinks(dataset) ? { cached_links: WHOLE } : {}),
  });

const sortedByKeys = (keys: readonly string[]): Record<string, unknown> => ({
  'sort.field': keys,
  'sort.order': keys.map(() => 'asc'),
});

/**
 * Body of a history index. A document: id, vin (the vehicle: upper case, where it has no VIN its mark),
 * vehicle_registration_mark (UK markets), delivery (number of the delivery that closed the record;
 * 0: loaded), loaded (number of the history delivery that brought it), record (the flat history record). Sorted by VIN, so that a vehicle's records lie together.
 */
export const historyIndexBody = (): MappedIndex =>
  bodyOf(sortedByKeys(['vin']), {
    id: { type: 'keyword' },
    vin: { type: 'keyword' },
    vehicle_registration_mark: { type: 'keyword' },
    delivery: { type: 'integer' },
    loaded: { type: 'integer' },
    record: WHOLE,
  });

/** Body of an index of such a dataset, sorted by its keys. */
export const keyedIndexBody = ({ keys }: KeyedDataset): MappedIndex =>
  bodyOf(sortedByKeys(keys), {
    ...Object.fromEntries(keys.map((key) => [key, { type: 'keyword' }])),
    record: WHOLE,
  });
