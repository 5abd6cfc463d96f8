import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Refusal } from '../catalog/errors.ts';
import { isGone, SummaryDatabase } from './database.ts';
import { NOTHING, type Published, SoldMonths } from './months.ts';
import { Queue } from './queue.ts';

/** Folder of the sold months in the state directory. */
const FOLDER = 'sold';
/**
 * Heavy questions at once, and how many may wait (docs/decisions, decision 9). Each takes every core that it gets: two on two
 * cores would be no sooner done, and would leave searches less than half of their throughput.
 */
const AT_ONCE = availableParallelism() < 4 ? 1 : 2;
const WAITING = 32;

/** Why there is no answer, for the log: what to do about it. */
const unreadable = (folder: string, cause?: unknown): Refusal => {
  const words =
    `sold months were published, and ${folder} does not hold them: share that folder with the machine that loads ` +
    '(FORECOURT_SHARED), copy it from there, or run forecourt rebuild sold there';
  return new Refusal('sold_missing', {}, { cause: new Error(words, { cause }) });
};

/** How the sold months stand on this machine. */
export type SoldStanding = 'published' | 'empty' | 'missing on this server' | 'not known';

/** Where the sold months of an installation are, and what reading them may take. */
export interface SoldLocation {
  /** the state directory, for what does not fit into memory */
  readonly dataDir: string;
  /** the state directory that has the sold months; nothing need have been sold yet; not said: the same */
  readonly sharedDir?: string;
  /** limit of the embedded database, as it writes it: 1GB */
  readonly memory: string;
  /** Were sold months ever published, on whichever machine? Asked where the folder has none. */
  everPublished(): Promise<boolean>;
}

/** What everything that answers from the sold months shares: one generation a request, one database, one queue. */
export class SoldData {
  readonly database: SummaryDatabase;
  readonly queue = new Queue(AT_ONCE, WAITING);
  readonly #folder: string;
  readonly #months: SoldMonths;
  readonly #everPublished: SoldLocation['everPublished'];

  constructor({ dataDir, sharedDir = dataDir, memory, everPublished }: SoldLocation) {
    this.#folder = path.join(sharedDir, FOLDER);
    this.#months = new SoldMonths(this.#folder);
    this.#everPublished = everPublished;
    const spill = path.join(dataDir, `summary-spill-${process.pid}`);
    this.database = new SummaryDatabase({ folder: this.#folder, memory, spill });
  }

  /**
   * Works on one generation; once more on the next one when that has taken its files away. Where nothing was ever
   * published it is one without months. Throws Refusal `sold_missing` where there are months that this machine cannot
   * read, what `everPublished` throws where that is not known.
   */
  async pinned<T>(work: (published: Published) => Promise<T>): Promise<T> {
    const published = await this.#current();
    try {
      return await work(published);
    } catch (error) {
      if (!isGone(error)) throw error;
      const newer = await this.#months.reread();
      if (newer === published) throw unreadable(this.#folder, error);
      return await work(newer);
    }
  }

  /** How they stand, which is told to whoever asks whether the server is ready. */
  async standing(): Promise<SoldStanding> {
    try {
      return (await this.#current()) === NOTHING ? 'empty' : 'published';
    } catch (error) {
      return error instanceof Refusal ? 'missing on this server' : 'not known';
    }
  }

  async #current(): Promise<Published> {
    const published = await this.#months.current().catch((error: unknown) => {
      throw unreadable(this.#folder, error);
    });
    // no answer is better than an empty one that other machines would not give
    if (published === NOTHING && (await this.#everPublished())) throw unreadable(this.#folder);
    return published;
  }

  close(): Promise<void> {
    return this.database.close();
  }
}
