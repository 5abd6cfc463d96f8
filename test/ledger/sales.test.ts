import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Changes } from '../../ingest/ledger/take.ts';
import { DAY, type Kept, type Row, T, TestLedger } from './test-ledger.ts';

const VIN = '1HGCM82633A004352';
const at = (letter: string, row: Row = {}): Row => ({
  vin: VIN,
  source: `${letter}.example`,
  price: 10_000,
  ...row,
});
const other = (letter: string): Row => ({ stock_no: 'other', source: `${letter}.example` });
const PARTIAL = { partial: true };

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await TestLedger.open();
});
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

/** Sales of a car: day, source, price, delivery that made it, delivery that withdrew it. */
const sales = (vin = VIN) =>
  ledger.table(`(SELECT (sold_at - ${T}) / ${DAY} AS day, site, record.price, sale.from_delivery, sale.until_delivery
    FROM sale JOIN listing USING (listing)
    JOIN record ON record.listing = sale.listing AND record.from_delivery = sale.record_delivery WHERE sale.vehicle = '${vin}')`);

/** Full deliveries of what is there on each day; what the last one changed. */
async function full(...list: [number, ...Row[]][]): Promise<Changes> {
  for (const [day, ...rows] of list) await ledger.deliver(day, [...rows, other('z')]);
  return await ledger.changes();
}

describe('a vehicle is sold', () => {
  test('when 3 deliveries and 3 days missed it: on its last day, at its last price', async () => {
    expect(await full([0, at('a')], [1, at('a', { price: 9_000 })], [2], [3])).toMatchObject({ sales: 0 });
    expect(await full([4])).toMatchObject({ sales: 1 });
    expect(await sales()).toEqual([
      { day: 1, site: 'a.example', price: 9_000, from_delivery: 5, until_delivery: null },
    ]);
    expect(await full([5], [6])).toMatchObject({ sales: 0 });
    expect(await sales()).toHaveLength(1);
  });

  test('not by 3 deliveries within 3 days, nor by 2 over many', async () => {
    await full([0, at('a')], [0.5], [1], [2], [2.9]);
    expect(await sales()).toEqual([]);
    expect(await full([3])).toMatchObject({ sales: 1 });
    await ledger.clear();
    await full([0, at('a')], [10], [20]);
    expect(await sales()).toEqual([]);
  });

  test('when each of its sources missed it 3 times, by deliveries of its own', async () => {
    await ledger.deliver(0, [at('a'), at('b', { price: 11_000 })]);
    for (const day of [1, 2, 3, 4]) await ledger.deliver(day, [other('a')], PARTIAL);
    await ledger.deliver(5, [at('b', { price: 11_000 })], PARTIAL);
    for (const day of [6, 7]) await ledger.deliver(day, [other('b')], PARTIAL);
    expect(await sales()).toEqual([]);
    expect(await ledger.changesBy(8, [other('b')], PARTIAL)).toMatchObject({ sales: 1 });
    expect(await sales()).toMatchObject([{ day: 5, site: 'b.example', price: 11_000 }]);
  });

  test('full and partial deliveries count together', async () => {
    await ledger.deliver(0, [at('a')]);
    await ledger.deliver(1, [other('a')], PARTIAL);
    await ledger.deliver(2, [other('b')], PARTIAL);
    await ledger.deliver(3, [other('a')]);
    expect(await sales()).toEqual([]);
    expect(await ledger.changesBy(4, [other('a')], PARTIAL)).toMatchObject({ sales: 1 });
  });

  test('not while a source that once held it is not looked at', async () => {
    await ledger.deliver(0, [at('a'), at('b')]);
    for (const day of [1, 2, 3, 4, 5]) await ledger.deliver(day, [other('a')], PARTIAL);
    expect(await sales()).toEqual([]);
  });
});

describe('where', () => {
  const dear = { price: 12_000, mc_category: 'Aggregator' };

  test('at the source where it was searchable, not at the one that listed it, too', async () => {
    await full([0, at('a', dear), at('b')], [1], [2], [3]);
    expect(await sales()).toMatchObject([{ site: 'b.example', price: 10_000 }]);
  });

  test('at the source that was searchable last, though another one was before', async () => {
    await full([0, at('a', dear), at('b')], [1, at('a', dear)], [2], [3], [4]);
    expect(await sales()).toMatchObject([{ day: 1, site: 'a.example', price: 12_000 }]);
  });

  test('at the first one again, when it came back and the other left before', async () => {
    await full([0, at('b')], [1, at('a', dear)], [2, at('b')], [3], [4], [5]);
    expect(await sales()).toMatchObject([{ day: 2, site: 'b.example', price: 10_000 }]);
  });
});

describe('what returns', () => {
  let sold: Kept;
  beforeAll(async () => {
    await ledger.clear();
    await full([0, at('a')], [1], [2], [3]);
    sold = await ledger.keep();
  });
  const sell = () => ledger.restore(sold);

  test('within 30 days withdraws the sale; it may be sold again', async () => {
    await sell();
    expect(await full([30, at('a')])).toMatchObject({ salesWithdrawn: 1, sales: 0 });
    await full([31], [32], [33]);
    expect(await sales()).toMatchObject([
      { day: 0, until_delivery: 5 },
      { day: 30, from_delivery: 8, until_delivery: null },
    ]);
  });

  test('on another source withdraws it, too', async () => {
    await sell();
    expect(await ledger.changesBy(9, [at('b')], PARTIAL)).toMatchObject({ salesWithdrawn: 1 });
  });

  test('later leaves it; a second sale follows', async () => {
    await sell();
    expect(await full([30 + 1 / DAY, at('a')])).toMatchObject({ salesWithdrawn: 0 });
    await full([31], [32], [34]);
    expect(await sales()).toMatchObject([
      { day: 0, until_delivery: null },
      { from_delivery: 8, until_delivery: null },
    ]);
  });
});

describe('what does not count', () => {
  const gone: [number][] = [[1], [2], [3], [4]];

  // side by side: each case has a car of its own
  const vinOf = (n: number): string => `1HGCM82633A20000${n}`;

  test('auctions, private sellers, Canada, a listing without a VIN', async () => {
    const rows: readonly Row[] = [
      { seller_type: 'auction' },
      { seller_type: 'fsbo' },
      { country: 'CA' },
      { vin: null, stock_no: 'S' },
    ];
    await full([0, ...rows.map((row, n) => at('a', { vin: vinOf(n), ...row }))], ...gone);
    expect(await ledger.table('sale')).toEqual([]);
  });

  describe("a dealer's vehicle that goes to an auction, a private seller or a dealer in Canada", () => {
    const KINDS: readonly Row[] = [{ seller_type: 'auction' }, { seller_type: 'fsbo' }, { country: 'CA' }];
    const here = KINDS.map((_, n) => at('a', { vin: vinOf(n) }));
    const there = KINDS.map((row, n) => at('b', { vin: vinOf(n), ...row }));
    const ofEach = () => Promise.all(KINDS.map((_, n) => sales(vinOf(n))));
    const each = (expected: readonly object[]) => KINDS.map(() => expected);

    test('is not sold while it is there; then on its last day, at the dealer', async () => {
      await full([0, ...here, ...there], [1, ...there], [2, ...there], [3, ...there], [4, ...there]);
      expect(await ofEach()).toEqual(each([]));
      await full([5], [6], [7]);
      expect(await ofEach()).toMatchObject(each([{ day: 4, site: 'a.example', until_delivery: null }]));
    });

    test('is withdrawn when it comes there within 30 days', async () => {
      await full([0, ...here], [1], [2], [3]);
      expect(await ofEach()).toMatchObject(each([{ day: 0, until_delivery: null }]));
      await full([20, ...there]);
      expect(await ofEach()).toMatchObject(each([{ day: 0, until_delivery: 5 }]));
    });

    test('stays sold when it comes there later, and is not sold once more when it leaves', async () => {
      await full([0, ...here], [1], [2], [3], [40, ...there], [41], [42], [43], [44]);
      expect(await ofEach()).toMatchObject(each([{ day: 0, until_delivery: null }]));
      await full([50, ...here], [51], [52], [53]);
      expect(await ofEach()).toMatchObject(
        each([{ day: 0 }, { day: 50, site: 'a.example', until_delivery: null }]),
      );
    });
  });

  test('another market', async () => {
    const rvs = await TestLedger.open(undefined, 'rvs');
    await rvs.deliver(0, [at('a')]);
    for (const [day] of gone) await rvs.deliver(day, [other('a')]);
    expect(await rvs.table('sale')).toEqual([]);
    rvs.close();
  });
});

describe('a source that is held', () => {
  const lot = Array.from({ length: 24 }, (_, index) =>
    at('a', { vin: index ? `1HGCM82633A1000${10 + index}` : VIN }),
  );

  /** the lot that has failed since day 1, held until day 4 */
  let failed: Kept;
  const sold: unknown[] = [];
  beforeAll(async () => {
    await ledger.clear();
    await ledger.deliver(0, lot);
    for (const day of [1, 2, 3, 4, 5, 6, 7]) {
      await ledger.deliver(day, lot.slice(16));
      sold.push(await sales());
    }
    failed = await ledger.keep();
  });

  test('sells nothing; the absence starts when the hold ends: 3 deliveries and 3 days from there', () => {
    expect(sold.slice(0, 6)).toEqual(Array(6).fill([]));
    expect(sold[6]).toMatchObject([{ day: 0, from_delivery: 8 }]);
  });

  test('is withdrawn when it comes back within 30 days of the end of the hold', async () => {
    await ledger.restore(failed);
    expect(await sales()).toMatchObject([{ day: 0, until_delivery: null }]);
    await ledger.deliver(34, lot);
    expect(await sales()).toMatchObject([{ day: 0, until_delivery: 9 }]);
  });

  test('stays sold when it comes back later, whatever it was sold after before', async () => {
    await ledger.restore(failed);
    await ledger.deliver(34 + 1 / 86_400, lot);
    for (const day of [35, 36, 37, 38, 39, 40, 41]) await ledger.deliver(day, lot.slice(16));
    await ledger.deliver(50, lot);
    const [first, second] = await sales();
    expect(first).toMatchObject({ day: 0, until_delivery: null });
    expect(second).toMatchObject({ until_delivery: 17 });
  });

  test('several deliveries on the day on which the hold ends are not 3 days', async () => {
    await ledger.deliver(0, lot);
    for (const day of [1, 2, 3, 4, 4.1, 4.2]) await ledger.deliver(day, lot.slice(16));
    expect(await sales()).toEqual([]);
  });
});
