import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchDescription } from '../../src/console/metadata.ts';
import { queryOf } from '../../src/console/page/address.ts';
import type { Request } from '../../src/console/page/request.ts';
import type { Selection } from '../../src/console/page/selection.ts';
import type { SearchAnswer } from '../../src/console/page/views/explore/answer.ts';
import { type Checked, checkOf } from '../../src/console/page/views/explore/check.ts';
import { canInclude } from '../../src/console/page/views/explore/filters.ts';
import { requestsFor, together } from '../../src/console/page/views/explore/requests.ts';
import { consoleMetadata } from '../../src/console/server/metadata.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';

/**
 * Every number that the console shows is what its own check finds: of each facet value, bar and figure that the
 * interface has a parameter for, in every search, also while values of the same field are chosen.
 */

const { searches } = consoleMetadata();

/** Selections that are looked at: parameters of each search. */
const CHOSEN: Readonly<Record<string, readonly Record<string, string>[]>> = {
  '/search/car/active': [
    {},
    { make: 'Ford,Honda' },
    { exclude_make: 'Ford', price_range: '10000-30000' },
    { nodedup: 'true', country: 'all' },
  ],
  '/search/motorcycle/active': [{}],
  '/search/heavy-equipment/active': [{}],
  '/search/rv/active': [{}],
  '/search/car/uk/active': [{}, { dedup: 'true' }, { nodedup: 'true' }],
  '/search/rv/uk/active': [{}],
  '/dealerships/inventory': [{ dealer_id: '1001' }],
  '/dealerships/car': [{}],
  '/dealers/car': [{}],
  '/search/car/fsbo/active': [{}],
  '/search/car/auction/active': [{}],
  '/search/car/recents': [{}, { nodedup: 'true', make: 'Ford,Honda' }],
  '/search/car/uk/recents': [{}],
  '/dealers/motorcycle': [{}],
  '/dealers/heavy-equipment': [{}],
  '/dealers/rv': [{}],
  '/dealers/car/uk': [{}],
  '/dealerships/car/uk': [{}],
  // filters on vehicles, and on amounts, of offers hold on one of them, while facets count offers
  '/search/car/incentive/oem': [{}, { make: 'Ford', country: 'all' }, { monthly_range: '450-' }],
  '/search/car/incentive/{make}/{zip}': [{ make: 'Ford', zip: '60601' }],
};

const FIGURES = ['count', 'missing', 'min', '5', 'median', 'mean', '95', 'max', 'stddev', 'sum'];
/** Those that are falsified: all that do not stand in the others' checks. */
const WRONG = FIGURES.filter((name) => !['count', 'missing'].includes(name));

describeOnEngine('checks of the console', () => {
  let market: LoadedMarket;
  let app: TestApp;
  beforeAll(async () => {
    market = await sharedMarket();
    app = testApp(market);
  });
  afterAll(() => market.drop());

  async function ask(asked: string): Promise<SearchAnswer> {
    const response = await app.ask(asked);
    expect([asked, response.status]).toEqual([asked, 200]);
    return (await response.json()) as SearchAnswer;
  }

  /** What was asked already: many numbers are checked by one question, and nothing changes. */
  const answers = new Map<string, Promise<SearchAnswer>>();
  function answer({ path, params }: Request): Promise<SearchAnswer> {
    const asked = `${path}?${queryOf(params)}`;
    const found = answers.get(asked) ?? ask(asked);
    answers.set(asked, found);
    return found;
  }

  /** The page with everything open. */
  async function everything(search: SearchDescription, params: Readonly<Record<string, string>>) {
    const names = search.fields.map(({ name }) => name).join(',');
    const shown = new Map(['facets', 'ranges', 'stats'].map((setting) => [setting, names]));
    const selection: Selection = { path: search.path, params: new Map(Object.entries(params)), shown };
    const requests = requestsFor(search, selection, new Map());
    const outcomes = await Promise.all(
      requests.map(async (request) => ({
        answer: { data: await answer(request), timings: [], ms: 0, version: null },
      })),
    );
    return { selection, found: together(requests, outcomes)?.found };
  }

  /** The numbers of a page: the first values of each facet, every bar that is not empty, the figures. */
  function numbersOf({ facets = {}, range_facets = {}, stats = {} }: SearchAnswer): Checked[] {
    const values = Object.entries(facets).flatMap(([field, terms]) =>
      terms
        .slice(0, 3)
        .flatMap((term) => ('item' in term ? [{ kind: 'facet', field, value: term.item } as const] : [])),
    );
    const bars = Object.entries(range_facets).flatMap(([field, { counts }]) => {
      const full = counts.filter(({ count }) => count > 0).slice(0, 2);
      const named = full.map(({ lower_bound, upper_bound }) => `${lower_bound}:${upper_bound}`);
      return ['before', ...named, 'after'].map((value) => ({ kind: 'bar', field, value }) as const);
    });
    const figures = Object.entries(stats).flatMap(([field, { count = 0 }]) =>
      (count > 0 ? FIGURES : []).map((value) => ({ kind: 'figure', field, value }) as const),
    );
    return [...values, ...bars, ...figures];
  }

  /** The page with every statistic far beyond what its values can give. */
  function falsified(found: SearchAnswer): SearchAnswer {
    const stats = Object.entries(found.stats ?? {}).map(([field, figures]) => {
      const { count = 0, max = 0 } = figures;
      const beyond = (Math.abs(max) + 1) * (count + 2);
      const wrong = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, beyond]));
      return [field, { ...figures, ...wrong(WRONG), percentiles: wrong(['5.0', '95.0']) }] as const;
    });
    return { ...found, stats: Object.fromEntries(stats) as unknown as NonNullable<SearchAnswer['stats']> };
  }

  const cases = searches.flatMap((search) =>
    (CHOSEN[search.path] ?? []).map(
      (params) => [search.path, JSON.stringify(params), search, params] as const,
    ),
  );

  test('every search is looked at', () => {
    expect(Object.keys(CHOSEN)).toEqual(searches.map(({ path }) => path));
  });

  test.each(cases)('%s %s', async (_path, _params, search, params) => {
    const { selection, found } = await everything(search, params);
    if (!found) throw new Error('nothing was answered');
    const differ: unknown[] = [];
    let checked = 0;
    for (const number of numbersOf(found)) {
      const check = checkOf(number, search, selection, found);
      const field = search.fields.find(({ name }) => name === number.field);
      if (!check || (number.kind === 'facet' && field && !canInclude(field, number.value))) continue;
      const { verdict, request } = await check.run(answer);
      checked += 1;
      // one value alone has no deviation
      const isNone = number.kind === 'figure' && number.value === 'stddev' && verdict.is === 'unknown';
      if (verdict.is !== 'same' && !isNone)
        differ.push([check.label, verdict, `${request.path}?${queryOf(request.params)}`]);
    }
    expect(differ).toEqual([]);
    // where something is found there is something to check
    expect(checked).toBeGreaterThan((found.num_found ?? 0) > 1 ? 5 : -1);
  });

  test.each(cases)('every falsified statistic is told: %s %s', async (_path, _params, search, params) => {
    const { selection, found } = await everything(search, params);
    if (!found) throw new Error('nothing was answered');
    const wrong = falsified(found);
    const passed: unknown[] = [];
    for (const number of numbersOf(found)) {
      if (number.kind !== 'figure' || ['count', 'missing'].includes(number.value)) continue;
      const { verdict } = (await checkOf(number, search, selection, wrong)?.run(answer)) ?? {};
      const isNone = number.value === 'stddev' && verdict?.is === 'unknown';
      if (verdict?.is !== 'differs' && !isNone) passed.push([number, verdict]);
    }
    expect(passed).toEqual([]);
  });
});
