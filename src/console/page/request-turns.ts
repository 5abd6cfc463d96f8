/**
 * When requests go out: never more in a second than the account may send, and none while the server says to wait. The
 * limits are those that answers tell (RateLimit-Limit, RateLimit-Remaining, Retry-After).
 */

/** The limit counts requests of a second. */
const SECOND = 1000;
/** So many go out in a second before an answer has told the limit: fewer than any plan allows. */
const AT_FIRST = 4;
/** Who is to wait longer than this is told so instead: the calls of the month are used up. */
const PATIENCE = 5;

interface Waiting {
  readonly go: () => void;
  readonly isGivenUp: () => boolean;
}

/** The turns of requests, in the order in which they were asked for. */
export interface Turns {
  /** Waits for a turn; where the request is given up meanwhile, throws the reason of its signal, and takes none. */
  take(signal?: AbortSignal): Promise<void>;
  /** Learns from an answer; true: it was refused for coming too soon, and another turn will help. */
  heed(answer: Pick<Response, 'status' | 'headers'>): boolean;
}

const numberIn = (headers: Headers, name: string): number | undefined => {
  const text = headers.get(name);
  return text === null || !Number.isFinite(Number(text)) ? undefined : Number(text);
};

/** Turns by a clock in milliseconds. */
export function makeTurns(now: () => number = () => performance.now()): Turns {
  const waiting: Waiting[] = [];
  let limit = AT_FIRST;
  let began: number[] = [];
  let held = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = (): number => Math.max(held, began.length < limit ? 0 : (began.at(-limit) ?? 0) + SECOND);

  function pump(): void {
    clearTimeout(timer);
    for (let [first] = waiting; first; [first] = waiting) {
      const rest = first.isGivenUp() ? 0 : next() - now();
      if (rest > 0) {
        timer = setTimeout(pump, Math.ceil(rest));
        return;
      }
      waiting.shift();
      if (!first.isGivenUp()) began = [...began, now()].slice(-limit);
      first.go();
    }
  }

  return {
    async take(signal) {
      await new Promise<void>((go) => {
        waiting.push({ go, isGivenUp: () => signal?.aborted ?? false });
        pump();
      });
      signal?.throwIfAborted();
    },
    heed({ status, headers }) {
      limit = Math.max(1, numberIn(headers, 'RateLimit-Limit') ?? limit);
      // somebody else uses the account, too
      if (numberIn(headers, 'RateLimit-Remaining') === 0) held = Math.max(held, now() + SECOND);
      const seconds = numberIn(headers, 'Retry-After');
      if (status !== 429 || seconds === undefined || seconds > PATIENCE) return false;
      held = Math.max(held, now() + seconds * SECOND);
      return true;
    },
  };
}
