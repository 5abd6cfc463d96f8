import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Row, type Shown, TestLedger } from './test-ledger.ts';

const VIN = '1HGCM82633A004352';
const OTHER = '1HGCM82633A004353';
const CAR: Row = { vin: VIN, price: 10_000, miles: 5_000 };
const UNNAMED: Row = { stock_no: 'S1', vdp_url: 'https://a.example/1', price: 7_000 };

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await TestLedger.open();
});
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

const idsOf = async (): Promise<string[]> => (await ledger.documents()).map(({ id }) => id);
const only = async (): Promise<Shown> => {
  const [document, ...others] = await ledger.documents();
  expect(others).toEqual([]);
  return document as Shown;
};

describe('ids', () => {
  test('VIN and hash; without a VIN 32 hex and hash; a given one is shown', async () => {
    await ledger.deliver(0, [CAR]);
    expect((await only()).id).toMatch(/^1HGCM82633A004352-[0-9a-f]{8}-[0-9a-f]{4}$/);
    await ledger.deliver(1, [UNNAMED]);
    expect((await only()).id).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{4}$/);
    await ledger.deliver(2, [{ ...CAR, id: 'Mine-1' }]);
    expect((await only()).id).toBe('Mine-1');
  });

  test('a registration mark is no VIN: 32 hex of the key and hash', async () => {
    const marked = "record_id('AB12CDE', 'a.example AB12CDE', 1760000000)";
    const unnamed = "record_id(NULL, 'a.example AB12CDE', 1760000000)";
    const rows = await ledger.table(`(SELECT ${marked} AS marked, ${unnamed} AS unnamed)`);
    const [{ marked: id, unnamed: same } = {}] = rows as Record<string, unknown>[];
    expect(id).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{4}$/);
    expect(id).toBe(same);
  });

  test('the same history gives the same ids, whatever stood around it', async () => {
    await ledger.deliver(0, [CAR, UNNAMED]);
    await ledger.deliver(1, [{ ...CAR, price: 9_000 }, UNNAMED]);
    const ids = await idsOf();
    const again = await TestLedger.open();
    await again.deliver(0, [UNNAMED, { vin: OTHER }, CAR]);
    await again.deliver(1, [UNNAMED, { ...CAR, price: 9_000 }]);
    expect((await again.documents()).map(({ id }) => id)).toEqual(ids);
    again.close();
  });

  test('an unchanged listing keeps its id; another price or mileage, source or start is another', async () => {
    await ledger.deliver(0, [CAR]);
    const [first] = await idsOf();
    await ledger.deliver(1, [{ ...CAR, heading: 'New words' }]);
    expect(await idsOf()).toEqual([first]);
    await ledger.deliver(2, [{ ...CAR, price: 9_000 }]);
    const [second] = await idsOf();
    await ledger.deliver(3, [{ ...CAR, price: 9_000, miles: 5_001 }]);
    const [third] = await idsOf();
    await ledger.deliver(4, [CAR, { ...CAR, source: 'b.example' }]);
    expect(new Set([first, second, third, ...(await idsOf())]).size).toBe(5);
  });

  test('orders of equal sort keys are numbers that stay with the id', async () => {
    await ledger.deliver(0, [CAR, UNNAMED]);
    const ties = (await ledger.documents()).map(({ tie }) => tie);
    expect(ties.every((tie) => typeof tie === 'number' && tie >= 0)).toBe(true);
    expect(ties[0]).not.toBe(ties[1]);
  });
});

describe('a listing that gains a VIN', () => {
  test.each([
    ['on its page', { ...UNNAMED, stock_no: null, vin: VIN }],
    ['on its page, with another stock number', { ...UNNAMED, stock_no: 'S2', vin: VIN }],
    ['by its stock number', { ...UNNAMED, vdp_url: 'https://a.example/new', vin: VIN }],
  ])('stays the same listing: found %s', async (_, row) => {
    await ledger.deliver(0, [UNNAMED]);
    const before = await only();
    await ledger.deliver(1, [row]);
    const after = await only();
    expect(after.id).toBe(before.id.replace(/^[0-9a-f]{32}/, VIN));
    expect(after.id).not.toBe(before.id);
    expect(after).toMatchObject({
      vin: VIN,
      scraped_at: before.scraped_at,
      first_seen_at_source: before.first_seen_at_source,
      first_seen_at_mc: before.first_seen_at_mc,
      dom: 1,
      dos_active: 1,
    });
  });

  test('with another price it starts a record that refers to the one before', async () => {
    await ledger.deliver(0, [UNNAMED]);
    await ledger.deliver(1, [{ ...UNNAMED, vin: VIN, price: 6_500 }]);
    expect((await only()).record).toMatchObject({ ref_price: 7_000 });
  });

  test('is the vehicle that other sources list already, whichever came first', async () => {
    const elsewhere = { ...CAR, source: 'b.example' };
    await ledger.deliver(0, [UNNAMED]);
    await ledger.deliver(1, [UNNAMED, elsewhere]);
    await ledger.deliver(2, [{ ...UNNAMED, vin: VIN }, elsewhere]);
    const documents = await ledger.documents();
    expect(documents.map(({ is_searchable }) => is_searchable).sort()).toEqual([false, true]);
    expect(documents.map(({ dom }) => dom)).toEqual([2, 2]);
    await ledger.deliver(3, [{ ...UNNAMED, vin: VIN }, elsewhere, { ...CAR, source: 'c.example' }]);
    expect((await ledger.documents()).filter(({ is_searchable }) => is_searchable)).toHaveLength(1);
  });

  test('is another one after more than 30 days', async () => {
    await ledger.deliver(0, [UNNAMED]);
    await ledger.deliver(15, []);
    await ledger.deliver(30 + 1 / 86_400, [{ ...UNNAMED, vin: VIN }]);
    expect(await only()).toMatchObject({ dom: 0, dos_active: 0 });
    expect(await ledger.table('listing')).toHaveLength(2);
  });

  test('is not found by a stock number that two rows or two listings have', async () => {
    const page = (number: number) => `https://a.example/${number}`;
    const call = { stock_no: 'CALL' };
    await ledger.deliver(0, [
      { ...call, vdp_url: page(1) },
      { ...call, vdp_url: page(2) },
    ]);
    await ledger.deliver(1, [{ ...call, vdp_url: page(3), vin: VIN }]);
    expect(await only()).toMatchObject({ dos_active: 0 });
  });

  test('a page that all listings of a source share tells nothing', async () => {
    const page = 'https://a.example/inventory';
    await ledger.deliver(0, [{ stock_no: 'S1', vdp_url: page }]);
    await ledger.deliver(1, [
      { stock_no: 'S8', vdp_url: page, vin: VIN },
      { stock_no: 'S9', vdp_url: page, vin: OTHER },
    ]);
    expect((await ledger.documents()).map(({ dos_active }) => dos_active)).toEqual([0, 0]);
  });
});
