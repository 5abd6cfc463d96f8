import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiAnswer, AskApi } from '../mcp/api-request.ts';
import type { LoggedRequest } from './read-log.ts';
import { targetOf } from './recorded-request.ts';

/** A request and its answer here. */
export interface Exchange {
  readonly request: LoggedRequest;
  readonly answer: ApiAnswer;
}

/** How requests are sent. */
export interface SendOptions {
  /** requests a second at most */
  readonly rate: number;
  /** told after each */
  readonly progress?: (done: number, of: number) => void;
  readonly pause?: (ms: number) => Promise<unknown>;
  readonly now?: () => number;
}

/** Longest wait that a 429 is given, in seconds, and how often. */
const LONGEST_WAIT = 60;
const MOST_TRIES = 3;

const below = (request: LoggedRequest): string => targetOf(request).replace(/^\/v2/, '');

/** Every further request would be refused as well: the key is unknown, or the calls of the month are used up. */
const endsIt = ({ status, retryAfter = 0 }: ApiAnswer): boolean =>
  status === 401 || (status === 429 && retryAfter > LONGEST_WAIT);

/**
 * Sends requests one after another, at a bounded rate; where the account's limit of a second is met, it waits as it is
 * told. It ends early where every further request would be refused.
 */
export async function send(
  requests: readonly LoggedRequest[],
  ask: AskApi,
  { rate, progress, pause = sleep, now = () => performance.now() }: SendOptions,
): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  for (const request of requests) {
    const began = now();
    let answer = await ask(below(request));
    for (let tries = 1; answer.status === 429 && tries < MOST_TRIES; tries += 1) {
      const wait = answer.retryAfter ?? 1;
      if (wait > LONGEST_WAIT) break;
      await pause(wait * 1000);
      answer = await ask(below(request));
    }
    exchanges.push({ request, answer });
    if (endsIt(answer)) break;
    progress?.(exchanges.length, requests.length);
    const left = 1000 / rate - (now() - began);
    if (left > 0 && exchanges.length < requests.length) await pause(left);
  }
  return exchanges;
}
