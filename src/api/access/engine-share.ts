import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Plan } from '../../accounts/plans.ts';
import { Refusal } from '../../catalog/errors.ts';
import type { Turn } from '../../engine/ask-live.ts';
import type { Cost } from '../../search/cost.ts';
import type { ShareSettings } from '../../settings/serving.ts';

/**
 * Who may ask the engine when: few heavy questions at once, of each account fewer, so that the engine's threads are never all
 * busy with one caller's facets and a page is answered beside them.
 */

/** Questions of an account that wait in a class; more are refused at once. */
const MOST_WAITING = 100;
/** Accounts that are remembered: those that asked last. */
const MOST_ACCOUNTS = 10_000;
/** Time over which an account's use of the engine is averaged. */
const AVERAGED_MS = 10_000;
/** Questions of all accounts that wait in a server; with more the last would wait too long, and hold memory meanwhile. */
const MOST_WAITING_IN_ALL = 1000;
/**
 * Questions of one heavy request that the engine answers at the same time: two where it is the only one, so that it has both
 * of two cores; else one, so that not every thread of a small engine (four of two cores) is busy with them.
 */
const HEAVY_TOGETHER = { alone: 2, beside: 1 };

/** Whose question it is. */
export interface EngineUser {
  readonly account: string;
  readonly plan: Pick<Plan, 'searchesAtOnce' | 'heavyAtOnce' | 'engineShare'>;
}

interface Account {
  readonly queues: Readonly<Record<Cost, PQueue>>;
  /** milliseconds of the engine, older ones counting less and less; as they were at `at` */
  spent: number;
  at: number;
}

/** Waiting for a turn: it ends when the caller goes away, or after some time. */
class Wait {
  readonly #ends = new AbortController();
  readonly #caller: AbortSignal;
  readonly #timer: NodeJS.Timeout | undefined;
  #over = false;
  readonly #leave = (): void => this.#ends.abort(new Refusal('timed_out'));

  constructor(caller: AbortSignal, longestMs: number | undefined) {
    this.#caller = caller;
    if (caller.aborted) this.#leave();
    caller.addEventListener('abort', this.#leave, { once: true });
    if (longestMs !== undefined)
      this.#timer = setTimeout(() => this.#ends.abort(new Refusal('searches_busy')), longestMs);
  }

  get signal(): AbortSignal {
    return this.#ends.signal;
  }

  /** It is its turn, or nobody waits any more; false: that was said before. */
  over(): boolean {
    const before = this.#over;
    this.#over = true;
    clearTimeout(this.#timer);
    this.#caller.removeEventListener('abort', this.#leave);
    return !before;
  }
}

const left = ({ spent, at }: Account, now: number): number => spent * Math.exp((at - now) / AVERAGED_MS);

/** Whether the next one begins at once. */
const hasPlace = ({ size, pending, concurrency }: PQueue): boolean => size === 0 && pending < concurrency;

/** The most that a light question counts for. */
const LIGHT_MS = 200;

/** The engine's places of a process, given out by account and cost; what an account's plan leaves it is read with each question. */
export class EngineShares {
  readonly #shared: Readonly<Record<Cost, PQueue>>;
  readonly #accounts = new LRUCache<string, Account>({ max: MOST_ACCOUNTS });
  readonly #waitMs: number;
  readonly #among: number;
  /** account → its answers that go on */
  readonly #held = new Map<string, number>();
  #waiting = 0;
  readonly #now: () => number;

  constructor({ searchesAtOnce, heavyAtOnce, waitMs, among }: ShareSettings, now = () => performance.now()) {
    this.#shared = {
      light: new PQueue({ concurrency: searchesAtOnce }),
      heavy: new PQueue({ concurrency: heavyAtOnce }),
    };
    this.#waitMs = waitMs;
    this.#among = among;
    this.#now = now;
  }

  /** Questions of a class that the engine has, and such that wait for it. */
  count(cost: Cost): { readonly running: number; readonly waiting: number } {
    const shared = this.#shared[cost];
    const own = [...this.#accounts.values()].reduce((sum, { queues }) => sum + queues[cost].size, 0);
    return { running: shared.pending, waiting: own + shared.size };
  }

  /**
   * Begins an answer that asks the engine again and again for as long as its caller reads; an account has as many at once as
   * heavy questions. Gives what ends it, which may be called again. Throws account_busy where the account has no place.
   */
  hold({ account, plan }: EngineUser): () => void {
    const held = this.#held.get(account) ?? 0;
    if (held >= Math.ceil(plan.heavyAtOnce / this.#among)) throw new Refusal('account_busy');
    this.#held.set(account, held + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = (this.#held.get(account) ?? 1) - 1;
      if (left > 0) this.#held.set(account, left);
      else this.#held.delete(account);
    };
  }

  /**
   * Runs the work when it is the asker's turn. One whose account has used more of the engine than its plan's share waits
   * with the heavy ones, whatever it asks. Throws a Refusal (503) where too many wait, or it waited too long. `patient`:
   * an answer has begun and waits as long as its signal lets it.
   */
  async run<T>(
    asker: EngineUser,
    cost: Cost,
    signal: AbortSignal,
    work: (turn: Turn) => Promise<T>,
    patient = false,
  ): Promise<T> {
    const account = this.#accountOf(asker);
    const over = left(account, this.#now()) > (asker.plan.engineShare * AVERAGED_MS) / this.#among;
    const lane = over ? 'heavy' : cost;
    const own = account.queues[lane];
    if (!patient && own.size >= MOST_WAITING) throw new Refusal('account_busy');
    const timed = async (): Promise<T> => {
      const began = this.#now();
      try {
        return await work({ atOnce: lane === 'heavy' ? this.#together() : undefined });
      } finally {
        this.#spend(account, cost, this.#now() - began);
      }
    };
    const shared = this.#shared[lane];
    if (hasPlace(own) && hasPlace(shared)) return await own.add(() => shared.add(timed));
    if (!patient && this.#waiting >= MOST_WAITING_IN_ALL) throw new Refusal('searches_busy');
    const wait = new Wait(signal, patient ? undefined : this.#waitMs);
    this.#waiting += 1;
    const turn = (): Promise<T> => {
      this.#over(wait);
      return timed();
    };
    const { signal: waiting } = wait;
    try {
      return await own.add(() => shared.add(turn, { signal: waiting }), { signal: waiting });
    } finally {
      this.#over(wait);
    }
  }

  #over(wait: Wait): void {
    if (wait.over()) this.#waiting -= 1;
  }

  #together(): number {
    return this.#shared.heavy.pending > 1 ? HEAVY_TOGETHER.beside : HEAVY_TOGETHER.alone;
  }

  #accountOf({ account: name, plan }: EngineUser): Account {
    const account = this.#accounts.get(name) ?? {
      queues: { light: new PQueue(), heavy: new PQueue() },
      spent: 0,
      at: this.#now(),
    };
    this.#accounts.set(name, account);
    // a plan may have changed
    account.queues.light.concurrency = this.#atMost(plan.searchesAtOnce, 'light');
    account.queues.heavy.concurrency = this.#atMost(plan.heavyAtOnce, 'heavy');
    return account;
  }

  /** One place always stays for other accounts. */
  #atMost(plan: number, cost: Cost): number {
    return Math.min(Math.ceil(plan / this.#among), Math.max(1, this.#shared[cost].concurrency - 1));
  }

  /** A light question that takes long has waited for others in the engine: that is not its account's doing. */
  #spend(account: Account, cost: Cost, ms: number): void {
    const now = this.#now();
    account.spent = left(account, now) + (cost === 'light' ? Math.min(ms, LIGHT_MS) : ms);
    account.at = now;
  }
}
