import { expect, test, vi } from 'vitest';
import { LiveIndices } from '../../src/engine/live.ts';

/** Which indices answer is remembered for a second, by a clock that only goes forward. */

test('a clock that is set back does not keep an old generation', async () => {
  let index = 'first';
  const client = {
    indices: { get: async () => ({ [index]: { aliases: { 'x-us-cars-us': {} } } }) },
    search: async () => ({ body: { _shards: { total: 0, failed: 0 }, hits: { hits: [] } } }),
  };
  const live = new LiveIndices(client as never, 'x-', 'us-cars');
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  try {
    expect((await live.get()).indices.us).toBe('first');
    index = 'second';
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(900);
    expect((await live.get()).indices.us).toBe('first');
    vi.advanceTimersByTime(200);
    expect((await live.get()).indices.us).toBe('second');
  } finally {
    vi.useRealTimers();
  }
});
