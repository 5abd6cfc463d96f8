import type { AliasQuestion } from './ask.ts';
import type { Property } from './mapping.ts';
import { type SharedDataset, sharedAlias } from './market.ts';

/** Datasets that are only ever looked up by a few keys: the rest of a document is its record. */
const KEYS = {
  recalls: ['vin'],
  'recall-campaigns': ['make', 'model'],
  plates: ['registered'],
} as const satisfies Partial<Record<SharedDataset, readonly string[]>>;

/** A dataset that is looked up by keys. */
export type KeyedDataset = keyof typeof KEYS;

/** Keys of a document, each compared whole, letter by letter. */
export type KeysOf<Dataset extends KeyedDataset> = Readonly<
  Record<(typeof KEYS)[Dataset][number], string | readonly string[]>
>;

/** Body of an index of such a dataset, sorted by its keys. */
export function keyedIndexBody(dataset: KeyedDataset): {
  settings: Record<string, unknown>;
  mappings: { dynamic: 'strict'; properties: Record<string, Property> };
} {
  const keys: readonly string[] = KEYS[dataset];
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

/** More than any key has. */
const MOST = 10_000;

/** The question for every record of these keys; of several values of a key any one does. */
export const keyedQuestion = <Dataset extends KeyedDataset>(
  prefix: string,
  dataset: Dataset,
  keys: KeysOf<Dataset>,
): AliasQuestion => ({
  aliases: [sharedAlias(prefix, dataset)],
  body: {
    query: {
      bool: {
        filter: Object.entries<string | readonly string[]>(keys).map(([key, values]) => ({
          terms: { [key]: [values].flat() },
        })),
      },
    },
    size: MOST,
    track_total_hits: false,
    _source: ['record'],
  },
});
