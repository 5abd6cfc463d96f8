import type { DuckDBConnection } from '@duckdb/node-api';
import type { Client } from '@elastic/elasticsearch';
import type { Delivery } from './ledger/deliveries.ts';
import { type Ledger, openLedger } from './ledger/open.ts';
import { migrateShared, SHARED_LEDGER } from './ledger/shared-schema.ts';

/** Where an installation lives: its indices and its state. Datasets without a market need no more. */
export interface SharedPlace {
  readonly client: Client;
  /** start of every index name */
  readonly indexPrefix: string;
  readonly dataDir: string;
  /** memory limit of the embedded database, for example '1GB' */
  readonly memory: string;
  /** called once the sample market is gone: the first real delivery has replaced it */
  readonly onSampleRemoved?: (() => void | Promise<void>) | undefined;
  /** called once a delivery answers, and again where a run died, or this threw, before it had remembered that */
  readonly onSwitched?: ((delivery: Delivery) => Promise<void>) | undefined;
  /** called after each load, when what nobody needs any more is removed */
  readonly onTidy?: (() => void) | undefined;
  /** called for each file of a sold month, before readers see it: what is made of it is written beside it, as `<file>.…` */
  readonly onMonthWritten?: ((db: DuckDBConnection, file: string) => Promise<void>) | undefined;
}

/** Opens the ledger that they share; throws Refused while another process has it open. */
export const openShared = (
  { dataDir, memory }: SharedPlace,
  {
    files = [],
    waitSeconds = 0,
    sample = false,
  }: { files?: readonly string[]; waitSeconds?: number; sample?: boolean } = {},
): Promise<Ledger> =>
  openLedger({ dataDir, memory, market: SHARED_LEDGER, migrate: migrateShared, files, waitSeconds, sample });
