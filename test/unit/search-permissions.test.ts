import { expect, test } from 'vitest';
import { OPERATIONS } from '../../src/api/operations.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { facetFields } from '../../src/search/features/facets.ts';
import { rangeFacetFields } from '../../src/search/features/range-facets.ts';
import { sortFields } from '../../src/search/features/sort.ts';
import { statsFields } from '../../src/search/features/stats.ts';
import type { SearchPolicy } from '../../src/search/policy.ts';
import { canonicalQueries, searchParameters } from '../../src/search/read.ts';

/**
 * The names of the interface, written by hand: what a search takes, counts, orders by and measures. A name that the interface did
 * not have comes in by one line in BESIDES, and not by accident.
 */

/** Names of fields and of parameters that we have beside the interface. `data_version`: pages of one delivery across a switch;
 * `count_other_values`: a page of filters in one request. */
const BESIDES: readonly string[] = ['count_other_values', 'data_version'];

const words = (text: string): string[] => text.trim().split(/[\s,]+/);

/** part-1.md rule E1.8; made_in, the aliases of supplement 2.3, and the names of groups that clients ask for, besides */
const FACETS = words(`
  base_ext_color, base_int_color, body_subtype, body_type, carfax_1_owner, carfax_clean_title, city, cylinders,
  dealer_id, dealer_type, dealership_group_name, doors, drivetrain, engine, engine_block, engine_size, exterior_color,
  fuel_type, high_value_features, interior_color, make, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_website_id,
  model, msa_code, options_packages, powertrain_type, seating_capacity, seller_name, source, state, transmission, trim,
  vehicle_type, version, year, zip, vehicle_status, made_in, base_exterior_color, base_interior_color,
  mc_dealership_group_name, mc_sub_dealership_group_name`);

/** part-1.md rule E1.6, without dist */
const SORTS = words(`
  price, miles, dos_active, last_seen, msrp, first_seen, dom_active, dom_180, dom, highway_mpg, city_mpg, lease_term,
  lease_emp, lease_down_payment, finance_loan_term, finance_loan_apr, finance_emp, finance_down_payment,
  price_change_percent`);

/** supplement 2.1 */
const STATS = words(`
  price, miles, msrp, dom, dom_180, dom_active, dos_active, lease_term, lease_emp, lease_down_payment,
  finance_loan_term, finance_loan_apr, finance_emp, finance_down_payment, finance_down_payment_per`);

/** supplement 2.2 */
const RANGES = words(`
  price, miles, msrp, dom, dom_180, dom_active, dos_active, lease_term, lease_emp, lease_down_payment,
  finance_loan_term, finance_loan_apr, finance_emp, finance_down_payment, city_mpg, highway_mpg`);

/** part-1.md E1 and its shared filters, supplement section 1; api_key apart */
const PARAMETERS = words(`
  append_api_key base_ext_color base_exterior_color base_int_color base_interior_color body_subtype body_type car_type
  city city_mpg_range highway_mpg_range country cylinders doors seating_capacity dealer_id mc_dealer_id dealer_name
  dealer_type dealership_group_name dom_180_range dom_active_range dom_range dos_active_range drivetrain engine
  engine_aspiration engine_block engine_size engine_size_range exterior_color interior_color facet_sort facets
  first_seen_at_mc_days first_seen_at_mc_range first_seen_at_source_days first_seen_at_source_range first_seen_days
  first_seen_range last_seen_days last_seen_range fuel_type in_transit include_non_vin_listings include_relevant_links
  make model trim vehicle_type version mc_category mc_dealership_group_id mc_dealership_group_name
  mc_sub_dealership_group_id mc_sub_dealership_group_name mc_location_id mc_rooftop_id mc_website_id miles_range
  msrp_range price_range min_photo_links min_photo_links_cached msa_code owned photo_links photo_links_cached
  powertrain_type range_facets rows start sort_by sort_order source state stats stock_no transmission vin year
  year_range zip latitude longitude radius dedup nodedup exclude_certified vins match taxonomy_vins ymmt
  carfax_1_owner carfax_clean_title exclude_dealer_ids exclude_high_value_features exclude_make exclude_mc_website_ids
  exclude_options_packages exclude_sources finance_down_payment finance_down_payment_per finance_emp finance_loan_apr
  finance_loan_term include_finance include_lease lease_down_payment lease_emp lease_term high_value_features
  options_packages inventory_count_range mm ymm price_change price_change_range include_preferred_dealer_flag
  preferred_dealers preferred_dealers_only plot vdp_url vehicle_status has_price has_miles active_inventory_date_range
  client_filters boost trim_o trim_r made_in`);

/** part-1.md E2; the aliases of supplement 2.3 besides */
const INVENTORY_FACETS = words(`
  base_ext_color, base_int_color, body_subtype, body_type, city, cylinders, dealer_id, dealer_type,
  dealership_group_name, doors, drivetrain, engine, engine_block, engine_size, exterior_color, fuel_type,
  interior_color, make, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_website_id, model, msa_code, powertrain_type,
  seating_capacity, seller_name, source, state, transmission, trim, vehicle_type, version, year, zip,
  base_exterior_color, base_interior_color`);

/** part-1.md E2, rule 4 */
const INVENTORY_SORTS = words(`
  price, miles, dos_active, last_seen, msrp, first_seen, dom_active, dom_180, dom, highway_mpg, city_mpg,
  price_change_percent`);

/** part-1.md E5; api_key apart, and facet_sort, which goes with every facet */
const DEALERSHIP_PARAMETERS = words(`
  city country created_at_days created_at_range dealer_type facets inventory_url latitude longitude radius mc_category
  mc_dealer_id mc_dealership_group_id mc_dealership_group_name mc_location_id mc_rooftop_id
  mc_sub_dealership_group_id mc_sub_dealership_group_name mc_website_id msa_code range_facets rows sort_by sort_order
  start state zip facet_sort`);
const DEALERSHIP_SORTS = words(`
  mc_website_id mc_dealer_id mc_location_id mc_rooftop_id mc_dealership_group_id mc_sub_dealership_group_id
  created_at_days created_at_range`);
const DEALERSHIP_FACETS = words(`
  city state country dealer_type mc_website_id mc_dealer_id mc_location_id mc_rooftop_id mc_category
  mc_dealership_group_id mc_dealership_group_name mc_sub_dealership_group_id mc_sub_dealership_group_name`);

/** part-1.md E6; created_at_range sorts too (feeds.md section 5) */
const DEALER_PARAMETERS = words(`
  city created_at_days created_at_range dealer_type facets inventory_url latitude longitude listing_count_range country
  msa_code radius range_facets rows sort_by sort_order start state zip facet_sort`);
const DEALER_SORTS = words('id listing_count created_at_days created_at_range');
const DEALER_FACETS = words('city state dealer_type country');

/** The policy of a search. */
function policyAt(path: string): SearchPolicy {
  const found = OPERATIONS.find((operation) => operation.path === path);
  if (!found?.search) throw new Error(`${path} is no search`);
  return found.search;
}
const carSearch = () => policyAt('/search/car/active');

const sorted = (names: Iterable<string>): string[] => [...names].sort();

/** Ours are the names of the interface, each once, and besides no other one than those of BESIDES. */
function expectNames(ours: Iterable<string>, theirs: readonly string[]): void {
  const names = [...ours];
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(
    sorted(theirs.filter((name) => !names.includes(name))),
    'The interface has these, and no declaration gives them any more: put them back (fields and their parameters: ' +
      'src/catalog/listing; parameters of several fields: src/search/scopes; what an operation leaves out: src/catalog/markets).',
  ).toEqual([]);
  expect(
    sorted(names.filter((name) => !theirs.includes(name) && !BESIDES.includes(name))),
    'The interface does not have these. When you add them on purpose, write each into BESIDES, at the top of ' +
      'test/unit/search-permissions.test.ts: a field by its name, a parameter by its own. Otherwise take them out of their declaration.',
  ).toEqual([]);
}

test('what we have beside the interface is still there', () => {
  const searches = OPERATIONS.flatMap(({ search }) => (search ? [search] : []));
  const ours = new Set(
    searches.flatMap((policy) => [
      ...searchParameters(policy).map(({ name }) => name),
      ...policy.dataset.fields.map(({ name }) => name),
    ]),
  );
  expect(
    BESIDES.filter((name) => !ours.has(name)),
    'No search has these any more: take them out of BESIDES in test/unit/search-permissions.test.ts.',
  ).toEqual([]);
});

test('facets', () => {
  expectNames(facetFields(listingsOf('us-cars')).keys(), FACETS);
});

test('orders', () => {
  expectNames(sortFields(listingsOf('us-cars')).keys(), SORTS);
});

test('statistics', () => {
  expectNames(statsFields(listingsOf('us-cars')).keys(), STATS);
});

test('range facets, with the default ends of supplement 2.2', () => {
  const fields = rangeFacetFields(listingsOf('us-cars'));
  expectNames(fields.keys(), RANGES);
  const ends = Object.fromEntries([...fields].map(([name, { rangeFacet }]) => [name, rangeFacet?.span]));
  expect(ends).toMatchObject({ price: 100_000, miles: 100_000, msrp: 100_000, dom: 180, dos_active: 180 });
  expect(ends).toMatchObject({ city_mpg: 100, lease_term: 48, lease_emp: 1000, finance_loan_apr: 12 });
  expect(RANGES.filter((name) => fields.get(name)?.rangeFacet?.start !== 0)).toEqual([]);
});

test('parameters', () => {
  const policy = carSearch();
  const ours = new Set([
    ...searchParameters(policy).map(({ name }) => name),
    // these two say how the answer is shown: openapi.test.ts
    ...['append_api_key', 'include_relevant_links'],
  ]);
  expectNames(ours, PARAMETERS);
});

test('the canonical queries ask every unfiltered question', () => {
  const asked = canonicalQueries(carSearch()).map((query) => Object.fromEntries(query));
  for (const { facets: [names = ''] = [] } of asked) expectNames(names.split(','), FACETS);
  expectNames(asked[0]?.stats?.[0]?.split(',') ?? [], STATS);
  expectNames(asked[0]?.range_facets?.[0]?.split(',') ?? [], RANGES);
  expect(asked[1]?.facet_sort).toEqual(['index']);
});

const FORMATS = '/dealerships/inventory/marketplaces/{marketplace_name}';

/** What a search counts, ranges, measures and orders by, as its first canonical query and its documents tell. */
function permissionsAt(path: string) {
  const policy = policyAt(path);
  const [query] = canonicalQueries(policy);
  const list = (name: string): string[] => {
    const text = query?.get(name)?.[0] ?? '';
    return text === '' ? [] : sorted(text.split(','));
  };
  const { about = '', schema } = searchParameters(policy).find(({ name }) => name === 'sort_by') ?? {};
  return {
    facets: list('facets'),
    ranges: list('range_facets'),
    stats: list('stats'),
    sorts: sorted(schema?.enum ?? []),
    about,
  };
}

const parametersAt = (path: string): string[] =>
  sorted(searchParameters(policyAt(path)).map(({ name }) => name));

test.each(['/dealerships/inventory', FORMATS])('%s: facets and orders of E2, figures of E1', (path) => {
  const { facets, ranges, stats, sorts, about } = permissionsAt(path);
  expectNames(facets, INVENTORY_FACETS);
  expectNames(ranges, RANGES);
  expectNames(stats, STATS);
  expectNames(sorts, INVENTORY_SORTS);
  expect(about).toContain('Default: last_seen_at descending, then vin ascending.');
});

test('E1 as its documents tell it', () => {
  const { facets, sorts } = permissionsAt('/search/car/active');
  expectNames(facets, FACETS);
  expectNames(sorts, [...SORTS, 'dist']);
});

test.each(['/dealerships/inventory', FORMATS])('%s: the shared filters, owned and syndication', (path) => {
  const ours = parametersAt(path);
  // E1's coverage and plots are its own (part-1.md, "Additional parameters" of E1)
  const shared = PARAMETERS.filter(
    (name) => !['dedup', 'nodedup', 'plot', 'append_api_key', 'include_relevant_links'].includes(name),
  );
  expectNames(ours, [...shared, 'syndication']);
});

test('dealerships: facets, orders, parameters; nothing is ranged or measured', () => {
  const { facets, ranges, stats, sorts, about } = permissionsAt('/dealerships/car');
  expectNames(facets, DEALERSHIP_FACETS);
  expect([ranges, stats]).toEqual([[], []]);
  expectNames(sorts, DEALERSHIP_SORTS);
  expect(about).toContain('Default: mc_website_id ascending.');
  expectNames(parametersAt('/dealerships/car'), DEALERSHIP_PARAMETERS);
});

test('dealers: facets, orders, parameters; listing_count alone is ranged', () => {
  const { facets, ranges, stats, sorts, about } = permissionsAt('/dealers/car');
  expectNames(facets, DEALER_FACETS);
  expectNames(ranges, ['listing_count']);
  expect(stats).toEqual([]);
  expectNames(sorts, [...DEALER_SORTS, 'dist']);
  expect(about).toContain('Default: dist in a location search, else id ascending.');
  expectNames(parametersAt('/dealers/car'), DEALER_PARAMETERS);
});

test('orders that fall where sort_order is not sent', () => {
  const down = (path: string): string[] => {
    const fields = sortFields(policyAt(path).dataset);
    return sorted([...fields].flatMap(([name, { descending }]) => (descending ? [name] : [])));
  };
  expect(down('/search/car/active')).toEqual([]);
  expect(down('/dealerships/inventory')).toEqual([]);
  expect(down('/dealerships/car')).toEqual(['created_at_days', 'created_at_range']);
  expect(down('/dealers/car')).toEqual(['created_at_days', 'created_at_range', 'listing_count']);
});
