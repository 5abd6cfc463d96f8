import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnswerRow, testSummary } from './ask.ts';
import { PUBLICATION, ROWS } from './hand-made.ts';
import { publish } from './sold-files.ts';

/** Every rule of the summary over rows made by hand (part-2.md S1). */

const served = testSummary();
const { ask } = served;
beforeAll(() => publish(served.dataDir, ROWS, PUBLICATION));
afterAll(served.close);

const ranksOf = (rows: readonly AnswerRow[]) => rows.map(({ make, rank }) => `${make} ${rank}`).join(', ');
const of = (state: string, more = '') =>
  ask(`inventory_type=used&state=${state}&ranking_dimensions=make&${more}`.replace(/&$/, ''));
describe('ranks', () => {
  test('ties share one, the next is skipped, and all of a rank are answered', async () => {
    expect(ranksOf((await of('CA')).data)).toBe('A 1, B 2, C 2, D 4');
    expect(ranksOf((await of('CA', 'top_n=2')).data)).toBe('A 1, B 2, C 2');
    expect(ranksOf((await of('CA', 'top_n=3')).data)).toBe('A 1, B 2, C 2');
  });

  test('ascending turns them, nulls first; descending puts nulls last', async () => {
    expect(ranksOf((await of('CA', 'ranking_order=asc')).data)).toBe('D 1, B 2, C 2, A 4');
    const mean = 'ranking_measure=price.mean';
    expect(ranksOf((await of('NY', mean)).data)).toBe('Four 1, One 2, None 3');
    expect(ranksOf((await of('NY', `${mean}&ranking_order=asc`)).data)).toBe('None 1, One 2, Four 3');
    // rule 8
    const known = `${mean}&ranking_order=asc&price.count=%3E%3D1`;
    expect(ranksOf((await of('NY', known)).data)).toBe('One 2, Four 3');
    expect(ranksOf((await of('NY', `${known}&rank_after_filters=true`)).data)).toBe('One 1, Four 2');
  });

  test('filters leave gaps, or none when they come first', async () => {
    expect(ranksOf((await of('CA', 'sold_count=%3C3')).data)).toBe('B 2, C 2, D 4');
    expect(ranksOf((await of('CA', 'sold_count=%3C3&rank_after_filters=true')).data)).toBe('B 1, C 1, D 3');
    expect(ranksOf((await of('CA', 'min_sold_count=2')).data)).toBe('A 1, B 2, C 2');
    expect(ranksOf((await of('CA', 'sold_count=2')).data)).toBe('B 2, C 2');
    expect(ranksOf((await of('NY', 'price.max=12345.67')).data)).toBe('One 3');
  });

  test('each month and place has its own', async () => {
    const { data } = await ask(
      'inventory_type=used&make=A&ranking_dimensions=make&date_from=2026-09-01&date_to=2026-10-31',
    );
    expect(data.map(({ month, state, rank, sold_count }) => [month, state, rank, sold_count])).toEqual([
      ['2026-10', 'CA', 1, 3],
      ['2026-09', 'CA', 1, 3],
    ]);
  });
});

describe('statistics', () => {
  const row = async (make: string) => (await ask(`inventory_type=used&make=${make}`)).data[0];

  test('are exact, interpolated, and rounded at the end', async () => {
    expect(await row('Four')).toEqual({
      month: '2026-10',
      inventory_type: 'used',
      state: 'NY',
      make: 'Four',
      model: 'F-150',
      body_type: 'Pickup',
      rank: 1,
      sold_count: 4,
      price: {
        count: 4,
        mean: 25_000,
        sum: 100_000.01,
        min: 10_000,
        max: 40_000.01,
        stddev: 12_909.95,
        percentiles: { '25.0': 17_500, '50.0': 25_000, '75.0': 32_500, '95.0': 38_500.01 },
      },
      miles: {
        count: 4,
        mean: 40_000,
        percentiles: { '25.0': 40_000, '50.0': 40_000, '75.0': 40_000, '95.0': 40_000 },
      },
      dom_active: { count: 4, mean: 20, percentiles: { '50.0': 20 } },
      dos_active: { count: 4, mean: 10, percentiles: { '50.0': 10 } },
      msrp: { count: 4, mean: 40_000 },
      mc_msrp: { count: 4, mean: 41_000 },
      price_over_msrp_percentage: -37.5,
      price_over_mc_msrp_percentage: -39.02,
    });
  });

  test('keys stand in the order of the contract', async () => {
    const [first = {}] = (
      await ask(
        'inventory_type=all&summary_by=city_state&ranking_dimensions=trim,inventory_type,make&state=AZ',
      )
    ).data;
    expect(Object.keys(first).slice(0, 7)).toEqual([
      'month',
      'inventory_type',
      'city',
      'state',
      'trim',
      'make',
      'rank',
    ]);
    expect(Object.keys(first).slice(7)).toEqual([
      'sold_count',
      'price',
      'miles',
      'dom_active',
      'dos_active',
      'msrp',
      'mc_msrp',
      'price_over_msrp_percentage',
      'price_over_mc_msrp_percentage',
    ]);
    expect(Object.keys(first.price as object)).toEqual(
      'count mean sum min max stddev percentiles'.split(' '),
    );
  });

  test('halves go away from zero; groups that show the same figure tie, and = finds it', async () => {
    const query = 'inventory_type=used&make=Half,Near&ranking_dimensions=make&ranking_measure=price.mean';
    const { data } = await ask(query);
    expect(data.map((row) => [row.make, row.rank, (row.price as { mean: number }).mean])).toEqual([
      ['Half', 1, 0.02],
      ['Near', 1, 0.02],
    ]);
    expect((await ask(`${query}&price.mean=0.02`)).result_count).toBe(2);
    expect((await ask(`${query}&price.mean=%3C0.02`)).result_count).toBe(0);
  });

  test('one vehicle has no deviation', async () => {
    expect((await row('One'))?.price).toMatchObject({ count: 1, mean: 12_345.67, stddev: null });
  });

  test('without a value they are null', async () => {
    expect(await row('None')).toMatchObject({
      sold_count: 2,
      price: {
        count: 0,
        mean: null,
        sum: null,
        min: null,
        max: null,
        stddev: null,
        percentiles: { '25.0': null },
      },
      price_over_msrp_percentage: null,
    });
  });

  test('readings over 500,000, in kilometres and 0 on used vehicles do not count', async () => {
    expect((await of('ND')).data[0]).toMatchObject({
      sold_count: 5,
      miles: { count: 2, mean: 250_003.5 },
    });
    const all = await ask('inventory_type=all&state=ND');
    expect(all.data[0]).toMatchObject({ sold_count: 6, miles: { count: 3 } });
    // the filter sees what was delivered
    expect((await of('ND', 'miles_range=0-0')).data[0]).toMatchObject({ sold_count: 1, miles: { count: 0 } });
    expect((await of('ND', 'miles_range=90000-')).data[0]).toMatchObject({ sold_count: 3 });
  });
});

describe('which vehicles', () => {
  const counted = async (query: string) =>
    (await ask(`state=TX&ranking_dimensions=make&${query}`)).data.map(({ make, sold_count }) => [
      make,
      sold_count,
    ]);

  test('those of dealers, by inventory type', async () => {
    expect(await counted('inventory_type=all')).toEqual([['Kept', 3]]);
    expect(await counted('inventory_type=used')).toEqual([['Kept', 2]]);
    expect(await counted('inventory_type=new')).toEqual([['Kept', 1]]);
    expect(await counted('inventory_type=certified')).toEqual([['Kept', 1]]);
    expect(await counted('inventory_type=all&dealer_type=independent')).toEqual([['Kept', 1]]);
  });

  test('certified shows as used; all shows none unless it is a dimension', async () => {
    const typeOf = async (query: string) =>
      (await ask(`state=TX&${query}`)).data.map((row) => row.inventory_type);
    expect(await typeOf('inventory_type=certified')).toEqual(['used']);
    expect(await typeOf('inventory_type=all')).toEqual([undefined]);
    expect(await typeOf('inventory_type=all&ranking_dimensions=inventory_type')).toEqual(['used', 'new']);
    const [row = {}] = (await ask('state=TX&inventory_type=all')).data;
    expect(row).not.toHaveProperty('inventory_type');
  });

  test('free text in any case, literally, with commas behind a backslash', async () => {
    const makes = async (text: string) =>
      (await ask(`inventory_type=used&ranking_dimensions=make&make=${encodeURIComponent(text)}`)).data.map(
        ({ make }) => make,
      );
    expect(await makes('FOUR,one')).toEqual(['Four', 'One']);
    expect(await makes('Fou*')).toEqual([]);
    expect(await makes('!Four')).toEqual([]);
    expect(await makes('Fo%r')).toEqual([]);
    expect(await makes("x') OR ('1'='1")).toEqual([]);
    expect(await makes('land\\, rover')).toEqual(['Land, Rover']);
  });

  test('a website by its domain', async () => {
    const count = async (text: string) =>
      (await ask(`inventory_type=used&make=One&source=${encodeURIComponent(text)}`)).result_count;
    expect(await count('ONE.com')).toBe(1);
    expect(await count('https://www.one.com/cars, www.two.com')).toBe(1);
    expect(await count('www.two.com')).toBe(0);
  });

  test('a group by its name, which holds a comma', async () => {
    const answer = await ask('inventory_type=used&dealership_group_name=AMERICAS CAR-MART, INC.');
    expect(answer.data.map(({ make }) => make)).toEqual(['Land, Rover']);
    expect(answer.applied.dealership_group_name).toEqual(['Americas Car-mart, Inc.']);
    expect(answer.warnings).toEqual([]);
  });

  test('those that lack the place or a dimension are in no row; totals leave out none', async () => {
    const count = async (query: string) =>
      (await ask(`inventory_type=used&make=Lacks&${query}`)).data.map(({ sold_count }) => sold_count);
    expect(await count('')).toEqual([2]);
    expect(await count('summary_by=city_state')).toEqual([1]);
    expect(await count('summary_by=national')).toEqual([3]);
    expect(await count('summary_by=national&ranking_dimensions=make,body_subtype')).toEqual([1]);
    expect(await count('summary_by=national&ranking_dimensions=none')).toEqual([3]);
    expect(await count('ranking_dimensions=none')).toEqual([2]);
    expect(await count('ranking_dimensions=none&body_subtype=x')).toEqual([]);
  });
});

describe('the order of rows', () => {
  const window = 'date_from=2026-09-01&date_to=2026-10-31';

  test('month, state and city from their ends, then rank, then values', async () => {
    const { data } = await ask(
      `inventory_type=used&summary_by=city_state&ranking_dimensions=make&state=CA,NY&${window}`,
    );
    expect(data.map(({ month, state, city, make }) => `${month} ${state} ${city} ${make}`)).toEqual([
      '2026-10 NY Lincoln Four',
      '2026-10 NY Lincoln None',
      '2026-10 NY Lincoln One',
      '2026-10 CA Lincoln A',
      '2026-10 CA Lincoln B',
      '2026-10 CA Lincoln C',
      '2026-10 CA Lincoln D',
      '2026-09 CA Burbank A',
      '2026-09 CA Acton A',
    ]);
  });

  test('the limit cuts the end off, and says so', async () => {
    const query = `inventory_type=used&state=CA,NY&ranking_dimensions=make&${window}`;
    for (const limit of [1, 3, 7]) {
      const answer = await ask(`${query}&limit=${limit}`);
      const whole = await ask(query);
      expect(answer).toMatchObject({ truncated: true, result_count: limit, limit });
      expect(answer.data).toEqual(whole.data.slice(0, limit));
      expect(answer.warnings).toEqual([
        {
          code: 'result_truncated',
          message: expect.any(String),
          detail: { limit, rows_before_limit: 8 },
        },
      ]);
    }
    expect(await ask(`${query}&limit=8`)).toMatchObject({ truncated: false, warnings: [] });
  });
});
