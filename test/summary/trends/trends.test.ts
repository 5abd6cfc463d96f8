import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SoldData } from '../../../src/summary/sold-data.ts';
import type { DayChanges } from '../../../src/summary/trends/changes.ts';
import { pointsOf } from '../../../src/summary/trends/periods.ts';
import type { Snapshot } from '../../../src/summary/trends/snapshot.ts';
import { Trends } from '../../../src/summary/trends/trends.ts';
import { sold } from '../rows.ts';
import { publish } from '../sold-files.ts';
import { type Asked, expected } from './oracle.ts';
import { publishTrends } from './trend-files.ts';
import { daysOf, plus, type State, spansOf, type World } from './world.ts';

/** Trends over files made by hand, and over a market that is told day by day and counted by brute force (supplement 2.8). */

type Point = Readonly<Record<string, unknown>> & {
  readonly from: string;
  readonly to: string;
  readonly active: number;
};
interface Answer {
  readonly groups_found?: number;
  readonly truncated?: boolean;
  readonly left_out?: { readonly groups: number; readonly active: number; readonly missing: number };
  readonly applied: Readonly<Record<string, unknown>>;
  readonly total: { readonly points: readonly Point[] };
  readonly series?: readonly {
    readonly group: Readonly<Record<string, unknown>>;
    readonly points: readonly Point[];
  }[];
}

const opened: { data: SoldData; dataDir: string }[] = [];
function serving({ ever = false } = {}) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'forecourt-trends-'));
  const data = new SoldData({ dataDir, memory: '256MB', everPublished: async () => false });
  opened.push({ data, dataDir });
  const trends = new Trends(data, { everPublished: async () => ever });
  const ask = async (query: string): Promise<Answer> => {
    const { text } = await trends.answer(query, 'api_key', new AbortController().signal);
    return JSON.parse(text) as Answer;
  };
  const stood = async (query: string): Promise<Snapshot> =>
    (await trends.snapshot(query, 'api_key', new AbortController().signal)).snapshot;
  const changed = async (query: string): Promise<DayChanges> =>
    (await trends.changes(query, 'api_key', new AbortController().signal)).changes;
  return { dataDir, ask, stood, changed };
}
afterAll(async () => {
  for (const { data, dataDir } of opened) {
    await data.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

const car = (
  listing: number,
  more: Readonly<Record<string, string | number | boolean | null>> = {},
): State => ({
  listing,
  vehicle: `V${listing}`,
  vin: `V${listing}`,
  role: 'us',
  is_searchable: true,
  is_certified: false,
  country: 'US',
  seller_type: 'dealer',
  mc_category: 'Dealer',
  inventory_type: 'used',
  dealer_type: 'franchise',
  source: 'a.com',
  state: 'TX',
  city: 'Austin',
  make: 'Ford',
  model: 'F-150',
  body_type: 'Pickup',
  year: 2022,
  miles: 1000 * listing,
  since: '2026-10-01',
  source_since: '2026-10-05',
  price: 10_000 * listing,
  ...more,
});

describe('a market of four listings by hand', () => {
  // Ford 1: from 30 October, cut on 2 November, gone on the 4th. Ford 2: always. Toyota 3: arrives on the 2nd, rises on the 3rd.
  // Ford 4: the same vehicle as 2 on another site, which no search finds
  const world: World = new Map(
    daysOf('2026-10-30', '2026-11-04').map((day) => [
      day,
      [
        ...(day < '2026-11-04' ? [car(1, { price: day < '2026-11-02' ? 10_000 : 9_000 })] : []),
        car(2),
        ...(day >= '2026-11-02'
          ? [car(3, { make: 'Toyota', price: day < '2026-11-03' ? 30_000 : 31_000 })]
          : []),
        car(4, { role: 'rest', vehicle: 'V2', is_searchable: false, price: 19_000 }),
      ],
    ]),
  );
  const { dataDir, ask, changed } = serving();
  beforeAll(async () => {
    await publishTrends(dataDir, spansOf(world), { first: '2026-10-30', last: '2026-11-04' });
    const row = { sold_date: '2026-10-12', make: 'Ford', price: 8_000, state: 'TX' };
    await publish(dataDir, [sold(row), sold({ ...row, price: 9_000 })], { generation: 1, rollups: false });
  });

  test('is counted at the end of each day', async () => {
    const { total, applied } = await ask('measures=price|median|max,dom_active|mean');
    expect(
      total.points.map(({ to, active, arrivals, departures, price_cuts, price_rises }) => [
        to.slice(5),
        active,
        arrivals,
        departures,
        price_cuts,
        price_rises,
      ]),
    ).toEqual([
      ['10-30', 2, null, null, null, null],
      ['10-31', 2, 0, 0, 0, 0],
      ['11-01', 2, 0, 0, 0, 0],
      ['11-02', 3, 1, 0, 1, 0],
      ['11-03', 3, 0, 0, 0, 1],
      ['11-04', 2, 0, 1, 0, 0],
    ]);
    expect(total.points.map(({ price }) => price)).toEqual([
      ...[1, 2, 3].map(() => ({ median: 15_000, max: 20_000 })),
      { median: 20_000, max: 30_000 },
      { median: 20_000, max: 31_000 },
      { median: 25_500, max: 31_000 },
    ]);
    expect(total.points.at(-1)?.dom_active).toEqual({ mean: 34 });
    expect(applied).toMatchObject({
      date_from: '2026-10-30',
      date_to: '2026-11-04',
      date_window_source: 'default',
      available_history: { first_day: '2026-10-30', last_day: '2026-11-04' },
    });
  });

  test('every listing counts where all are asked for', async () => {
    const { total } = await ask('coverage=all&measures=price|min');
    expect(total.points.map(({ active }) => active)).toEqual([3, 3, 3, 4, 4, 3]);
    expect(total.points.at(-1)?.price).toEqual({ min: 19_000 });
  });

  test('groups are the largest, and what is left out is said', async () => {
    const { series, groups_found, truncated, left_out } = await ask(
      'group_by=make&limit=1&measures=price|mean',
    );
    expect([groups_found, truncated, left_out]).toEqual([2, true, { groups: 1, active: 3, missing: 0 }]);
    expect(series?.map(({ group, points }) => [group, points.map(({ active }) => active)])).toEqual([
      [{ make: 'Ford' }, [2, 2, 2, 2, 2, 1]],
    ]);
  });

  test('the changes of a day are listed, what departed as it was before', async () => {
    const on = async (query: string) => {
      const { counts, listings } = await changed(query);
      return [
        Object.values(counts),
        listings.map(({ vin, change, price, price_before, dom_active }) => [
          vin,
          change,
          price,
          price_before,
          dom_active,
        ]),
      ];
    };
    expect(await on('day=2026-11-02')).toEqual([
      [1, 0, 1, 0],
      [
        ['V1', 'price_cut', 9_000, 10_000, 32],
        ['V3', 'arrived', 30_000, undefined, 32],
      ],
    ]);
    expect(await on('')).toEqual([[0, 1, 0, 0], [['V1', 'departed', 9_000, undefined, 33]]]);
    expect(await on('day=2026-11-02&change=price_cut,price_rise&start=1')).toEqual([[1, 0, 1, 0], []]);
    expect((await changed('day=2026-11-02&make=toyota')).num_found).toBe(1);
    await expect(changed('day=2026-10-30')).rejects.toThrow('the day before 2026-10-30 is not known');
    await expect(changed('change=cut')).rejects.toThrow('is not one of');
    await expect(changed('start=2')).rejects.toMatchObject({ code: 'past_end' });
  });

  test('months have the vehicles sold beside them', async () => {
    const { total } = await ask('by=month&date_from=2026-10-30&date_to=2026-11-04&measures=price|mean');
    expect(
      total.points.map(({ from, to, active, arrivals, sold: beside }) => [
        from,
        to,
        active,
        arrivals,
        beside,
      ]),
    ).toEqual([
      ['2026-10-30', '2026-10-31', 2, 0, null],
      ['2026-11-01', '2026-11-04', 2, 1, null],
    ]);
  });

  test.each([
    ['by=year', 'by'],
    ['date_from=2026-11-01', 'date_to'],
    [
      'date_from=2026-10-29&date_to=2026-11-01',
      'date_from: 2026-10-29 is not known; the first day is 2026-10-30',
    ],
    [
      'date_from=2026-11-01&date_to=2026-11-05',
      'date_to: 2026-11-05 is not known; the last day is 2026-11-04',
    ],
    ['date_from=2026-11-02&date_to=2026-11-01', 'lies before'],
    ['date_from=2026-02-30&date_to=2026-11-01', 'is not a date'],
    ['group_by=make,model,trim', '3 fields were sent; the limit is 2'],
    ['group_by=make,make', 'stands in it twice'],
    ['group_by=mkae', 'make'],
    ['measures=price', 'names no figure'],
    ['measures=price|mode', 'is not one of'],
    ['limit=51', 'is above 50'],
    ['year=2020&year_range=2020-2021', 'year_range'],
    ['colour=red', 'there is no such parameter'],
    ['make=', 'it is empty'],
  ])('%s is refused', async (query, words) => {
    await expect(ask(query)).rejects.toThrow(words);
  });
});

describe('a sold month beside its listings', () => {
  const { dataDir, ask } = serving();
  beforeAll(async () => {
    const world: World = new Map(
      daysOf('2026-10-01', '2026-11-02').map((day) => [day, [car(1), car(2, { state: null })]]),
    );
    await publishTrends(dataDir, spansOf(world), { first: '2026-10-01', last: '2026-11-02' });
    const row = { sold_date: '2026-10-12', make: 'FORD', state: 'TX', inventory_type: 'used' };
    const rows = [
      { ...row, price: 8_000 },
      { ...row, price: 9_000 },
      { ...row, make: 'Audi', price: 50_000 },
    ];
    await publish(dataDir, rows.map(sold), { generation: 1, rollups: false, provisionalFrom: '2026-10' });
  });

  test('has the same filters, groups and measures', async () => {
    const answer = await ask('by=month&group_by=make&measures=price|mean|count');
    expect(answer).toMatchObject({
      sold_history: { first_month: '2026-10', last_month: '2026-10', provisional_from: '2026-10' },
    });
    expect(answer.total.points[0]?.sold).toEqual({ count: 3, price: { mean: 22_333.33, count: 3 } });
    expect(answer.series?.map(({ group, points }) => [group, points[0]?.sold])).toEqual([
      [{ make: 'Ford' }, { count: 2, price: { mean: 8_500, count: 2 } }],
    ]);
    const filtered = await ask('by=month&state=TX&make=audi&measures=price|mean');
    expect(filtered.total.points[0]).toMatchObject({
      active: 0,
      price: { mean: null },
      sold: { count: 1, price: { mean: 50_000 } },
    });
    expect((await ask('by=month&group_by=state')).left_out).toEqual({ groups: 0, active: 0, missing: 2 });
    expect((await ask('by=month&mc_category=Dealer')).total.points[0]).not.toHaveProperty('sold');
    expect((await ask('by=week')).total.points[0]).not.toHaveProperty('sold');
  });
});

describe('a market of random listings, against brute force', () => {
  let seed = 22;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;

  /** Each day some listings come, go, change price, or stop being the one that is found of their vehicle. */
  function randomWorld(): World {
    const world = new Map<string, State[]>();
    let listed: State[] = [];
    let next = 1;
    for (const day of daysOf('2026-09-17', '2026-11-12')) {
      const arriving = Array.from({ length: random(4) + (world.size === 0 ? 20 : 0) }, () => {
        const listing = next++;
        const state = pick(['TX', 'CA', null]);
        return car(listing, {
          ...{ state, country: pick(['US', 'US', 'CA']), role: pick(['us', 'us', 'us', 'ca', 'rest']) },
          ...{
            make: pick(['Ford', 'Audi', 'Kia']),
            inventory_type: pick(['new', 'used']),
            source: pick(['a.com', 'b.com']),
          },
          ...{
            price: pick([null, 9_999.99, 20_000 + random(5) * 33.33]),
            miles: pick([null, random(90_000)]),
          },
          ...{ since: plus(day, -random(5)), source_since: day },
        });
      });
      listed = [...listed.filter(() => random(12) > 0), ...arriving].map((state) => {
        if (random(8) > 0) return state;
        if (random(3) === 0) return { ...state, role: state.role === 'rest' ? 'us' : 'rest' };
        return { ...state, price: pick([null, 9_500, 21_000.5 + random(9)]) };
      });
      world.set(day, listed);
    }
    return world;
  }

  const world = randomWorld();
  const { dataDir, ask } = serving();
  beforeAll(() => publishTrends(dataDir, spansOf(world), { first: '2026-09-17', last: '2026-11-12' }));

  const MEASURES =
    'price|mean|median|p5|p95|count|missing|sum|min|max|stddev,miles|p25,dom_active|median,dos_active|mean';
  const measures = MEASURES.split(',').flatMap((text) => {
    const [field = '', ...figures] = text.split('|');
    return figures.map((figure) => [field, figure] as const);
  });
  const us = ({ role }: State) => role === 'us';
  const WINDOW = { from: '2026-09-17', to: '2026-11-12' };

  test.each<[string, 'day' | 'week' | 'month', { from: string; to: string }, Partial<Asked>]>([
    ['', 'day', WINDOW, {}],
    ['', 'week', WINDOW, {}],
    ['', 'month', WINDOW, {}],
    ['', 'week', { from: '2026-09-30', to: '2026-10-14' }, {}],
    ['&group_by=make', 'day', { from: '2026-09-28', to: '2026-10-04' }, { group_by: ['make'] }],
    ['&group_by=make,state', 'week', WINDOW, { group_by: ['make', 'state'] }],
    ['&group_by=year,inventory_type', 'month', WINDOW, { group_by: ['year', 'inventory_type'] }],
    [
      '&make=ford,kia&inventory_type=used',
      'week',
      WINDOW,
      { isAsked: (one) => us(one) && one.make !== 'Audi' && one.inventory_type === 'used' },
    ],
    [
      '&country=all&source=A.com&group_by=state',
      'month',
      WINDOW,
      { isAsked: (one) => one.role !== 'rest' && one.source === 'a.com', group_by: ['state'] },
    ],
    ['&coverage=all&country=ca', 'week', WINDOW, { isAsked: (one) => one.country === 'CA', coverage: 'all' }],
    [
      '&coverage=all&country=all&miles_range=10000-',
      'week',
      WINDOW,
      { isAsked: (one) => Number(one.miles ?? 0) >= 10_000, coverage: 'all' },
    ],
  ])('%s by %s in %o', async (more, by, window, question) => {
    const answer = await ask(
      `by=${by}&date_from=${window.from}&date_to=${window.to}&measures=${MEASURES}${more}`,
    );
    const oracle = expected(world, {
      ...{ points: pointsOf(window, by), firstDay: '2026-09-17', measures },
      ...{ coverage: 'search', isAsked: us, group_by: [], ...question },
    });
    const listed = (points: readonly Point[]) => points.map(({ sold: _, ...point }) => point);
    expect(listed(answer.total.points)).toEqual(oracle.total);
    if (!question.group_by) return;
    const series = new Map(
      (answer.series ?? []).map(({ group, points }) => [
        Object.values(group).join('|').toLowerCase(),
        listed(points),
      ]),
    );
    expect(series).toEqual(oracle.series);
    expect([answer.groups_found, answer.left_out]).toEqual([
      oracle.series.size,
      { groups: 0, active: 0, missing: oracle.missing },
    ]);
  });
});

describe('as it stood at the end of a day', () => {
  const VIN = '1FTAACC88PA100000';
  const vehicle = { vehicle: VIN, vin: VIN, dealer_id: '77' };
  const world: World = new Map(
    daysOf('2026-10-30', '2026-11-03').map((day) => [
      day,
      [
        car(1, { ...vehicle, price: day < '2026-11-01' ? 20_000 : 19_000 }),
        ...(day < '2026-11-02'
          ? [car(2, { ...vehicle, dealer_id: '88', role: 'rest', is_searchable: false })]
          : []),
        ...[3, 4, 5].map((listing) => car(listing, { dealer_id: '77' })),
      ],
    ]),
  );
  const { dataDir, stood } = serving();
  beforeAll(() =>
    publishTrends(dataDir, spansOf(world), { first: '2026-10-30', last: '2026-11-03', generation: 5 }),
  );

  test('a vehicle has the price and the listings of that day', async () => {
    const on = async (day: string) => {
      const { num_found, listings } = await stood(`as_of=${day}&vin=${VIN.toLowerCase()}`);
      return [
        num_found,
        ...listings.map(({ price, dealer_id, dom_active, dos_active, is_found }) => [
          price,
          dealer_id,
          dom_active,
          dos_active,
          is_found,
        ]),
      ];
    };
    expect(await on('2026-10-31')).toEqual([2, [20_000, '77', 30, 26, true], [20_000, '88', 30, 26, false]]);
    expect(await on('2026-11-01')).toEqual([2, [19_000, '77', 31, 27, true], [20_000, '88', 31, 27, false]]);
    expect(await on('2026-11-02')).toEqual([1, [19_000, '77', 32, 28, true]]);
    expect((await stood(`as_of=2026-11-01&vin=${VIN}&coverage=search`)).num_found).toBe(1);
    expect((await stood('as_of=2026-11-01&vin=1FTAACC88PA999999')).listings).toEqual([]);
  });

  test("a dealer's inventory is paged, and its pages are of one state", async () => {
    const page = (more: string) => stood(`as_of=2026-11-03&dealer_id=77&${more}`);
    const [first, second] = [await page('rows=3'), await page('rows=3&start=3')];
    expect(
      [first, second].map(({ num_found, delivery, listings }) => [num_found, delivery, listings.length]),
    ).toEqual([
      [4, 5, 3],
      [4, 5, 1],
    ]);
    expect(new Set([...first.listings, ...second.listings].map(({ vin }) => vin)).size).toBe(4);
    expect((await page('start=4')).listings).toEqual([]);
    expect(await page('rows=0')).toMatchObject({ num_found: 4, listings: [] });
    await expect(page('start=5')).rejects.toMatchObject({ code: 'past_end', status: 422 });
    expect((await stood('as_of=2026-11-03&dealer_id=77&make=ford&miles_range=4000-')).num_found).toBe(2);
    expect(await stood('dealer_id=77')).toMatchObject({ as_of: '2026-11-03', num_found: 4 });
  });

  test.each([
    ['as_of=2026-11-03', 'dealer_id: send it, or vin'],
    ['as_of=2026-10-29&dealer_id=1', 'the first day is 2026-10-30'],
    ['as_of=2026-11-04&dealer_id=1', 'the last day is 2026-11-03'],
    ['as_of=yesterday&dealer_id=1', 'is not a date'],
    ['as_of=2026-11-03&vin=1FT', 'is not a VIN'],
    ['as_of=2026-11-03&dealer_id=a', 'is not the id of a dealer'],
    ['as_of=2026-11-03&dealer_id=1&rows=1001', 'is above 1000'],
  ])('%s is refused', async (query, words) => {
    await expect(stood(query)).rejects.toThrow(words);
  });
});

describe('what cannot be known', () => {
  test('of a market without any listing nothing is said, and nothing refused', async () => {
    const { total, applied } = await serving().ask('');
    expect([total, applied.available_history]).toEqual([{ points: [] }, { first_day: null, last_day: null }]);
  });

  test('where listings were published and their days are not here, nothing is answered', async () => {
    await expect(serving({ ever: true }).stood('as_of=2026-11-03&dealer_id=1')).rejects.toThrow(
      'does not know the days',
    );
    await expect(serving({ ever: true }).ask('')).rejects.toMatchObject({
      code: 'trends_missing',
      status: 503,
    });
  });
});
