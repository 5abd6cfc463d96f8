import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, type Kept, type Row, T, TestLedger } from './test-ledger.ts';

const lot = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ vin: `1HGCM82633A1000${10 + at}`, price: 1_000 + at }));
const LOT = lot(24);
const SOME = LOT.slice(0, 8);
const ELSEWHERE: Row = { vin: '1HGCM82633A200001', source: 'b.example' };

let ledger: TestLedger;
/** with the delivery of day 0 */
let stocked: Kept;
beforeAll(async () => {
  ledger = await TestLedger.open();
  await ledger.deliver(0, LOT);
  stocked = await ledger.keep();
});
/** The source brings all that it has, on day 0. */
const stock = () => ledger.restore(stocked);
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

const active = async () => (await ledger.documents()).filter(({ source }) => source === 'a.example').length;

describe('a source that had 20 or more and brings under half of them', () => {
  test('keeps its missing listings, unchanged, and is named', async () => {
    await stock();
    const before = await ledger.documents();
    const changes = await ledger.changesBy(1, SOME);
    expect(changes).toMatchObject({ held: ['a.example'], arrivals: 0, departures: 0 });
    const after = await ledger.documents();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]).toMatchObject({ last_seen_at: T + DAY, dos_active: 1 });
    expect(after.at(-1)).toMatchObject({ last_seen_at: T, is_searchable: true });
  });

  test('is told with what it keeps, each delivery, of one day or of several', async () => {
    await stock();
    // two deliveries of one day: the instants tell them apart
    const [first, second] = [
      await ledger.changesBy(0.25, SOME),
      await ledger.changesBy(0.5, LOT.slice(0, 6)),
    ];
    const since = new Date((T + DAY / 4) * 1000).toISOString().replace('.000', '');
    expect(first.holds).toEqual([{ source: 'a.example', since, deliveries: 1, listings: 24 - 8 }]);
    expect(second.holds).toEqual([{ source: 'a.example', since, deliveries: 2, listings: 24 - 6 }]);
    // of other sources: it says nothing of this one
    const other = await ledger.changesBy(0.75, [ELSEWHERE], { partial: true });
    expect(other.holds).toEqual(second.holds);
    expect((await ledger.changesBy(1, LOT)).holds).toEqual([]);
  });

  test('every day of theirs stands still as it was; those that came go on', async () => {
    const days = async (vin: unknown) => {
      const found = (await ledger.documents()).find((one) => one.vin === vin && one.source === 'a.example');
      return [found?.dom, found?.dom_180, found?.dom_active, found?.dos_active];
    };
    const missing = LOT.at(-1)?.vin;
    await stock();
    await ledger.deliver(200, LOT);
    expect(await days(missing)).toEqual([200, 180, 200, 200]);
    for (const day of [201, 210, 220]) {
      await ledger.deliver(day, SOME);
      expect(await days(missing)).toEqual([200, 180, 200, 200]);
      expect(await days(SOME[0]?.vin)).toEqual([day, 180, day, day]);
    }
  });

  test('stand still, too, where the vehicle goes on elsewhere, as of the day before they were missed', async () => {
    const [missing] = LOT.slice(-1);
    const copy: Row = { ...missing, source: 'b.example' };
    await ledger.deliver(0, [...LOT, copy]);
    await ledger.deliver(3, [copy], { partial: true });
    const both = async () => {
      const found = (await ledger.documents()).filter(({ vin }) => vin === copy.vin);
      return Object.fromEntries(found.map((one) => [one.source, [one.dom, one.dom_active, one.dos_active]]));
    };
    expect(await both()).toEqual({ 'a.example': [3, 3, 3], 'b.example': [3, 3, 3] });
    await ledger.deliver(5, SOME, { partial: true });
    expect(await both()).toEqual({ 'a.example': [3, 3, 3], 'b.example': [3, 3, 3] });
    await ledger.deliver(7, [copy], { partial: true });
    expect(await both()).toEqual({ 'a.example': [3, 3, 3], 'b.example': [7, 7, 7] });
  });

  test('the absence of what it kept starts when the hold ends: back within 30 days of it is the same record, later another', async () => {
    const of = async () => (await ledger.documents()).find(({ vin }) => vin === LOT.at(-1)?.vin);
    await stock();
    const before = await of();
    for (const day of [10, 20, 30, 40]) await ledger.deliver(day, SOME);
    expect(await of()).toBeUndefined();
    const ended = await ledger.keep();
    await ledger.deliver(70, LOT);
    expect(await of()).toMatchObject({
      ...{ id: before?.id, scraped_at: T, first_seen_at_source: T },
      ...{ dom: 70, dom_active: 70, dos_active: 70 },
    });
    await ledger.restore(ended);
    await ledger.deliver(70 + 1 / DAY, LOT);
    const after = await of();
    expect(after).toMatchObject({ dom: 0, dom_active: 0, dos_active: 0 });
    expect(after?.id).not.toBe(before?.id);
  });

  test('what comes back while it is held, or ends the hold, was never absent, however long it took', async () => {
    const of = async () => (await ledger.documents()).find(({ vin }) => vin === LOT.at(-1)?.vin);
    for (const returns of [[...SOME, ...LOT.slice(-1)], LOT]) {
      await stock();
      const before = await of();
      await ledger.deliver(20, SOME);
      await ledger.deliver(50, returns);
      expect(await of()).toMatchObject({ id: before?.id, dom: 50, dos_active: 50, scraped_at: T });
    }
  });

  test.each([
    ['19 listings', 19, 1],
    ['exactly half', 24, 12],
  ])('%s: is not held', async (_, had, brings) => {
    await ledger.deliver(0, lot(had));
    expect(await ledger.changesBy(1, lot(had).slice(0, brings))).toMatchObject({
      held: [],
      departures: had - brings,
    });
    expect(await active()).toBe(brings);
  });

  test('20 listings and 9 of them: is held', async () => {
    await ledger.deliver(0, lot(20));
    expect(await ledger.changesBy(1, lot(9))).toMatchObject({ held: ['a.example'] });
  });

  test('new listings do not count as those that it had', async () => {
    await stock();
    const others = lot(24).map((row, at) => ({ ...row, vin: `1HGCM82633A3000${10 + at}` }));
    expect(await ledger.changesBy(1, [...SOME, ...others])).toMatchObject({
      held: ['a.example'],
      arrivals: 24,
    });
    expect(await active()).toBe(48);
  });

  test('is held for up to 3 deliveries; the 4th releases it, and that is when they leave', async () => {
    await stock();
    for (const day of [1, 2, 3]) {
      expect(await ledger.changesBy(day, SOME)).toMatchObject({ held: ['a.example'], departures: 0 });
      expect(await active()).toBe(24);
    }
    expect(await ledger.changesBy(4, SOME)).toMatchObject({ held: [], departures: 16 });
    expect(await active()).toBe(8);
    expect((await ledger.closed(5, 5)).map(({ last_at }) => last_at)).toEqual(Array(16).fill(T));
  });

  test('recovers in between: what is back never went, the rest goes', async () => {
    await stock();
    const ids = (await ledger.documents()).map(({ id }) => id);
    await ledger.deliver(1, SOME);
    expect(await ledger.changesBy(2, LOT.slice(0, 20))).toMatchObject({
      held: [],
      arrivals: 0,
      departures: 4,
    });
    expect((await ledger.documents()).map(({ id }) => id)).toEqual(ids.slice(0, 20));
  });

  test('--accept-shrink holds nothing and ends running holds', async () => {
    await stock();
    expect(await ledger.changesBy(1, SOME, { acceptShrink: true })).toMatchObject({
      held: [],
      departures: 16,
    });
    await stock();
    await ledger.deliver(1, SOME);
    expect(await ledger.changesBy(2, SOME, { acceptShrink: true })).toMatchObject({
      held: [],
      departures: 16,
    });
  });

  test('a full delivery without the source at all holds it, too', async () => {
    await ledger.deliver(0, [...LOT, ELSEWHERE]);
    expect(await ledger.changesBy(1, [ELSEWHERE])).toMatchObject({ held: ['a.example'], departures: 0 });
    expect(await active()).toBe(24);
  });

  test('deliveries that do not cover it do not count', async () => {
    await ledger.deliver(0, [...LOT, ELSEWHERE]);
    await ledger.deliver(1, SOME, { partial: true });
    for (const day of [2, 3, 4, 5]) {
      expect(await ledger.changesBy(day, [ELSEWHERE], { partial: true })).toMatchObject({
        held: ['a.example'],
      });
    }
    for (const day of [6, 7]) {
      expect(await ledger.changesBy(day, SOME, { partial: true })).toMatchObject({ held: ['a.example'] });
    }
    expect(await ledger.changesBy(8, SOME, { partial: true })).toMatchObject({ held: [], departures: 16 });
  });

  test('is not held again at once, but may be later', async () => {
    const many = lot(60);
    await ledger.deliver(0, many);
    for (const day of [1, 2, 3, 4]) await ledger.deliver(day, many.slice(0, 25));
    expect(await active()).toBe(25);
    expect(await ledger.changesBy(5, many.slice(0, 5))).toMatchObject({ held: ['a.example'] });
    expect(await active()).toBe(25);
  });

  test('a listing that left before the hold is not kept by it', async () => {
    await stock();
    await ledger.deliver(1, LOT.slice(1));
    await ledger.deliver(2, LOT.slice(1, 6));
    expect(await active()).toBe(23);
  });
});
