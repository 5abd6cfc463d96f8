import type { DuckDBValue } from '@duckdb/node-api';
import { literal, type Statement } from '../summary/binding.ts';
import { AnswerCache } from '../summary/cache.ts';
import type { PublishedMonths } from '../summary/months.ts';
import type { SoldData } from '../summary/sold-data.ts';

const CACHE_BYTES = 16_000_000;
const DAY_SECONDS = 86_400;

/** Days before the newest delivery, counted from it: those before `from` and up to `to` ago. */
export interface DaysAgo {
  readonly from: number;
  readonly to: number;
}

/** The sales of the last hundred days of one generation (catalog/sold-vehicles.ts, `recent`). */
export interface Sales {
  /** SQL of the table: a row a sold vehicle */
  readonly table: string;
  /** SQL that keeps the sales of some days */
  within(days: DaysAgo): string;
  /** rows of a statement's answer */
  rows(statement: Statement): Promise<DuckDBValue[][]>;
}

/** Day of an instant in Unix seconds, UTC. */
const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Whoever reads what was sold of late: RecentSales, or an explanation that only listens. */
export type SalesReader = Pick<RecentSales, 'read'>;

/** Reads what was sold of late: the market insights stand on it (supplement section 4, "market insights"). */
export class RecentSales {
  readonly #data: SoldData;
  readonly #answers = new AnswerCache<DuckDBValue[][]>(CACHE_BYTES);

  constructor(data: SoldData) {
    this.#data = data;
  }

  /** Works on the sales of one generation, and once more when a newer one has taken its file away; undefined: none yet. */
  read<T>(signal: AbortSignal, work: (sales: Sales) => Promise<T>): Promise<T | undefined> {
    return this.#data.pinned(async (published) => {
      if (!published.recent) return undefined;
      this.#answers.keepOnly(published);
      const { file, asOf } = published.recent;
      const day = (back: number): string => literal(dayOf(asOf - back * DAY_SECONDS));
      return await this.#data.queue.run(signal, () =>
        work({
          table: `read_parquet(${literal(file)})`,
          within: ({ from, to }) =>
            `sold_date > CAST(${day(from)} AS DATE) AND sold_date <= CAST(${day(to)} AS DATE)`,
          rows: (statement) => this.#rows(published, statement, signal),
        }),
      );
    });
  }

  async #rows(
    published: PublishedMonths,
    statement: Statement,
    signal: AbortSignal,
  ): Promise<DuckDBValue[][]> {
    const key = JSON.stringify(statement);
    const known = this.#answers.get(published, key);
    if (known) return known;
    const rows: DuckDBValue[][] = [];
    await this.#data.database.read(statement, signal, (part) => {
      const [first = []] = part;
      for (const at of first.keys()) rows.push(part.map((column) => column[at] ?? null));
    });
    // a value takes some twenty bytes
    this.#answers.set(published, key, rows, key.length + 20 * rows.length * (rows[0]?.length ?? 0));
    return rows;
  }
}
