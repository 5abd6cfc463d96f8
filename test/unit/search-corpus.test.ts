import { describe, expect, test } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { OPERATIONS, operationAt } from '../../src/api/operations.ts';
import { Refusal } from '../../src/catalog/errors.ts';
import { marketNamed } from '../../src/catalog/markets.ts';
import { MARKETPLACE_FORMATS } from '../../src/records/marketplace/formats.ts';
import { DEALER_NAMES } from '../../src/search/scopes/inventory.ts';
import { CASES, CORPUS } from '../cases/all.ts';
import { type Case, holds } from '../cases/case.ts';
import { MARKET_CASES } from '../cases/markets.ts';
import { NOW } from '../market/car.ts';
import { explain } from '../market/explain.ts';

/** The corpus, pure: URL → plan → engine request, without engine, clock and HTTP. */

/** Refusals that only what is found, a postcode of the UK among it, or the presentation of the answer can tell. */
const TOLD_LATER = new RegExp(
  '/uk/.*[?&]postal_code=.*[?&]radius=|[?&](start=(15|7|8)(&|$)|append_api_key=perhaps|include_relevant_links=perhaps)' +
    `|marketplaces/(?!(${Object.keys(MARKETPLACE_FORMATS).join('|')})[?])`,
);

for (const [theme, cases] of Object.entries(CORPUS)) {
  describe(theme, () => {
    test.each(cases.filter(({ error }) => !error).map((one) => [one.name, one] as const))('%s', (_, one) => {
      const { plan, request } = explain(one.url, PLANS.enterprise, NOW);
      if (one.plan) expect(plan).toMatchObject(one.plan);
      if (one.request) expect(holds(request, one.request), JSON.stringify(request, undefined, 1)).toBe(true);
    });

    const refusals = cases.filter(({ error, url }) => error && !TOLD_LATER.test(url));
    if (refusals.length === 0) return;
    test.each(refusals.map((one) => [one.name, one] as const))('refused: %s', (_, { url, error }) => {
      let refusal: unknown;
      try {
        explain(url, PLANS.enterprise, NOW);
      } catch (thrown) {
        refusal = thrown;
      }
      expect(refusal).toBeInstanceOf(Refusal);
      expect((refusal as Refusal).status).toBe(error?.status);
      expect((refusal as Refusal).message).toContain(error?.message);
    });
  });
}

/** Names of the parameters that a case sends. */
const sent = ({ url }: Case): string[] =>
  (url.split('?')[1] ?? '').split('&').map((piece) => piece.split('=')[0] ?? '');

const pathOf = ({ url }: Case): string => (url.split('?')[0] ?? '').replace(/^\/v2/, '');

/** A case proves its parameters when it says the plan, the engine request and the listings. */
const isWhole = (one: Case): boolean =>
  one.plan !== undefined && one.request !== undefined && (one.ids ?? one.inOrder) !== undefined;

/** Parameters that the whole cases of an operation send. */
const provenAt = (path: string): ReadonlySet<string> =>
  new Set(CASES.filter((one) => isWhole(one) && operationAt(pathOf(one))?.path === path).flatMap(sent));

const searches = OPERATIONS.flatMap(({ path, search, parameters }) =>
  search ? [{ path, dataset: search.dataset, documented: parameters.map(({ name }) => name) }] : [],
);
const documentedAt = (path: string): readonly string[] =>
  searches.find((one) => one.path === path)?.documented ?? [];
const INVENTORY = '/dealerships/inventory';
const INCENTIVES = '/search/car/incentive/oem';
const INCENTIVES_OF_MAKE = '/search/car/incentive/{make}/{zip}';
const FORMAT = `${INVENTORY}/marketplaces/{marketplace_name}`;

test('the searches of the contract', () => {
  const OF_CARS = ['active', 'uk/active', 'fsbo/active', 'auction/active', 'recents', 'uk/recents'];
  expect(searches.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      ...OF_CARS.map((path) => `/search/car/${path}`),
      ...['motorcycle', 'heavy-equipment', 'rv', 'rv/uk'].map((path) => `/search/${path}/active`),
      ...[INVENTORY, FORMAT, '/dealerships/car', '/dealerships/car/uk', INCENTIVES, INCENTIVES_OF_MAKE],
      ...['car', 'car/uk', 'motorcycle', 'heavy-equipment', 'rv'].map((path) => `/dealers/${path}`),
    ]),
  );
  expect(documentedAt('/search/car/active').length).toBeGreaterThan(130);
});

/** Searches that read the parameters that they share with another one as it does, though their fields or their scopes differ. */
const AS_ANOTHER: Readonly<Record<string, string>> = {
  '/search/car/uk/active': '/search/car/active',
  '/search/car/uk/recents': '/search/car/recents',
  '/dealers/car/uk': '/dealers/car',
  '/dealerships/car/uk': '/dealerships/car',
  [FORMAT]: INVENTORY,
};

/**
 * The searches whose cases prove the parameters of one: its own, those of the first one of its fields, and so on. Others that read
 * the same fields are compared with it: search-other-sellers.test.ts (plans), test/engine/api-parity.test.ts (what E2 and E3 find).
 */
function provenBy(path: string): readonly string[] {
  const { dataset } = searches.find((one) => one.path === path) ?? {};
  const first = searches.find((one) => one.dataset === dataset)?.path;
  const more = [first, AS_ANOTHER[path]].flatMap((one) =>
    one === undefined || one === path ? [] : provenBy(one),
  );
  return [...new Set([path, ...more])];
}

test.each(searches.map(({ path, documented }) => [path, documented] as const))(
  'every documented parameter of %s has a case, there or where it is the same',
  (path, documented) => {
    const proven = new Set(provenBy(path).flatMap((one) => [...provenAt(one)]));
    expect(documented.length).toBeGreaterThanOrEqual(20);
    expect(
      documented.filter((name) => !proven.has(name)),
      `No case of ${provenBy(path).join(' or ')} sends these. A case has a plan, a request and ids. A filter of US cars: add a line ` +
        'to a file of test/cases (build.ts, money.ts, …), and its value to a car of test/market. A filter of another market: add its ' +
        'name to `filters` of the file of the market in test/cases/markets (a new market: a new file there; rvs.ts is an example), ' +
        'and say what it means. Another parameter: add a case to a file of test/cases.',
    ).toEqual([]);
  },
);

test.each(MARKET_CASES)(
  'the cases of $market name what the market has',
  ({ market, found, other, search }) => {
    const { listings, searches: own } = marketNamed(market);
    const indexed = listings.fields.filter((field) => field.indexed).map(({ name }) => name);
    expect(
      Object.keys({ ...found, ...other }).filter((name) => !indexed.includes(name)),
      `test/cases/markets/${market}.ts: the index of the market has no such field, so it takes no listing with one. Take them out of ` +
        '`found` and `other`, or name a parameter or facet of theirs in src/catalog/markets.',
    ).toEqual([]);
    const { documented = [] } = searches.find(({ path }) => path === `/${own[0].path}`) ?? {};
    expect(
      search?.filters.filter((name) => !documented.includes(name)) ?? [],
      `test/cases/markets/${market}.ts: the search does not take these. Take them out of \`filters\`, or name them in src/catalog/markets.`,
    ).toEqual([]);
  },
);

/** What E2 reads in a way of its own, or says about its page: a case of E1 proves nothing of it. */
const OF_INVENTORY = [
  ...DEALER_NAMES,
  ...['country', 'include_non_vin_listings', 'owned', 'syndication', 'in_transit'],
  ...['rows', 'start', 'sort_by', 'sort_order', 'facets', 'zip', 'radius'],
];

test.each([INVENTORY, FORMAT])('what %s reads in a way of its own has a case of E2', (path) => {
  const own = provenAt(INVENTORY);
  expect(OF_INVENTORY.filter((name) => !own.has(name))).toEqual([]);
  expect(documentedAt(path).length).toBeGreaterThan(120);
});

test('the incentives of a make take what all incentives take, but for make and place', () => {
  const without = ['make', 'zip', 'latitude', 'longitude', 'radius'];
  const all = documentedAt(INCENTIVES);
  expect(documentedAt(INCENTIVES_OF_MAKE)).toEqual(all.filter((name) => !without.includes(name)));
});

/** What decides who is searched there: a case of E1 proves nothing of it. */
const OWN = ['country', 'include_non_vin_listings', 'nodedup', 'dedup', 'owned'];

test.each([
  ['/search/car/fsbo/active', ['exclude_dealer_listings']],
  ['/search/car/auction/active', ['title_type']],
  ['/search/car/recents', ['sold', 'expired', 'facets']],
])('what %s reads in a way of its own has a case there', (path, more) => {
  const own = provenAt(path);
  expect([...OWN, 'dealer_id', ...more].filter((name) => !own.has(name))).toEqual([]);
});

test('cases have names of their own', () => {
  const names = CASES.map(({ name }) => name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('a parameter without effect on the plan gives the plan of nothing asked', () => {
  const { plan: nothing } = explain('/v2/search/car/active', PLANS.enterprise, NOW);
  const { plan } = explain('/v2/search/car/active?api_key=k&append_api_key=false&x=y', PLANS.enterprise, NOW);
  expect(plan).toEqual(nothing);
});
