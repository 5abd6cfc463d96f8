import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReadable, LAYOUT } from '../../src/catalog/layout.ts';
import type { SoldManifest } from '../../src/catalog/sold-vehicles.ts';
import { flush } from '../ground/durable-files.ts';
import { Refused } from '../ground/outcome.ts';
import type { Delivery } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';

/** The part of the ledger's folders that the files need. */
type Folders = Pick<Ledger['folders'], 'sold' | 'work'>;

const MANIFEST = 'manifest.json';
/** A file of a generation, at the start of the names of what was made of it. */
const FILE = /^.+?-g(\d+)\.parquet/;

/** Name of a file of a generation: of a month, or of the recent sales. */
export const fileOf = (what: string, generation: number): string => `${what}-g${generation}.parquet`;

/** What is published of the sold months; undefined: nothing yet. */
export function readManifest(folder: string): SoldManifest | undefined {
  const path = join(folder, MANIFEST);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SoldManifest) : undefined;
}

/** Throws Refused where a newer version has published sold months, which this one would not understand. */
export function refuseNewer(shown: SoldManifest | undefined): void {
  if (isReadable(shown?.layout)) return;
  throw new Refused(
    `a newer version of the program has published the sold months (layout ${shown?.layout}; this one reads up to ${LAYOUT}): load with that version, ` +
      'or publish them again with this one: forecourt rebuild sold',
  );
}

/** A number that no generation has had whose files are there, not even one that was never shown. */
export function nextGeneration(folder: string, shown: SoldManifest | undefined): number {
  const used = readdirSync(folder).map((name) => Number(FILE.exec(name)?.[1] ?? 0));
  return Math.max(shown?.generation ?? 0, ...used) + 1;
}

/** Puts a file that was written in the work folder in its place, through to the disk. */
export function putInPlace({ sold, work }: Folders, file: string): void {
  flush(join(work, file));
  renameSync(join(work, file), join(sold, file));
}

/** Removes files of generations, each with what was made of it and stands beside it. */
export function removeFiles(folder: string, isLeftover: (file: string) => boolean): void {
  for (const name of readdirSync(folder)) {
    const [file] = FILE.exec(name) ?? [];
    if (file && isLeftover(file)) rmSync(join(folder, name), { force: true });
  }
}

/** The files that a manifest names. */
const filesOf = ({ months, recent }: SoldManifest): string[] => [
  ...months.map(({ file }) => file),
  ...(recent ? [recent.file] : []),
];

/** Writes the manifest of a generation whose files are in their place; nobody sees it yet. */
export function writeManifest({ sold, work }: Folders, next: SoldManifest): void {
  writeFileSync(join(work, MANIFEST), `${JSON.stringify(next, undefined, 2)}\n`, { mode: 0o600 });
  flush(join(work, MANIFEST));
  flush(sold);
}

/**
 * Lets readers see a generation, all months at once, by one rename; then removes the files that neither it nor the one
 * before names: a reader may still have that one.
 */
export function showManifest(
  { sold, work }: Folders,
  next: SoldManifest,
  before: SoldManifest | undefined,
): void {
  renameSync(join(work, MANIFEST), join(sold, MANIFEST));
  flush(sold);
  const kept = new Set([next, before].flatMap((one) => (one ? filesOf(one) : [])));
  removeFiles(sold, (file) => !kept.has(file));
}

/** What a delivery remembers of the generation that was written for it. */
export const shownBy = ({ generation }: SoldManifest): Delivery['indices'] => ({
  sold: `generation-${generation}`,
});

/** Is the generation shown that a delivery remembers? */
export function isShown({ sold }: Pick<Folders, 'sold'>, indices: Delivery['indices']): boolean {
  const shown = readManifest(sold);
  return shown !== undefined && shownBy(shown).sold === indices.sold;
}
