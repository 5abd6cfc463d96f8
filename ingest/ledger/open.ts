import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import { Refused } from '../outcome.ts';
import { literal } from '../sql.ts';
import { replayAcceptedRows } from './replay.ts';
import { migrate } from './schema.ts';

/** Folders of the state directory that loading uses. */
interface LedgerFolders {
  readonly ledger: string;
  /** spooled files and what the database spills; emptied by each run */
  readonly work: string;
  readonly rejects: string;
  readonly repeated: string;
}

function foldersOf(dataDir: string, ledger: string): LedgerFolders {
  const at = (...parts: string[]): string => resolve(dataDir, ...parts);
  return { ledger: at('ledger'), work: at('tmp', ledger), rejects: at('rejects'), repeated: at('repeated') };
}

/** Name of a market's ledger; the sample has one of its own. */
const ledgerName = (market: string, sample: boolean): string => (sample ? `${market}.sample` : market);

/** The file of a market's ledger. */
export const ledgerFile = (dataDir: string, market: string, sample = false): string =>
  join(foldersOf(dataDir, market).ledger, `${ledgerName(market, sample)}.duckdb`);

/** An open ledger. While it is open no other process can open it: that is the lock of the market. */
export interface Ledger {
  readonly db: DuckDBConnection;
  readonly folders: LedgerFolders;
  close(): void;
}

export interface OpenLedger {
  readonly dataDir: string;
  readonly market: string;
  readonly dataset: Dataset;
  /** memory limit of the database, for example '1GB' */
  readonly memory: string;
  /** files outside the state directory that the database may read (Parquet is read in place) */
  readonly files?: readonly string[];
  /** seconds to wait for another load of the market to end; 0: refuse at once */
  readonly waitSeconds?: number;
  /** the ledger of the sample market, which stands apart */
  readonly sample?: boolean;
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error && /Could not set lock on file/i.test(error.message);

const RETRY_MS = 500;

/**
 * Rows that are compressed together. Each thread that inserts holds as many in memory, uncompressed: with the
 * database's usual 122,880 rows of 2 KB two threads need more than 1 GB allows.
 */
const ROW_GROUP = 15 * 2048;

/** Attaches the file, which locks it; throws Refused when another process still has it after `waitSeconds`. */
async function attachWhenFree(
  db: DuckDBConnection,
  path: string,
  waitSeconds: number,
  market: string,
): Promise<void> {
  const until = Date.now() + waitSeconds * 1000;
  for (;;) {
    try {
      await db.run(`ATTACH ${literal(path)} AS ledger (ROW_GROUP_SIZE ${ROW_GROUP}); USE ledger`);
      return;
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (Date.now() >= until) {
        throw new Refused(
          `another load of ${market} is running; try again when it has ended, or use --wait SECONDS`,
        );
      }
      await sleep(RETRY_MS);
    }
  }
}

/**
 * What the database may do (design.md decision 12): no extensions, and no files but its own, the folders of the
 * state directory and the delivered files. Nothing changes this afterwards.
 */
function confine(folders: LedgerFolders, files: readonly string[]): string {
  const list = (texts: readonly string[]): string => `[${texts.map(literal).join(', ')}]`;
  return `
    SET TimeZone = 'UTC';
    -- joins run as they are written, the small side last: an optimizer that cannot know how many rows a file
    -- holds would keep all of them in memory
    SET disabled_optimizers = 'join_order,build_side_probe_side';
    SET enable_progress_bar = true;
    SET enable_progress_bar_print = false;
    SET allowed_directories = ${list([folders.work, folders.rejects, folders.repeated].map((folder) => `${folder}/`))};
    SET allowed_paths = ${list(files.map((file) => resolve(file)))};
    SET enable_external_access = false;
    SET lock_configuration = true;`;
}

/**
 * Opens the ledger of a market, made or brought to the present schema. Throws Refused while another process has
 * it open. Leftovers of a run that died are removed.
 */
export async function openLedger(options: OpenLedger): Promise<Ledger> {
  const { dataDir, market, dataset, memory, files = [], waitSeconds = 0, sample = false } = options;
  const folders = foldersOf(dataDir, ledgerName(market, sample));
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: memory,
    temp_directory: join(folders.work, 'spill'),
    preserve_insertion_order: 'false',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    allow_community_extensions: 'false',
  });
  const leave = (): void => rmSync(folders.work, { recursive: true, force: true });
  try {
    const db = await instance.connect();
    await attachWhenFree(db, ledgerFile(dataDir, market, sample), waitSeconds, market);
    leave();
    process.once('exit', leave); // a signal that ends the process leaves no spooled rows either
    mkdirSync(folders.work, { recursive: true, mode: 0o700 });
    await db.run(`ATTACH ${literal(join(folders.work, 'staging.duckdb'))} AS staging (ROW_GROUP_SIZE ${ROW_GROUP})`);
    await db.run(confine(folders, files));
    await migrate(db, dataset);
    await replayAcceptedRows(db, dataset);
    return {
      db,
      folders,
      close() {
        db.closeSync();
        instance.closeSync();
        process.off('exit', leave);
        leave();
      },
    };
  } catch (error) {
    instance.closeSync();
    process.off('exit', leave);
    throw error;
  }
}
