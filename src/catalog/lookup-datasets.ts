import type { SharedDataset } from './roles.ts';

/** Datasets that are only ever looked up by a few keys: the rest of a document is its record. */
export const KEYS = {
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
