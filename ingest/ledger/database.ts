import { resolve } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { literal } from '../ground/sql.ts';

/**
 * Rows that are compressed together. Each thread that inserts holds as many in memory, uncompressed: with the
 * database's usual 122,880 rows of 2 KB two threads need more than 1 GB allows.
 */
export const ROW_GROUP = 15 * 2048;

/** An empty database in memory, without extensions, to which a ledger is attached. */
export async function createDatabase(memory: string, spill: string): Promise<DuckDBInstance> {
  return await DuckDBInstance.create(':memory:', {
    memory_limit: memory,
    temp_directory: spill,
    preserve_insertion_order: 'false',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    allow_community_extensions: 'false',
  });
}

const list = (texts: readonly string[]): string => `[${texts.map(literal).join(', ')}]`;

/**
 * SQL after which the database may do no more than this (docs/decisions, decision 12): no files but the attached ones,
 * those in `folders`, and `files`. Nothing changes this afterwards.
 */
export function confine(folders: readonly string[], files: readonly string[]): string {
  return `
    SET TimeZone = 'UTC';
    -- joins run as they are written, the small side last: an optimizer that cannot know how many rows a file
    -- holds would keep all of them in memory
    SET disabled_optimizers = 'join_order,build_side_probe_side';
    SET enable_progress_bar = true;
    SET enable_progress_bar_print = false;
    SET allowed_directories = ${list(folders.map((folder) => `${resolve(folder)}/`))};
    SET allowed_paths = ${list(files.map((file) => resolve(file)))};
    SET enable_external_access = false;
    SET lock_configuration = true;`;
}
