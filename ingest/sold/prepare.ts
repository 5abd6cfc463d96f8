import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { LAYOUT } from '../../src/catalog/layout.ts';
import type { SoldManifest, SoldMonth } from '../../src/catalog/sold-vehicles.ts';
import {
  dropGeneration,
  fileOf,
  nextGeneration,
  putInPlace,
  type Unseen,
  writeManifest,
} from '../ground/generations.ts';
import type { Installation } from '../ground/installation.ts';
import { literal, row, rows, sqlFile } from '../ground/sql.ts';
import { storedGenerations } from '../ground/stored-generations.ts';
import type { Ledger } from '../ledger/open.ts';
import { filesHolding, metadataOption } from './file-metadata.ts';
import { readSold, refuseNewer, soldGenerations } from './files.ts';
import { groupNames, provisionalFrom, stateOf } from './ledger-state.ts';
import { monthRows, recentRows, type ShownMonth } from './rows.ts';

/** Rows that are compressed together; the same in every file, whatever the machine. */
const ROW_GROUP = 122_880;

/** How the files of the sold months are prepared. */
export interface SoldOptions extends Pick<Installation, 'onMonthWritten' | 'store'> {
  /** every file is written again, those too that hold what they should */
  readonly anew?: boolean | undefined;
}

/** A generation of the sold months that is written and that nobody sees yet. */
export type SoldGeneration = Unseen<SoldManifest>;

/** Writes a file of a generation; gives the number of its rows. */
async function write({ db, folders }: Ledger, file: string, sql: string, holds: string): Promise<number> {
  const { rowsChanged } = await db.run(
    `COPY (${sql}) TO ${literal(join(folders.work, file))}
     (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE ${ROW_GROUP}, ${metadataOption(holds)})`,
  );
  putInPlace(soldGenerations(folders), file);
  return rowsChanged;
}

/** The months of a generation: files that hold what they should stay, the others are written. */
async function writeMonths(
  ledger: Ledger,
  shown: readonly ShownMonth[],
  generation: number,
  before: SoldManifest | undefined,
  { onMonthWritten, anew = false }: SoldOptions,
): Promise<SoldMonth[]> {
  const { db, folders } = ledger;
  const known = new Map(before?.months.map((one) => [one.month, one]));
  const wanted = shown.flatMap(({ month, holds }) => {
    const file = known.get(month)?.file;
    return file && !anew ? [[file, holds] as const] : [];
  });
  const right = await filesHolding(db, folders.sold, new Map(wanted));
  const months: SoldMonth[] = [];
  for (const one of shown) {
    const kept = known.get(one.month);
    if (kept && right.has(kept.file)) {
      months.push(kept);
      continue;
    }
    const file = fileOf(one.month, generation);
    const written = await write(ledger, file, monthRows(one), one.holds);
    await onMonthWritten?.(db, join(folders.sold, file));
    months.push({
      month: one.month,
      file,
      rows: written,
      from: one.brought_by === null ? 'ledger' : 'delivery',
    });
  }
  return months;
}

async function writeGeneration(
  ledger: Ledger,
  state: string,
  generation: number,
  before: SoldManifest | undefined,
  options: SoldOptions,
): Promise<SoldManifest> {
  const { db, folders } = ledger;
  await db.run(sqlFile('months.sql', import.meta.url));
  const shown = await rows<{ month: string; brought_by: number | null; holds: string }>(
    db,
    'SELECT month, brought_by, holds FROM shown_month ORDER BY month',
  );
  const months = await writeMonths(ledger, shown, generation, before, options);
  const recent = fileOf('recent', generation);
  const { as_of } = await row<{ as_of: number }>(
    db,
    'SELECT coalesce(as_of, 0)::DOUBLE AS as_of FROM sold_as_of',
  );
  const recentSales = await write(ledger, recent, recentRows(), state);
  const provisional = await provisionalFrom(db);
  return {
    layout: LAYOUT,
    generation,
    months,
    ...(provisional && { provisional_from: provisional }),
    recent: { file: recent, rows: recentSales, as_of },
    dealership_groups: await groupNames(
      db,
      months.map(({ file }) => join(folders.sold, file)),
    ),
  };
}

/**
 * Writes what of the sold months has changed since the generation that readers see (feeds.md section 3, "sold months"),
 * from the ledger alone; undefined: nothing has. A file is never overwritten; what fails leaves nothing.
 */
export async function prepareSold(
  ledger: Ledger,
  options: SoldOptions = {},
): Promise<SoldGeneration | undefined> {
  const { db, folders } = ledger;
  const target = { ...soldGenerations(folders), stored: storedGenerations(options.store, ledger, 'sold') };
  const before = readSold(folders.sold);
  if (!options.anew) refuseNewer(before);
  // files of an earlier layout are written again: the manifest tells one for all
  const anew = options.anew || (before !== undefined && (before.layout ?? 1) < LAYOUT);
  const state = await stateOf(db);
  if (before ? !anew && (await isOf(db, folders.sold, before, state)) : state === undefined) return undefined;
  const generation = nextGeneration(folders.sold, before);
  try {
    const manifest = await writeGeneration(ledger, state ?? 'nothing', generation, before, {
      ...options,
      anew,
    });
    return await writeManifest(target, manifest, before);
  } catch (error) {
    dropGeneration(folders.sold, generation);
    throw error;
  }
}

/** Was the generation made from this state of the ledger? Its recent sales tell. */
async function isOf(
  db: DuckDBConnection,
  folder: string,
  { recent }: SoldManifest,
  state: string | undefined,
): Promise<boolean> {
  if (!recent) return false;
  return (await filesHolding(db, folder, new Map([[recent.file, state ?? 'nothing']]))).size > 0;
}
