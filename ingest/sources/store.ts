import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  DamagedRecord,
  readRecord,
  recordFile,
  type SourceDelivery,
  type SourceRecord,
  sourceRecords,
  sourcesFolder,
} from '../../src/sources/source-record.ts';
import { flush } from '../ground/durable-files.ts';
import type { WatchConfig } from './read-config.ts';

/** Deliveries that are remembered at least, whatever the source still shows. */
const REMEMBERED = 1000;

/** Reads a record; a damaged one is set aside: without it all is fetched anew, and the ledger knows what it has. */
function recordOrAside(file: string): {
  readonly record?: SourceRecord | undefined;
  readonly setAside?: string;
} {
  try {
    return { record: readRecord(file) };
  } catch (error) {
    if (!(error instanceof DamagedRecord)) throw error;
    const setAside = `${file}.damaged`;
    renameSync(file, setAside);
    return { setAside };
  }
}

/** The record of a source, which is on the disk after each change. */
export class RecordStore {
  readonly #file: string;
  /** where a damaged record was set aside; undefined: it was none */
  readonly setAside: string | undefined;
  #record: SourceRecord;

  /** Opens the record, or begins one; what the configuration says of the source counts anew. */
  constructor(
    dataDir: string,
    told: Pick<SourceRecord, 'source' | 'config' | 'dataset' | 'market' | 'expected'>,
    now: number,
  ) {
    this.#file = recordFile(dataDir, told.source);
    const begun = { watched_since: now, next_look_at: now, failures: 0, deliveries: [] };
    const { record = begun, setAside } = recordOrAside(this.#file);
    this.setAside = setAside;
    this.#record = { ...record, ...told };
  }

  get record(): SourceRecord {
    return this.#record;
  }

  /** Changes members of it; undefined takes one away. */
  change(more: Partial<SourceRecord>): void {
    this.#record = { ...this.#record, ...more };
    mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
    const partial = `${this.#file}.partial`;
    writeFileSync(partial, `${JSON.stringify(this.#record, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(partial, this.#file);
    flush(dirname(this.#file));
  }

  /** Notes a delivery in place of what was known of it; `more`: what changes with it. */
  note(delivery: SourceDelivery, more: Partial<SourceRecord> = {}): void {
    const others = this.#record.deliveries.filter(({ id }) => id !== delivery.id);
    this.change({ ...more, deliveries: [...others, delivery] });
  }

  /** Forgets deliveries that the source shows no more, where many are remembered. */
  forget(isShown: (delivery: SourceDelivery) => boolean): void {
    const { deliveries } = this.#record;
    const old = deliveries.slice(0, Math.max(0, deliveries.length - REMEMBERED));
    const gone = new Set(old.filter((one) => one.state !== 'fetched' && !isShown(one)).map(({ id }) => id));
    if (gone.size) this.change({ deliveries: deliveries.filter(({ id }) => !gone.has(id)) });
  }
}

/**
 * Sources that the configuration named before and does not name any more are shown no more, and neither are those of a
 * configuration that is gone: it was moved, and what it still names belongs to the new one. What was fetched of them goes, too.
 */
export function retireOthers(
  dataDir: string,
  { path, sources }: Pick<WatchConfig, 'path' | 'sources'>,
): void {
  for (const { source, config } of sourceRecords(dataDir)) {
    if (config === '' || Object.hasOwn(sources, source) || (config !== path && existsSync(config))) continue;
    rmSync(recordFile(dataDir, source), { force: true });
    rmSync(join(sourcesFolder(dataDir), source), { recursive: true, force: true });
  }
}
