import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { endingAfter } from '../../src/outgoing/deadline.ts';

/** A time-out that comes also where nobody holds it. */

let collect: () => void;
let collecting: NodeJS.Timeout | undefined;

beforeAll(() => {
  setFlagsFromString('--expose-gc');
  collect = runInNewContext('gc') as () => void;
});
afterEach(() => clearInterval(collecting));

/** Why it ended; undefined: it did not, in twenty times the time-out. */
function endOf(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, 4000).unref();
    signal.addEventListener('abort', () => resolve(signal.reason), { once: true });
  });
}

test('the time comes, however often memory is collected before', async () => {
  collecting = setInterval(collect, 10);
  expect(await endOf(endingAfter(new AbortController().signal, 200))).toMatchObject({ name: 'TimeoutError' });
});

test('a caller who goes away ends it before', async () => {
  const caller = new AbortController();
  const end = endOf(endingAfter(caller.signal, 60_000));
  caller.abort(new Error('gone'));
  expect(await end).toMatchObject({ message: 'gone' });
});
