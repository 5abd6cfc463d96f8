import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SoldPlace } from './sold-ledger.ts';
import type { Row } from './test-ledger.ts';

/**
 * Sold months (feeds.md section 3). Day 0 is 2023-11-14 22:13:20 UTC: November ends on day 16.07, December on day 47.07;
 * 3 days after November it is day 19.07, 33 days after it day 49.07.
 */

const VIN = '1HGCM82633A004352';
const OLDER = '1HGCM82633A004353';
const at = (letter: string, row: Row = {}): Row => ({ vin: VIN, source: `${letter}.example`, ...row });
const other = (letter: string): Row => ({ stock_no: 'other', source: `${letter}.example` });
const Z = other('z');

let place: SoldPlace;
beforeEach(async () => {
  place = await SoldPlace.open();
});
afterEach(() => place.close());

/** The car is sold on day 1, which the deliveries of days 2 to 5 tell. */
const sell = () => place.listings([0, at('a'), Z], [1, at('a'), Z], [2, Z], [3, Z], [5, Z]);
const NOVEMBER = { '2023-11': [VIN] };

describe('a month is published', () => {
  test('3 days and 3 deliveries after its end, not by 3 deliveries within 3 days', async () => {
    await sell();
    await place.listings([16.1, Z], [17, Z], [19, Z]);
    expect(await place.months()).toEqual({});
    expect(await place.recent()).toEqual([VIN]);
    await place.listings([19.08, Z]);
    expect(await place.months()).toEqual(NOVEMBER);
    expect(place.manifest).toMatchObject({
      provisional_from: '2023-11',
      months: [{ from: 'ledger', rows: 1 }],
    });
  });

  test('not by 2 deliveries over many days', async () => {
    await sell();
    await place.listings([25, Z], [40, Z]);
    expect(await place.months()).toEqual({});
    await place.listings([41, Z]);
    expect(await place.months()).toEqual(NOVEMBER);
  });

  test('when every source was covered 3 times: a partial delivery counts for its own', async () => {
    await sell();
    await place.listings([17, other('a'), Z]);
    for (const day of [18, 19, 20]) await place.partial(day, other('a'));
    await place.partial(21, Z);
    expect(await place.months()).toEqual({});
    await place.partial(22, Z);
    expect(await place.months()).toEqual(NOVEMBER);
  });

  test('without a source that nothing covers any more, 33 days after its end', async () => {
    await place.listings([0, at('a'), other('b'), Z]);
    for (const day of [1, 2, 5]) await place.partial(day, other('a'));
    for (const day of [18, 19, 20]) {
      await place.partial(day, other('a'));
      await place.partial(day, Z);
    }
    expect(await place.months()).toEqual({});
    await place.partial(49.08, Z);
    expect(await place.months()).toEqual(NOVEMBER);
  });

  test('without any sale, too', async () => {
    await place.listings([0, Z], [17, Z], [18, Z], [20, Z]);
    expect(await place.months()).toEqual({ '2023-11': [] });
  });
});

describe('a published month', () => {
  const lot = Array.from({ length: 24 }, (_, n) => at('h', { vin: `1HGCM82633A1000${10 + n}` }));
  const [first] = lot.map(({ vin }) => vin);
  const few = lot.slice(16);

  test('is published again when a sale becomes known', async () => {
    await place.listings([0, ...lot], [16, ...lot]);
    // the source is held until day 20: the absence starts counting then
    await place.listings([16.5, ...few], [17, ...few], [18, ...few], [20, ...few]);
    expect(await place.months()).toEqual({ '2023-11': [] });
    await place.listings([21, ...few], [23.5, ...few]);
    const { '2023-11': vins } = await place.months();
    expect(vins).toHaveLength(16);
    expect(vins).toContain(first);
  });

  test('stays as it is from 33 days after its end on', async () => {
    await place.listings([0, ...lot], [16, ...lot]);
    await place.listings([17, ...few], [18, ...few], [20, ...few], [46, ...few]);
    const before = place.manifest.months;
    await place.listings([48, ...few], [49.1, ...few]);
    expect(await place.table('sale')).toHaveLength(16);
    expect(await place.months()).toEqual({ '2023-11': [] });
    expect(place.manifest.months).toEqual(before);
    expect(place.manifest.provisional_from).toBe('2023-12');
  });

  test('is published again without a vehicle that came back', async () => {
    await sell();
    await place.listings([17, Z], [18, Z], [20, Z]);
    expect(await place.months()).toEqual(NOVEMBER);
    await place.listings([30, at('b'), Z]);
    expect(await place.months()).toEqual({ '2023-11': [] });
    await place.rollBack();
    expect(await place.months()).toEqual(NOVEMBER);
  });

  test('keeps a vehicle that came back later', async () => {
    await sell();
    await place.listings([17, Z], [18, Z], [20, Z], [32, at('b'), Z]);
    expect(await place.months()).toEqual(NOVEMBER);
  });

  test('disappears with the delivery that published it', async () => {
    await sell();
    await place.listings([17, Z], [18, Z], [20, Z]);
    await place.rollBack();
    expect(await place.months()).toEqual({});
    await place.listings([21, Z]);
    expect(await place.months()).toEqual(NOVEMBER);
  });
});

describe('a sold delivery', () => {
  const published = async () => {
    await sell();
    await place.listings([17, Z], [18, Z], [20, Z]);
  };

  test('owns its months: sales and withdrawals of the ledger do not touch them', async () => {
    await published();
    await place.sold(21, [OLDER, '2023-11-03']);
    expect(await place.months()).toEqual({ '2023-11': [OLDER] });
    const [november] = place.manifest.months;
    expect(november?.from).toBe('delivery');
    await place.listings([30, at('b'), Z]);
    expect(place.manifest.months).toEqual([november]);
    expect(place.manifest.provisional_from).toBe('2023-12');
  });

  test('brings months that the ledger never saw, and is replaced month by month', async () => {
    await published();
    await place.sold(21, [OLDER, '2023-09-30'], [OLDER, '2023-11-03']);
    await place.sold(22, [VIN, '2023-09-01']);
    expect(await place.months()).toEqual({ '2023-09': [VIN], '2023-11': [OLDER] });
    await place.rollBackSold();
    expect(await place.months()).toEqual({ '2023-09': [OLDER], '2023-11': [OLDER] });
    await place.rollBackSold();
    expect(await place.months()).toEqual(NOVEMBER);
  });

  test('of a month that has not ended waits for a later command', async () => {
    await published();
    await place.sold(21, [OLDER, '2023-11-03'], [OLDER, '2023-12-05']);
    expect(await place.months()).toEqual({ '2023-11': [OLDER] });
    expect(await place.recent()).toEqual([OLDER, OLDER]);
    await place.listings([47, Z]);
    expect(await place.months()).toEqual({ '2023-11': [OLDER] });
    await place.listings([47.08, Z]);
    expect(await place.months()).toEqual({ '2023-11': [OLDER], '2023-12': [OLDER] });
  });

  test('beside which the sales of the running month go on counting as recent ones', async () => {
    await place.listings([17, at('a'), at('a', { vin: OLDER }), Z], [18, Z], [19, Z]);
    await place.sold(20, [OLDER, '2023-12-01']);
    await place.listings([21, Z]);
    expect(await place.recent()).toEqual([VIN, OLDER]);
  });

  test('alone: nothing is provisional', async () => {
    await place.sold(21, [OLDER, '2023-09-30']);
    expect(place.manifest).not.toHaveProperty('provisional_from');
    await place.rollBackSold();
    expect(place.manifest.months).toEqual([]);
  });
});

describe('files', () => {
  test('are made again from the ledger alone, to the byte', async () => {
    await sell();
    await place.listings([17, Z], [18, Z], [20, Z]);
    await place.sold(21, [OLDER, '2023-09-30'], [VIN, '2023-09-01']);
    const before = place.manifest;
    const bytes = before.months.map(({ file }) => place.bytesOf(file));
    await place.rebuild();
    const after = place.manifest;
    expect(after.generation).toBe(before.generation + 1);
    expect(after.months.map(({ file }) => place.bytesOf(file))).toEqual(bytes);
    expect(after.months.map(({ file }) => file)).not.toEqual(before.months.map(({ file }) => file));
  });

  test('of the newest two generations stay; what has not changed is not written again', async () => {
    await sell();
    await place.listings([17, Z], [18, Z], [20, Z]);
    const [november] = place.manifest.months;
    await place.listings([21, Z], [22, Z]);
    const { generation, months } = place.manifest;
    expect(months).toEqual([november]);
    expect(place.files.sort()).toEqual(
      [november?.file, `recent-g${generation - 1}.parquet`, `recent-g${generation}.parquet`].sort(),
    );
  });

  test('of every publication have a number of their own, after a rollback, too', async () => {
    await sell();
    const { generation } = place.manifest;
    await place.partial(6, Z);
    expect(place.manifest.generation).toBe(generation + 1);
    await place.rollBack();
    expect(place.manifest.generation).toBe(generation + 2);
  });
});
