import { type Case, casesOf, is } from './case.ts';

const { url, refused } = casesOf({ path: '/dealerships/inventory' });

const DEALER = is('seller_type', 'dealer');
const WITH_VIN = is('has_vin', true);
/** all listings of dealers in the US that have a VIN, also copies and those that are not attributed */
const WHOLE = { coverage: { roles: ['us', 'rest'], rest: [DEALER, is('country', 'us'), WITH_VIN] } } as const;

const PEACH = ['f150', 'f150new', 'mustang', 'escape'];
const COPIES_AT_PEACH = ['civiccopy', 'crvcopy'];
const DECATUR = ['civic', 'crv', 'ram'];
const BAY = ['model3', 'ioniq', 'leaf'];
const LOOP = ['bmw3', 'x5', 'outback', 'grancabrio'];
const BY_LAST_SEEN = ['escape', 'f150', 'f150new', 'civiccopy', 'crvcopy', 'mustang'];
const BY_PRICE = ['civiccopy', 'crvcopy', 'mustang', 'f150', 'f150new'];

/** One parameter names the dealer; the filter is asked, and all that the dealer shows is found. */
const identified = (query: string, at: string, value: string, ids: readonly string[]): Case => ({
  name: `inventory of ${query}`,
  url: url(query),
  plan: { ...WHOLE, filters: [is(at.replace(/\.lc$/, ''), value)] },
  request: { terms: { [at]: [value] } },
  ids,
});

/** Without a dealer there is no inventory. */
const nobody = (query: string): Case => refused(query, 422, 'Name a dealer: send at least one of dealer_id');

/** E2: a dealer's whole inventory (part-1.md E2; feeds.md sections 3 and 5; supplement decision 32). */
export const inventory: readonly Case[] = [
  identified('dealer_id=1001', 'dealer_id', '1001', [...PEACH, ...COPIES_AT_PEACH]),
  identified('mc_website_id=9002', 'mc_website_id', '9002', DECATUR),
  identified('mc_dealer_id=8003', 'mc_dealer_id', '8003', BAY),
  identified('mc_location_id=7004', 'mc_location_id', '7004', LOOP),
  // an aggregator's only listing is a copy that is not attributed
  identified('mc_rooftop_id=6005', 'mc_rooftop_id', '6005', ['f150copy']),
  identified('mc_dealership_group_id=502', 'mc_dealership_group_id', '502', [...BAY, ...LOOP]),
  identified('mc_dealership_group_name=BAY%20group', 'mc_dealership_group_name.lc', 'bay group', [
    ...BAY,
    ...LOOP,
  ]),
  identified('mc_sub_dealership_group_id=511', 'mc_sub_dealership_group_id', '511', [
    ...PEACH,
    ...COPIES_AT_PEACH,
  ]),
  identified('mc_sub_dealership_group_name=bay%20North', 'mc_sub_dealership_group_name.lc', 'bay north', BAY),
  identified('source=https%3A%2F%2Fwww.DecaturAuto.example%2Fused', 'source', 'decaturauto.example', DECATUR),
  identified('dealer_name=CAR%20hub', 'seller_name', 'car hub', ['f150copy']),
  identified('dealership_group_name=Hills%20Motors', 'dealership_group_name.lc', 'hills motors', DECATUR),
  {
    name: 'inventory of a group whose name holds a comma',
    url: url('dealership_group_name=Peach%20Motors,%20Inc.'),
    plan: {
      ...WHOLE,
      filters: [{ is: 'named', field: 'dealership_group_name', pieces: ['Peach Motors', ' Inc.'] }],
    },
    request: { term: { 'dealership_group_name.lc': 'peach motors, inc.' } },
    settled: [is('dealership_group_name', 'peach motors, inc.')],
    ids: [...PEACH, ...COPIES_AT_PEACH],
  },
  {
    name: 'inventory: a list of dealers, with the numbers of their listings',
    url: url('dealer_id=1005,1001&facets=dealer_id'),
    plan: { filters: [{ is: 'anyOf', field: 'dealer_id', values: ['1001', '1005'] }] },
    request: { terms: { dealer_id: ['1001', '1005'] } },
    ids: [...PEACH, ...COPIES_AT_PEACH, 'f150copy'],
    answer: {
      num_found: 7,
      facets: {
        dealer_id: [
          { item: '1001', count: 6 },
          { item: '1005', count: 1 },
        ],
      },
    },
  },
  {
    name: 'inventory: several identifiers hold together',
    url: url('mc_dealership_group_id=502&dealer_name=Bay%20Electric'),
    plan: { filters: [is('mc_dealership_group_id', '502'), is('seller_name', 'bay electric')] },
    request: { terms: { mc_dealership_group_id: ['502'] } },
    ids: BAY,
  },
  {
    name: 'inventory: identifiers of two dealers are nobody',
    url: url('dealer_id=1001&mc_website_id=9002'),
    plan: WHOLE,
    request: { terms: { mc_website_id: ['9002'] } },
    ids: [],
    answer: { num_found: 0, listings: [] },
  },
  {
    name: 'inventory: an empty identifier counts as not sent',
    url: url('dealer_id=&mc_dealer_id=%20&source=carhub.example'),
    plan: { ...WHOLE, filters: [is('source', 'carhub.example')] },
    request: { terms: { source: ['carhub.example'] } },
    ids: ['f150copy'],
  },
  {
    name: 'inventory: empty pieces of a list',
    url: url('dealer_id=,1005,'),
    plan: { filters: [is('dealer_id', '1005')] },
    request: { terms: { dealer_id: ['1005'] } },
    ids: ['f150copy'],
  },
  {
    name: 'inventory: private sellers and auctions have none',
    url: url('source=privatecars.example&include_non_vin_listings=true'),
    request: { terms: { seller_type: ['dealer'] } },
    ids: [],
  },
  nobody(''),
  nobody('dealer_id='),
  nobody('dealer_id=,'),
  nobody('source=%20&dealer_name='),
  nobody('dealership_group_name=,%20,'),
  nobody('make=ford&dealer_type=franchise'),
  nobody('mc_category=Dealer&inventory_count_range=1-5'),
  nobody('exclude_dealer_ids=1001'),
  refused('dealer_id=abc', 422, 'dealer_id'),
  refused('dealer_id=1001&country=uk', 422, 'country'),
  refused('dealer_id=1001&owned=perhaps', 422, 'owned'),
  refused('dealer_id=1001&syndication=perhaps', 422, 'syndication'),
  refused('dealer_id=1001&include_non_vin_listings=2', 422, 'include_non_vin_listings'),
  refused('dealer_id=1001&rows=-1', 422, 'rows'),
  refused('dealer_id=1001&start=9000', 422, 'start + rows must not exceed 10000'),
  refused('dealer_id=1001&make=%E0', 400, 'percent-encoded'),

  {
    name: 'inventory: country is us where it is not said, also for a Canadian dealer',
    url: url('dealer_id=2002'),
    plan: WHOLE,
    request: { terms: { country: ['us'] } },
    ids: [],
  },
  {
    name: 'inventory: country=ca',
    url: url('dealer_id=2002&country=CA'),
    plan: { coverage: { roles: ['ca', 'rest'], rest: [DEALER, is('country', 'ca'), WITH_VIN] } },
    request: { terms: { country: ['ca'] } },
    ids: ['civicca', 'f150cacopy'],
  },
  {
    name: 'inventory: country=all',
    url: url('dealer_id=1005,2001,2002&country=all'),
    plan: { coverage: { roles: ['us', 'ca', 'rest'], rest: [DEALER, WITH_VIN] } },
    request: { roles: ['us', 'ca', 'rest'] },
    ids: ['f150copy', 'f150ca', 'civicca', 'f150cacopy'],
  },
  {
    name: 'inventory: include_non_vin_listings, searchable or not',
    url: url('dealer_id=1002&include_non_vin_listings=true'),
    plan: { coverage: { roles: ['us', 'rest'], rest: [DEALER, is('country', 'us')] } },
    request: { terms: { seller_type: ['dealer'] } },
    ids: [...DECATUR, 'beetle', 'kart'],
  },
  {
    name: 'inventory: owned gives what stands at the dealer',
    url: url('dealer_id=1001&owned=true'),
    plan: { ...WHOLE, filters: [is('dealer_id', '1001'), is('is_owned', true)] },
    request: { terms: { is_owned: [true] } },
    ids: [...PEACH, 'crvcopy'],
  },
  {
    name: 'inventory: owned acts with every identifier',
    url: url('mc_rooftop_id=6001,6005&owned=1'),
    plan: {
      ...WHOLE,
      filters: [is('is_owned', true), { is: 'anyOf', field: 'mc_rooftop_id', values: ['6001', '6005'] }],
    },
    request: { terms: { is_owned: [true] } },
    ids: [...PEACH, 'crvcopy'],
  },
  {
    name: 'inventory: owned=false, syndication and what only E1 knows change nothing',
    url: url('dealer_id=1001&owned=false&syndication=true&dedup=true&nodedup=true&plot=true'),
    plan: { ...WHOLE, filters: [is('dealer_id', '1001')], plot: false },
    request: { terms: { dealer_id: ['1001'] } },
    inOrder: BY_LAST_SEEN,
  },

  {
    name: 'inventory: nothing asked but the dealer: all rows, last seen descending, then VIN ascending',
    url: url('dealer_id=1001'),
    plan: { rows: 1500, start: 0 },
    request: { from: 0, size: 1500, sort: [{ last_seen_at: 'desc' }, { vin: 'asc' }, { tie: 'asc' }] },
    inOrder: BY_LAST_SEEN,
    answer: { num_found: 6 },
  },
  {
    name: 'inventory: more rows than 1500 are 1500',
    url: url('dealer_id=1001&rows=1501'),
    plan: { rows: 1500 },
    request: { size: 1500 },
    inOrder: BY_LAST_SEEN,
  },
  {
    name: 'inventory: however many more',
    url: url(`dealer_id=1001&rows=${'9'.repeat(30)}`),
    plan: { rows: 1500 },
    request: { size: 1500 },
    inOrder: BY_LAST_SEEN,
  },
  {
    name: 'inventory: a page in the middle',
    url: url('dealer_id=1001&rows=2&start=3'),
    plan: { rows: 2, start: 3 },
    request: { from: 3, size: 2 },
    inOrder: ['civiccopy', 'crvcopy'],
    answer: { num_found: 6 },
  },
  {
    name: 'inventory: rows=0: only the counts',
    url: url('dealer_id=1001&rows=0&facets=make&stats=price&range_facets=miles|0|60000|30000'),
    plan: { rows: 0 },
    request: { aggs: { make: {} } },
    ids: [],
    answer: {
      num_found: 6,
      listings: [],
      facets: {
        make: [
          { item: 'Ford', count: 4 },
          { item: 'Honda', count: 2 },
        ],
      },
      // 14700, 28100, 31000, 38500, 61000; the escape has no price
      stats: { price: { min: 14_700, max: 61_000, count: 5, missing: 1, sum: 173_300, median: 31_000 } },
      // 12, 21000, 30000, 40000, 60000, 75000
      range_facets: {
        miles: {
          counts: [
            { lower_bound: 0, upper_bound: 30_000, count: 2 },
            { lower_bound: 30_000, upper_bound: 60_000, count: 2 },
          ],
          before: 0,
          between: 4,
          after: 2,
        },
      },
    },
  },
  {
    name: 'inventory: start at the end is an empty page',
    url: url('dealer_id=1001&start=6'),
    plan: { start: 6 },
    request: { from: 6 },
    ids: [],
    answer: { num_found: 6, listings: [] },
  },
  refused('dealer_id=1001&start=7', 422, 'Parameter start: 7 is beyond the 6 rows found'),

  {
    name: 'inventory: sort_by ascends unless sort_order says otherwise; what has no value is last',
    url: url('dealer_id=1001&sort_by=price'),
    plan: { order: { by: 'price', descending: false } },
    request: {
      sort: [{ price: { order: 'asc', missing: '_last' } }, { last_seen_at: 'desc' }, { tie: 'asc' }],
    },
    inOrder: [...BY_PRICE, 'escape'],
  },
  {
    name: 'inventory: sort_order=desc; what has no value is last too',
    url: url('dealer_id=1001&sort_by=price&sort_order=desc'),
    plan: { order: { by: 'price', descending: true } },
    request: { price: { order: 'desc', missing: '_last' } },
    inOrder: [...BY_PRICE].reverse().concat('escape'),
  },
  ...['dist', 'lease_emp', 'finance_loan_apr', 'nonsense'].map(
    (by): Case => ({
      name: `inventory: sort_by=${by} is none of E2: the default order`,
      url: url(`dealer_id=1001&zip=30301&radius=20&sort_by=${by}&sort_order=desc`),
      request: { sort: [{ last_seen_at: 'desc' }, { vin: 'asc' }, { tie: 'asc' }] },
      inOrder: BY_LAST_SEEN,
    }),
  ),
  {
    name: 'inventory: a location filter leaves the default order; dist is shown',
    url: url('dealer_id=1001,1002,1004&zip=30301&radius=20'),
    plan: {
      centre: { latitude: 33.8444, longitude: -84.4741 },
      filters: [
        { is: 'anyOf', field: 'dealer_id', values: ['1001', '1002', '1004'] },
        { is: 'within', centre: { latitude: 33.8444, longitude: -84.4741 }, miles: 20 },
      ],
    },
    request: { sort: [{ last_seen_at: 'desc' }, { vin: 'asc' }, { tie: 'asc' }] },
    // civic and its copy have one VIN; so have crv and its copy
    inOrder: ['escape', 'f150', 'f150new', 'civic', 'civiccopy', 'ram', 'crv', 'crvcopy', 'mustang'],
    answer: {
      listings: [5.18, 5.18, 5.18, 13.24, 5.18, 13.24, 13.24, 5.18, 5.18].map((dist) => ({ dist })),
    },
  },
  {
    name: 'inventory: facets that E1 has and E2 has not are Error objects',
    url: url(
      'dealer_id=1001&rows=0&facets=carfax_1_owner,carfax_clean_title,high_value_features,options_packages,vehicle_status,state',
    ),
    request: { aggs: { state: {} } },
    ids: [],
    answer: {
      facets: {
        ...Object.fromEntries(
          [
            'carfax_1_owner',
            'carfax_clean_title',
            'high_value_features',
            'options_packages',
            'vehicle_status',
          ].map((field) => [
            field,
            [{ result: 'Error', message: `Facet on field "${field}" is not allowed` }],
          ]),
        ),
        state: [{ item: 'GA', count: 6 }],
      },
    },
  },
  {
    name: 'inventory: in_transit, new or used',
    url: url('dealer_id=1001&in_transit=true'),
    plan: { ...WHOLE, filters: [is('dealer_id', '1001'), is('in_transit', true)] },
    request: { terms: { in_transit: [true] } },
    ids: ['f150new', 'civiccopy'],
  },
];
