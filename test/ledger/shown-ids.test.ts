import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '../../ingest/ground/sql.ts';
import { type Row, type Shown, TestLedger } from './test-ledger.ts';

/** Which listing shows a given id, where several claim it (feeds.md 2.1). */

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await TestLedger.open();
});
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

const car = (number: number, site: string, row: Row = {}): Row => ({
  vin: `1HGCM82633A10000${number}`,
  source: `${site}.example`,
  ...row,
});
const OWN = /^1HGCM82633A10000\d-[0-9a-f]{8}-[0-9a-f]{4}$/;

/** The ids that listings show, by site; OURS in place of one of ours. */
const ids = (list: readonly Shown[]) =>
  Object.fromEntries(list.map(({ source, id }) => [String(source)[0], OWN.test(id) ? 'OURS' : id]));

describe('an id that stands on another active listing', () => {
  test('goes to the newer one; the other falls back to ours, also where it is not covered', async () => {
    await ledger.deliver(0, [car(1, 'a', { id: 'X' }), car(2, 'b')]);
    await ledger.deliver(1, [car(3, 'c', { id: 'X' })], { partial: true });
    const all = await ledger.documents();
    expect(ids(all)).toEqual({ a: 'OURS', b: 'OURS', c: 'X' });
    expect(ids(await ledger.documents(true))).toEqual({ a: 'OURS', c: 'X' });
    expect(await ledger.passedOver(true)).toEqual({ listings: 1, ids: { X: 1 } });
  });

  test('stays with the newer one when the older comes again, and goes back once that leaves', async () => {
    await ledger.deliver(0, [car(1, 'a', { id: 'X' })]);
    await ledger.deliver(1, [car(3, 'c', { id: 'X' }), car(4, 'c')], { partial: true });
    await ledger.deliver(2, [car(1, 'a', { id: 'X' })], { partial: true });
    expect(ids(await ledger.documents(true))).toEqual({ a: 'OURS', c: 'X' });
    await ledger.deliver(3, [car(4, 'c')], { partial: true });
    expect(ids(await ledger.documents(true))).toEqual({ a: 'X', c: 'OURS' });
    expect(await ledger.passedOver(true)).toEqual({ listings: 0, ids: {} });
  });

  test('goes back when the newer one is given another', async () => {
    await ledger.deliver(0, [car(1, 'a', { id: 'X' })]);
    await ledger.deliver(1, [car(3, 'c', { id: 'X' })], { partial: true });
    await ledger.deliver(2, [car(3, 'c', { id: 'Y' })], { partial: true });
    expect(ids(await ledger.documents(true))).toEqual({ a: 'X', c: 'Y' });
  });

  test('three that claim it are counted together', async () => {
    await ledger.deliver(0, [car(1, 'a', { id: 'X' })]);
    await ledger.deliver(1, [car(2, 'b', { id: 'X' })], { partial: true });
    await ledger.deliver(2, [car(3, 'c', { id: 'X' })], { partial: true });
    expect(ids(await ledger.documents())).toEqual({ a: 'OURS', b: 'OURS', c: 'X' });
    expect(await ledger.passedOver(false)).toEqual({ listings: 2, ids: { X: 2 } });
  });

  test('may be held: the hold keeps a listing whose id comes on another source', async () => {
    const lot = (count: number): Row[] =>
      Array.from({ length: count }, (_, at) => ({
        source: 'h.example',
        vin: `1HGCM82633A2000${10 + at}`,
        id: `K-${at}`,
      }));
    await ledger.deliver(0, [...lot(24), car(1, 'a')]);
    const changes = await ledger.changesBy(1, [...lot(2), car(1, 'a', { id: 'K-9' })]);
    expect(changes.held).toEqual(['h.example']);
    const shown = await ledger.documents();
    expect(shown).toHaveLength(25);
    expect(shown.filter(({ id }) => id === 'K-9').map(({ source }) => source)).toEqual(['a.example']);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(25);
  });
});

describe("another listing's own id", () => {
  test('is nobody else’s, whoever came first', async () => {
    await ledger.deliver(0, [car(1, 'a')]);
    const [own] = await ledger.documents();
    await ledger.deliver(1, [car(3, 'c', { id: own?.id ?? '' })], { partial: true });
    const shown = await ledger.documents();
    expect(shown.find(({ id }) => id === own?.id)?.source).toBe('a.example');
    expect(await ledger.passedOver(true)).toEqual({ listings: 1, ids: { [own?.id ?? '']: 1 } });
    // its listing leaves: now it may be shown
    await ledger.deliver(2, [car(5, 'a')], { partial: true });
    const touched = await ledger.documents(true);
    expect(touched.find(({ id }) => id === own?.id)?.source).toBe('c.example');
    // and it comes back
    await ledger.deliver(3, [car(1, 'a'), car(5, 'a')], { partial: true });
    const again = await ledger.documents(true);
    expect(again.find(({ id }) => id === own?.id)?.source).toBe('a.example');
    expect(again.map(({ source }) => source)).toContain('c.example');
  });

  test('without a VIN, too', async () => {
    const unnamed = { stock_no: 'S1', source: 'a.example' };
    await ledger.deliver(0, [unnamed]);
    const [own] = await ledger.documents();
    await ledger.deliver(1, [car(3, 'c', { id: own?.id ?? '' })], { partial: true });
    expect((await ledger.documents(true)).map(({ source, id }) => [source, id === own?.id])).toEqual(
      expect.arrayContaining([['c.example', false]]),
    );
  });

  test('may be given to itself', async () => {
    await ledger.deliver(0, [car(1, 'a')]);
    const [own] = await ledger.documents();
    await ledger.deliver(1, [car(1, 'a', { id: own?.id ?? '' })]);
    expect((await ledger.documents()).map(({ id }) => id)).toEqual([own?.id]);
    expect(await ledger.passedOver(false)).toEqual({ listings: 0, ids: {} });
  });
});

test('documents are named by their records, whatever id is shown', async () => {
  await ledger.deliver(0, [car(1, 'a')]);
  await ledger.documents();
  const names = () => rows(ledger.db, 'SELECT document, tie FROM identified ORDER BY ALL');
  const before = await names();
  await ledger.deliver(1, [car(1, 'a', { id: 'X' })]);
  expect((await ledger.documents()).map(({ id }) => id)).toEqual(['X']);
  expect(await names()).toEqual(before);
});
