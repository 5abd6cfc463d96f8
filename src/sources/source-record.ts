import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/**
 * What is known of the sources that `forecourt watch` fetches deliveries from: one file each in the state directory, written
 * by the watch (ingest/sources), read by whoever tells of it. Instants are Unix seconds.
 */

const delivery = z.object({
  /** of its files' names and versions: the same files are the same delivery */
  id: z.string(),
  as_of: z.number(),
  names: z.array(z.string()),
  versions: z.array(z.string()),
  /** fetched: whole here, to be loaded; passed: a newer one was loaded, or it is older than what is wanted */
  state: z.enum(['fetched', 'loaded', 'refused', 'passed']),
  /** when it came into this state */
  at: z.number(),
  /** loads that were refused */
  tries: z.number(),
  /** a refused one is tried again then; none: it is not */
  next_at: z.number().optional(),
  /** why it was refused */
  fault: z.string().optional(),
  /** it was not fetched: it has more bytes than this, which was max_size then; with another one it is tried again */
  over: z.number().optional(),
  /** of the delivery that the ledger made of it */
  number: z.number().optional(),
});
/** A delivery of a source, and what became of it. */
export type SourceDelivery = z.infer<typeof delivery>;

const record = z.object({
  source: z.string(),
  /** the configuration that names it */
  config: z.string(),
  dataset: z.string(),
  /** `all`: the dataset has no market */
  market: z.string(),
  /** seconds in which a new delivery is expected; none: it is never late */
  expected: z.number().optional(),
  watched_since: z.number(),
  looked_at: z.number().optional(),
  next_look_at: z.number(),
  /** when the newest delivery was loaded */
  delivered_at: z.number().optional(),
  /** when the source last put up again what was loaded already: it is at work, and nothing has changed */
  put_up_at: z.number().optional(),
  /** looks that failed since the last one that did not */
  failures: z.number(),
  /** what failed last; without failures: files are there, and none fits the pattern of names */
  fault: z.string().optional(),
  /** being late since then was told */
  told_late_since: z.number().optional(),
  deliveries: z.array(delivery),
});
/** A source, with the deliveries that are remembered. */
export type SourceRecord = z.infer<typeof record>;

/** Folder of the state directory with the records, and what was fetched. */
export const sourcesFolder = (dataDir: string): string => path.join(dataDir, 'sources');

/** A record's name; the lock of the watch has others. */
const RECORD = /^[a-z0-9_-]+\.json$/;

/** The record of a source. */
export const recordFile = (dataDir: string, source: string): string =>
  path.join(sourcesFolder(dataDir), `${source}.json`);

/** A record that cannot be read. */
export class DamagedRecord extends Error {}

/** Reads a record; undefined: there is none. Throws DamagedRecord where it is not one. */
export function readRecord(file: string): SourceRecord | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return record.parse(JSON.parse(text));
  } catch (cause) {
    throw new DamagedRecord(
      `${file} is damaged: the next look of forecourt watch sets it aside and begins a new one; everything is fetched anew, and nothing is loaded twice`,
      { cause },
    );
  }
}

/** The sources of an installation, by name; none where nothing is watched. */
export function sourceRecords(dataDir: string): SourceRecord[] {
  let names: string[];
  try {
    names = readdirSync(sourcesFolder(dataDir)).filter((name) => RECORD.test(name));
  } catch {
    return [];
  }
  return names.sort().flatMap((name) => toldRecord(path.join(sourcesFolder(dataDir), name)) ?? []);
}

/** A record, or in place of a damaged one what is known of its source: that nobody can tell. */
function toldRecord(file: string): SourceRecord | undefined {
  try {
    return readRecord(file);
  } catch (error) {
    if (!(error instanceof DamagedRecord)) throw error;
    const unknown = { config: '', dataset: '?', market: '?', watched_since: 0, next_look_at: 0 };
    return {
      ...unknown,
      source: path.basename(file, '.json'),
      failures: 1,
      fault: error.message,
      deliveries: [],
    };
  }
}
