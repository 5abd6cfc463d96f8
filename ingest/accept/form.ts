import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import type { ReadFile } from './cell-columns.ts';

/** How the rows of a dataset are accepted. */
export interface RowForm {
  readonly dataset: Dataset;
  /** makes what the statement looks up in the ledger */
  readonly prepare?: (db: DuckDBConnection) => Promise<void>;
  /** the statement that reads a file and inserts its rows into `read_row`, good and bad ones */
  statement(file: ReadFile): string;
  /** SQL that fills `identity` (seq, key, kept: the seq of the row of that key that counts) from `delivered` */
  readonly identity: string;
  /** fields whose words a vocabulary normalises */
  readonly vocabularies: readonly string[];
}
