import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import type { Spooled, SpoolOptions } from '../feeds/spool.ts';
import type { ReadFile } from './cell-columns.ts';
import type { Understood } from './words.ts';

/** How the rows of a dataset are accepted. */
export interface RowForm {
  readonly dataset: Dataset;
  /** reads a file of a form of its own and makes it ready for the database (feeds/spool.ts); default: CSV, JSON Lines, Parquet */
  readonly spool?: (file: string, path: string, options: SpoolOptions) => Promise<Spooled>;
  /** makes what the statement looks up in the directories of the ledger; false: there is none */
  readonly prepare?: (db: DuckDBConnection) => Promise<boolean>;
  /** the statement that reads a file and inserts its rows into `read_row`, good and bad ones */
  statement(file: ReadFile): string;
  /** SQL that fills `identity` (seq, key, kept: the seq of the row of that key that counts) from `delivered` */
  readonly identity: string;
  /** VINs of its rows are decoded, where there is a decoder: `build`: they fill what is empty; `trim`: they only tell a glued trim */
  readonly decodes?: 'build' | 'trim' | undefined;
  /** columns whose words are understood, and by which words; left out: rows stay as they are delivered */
  readonly understood?: Understood;
}
