import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/catalog/errors.ts';
import { nearest } from '../../src/grammar/nearest.ts';
import { readGroupNames } from '../../src/summary/group-names.ts';
import { MEASURES } from '../../src/summary/measures.ts';
import { SUMMARY_PARAMETERS } from '../../src/summary/parameters.ts';
import { questionKey } from '../../src/summary/plan.ts';
import { readPlan } from '../../src/summary/read-plan.ts';
import { lastDay, monthsOf } from '../../src/summary/window.ts';

/** What a summary is asked (part-2.md S1, rules and "Errors"), without any data. */

const GROUPS = [
  'Americas Car-mart, Inc.',
  'AutoNation Inc.',
  'Bergey Auto',
  'Bergey Auto, North',
  'Carmax',
  'Hall | Mileone Autogroup',
];
const HISTORY = { months: ['2026-08', '2026-09', '2026-10'], groups: GROUPS };

const plan = (query: string) => readPlan(query, HISTORY, 'api_key');
const question = (query: string) => plan(`inventory_type=used&${query}`).question;

function refused(query: string): string {
  try {
    plan(query);
  } catch (error) {
    if (error instanceof Refusal) return `${error.status} ${error.message}`;
    throw error;
  }
  return 'read';
}
const fault = (query: string): string => refused(`inventory_type=used&${query}`);

describe('strict parameters', () => {
  test.each([
    ['', 'inventory_type'],
    ['inventory_type=', 'inventory_type'],
    ['inventory_type=Used', 'inventory_type'],
    ['inventory_type=new,used', 'inventory_type'],
    ['inventory_type=used&inventory_type=used', 'inventory_type'],
    ['inventory_type=used&make=Ford&make=Honda', 'make'],
    ['inventory_type=used&make=', 'make'],
    ['inventory_type=used&make', 'make'],
    ['inventory_type=used&make=,', 'make'],
    ['inventory_type=used&rows=10', 'rows'],
    ['inventory_type=used&Make=Ford', 'Make'],
    ['inventory_type=used&=x', '""'],
    ['inventory_type=used&api_key=a&api_key=b', 'api_key'],
  ])('%s is refused, naming the parameter', (query, name) => {
    expect(refused(query)).toContain(`422 Parameter ${name}:`);
  });

  test('a name that is near one is told', () => {
    expect(fault('mke=Ford')).toContain('closest match: make');
    expect(fault('ranking_dimension=make')).toContain('closest match: ranking_dimensions');
    expect(fault('Make=Ford')).toContain('closest match: make');
    expect(fault('zzzzz=1')).not.toContain('likely');
    expect(refused('inventory_type=USED')).toContain('closest match: used');
    expect(nearest('pirce.mean', ['price.mean', 'miles.mean'])).toBe('price.mean');
  });

  test('what cannot be decoded is a 400', () => {
    expect(fault('make=%E4')).toMatch(/^400 /);
  });

  test('the key of the caller is no fault, and no part of the question', () => {
    expect(question('api_key=secret')).toEqual(question(''));
  });

  test.each([
    'summary_by=State',
    'summary_by=zip',
    'ranking_dimensions=make,colour',
    'ranking_dimensions=none,make',
    'ranking_measure=price.median',
    'ranking_measure=min_sold_count',
    'ranking_order=DESC',
    'dealer_type=Franchise',
    'fuel_type_category=petrol',
    'fuel_type_category=ICE',
    'rank_after_filters=maybe',
    'top_n=0',
    'top_n=ten',
    'top_n=1.5',
    'limit=0',
    'limit=20001',
    'price.mean=>',
    'price.mean=>>10',
    'price.mean=1e5',
    'min_sold_count=2.5',
    'min_sold_count=-1',
    'miles_range=low-high',
    'miles_range=5-1',
    'year=x',
    'year=2024-2020',
    'year=*-*',
    'year_range=-',
    'year_range=*-*',
    'year_range=2024-2020',
    'year=2020&year_range=2020-2021',
    'min_sold_count=2&sold_count=>2',
    'date_from=2026-10-01',
    'date_to=2026-10-31',
    'date_from=2026-10-02&date_to=2026-10-31',
    'date_from=2026-10-01&date_to=2026-10-30',
    'date_from=2026-10-01&date_to=2026-09-30',
    'date_from=2026-02-01&date_to=2026-02-31',
    'date_from=01/01/2026&date_to=2026-02-28',
    'date_from=2025-10-01&date_to=2026-10-31',
  ])('%s is refused', (query) => {
    const [name = ''] = query.split('=');
    expect(fault(query)).toMatch(/^422 Parameter /);
    expect(fault(query)).toMatch(new RegExp(`Parameter (${name}|date_to|date_from)`.replaceAll('.', '\\.')));
  });
});

describe('the plan', () => {
  test('holds every default', () => {
    expect(plan('inventory_type=used')).toEqual({
      question: {
        inventory_type: 'used',
        dealer_type: 'all',
        filters: [],
        window: { from: '2026-10', to: '2026-10' },
        summary_by: 'state',
        dimensions: ['make', 'model', 'body_type'],
        ranking_measure: 'sold_count',
        ranking_order: 'desc',
        top_n: 10,
        measure_filters: [],
        rank_after_filters: false,
        limit: 20_000,
      },
      ranking: { ranking_measure: 'sold_count', ranking_order: 'desc', top_n: 10 },
      top_n_source: 'default',
      date_window_source: 'default',
      ignored: [],
    });
  });

  test('windows are months, a leap year has twelve too', () => {
    expect(question('date_from=2023-03-01&date_to=2024-02-29').window).toEqual({
      from: '2023-03',
      to: '2024-02',
    });
    expect(monthsOf({ from: '2025-12', to: '2026-02' })).toEqual(['2026-02', '2026-01', '2025-12']);
    expect(lastDay('2024-02')).toBe('2024-02-29');
    expect(fault('date_from=2023-02-01&date_to=2024-02-29')).toContain('13 months');
  });

  test('there may be no month at all', () => {
    expect(
      readPlan('inventory_type=new', { months: [], groups: [] }, 'api_key').question.window,
    ).toBeUndefined();
  });

  test('ranges are open at an end', () => {
    const range = (text: string) => question(text).filters[0];
    expect(range('year_range=2020-*')).toMatchObject({ range: { min: 2020 } });
    expect(range('year_range=*-2024')).toMatchObject({ range: { max: 2024 } });
    expect(range('year_range=-2024')).toMatchObject({ range: { max: 2024 } });
    expect(range('miles_range=0-10.5')).toMatchObject({ column: 'miles', range: { min: 0, max: 10.5 } });
  });

  test('a comparison has an operator, or means =', () => {
    const filters = question('price.mean=%3E%3D-1.50&sold_count=4&miles.p95=%3C3').measure_filters;
    expect(filters).toEqual([
      { parameter: 'sold_count', measure: 'sold_count', operator: '=', number: '4' },
      { parameter: 'price.mean', measure: 'price.mean', operator: '>=', number: '-1.50' },
      { parameter: 'miles.p95', measure: 'miles.p95', operator: '<', number: '3' },
    ]);
    expect(question('min_sold_count=7').measure_filters).toEqual([
      { parameter: 'min_sold_count', measure: 'sold_count', operator: '>=', number: '7' },
    ]);
  });

  test('totals take no ranking', () => {
    const made = plan('inventory_type=used&ranking_dimensions=none&top_n=3&ranking_order=asc');
    expect(made.ignored).toEqual(['top_n', 'ranking_order']);
    expect(made.question).toMatchObject({ dimensions: [], top_n: 10, ranking_order: 'desc' });
    expect(made.ranking).toEqual({ ranking_measure: 'sold_count', ranking_order: 'asc', top_n: 3 });
    expect(made.top_n_source).toBe('request');
  });

  test('equal questions have one key, in whatever case and order they are asked', () => {
    expect(questionKey(question('make=Ford,Honda&state=IL'))).toBe(
      questionKey(question('state=il&make=HONDA,ford')),
    );
    expect(questionKey(question('make=Ford'))).not.toBe(questionKey(question('make=Honda')));
    expect(questionKey(question('ranking_dimensions=make,trim'))).not.toBe(
      questionKey(question('ranking_dimensions=trim,make')),
    );
  });

  test('every measure is a parameter and ranks', () => {
    const parameters = SUMMARY_PARAMETERS.map(({ name }) => name);
    expect(new Set(parameters).size).toBe(parameters.length);
    for (const { name } of MEASURES) {
      expect(parameters).toContain(name);
      expect(question(`ranking_measure=${name}&${name}=1`)).toMatchObject({ ranking_measure: name });
    }
    expect(MEASURES).toHaveLength(29);
  });
});

describe('group names', () => {
  test.each([
    ['carmax', ['Carmax']],
    ['CARMAX,autonation inc.', ['Carmax', 'AutoNation Inc.']],
    ['Americas Car-mart, Inc.,Carmax', ['Americas Car-mart, Inc.', 'Carmax']],
    ['Carmax , Americas Car-mart, Inc.', ['Carmax', 'Americas Car-mart, Inc.']],
    ['Americas Car-mart\\, Inc.', ['Americas Car-mart, Inc.']],
    ['Hall | Mileone Autogroup', ['Hall | Mileone Autogroup']],
    ['Bergey Auto, North,Carmax', ['Bergey Auto, North', 'Carmax']],
    ['Bergey Auto,Carmax,carmax', ['Bergey Auto', 'Carmax']],
  ])('%s', (text, names) => {
    expect(readGroupNames(text, GROUPS)).toEqual({ ok: true, value: names });
  });

  test.each(['No Such Group', 'Carmax,No Such Group', 'Bergey', 'Carmaxx', 'Carm', ',', '\\'])(
    '%s is unknown',
    (text) => {
      expect(readGroupNames(text, GROUPS).ok).toBe(false);
    },
  );

  test('the fault names the piece and what is near, never the whole list', () => {
    const text = fault('dealership_group_name=Carmax,Autonation');
    expect(text).toContain('"Autonation"');
    expect(fault('dealership_group_name=Carmaxx')).toContain('closest match: Carmax');
    expect(fault('dealership_group_name=Carmax, McGrath Evanston')).toContain('no group "McGrath Evanston"');
    expect(fault('dealership_group_name=A\\, Group')).toContain('no group "A, Group"');
    expect(text.length).toBeLessThan(200);
  });
});
