import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, type Row, T, TestLedger } from './test-ledger.ts';

const VIN = '1HGCM82633A004352';
const at = (letter: string, row: Row = {}): Row => ({ vin: VIN, source: `${letter}.example`, ...row });

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await TestLedger.open();
});
beforeEach(() => ledger.clear());
afterAll(() => ledger.close());

/** Letters of the sources whose listing is searchable. */
const searchable = async (field = 'is_searchable'): Promise<string> =>
  (await ledger.documents())
    .filter((one) => one[field])
    .map(({ source }) => String(source).slice(0, 1))
    .sort()
    .join('');
const searchableOf = async (...list: Row[]): Promise<string> => {
  await ledger.clear();
  await ledger.deliver(0, list);
  return await searchable();
};

describe('one listing of a vehicle is searchable', () => {
  test('the one at its own dealer before one elsewhere, before all else', async () => {
    const elsewhere = { car_city: 'There', city: 'Here', mc_category: 'Dealer' };
    expect(await searchableOf(at('a', elsewhere), at('b', { mc_category: 'Aggregator' }))).toBe('b');
    expect(await searchableOf(at('a', { car_city: 'here', city: 'Here' }), at('b', elsewhere))).toBe('a');
  });

  test.each(['Aggregator', 'Dealer Group', 'retailer'])('dealers before %s', async (mc_category) => {
    expect(
      await searchableOf(
        at('a', { mc_category, last_seen_at: T }),
        at('b', { mc_category: 'Dealer', last_seen_at: T - 9 }),
      ),
    ).toBe('b');
  });

  test('the newest, then the longest on its source, then the smallest id', async () => {
    expect(
      await searchableOf(at('a', { last_seen_at: T - 9, dos_active: 9 }), at('b', { last_seen_at: T - 5 })),
    ).toBe('b');
    expect(await searchableOf(at('a', { id: '1', dos_active: 5 }), at('b', { id: '2', dos_active: 9 }))).toBe(
      'b',
    );
    expect(await searchableOf(at('a', { id: 'b' }), at('b', { id: 'a' }))).toBe('b');
  });

  test('the older listing, when days on the source are derived', async () => {
    await ledger.deliver(0, [at('b')]);
    await ledger.deliver(1, [at('a'), at('b'), at('c')]);
    expect(await searchable()).toBe('b');
  });

  test('within each seller_type', async () => {
    const [fsbo, auction] = [{ seller_type: 'fsbo' }, { seller_type: 'auction' }];
    expect(
      await searchableOf(at('a'), at('b', fsbo), at('c', auction), at('d', { mc_category: 'Group' })),
    ).toBe('abc');
  });

  test('listings without a vehicle identity are each their own', async () => {
    const page = (number: number) => ({ vin: null, vdp_url: `https://a.example/${number}` });
    expect(
      await searchableOf(at('a', page(1)), at('b', page(2)), at('c', { ...page(3), is_searchable: false })),
    ).toBe('ab');
  });
});

describe('given', () => {
  test('a 0 is never searchable', async () => {
    expect(await searchableOf(at('a', { is_searchable: false }))).toBe('');
    expect(
      await searchableOf(at('a', { is_searchable: false }), at('b', { mc_category: 'Aggregator' })),
    ).toBe('b');
  });

  test('a 1 comes first; of several the rule picks one and the rest is counted', async () => {
    expect(await searchableOf(at('a', { mc_category: 'Aggregator', is_searchable: true }), at('b'))).toBe(
      'a',
    );
    expect(
      await searchableOf(
        at('a', { id: 'b', is_searchable: true }),
        at('b', { id: 'a', is_searchable: true }),
      ),
    ).toBe('b');
    expect(await ledger.table('(SELECT passed_over FROM attributed)')).toEqual([
      { passed_over: false },
      { passed_over: true },
    ]);
  });
});

describe('over time', () => {
  test('the next one is searchable when the first leaves, also by a partial delivery of another source', async () => {
    await ledger.deliver(0, [at('a'), at('b', { mc_category: 'Aggregator' })]);
    expect(await searchable()).toBe('a');
    await ledger.deliver(1, [{ source: 'a.example', stock_no: 'other' }], { partial: true });
    const changed = await ledger.documents(true);
    expect(changed.map(({ source, vin, is_searchable }) => [source, vin, is_searchable])).toContainEqual([
      'b.example',
      VIN,
      true,
    ]);
  });

  test('a partial delivery that brings a better one takes it from the source that it does not cover', async () => {
    await ledger.deliver(0, [at('b', { mc_category: 'Aggregator' })]);
    await ledger.deliver(1, [at('a')], { partial: true });
    const shown = Object.fromEntries(
      (await ledger.documents(true)).map((one) => [one.source, one.is_searchable]),
    );
    expect(shown).toEqual({ 'a.example': true, 'b.example': false });
  });

  test('all listings of a vehicle are looked at as of the newest delivery that covers one of them', async () => {
    await ledger.deliver(0, [at('a'), at('b')]);
    await ledger.deliver(3, [at('b')], { partial: true });
    expect(
      (await ledger.documents(true)).map(({ dos_active, last_seen_at }) => [dos_active, last_seen_at]),
    ).toEqual(
      expect.arrayContaining([
        [3, T],
        [3, T + 3 * DAY],
      ]),
    );
  });
});

test('owned: given, searchable, or standing at its own dealer', async () => {
  await searchableOf(
    at('a', { id: '1' }),
    at('b', { id: '2' }),
    at('c', { id: '3', car_city: 'Here', car_zip: '02108', city: 'here', zip: '02108' }),
    at('d', { id: '4', car_city: 'There', city: 'Here' }),
    at('e', { id: '5', is_owned: true }),
    at('f', { id: '6', vin: '1HGCM82633A004353', is_owned: false }),
  );
  expect(await searchable('is_owned')).toBe('ace');
});

test.each([
  ['nothing given', {}, null],
  ['the same city', { car_city: 'here', city: 'Here' }, true],
  ['another ZIP in the same city', { car_city: 'Here', city: 'Here', car_zip: '02109', zip: '02108' }, false],
  ['the same state alone', { car_state: 'MA', state: 'MA' }, false],
  ['nothing to compare with', { car_city: 'Here' }, false],
] as const)('where it stands: %s', async (_, row, at_dealer) => {
  await ledger.deliver(0, [at('a', row)]);
  expect(await ledger.table('(SELECT at_dealer FROM content)')).toEqual([{ at_dealer }]);
});
