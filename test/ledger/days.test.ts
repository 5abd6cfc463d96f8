import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Row, TestLedger } from './test-ledger.ts';

const A: Row = { vin: '1HGCM82633A004352', source: 'a.example' };
const B: Row = { ...A, source: 'b.example' };
const NOBODY: Row = { vin: '1HGCM82633A004353', source: 'c.example' };

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await TestLedger.open();
});
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

/** Delivers day by day; gives the days of the vehicle after the last one. */
async function days(list: readonly (readonly [number, ...Row[]])[]) {
  for (const [day, ...rows] of list) await ledger.deliver(day, [...rows, NOBODY]);
  const found = (await ledger.documents()).filter(({ vin }) => vin === A.vin);
  expect(new Set(found.map(({ dom, dom_180, dom_active }) => `${dom} ${dom_180} ${dom_active}`)).size).toBe(
    1,
  );
  return { dom: found[0]?.dom, dom_180: found[0]?.dom_180, dom_active: found[0]?.dom_active };
}

describe('days on the market', () => {
  test('a vehicle that two sources list over the same days counts once', async () => {
    expect(await days([[0, A, B], [10, A, B], [30], [50, A, B], [55, A, B]])).toEqual({
      dom: 15,
      dom_180: 15,
      dom_active: 5,
    });
  });

  test('go on from source to source, over absences of up to 30 days', async () => {
    expect(
      await days([
        [0, A],
        [10, A],
        [40, B],
        [45, B],
      ]),
    ).toEqual({ dom: 45, dom_180: 45, dom_active: 45 });
  });

  test('a longer absence begins a new stint; all stints are summed', async () => {
    expect(await days([[0, A], [10, A], [11], [41, B], [45, B]])).toEqual({
      dom: 14,
      dom_180: 14,
      dom_active: 4,
    });
  });

  test('whole days of the sum are rounded down, not of each stint', async () => {
    expect(await days([[0, A], [1.5, A], [2], [40, A], [41.5, A]])).toEqual({
      dom: 3,
      dom_180: 3,
      dom_active: 1,
    });
    expect(await days([[42.4, A]])).toEqual({ dom: 3, dom_180: 3, dom_active: 2 });
  });

  test('dom_180 is the part in the 180 days before T', async () => {
    const visits = Array.from({ length: 11 }, (_, at) => [at * 20, A] as const);
    expect(await days(visits)).toEqual({ dom: 200, dom_180: 180, dom_active: 200 });
    expect(await days([[220], [240, A]])).toEqual({ dom: 200, dom_180: 140, dom_active: 0 });
  });

  test('deliveries in a row that hold the vehicle are no absence, however far apart, on whatever source', async () => {
    expect(
      await days([
        [0, A],
        [60, A],
        [120, B],
        [125, B],
      ]),
    ).toEqual({ dom: 125, dom_180: 125, dom_active: 125 });
  });

  test('nor is what deliveries of other sources hold meanwhile', async () => {
    await ledger.deliver(0, [A], { partial: true });
    await ledger.deliver(20, [NOBODY], { partial: true });
    await ledger.deliver(50, [B], { partial: true });
    const elsewhere = { ...NOBODY, source: 'a.example' };
    await ledger.deliver(51, [elsewhere], { partial: true });
    const [b] = (await ledger.documents()).filter(({ vin }) => vin === A.vin);
    expect(b).toMatchObject({ source: 'b.example', dom: 50, dom_active: 50 });
    // where it was missed first it was away
    await ledger.clear();
    await ledger.deliver(0, [A], { partial: true });
    await ledger.deliver(20, [elsewhere], { partial: true });
    await ledger.deliver(50, [B], { partial: true });
    await ledger.deliver(51, [B], { partial: true });
    expect((await ledger.documents()).find(({ vin }) => vin === A.vin)).toMatchObject({
      dom: 1,
      dom_active: 1,
    });
  });

  test("a stint within another source's changes nothing", async () => {
    expect(
      await days([
        [0, A],
        [10, A, B],
        [20, A],
        [25, A],
      ]),
    ).toEqual({ dom: 25, dom_180: 25, dom_active: 25 });
  });
});
