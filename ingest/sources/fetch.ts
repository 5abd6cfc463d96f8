import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceDelivery } from '../../src/sources/source-record.ts';
import type { SourceConfig } from './config.ts';
import { deliveryId, type FoundDelivery } from './deliveries.ts';
import { TooLarge } from './location.ts';
import { contentVersion, stagedPath, stageFile } from './stage.ts';
import type { WatchedSource } from './watched-source.ts';

/** The most bytes that a file of the source may have. */
export const maxBytes = ({ max_size }: SourceConfig): number =>
  Number.parseInt(max_size, 10) * (max_size.endsWith('GB') ? 1_000_000_000 : 1_000_000);

/** Where a delivery is kept until it is loaded. */
export const folderOf = (watched: WatchedSource, id: string): string => join(watched.folder, id);

/** The files of a delivery that was fetched. */
export const filesOf = (watched: WatchedSource, { id, names }: SourceDelivery): string[] =>
  names.map((name, index) => stagedPath(folderOf(watched, id), index, name));

/** Fetches the files of a delivery; gives their versions. */
async function stage(
  watched: WatchedSource,
  found: FoundDelivery,
  folder: string,
  signal: AbortSignal,
): Promise<string[]> {
  const versions: string[] = [];
  for (const [index, file] of found.files.entries()) {
    const path = stagedPath(folder, index, file.name);
    await stageFile(watched.location, file, path, maxBytes(watched.config), signal);
    versions.push(file.version ?? (await contentVersion(path)));
  }
  return versions;
}

/** Fetches a delivery whole, and notes it; undefined: its content is known already. */
async function fetchWhole(
  watched: WatchedSource,
  found: FoundDelivery,
  signal: AbortSignal,
): Promise<SourceDelivery | undefined> {
  const { store, say, now } = watched;
  const names = found.files.map(({ name }) => name);
  const folder = folderOf(watched, found.id ?? 'unversioned');
  if (found.id === undefined) rmSync(folder, { recursive: true, force: true });
  const versions = await stage(watched, found, folder, signal);
  const id = found.id ?? deliveryId(names.map((name, at) => ({ name, version: versions[at] ?? '' })));
  if (store.record.deliveries.some((known) => known.id === id && known.over === undefined)) {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  if (found.id === undefined) {
    rmSync(folderOf(watched, id), { recursive: true, force: true });
    renameSync(folder, folderOf(watched, id));
  }
  const delivery: SourceDelivery = {
    id,
    as_of: found.asOf,
    names,
    versions,
    state: 'fetched',
    at: now(),
    tries: 0,
  };
  store.note(delivery);
  say(`fetched: ${names.join(', ')}`);
  return delivery;
}

/**
 * Fetches a delivery whole, and notes it; undefined: its content is known already, or a file of it is too large. That is refused, so that those
 * after it come.
 */
export async function fetchUnlessTooLarge(
  watched: WatchedSource,
  found: FoundDelivery,
  signal: AbortSignal,
): Promise<SourceDelivery | undefined> {
  const { store, say, now, config } = watched;
  try {
    return await fetchWhole(watched, found, signal);
  } catch (error) {
    // where only the content tells what it is, it cannot be remembered
    if (!(error instanceof TooLarge) || found.id === undefined) throw error;
    store.note({
      id: found.id,
      as_of: found.asOf,
      state: 'refused',
      at: now(),
      tries: 1,
      names: found.files.map(({ name }) => name),
      versions: found.files.map(({ version = '' }) => version),
      fault: error.message,
      over: maxBytes(config),
    });
    rmSync(folderOf(watched, found.id), { recursive: true, force: true });
    say(`refused: ${error.message}`);
    return undefined;
  }
}
