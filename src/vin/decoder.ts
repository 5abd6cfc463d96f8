import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import {
  type BulkDecoder,
  type DecodedBuild,
  type DecodedVehicle,
  DecoderBusy,
  type KnownModel,
  type VinDecoder,
} from './decoded-vehicle.ts';

/** VINs that a process remembers. */
const REMEMBERED = 20_000;
/** VINs that wait, at most: a second's work and more. */
const WAITING = 256;
/** A thread holds some 60 MB; those that have nothing to do end. */
const IDLE_MS = 60_000;

const MOST_THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Folder of the state directory with the regulator's data and what was decoded. */
export const vinFolder = (dataDir: string): string => path.resolve(dataDir, 'vin');

/** worker.ts, compiled. */
const WORKER = fileURLToPath(new URL('../../dist/vin-worker.js', import.meta.url));

function startPool(): Piscina {
  return new Piscina({
    filename: WORKER,
    minThreads: 0,
    maxThreads: MOST_THREADS,
    maxQueue: WAITING,
    idleTimeout: IDLE_MS,
  });
}

interface Remembered {
  readonly vehicle: DecodedVehicle | null;
}

/**
 * Decodes by the regulator's public data, offline, in worker threads; what was decoded is kept in the folder by build,
 * so that another serial number costs little. Threads start with the first VIN. Rejects where the folder
 * cannot be written.
 */
export class RegulatorDecoder implements VinDecoder, BulkDecoder {
  readonly #folder: string;
  readonly #remembered: LRUCache<string, Remembered>;
  #pool: Piscina | undefined;
  #ready: Promise<Piscina> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
    this.#remembered = new LRUCache({
      max: REMEMBERED,
      // one VIN that is asked for several times at once is one question
      fetchMethod: async (vin) => {
        const [vehicle = null] = await this.#run([vin]);
        return { vehicle };
      },
    });
  }

  async decode(vin: string): Promise<DecodedVehicle | undefined> {
    const found = await this.#remembered.fetch(vin);
    return found?.vehicle ?? undefined;
  }

  /** The vehicles of many VINs, in their order: one task for all, past what the process remembers. */
  async decodeAll(vins: readonly string[]): Promise<(DecodedVehicle | undefined)[]> {
    return (await this.#run(vins)).map((vehicle) => vehicle ?? undefined);
  }

  async decodeBuilds(vins: readonly string[]): Promise<readonly DecodedBuild[]> {
    const pool = await this.#prepared();
    return (await pool.run({ folder: this.#folder, vins }, { name: 'builds' })) as DecodedBuild[];
  }

  async models(): Promise<readonly KnownModel[]> {
    const pool = await this.#prepared();
    return (await pool.run(this.#folder, { name: 'models' })) as KnownModel[];
  }

  async close(): Promise<void> {
    await this.#ready?.catch(() => undefined);
    await this.#pool?.destroy();
    this.#pool = undefined;
  }

  /** The threads, once the data is there: the first of them makes it. */
  #prepared(): Promise<Piscina> {
    this.#pool ??= startPool();
    const pool = this.#pool;
    this.#ready ??= pool.run(this.#folder, { name: 'prepare' }).then(() => pool);
    // another VIN tries again
    this.#ready.catch(() => {
      this.#ready = undefined;
    });
    return this.#ready;
  }

  async #run(vins: readonly string[]): Promise<(DecodedVehicle | null)[]> {
    const pool = await this.#prepared();
    if (pool.queueSize >= WAITING) throw new DecoderBusy();
    return (await pool.run({ folder: this.#folder, vins })) as (DecodedVehicle | null)[];
  }
}
