import { mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import { SOLD_SAMPLE } from '../../src/catalog/sold-vehicles.ts';
import { TRENDS, TRENDS_SAMPLE } from '../../src/catalog/trends.ts';
import { makeFolders } from '../ground/durable-files.ts';
import { literal } from '../ground/sql.ts';
import { builtPath } from './built.ts';
import { onLedgerFile } from './damage.ts';
import { confine, createDatabase, ROW_GROUP, STAGING_BLOCK } from './database.ts';
import { attachDefinitions } from './definitions.ts';
import { emptyLedger } from './empty.ts';
import { ledgerId } from './identity.ts';
import { attachWhenFree, WRITING } from './lock.ts';
import { replayAcceptedRows } from './replay.ts';
import { migrate } from './schema.ts';

/** Folders of the state directory that loading uses. */
interface LedgerFolders {
  readonly ledger: string;
  /** spooled files and what the database spills; of this process */
  readonly work: string;
  readonly rejects: string;
  readonly repeated: string;
  /** the sold months */
  readonly sold: string;
  /** the market's trends; made where there are some */
  readonly trends: string;
}

/** Folders of the state directory with a file a delivery: rejected rows, and rows whose key came again. */
export const reportFolders = (dataDir: string): Pick<LedgerFolders, 'rejects' | 'repeated'> => ({
  rejects: resolve(dataDir, 'rejects'),
  repeated: resolve(dataDir, 'repeated'),
});

/** Folder of the state directory with the sold months (src/catalog/sold-vehicles.ts); the sample's stand apart. */
export const soldFolder = (dataDir: string, sample = false): string =>
  sample ? resolve(dataDir, 'sold', SOLD_SAMPLE) : resolve(dataDir, 'sold');

/** Name of a market's ledger; the sample has one of its own. */
const ledgerName = (market: string, sample: boolean): string => (sample ? `${market}.sample` : market);

/** Folder of the state directory with a market's trends (src/catalog/trends.ts); the sample's stand apart. */
export const trendsFolder = (dataDir: string, market: string, sample = false): string =>
  sample ? resolve(dataDir, TRENDS, market, TRENDS_SAMPLE) : resolve(dataDir, TRENDS, market);

const foldersOf = (dataDir: string, market: string, sample: boolean): LedgerFolders => ({
  ledger: resolve(dataDir, 'ledger'),
  work: resolve(dataDir, 'tmp', ledgerName(market, sample), String(process.pid)),
  ...reportFolders(dataDir),
  sold: soldFolder(dataDir, sample),
  trends: trendsFolder(dataDir, market, sample),
});

/** The file of a market's ledger. */
export const ledgerFile = (dataDir: string, market: string, sample = false): string =>
  join(foldersOf(dataDir, market, sample).ledger, `${ledgerName(market, sample)}.duckdb`);

/** An open ledger. While it is open no other process can open it: that is the lock of the market. */
export interface Ledger {
  /** what its indices and reports name it by (identity.ts) */
  readonly id: string;
  readonly db: DuckDBConnection;
  readonly folders: LedgerFolders;
  /** it is the sample's, which stands apart */
  readonly sample: boolean;
  close(): void;
}

/** Whose ledger it is: that of a market, with the fields of its listings, or another one that migrates itself. */
type LedgerSchema =
  | { readonly dataset: Dataset }
  | { readonly migrate: (db: DuckDBConnection) => Promise<void> };

interface OpenCommon {
  readonly dataDir: string;
  readonly market: string;
  /** memory limit of the database, for example '1GB' */
  readonly memory: string;
  /** files outside the state directory that the database may read (Parquet is read in place) */
  readonly files?: readonly string[];
  /** seconds to wait for another load of the market to end; 0: refuse at once */
  readonly waitSeconds?: number;
  /** the ledger of the sample market, which stands apart */
  readonly sample?: boolean;
}

/** How a ledger is opened, with the tables that it is brought to. */
export type OpenLedger = OpenCommon & LedgerSchema;

/** The file of an empty ledger of the market, where the build has one. */
const emptyOf = (options: OpenLedger): string | undefined =>
  'migrate' in options ? undefined : builtPath(emptyLedger(options, WRITING).name);

async function migrateLedger(db: DuckDBConnection, options: OpenLedger): Promise<void> {
  if ('migrate' in options) return await options.migrate(db);
  await migrate(db, options);
  await replayAcceptedRows(db, options.dataset);
}

/** Removes what runs that died left, and makes an empty folder for this one; whoever holds the lock may. */
function clearWork({ work }: LedgerFolders): void {
  rmSync(dirname(work), { recursive: true, force: true });
  mkdirSync(work, { recursive: true, mode: 0o700 });
}

/** Removes this process's own work, and the folder around it unless somebody else waits there. */
function leaveWork({ work }: LedgerFolders): void {
  rmSync(work, { recursive: true, force: true });
  try {
    rmdirSync(dirname(work));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'ENOENT') throw error;
  }
}

/**
 * Opens the ledger of a market, made or brought to the present schema. Throws CommandRefusal while another process has
 * it open. Leftovers of a run that died are removed. Its connection knows the macros (definitions.ts).
 */
export async function openLedger(options: OpenLedger): Promise<Ledger> {
  const { dataDir, market, memory, files = [], waitSeconds = 0, sample = false } = options;
  const folders = foldersOf(dataDir, market, sample);
  const { trends, ...made } = folders;
  makeFolders(dataDir, Object.values(made));
  const instance = await createDatabase(memory, join(folders.work, 'spill'));
  let endHolding = (): void => {};
  const leave = (): void => leaveWork(folders);
  try {
    const db = await instance.connect();
    const file = ledgerFile(dataDir, market, sample);
    endHolding = await attachWhenFree(db, file, { ledger: market, waitSeconds, empty: emptyOf(options) });
    process.once('exit', leave); // a signal that ends the process leaves no spooled rows either
    clearWork(folders);
    await attachDefinitions(db, resolve(dataDir, 'definitions'));
    await db.run(
      `ATTACH ${literal(join(folders.work, 'staging.duckdb'))} AS staging (ROW_GROUP_SIZE ${ROW_GROUP}, BLOCK_SIZE ${STAGING_BLOCK})`,
    );
    await db.run(confine([folders.work, folders.rejects, folders.repeated, folders.sold, trends], files));
    await onLedgerFile(file, () => migrateLedger(db, options));
    return {
      id: await ledgerId(db),
      db,
      folders,
      sample,
      close() {
        endHolding();
        db.closeSync();
        instance.closeSync();
        process.off('exit', leave);
        leave();
      },
    };
  } catch (error) {
    endHolding();
    instance.closeSync();
    process.off('exit', leave);
    leave();
    throw error;
  }
}
