import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildListings } from '../../ingest/commands/rebuild.ts';
import { rollBackListings } from '../../ingest/commands/roll-back.ts';
import { marketStatus } from '../../ingest/commands/status.ts';
import { historyAlias } from '../../src/engine/names.ts';
import { describeOnEngine } from '../market/load.ts';
import { car, Installation, T } from './ingest-installation.ts';

const DAY = 86_400;

// one installation, which goes on from each test to the next
describeOnEngine('a rebuild', { shuffle: false }, () => {
  let here: Installation;
  // one installation, on which each test goes on
  beforeAll(async () => {
    here = new Installation();
    await here.load([car(1), car(2), car(3, { source: 'b.example' }), car(4, { source: 'b.example' })]);
    await here.load(
      [car(1, { price: 5 }), car(3, { source: 'b.example' }), car(4, { source: 'b.example' })],
      T + DAY,
      {
        acceptShrink: true,
      },
    );
    // one source only: the other one's listings stay as they are
    await here.load([car(1, { price: 4 }), car(5)], T + 2 * DAY, { partial: true });
  });
  afterAll(() => here.drop());

  const history = async (): Promise<Record<string, unknown>[]> => {
    const index = historyAlias(here.prefix, 'us-cars');
    const found = await here.client.search<{ id: string; delivery: number; record: object }>({
      index,
      size: 100,
    });
    const records = found.hits.hits.map(({ _source }) => ({ id: _source?.id, record: _source?.record }));
    return records.sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
  };

  test('gives the documents and the history that the deliveries gave', async () => {
    const everything = async () => ({
      listings: await here.everything(),
      left: await here.answered('recents'),
      history: await history(),
    });
    const before = await everything();
    expect(before.listings).toHaveLength(4);
    expect(before.history).toHaveLength(3); // car 1 at two earlier prices, and car 2
    const { documents } = await rebuildListings(here.installation);
    expect(before.left).toHaveLength(1); // car 2
    expect(await everything()).toEqual(before);
    expect(documents).toEqual({ us: 4, ca: 0, rest: 0, recents: 1 });
  });

  test('after the engine lost everything', async () => {
    const before = { listings: await here.everything(), history: await history() };
    for (const index of await here.indices()) await here.client.indices.delete({ index });
    await rebuildListings(here.installation);
    expect({ listings: await here.everything(), history: await history() }).toEqual(before);
    const [status] = await marketStatus({
      client: here.client,
      indexPrefix: here.prefix,
      staleAfterHours: 36,
      now: () => (T + 2 * DAY + 3600) * 1000,
    });
    expect(status).toMatchObject({ state: 'fresh', documents: 4, delivery: 3 });
  });

  test('goes on from there: the next delivery, and no rollback right after', async () => {
    await rebuildListings(here.installation);
    await expect(rollBackListings(here.installation)).rejects.toThrow('no longer has');
    await here.load([car(1, { price: 3 }), car(5)], T + 3 * DAY, { partial: true });
    const prices = (await here.everything()).map(({ _source }) => _source.price);
    expect(prices.sort()).toEqual([10_003, 10_004, 10_005, 3]);
    await rollBackListings(here.installation);
    expect((await here.everything()).map(({ _source }) => _source.price).sort()).toEqual([
      10_003, 10_004, 10_005, 4,
    ]);
  });

  test('keeps every record of a listing whose feed gives it an id', async () => {
    const own = (price: number) => car(9, { id: 'Mine-9', price });
    for (const [day, price] of [30, 20, 10].entries()) {
      await here.load([own(price)], T + (3 + day) * DAY, { acceptShrink: true });
    }
    const vin = car(9).vin as string;
    const prices = async (): Promise<unknown[][]> =>
      (await here.records(vin)).map(({ id, price }) => [price, id === 'Mine-9']);
    const expected = [
      [10, true],
      [20, false],
      [30, false],
    ];
    expect(await prices()).toEqual(expected);
    await rebuildListings(here.installation);
    expect(await prices()).toEqual(expected);
  });

  test('keeps what a closed record said as its listing showed it', async () => {
    const own = { source: 'https://www.B.example/', vdp_url: 'https://b.example/é' };
    for (const [day, price] of [2, 1].entries())
      await here.load([car(8, { ...own, price })], T + (6 + day) * DAY, { acceptShrink: true });
    const shown = (await here.records(car(8).vin as string)).map(({ source, vdp_url }) => [source, vdp_url]);
    expect(shown).toEqual(Array(2).fill([own.source, 'https://b.example/%C3%A9']));
  });
});
