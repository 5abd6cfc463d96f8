import { describe, expect, test } from 'vitest';
import {
  HISTORY_NAMES,
  type HistoryRecord,
  historyOf,
  STANDARD_HISTORY_NAMES,
  type StoredRecord,
  shownRecord,
  withoutDuplicates,
} from '../../src/records/history.ts';

/** History records: what the engine holds → what is answered (part-1.md E8). */

/** 2026-06-01T06:00:00Z and two weeks later */
const BEGAN = 1_780_293_600;
const SEEN = BEGAN + 14 * 86_400;

/** A closed record, as a load writes it: every member that there is. */
const FLAT: HistoryRecord = {
  id: '1FTFW1E80NFA00001-0a1b2c3d-4e5f',
  price: 38_500,
  miles: 21_000,
  data_source: 'mc',
  vdp_url: 'https://www.peachford.example/f150',
  seller_type: 'dealer',
  inventory_type: 'used',
  last_seen_at: SEEN,
  scraped_at: BEGAN,
  first_seen_at: BEGAN,
  source: 'peachford.example',
  seller_name: 'Peach State Ford',
  city: 'Atlanta',
  state: 'GA',
  zip: '30305',
  status_date: SEEN,
  vin: '1FTFW1E80NFA00001',
  msrp: 52_000,
  is_certified: true,
  exterior_color: 'Agate Black',
  interior_color: 'Black Cloth',
  base_int_color: 'Black',
  base_ext_color: 'Black',
  dom: 30,
  dom_180: 29,
  dom_active: 28,
  stock_no: 'P-100',
  is_searchable: true,
  dealer_id: 1001,
  street: '1 Peach Street',
  country: 'US',
  latitude: '33.832',
  longitude: '-84.3851',
  dos_active: 27,
};

/** The same, as the listing that it was while it was open (supplement 3.1). */
const LISTING: HistoryRecord = {
  ...{ id: FLAT.id, vin: FLAT.vin, heading: '2022 Ford F-150', data_source: 'mc', vdp_url: FLAT.vdp_url },
  ...{ price: 38_500, msrp: 52_000, miles: 21_000, stock_no: 'P-100', source: 'peachford.example' },
  ...{ seller_type: 'dealer', inventory_type: 'used', is_certified: 1, ref_price: 39_000 },
  ...{ exterior_color: 'Agate Black', interior_color: 'Black Cloth' },
  ...{ base_int_color: 'Black', base_ext_color: 'Black' },
  ...{ dom: 30, dom_180: 29, dom_active: 28, dos_active: 27 },
  ...{ last_seen_at: SEEN, last_seen_at_date: '2026-06-15T06:00:00Z' },
  ...{ scraped_at: BEGAN, first_seen_at: BEGAN, first_seen_at_source: BEGAN - 86_400 },
  dealer: {
    ...{ id: 1001, website: 'peachford.example', name: 'Peach State Ford', dealer_type: 'franchise' },
    ...{ street: '1 Peach Street', city: 'Atlanta', state: 'GA', zip: '30305', country: 'US' },
    ...{ latitude: '33.832', longitude: '-84.3851' },
  },
  build: { year: 2022, make: 'Ford', model: 'F-150' },
};

const open = (record: HistoryRecord, is_searchable = true): StoredRecord => ({ record, is_searchable });
const closed = (record: HistoryRecord, delivery: number): StoredRecord => ({ record, delivery });
const loaded = (record: HistoryRecord, by: number): StoredRecord => ({ record, delivery: 0, loaded: by });

const EVERY = new Set(HISTORY_NAMES);

/** What is answered of stored records, every member of it. */
const shownOf = (...stored: StoredRecord[]): HistoryRecord[] =>
  historyOf(stored).map((record) => shownRecord(record, EVERY));

describe('an open listing and its closed record', () => {
  test('give the same members', () => {
    expect(shownOf(open(LISTING))).toEqual(shownOf(closed(FLAT, 5)));
    expect(shownOf(loaded(FLAT, 5))).toEqual(shownOf(closed(FLAT, 5)));
    // every name there is: 34 members of the record and three dates
    expect(Object.keys(shownOf(open(LISTING))[0] ?? {})).toEqual(HISTORY_NAMES);
    expect(HISTORY_NAMES).toHaveLength(37);
  });

  test('nothing else of a listing is told', () => {
    const [record = {}] = historyOf([open(LISTING)]);
    for (const name of ['heading', 'ref_price', 'dealer', 'build', 'first_seen_at_source', 'name'])
      expect(record).not.toHaveProperty(name);
  });

  test('is_certified is true or false, and absent where it is not known', () => {
    const certified = (bit: number | undefined) =>
      shownOf(open({ ...LISTING, is_certified: bit })).map((record) => record.is_certified);
    expect([certified(1), certified(0), certified(undefined)]).toEqual([[true], [false], [undefined]]);
    expect(shownOf(open({ ...LISTING, is_certified: undefined }))[0]).not.toHaveProperty('is_certified');
  });

  test('is_searchable is the document’s, as a listing does not tell it', () => {
    expect(shownOf(open(LISTING, false))[0]).toMatchObject({ is_searchable: false });
  });

  test('a listing without a dealer, colours or days has fewer members', () => {
    const bare = { id: 'a', vin: FLAT.vin, last_seen_at: SEEN };
    expect(shownOf({ record: bare })).toEqual([
      {
        id: 'a',
        last_seen_at: SEEN,
        last_seen_at_date: '2026-06-15T06:00:00Z',
        status_date: SEEN,
        vin: FLAT.vin,
      },
    ]);
  });
});

describe('one record in several indices', () => {
  const priced = (price: number): HistoryRecord => ({ id: 'a', status_date: SEEN, price });
  const prices = (...stored: StoredRecord[]): unknown[] => [
    historyOf(stored).map(({ price }) => price),
    historyOf(stored.toReversed()).map(({ price }) => price),
  ];

  test('the open one counts, whatever was closed or loaded', () => {
    expect(prices(closed(priced(1), 9), open(priced(2)), loaded(priced(3), 12))).toEqual([[2], [2]]);
  });

  test('then the one that the newest delivery closed', () => {
    expect(prices(closed(priced(1), 2), closed(priced(2), 10), closed(priced(3), 9))).toEqual([[2], [2]]);
  });

  test('then the one that was loaded last', () => {
    expect(prices(loaded(priced(1), 90), closed(priced(2), 1), loaded(priced(3), 91))).toEqual([[2], [2]]);
    expect(prices(loaded(priced(1), 2), loaded(priced(2), 11), loaded(priced(3), 9))).toEqual([[2], [2]]);
  });

  test('one that was told before its listing gained a VIN, and went on with it, by that id', () => {
    const [digits, vin] = ['0123456789abcdef0123456789abcdef', 'WVWZZZ1KZ6W000001'];
    const named = (id: string): HistoryRecord => ({ ...priced(1), id });
    const ids = (...stored: StoredRecord[]) => historyOf(stored).map(({ id }) => id);
    const [before, since] = [named(`${digits}-0a1b2c3d-4e5f`), named(`${vin}-0a1b2c3d-4e5f`)];
    expect(ids(closed(before, 2), open(since))).toEqual([since.id]);
    expect(ids(closed(since, 4), closed(before, 2))).toEqual([since.id]);
    // an earlier record of the listing, and one that was loaded, of another vehicle that had the mark
    const earlier = named(`${digits}-1a1b2c3d-4e5f`);
    const other = named('WVWZZZ1KZ6W000002-0a1b2c3d-4e5f');
    expect(ids(closed(earlier, 3), open(since), loaded(other, 1)).sort()).toEqual(
      [earlier.id, since.id, other.id].sort(),
    );
  });

  test('other records stay', () => {
    const other = { ...priced(7), id: 'b' };
    expect(prices(closed(priced(1), 2), closed(other, 1), open(priced(2)))).toEqual([
      [2, 7],
      [2, 7],
    ]);
  });
});

describe('order', () => {
  test('status_date, last_seen_at, first_seen_at, id: the same however they come', () => {
    const sorted: HistoryRecord[] = [
      { id: 'z' }, // tells no day: the oldest
      { id: 'y', status_date: 10, last_seen_at: 30, first_seen_at: 9 },
      { id: 'x', status_date: 20, last_seen_at: 10, first_seen_at: 9 },
      { id: 'w', status_date: 20, last_seen_at: 20, first_seen_at: 1 },
      { id: 'B', status_date: 20, last_seen_at: 20, first_seen_at: 2 },
      { id: 'a', status_date: 20, last_seen_at: 20, first_seen_at: 2 },
      { id: 'b', status_date: 20, last_seen_at: 20, first_seen_at: 2 },
    ];
    for (let turn = 0; turn < sorted.length; turn += 1) {
      const turned = [...sorted.slice(turn), ...sorted.slice(0, turn)];
      for (const order of [turned, turned.toReversed()])
        expect(historyOf(order.map((record) => closed(record, 1)))).toEqual(sorted);
    }
  });

  test('what is stored is not touched', () => {
    const stored = [open(LISTING), closed(FLAT, 1)];
    const before = structuredClone(stored);
    historyOf(stored);
    expect(stored).toEqual(before);
  });
});

describe('without duplicates', () => {
  const record = (id: string, first: number, last: number, is_searchable?: boolean): HistoryRecord => ({
    ...{ id, source: `${id}.example`, first_seen_at: first, last_seen_at: last, is_searchable },
  });
  const kept = (...records: HistoryRecord[]): unknown[] => withoutDuplicates(records).map(({ id }) => id);

  test('of one span the searchable one stays, wherever it stands', () => {
    expect(kept(record('a', 1, 2, true), record('b', 1, 2, false))).toEqual(['a']);
    expect(kept(record('a', 1, 2, false), record('b', 1, 2, true), record('c', 1, 2))).toEqual(['b']);
  });

  test('of several, or of none that is, one stays', () => {
    expect(kept(record('a', 1, 2, true), record('b', 1, 2, true))).toEqual(['a']);
    expect(kept(record('a', 1, 2), record('b', 1, 2, false))).toEqual(['a']);
  });

  test('other spans stay, in their order', () => {
    expect(kept(record('a', 1, 2), record('b', 1, 3), record('c', 2, 3), record('d', 1, 3, true))).toEqual([
      'a',
      'c',
      'd',
    ]);
    // 1–23 is not 12–3
    expect(kept(record('a', 1, 23), record('b', 12, 3))).toEqual(['a', 'b']);
  });

  test('loaded records that tell no span are not alike', () => {
    expect(kept({ id: 'a' }, { id: 'b' })).toEqual(['a', 'b']);
  });
});

describe('a record as it is answered', () => {
  test('by default the members of the contract, in its order', () => {
    expect(Object.keys(shownRecord(FLAT, new Set(STANDARD_HISTORY_NAMES)))).toEqual([
      ...['id', 'price', 'miles', 'data_source', 'vdp_url', 'seller_type', 'inventory_type'],
      ...['last_seen_at', 'last_seen_at_date', 'scraped_at', 'scraped_at_date'],
      ...[
        'first_seen_at',
        'first_seen_at_date',
        'source',
        'seller_name',
        'city',
        'state',
        'zip',
        'status_date',
      ],
    ]);
  });

  test('named members, in that order however they are named; dates need no instant beside them', () => {
    const names = new Set(['status_date', 'vin', 'first_seen_at_date', 'price']);
    expect(JSON.stringify(shownRecord(FLAT, names))).toBe(
      `{"price":38500,"first_seen_at_date":"2026-06-01T06:00:00Z","status_date":${SEEN},"vin":"1FTFW1E80NFA00001"}`,
    );
  });

  test('what is not known is absent, its date too', () => {
    expect(shownRecord({ id: 'a' }, EVERY)).toEqual({ id: 'a' });
    expect(shownRecord({ id: 'a', scraped_at: 0 }, EVERY)).toEqual({
      id: 'a',
      scraped_at: 0,
      scraped_at_date: '1970-01-01T00:00:00Z',
    });
  });
});
