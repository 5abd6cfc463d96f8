import { LRUCache } from 'lru-cache';
import { EngineGivenUp } from './ask.ts';
import type { LineAnswer } from './question.ts';

/** How many lines were answered, and from where. */
export interface KeptCounts {
  /** from memory */
  readonly kept: number;
  /** by what another request was asking at the moment */
  readonly joined: number;
  /** by the engine */
  readonly asked: number;
  /** bytes of memory */
  readonly bytes: number;
}

/** What a value takes in memory, about. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return 24 + value.length;
  if (typeof value !== 'object' || value === null) return 8;
  let sum = 24;
  for (const member of Object.values(value)) sum += 8 + bytesOf(member);
  return sum;
}

/** The largest answer that is kept is such a part of all. */
const LARGEST_PART = 16;

type Key = string | undefined;
/** Asks the engine for the answers of some places. */
type Ask = (positions: readonly number[]) => Promise<readonly LineAnswer[]>;

/** Ends with the promise or the signal, whichever comes first. */
function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(new EngineGivenUp('the caller went away, or the time was up'));
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/**
 * Answers that stay true as long as their indices exist: what is counted of a generation never changes. An answer is found
 * by the ids of the indices and the whole of what they were asked, so that whoever asks the same is answered the same,
 * and nothing of one account is in an answer to another that did not ask for it. Those asked for longest ago go when
 * there are too many bytes; so do, in time, those of indices that were switched away.
 */
export class KeptAnswers {
  readonly #answers: LRUCache<string, LineAnswer>;
  readonly #underWay = new Map<string, Promise<LineAnswer>>();
  readonly #counts = { kept: 0, joined: 0, asked: 0 };

  /** `most`: bytes; 0: nothing is kept, and equal questions at once are still asked once */
  constructor(most: number) {
    this.#answers = new LRUCache({
      maxSize: Math.max(1, most),
      maxEntrySize: Math.max(1, Math.floor(most / LARGEST_PART)),
      sizeCalculation: (answer, key) => 2 * key.length + bytesOf(answer),
    });
  }

  get counts(): KeptCounts {
    return { ...this.#counts, bytes: this.#answers.calculatedSize };
  }

  find(key: string): LineAnswer | undefined {
    const found = this.#answers.get(key);
    if (found) this.#counts.kept += 1;
    return found;
  }

  /**
   * The answer to each key: kept, under way for another request, or asked for with `ask`, which is given the places of
   * those that are neither and gives their answers. A key of undefined is nobody else's. Throws what `ask` throws, here or
   * for the other request; where that one's caller went away it is asked anew.
   */
  async answers(keys: readonly Key[], ask: Ask, signal?: AbortSignal): Promise<LineAnswer[]> {
    const others = keys.map((key) => (key === undefined ? undefined : this.#known(key)));
    const own = keys.flatMap((_, position) => (others[position] ? [] : [position]));
    const asking = own.length > 0 ? this.#ask(keys, own, ask) : Promise.resolve([]);
    const anew = (position: number) => () => this.answers([keys[position]], () => ask([position]), signal);
    const joining = others.map((other, position) => other && this.#join(other, anew(position), signal));
    const [asked, joined] = await Promise.all([asking, Promise.all(joining)]);
    const found = joined.slice();
    for (const [i, position] of own.entries()) found[position] = asked[i];
    return found as LineAnswer[];
  }

  #known(key: string): Promise<LineAnswer> | undefined {
    const kept = this.find(key);
    if (kept) return Promise.resolve(kept);
    const underWay = this.#underWay.get(key);
    if (underWay) this.#counts.joined += 1;
    return underWay;
  }

  /** The other's answer; what is asked anew where there is none, as its caller went away. */
  async #join(
    other: Promise<LineAnswer>,
    anew: () => Promise<LineAnswer[]>,
    signal?: AbortSignal,
  ): Promise<LineAnswer> {
    try {
      return await unlessAborted(other, signal);
    } catch (error) {
      if (!(error instanceof EngineGivenUp) || signal?.aborted) throw error;
      const [answer] = await anew();
      return answer as LineAnswer;
    }
  }

  /** Asks, and lets others wait for it meanwhile. */
  async #ask(keys: readonly Key[], own: readonly number[], ask: Ask): Promise<readonly LineAnswer[]> {
    this.#counts.asked += own.filter((position) => keys[position] !== undefined).length;
    const asking = ask(own);
    const waited = own.flatMap((position, i) => {
      const key = keys[position];
      if (key === undefined) return [];
      const one = asking.then((answers) => answers[i] as LineAnswer);
      one.catch(() => undefined); // who waits for it hears it
      this.#underWay.set(key, one);
      return [[key, one] as const];
    });
    try {
      const answers = await asking;
      for (const [i, position] of own.entries()) {
        const [key, answer] = [keys[position], answers[i]];
        if (key !== undefined && answer) this.#answers.set(key, answer);
      }
      return answers;
    } finally {
      for (const [key, one] of waited) if (this.#underWay.get(key) === one) this.#underWay.delete(key);
    }
  }
}
