import type { DuckDBConnection } from '@duckdb/node-api';
import type { Directory } from '../../src/catalog/directory.ts';
import type { SearchDataset } from '../../src/catalog/field.ts';
import { TIE } from '../../src/catalog/mapping.ts';
import { recordSql } from '../ground/record.ts';
import { indexedMembers, positionSql, spelledJoins } from './index-values.ts';
import { inventoryOf } from './inventory.ts';
import { type Rows, unifyWords } from './spelling.ts';

const DIRECTORY_ROWS: Rows = { rows: 'directory_row', spelled: 'directory_spelled' };

/** Which rows of a directory documents are made of. */
export interface DirectoryRows {
  readonly directory: Directory;
  readonly dataset: SearchDataset;
  /** number of the delivery */
  readonly delivery: number;
}

/** The number of a dealer's listings: the delivered one, else that of the active listings (table `inventory`). */
const COUNTED = `SELECT directory_row.* REPLACE (coalesce(listing_count, inventory_count, 0) AS listing_count)
  FROM directory_row ${inventoryOf('directory_row')}`;

/**
 * The query that gives the document of every row of a directory delivery: id, and one line of JSON without nulls. Of
 * dealers it reads `inventory` (inventory.ts).
 */
export async function directorySql(
  db: DuckDBConnection,
  { directory, dataset, delivery }: DirectoryRows,
): Promise<string> {
  await db.run(
    `CREATE OR REPLACE TEMP VIEW directory_row AS SELECT * FROM ${directory} WHERE delivery = ${delivery}`,
  );
  const words = await unifyWords(db, dataset, DIRECTORY_ROWS);
  const spellings = { words, lists: new Set<string>() };
  const computed = Object.entries(positionSql()).map(([field, sql]) => `${sql} AS ${field}`);
  return `
    WITH
      counted AS (${directory === 'dealers' ? COUNTED : 'SELECT * FROM directory_row'}),
      listed AS (SELECT *, ${computed.join(', ')}, (md5_number_lower(key) >> 1)::BIGINT AS tie FROM counted)
    SELECT key AS id, json_merge_patch('{}', to_json({
      ${indexedMembers(dataset, spellings).join(', ')},
      'record': ${recordSql(dataset)},
      '${TIE}': tie
    })) AS document
    FROM listed
    ${spelledJoins(dataset, spellings, DIRECTORY_ROWS, 'listed').join('\n    ')}`;
}
