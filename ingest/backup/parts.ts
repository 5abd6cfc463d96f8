import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf } from '../ledger/read.ts';
import { filesBelow } from '../new-folder.ts';

/**
 * How a part is copied and put back: a ledger under its lock; a database (SQLite) in its own way, while it is in use;
 * plain files, which never change once they have their name.
 */
export type PartKind = 'ledger' | 'database' | 'files';

interface Part {
  readonly kind: PartKind;
  /** what a person reads */
  readonly title: string;
  /** folder of the state directory; '' is the directory itself */
  readonly folder: string;
  /** which files of the folder, by their path in it */
  readonly file: RegExp;
}

/**
 * WHAT is backed up, in the order in which it is put back. What does not exist is skipped; everything else of the
 * state directory can be made again: the sample market and its key by `npm start`, indices by a rebuild.
 */
const PARTS = [
  // without a dot in the name: the sample's ledger, us-cars.sample.duckdb, stays out
  { kind: 'ledger', title: 'ledger', folder: 'ledger', file: /^[a-z-]+\.duckdb$/ },
  { kind: 'files', title: 'sold months', folder: 'sold', file: /^[\w./-]+$/ },
  { kind: 'database', title: 'accounts', folder: '', file: /^accounts\.db$/ },
] as const satisfies readonly Part[];

/** Databases of the state directory, by their path in it. */
export type DatabasePath = 'accounts.db';

/** How a database that others use at the same time is copied and put back; handed in by whoever knows it. */
export interface OnlineDatabase {
  /** Writes a consistent copy. */
  copy(from: string, to: string): void;
  /** Throws when a copy cannot be used by this program; may bring it to the present schema. */
  check(copy: string): void;
  /** Makes the database hold what the copy holds, at once or not at all; a process that has it open goes on. */
  put(copy: string, to: string): void;
}

export type Databases = Readonly<Record<DatabasePath, OnlineDatabase>>;

/** A file of the state directory, or of a backup, which has the same paths. */
export interface PartFile {
  readonly kind: PartKind;
  readonly title: string;
  /** relative to the state directory, with slashes */
  readonly path: string;
}

const inside = ({ folder }: Part, path: string): string | undefined => {
  if (!folder) return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
};

/** What a path is; undefined for one that is no part of a backup. */
export function partAt(path: string): PartFile | undefined {
  if (path.split('/').some((step) => step === '' || step.startsWith('.'))) return undefined;
  const part = PARTS.find((one) => one.file.test(inside(one, path) ?? '\n'));
  return part && { kind: part.kind, title: part.title, path };
}

/** The files that say which other ones count come last: sold months are switched by their manifest. */
const byOrder = (one: string, other: string): number =>
  Number(one.endsWith('manifest.json')) - Number(other.endsWith('manifest.json')) || (one < other ? -1 : 1);

/** Puts files into the order in which they are put back. */
export function inOrder<File extends { readonly path: string }>(files: readonly File[]): File[] {
  const rank = (path: string): number => PARTS.findIndex((part) => part.file.test(inside(part, path) ?? '\n'));
  return [...files].sort(
    (one, other) => rank(one.path) - rank(other.path) || byOrder(one.path, other.path),
  );
}

/** Every file of a state directory that belongs into a backup. */
export function partsIn(dataDir: string): PartFile[] {
  return PARTS.flatMap((part) =>
    part.folder
      ? filesBelow(join(dataDir, part.folder)).map((file) => `${part.folder}/${file}`)
      : Object.keys(DATABASE_PATHS).filter((file) => existsSync(join(dataDir, file))),
  ).flatMap((path) => partAt(path) ?? []);
}

const DATABASE_PATHS: Readonly<Record<DatabasePath, true>> = { 'accounts.db': true };

/** The market of a ledger's path. */
export const ledgerOf = ({ path }: PartFile): string => nameOf(path);
