import { expect, test } from 'vitest';
import { usualWorkers } from '../../src/server/workers/worker-count.ts';
import { workerSettings } from '../../src/server/workers/worker-settings.ts';
import { readSettings } from '../../src/settings.ts';

/** How many processes serve on a port, and what each of them may take (`forecourt serve --workers`). */

test('how many there are where nobody says it: one a core beside the engine, one alone on a small machine', () => {
  const [here, elsewhere] = ['http://127.0.0.1:9200', 'https://engine.example'];
  expect([2, 3, 4, 8].map((cores) => usualWorkers(here, cores))).toEqual([1, 1, 2, 4]);
  expect([2, 4, 8].map((cores) => usualWorkers(elsewhere, cores))).toEqual([1, 4, 8]);
});

test('together they may ask and hold what one process may', () => {
  const settings = readSettings({ FORECOURT_HEAVY_AT_ONCE: '2', FORECOURT_SUMMARY_MEMORY: '1GB' });
  const [leader, other] = [true, false].map((leads) => workerSettings(settings, { workers: 4, leads }));
  expect(leader).toMatchObject({
    share: { searchesAtOnce: 16, heavyAtOnce: 1, among: 4 },
    keptBytes: 16_000_000,
    summaryMemory: '250MB',
    jobs: { workers: 1 },
  });
  expect(other?.jobs.workers).toBe(0);
});
