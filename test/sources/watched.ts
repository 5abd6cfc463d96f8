import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configFile, type SourceConfig } from '../../ingest/sources/config.ts';
import { locationOf } from '../../ingest/sources/locations.ts';
import { lookAtSource } from '../../ingest/sources/look.ts';
import { RecordStore } from '../../ingest/sources/store.ts';
import type { FetchedDelivery, LoadOutcome, WatchedSource } from '../../ingest/sources/watched-source.ts';

/** A delivery as it was loaded: its time, and what its files held. */
export interface Loaded {
  readonly asOf: number;
  readonly origin: string;
  readonly texts: readonly string[];
}

/** A source that is watched without a ledger: what would be loaded is kept. */
export class TestSource {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'sources-'));
  readonly loaded: Loaded[] = [];
  readonly said: string[] = [];
  /** Unix seconds */
  now = Math.floor(Date.now() / 1000);
  /** what becomes of the next loads; default: they are loaded */
  outcomes: LoadOutcome[] = [];
  env: NodeJS.ProcessEnv = {};
  readonly #config: SourceConfig;

  constructor(config: object) {
    const parsed = configFile.parse({ sources: { lot: config } });
    if (!parsed.sources.lot) throw new Error('no source');
    this.#config = parsed.sources.lot;
  }

  get dataDir(): string {
    return path.join(this.folder, 'data');
  }

  /** Bytes of files whose transfer was begun. */
  get begun(): number {
    const parts = readdirSync(this.folder, { recursive: true, encoding: 'utf8' });
    const begun = parts.filter((name) => name.endsWith('.part'));
    return begun.reduce(
      (sum, name) => sum + (statSync(path.join(this.folder, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
  }

  /** The source as a process that starts now finds it. */
  async watched(): Promise<WatchedSource> {
    const reach = {
      path: path.join(this.folder, 'sources.yaml'),
      env: this.env,
      allowed: { http: true, private: true },
    };
    const told = {
      source: 'lot',
      config: reach.path,
      dataset: 'listings',
      market: 'us-cars',
      expected: this.#config.expected,
    };
    return {
      name: 'lot',
      config: this.#config,
      location: await locationOf(this.#config, reach),
      folder: path.join(this.dataDir, 'sources', 'lot'),
      store: new RecordStore(this.dataDir, told, this.now),
      load: async (delivery) => this.#load(delivery),
      say: (words) => void this.said.push(words),
      now: () => this.now,
    };
  }

  #load({ asOf, origin, files }: FetchedDelivery): LoadOutcome {
    const outcome = this.outcomes.shift() ?? { is: 'loaded', number: this.loaded.length + 1 };
    if (outcome.is === 'loaded')
      this.loaded.push({ asOf, origin, texts: files.map((file) => readFileSync(file, 'utf8')) });
    return outcome;
  }

  /** Looks once, as a new process; gives the record after it. */
  async look({ forced = false, signal = new AbortController().signal } = {}) {
    const watched = await this.watched();
    await lookAtSource(watched, forced, signal);
    return watched.store.record;
  }

  get texts(): string[] {
    return this.loaded.flatMap(({ texts }) => texts);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
