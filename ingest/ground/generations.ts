import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { flush } from './durable-files.ts';
import { filesOf, type Generation, MANIFEST } from './manifest.ts';
import type { StoredGenerations } from './stored-generations.ts';

/**
 * A folder of immutable files, of which a manifest names those that count: one generation after another, each shown at once by
 * one rename. Sold months and trends are published in this way.
 */

/** Where the files are, and the folder of the process that writes them, on the same disk. */
export interface GenerationFolder {
  readonly folder: string;
  readonly work: string;
  /** where else they are published; undefined: nowhere */
  readonly stored?: StoredGenerations | undefined;
}

/** A generation that is written and that nobody sees yet. */
export interface Unseen<Manifest extends Generation> {
  readonly manifest: Manifest;
  /** Replaces the generation before, at once; in the object store a moment after the folder. */
  show(): Promise<void>;
  /** Forgets it. */
  drop(): void;
}

/** A file of a generation, at the start of the names of what was made of it. */
const FILE = /^.+?-g(\d+)\.parquet/;

/** Name of a file of a generation: of a month, or of what else is published. */
export const fileOf = (what: string, generation: number): string => `${what}-g${generation}.parquet`;

/** What is published; undefined: nothing yet. */
export function readManifest<Manifest extends Generation>(folder: string): Manifest | undefined {
  const path = join(folder, MANIFEST);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : undefined;
}

/** A number that no generation has had whose files are there, not even one that was never shown. */
export function nextGeneration(folder: string, shown: Generation | undefined): number {
  const used = readdirSync(folder).map((name) => Number(FILE.exec(name)?.[1] ?? 0));
  return Math.max(shown?.generation ?? 0, ...used) + 1;
}

/** Puts a file that was written in the work folder in its place, through to the disk. */
export function putInPlace({ folder, work }: GenerationFolder, file: string): void {
  flush(join(work, file));
  renameSync(join(work, file), join(folder, file));
}

/** Removes files of generations, each with what was made of it and stands beside it. */
function removeFiles(folder: string, isLeftover: (file: string) => boolean): void {
  for (const name of readdirSync(folder)) {
    const [file] = FILE.exec(name) ?? [];
    if (file && isLeftover(file)) rmSync(join(folder, name), { force: true });
  }
}

/** The manifest while nobody sees it: what is published into another folder has another. */
const waiting = ({ folder, work }: GenerationFolder): string =>
  join(work, `${createHash('sha256').update(resolve(folder)).digest('hex')}-${MANIFEST}`);

/**
 * Writes the manifest of a generation whose files are in their place; nobody sees it yet. What of it the object store lacks is
 * there, too. Throws StoreFault.
 */
export async function writeManifest<Manifest extends Generation>(
  target: GenerationFolder,
  next: Manifest,
  before: Manifest | undefined,
): Promise<Unseen<Manifest>> {
  const { folder, work, stored } = target;
  const text = `${JSON.stringify(next, undefined, 2)}\n`;
  writeFileSync(waiting({ folder, work }), text, { mode: 0o600 });
  flush(waiting(target));
  flush(folder);
  const showStored = await stored?.upload(folder, text);
  return {
    manifest: next,
    show: async () => {
      showManifest(target, next, before);
      await showStored?.();
    },
    drop: () => dropGeneration(folder, next.generation),
  };
}

/** Removes the files of a generation that nobody has seen. */
export const dropGeneration = (folder: string, generation: number): void =>
  removeFiles(folder, (file) => file.endsWith(`-g${generation}.parquet`));

/**
 * Lets readers see a generation, all months at once, by one rename; then removes the files that neither it nor the one
 * before names: a reader may still have that one.
 */
function showManifest(target: GenerationFolder, next: Generation, before: Generation | undefined): void {
  const { folder } = target;
  renameSync(waiting(target), join(folder, MANIFEST));
  flush(folder);
  const kept = new Set([next, before].flatMap((one) => (one ? filesOf(one) : [])));
  removeFiles(folder, (file) => !kept.has(file));
}
