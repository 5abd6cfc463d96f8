import type { Logger } from 'pino';
import {
  type RateLimiterAbstract,
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';

/**
 * Requests of the second by account (docs/decisions, decision 6): of this process, of all
 * that one process has started, or of all that share a Redis.
 */

/** More than any plan allows: the count is compared with the plan of the caller, whatever it is now. */
const MOST = 1_000_000_000;
const WINDOW = { points: MOST, duration: 1 };

/** A dead Redis is told once in this time. */
const WARN_EVERY_MS = 60_000;
/** A Redis that does not answer in this time counts as dead until it is connected again. */
const REDIS_MS = 200;
const RECONNECT_MS = 1000;

/** What an account has taken of its second. */
export interface TakenSecond {
  readonly used: number;
  /** until the next one begins */
  readonly ms: number;
}

/** Counts the requests of an account within a second. */
export interface RequestRate {
  /** counts one more request */
  take(account: string): Promise<TakenSecond>;
  /** where they are counted at the moment, in a few words */
  standing(): string;
  close(): void;
}

async function takeFrom(
  limiter: Pick<RateLimiterAbstract, 'consume'>,
  account: string,
): Promise<TakenSecond> {
  const { consumedPoints, msBeforeNext } = await limiter.consume(account);
  return { used: consumedPoints, ms: Math.max(1, msBeforeNext) };
}

/** Counts the requests of accounts in this process. */
export function ownRate(): RequestRate {
  const limiter = new RateLimiterMemory(WINDOW);
  return {
    take: (account) => takeFrom(limiter, account),
    standing: () => 'counted by this process',
    close: () => undefined,
  };
}

/** Counts in this process while what counts for several is away, and says so. */
class Insurance extends RateLimiterMemory {
  readonly #log: Logger;
  readonly #says: string;
  #warned = Number.NEGATIVE_INFINITY;

  constructor(log: Logger, says: string) {
    super(WINDOW);
    this.#log = log;
    this.#says = says;
  }

  override consume(
    ...taken: Parameters<RateLimiterMemory['consume']>
  ): ReturnType<RateLimiterMemory['consume']> {
    if (performance.now() - this.#warned > WARN_EVERY_MS) {
      this.#warned = performance.now();
      this.#log.warn(this.#says);
    }
    return super.consume(...taken);
  }
}

/** The process that started this one does not answer in this time: it is busy, or gone. */
const PRIMARY_MS = 1000;

/** Counts the requests of accounts in the process that started this one, for all that it has started (src/server/workers/); here while it is silent. */
export function primaryRate(log: Logger): RequestRate {
  const limiter = new RateLimiterCluster({ ...WINDOW, keyPrefix: 'second', timeoutMs: PRIMARY_MS });
  const insurance = new Insurance(
    log,
    'The process that started the workers is not responding: each worker counts requests on its own',
  );
  const consume = async (account: string): Promise<RateLimiterRes> => {
    try {
      return await limiter.consume(account);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return await insurance.consume(account);
    }
  };
  return {
    take: (account) => takeFrom({ consume }, account),
    standing: () => 'counted by the process that started the workers',
    close: () => undefined,
  };
}

const AWAY = 'Redis is not responding: each process counts requests on its own';

/**
 * Counts the requests of accounts in a Redis that several processes share; in this process while it is away, also when it is at first. It is away when it
 * does not answer in `answerMs` milliseconds.
 */
export async function sharedRate(url: string, log: Logger, answerMs = REDIS_MS): Promise<RequestRate> {
  const { Redis } = await import('./redis.ts');
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: RECONNECT_MS,
    commandTimeout: answerMs,
    socketTimeout: answerMs,
    retryStrategy: () => RECONNECT_MS,
  });
  // it has to be heard; what matters of it is told by the insurance
  redis.on('error', (error: Error) => log.debug({ cause: error.message }, 'redis'));
  const limiter = new RateLimiterRedis({
    ...WINDOW,
    storeClient: redis,
    keyPrefix: 'forecourt:second',
    insuranceLimiter: new Insurance(log, AWAY),
  });
  // it is tried again and again where this does not succeed
  await redis.connect().catch(() => undefined);
  return {
    take: (account) => takeFrom(limiter, account),
    standing: () => (redis.status === 'ready' ? 'counted in Redis' : AWAY),
    close: () => redis.disconnect(),
  };
}
