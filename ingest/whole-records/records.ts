import type { DuckDBConnection } from '@duckdb/node-api';
import type { Market } from '../../src/catalog/markets.ts';
import type { SharedDataset } from '../../src/catalog/shared-dataset.ts';
import type { RowForm } from '../accept/form.ts';
import type { Delivery } from '../ledger/deliveries.ts';
import type { IndexBody } from '../publish/copies.ts';

/** What an index of whole records is made of: its body, and the query that gives its documents (id, document). */
interface IndexContent {
  readonly body: IndexBody;
  readonly documents: string;
}

/**
 * A dataset whose rows are whole records that the ledger keeps as they were accepted and the engine shows (feeds.md 2.2).
 * This says what is particular to it; loading, rolling back and rebuilding are the same for all.
 */
export interface Records {
  readonly dataset: string;
  /** as reports name it; `all`: the dataset has no market */
  readonly market: string;
  /** the market whose rules its rows follow */
  readonly rules: Market;
  readonly form: RowForm;
  /** the ledger's table of its rows: delivery, key, a column a field */
  readonly table: string;
  /** its deliveries answer together, or the newest one in place of the one before */
  readonly answer: 'together' | 'newest';
  /** instants that, where a row has none, are those of the same record in the delivery before, else the delivery's */
  readonly since: readonly string[];
  readonly alias: string;
  /** name of a delivery's first index; one that is made again is called `…-rebuilt<n>` */
  indexOf(delivery: Pick<Delivery, 'id' | 'asOf' | 'sample'>): string;
  /** reads what an index of a delivery holds */
  content(db: DuckDBConnection, delivery: Delivery): Promise<IndexContent>;
}

/** The same of a dataset without a market: what a file in `datasets/` declares. */
export interface SharedRecords {
  readonly dataset: SharedDataset;
  readonly form: RowForm;
  /** reads what an index of a delivery holds */
  content(db: DuckDBConnection, delivery: Delivery): Promise<IndexContent>;
}
