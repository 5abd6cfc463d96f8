import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isGone, SummaryDatabase } from './database.ts';
import { type Published, SoldMonths } from './months.ts';
import { Queue } from './queue.ts';

/** Folder of the sold months in the state directory. */
const FOLDER = 'sold';
/**
 * Heavy questions at once, and how many may wait (docs/decisions, decision 9). Each takes every core that it gets: two on two
 * cores would be no sooner done, and would leave searches less than half of their throughput.
 */
const AT_ONCE = availableParallelism() < 4 ? 1 : 2;
const WAITING = 32;

/** What everything that answers from the sold months shares: one generation a request, one database, one queue. */
export class SoldData {
  readonly database: SummaryDatabase;
  readonly queue = new Queue(AT_ONCE, WAITING);
  readonly #months: SoldMonths;

  /**
   * @param dataDir the state directory; nothing need have been sold yet
   * @param memory limit of the embedded database, as it writes it: 1GB
   */
  constructor(dataDir: string, memory: string) {
    const folder = path.join(dataDir, FOLDER);
    this.#months = new SoldMonths(folder);
    const spill = path.join(dataDir, `summary-spill-${process.pid}`);
    this.database = new SummaryDatabase({ folder, memory, spill });
  }

  /** Works on one generation; once more on the next one when that has taken its files away. */
  async pinned<T>(work: (published: Published) => Promise<T>): Promise<T> {
    const published = await this.#months.current();
    try {
      return await work(published);
    } catch (error) {
      const newer = isGone(error) ? await this.#months.reread() : published;
      if (newer === published) throw error;
      return await work(newer);
    }
  }

  close(): Promise<void> {
    return this.database.close();
  }
}
