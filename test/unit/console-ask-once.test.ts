import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askOnce } from '../../src/console/page/ask-once.ts';

const REQUEST = { path: '/search/car/active', params: new Map([['plot', 'true']]) };

interface Sent {
  readonly signal: AbortSignal;
  answer(): void;
}

let sent: Sent[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('location', { origin: 'http://console.example' });
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        sent.push({ signal, answer: () => resolve(Response.json({ num_found: sent.length })) });
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('what is asked twice at once is sent once, and given up when the last one gives it up', async () => {
  const [map, scatter] = [new AbortController(), new AbortController()];
  const both = [askOnce(REQUEST, map.signal), askOnce(REQUEST, scatter.signal)];
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  map.abort();
  expect(sent[0]?.signal.aborted).toBe(false);
  sent[0]?.answer();
  expect((await Promise.all(both)).map(({ data }) => data)).toEqual([{ num_found: 1 }, { num_found: 1 }]);
  expect(sent).toHaveLength(1);
});

test('what was given up or answered is sent again', async () => {
  const first = new AbortController();
  const lost = expect(askOnce(REQUEST, first.signal)).rejects.toThrow();
  await expect.poll(() => sent.length).toBe(1);
  first.abort();
  expect(sent[0]?.signal.aborted).toBe(true);
  const again = askOnce(REQUEST, new AbortController().signal);
  await lost;
  await expect.poll(() => sent.length).toBe(2);
  // the end of the one that was given up does not end what is shared
  const shared = askOnce(REQUEST, new AbortController().signal);
  sent[1]?.answer();
  expect((await again).data).toEqual((await shared).data);
  const later = askOnce(REQUEST, new AbortController().signal);
  await expect.poll(() => sent.length).toBe(3);
  sent[2]?.answer();
  expect((await later).data).toEqual({ num_found: 3 });
});
