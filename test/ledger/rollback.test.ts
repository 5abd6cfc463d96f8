import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Row, TestLedger } from './test-ledger.ts';

/** What a delivery changes is undone by its rollback. A property over random sequences is in test/property. */

const VIN = '1HGCM82633A004352';
const CAR: Row = { vin: VIN, price: 10_000 };
const UNNAMED: Row = { stock_no: 'S1', vdp_url: 'https://a.example/1' };
const OTHER: Row = { stock_no: 'other', source: 'z.example' };
const lot = Array.from({ length: 24 }, (_, at): Row => ({ vin: `1HGCM82633A1000${10 + at}` }));

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await TestLedger.open();
});
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

describe('undone is', () => {
  test.each<[string, Row[][], Row[], string]>([
    ['an arrival', [[]], [CAR], 'listing'],
    ['a departure', [[CAR, OTHER]], [OTHER], 'presence'],
    ['a return', [[CAR, OTHER], [OTHER]], [CAR, OTHER], 'presence'],
    ['another price', [[CAR]], [{ ...CAR, price: 9_000 }], 'record'],
    ['other words', [[CAR]], [{ ...CAR, heading: 'New' }], 'content'],
    ['given dates', [[CAR]], [{ ...CAR, first_seen_at_source: 1, dom: 9 }], 'told'],
    ['a gain of a VIN', [[UNNAMED]], [{ ...UNNAMED, vin: VIN }], 'listing'],
    [
      'a gain of a VIN that others have',
      [[UNNAMED, { ...CAR, source: 'b.example' }]],
      [
        { ...UNNAMED, vin: VIN },
        { ...CAR, source: 'b.example' },
      ],
      'listing',
    ],
    ['a hold', [lot], lot.slice(0, 8), 'hold'],
    ['the end of a hold', [lot, lot.slice(0, 8)], lot.slice(0, 20), 'hold'],
    [
      'another attribution',
      [[{ ...CAR, mc_category: 'Aggregator' }]],
      [
        { ...CAR, mc_category: 'Aggregator' },
        { ...CAR, source: 'b.example' },
      ],
      'attribution',
    ],
    ['a sale', [[CAR, OTHER], [OTHER], [OTHER]], [OTHER], 'sale'],
    ['a withdrawal', [[CAR, OTHER], [OTHER], [OTHER], [OTHER]], [CAR, OTHER], 'sale'],
  ])('%s', async (_, days, newest, table) => {
    for (const [day, rows] of days.entries()) await ledger.deliver(day, rows);
    const before = await ledger.everything();
    await ledger.deliver(days.length, newest);
    expect((await ledger.everything())[table]).not.toEqual(before[table]);
    await ledger.rollBack();
    expect(await ledger.everything()).toEqual(before);
  });
});

test('a partial delivery, and its instant is free again', async () => {
  await ledger.deliver(0, [CAR, OTHER]);
  const before = await ledger.everything();
  await ledger.deliver(1, [{ ...OTHER, stock_no: 'new' }], { partial: true });
  await ledger.rollBack();
  expect(await ledger.everything()).toEqual(before);
  await ledger.deliver(1, [{ ...CAR, price: 9_000 }]);
  expect((await ledger.documents())[0]?.record).toMatchObject({ ref_price: 10_000 });
});
