import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testSummary } from './ask.ts';
import { PUBLICATION, ROWS } from './hand-made.ts';
import { publish } from './sold-files.ts';

/** What an answer tells of itself: warnings and the request as it was understood (part-2.md S1). */

const served = testSummary();
const { ask } = served;
beforeAll(() => publish(served.dataDir, ROWS, PUBLICATION));
afterAll(served.close);

const codes = ({ warnings }: { warnings: readonly { code: string }[] }) => warnings.map(({ code }) => code);
const detailOf = async (query: string, code: string) =>
  (await ask(query)).warnings.find((warning) => warning.code === code)?.detail;

describe('warnings', () => {
  test.each([
    ['inventory_type=used&city=Lincoln', 'city_filter_without_state', { city: ['Lincoln'] }],
    [
      'inventory_type=used&state=CA&sold_count=%3E9&price.mean=%3C%3D1',
      'measure_filter_removed_all_ranked_rows',
      { filters: { sold_count: '>9', 'price.mean': '<=1' }, groups_before: 4 },
    ],
    [
      'inventory_type=used&make=nobody&sold_count=%3E1',
      'measure_filter_removed_all_ranked_rows',
      { filters: { sold_count: '>1' }, groups_before: 0 },
    ],
    [
      'inventory_type=all',
      'pooled_populations',
      { affected_measures: ['price', 'miles', 'dom_active', 'dos_active', 'msrp', 'mc_msrp'] },
    ],
    [
      'inventory_type=used&ranking_dimensions=none&top_n=3&ranking_measure=price.mean',
      'ranking_parameters_ignored',
      { ignored: ['top_n', 'ranking_measure'] },
    ],
    [
      'inventory_type=used&make=Lacks&ranking_dimensions=make,body_subtype,dealership_group_name',
      'sparse_dimension_rows_excluded',
      {
        dimensions: {
          body_subtype: { excluded_rows: 2, share: 0.6667 },
          dealership_group_name: { excluded_rows: 1, share: 0.3333 },
        },
      },
    ],
    [
      'inventory_type=used&date_from=2026-07-01&date_to=2026-08-31',
      'window_outside_available_history',
      {
        requested: { from: '2026-07', to: '2026-08' },
        available: { from: '2026-08', to: '2026-10' },
        missing_months: ['2026-07'],
      },
    ],
  ])('%s', async (query, code, detail) => {
    expect(await detailOf(query, code)).toEqual(detail);
  });

  test('none where there is nothing to report', async () => {
    for (const query of [
      'inventory_type=used&city=Lincoln&state=CA',
      'inventory_type=used&state=CA&sold_count=%3E1',
      'inventory_type=all&ranking_dimensions=inventory_type',
      'inventory_type=used&ranking_dimensions=none',
      'inventory_type=used&ranking_dimensions=body_subtype',
      'inventory_type=used&make=nobody&ranking_dimensions=body_subtype',
    ])
      expect([query, codes(await ask(query))]).toEqual([query, []]);
  });
});

describe('applied', () => {
  test('holds everything, defaults too', async () => {
    expect((await ask('inventory_type=used')).applied).toEqual({
      inventory_type: 'used',
      date_from: '2026-10-01',
      date_to: '2026-10-31',
      date_window_source: 'default',
      dealer_type: 'all',
      summary_by: 'state',
      ranking_dimensions: ['make', 'model', 'body_type'],
      ranking_measure: 'sold_count',
      ranking_order: 'desc',
      top_n: 10,
      top_n_source: 'default',
      rank_after_filters: false,
      limit: 20_000,
      available_history: { first_month: '2026-08', last_month: '2026-10', provisional_from: '2026-10' },
    });
  });

  test('shows a ranking that totals do not have as it was sent', async () => {
    const { applied } = await ask('inventory_type=used&ranking_dimensions=none&top_n=3&ranking_order=asc');
    expect(applied).toMatchObject({
      ...{ ranking_dimensions: ['none'], ranking_measure: 'sold_count', ranking_order: 'asc' },
      ...{ top_n: 3, top_n_source: 'request' },
    });
  });

  test('shows lists as arrays, ranges with their ends, and comparisons', async () => {
    const { applied } = await ask(
      'inventory_type=certified&make=Ford, Honda&year=2020,2021&miles_range=-9&top_n=10&min_sold_count=2&price.mean=7' +
        '&date_from=2026-10-01&date_to=2026-10-31&dealership_group_name=carmax&ranking_dimensions=none&summary_by=national',
    );
    const { applied: years } = await ask('inventory_type=used&year=2018,2020-2022,2025-');
    expect(years).toMatchObject({
      year: [2018, { min: 2020, max: 2022 }, { min: 2025, max: null }],
    });
    expect(applied).toMatchObject({
      inventory_type: 'certified',
      make: ['Ford', 'Honda'],
      year: [2020, 2021],
      miles_range: { min: null, max: 9 },
      min_sold_count: 2,
      'price.mean': '=7',
      date_window_source: 'request',
      dealership_group_name: ['Carmax'],
      ranking_dimensions: ['none'],
    });
  });
});
