import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { historyQueries } from '../../ingest/derive/history.ts';
import { rows } from '../../ingest/ground/sql.ts';
import { dataset as historyRecords } from '../../src/catalog/datasets/history.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { narrow, type Row, type Shown, TestLedger } from './test-ledger.ts';
import { TrendsLedger } from './trends-ledger.ts';

/** A listing that its registration mark names and that gains a VIN stays the same listing (feeds.md section 3). */

const VIN = 'WVWZZZ1KZ6W000001';
const OTHER = 'WVWZZZ1KZ6W000002';
const MARKED: Row = { vehicle_registration_mark: 'AB12CDE', country: 'GB', price: 9_000 };
const NAMED: Row = { ...MARKED, vin: VIN };
const STAYS: Row = { stock_no: 'S1', country: 'GB', price: 5_000 };

const DATASET = narrow(listingsOf('uk-cars'));
let ledger: TestLedger;
beforeAll(async () => {
  ledger = await TestLedger.open(DATASET, 'uk-cars');
});
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

/** The days on the market and on the source of what is active, by VIN, else by mark. */
const daysNow = async () =>
  Object.fromEntries(
    (await ledger.documents()).map(({ vin, vehicle_registration_mark: mark, source, dom, dos_active }) => [
      `${vin ?? mark} ${source}`,
      [dom, dos_active],
    ]),
  );
const only = async (): Promise<Shown> => {
  const [document, ...others] = await ledger.documents();
  expect(others).toEqual([]);
  return document as Shown;
};

describe('a listing that gains a VIN beside its mark stays the same listing', () => {
  test('its days go on; its id has the VIN in place of the 32 digits', async () => {
    await ledger.deliver(0, [MARKED]);
    const before = await only();
    expect(await ledger.changesBy(1, [NAMED])).toMatchObject({ arrivals: 0, departures: 0 });
    const { first_seen_at, first_seen_at_source, first_seen_at_mc, scraped_at } = before;
    expect(await only()).toMatchObject({
      ...{ id: before.id.replace(/^[0-9a-f]{32}/, VIN), vin: VIN, dom: 1, dos_active: 1 },
      ...{ first_seen_at, first_seen_at_source, first_seen_at_mc, scraped_at },
    });
  });

  test('in a partial delivery, too', async () => {
    await ledger.deliver(0, [MARKED, { ...STAYS, source: 'b.example' }]);
    await ledger.deliver(1, [NAMED], { partial: true });
    expect(await daysNow()).toMatchObject({ [`${VIN} a.example`]: [1, 1] });
  });

  test('with another price it starts a record that refers to the one before', async () => {
    await ledger.deliver(0, [MARKED]);
    await ledger.deliver(1, [{ ...NAMED, price: 8_500 }]);
    expect((await only()).record).toMatchObject({ ref_price: 9_000 });
  });

  test('it is the vehicle that other sources list already, or begin to list', async () => {
    const elsewhere = { ...NAMED, vehicle_registration_mark: null };
    await ledger.deliver(0, [MARKED]);
    await ledger.deliver(1, [MARKED, { ...elsewhere, source: 'b.example' }]);
    await ledger.deliver(3, [
      NAMED,
      { ...elsewhere, source: 'b.example' },
      { ...elsewhere, source: 'c.example' },
    ]);
    expect(await daysNow()).toEqual({
      [`${VIN} a.example`]: [3, 3],
      [`${VIN} b.example`]: [3, 2],
      [`${VIN} c.example`]: [3, 0],
    });
    expect((await ledger.documents()).filter(({ is_searchable }) => is_searchable)).toHaveLength(1);
  });

  test('two sources that call it by two marks gain one VIN: one vehicle', async () => {
    const beside = { source: 'b.example', vehicle_registration_mark: 'XY34ZZZ' };
    await ledger.deliver(0, [MARKED, { ...MARKED, ...beside }]);
    await ledger.deliver(1, [NAMED, { ...NAMED, ...beside }]);
    expect((await ledger.documents()).map(({ is_searchable }) => is_searchable).sort()).toEqual([
      false,
      true,
    ]);
    expect(await daysNow()).toEqual({ [`${VIN} a.example`]: [1, 1], [`${VIN} b.example`]: [1, 1] });
  });

  test('where another source has the mark, too, which is a vehicle by itself then: a vehicle is a VIN, else a mark', async () => {
    const beside = { ...MARKED, source: 'b.example' };
    await ledger.deliver(0, [MARKED, beside]);
    expect((await ledger.documents()).map(({ is_searchable }) => is_searchable).sort()).toEqual([
      false,
      true,
    ]);
    await ledger.deliver(1, [NAMED], { partial: true });
    expect(
      (await ledger.documents(true)).map(({ is_searchable, source }) => [source, is_searchable]),
    ).toEqual(
      expect.arrayContaining([
        ['a.example', true],
        ['b.example', true],
      ]),
    );
    await ledger.deliver(2, [
      NAMED,
      beside,
      { ...beside, source: 'c.example' },
      { ...NAMED, source: 'd.example' },
    ]);
    expect(await daysNow()).toEqual({
      [`${VIN} a.example`]: [2, 2],
      'AB12CDE b.example': [2, 2],
      'AB12CDE c.example': [2, 0],
      [`${VIN} d.example`]: [2, 0],
    });
  });

  test('where its row has the VIN in place of the mark, on the page on which it stood', async () => {
    const page = { vdp_url: 'https://a.example/1' };
    await ledger.deliver(0, [{ ...MARKED, ...page }]);
    await ledger.deliver(1, [{ ...NAMED, ...page, vehicle_registration_mark: null }]);
    expect(await daysNow()).toEqual({ [`${VIN} a.example`]: [1, 1] });
  });

  test('where it came with a page alone and gained a mark before', async () => {
    const page = { vdp_url: 'https://a.example/1', country: 'GB', price: 9_000 };
    await ledger.deliver(0, [page]);
    await ledger.deliver(1, [{ ...MARKED, ...page }]);
    const before = await ledger.everything();
    await ledger.deliver(2, [{ ...NAMED, ...page }]);
    expect(await daysNow()).toEqual({ [`${VIN} a.example`]: [2, 2] });
    await ledger.rollBack();
    expect(await ledger.everything()).toEqual(before);
  });

  test('where it was away for up to 30 days', async () => {
    await ledger.deliver(0, [MARKED, STAYS]);
    await ledger.deliver(1, [STAYS]);
    await ledger.deliver(30, [NAMED, STAYS]);
    expect(await daysNow()).toMatchObject({ [`${VIN} a.example`]: [30, 30] });
    await ledger.clear();
    await ledger.deliver(0, [MARKED, STAYS]);
    await ledger.deliver(1, [STAYS]);
    await ledger.deliver(31, [NAMED, STAYS]);
    expect(await daysNow()).toMatchObject({ [`${VIN} a.example`]: [0, 0] });
  });

  test('undone it is known by its mark again', async () => {
    await ledger.deliver(0, [MARKED, { ...NAMED, source: 'b.example', vehicle_registration_mark: null }]);
    const before = await ledger.everything();
    await ledger.deliver(1, [{ ...NAMED, price: 8_500 }]);
    await ledger.rollBack();
    expect(await ledger.everything()).toEqual(before);
  });
});

describe('a listing that loses its VIN again stays the same listing, and has its VIN', () => {
  test('whether it came with it or gained it', async () => {
    await ledger.deliver(0, [MARKED]);
    await ledger.deliver(1, [NAMED]);
    await ledger.deliver(2, [MARKED]);
    expect(await daysNow()).toEqual({ [`${VIN} a.example`]: [2, 2] });
    await ledger.deliver(3, [MARKED]);
    await ledger.deliver(4, [NAMED]);
    expect(await daysNow()).toEqual({ [`${VIN} a.example`]: [4, 4] });
    await ledger.clear();
    await ledger.deliver(0, [NAMED]);
    const before = await ledger.everything();
    await ledger.deliver(1, [MARKED]);
    expect(await only()).toMatchObject({ vin: VIN, dom: 1, dos_active: 1 });
    await ledger.rollBack();
    expect(await ledger.everything()).toEqual(before);
  });

  test('not where the mark is that of another car now: its VIN comes, too, or it had the mark later', async () => {
    const other = { ...NAMED, vin: OTHER, vehicle_registration_mark: 'XY34ZZZ' };
    await ledger.deliver(0, [NAMED]);
    await ledger.deliver(1, [{ ...NAMED, vehicle_registration_mark: null }, MARKED]);
    expect(await daysNow()).toEqual({ [`${VIN} a.example`]: [1, 1], 'AB12CDE a.example': [0, 0] });
    await ledger.clear();
    await ledger.deliver(0, [NAMED, other]);
    // the two cars swap their plates, and one of them comes without its VIN then
    await ledger.deliver(1, [
      { ...NAMED, vehicle_registration_mark: 'XY34ZZZ' },
      { ...other, vehicle_registration_mark: 'AB12CDE', price: 8_000 },
    ]);
    await ledger.deliver(2, [
      { ...NAMED, vehicle_registration_mark: 'XY34ZZZ' },
      { ...MARKED, price: 8_000 },
    ]);
    expect(await daysNow()).toEqual({ [`${VIN} a.example`]: [2, 2], [`${OTHER} a.example`]: [2, 2] });
  });

  test('nor after more than 30 days, nor on another source', async () => {
    await ledger.deliver(0, [NAMED, STAYS]);
    await ledger.deliver(1, [STAYS, { ...MARKED, source: 'b.example' }]);
    await ledger.deliver(31, [MARKED, STAYS]);
    expect(await daysNow()).toMatchObject({ 'AB12CDE a.example': [30, 0] });
  });
});

describe('it is another listing', () => {
  test('where the mark alone comes beside it', async () => {
    await ledger.deliver(0, [MARKED]);
    await ledger.deliver(1, [MARKED, NAMED]);
    expect(await daysNow()).toEqual({ 'AB12CDE a.example': [1, 1], [`${VIN} a.example`]: [0, 0] });
  });

  test('where two cars have the mark, or the source had the VIN before', async () => {
    await ledger.deliver(0, [MARKED]);
    await ledger.deliver(1, [NAMED, { ...NAMED, vin: OTHER }]);
    expect(Object.values(await daysNow())).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await ledger.clear();
    await ledger.deliver(0, [MARKED]);
    await ledger.deliver(1, [MARKED, { ...NAMED, vehicle_registration_mark: null }]);
    await ledger.deliver(2, [NAMED]);
    expect(await daysNow()).toEqual({ [`${VIN} a.example`]: [1, 1] });
  });

  test('where the mark has moved to another car', async () => {
    await ledger.deliver(0, [NAMED]);
    await ledger.deliver(1, [{ ...NAMED, vin: OTHER }]);
    expect(await daysNow()).toEqual({ [`${OTHER} a.example`]: [0, 0] });
  });
});

describe('history tells', () => {
  let full: TestLedger;
  beforeAll(async () => {
    full = await TestLedger.open(listingsOf('uk-cars'), 'uk-cars');
  });
  beforeEach(() => full.clear());
  afterAll(() => full.close());

  /** What is told of the records that a delivery closed. */
  const told = async (delivery: number) => {
    const of = { dataset: historyRecords, listings: listingsOf('uk-cars'), from: delivery, upto: delivery };
    const found: unknown[] = [];
    for (const query of await historyQueries(full.db, of)) found.push(...(await rows(full.db, query)));
    return (found as { id: string; document: string }[])
      .map(({ id, document }) => ({ name: id, ...JSON.parse(document) }))
      .map(({ name, id, vin, record }) => [name === id, id, vin, record.price]);
  };
  const idNow = async () => (await full.documents())[0]?.id;

  test('what ended before by the ids that it had, and by the VIN', async () => {
    await full.deliver(0, [MARKED]);
    const first = await idNow();
    await full.deliver(1, [{ ...MARKED, price: 8_500 }]);
    expect(await told(2)).toEqual([[true, first, 'AB12CDE', 9_000]]);
    const second = await idNow();
    await full.deliver(2, [{ ...NAMED, price: 8_000 }]);
    const third = await idNow();
    expect((await told(3)).sort()).toEqual(
      [
        [true, first, VIN, 9_000],
        [true, second, VIN, 8_500],
      ].sort(),
    );
    await full.deliver(3, [{ ...NAMED, price: 7_500 }]);
    expect(await told(4)).toEqual([[true, third, VIN, 8_000]]);
  });

  test('what went on with the VIN by the id that it had then, also where it was away before', async () => {
    const beside = { ...STAYS, source: 'b.example' };
    await full.deliver(0, [MARKED, beside]);
    await full.deliver(1, [beside]);
    expect(await told(2)).toEqual([[true, expect.stringMatching(/^[0-9a-f]{32}-/), 'AB12CDE', 9_000]]);
    await full.deliver(2, [NAMED, beside]);
    const named = (await full.documents()).find(({ vin }) => vin === VIN)?.id;
    await full.deliver(3, [{ ...NAMED, price: 8_500 }, beside]);
    expect(await told(4)).toEqual([[true, named, VIN, 9_000]]);
  });
});

test('a month of trends before it stays as it was', async () => {
  const uk = await TrendsLedger.open('uk-cars');
  try {
    // the 14th of November, and the 2nd and 4th of December
    await uk.days([0, MARKED], [18, MARKED]);
    const before = uk.bytes(await uk.publish());
    await uk.days([20, NAMED]);
    const after = uk.bytes(await uk.publish(true));
    expect(after['2023-11']).toBe(before['2023-11']);
    expect(after['2023-12']).not.toBe(before['2023-12']);
  } finally {
    uk.close();
  }
});
