import type { SourceConfig } from './config.ts';
import type { Location } from './location.ts';
import type { RecordStore } from './store.ts';

/** A delivery that is whole here, to be loaded. */
export interface FetchedDelivery {
  readonly source: string;
  /** Unix seconds */
  readonly asOf: number;
  readonly files: readonly string[];
  /** what it is called where it comes from: the ledger loads it once (DeliveryLoad.origin) */
  readonly origin: string;
}

/** What became of a load; failed: the delivery is not the reason, and it is tried again. */
export type LoadOutcome =
  | { readonly is: 'loaded'; readonly number: number }
  | { readonly is: 'refused'; readonly fault: string }
  | { readonly is: 'failed'; readonly fault: string };

/** A source that is watched. */
export interface WatchedSource {
  readonly name: string;
  readonly config: SourceConfig;
  readonly location: Location;
  /** where what was fetched is kept */
  readonly folder: string;
  readonly store: RecordStore;
  load(delivery: FetchedDelivery): Promise<LoadOutcome>;
  say(words: string): void;
  /** Unix seconds */
  now(): number;
}
