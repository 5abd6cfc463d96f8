import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadShared } from '../../ingest/commands/load.ts';
import { rebuildListings } from '../../ingest/commands/rebuild.ts';
import { rollBackListings } from '../../ingest/commands/roll-back.ts';
import { marketStatus, needsAttention } from '../../ingest/commands/status.ts';
import { deliveriesIndex } from '../../src/engine/names.ts';
import { describeOnEngine } from '../market/load.ts';
import { car, Installation, T } from './ingest-installation.ts';

/** How old what answers is: each source counts with its newest delivery, and reports of others change nothing. */

const HOUR = 3600;

describeOnEngine('status', () => {
  let here: Installation;
  beforeEach(() => {
    here = new Installation();
  });
  afterEach(() => here.drop());

  const all = (at: number) =>
    marketStatus({ ...here.installation, staleAfterHours: 36, now: () => at * 1000 });
  const status = async (at: number, dataset = 'listings') =>
    (await all(at)).find((one) => one.dataset === dataset);

  const of = (source: string, n: number) => car(n, { source });

  test('a partial delivery makes its own source younger, and no other', async () => {
    await here.load([of('a.example', 1), of('b.example', 2), of('c.example', 3)], T);
    const later = T + 40 * HOUR;
    await here.load([of('a.example', 1)], later, { partial: true });
    expect(await status(later)).toMatchObject({
      ...{ state: 'stale', age_hours: 40, as_of: '2025-10-11T00:53:20Z', documents: 3 },
      sources: { count: 3, stale: 2 },
    });
    expect((await status(later))?.sources?.oldest).toEqual([
      { source: 'b.example', as_of: '2025-10-09T08:53:20Z', age_hours: 40 },
      { source: 'c.example', as_of: '2025-10-09T08:53:20Z', age_hours: 40 },
      { source: 'a.example', as_of: '2025-10-11T00:53:20Z', age_hours: 0 },
    ]);
    expect(needsAttention(await all(later))).toBe(true);
    // when all others have come, too, the market is fresh, however old its last full delivery is
    await here.load([of('b.example', 2), of('c.example', 3)], later + HOUR, { partial: true });
    expect(await status(later + HOUR)).toMatchObject({ state: 'fresh', age_hours: 1, sources: { stale: 0 } });
    // what was made again tells the same; what is taken back tells what was
    await rebuildListings(here.installation);
    expect(await status(later + HOUR)).toMatchObject({ state: 'fresh', age_hours: 1, sources: { stale: 0 } });
  });

  test('a market whose sources come by partial deliveries alone is as old as the oldest of them', async () => {
    await here.load([of('a.example', 1)], T, { partial: true });
    await here.load([of('b.example', 2)], T + 30 * HOUR, { partial: true });
    expect(await status(T + 37 * HOUR)).toMatchObject({ state: 'stale', sources: { count: 2, stale: 1 } });
    expect(await status(T + 36 * HOUR)).toMatchObject({ state: 'fresh', sources: { stale: 0 } });
  });

  // one story: what a rollback left answers, then its reports are gone, and what its indices tell of their delivery
  test('a rollback brings the ages of before, and a source without active listings has none; newer reports of other deliveries, however many, make nothing stale; an index from before it told its delivery is told by its name', async () => {
    await here.load([of('a.example', 1), of('b.example', 2)], T);
    await here.load([of('a.example', 1)], T + HOUR, { acceptShrink: true });
    expect(await status(T + HOUR)).toMatchObject({ age_hours: 0, sources: { count: 1, stale: 0 } });
    await rollBackListings(here.installation);
    expect(await status(T + HOUR)).toMatchObject({ age_hours: 1, sources: { count: 2, stale: 0 } });

    await loadShared({
      ...here.installation,
      asOf: T,
      dataset: 'recalls',
      files: [here.write('recalls', '{"vin":"1HGCM82633A004352","recalls":[]}\n')],
    });
    const report = { dataset: 'listings', market: 'rvs', sample: false, indices: { us: 'x' }, report: {} };
    await here.client.bulk({
      index: deliveriesIndex(here.prefix),
      refresh: true,
      operations: Array.from({ length: 1100 }, (_, n) => [
        { index: { _id: `n${n}` } },
        { ...report, delivery: n + 100, as_of: T + n },
      ]).flat(),
    });
    expect(await status(T + HOUR)).toMatchObject({ state: 'fresh', age_hours: 1, loaded: true });
    expect(await status(T + HOUR, 'recalls')).toMatchObject({ state: 'fresh', age_hours: 1, delivery: 1 });
    // of what lost its index a report is left: it was loaded
    const rvs = (await all(T + HOUR)).find(
      ({ market, dataset }) => market === 'rvs' && dataset === 'listings',
    );
    expect(rvs).toMatchObject({ state: 'empty', loaded: true });
    // not even when the reports are gone
    await here.client.indices.delete({ index: deliveriesIndex(here.prefix) });
    expect(await status(T + HOUR)).toMatchObject({ state: 'fresh', age_hours: 1 });

    for (const index of await here.indices()) await here.client.indices.putMapping({ index, _meta: {} });
    expect(await status(T + HOUR)).toMatchObject({
      state: 'fresh',
      age_hours: 1,
      delivery: 1,
      sample: false,
    });
    expect(await status(T + HOUR)).not.toHaveProperty('sources');
  });
});
