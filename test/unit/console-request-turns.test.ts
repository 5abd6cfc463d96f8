import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeTurns } from '../../src/console/page/request-turns.ts';

/** When requests of the console go out, by a clock that stands still until it is moved. */

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const answer = (headers: Record<string, string>, status = 200) => ({ status, headers: new Headers(headers) });

/** Takes so many turns; gives the instants at which they came. */
function taken(turns: ReturnType<typeof makeTurns>, number: number): number[] {
  const instants: number[] = [];
  for (let at = 0; at < number; at++) turns.take().then(() => instants.push(performance.now()));
  return instants;
}

const since = (begin: number, instants: readonly number[]): number[] => instants.map((at) => at - begin);

test('never more in a second than the account may send', async () => {
  const turns = makeTurns();
  turns.heed(answer({ 'RateLimit-Limit': '3' }));
  const begin = performance.now();
  const instants = taken(turns, 8);
  await vi.advanceTimersByTimeAsync(5000);
  expect(since(begin, instants)).toEqual([0, 0, 0, 1000, 1000, 1000, 2000, 2000]);
});

test('before an answer has told a limit four go out, and what others took of the second is waited for', async () => {
  const turns = makeTurns();
  const begin = performance.now();
  const instants = taken(turns, 6);
  await vi.advanceTimersByTimeAsync(400);
  expect(instants).toHaveLength(4);
  turns.heed(answer({ 'RateLimit-Limit': '40', 'RateLimit-Remaining': '0' }));
  await vi.advanceTimersByTimeAsync(2000);
  // the timer of the first four would have ended at 1000
  expect(since(begin, instants)).toEqual([0, 0, 0, 0, 1400, 1400]);
});

test('who came too soon waits as long as the server says; the month is not waited for', async () => {
  const turns = makeTurns();
  const begin = performance.now();
  expect(turns.heed(answer({ 'Retry-After': '2' }, 429))).toBe(true);
  const instants = taken(turns, 1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(since(begin, instants)).toEqual([2000]);
  expect(turns.heed(answer({ 'Retry-After': '86400' }, 429))).toBe(false);
  expect(turns.heed(answer({}, 429))).toBe(false);
  expect(turns.heed(answer({}, 500))).toBe(false);
});

test('what is given up takes no turn', async () => {
  const turns = makeTurns();
  turns.heed(answer({ 'RateLimit-Limit': '1' }));
  const begin = performance.now();
  const given = new AbortController();
  const first = taken(turns, 1);
  const refused = turns.take(given.signal).catch(({ name }: Error) => name);
  const last = taken(turns, 1);
  given.abort();
  await vi.advanceTimersByTimeAsync(3000);
  expect(since(begin, [...first, ...last])).toEqual([0, 1000]);
  expect(await refused).toBe('AbortError');
});
