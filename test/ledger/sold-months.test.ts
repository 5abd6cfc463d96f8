import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LAYOUT } from '../../src/catalog/layout.ts';
import { SoldLedger } from './sold-ledger.ts';
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

let sold: SoldLedger;
let car: Awaited<ReturnType<SoldLedger['keep']>>;
let november: Awaited<ReturnType<SoldLedger['keep']>>;
beforeAll(async () => {
  sold = await SoldLedger.open();
  await sold.listings([0, at('a'), Z], [1, at('a'), Z], [2, Z], [3, Z], [5, Z]);
  car = await sold.keep();
  await sold.listings([17, Z], [18, Z], [20, Z]);
  november = await sold.keep();
});
beforeEach(() => sold.clear());
afterAll(() => sold.close());

/** The car is sold on day 1, which the deliveries of days 2 to 5 tell. */
const sell = () => sold.restore(car);
/** The same, and its month is published with the delivery of day 20. */
const publish = () => sold.restore(november);
const NOVEMBER = { '2023-11': [VIN] };

describe('a month is published', () => {
  test('3 days and 3 deliveries after its end, not by 3 deliveries within 3 days', async () => {
    await sell();
    await sold.listings([16.1, Z], [17, Z], [19, Z]);
    expect(await sold.months()).toEqual({});
    expect(await sold.recent()).toEqual([VIN]);
    await sold.listings([19.08, Z]);
    expect(await sold.months()).toEqual(NOVEMBER);
    expect(sold.manifest).toMatchObject({
      provisional_from: '2023-11',
      months: [{ from: 'ledger', rows: 1 }],
    });
  });

  test('not by 2 deliveries over many days', async () => {
    await sell();
    await sold.listings([25, Z], [40, Z]);
    expect(await sold.months()).toEqual({});
    await sold.listings([41, Z]);
    expect(await sold.months()).toEqual(NOVEMBER);
  });

  test('when every source was covered 3 times: a partial delivery counts for its own', async () => {
    await sell();
    await sold.listings([17, other('a'), Z]);
    for (const day of [18, 19, 20]) await sold.partial(day, other('a'));
    await sold.partial(21, Z);
    expect(await sold.months()).toEqual({});
    await sold.partial(22, Z);
    expect(await sold.months()).toEqual(NOVEMBER);
  });

  test('without a source that nothing covers any more, 33 days after its end', async () => {
    await sold.listings([0, at('a'), other('b'), Z]);
    for (const day of [1, 2, 5]) await sold.partial(day, other('a'));
    for (const day of [18, 19, 20]) {
      await sold.partial(day, other('a'));
      await sold.partial(day, Z);
    }
    expect(await sold.months()).toEqual({});
    await sold.partial(49.08, Z);
    expect(await sold.months()).toEqual(NOVEMBER);
  });

  test('without any sale, too', async () => {
    await sold.listings([0, Z], [17, Z], [18, Z], [20, Z]);
    expect(await sold.months()).toEqual({ '2023-11': [] });
  });
});

describe('a published month', () => {
  const lot = Array.from({ length: 24 }, (_, n) => at('h', { vin: `1HGCM82633A1000${10 + n}` }));
  const [first] = lot.map(({ vin }) => vin);
  const few = lot.slice(16);

  test('is published again when a sale becomes known', async () => {
    await sold.listings([0, ...lot], [16, ...lot]);
    // the source is held until day 20: the absence starts counting then
    await sold.listings([16.5, ...few], [17, ...few], [18, ...few], [20, ...few]);
    expect(await sold.months()).toEqual({ '2023-11': [] });
    await sold.listings([21, ...few], [23.5, ...few]);
    const { '2023-11': vins } = await sold.months();
    expect(vins).toHaveLength(16);
    expect(vins).toContain(first);
  });

  test('stays as it is from 33 days after its end on', async () => {
    await sold.listings([0, ...lot], [16, ...lot]);
    await sold.listings([17, ...few], [18, ...few], [20, ...few], [46, ...few]);
    const before = sold.manifest.months;
    await sold.listings([48, ...few], [49.1, ...few]);
    expect(await sold.table('sale')).toHaveLength(16);
    expect(await sold.months()).toEqual({ '2023-11': [] });
    expect(sold.manifest.months).toEqual(before);
    expect(sold.manifest.provisional_from).toBe('2023-12');
  });

  test('keeps a vehicle that a hold lets come back after that', async () => {
    await sold.listings([0, ...lot], [16, ...lot]);
    for (const day of [20, 23, 26, 29, 31, 33]) await sold.listings([day, ...few]);
    await sold.listings([55, ...few, ...lot.slice(0, 1)]);
    expect((await sold.months())['2023-11']).toContain(first);
    expect(await sold.recent()).not.toContain(first);
  });

  test('is published again without a vehicle that came back', async () => {
    await publish();
    expect(await sold.months()).toEqual(NOVEMBER);
    await sold.listings([30, at('b'), Z]);
    expect(await sold.months()).toEqual({ '2023-11': [] });
    await sold.rollBack();
    expect(await sold.months()).toEqual(NOVEMBER);
  });

  test('keeps a vehicle that came back later', async () => {
    await publish();
    await sold.listings([32, at('b'), Z]);
    expect(await sold.months()).toEqual(NOVEMBER);
  });

  test('disappears with the delivery that published it', async () => {
    await publish();
    await sold.rollBack();
    expect(await sold.months()).toEqual({});
    await sold.listings([21, Z]);
    expect(await sold.months()).toEqual(NOVEMBER);
  });
});

describe('a sold delivery', () => {
  test('owns its months: sales and withdrawals of the ledger do not touch them', async () => {
    await publish();
    await sold.sold(21, [OLDER, '2023-11-03']);
    expect(await sold.months()).toEqual({ '2023-11': [OLDER] });
    const [november] = sold.manifest.months;
    expect(november?.from).toBe('delivery');
    await sold.listings([30, at('b'), Z]);
    expect(sold.manifest.months).toEqual([november]);
    expect(sold.manifest.provisional_from).toBe('2023-12');
  });

  test('brings months that the ledger never saw, and is replaced month by month', async () => {
    await publish();
    await sold.sold(21, [OLDER, '2023-09-30'], [OLDER, '2023-11-03']);
    await sold.sold(22, [VIN, '2023-09-01']);
    expect(await sold.months()).toEqual({ '2023-09': [VIN], '2023-11': [OLDER] });
    await sold.rollBackSold();
    expect(await sold.months()).toEqual({ '2023-09': [OLDER], '2023-11': [OLDER] });
    await sold.rollBackSold();
    expect(await sold.months()).toEqual(NOVEMBER);
  });

  test('of a month that has not ended waits for a later command', async () => {
    await publish();
    await sold.sold(21, [OLDER, '2023-11-03'], [OLDER, '2023-12-05']);
    expect(await sold.months()).toEqual({ '2023-11': [OLDER] });
    expect(await sold.recent()).toEqual([OLDER, OLDER]);
    await sold.listings([47, Z]);
    expect(await sold.months()).toEqual({ '2023-11': [OLDER] });
    await sold.listings([47.08, Z]);
    expect(await sold.months()).toEqual({ '2023-11': [OLDER], '2023-12': [OLDER] });
  });

  test('beside which the sales of the running month go on counting as recent ones', async () => {
    await sold.listings([17, at('a'), at('a', { vin: OLDER }), Z], [18, Z], [19, Z]);
    await sold.sold(20, [OLDER, '2023-12-01']);
    await sold.listings([21, Z]);
    expect(await sold.recent()).toEqual([VIN, OLDER]);
  });

  test('hides no sale of the ledger by a row of the same car that is in no figure', async () => {
    await sold.listings([17, at('a'), at('a', { vin: OLDER }), Z], [18, Z], [19, Z]);
    await sold.sold(20, [OLDER, '2023-12-01'], [VIN, '2023-12-01', 'ON']);
    await sold.listings([21, Z]);
    expect(await sold.recent()).toEqual([VIN, OLDER]);
  });

  test('alone: nothing is provisional', async () => {
    await sold.sold(21, [OLDER, '2023-09-30']);
    expect(sold.manifest).not.toHaveProperty('provisional_from');
    await sold.rollBackSold();
    expect(sold.manifest.months).toEqual([]);
  });
});

describe('files', () => {
  test('are made again from the ledger alone, to the byte', async () => {
    await publish();
    await sold.sold(21, [OLDER, '2023-09-30'], [VIN, '2023-09-01']);
    const before = sold.manifest;
    const bytes = before.months.map(({ file }) => sold.bytesOf(file));
    await sold.rebuild();
    const after = sold.manifest;
    expect(after.generation).toBe(before.generation + 1);
    expect(after.months.map(({ file }) => sold.bytesOf(file))).toEqual(bytes);
    expect(after.months.map(({ file }) => file)).not.toEqual(before.months.map(({ file }) => file));
  });

  test('of an earlier layout are written again, of a newer one they are refused until they are rebuilt', async () => {
    await sell();
    const before = sold.manifest;
    sold.tellLayout(LAYOUT - 1);
    await sold.listings([21, Z]);
    expect(sold.manifest.layout).toBe(LAYOUT);
    for (const { file } of sold.manifest.months)
      expect(before.months.map((one) => one.file)).not.toContain(file);
    sold.tellLayout(LAYOUT + 1);
    await expect(sold.listings([22, Z])).rejects.toThrow(
      'a newer version of the program has published the sold months',
    );
    expect(sold.manifest.layout).toBe(LAYOUT + 1);
    await sold.rebuild();
    expect(sold.manifest.layout).toBe(LAYOUT);
  });

  test('of the newest two generations stay; what has not changed is not written again', async () => {
    await publish();
    const [november] = sold.manifest.months;
    await sold.listings([21, Z], [22, Z]);
    const { generation, months } = sold.manifest;
    expect(months).toEqual([november]);
    expect(sold.files.sort()).toEqual(
      [november?.file, `recent-g${generation - 1}.parquet`, `recent-g${generation}.parquet`].sort(),
    );
  });

  test('of every publication have a number of their own, after a rollback, too', async () => {
    await sell();
    const { generation } = sold.manifest;
    await sold.partial(6, Z);
    expect(sold.manifest.generation).toBe(generation + 1);
    await sold.rollBack();
    expect(sold.manifest.generation).toBe(generation + 2);
  });
});
