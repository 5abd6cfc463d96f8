import { describe, expect, test } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { OPERATIONS, operationAt } from '../../src/api/operations.ts';
import { Refusal } from '../../src/catalog/errors.ts';
import { DEALER_NAMES } from '../../src/search/scopes/inventory.ts';
import { CASES, CORPUS } from '../cases/all.ts';
import { type Case, holds } from '../cases/case.ts';
import { NOW } from '../market/car.ts';
import { explain } from '../market/explained.ts';

/** The corpus, pure: URL → plan → engine request, without engine, clock and HTTP. */

/** Refusals that only what is found, a postcode of the UK among it, or the presentation of the answer can tell. */
const TOLD_LATER =
  /\/uk\/.*[?&]postal_code=.*[?&]radius=|[?&](start=(15|7|8)(&|$)|append_api_key=perhaps|include_relevant_links=perhaps)|marketplaces\/(?!marketplace_[ab]\?)/;

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

const searches = OPERATIONS.filter(({ kind }) => kind === 'search' || kind === 'marketplace').map(
  (operation) => [operation.path, operation.parameters.map(({ name }) => name)] as const,
);
const INVENTORY = '/dealerships/inventory';
const INCENTIVES = '/search/car/incentive/oem';
const INCENTIVES_OF_MAKE = '/search/car/incentive/{make}/{zip}';
const FORMAT = `${INVENTORY}/marketplaces/{marketplace_name}`;

/** Searches whose parameters are those of another one, but for their own: a case there proves them. */
const LIKE: Readonly<Record<string, string>> = {
  '/search/car/uk/active': '/search/car/active',
  '/dealers/motorcycle': '/dealers/car',
  '/dealers/heavy-equipment': '/dealers/car',
  '/dealers/rv': '/dealers/car',
  '/dealers/car/uk': '/dealers/car',
  '/dealerships/car/uk': '/dealerships/car',
};

test('the searches', () => {
  expect(searches.map(([path]) => path).sort()).toEqual(
    [
      ...['/search/car/active', INVENTORY, FORMAT, '/dealerships/car', '/dealers/car'],
      ...[INCENTIVES, INCENTIVES_OF_MAKE],
      ...['/search/car/fsbo/active', '/search/car/auction/active'],
      ...['/search/car/recents', '/search/car/uk/recents'],
      ...[
        '/search/motorcycle/active',
        '/search/heavy-equipment/active',
        '/search/rv/active',
        '/search/rv/uk/active',
      ],
      ...Object.keys(LIKE),
    ].sort(),
  );
  expect(Object.fromEntries(searches)['/search/car/active']?.length).toBeGreaterThan(130);
});

/** Searches beside E1 that read its parameters as it does: test/unit/search-apart.test.ts compares their plans. */
const OF_OTHER_CARS = /^\/search\/car\/(fsbo\/active|auction\/active|(uk\/)?recents)$/;

test.each(
  searches.filter(
    ([path]) =>
      !path.startsWith(INVENTORY) && !OF_OTHER_CARS.test(path) && path !== INCENTIVES_OF_MAKE && !LIKE[path],
  ),
)('every documented parameter of %s has a case', (path, documented) => {
  const proven = provenAt(path);
  expect(documented.length).toBeGreaterThanOrEqual(20);
  expect(documented.filter((name) => !proven.has(name))).toEqual([]);
});

test.each(searches.filter(([path]) => LIKE[path]))(
  'every documented parameter of %s has a case, there or where it is the same',
  (path, documented) => {
    const [own, same] = [provenAt(path), provenAt(LIKE[path] ?? '')];
    expect(documented.length).toBeGreaterThanOrEqual(20);
    expect(documented.filter((name) => !own.has(name) && !same.has(name))).toEqual([]);
  },
);

/** What E2 reads in a way of its own, or says about its page: a case of E1 proves nothing of it. */
const OF_INVENTORY = [
  ...DEALER_NAMES,
  ...['country', 'include_non_vin_listings', 'owned', 'syndication', 'in_transit'],
  ...['rows', 'start', 'sort_by', 'sort_order', 'facets', 'zip', 'radius'],
];

// the filters of E2 and E3 are those of E1: test/engine/api-parity.test.ts compares what they find
test.each(searches.filter(([path]) => path.startsWith(INVENTORY)))(
  'every documented parameter of %s has a case, there or at E1',
  (_, documented) => {
    const own = provenAt(INVENTORY);
    const shared = provenAt('/search/car/active');
    expect(OF_INVENTORY.filter((name) => !own.has(name))).toEqual([]);
    expect(documented.length).toBeGreaterThan(120);
    expect(documented.filter((name) => !own.has(name) && !shared.has(name))).toEqual([]);
  },
);

test('the incentives of a make take what all incentives take, but for make and place', () => {
  const [all, ofMake] = [INCENTIVES, INCENTIVES_OF_MAKE].map(
    (path) => Object.fromEntries(searches)[path] ?? [],
  );
  const without = ['make', 'zip', 'latitude', 'longitude', 'radius'];
  expect(ofMake).toEqual(all?.filter((name) => !without.includes(name)));
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
