import { appliedOf } from './applied-object.ts';
import { AnswerCache } from './cache.ts';
import { type CountedRows, count, sourcesOf } from './count.ts';
import { countGroups, type SoldGroup } from './groups.ts';
import type { PublishedMonths } from './months.ts';
import { type Question, questionKey, type SummaryPlan } from './plan.ts';
import type { QueueUser } from './queue.ts';
import { readPlan } from './read-plan.ts';
import type { SoldData, SoldStanding } from './sold-data.ts';
import { type Warning, warningsOf } from './warnings.ts';

const CACHE_BYTES = 64_000_000;

/** A summary's answer: what stands around `data`, and `data` as JSON. */
export interface SummaryAnswer {
  readonly plan: SummaryPlan;
  readonly envelope: {
    readonly success: true;
    readonly result_count: number;
    readonly limit: number;
    readonly truncated: boolean;
    readonly warnings: readonly Warning[];
    readonly applied: object;
  };
  readonly data: string;
}

/** What is kept of a counted answer: the rows as one text. */
type Kept = Omit<CountedRows, 'rows'> & { readonly rowCount: number; readonly data: string };

/** The sold-vehicle summary (part-2.md S1) over the published months. */
export class SoldSummary {
  readonly #data: SoldData;
  readonly #answers = new AnswerCache<Kept>(CACHE_BYTES);
  readonly #groups = new AnswerCache<readonly SoldGroup[]>(CACHE_BYTES);

  constructor(data: SoldData) {
    this.#data = data;
  }

  /**
   * Answers a raw query string; `credential` is the parameter of the key, which is not looked at here. `asker`: whose turn
   * it takes; nothing of the answer depends on it.
   */
  answer(raw: string, credential: string, signal: AbortSignal, asker?: QueueUser): Promise<SummaryAnswer> {
    return this.#data.pinned(async (published) => {
      this.#answers.keepOnly(published);
      const plan = readPlan(raw, published, credential);
      const { data, ...tally } = await this.#count(plan.question, published, signal, asker);
      const { limit } = plan.question;
      return {
        plan,
        envelope: {
          success: true,
          result_count: tally.rowCount,
          limit,
          truncated: tally.rowsBeforeLimit > limit,
          warnings: warningsOf(plan, tally, published),
          applied: appliedOf(plan, published),
        },
        data,
      };
    });
  }

  /** How the sold months stand on this machine. */
  standing(): Promise<SoldStanding> {
    return this.#data.standing();
  }

  /** Every dealership group and the vehicles that it has sold in all months. */
  groups(signal: AbortSignal): Promise<readonly SoldGroup[]> {
    return this.#data.pinned(async (published) => {
      this.#groups.keepOnly(published);
      const known = this.#groups.get(published, '');
      if (known) return known;
      const groups = await this.#data.queue.run(signal, () =>
        countGroups(this.#data.database, published, signal),
      );
      this.#groups.set(published, '', groups, 0);
      return groups;
    });
  }

  async #count(
    question: Question,
    published: PublishedMonths,
    signal: AbortSignal,
    asker: QueueUser | undefined,
  ): Promise<Kept> {
    const key = questionKey(question);
    const known = this.#answers.get(published, key);
    if (known) return known;
    const isHeavy = sourcesOf(question, published).some(([, { is }]) => is === 'vehicles');
    const work = async (): Promise<Kept> =>
      // who waited may find what somebody before it has counted
      this.#answers.get(published, key) ??
      kept(await count(this.#data.database, question, published, signal));
    const counted = isHeavy ? await this.#data.queue.run(signal, work, asker) : await work();
    this.#answers.set(published, key, counted, counted.data.length);
    return counted;
  }
}

function kept({ rows, ...numbers }: CountedRows): Kept {
  return { ...numbers, rowCount: rows.length, data: `[${rows.join(',')}]` };
}
