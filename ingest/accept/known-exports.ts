import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Dataset } from '../../src/catalog/field.ts';
import { headerKey } from '../feeds/columns.ts';
import type { Spooled } from '../feeds/spool.ts';
import { type FeedMap, mapOf } from './map.ts';

/** Maps that come with the program; those with an `export` are of known exports. */
const MAPS = new URL('../maps/', import.meta.url);

/** So much of the headers that tell an export must be there. */
const ENOUGH = 0.8;

const read = new WeakMap<Dataset, readonly FeedMap[]>();

/**
 * Maps of the exports of dealers' systems that are read without being named (docs/feeds.md, "Known exports"); read once a
 * process, for they come with the program.
 */
export function knownExports(dataset: Dataset): readonly FeedMap[] {
  const known = read.get(dataset) ?? readExports(dataset);
  read.set(dataset, known);
  return known;
}

/** They are JSON: read as the YAML that a user may write they take four times as long, with every load. */
function readExports(dataset: Dataset): FeedMap[] {
  const files = readdirSync(MAPS).sort();
  return files
    .map((file) => fileURLToPath(new URL(file, MAPS)))
    .map((path) => mapOf(JSON.parse(readFileSync(path, 'utf8')), dataset, path))
    .filter((map) => map.export && !map.isHeaderless);
}

/** Is it a header (as headerKey gives it) of one of the exports? */
export function isExportHeader(exports: readonly FeedMap[]): (key: string) => boolean {
  const headers = new Set(exports.flatMap((map) => [...map.headers, ...(map.export?.headers ?? [])]));
  const keys = new Set([...headers].map(headerKey));
  return (key) => keys.has(key);
}

/** The headers of an export that are there, and their share of all that tell it. */
function likeness({ export: known }: FeedMap, has: ReadonlySet<string>): { count: number; share: number } {
  const headers = known?.headers ?? [];
  const count = headers.filter((header) => has.has(header)).length;
  return { count, share: count / Math.max(1, headers.length) };
}

/** What a map says of the columns that are there: where one is not, a column of the same meaning under our own name counts. */
const ofColumns = (map: FeedMap, has: ReadonlySet<string>): FeedMap => ({
  ...map,
  columns: new Map([...map.columns].filter(([header]) => has.has(header))),
  derived: (map.derived ?? []).filter(({ headers }) => headers.some((header) => has.has(headerKey(header)))),
});

/**
 * The export whose headers a delimited file has, four of five at least; of several the one whose headers are most nearly all there, then the one with more. A file with
 * a column `source` is in our own form, whatever else it is like.
 */
export function exportOf(file: Spooled, exports: readonly FeedMap[]): FeedMap | undefined {
  if (file.format !== 'delimited') return undefined;
  const has = new Set(file.header.names.map(headerKey));
  if (has.has('source')) return undefined;
  const like = exports.map((map) => ({ map, ...likeness(map, has) })).filter(({ share }) => share >= ENOUGH);
  const best = like.sort((one, other) => other.share - one.share || other.count - one.count)[0]?.map;
  return best && ofColumns(best, has);
}
