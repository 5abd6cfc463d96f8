import { at } from '../market/car.ts';
import { type Case, casesOf, is } from './case.ts';

const US = is('country', 'us');
const ACTIVE = is('status', 'active');
const { url, filters, listed, ranged, refused } = casesOf({ path: '/dealers/car', always: [ACTIVE, US] });

/** Active dealers of the US in the default order: ids are text, so that a shorter one is no smaller. */
const IN_ORDER = ['1001', '1002', '1003', '1004', '1006', '998'];
const DEFAULT_SORT = [{ id: 'asc' }, { tie: 'asc' }];
const MOST_LISTINGS_FIRST = ['1003', '1006', '998', '1001', '1002', '1004'];
const NEWEST_FIRST = ['998', '1002', '1006', '1003', '1004', '1001'];
const ATLANTA = { latitude: 33.8444, longitude: -84.4741 };
const BY_DISTANCE = { by: 'dist', descending: false } as const;

/** A sort_by value with or without a sort_order. */
const sorted = (query: string, by: string, descending: boolean, inOrder: readonly string[]): Case => ({
  name: `dealers: ${query}`,
  url: url(query),
  plan: { order: { by, descending } },
  request: { [by]: { order: descending ? 'desc' : 'asc', missing: '_last' } },
  inOrder,
});

const error = (field: string, what = 'Facet') => ({
  result: 'Error',
  message: `${what} on field "${field}" is not allowed`,
});
const bucket = (lower_bound: number, upper_bound: number, count: number) => ({
  lower_bound,
  upper_bound,
  count,
});

/** E6: the older directory (part-1.md E6; supplement section 11; feeds.md section 5). */
export const dealers: readonly Case[] = [
  {
    name: 'dealers: nothing asked: ten active ones of the US by id',
    url: '/v2/dealers/car',
    plan: { rows: 10, start: 0, filters: [US, ACTIVE], coverage: { roles: ['dealers'], rest: [] } },
    request: { roles: ['dealers'], body: { from: 0, size: 10, sort: DEFAULT_SORT } },
    inOrder: IN_ORDER,
    answer: { num_found: 6 },
  },
  {
    name: 'dealers: a record with all its members; coordinates are text',
    url: url('inventory_url=peachford.example'),
    plan: { filters: filters(is('inventory_url', 'peachford.example')) },
    request: { terms: { inventory_url: ['peachford.example'] } },
    ids: ['1001'],
    answer: {
      num_found: 1,
      dealers: [
        {
          id: '1001',
          seller_name: 'Peach State Ford',
          inventory_url: 'peachford.example',
          data_source: 'mc',
          status: 'active',
          listing_count: 6,
          dealer_type: 'franchise',
          dealership_group_name: 'Peach Motors, Inc.',
          street: '1 Peachtree Rd',
          city: 'Atlanta',
          state: 'GA',
          country: 'US',
          zip: '30305',
          latitude: '33.832',
          longitude: '-84.3851',
          msa_code: '520',
          seller_phone: '404-555-0101',
          seller_email: 'sales@peachford.example',
          created_at: '2019-08-21T10:38:55Z',
        },
      ],
    },
  },

  // a closed one in Atlanta is not among them
  listed('city=atlanta', 'city.lc', ['atlanta'], ['1001', '1006']),
  listed('state=GA', 'state.lc', ['ga'], ['1001', '1002', '1006', '998']),
  listed('zip=30303', 'zip', ['30303'], ['1006']),
  listed('msa_code=520', 'msa_code', ['520'], ['1001', '1002', '1006']),
  listed('dealer_type=franchise', 'dealer_type.lc', ['franchise'], ['1001', '1003', '1004']),
  listed('inventory_url=closedcars.example', 'inventory_url', ['closedcars.example'], []),
  listed(
    'inventory_url=WWW.LoopMotors.example%3A443,bayelectric.example',
    'inventory_url',
    ['bayelectric.example', 'loopmotors.example'],
    ['1003', '1004'],
  ),
  ranged('listing_count_range=5-60', 'listing_count', { min: 5, max: 60 }, ['1001', '1002', '998']),
  ranged('listing_count_range=151-', 'listing_count', { min: 151 }, ['1003']),
  ranged('listing_count_range=0-0', 'listing_count', { min: 0, max: 0 }, ['1004']),
  ranged(
    'created_at_days=5-14',
    'created_at',
    { min: at('2026-06-01T00:00:00Z'), max: at('2026-06-10T23:59:59Z') },
    ['1002', '1006'],
  ),
  ranged(
    'created_at_range=20260612-20260614',
    'created_at',
    { min: at('2026-06-12T00:00:00Z'), max: at('2026-06-14T23:59:59Z') },
    ['998'],
  ),
  {
    name: 'dealers: country=ca',
    url: url('country=ca'),
    plan: { filters: [is('country', 'ca'), ACTIVE] },
    request: { terms: { 'country.lc': ['ca'] } },
    ids: ['2001'],
  },
  {
    name: 'dealers: a Canadian postal code, however it is written',
    url: url('country=ca&zip=m5v3l9'),
    plan: { filters: [is('country', 'ca'), ACTIVE, is('zip', 'M5V 3L9')] },
    request: { terms: { zip: ['M5V 3L9'] } },
    ids: ['2001'],
  },
  {
    name: 'dealers: country=all',
    url: url('country=ALL'),
    plan: { filters: [ACTIVE] },
    request: { terms: { status: ['active'] } },
    inOrder: ['1001', '1002', '1003', '1004', '1006', '2001', '998'],
    answer: { num_found: 7 },
  },
  {
    name: 'dealers: a status cannot be asked for, nor what only the newer directory knows',
    url: url(
      'status=inactive&mc_category=Dealer&mc_website_id=9001&dealership_group_name=x&stats=listing_count',
    ),
    plan: { filters: [US, ACTIVE] },
    request: { sort: DEFAULT_SORT },
    inOrder: IN_ORDER,
  },

  {
    name: 'dealers: zip and radius: nearest first',
    url: url('zip=30301&radius=70'),
    plan: {
      filters: filters({ is: 'within', centre: ATLANTA, miles: 70 }),
      centre: ATLANTA,
      order: BY_DISTANCE,
    },
    request: { geo_distance: { distance: '70mi', location: { lat: 33.8444, lon: -84.4741 } } },
    inOrder: ['1001', '1006', '1002', '998'],
    answer: { num_found: 4, dealers: [5.18, 8.02, 13.24, 64.35].map((distance) => ({ distance })) },
  },
  {
    name: 'dealers: a point and a radius',
    url: url('latitude=33.832&longitude=-84.3851&radius=6'),
    plan: { centre: { latitude: 33.832, longitude: -84.3851 }, order: BY_DISTANCE },
    request: { geo_distance: { distance: '6mi', location: { lat: 33.832, lon: -84.3851 } } },
    inOrder: ['1001', '1006'],
    answer: { dealers: [{ distance: 0 }, { distance: 5.5 }] },
  },
  {
    name: 'dealers: sort_by=dist, farthest first',
    url: url('zip=30301&radius=70&sort_by=dist&sort_order=desc'),
    plan: { order: { by: 'dist', descending: true } },
    request: { _geo_distance: { order: 'desc', unit: 'mi' } },
    inOrder: ['998', '1002', '1006', '1001'],
  },
  {
    name: 'dealers: a point without radius: no filter, by id; distance is shown where there is a position',
    url: url('latitude=33.8444&longitude=-84.4741'),
    plan: { filters: [US, ACTIVE], centre: ATLANTA },
    request: { sort: DEFAULT_SORT },
    inOrder: IN_ORDER,
    answer: {
      dealers: [
        { id: '1001', distance: 5.18 },
        { id: '1002', distance: 13.24 },
        { id: '1003' },
        { id: '1004' },
        { id: '1006', distance: 8.02 },
        { id: '998', distance: 64.35 },
      ],
    },
  },
  {
    name: 'dealers: a point without radius: dist sorts; one without a position is last',
    url: url('latitude=33.8444&longitude=-84.4741&sort_by=dist'),
    plan: { order: BY_DISTANCE },
    request: { sort: [{ _geo_distance: { order: 'asc' } }, ...DEFAULT_SORT] },
    inOrder: ['1001', '1006', '1002', '998', '1003', '1004'],
  },
  {
    name: 'dealers: a point without radius: dist descending; one without a position is last too',
    url: url('latitude=33.8444&longitude=-84.4741&sort_by=dist&sort_order=desc'),
    plan: { order: { by: 'dist', descending: true } },
    request: { sort: [{ located: 'desc' }, { _geo_distance: { order: 'desc' } }, ...DEFAULT_SORT] },
    inOrder: ['1003', '998', '1002', '1006', '1001', '1004'],
  },
  {
    name: 'dealers: sort_by=dist without a location is the default order',
    url: url('sort_by=dist&radius=10'),
    plan: { filters: [US, ACTIVE] },
    request: { sort: DEFAULT_SORT },
    inOrder: IN_ORDER,
  },
  {
    name: 'dealers: an order that is asked for comes before that by distance',
    url: url('zip=30301&radius=70&sort_by=listing_count'),
    plan: { order: { by: 'listing_count', descending: true } },
    request: { sort: [{ listing_count: { order: 'desc', missing: '_last' } }, ...DEFAULT_SORT] },
    inOrder: ['1006', '998', '1001', '1002'],
  },
  refused('zip=30301&radius=0', 422, 'radius'),
  refused('zip=99999x&radius=5', 422, 'zip'),
  refused('longitude=181&latitude=0&radius=5', 422, 'longitude'),

  sorted('sort_by=id', 'id', false, IN_ORDER),
  sorted('sort_by=id&sort_order=desc', 'id', true, [...IN_ORDER].reverse()),
  sorted('sort_by=listing_count', 'listing_count', true, MOST_LISTINGS_FIRST),
  sorted('sort_by=listing_count&sort_order=asc', 'listing_count', false, [...MOST_LISTINGS_FIRST].reverse()),
  sorted('sort_by=created_at_days', 'created_at', true, NEWEST_FIRST),
  sorted('sort_by=created_at_days&sort_order=ASC', 'created_at', false, [...NEWEST_FIRST].reverse()),
  sorted('sort_by=created_at_range', 'created_at', true, NEWEST_FIRST),
  {
    name: 'dealers: an unknown sort_by in a location search: by distance',
    url: url('zip=30301&radius=70&sort_by=seller_name&sort_order=desc'),
    plan: { order: BY_DISTANCE },
    request: { _geo_distance: { order: 'asc' } },
    inOrder: ['1001', '1006', '1002', '998'],
  },
  ...['nonsense', 'seller_name', 'mc_website_id'].map(
    (by): Case => ({
      name: `dealers: sort_by=${by} is ignored silently`,
      url: url(`sort_by=${by}&sort_order=desc`),
      plan: { filters: [US, ACTIVE] },
      request: { sort: DEFAULT_SORT },
      inOrder: IN_ORDER,
    }),
  ),

  {
    name: 'dealers: rows above 50 count as 50',
    url: url('rows=1000'),
    plan: { rows: 50 },
    request: { size: 50 },
    inOrder: IN_ORDER,
  },
  {
    name: 'dealers: however far above',
    url: url(`rows=${'9'.repeat(30)}`),
    plan: { rows: 50 },
    request: { size: 50 },
    inOrder: IN_ORDER,
  },
  {
    name: 'dealers: the last page',
    url: url('rows=4&start=4&data_version=first'),
    plan: { rows: 4, start: 4 },
    request: { from: 4, size: 4 },
    inOrder: ['1006', '998'],
    answer: { num_found: 6 },
  },
  refused('start=7', 422, 'Parameter start: 7 is beyond the 6 rows found'),
  refused('start=10000', 422, 'start + rows must not exceed 10000'),

  {
    name: 'dealers: facets',
    url: url('country=all&rows=0&facets=city|0|2,state,dealer_type,country'),
    plan: { rows: 0 },
    request: { aggs: { city: {}, state: {}, dealer_type: {}, country: {} } },
    ids: [],
    answer: {
      num_found: 7,
      dealers: [],
      facets: {
        city: [
          { item: 'Atlanta', count: 2 },
          { item: 'Athens', count: 1 },
        ],
        state: [
          { item: 'GA', count: 4 },
          { item: 'CA', count: 1 },
          { item: 'IL', count: 1 },
          { item: 'ON', count: 1 },
        ],
        dealer_type: [
          { item: 'franchise', count: 4 },
          { item: 'independent', count: 3 },
        ],
        country: [
          { item: 'US', count: 6 },
          { item: 'CA', count: 1 },
        ],
      },
    },
  },
  {
    name: 'dealers: facet_sort=index, with a min_count',
    url: url('rows=0&count_other_values=true&facet_sort=index&facets=state,city|0|1|2'),
    plan: {
      facets: [
        { name: 'state', field: 'state', offset: 0, limit: 20, minCount: 1, sort: 'index' },
        { name: 'city', field: 'city', offset: 0, limit: 1, minCount: 2, sort: 'index' },
      ],
    },
    request: { aggs: { state: { terms: { order: [{ _key: 'asc' }] } } } },
    ids: [],
    answer: {
      facets: {
        state: [
          { item: 'CA', count: 1 },
          { item: 'GA', count: 4 },
          { item: 'IL', count: 1 },
        ],
        city: [{ item: 'Atlanta', count: 2 }],
      },
    },
  },
  {
    name: 'dealers: facets of other fields are Error objects',
    url: url('rows=0&facets=zip,listing_count,dealership_group_name,id,status,msa_code,state|0|1'),
    request: { aggs: { state: {} } },
    ids: [],
    answer: {
      facets: {
        ...Object.fromEntries(
          ['zip', 'listing_count', 'dealership_group_name', 'id', 'status', 'msa_code'].map((field) => [
            field,
            [error(field)],
          ]),
        ),
        state: [{ item: 'GA', count: 4 }],
      },
    },
  },
  {
    name: 'dealers: the range facet of listing_count; other fields are Error objects',
    url: url('rows=0&range_facets=listing_count|0|200|100,created_at'),
    plan: {
      rangeFacets: [
        { name: 'listing_count', field: 'listing_count', start: 0, end: 200, interval: 100 },
        { name: 'created_at', refused: 'Range facet on field "created_at" is not allowed' },
      ],
    },
    request: { range: { field: 'listing_count' } },
    ids: [],
    answer: {
      range_facets: {
        // 0, 5, 6 and 60; 150; 900
        listing_count: { counts: [bucket(0, 100, 4), bucket(100, 200, 1)], before: 0, between: 5, after: 1 },
        created_at: error('created_at', 'Range facet'),
      },
    },
  },
  {
    name: 'dealers: the range facet of listing_count as it is by default',
    url: url('rows=0&range_facets=listing_count'),
    request: { range: { field: 'listing_count' } },
    ids: [],
    answer: {
      range_facets: {
        listing_count: {
          counts: Array.from({ length: 20 }, (_, i) =>
            bucket(i * 25, (i + 1) * 25, i === 0 ? 3 : i === 2 || i === 6 ? 1 : 0),
          ),
          interval: 25,
          start: 0,
          end: 500,
          before: 0,
          between: 5,
          after: 1,
        },
      },
    },
  },
  {
    name: 'dealers of motorcycles: of both countries, as their listings',
    url: '/v2/dealers/motorcycle',
    plan: { filters: [ACTIVE] },
  },
  {
    name: 'dealers of motorcycles: of one country',
    url: '/v2/dealers/motorcycle?country=us',
    plan: { filters: [US, ACTIVE] },
  },
  refused('country=gb', 422, 'country'),
  refused('dealer_type=mixed', 422, 'dealer_type'),
  refused('listing_count_range=60-5', 422, 'listing_count_range'),
  refused('listing_count_range=many', 422, 'listing_count_range'),
  refused('created_at_days=x', 422, 'created_at_days'),
  refused('created_at_range=20260230-20260301', 422, 'created_at_range'),
  refused('sort_order=1', 422, 'sort_order'),
  refused('range_facets=listing_count|5|1', 422, 'range_facets'),
  refused('state=%ZZ', 400, 'percent-encoded'),
];
