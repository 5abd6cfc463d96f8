import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../ground/durable-files.ts';

/**
 * WHAT is backed up, in the order in which it is put back; a later one is a line here (and, for a database, how it is
 * copied, in src/cli/databases.ts). What does not exist is skipped. Everything else of the state directory can be made
 * again: the sample market and its key by `npm start`, the engine's indices by a rebuild.
 *
 * kind: `ledger` is copied under its lock; `database` is SQLite, copied and put back in its own way while it is in
 * use; `files` never change once they have their name, though a batch job's are removed when it ends or expires. at: the file or folder in the state directory; a ledger whose
 * name has a dot is the sample's and stays out, as its sold months and trends in folders of their own do.
 */
const PARTS = [
  { kind: 'ledger', title: 'ledger', at: 'ledger', paths: /^ledger\/[a-z-]+\.duckdb$/ },
  { kind: 'files', title: 'sold months', at: 'sold', paths: /^sold\/(?!sample\/)[\w./-]+$/ },
  { kind: 'files', title: 'trends', at: 'trends', paths: /^trends\/[a-z-]+\/(?!sample\/)[\w.-]+$/ },
  {
    kind: 'files',
    title: 'batch jobs',
    at: 'jobs',
    paths: /^jobs\/job_[0-9a-f]{24}\/(input|results-[0-9a-f-]{36})$/,
  },
  { kind: 'files', title: 'key of the webhooks', at: 'webhooks.key', paths: /^webhooks\.key$/ },
  { kind: 'database', title: 'accounts', at: 'accounts.db', paths: /^accounts\.db$/ },
] as const;

type Part = (typeof PARTS)[number];

/** Databases of the state directory, by their path in it. */
type DatabasePath = Extract<Part, { kind: 'database' }>['at'];

/** How a database that others use at the same time is copied and put back; handed in by whoever knows it. */
export interface OnlineDatabase {
  /** Writes a consistent copy. */
  copy(from: string, to: string): void;
  /** Throws when a copy cannot be used by this program; may bring it to the present schema. */
  check(copy: string): void;
  /** Makes the database hold what the copy holds, at once or not at all; a process that has it open goes on. */
  put(copy: string, to: string): void;
}

/** The databases that are backed up; one that is not in it is kept elsewhere, and its file left alone. */
export type Databases = Readonly<Partial<Record<DatabasePath, OnlineDatabase>>>;

/** A file of the state directory, or of a backup, which has the same paths. */
export interface PartFile {
  readonly kind: Part['kind'];
  readonly title: Part['title'];
  /** relative to the state directory, with slashes */
  readonly path: string;
}

/** What a path is; undefined for one that is no part of a backup, or leads out of its folder. */
export function partAt(path: string): PartFile | undefined {
  if (path.split('/').some((step) => step === '' || step.startsWith('.'))) return undefined;
  const part = PARTS.find(({ paths }) => paths.test(path));
  return part && { kind: part.kind, title: part.title, path };
}

/** A manifest says which files beside it count: it comes after them. */
const isManifest = (path: string): boolean => path.endsWith('manifest.json');

function pathsOf({ at }: Part, dataDir: string): string[] {
  const place = join(dataDir, at);
  if (!existsSync(place)) return [];
  return statSync(place).isFile() ? [at] : filesBelow(place).map((file) => `${at}/${file}`);
}

/** Whether a file takes part: all do but the databases that nobody was handed in for. */
export const takesPart = (databases: Databases, path: string): boolean =>
  partAt(path)?.kind !== 'database' || Object.hasOwn(databases, path);

/** Every file of a state directory that belongs into a backup. */
export const partsIn = (dataDir: string, databases: Databases): PartFile[] =>
  PARTS.flatMap((part) => pathsOf(part, dataDir))
    .filter((path) => takesPart(databases, path))
    .flatMap((path) => partAt(path) ?? []);

/** Paths in the order in which they are put back. */
export function inOrder<File extends { readonly path: string }>(files: readonly File[]): File[] {
  const rank = ({ path }: File): number =>
    PARTS.findIndex(({ paths }) => paths.test(path)) * 2 + Number(isManifest(path));
  return [...files].sort((one, other) => rank(one) - rank(other) || (one.path < other.path ? -1 : 1));
}

/** The part at a path as the database that it is; throws when nobody was handed in for it. */
export function databaseAt(databases: Databases, path: string): OnlineDatabase {
  const found = Object.entries(databases).find(([at]) => at === path)?.[1];
  if (!found) throw new Error(`${path}: is not a database`);
  return found;
}
