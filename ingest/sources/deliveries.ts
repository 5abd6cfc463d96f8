import { createHash } from 'node:crypto';
import { instantText } from '../../src/grammar/date.ts';
import type { SourceDelivery } from '../../src/sources/source-record.ts';
import type { SourceConfig } from './config.ts';
import { LocationFault, type RemoteFile } from './location.ts';
import { dateInName } from './name-date.ts';
import { namePattern } from './name-pattern.ts';

/** Files at a source that are one delivery. */
export interface FoundDelivery {
  /** undefined: only the content tells whether it is a new one */
  readonly id: string | undefined;
  /** Unix seconds */
  readonly asOf: number;
  /** in the order of their names */
  readonly files: readonly RemoteFile[];
}

/** The id of a delivery: the same for the same contents of the same files. */
export function deliveryId(files: readonly { readonly name: string; readonly version: string }[]): string {
  const text = files.map(({ name, version }) => `${name}\0${version}`).sort();
  return createHash('sha256').update(text.join('\n')).digest('hex').slice(0, 16);
}

function instantOf(file: RemoteFile, { as_of }: SourceConfig, now: number): number {
  if (as_of === 'fetched') return now;
  if (as_of === 'modified') return file.modified ?? now;
  const date = dateInName(file.name);
  if (date === undefined)
    throw new LocationFault(
      `${file.name} has no date in its name (as_of: name); where it is no delivery, say with files which ones are`,
    );
  return date;
}

const isVersioned = (file: RemoteFile): file is RemoteFile & { version: string } =>
  file.version !== undefined;

function deliveryOf(files: readonly RemoteFile[], asOf: number): FoundDelivery {
  const sorted = [...files].sort((one, other) => (one.name < other.name ? -1 : 1));
  return { id: sorted.every(isVersioned) ? deliveryId(sorted) : undefined, asOf, files: sorted };
}

/** What was found at a source. */
interface Found {
  /** the oldest first */
  readonly deliveries: readonly FoundDelivery[];
  /** some files may still be written: they are worth another look soon */
  readonly isUnsettled: boolean;
}

/** An object store and a web server show a file once it is whole; a folder shows it while it is written. */
const settleOf = ({ from, settle }: SourceConfig): number =>
  from.folder !== undefined || from.sftp !== undefined ? settle : 0;

/** Names of files that are hidden, or that are renamed once they are written whole. */
const UNFINISHED = /(^|\/)\.[^/]*$|\.(part|partial|filepart|tmp|temp|crdownload)$|~$/i;

/** Whether a source's file is to be loaded. Keys below a prefix that does not end in a slash begin with it: it is no part of the name. */
function wantedBy({ files, from }: SourceConfig): (name: string) => boolean {
  if (files === undefined) return (name) => from.https !== undefined || !UNFINISHED.test(name);
  const fits = namePattern(files);
  return (name) => fits(name.replace(/^\//, ''));
}

/** Later than this from now, a file's time is refused with the delivery: seconds. */
const DAY = 86_400;

/** Says that a file waits for the time that it is of: a clock is wrong, its own or the one here. */
export function datedLater(
  files: readonly RemoteFile[],
  config: SourceConfig,
  now: number,
): string | undefined {
  const isWanted = wantedBy(config);
  const later = files.find(
    ({ name, modified = 0 }) => isWanted(name) && modified > now + settleOf(config) && modified <= now + DAY,
  );
  if (settleOf(config) === 0 || later?.modified === undefined) return undefined;
  return `${later.name} was modified at ${instantText(later.modified)} by its source's clock, which is later than now; it waits until then`;
}

/** Says that a source has files and none fits the pattern of its names; undefined: some do, or there are none. */
export function nothingFits(files: readonly RemoteFile[], config: SourceConfig): string | undefined {
  const { files: pattern } = config;
  if (pattern === undefined || !files.length || files.some(({ name }) => wantedBy(config)(name)))
    return undefined;
  const fits = namePattern(pattern);
  // an object store lists what is in folders, too, however deep
  const deeper = files.map(({ name }) => name.replace(/^\//, '').split('/'));
  const below = deeper.find((parts) => parts.length > 1 && fits(parts.at(-1) ?? ''));
  const hint = below ? `; those in folders are taken by "${'*/'.repeat(below.length - 1)}${pattern}"` : '';
  return `none of the ${files.length} files there fits "${pattern}"${hint}`;
}

/**
 * The deliveries that the files of a source are: files of one instant are one; `together`: all files are. What may still be
 * written, with any file of its delivery, waits. `now`: Unix seconds. Throws LocationFault.
 */
export function foundDeliveries(files: readonly RemoteFile[], config: SourceConfig, now: number): Found {
  const isWanted = wantedBy(config);
  const groups = new Map<number, RemoteFile[]>();
  for (const file of files.filter(({ name }) => isWanted(name))) {
    const instant = config.together ? 0 : instantOf(file, config, now);
    groups.set(instant, [...(groups.get(instant) ?? []), file]);
  }
  const since = config.since === undefined ? 0 : Date.parse(`${config.since}T00:00:00Z`) / 1000;
  const settle = settleOf(config);
  const isSettled = ({ modified = 0 }: RemoteFile): boolean =>
    settle === 0 || now - modified >= settle || modified > now + DAY;
  const all = [...groups.values()];
  const settled = all.filter((group) => group.every(isSettled));
  const deliveries = settled
    .map((group) => deliveryOf(group, Math.max(...group.map((file) => instantOf(file, config, now)))))
    .filter(({ asOf }) => asOf >= since)
    .sort((one, other) => one.asOf - other.asOf);
  return { deliveries, isUnsettled: settled.length < all.length };
}

/** What a source's file is known by. */
const fileKey = (name: string, version: string): string => `${name}\0${version}`;

/** The files of a delivery as they are known. */
const keysOf = ({ names, versions }: SourceDelivery): string[] =>
  names.map((name, at) => fileKey(name, versions[at] ?? ''));

const keyOf = ({ name, version }: RemoteFile): string | undefined =>
  version === undefined ? undefined : fileKey(name, version);

/** Of what a source shows, what was not loaded yet. */
export interface NewDeliveries {
  /** undefined: nothing of it is new */
  newIn(found: FoundDelivery): FoundDelivery | undefined;
  /** does the source still show it? Then it has to be remembered */
  isShown(delivery: SourceDelivery): boolean;
}

/**
 * Tells what is new by the files: one that joins others of its instant, or stays when they are removed, makes none of them
 * new, and neither does another name. `together`: all files that are there are one delivery, so that the same ones with a
 * new one are new, and some of them are not.
 */
export function newDeliveries(
  listed: readonly RemoteFile[],
  known: readonly SourceDelivery[],
  { together, as_of }: SourceConfig,
): NewDeliveries {
  const ids = new Set(known.map(({ id }) => id));
  const loaded = known.filter(({ state }) => state === 'loaded');
  const names = new Set(listed.map(({ name }) => name));
  const shown = new Set(listed.map(keyOf));
  const files = new Set(loaded.flatMap(keysOf));
  const renamed = new Set(
    loaded.flatMap((one) =>
      one.versions
        .filter((_, at) => !names.has(one.names[at] ?? ''))
        .map((version) => fileKey(`${one.as_of}`, version)),
    ),
  );
  const isKnown = (file: RemoteFile): boolean => files.has(keyOf(file) ?? '');
  // of two that are as long and of one instant, either may be the other's new name: both are new then
  const isAlone = ({ version }: RemoteFile): boolean =>
    listed.filter((other) => other.version === version && !isKnown(other)).length === 1;
  const isRenamed = (file: RemoteFile, asOf: number): boolean =>
    file.version !== undefined && renamed.has(fileKey(`${asOf}`, file.version)) && isAlone(file);
  const isPartOf = (found: FoundDelivery, one: SourceDelivery): boolean => {
    const of = new Set<string | undefined>(keysOf(one));
    return found.files.every((file) => of.has(keyOf(file)));
  };
  const newIn = (found: FoundDelivery): FoundDelivery | undefined => {
    if (found.id === undefined) return found;
    if (ids.has(found.id)) return undefined;
    if (together)
      return as_of !== 'fetched' && loaded.some((one) => isPartOf(found, one)) ? undefined : found;
    const rest = deliveryOf(
      found.files.filter((file) => !isKnown(file) && !isRenamed(file, found.asOf)),
      found.asOf,
    );
    return rest.files.length === 0 || (rest.id !== undefined && ids.has(rest.id)) ? undefined : rest;
  };
  return { newIn, isShown: (delivery) => !together && keysOf(delivery).some((key) => shown.has(key)) };
}
