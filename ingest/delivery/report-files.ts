import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { instantText } from '../../src/grammar/date.ts';

/** Folders with files of each delivery: rejected rows and unknown words, and rows whose key came again. */
export interface ReportFolders {
  readonly rejects: string;
  readonly repeated: string;
}

/** A delivery, as its files are named after it. */
export interface ReportedDelivery {
  readonly dataset: string;
  /** Unix seconds */
  readonly asOf: number;
  readonly number: number;
}

/** The files of a delivery, which later ones remove when they are old. */
export interface ReportFiles {
  readonly rejects: string;
  readonly repeated: string;
  readonly words: string;
}

/** Where the files of a delivery are: DATASET-INSTANT-NUMBER.csv, that of the words with `-words`. */
export function reportFiles(
  { rejects, repeated }: ReportFolders,
  { dataset, asOf, number }: ReportedDelivery,
): ReportFiles {
  const stem = `${dataset}-${instantText(asOf).replaceAll(':', '')}-${number}`;
  return {
    rejects: join(rejects, `${stem}.csv`),
    repeated: join(repeated, `${stem}.csv`),
    words: join(rejects, `${stem}-words.csv`),
  };
}

/** What reportFiles names. Whatever else is in the folders is not ours to remove. */
const OWN_NAME = /^[a-z][a-z0-9_-]*-\d{4}-\d\d-\d\dT\d{6}Z-\d+(-words)?\.csv$/;

const DAY_MS = 86_400_000;

/** Milliseconds; now for a file that another load has just removed. */
const writtenAt = (file: string, now: number): number =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now;

/**
 * Removes the files in `rejects` and `repeated` that were written more than `keepDays` days before `now`
 * (milliseconds); 0 days: they are kept for ever. Gives how many it removed.
 */
export function dropOldReports(
  { rejects, repeated }: ReportFolders,
  keepDays: number,
  now: number = Date.now(),
): number {
  if (keepDays === 0) return 0;
  const old = [rejects, repeated]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && OWN_NAME.test(entry.name))
        .map(({ name }) => join(folder, name)),
    )
    .filter((file) => now - writtenAt(file, now) > keepDays * DAY_MS);
  for (const file of old) rmSync(file, { force: true });
  return old.length;
}
