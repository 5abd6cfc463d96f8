import path from 'node:path';
import { type DuckDBConnection, DuckDBInstance, type DuckDBValue } from '@duckdb/node-api';
import { Refusal } from '../catalog/errors.ts';
import { inSpan } from '../tracing/span.ts';
import { literal, type Statement } from './binding.ts';

/** Some rows of an answer: the values of each column of the statement. */
export type Part = readonly (readonly DuckDBValue[])[];

/** The span of one statement. */
const QUERY = { name: 'duckdb', kind: 'client', attributes: { 'db.system.name': 'duckdb' } } as const;

/** Milliseconds after which a query that did not hear that it is given up is told again. */
const INSIST = 50;

/** Where the published files are, and what reading them may take. */
export interface DatabaseSettings {
  /** the only folders that can be read */
  readonly folders: readonly string[];
  /** as the database writes it: 1GB */
  readonly memory: string;
  /** for what does not fit into memory; made when it is needed, removed at the end */
  readonly spill: string;
}

async function openDatabase({ folders, memory, spill }: DatabaseSettings): Promise<DuckDBInstance> {
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: memory,
    temp_directory: spill,
    preserve_insertion_order: 'false',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    allow_community_extensions: 'false',
  });
  const db = await instance.connect();
  await db.run(`
    SET TimeZone = 'UTC';
    -- of every connection: the footers of files that never change are read once
    SET GLOBAL parquet_metadata_cache = true;
    SET allowed_directories = [${folders.map((folder) => literal(`${path.resolve(folder)}/`)).join(', ')}];
    SET enable_external_access = false;
    SET lock_configuration = true`);
  db.closeSync();
  return instance;
}

/** The embedded database that reads the sold months: in memory, opened when it is first asked (docs/decisions, decision 12). */
export class SummaryDatabase {
  readonly #settings: DatabaseSettings;
  #instance: Promise<DuckDBInstance> | undefined;

  constructor(settings: DatabaseSettings) {
    this.#settings = settings;
  }

  /** Runs one statement and hands over its rows in parts. When the caller goes away, the query ends. */
  async read({ sql, values }: Statement, signal: AbortSignal, take: (part: Part) => void): Promise<void> {
    const db = await (await this.#open()).connect();
    // a query that had not begun yet does not hear the first one
    let insist: NodeJS.Timeout | undefined;
    const giveUp = (): void => {
      db.interrupt();
      insist ??= setInterval(() => db.interrupt(), INSIST);
    };
    signal.addEventListener('abort', giveUp);
    try {
      if (signal.aborted) throw new Refusal('timed_out');
      await inSpan(QUERY, () => readParts(db, { sql, values }, take));
    } catch (error) {
      if (signal.aborted) throw new Refusal('timed_out', {}, { cause: error });
      if (isTooHeavy(error)) throw new Refusal('too_heavy', {}, { cause: error });
      throw error;
    } finally {
      signal.removeEventListener('abort', giveUp);
      clearInterval(insist);
      db.closeSync();
    }
  }

  #open(): Promise<DuckDBInstance> {
    this.#instance ??= openDatabase(this.#settings).catch((error: unknown) => {
      this.#instance = undefined;
      throw error;
    });
    return this.#instance;
  }

  async close(): Promise<void> {
    (await this.#instance)?.closeSync();
  }
}

async function readParts(
  db: DuckDBConnection,
  { sql, values }: Statement,
  take: (part: Part) => void,
): Promise<void> {
  const prepared = await db.prepare(sql);
  prepared.bind(values);
  const result = await prepared.run();
  for (
    let chunk = await result.fetchChunk();
    chunk && chunk.rowCount > 0;
    chunk = await result.fetchChunk()
  ) {
    take(chunk.getColumns());
    // 2,048 rows take a few milliseconds to write: others have their turn between them
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Whether a query failed because neither memory nor disk can hold what it needs. */
const isTooHeavy = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Out of Memory Error');

/** Whether a query failed because a file is gone: a newer generation has replaced it. */
export const isGone = (error: unknown): boolean =>
  error instanceof Error &&
  /^IO Error/.test(error.message) &&
  /No files found|Cannot open file/.test(error.message);
