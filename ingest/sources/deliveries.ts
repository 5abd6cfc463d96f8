import { createHash } from 'node:crypto';
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
  if (date === undefined) throw new LocationFault(`${file.name} has no date in its name (as_of: name)`);
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

/** Whether a source's file is to be loaded. Keys below a prefix that does not end in a slash begin with it: it is no part of the name. */
function wantedBy({ files }: SourceConfig): (name: string) => boolean {
  if (files === undefined) return () => true;
  const fits = namePattern(files);
  return (name) => fits(name.replace(/^\//, ''));
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
  const isSettled = ({ modified = 0 }: RemoteFile): boolean => settle === 0 || now - modified >= settle;
  const all = [...groups.values()];
  const settled = all.filter((group) => group.every(isSettled));
  const deliveries = settled
    .map((group) => deliveryOf(group, Math.max(...group.map((file) => instantOf(file, config, now)))))
    .filter(({ asOf }) => asOf >= since)
    .sort((one, other) => one.asOf - other.asOf);
  return { deliveries, isUnsettled: settled.length < all.length };
}
