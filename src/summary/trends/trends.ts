import { Refusal } from '../../catalog/errors.ts';
import { INSIGHTS_MARKET } from '../../catalog/markets.ts';
import { TRENDS as FOLDER } from '../../catalog/trends.ts';
import { AnswerCache } from '../cache.ts';
import type { PublishedMonths } from '../months.ts';
import { PinnedPublications } from '../publications.ts';
import type { QueueUser } from '../queue.ts';
import type { SoldData } from '../sold-data.ts';
import { countListed, countSold, hasSold, putTogether } from './answer.ts';
import { type DayChanges, readChanges } from './changes.ts';
import { type ChangesPlan, readDayChanges } from './changes-plan.ts';
import { type TrendAnswer, toldTrend } from './envelope.ts';
import { groupNames } from './group-names.ts';
import { type TrendPlan, trendKey } from './plan.ts';
import { NO_TRENDS, type PublishedTrends, TRENDS } from './published-trends.ts';
import { readTrend } from './read-plan.ts';
import { namesGroups, type TrendHistory } from './read-selection.ts';
import { readStood, type Snapshot } from './snapshot.ts';
import { readSnapshot, type SnapshotPlan } from './snapshot-plan.ts';

const CACHE_BYTES = 64_000_000;

/** Why there is no answer, for the log: what to do about it. */
const unreadable = (place: string, cause?: unknown): Refusal => {
  const words =
    `listings were published, and ${place} does not tell how they stood day by day: give this server the state directory of the machine ` +
    'that loads (FORECOURT_SHARED) or the object store that it publishes to (FORECOURT_STORE), or load the next delivery there';
  return new Refusal('trends_missing', {}, { cause: new Error(words, { cause }) });
};

/** Where the listings day by day of an installation are: beside its sold months. */
interface TrendLocation {
  /** Were listings ever published, on whichever machine? Asked where there are none. */
  everPublished(): Promise<boolean>;
}

/** What stands in the answers of a question: one generation of both. */
interface Generation {
  readonly trends: PublishedTrends;
  /** undefined: none of the answers has vehicles sold */
  readonly sold: PublishedMonths | undefined;
}

/** The listings of cars day by day, and the vehicles sold beside them (supplement 2.8). */
export class Trends {
  readonly #data: SoldData;
  readonly #days: PinnedPublications<PublishedTrends>;
  readonly #answers = new AnswerCache<TrendAnswer>(CACHE_BYTES);
  #generation: Generation | undefined;

  constructor(data: SoldData, { everPublished }: TrendLocation) {
    this.#data = data;
    this.#days = new PinnedPublications(data.foldersOf(`${FOLDER}/${INSIGHTS_MARKET}`), TRENDS, {
      everPublished,
      unreadable: (cause) => unreadable(data.place, cause),
    });
  }

  /**
   * Answers a raw query string; `credential` is the parameter of the key, which is not looked at here. `asker`: whose turn
   * it takes. Throws Refusal `trends_missing` or `sold_missing` where what was published is not here.
   */
  async answer(
    raw: string,
    credential: string,
    signal: AbortSignal,
    asker?: QueueUser,
  ): Promise<TrendAnswer> {
    const plan = readTrend(raw, await this.#history(raw, signal, asker), credential);
    return await this.#kept(plan, signal, asker);
  }

  /** Shows a vehicle or a dealer's inventory as it stood; takes and throws what `answer` does. */
  async snapshot(
    raw: string,
    credential: string,
    signal: AbortSignal,
    asker?: QueueUser,
  ): Promise<{ readonly plan: SnapshotPlan; readonly snapshot: Snapshot }> {
    const plan = readSnapshot(raw, await this.#history(raw, signal, asker), credential);
    const { database, queue } = this.#data;
    const snapshot = await this.#days.pinned((published) =>
      queue.run(signal, () => readStood(database, plan, published, signal), asker),
    );
    return { plan, snapshot };
  }

  /** Shows what changed on a day; takes and throws what `answer` does. */
  async changes(
    raw: string,
    credential: string,
    signal: AbortSignal,
    asker?: QueueUser,
  ): Promise<{ readonly plan: ChangesPlan; readonly changes: DayChanges }> {
    const plan = readDayChanges(raw, await this.#history(raw, signal, asker), credential);
    const { database, queue } = this.#data;
    const changes = await this.#days.pinned((published) =>
      queue.run(signal, () => readChanges(database, plan, published, signal), asker),
    );
    return { plan, changes };
  }

  /** What a request is read against: the days that are known, and the names of groups where it has some. */
  async #history(raw: string, signal: AbortSignal, asker: QueueUser | undefined): Promise<TrendHistory> {
    const { database, queue } = this.#data;
    return await this.#days.pinned(async (trends) => ({
      days: trends.days,
      groups: namesGroups(raw)
        ? await queue.run(signal, () => groupNames(database, trends, signal), asker)
        : [],
    }));
  }

  async #kept(plan: TrendPlan, signal: AbortSignal, asker: QueueUser | undefined): Promise<TrendAnswer> {
    const generation = await this.#current(plan);
    const key = trendKey(plan.question) + plan.date_window_source;
    const known = this.#answers.get(generation, key);
    if (known) return known;
    const answer = await this.#data.queue.run(signal, () => this.#count(plan, signal), asker);
    this.#answers.set(generation, key, answer, answer.text.length);
    return answer;
  }

  /** The same object as long as neither has a new generation; the vehicles sold are looked for where the answer has them. */
  async #current({ question }: TrendPlan): Promise<Generation> {
    const trends = await this.#days.current();
    const sold =
      question.window && hasSold(question)
        ? await this.#data.pinned(async (months) => months)
        : this.#generation?.sold;
    if (this.#generation?.trends !== trends || this.#generation.sold !== sold)
      this.#generation = { trends, sold };
    this.#answers.keepOnly(this.#generation);
    return this.#generation;
  }

  async #count(plan: TrendPlan, signal: AbortSignal): Promise<TrendAnswer> {
    const { question } = plan;
    const { database } = this.#data;
    const { window } = question;
    if (!window) return toldTrend(plan, NO_TRENDS, undefined, undefined);
    const asked = { ...question, window };
    const [listed, trends] = await this.#days.pinned(
      async (published) => [await countListed(database, asked, published, signal), published] as const,
    );
    if (!hasSold(question))
      return toldTrend(plan, trends, putTogether(question, listed, trends.days?.from, undefined), undefined);
    return await this.#data.pinned(async (sold) => {
      const beside = await countSold(database, question, listed, sold, signal);
      return toldTrend(plan, trends, putTogether(question, listed, trends.days?.from, beside), sold);
    });
  }
}
