import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DuckDBValue } from '@duckdb/node-api';
import type { SoldManifest } from '../catalog/sold-vehicles.ts';
import { literal, type Statement } from '../summary/binding.ts';
import { AnswerCache } from '../summary/cache.ts';
import { isGone, SummaryDatabase } from '../summary/database.ts';
import { SOLD_FOLDER } from '../summary/months.ts';
import { Queue } from '../summary/queue.ts';

/** Questions at once, and how many may wait; what a hundred days of sales need is little beside whole months. */
const AT_ONCE = 2;
const WAITING = 32;
const MEMORY = '512MB';
const CACHE_BYTES = 16_000_000;
const DAY_SECONDS = 86_400;

/** Days before the newest delivery, counted from it: those before `from` and up to `to` ago. */
export interface Days {
  readonly from: number;
  readonly to: number;
}

/** The sales of the last hundred days of one generation (catalog/sold-vehicles.ts, `recent`). */
export interface Sales {
  /** SQL of the table: a row a sold vehicle */
  readonly table: string;
  /** SQL that keeps the sales of some days */
  within(days: Days): string;
  /** rows of a statement's answer */
  rows(statement: Statement): Promise<DuckDBValue[][]>;
}

type Recent = NonNullable<SoldManifest['recent']>;

/** Day of an instant in Unix seconds, UTC. */
const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Reads what was sold of late: the market insights stand on it (supplement section 4, "market insights"). */
export class RecentSales {
  readonly #folder: string;
  readonly #database: SummaryDatabase;
  readonly #queue = new Queue(AT_ONCE, WAITING);
  readonly #answers = new AnswerCache<DuckDBValue[][]>(CACHE_BYTES);
  #publication = { file: '' };

  /** @param dataDir the state directory; nothing need have been sold yet */
  constructor(dataDir: string) {
    this.#folder = path.resolve(dataDir, SOLD_FOLDER);
    const spill = path.join(dataDir, `insights-spill-${process.pid}`);
    this.#database = new SummaryDatabase({ folder: this.#folder, memory: MEMORY, spill });
  }

  /** Works on the sales of one generation, and once more when a newer one has taken its file away. */
  async read<T>(signal: AbortSignal, work: (sales: Sales) => Promise<T>): Promise<T | undefined> {
    const recent = await this.#recent();
    if (!recent) return undefined;
    try {
      return await this.#on(recent, signal, work);
    } catch (error) {
      const newer = isGone(error) ? await this.#recent() : undefined;
      if (!newer || newer.file === recent.file) throw error;
      return await this.#on(newer, signal, work);
    }
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  #on<T>({ file, as_of }: Recent, signal: AbortSignal, work: (sales: Sales) => Promise<T>): Promise<T> {
    // files never change: a new generation has a new name
    if (file !== this.#publication.file) this.#publication = { file };
    const publication = this.#publication;
    this.#answers.hold(publication);
    const day = (back: number): string => literal(dayOf(as_of - back * DAY_SECONDS));
    return this.#queue.run(signal, () =>
      work({
        table: `read_parquet(${literal(path.join(this.#folder, file))})`,
        within: ({ from, to }) =>
          `sold_date > CAST(${day(from)} AS DATE) AND sold_date <= CAST(${day(to)} AS DATE)`,
        rows: (statement) => this.#rows(publication, statement, signal),
      }),
    );
  }

  async #rows(publication: object, statement: Statement, signal: AbortSignal): Promise<DuckDBValue[][]> {
    const key = JSON.stringify(statement);
    const known = this.#answers.get(publication, key);
    if (known) return known;
    const rows: DuckDBValue[][] = [];
    await this.#database.read(statement, signal, (part) => {
      const [first = []] = part;
      for (const at of first.keys()) rows.push(part.map((column) => column[at] ?? null));
    });
    // a value takes some twenty bytes
    this.#answers.set(publication, key, rows, key.length + 20 * rows.length * (rows[0]?.length ?? 0));
    return rows;
  }

  async #recent(): Promise<Recent | undefined> {
    try {
      const text = await readFile(path.join(this.#folder, 'manifest.json'), 'utf8');
      return (JSON.parse(text) as SoldManifest).recent;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }
}
