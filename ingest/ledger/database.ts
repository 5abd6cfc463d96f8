import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { literal } from '../ground/sql.ts';

/**
 * Rows that are compressed together. Each thread that inserts holds as many in memory, uncompressed: with the
 * database's usual 122,880 rows of 2 KB two threads need more than 1 GB allows.
 */
export const ROW_GROUP = 15 * 2048;

/**
 * Bytes of a block of the staging file. Every column that is written has a block of its own in memory at least: with the usual
 * 256 KB those of a wide row need 60 MB a thread.
 */
export const STAGING_BLOCK = 16_384;

/**
 * What the database needs whatever the size of a market, in MB, and what each of its threads does: the pass over a wide row
 * holds some hundred columns of 2048 rows at every stage, and a row group of its own (test/data/accept-memory.test.ts).
 */
const [BASE, PER_THREAD] = [100, 600];

/** Megabytes that a setting like 1GB or 600MB means. */
const megabytes = (memory: string): number =>
  Number.parseInt(memory, 10) * (memory.endsWith('GB') ? 1000 : 1);

/** Threads that have room in so much memory: one at least, one a core at most. */
const threadsIn = (memory: string): number =>
  Math.max(1, Math.min(availableParallelism(), Math.floor((megabytes(memory) - BASE) / PER_THREAD)));

/** An empty database in memory, without extensions, to which a ledger is attached. */
export async function createDatabase(memory: string, spill: string): Promise<DuckDBInstance> {
  return await DuckDBInstance.create(':memory:', {
    memory_limit: memory,
    threads: String(threadsIn(memory)),
    temp_directory: spill,
    // as many as five row groups a thread would stay in memory, or be spilled in a file a block, until the insert ends
    write_buffer_row_group_count: '1',
    preserve_insertion_order: 'false',
    // a join with so few rows reads only the row groups that may have them; by default with 50
    dynamic_or_filter_threshold: '10000',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    allow_community_extensions: 'false',
  });
}

const list = (texts: readonly string[]): string => `[${texts.map(literal).join(', ')}]`;

/**
 * Joins run as they are written, the small side last: an optimizer that cannot know how many rows a file holds would keep
 * all of them in memory.
 */
export const JOINS_AS_WRITTEN = "SET disabled_optimizers = 'join_order,build_side_probe_side';";

/**
 * SQL after which the database may do no more than this (docs/decisions, decision 12): no files but the attached ones,
 * those in `folders`, and `files`. Nothing changes this afterwards.
 */
export function confine(folders: readonly string[], files: readonly string[]): string {
  return `
    SET TimeZone = 'UTC';
    ${JOINS_AS_WRITTEN}
    SET allowed_directories = ${list(folders.map((folder) => `${resolve(folder)}/`))};
    SET allowed_paths = ${list(files.map((file) => resolve(file)))};
    SET enable_external_access = false;
    SET lock_configuration = true;`;
}
