import type { DuckDBConnection } from '@duckdb/node-api';
import type { Client } from '@elastic/elasticsearch';
import type { SearchDataset } from '../../src/catalog/field.ts';
import type { Market } from '../../src/catalog/markets.ts';
import type { ObjectStore } from '../../src/store/object-store.ts';

/** A delivery that answers, as whoever is told of it knows it. */
export interface SwitchedDelivery {
  readonly id: number;
  readonly dataset: string;
  /** `all`: the dataset has no market */
  readonly market: string;
  /** Unix seconds */
  readonly asOf: number;
  readonly sample: boolean;
  /** JSON of its report */
  readonly report: string;
}

/** The right to load into a ledger, which one machine has at a time. */
export interface Lease {
  /** greater than that of any holder before; undefined: who holds it cannot be known at the moment */
  readonly token: number | undefined;
  /** makes its number greater than one that was seen elsewhere; undefined: another machine has it */
  pass(seen: number): Promise<number | undefined>;
  release(): Promise<void>;
}

/** Where an installation lives: its indices and its state. Datasets without a market need no more. */
export interface Installation {
  readonly client: Client;
  /** start of every index name */
  readonly indexPrefix: string;
  readonly dataDir: string;
  /** where sold months and trends are published besides the state directory; undefined: nowhere */
  readonly store?: ObjectStore | undefined;
  /**
   * takes the lease of a ledger once its file is locked, where several machines may load; throws CommandRefusal (outcome.ts) where
   * another one does, after `waitSeconds`
   */
  readonly lease?: ((ledger: string, waitSeconds: number) => Promise<Lease>) | undefined;
  /** memory limit of the embedded database, for example '1GB' */
  readonly memory: string;
  /** copies of each index besides the first; not said: one where the engine has a second node for it */
  readonly copies?: number | undefined;
  /** how stored documents are compressed; not said: as the engine does by itself */
  readonly codec?: string | undefined;
  /** called once the sample market is gone: the first real delivery has replaced it */
  readonly onSampleRemoved?: (() => void | Promise<void>) | undefined;
  /** called once a delivery answers, and again where a run died, or this threw, before it had remembered that */
  readonly onSwitched?: ((delivery: SwitchedDelivery) => Promise<void>) | undefined;
  /** called after each load, when what nobody needs any more is removed */
  readonly onTidy?: (() => void) | undefined;
  /** called for each file of a sold month, before readers see it: what is made of it is written beside it, as `<file>.…` */
  readonly onMonthWritten?: ((db: DuckDBConnection, file: string) => Promise<void>) | undefined;
}

/** The market that a command works on, and where its parts live. */
export interface InstalledMarket extends Installation {
  readonly market: Market;
  /** the fields of its listings */
  readonly dataset: SearchDataset;
}
