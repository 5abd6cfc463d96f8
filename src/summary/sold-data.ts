import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Refusal } from '../catalog/errors.ts';
import { SummaryDatabase } from './database.ts';
import { NOTHING, type Published, SOLD_MONTHS } from './months.ts';
import { Pinned } from './publications.ts';
import { Queue } from './queue.ts';

/** Folder of the sold months in the state directory. */
const FOLDER = 'sold';
/** Folder of the listings day by day, which the same database reads. */
const TRENDS_FOLDER = 'trends';
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
  readonly #months: Pinned<Published>;

  constructor({ dataDir, sharedDir = dataDir, memory, everPublished }: SoldLocation) {
    const folder = path.join(sharedDir, FOLDER);
    this.#months = new Pinned(folder, SOLD_MONTHS, {
      everPublished,
      unreadable: (cause) => unreadable(folder, cause),
    });
    const spill = path.join(dataDir, `summary-spill-${process.pid}`);
    this.database = new SummaryDatabase({
      folders: [folder, path.join(sharedDir, TRENDS_FOLDER)],
      memory,
      spill,
    });
  }

  /** Works on one generation (Pinned). Throws Refusal `sold_missing` where there are months that this machine cannot read. */
  pinned<T>(work: (published: Published) => Promise<T>): Promise<T> {
    return this.#months.pinned(work);
  }

  /** How they stand, which is told to whoever asks whether the server is ready. */
  async standing(): Promise<SoldStanding> {
    try {
      return (await this.#months.current()) === NOTHING ? 'empty' : 'published';
    } catch (error) {
      return error instanceof Refusal ? 'missing on this server' : 'not known';
    }
  }

  close(): Promise<void> {
    return this.database.close();
  }
}
