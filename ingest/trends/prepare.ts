import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isReadable, LAYOUT } from '../../src/catalog/layout.ts';
import type { Market } from '../../src/catalog/markets.ts';
import { TRENDS, type TrendsManifest, type TrendsMonth } from '../../src/catalog/trends.ts';
import { makeFolders } from '../ground/durable-files.ts';
import {
  dropGeneration,
  fileOf,
  type GenerationFolder,
  nextGeneration,
  readManifest,
  type Unseen,
  writeManifest,
} from '../ground/generations.ts';
import type { Installation } from '../ground/installation.ts';
import { storedGenerations } from '../ground/stored-generations.ts';
import type { Ledger } from '../ledger/open.ts';
import { type KnownDays, trendDays, type WantedMonth } from './months.ts';
import { writeMonth } from './write-month.ts';

/** Trends of which ledger are published, and how. */
export interface TrendsOptions extends Pick<Installation, 'store'> {
  readonly market: Market;
  readonly ledger: Pick<Ledger, 'id' | 'db' | 'folders' | 'sample'>;
  /** every file is written again, those too that hold what they should */
  readonly anew?: boolean | undefined;
  /** rows of a month from which on partial deliveries of one hour are published together */
  readonly many?: number | undefined;
}

/** To write so many rows takes a second or two: more than all the rest of what a dealer's own delivery takes. */
const MANY = 100_000;
const HOUR = 3600;

/** A month's file that is there and holds what it should. */
const keptOf = (
  before: TrendsManifest | undefined,
  { folder }: GenerationFolder,
  { month, holds }: WantedMonth,
): TrendsMonth | undefined =>
  before?.months.find(
    (one) => one.month === month && one.holds === holds && existsSync(join(folder, one.file)),
  );

/** Writes the months that changed. */
async function writeMonths(
  { market, ledger, anew = false }: TrendsOptions,
  target: GenerationFolder,
  { oldest, months: wantedOnes }: KnownDays,
  generation: number,
  before: TrendsManifest | undefined,
): Promise<TrendsMonth[]> {
  const months: TrendsMonth[] = [];
  for (const wanted of wantedOnes) {
    const kept = anew ? undefined : keptOf(before, target, wanted);
    if (kept) {
      months.push(kept);
      continue;
    }
    const { month, first_day, last_day, holds } = wanted;
    const file = fileOf(month, generation);
    const source = { db: ledger.db, market, target, firstDay: oldest.day };
    months.push({ month, file, rows: await writeMonth(source, wanted, file), first_day, last_day, holds });
  }
  return months;
}

/** Writes what changed; gives the manifest. */
async function writeGeneration(
  options: TrendsOptions,
  target: GenerationFolder,
  known: KnownDays,
  generation: number,
  before: TrendsManifest | undefined,
): Promise<TrendsManifest> {
  const months = await writeMonths(options, target, known, generation, before);
  const { oldest, newest } = known;
  return {
    layout: LAYOUT,
    generation,
    first_day: oldest.day,
    last_day: newest.day,
    as_of: newest.as_of,
    delivery: newest.id,
    months,
  };
}

/** Does the manifest show what the ledger knows? */
const isOf = (target: GenerationFolder, before: TrendsManifest, { newest, months }: KnownDays): boolean =>
  before.delivery === newest.id &&
  before.months.length === months.length &&
  months.every((month) => keptOf(before, target, month) !== undefined);

/** Is what is shown of a large market less than an hour older than a partial delivery of the same day? It can wait for the next one. */
const canWait = (before: TrendsManifest, { newest }: KnownDays, many: number): boolean =>
  newest.partial &&
  newest.id > before.delivery &&
  newest.day === before.last_day &&
  newest.as_of - before.as_of < HOUR &&
  (before.months.at(-1)?.rows ?? 0) >= many;

/** Is there nothing to be written? What a newer version has published stays until a rebuild (refuseNewerTrends). */
const stays = (target: GenerationFolder, before: TrendsManifest, known: KnownDays, many = MANY): boolean =>
  !isReadable(before.layout) || isOf(target, before, known) || canWait(before, known, many);

/** A generation of trends that is written and that nobody sees yet. */
export type TrendsGeneration = Unseen<TrendsManifest>;

/** Where a market's trends are in the object store. */
export const trendsKey = (market: Market): string => `${TRENDS}/${market}`;

/**
 * Writes what of a market's trends has changed since the generation that readers see (supplement 2.7), from the ledger
 * alone; undefined: nothing has. A file is never overwritten, and all months are shown at once; what fails leaves nothing.
 */
export async function prepareTrends(options: TrendsOptions): Promise<TrendsGeneration | undefined> {
  const { folders } = options.ledger;
  const known = await trendDays(options.ledger);
  // a ledger that was made anew knows less than what is shown until it has its first delivery
  if (!known) return undefined;
  const stored = storedGenerations(options.store, options.ledger, trendsKey(options.market));
  const target: GenerationFolder = { folder: folders.trends, work: folders.work, stored };
  const before = readManifest<TrendsManifest>(target.folder);
  if (before && !options.anew && stays(target, before, known, options.many)) return undefined;
  makeFolders(folders.ledger, [target.folder]);
  const generation = nextGeneration(target.folder, before);
  try {
    const manifest = await writeGeneration(options, target, known, generation, before);
    return await writeManifest(target, manifest, before);
  } catch (error) {
    dropGeneration(target.folder, generation);
    throw error;
  }
}
