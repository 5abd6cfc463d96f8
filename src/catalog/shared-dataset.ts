import type { Dataset } from './field.ts';

/**
 * A dataset without a market, whose rows are whole records (feeds.md 2.2): what a file in `datasets/` declares. Its ledger
 * table, its aliases, what a delivery may name and what the list of deliveries filters by follow from it; how its rows are
 * accepted and shown stands in the file of the same name in `ingest/whole-records/datasets/`.
 */
export interface SharedDataset extends Dataset {
  /** what one of its rows is called; the ledger's table has this name */
  readonly record: string;
  /** its deliveries answer together, or the newest one in place of the one before */
  readonly answer: 'together' | 'newest';
}

/** One that is only ever looked up by a few keys: the rest of a document is its record. */
export interface KeyedDataset<Key extends string = string> extends SharedDataset {
  readonly keys: readonly Key[];
}

/** Keys of a document, each compared whole, letter by letter; of several values any one does. */
export type KeysOf<Key extends string> = Readonly<Record<Key, string | readonly string[]>>;
