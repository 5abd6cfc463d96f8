import { at } from '../market/car.ts';
import { type Case, casesOf, is } from './case.ts';

const US = is('country', 'us');
const { url, filters, listed, named, ranged, refused } = casesOf({ path: '/dealerships/car', always: [US] });
const everywhere = casesOf({ path: '/dealerships/car', sent: 'country=all' });

/** Websites of the US in the default order: ids are text, so that a shorter one is no smaller. */
const IN_ORDER = ['9001', '9002', '9003', '9004', '9005', '9006', '980'];
const DEFAULT_SORT = [{ mc_website_id: 'asc' }, { tie: 'asc' }];
const ATLANTA = { latitude: 33.8444, longitude: -84.4741 };

/** A sort_by value in its own direction and in the other; equal ones stand by website id in both. */
const sorted = (by: string, own: readonly string[], other: readonly string[], down = false): Case[] =>
  [own, other].map((inOrder, i) => {
    const descending = (i === 0) === down;
    const direction = descending ? 'desc' : 'asc';
    return {
      name: `dealerships: sort_by=${by}, ${i === 0 ? 'by default' : 'sort_order='}${i === 0 ? '' : direction}`,
      url: url(`sort_by=${by}${i === 0 ? '' : `&sort_order=${direction}`}`),
      plan: { order: { by: by.replace(/^created_at_.*/, 'created_at'), descending } },
      request: { order: direction, missing: '_last' },
      inOrder,
    };
  });

const NEWEST_FIRST = ['980', '9005', '9002', '9006', '9003', '9004', '9001'];
const BY_GROUP = ['9001', '9006', '9003', '9004', '980'];
const error = (field: string, what = 'Facet') => ({
  result: 'Error',
  message: `${what} on field "${field}" is not allowed`,
});
const terms = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([item, count]) => ({ item, count }));

/** E5: the newer directory (part-1.md E5; supplement section 11; feeds.md section 5). */
export const dealerships: readonly Case[] = [
  {
    name: 'dealerships: nothing asked: ten of the US by website id, active or not',
    url: '/v2/dealerships/car',
    plan: { rows: 10, start: 0, filters: [US], coverage: { roles: ['dealerships'], rest: [] } },
    request: { roles: ['dealerships'], body: { from: 0, size: 10, sort: DEFAULT_SORT } },
    inOrder: IN_ORDER,
    answer: { num_found: 7 },
  },
  {
    name: 'dealerships: a record with all its members; coordinates are numbers, ids text',
    url: url('mc_website_id=9001'),
    plan: { filters: filters(is('mc_website_id', '9001')) },
    request: { terms: { 'mc_website_id.lc': ['9001'] } },
    ids: ['9001'],
    answer: {
      num_found: 1,
      mc_dealerships: [
        {
          mc_website_id: '9001',
          mc_dealer_id: '8001',
          mc_location_id: '7001',
          mc_rooftop_id: '6001',
          mc_dealership_group_id: '501',
          mc_dealership_group_name: 'Peach Motors, Inc.',
          mc_sub_dealership_group_id: '511',
          mc_sub_dealership_group_name: 'Peach South',
          mc_category: 'Dealer',
          seller_name: 'Peach State Ford',
          inventory_url: 'peachford.example',
          status: 'active',
          dealer_type: 'franchise',
          street: '1 Peachtree Rd',
          city: 'Atlanta',
          state: 'GA',
          country: 'US',
          zip: '30305',
          msa_code: '520',
          latitude: 33.832,
          longitude: -84.3851,
          seller_phone: '404-555-0101',
          seller_email: 'sales@peachford.example',
          created_at: '2019-08-21T10:38:55Z',
        },
      ],
    },
  },

  listed('city=ATLANTA,athens', 'city.lc', ['athens', 'atlanta'], ['9001', '9005', '9006', '980']),
  listed('state=ca,Il', 'state.lc', ['ca', 'il'], ['9003', '9004']),
  listed('zip=30303-1234', 'zip', ['30303'], ['9005', '9006']),
  listed('msa_code=500,7360', 'msa_code', ['500', '7360'], ['9003', '980']),
  listed('dealer_type=INDEPENDENT', 'dealer_type.lc', ['independent'], ['9002', '9005', '9006', '980']),
  listed(
    'inventory_url=https%3A%2F%2Fwww.PeachFord.example%2Fused,loopmotors.example',
    'inventory_url',
    ['loopmotors.example', 'peachford.example'],
    ['9001', '9004'],
  ),
  listed('inventory_url=peachford', 'inventory_url', ['peachford'], []),
  listed(
    'mc_category=dealer,FRANCHISE',
    'mc_category.lc',
    ['dealer', 'franchise'],
    ['9001', '9003', '9006', '980'],
  ),
  listed('mc_category=dealership%20group', 'mc_category.lc', ['dealership group'], ['9004']),
  listed('mc_category=Deal', 'mc_category.lc', ['deal'], []),
  listed('mc_website_id=980,9004,1', 'mc_website_id.lc', ['1', '9004', '980'], ['980', '9004']),
  listed('mc_dealer_id=8001', 'mc_dealer_id.lc', ['8001'], ['9001', '9006']),
  listed('mc_location_id=7006,799', 'mc_location_id.lc', ['7006', '799'], ['9006', '980']),
  listed('mc_rooftop_id=6001', 'mc_rooftop_id.lc', ['6001'], ['9001', '9006']),
  listed('mc_dealership_group_id=502', 'mc_dealership_group_id.lc', ['502'], ['9003', '9004']),
  listed(
    'mc_sub_dealership_group_id=513,512',
    'mc_sub_dealership_group_id.lc',
    ['512', '513'],
    ['9003', '9006'],
  ),
  listed(
    'mc_dealership_group_name=hall%20%7C%20mileone%20autogroup',
    'mc_dealership_group_name.lc',
    ['hall | mileone autogroup'],
    ['9003', '9004'],
  ),
  named(
    'mc_dealership_group_name=Hills%20Motors,%20Inc.,Peach%20Motors,%20Inc.',
    'mc_dealership_group_name.lc',
    {
      pieces: ['Hills Motors', ' Inc.', 'Peach Motors', ' Inc.'],
      names: ['hills motors, inc.', 'peach motors, inc.'],
    },
    ['9001', '9006'],
  ),
  everywhere.named(
    'mc_dealership_group_name=Hills%20Motors,%20Inc.',
    'mc_dealership_group_name.lc',
    { pieces: ['Hills Motors', ' Inc.'], names: ['hills motors, inc.'] },
    ['9101'],
  ),
  everywhere.listed(
    'mc_dealership_group_name=Hills%20Motors',
    'mc_dealership_group_name.lc',
    ['hills motors'],
    ['980'],
  ),
  everywhere.listed(
    'mc_dealership_group_name=Hills%20Motors%5C,%20Inc.',
    'mc_dealership_group_name.lc',
    ['hills motors, inc.'],
    ['9101'],
  ),
  // names of listings' groups are not names of the directory: "Bay Group" is of the market, not of this index
  named(
    'mc_dealership_group_name=Bay%20Group,%20Ltd',
    'mc_dealership_group_name.lc',
    { pieces: ['Bay Group', ' Ltd'], names: ['bay group', 'ltd'] },
    [],
  ),
  named(
    'mc_sub_dealership_group_name=North,%20West,peach',
    'mc_sub_dealership_group_name.lc',
    { pieces: ['North', ' West', 'peach'], names: ['north, west', 'peach'] },
    ['9003', '9006'],
  ),
  ranged(
    'created_at_days=0-5',
    'created_at',
    { min: at('2026-06-10T00:00:00Z'), max: at('2026-06-15T23:59:59Z') },
    ['9002', '9005', '980'],
  ),
  ranged('created_at_days=365-', 'created_at', { max: at('2025-06-15T23:59:59Z') }, ['9001', '9004']),
  ranged(
    'created_at_range=20260516-20260601',
    'created_at',
    { min: at('2026-05-16T00:00:00Z'), max: at('2026-06-01T23:59:59Z') },
    ['9003', '9006'],
  ),
  {
    name: 'dealerships: country=ca',
    url: url('country=CA'),
    plan: { filters: [is('country', 'ca')] },
    request: { terms: { 'country.lc': ['ca'] } },
    ids: ['9101'],
  },
  {
    name: 'dealerships: country=all',
    url: url('country=all'),
    plan: { filters: [] },
    request: { match_all: {} },
    inOrder: ['9001', '9002', '9003', '9004', '9005', '9006', '9101', '980'],
    answer: { num_found: 8 },
  },
  {
    name: 'dealerships: filters hold together',
    url: url('city=atlanta&dealer_type=independent&mc_category=franchise'),
    request: { terms: { 'city.lc': ['atlanta'] } },
    ids: ['9006'],
  },
  {
    name: 'dealerships: parameters of nothing known, and of the older directory, are ignored',
    url: url('listing_count_range=1-2&stats=created_at&status=inactive&provider=true&seller_name=x'),
    plan: { filters: [US] },
    request: { sort: DEFAULT_SORT },
    inOrder: IN_ORDER,
  },

  {
    name: 'dealerships: zip and radius: no order by distance, which is shown',
    url: url('zip=30301&radius=20'),
    plan: { filters: filters({ is: 'within', centre: ATLANTA, miles: 20 }), centre: ATLANTA },
    request: { geo_distance: { distance: '20mi', location: { lat: 33.8444, lon: -84.4741 } } },
    inOrder: ['9001', '9002', '9005', '9006'],
    answer: {
      num_found: 4,
      mc_dealerships: [5.18, 13.24, 8.02, 8.02].map((distance) => ({ distance })),
    },
  },
  {
    name: 'dealerships: a point and a radius',
    url: url('latitude=33.7525&longitude=-84.3888&radius=1'),
    plan: { centre: { latitude: 33.7525, longitude: -84.3888 } },
    request: { geo_distance: { distance: '1mi', location: { lat: 33.7525, lon: -84.3888 } } },
    inOrder: ['9005', '9006'],
    answer: { mc_dealerships: [{ distance: 0 }, { distance: 0 }] },
  },
  {
    name: 'dealerships: sort_by=dist is none of theirs',
    url: url('zip=30301&radius=20&sort_by=dist&sort_order=desc'),
    request: { sort: DEFAULT_SORT },
    inOrder: ['9001', '9002', '9005', '9006'],
  },
  {
    name: 'dealerships: a radius without a centre is ignored',
    url: url('radius=20'),
    plan: { filters: [US] },
    request: { sort: DEFAULT_SORT },
    inOrder: IN_ORDER,
  },
  refused('zip=30301&radius=7001', 422, '7000'),
  refused('zip=00000&radius=5', 422, 'zip'),
  refused('latitude=91&longitude=0&radius=5', 422, 'latitude'),

  ...sorted('mc_website_id', IN_ORDER, [...IN_ORDER].reverse()),
  ...sorted(
    'mc_dealer_id',
    ['9001', '9006', '9002', '9003', '9004', '9005', '980'],
    ['980', '9005', '9004', '9003', '9002', '9001', '9006'],
  ),
  ...sorted('mc_location_id', IN_ORDER, [...IN_ORDER].reverse()),
  ...sorted(
    'mc_rooftop_id',
    ['9001', '9006', '9002', '9003', '9004', '9005', '980'],
    ['980', '9005', '9004', '9003', '9002', '9001', '9006'],
  ),
  // those of no group are last in both directions
  ...sorted(
    'mc_dealership_group_id',
    [...BY_GROUP, '9002', '9005'],
    ['980', '9003', '9004', '9001', '9006', '9002', '9005'],
  ),
  ...sorted(
    'mc_sub_dealership_group_id',
    ['9001', '9003', '9006', '9002', '9004', '9005', '980'],
    ['9006', '9003', '9001', '9002', '9004', '9005', '980'],
  ),
  ...sorted('created_at_days', NEWEST_FIRST, [...NEWEST_FIRST].reverse(), true),
  ...sorted('created_at_range', NEWEST_FIRST, [...NEWEST_FIRST].reverse(), true),
  ...['nonsense', 'seller_name', 'created_at', 'listing_count', 'id'].map(
    (by): Case => ({
      name: `dealerships: sort_by=${by} is ignored silently`,
      url: url(`sort_by=${by}&sort_order=desc`),
      plan: { filters: [US] },
      request: { sort: DEFAULT_SORT },
      inOrder: IN_ORDER,
    }),
  ),

  {
    name: 'dealerships: rows above 50 count as 50',
    url: url('rows=51'),
    plan: { rows: 50 },
    request: { size: 50 },
    inOrder: IN_ORDER,
  },
  {
    name: 'dealerships: a page in the middle',
    url: url('rows=2&start=4&data_version=first'),
    plan: { rows: 2, start: 4 },
    request: { from: 4, size: 2 },
    inOrder: ['9005', '9006'],
    answer: { num_found: 7 },
  },
  {
    name: 'dealerships: start at the end is an empty page',
    url: url('start=7'),
    plan: { start: 7 },
    request: { from: 7 },
    ids: [],
    answer: { num_found: 7, mc_dealerships: [] },
  },
  refused('start=8', 422, 'Parameter start: 8 is beyond the 7 rows found'),
  refused('start=9995&rows=10', 422, 'start + rows must not exceed 10000'),

  {
    name: 'dealerships: facets; terms that differ in case are one, in the spelling of most',
    url: url('rows=0&facets=city,mc_category,dealer_type,mc_dealership_group_name,mc_dealer_id|0|1'),
    plan: { rows: 0 },
    request: { aggs: { city: {}, mc_category: {}, dealer_type: {} } },
    ids: [],
    answer: {
      num_found: 7,
      facets: {
        city: terms({ Atlanta: 3, Athens: 1, 'Avondale Estates': 1, Chicago: 1, 'San Francisco': 1 }),
        mc_category: terms({ Dealer: 3, 'Dealership Group': 1, Retailer: 1, franchise: 1, independent: 1 }),
        dealer_type: terms({ independent: 4, franchise: 3 }),
        mc_dealership_group_name: terms({
          'Hall | Mileone Autogroup': 2,
          'Peach Motors, Inc.': 2,
          'Hills Motors': 1,
        }),
        mc_dealer_id: [{ item: '8001', count: 2 }],
      },
    },
  },
  {
    name: 'dealerships: every other facet field, in the order of their terms',
    url: url(
      'country=all&rows=0&count_other_values=true&facet_sort=index&facets=country,state,mc_website_id|6,mc_location_id|0|1,mc_rooftop_id||1|2,mc_dealership_group_id,mc_sub_dealership_group_id,mc_sub_dealership_group_name',
    ),
    plan: { filters: [], rows: 0 },
    request: { aggs: { country: { terms: { order: [{ _key: 'asc' }] } } } },
    ids: [],
    answer: {
      facets: {
        country: terms({ CA: 1, US: 7 }),
        state: terms({ CA: 1, GA: 5, IL: 1, ON: 1 }),
        mc_website_id: [
          { item: '9101', count: 1 },
          { item: '980', count: 1 },
        ],
        mc_location_id: [{ item: '7001', count: 1 }],
        mc_rooftop_id: [{ item: '6001', count: 2 }],
        mc_dealership_group_id: [
          { item: '501', count: 2 },
          { item: '502', count: 2 },
          { item: '503', count: 1 },
          { item: '504', count: 1 },
        ],
        mc_sub_dealership_group_id: [
          { item: '511', count: 1 },
          { item: '512', count: 1 },
          { item: '513', count: 1 },
        ],
        mc_sub_dealership_group_name: terms({ 'North, West': 1, Peach: 1, 'Peach South': 1 }),
      },
    },
  },
  {
    name: 'dealerships: facets of other fields are Error objects, and range facets of all',
    url: url('rows=0&facets=zip,seller_name,status,msa_code,city|0|1&range_facets=listing_count,created_at'),
    plan: {
      rangeFacets: ['listing_count', 'created_at'].map((name) => ({
        name,
        refused: `Range facet on field "${name}" is not allowed`,
      })),
    },
    request: { aggs: { city: {} } },
    ids: [],
    answer: {
      facets: {
        ...Object.fromEntries(
          ['zip', 'seller_name', 'status', 'msa_code'].map((field) => [field, [error(field)]]),
        ),
        city: [{ item: 'Atlanta', count: 3 }],
      },
      range_facets: {
        listing_count: error('listing_count', 'Range facet'),
        created_at: error('created_at', 'Range facet'),
      },
    },
  },
  refused('country=uk', 422, 'country'),
  refused('dealer_type=mixed', 422, 'dealer_type'),
  refused('created_at_days=-5--1', 422, 'created_at_days'),
  refused('created_at_days=5-x', 422, 'created_at_days'),
  refused('created_at_range=2026-06-01', 422, 'created_at_range'),
  refused('created_at_range=20260601-20260501', 422, 'created_at_range'),
  refused('sort_order=up', 422, 'sort_order'),
  refused('rows=x', 422, 'rows'),
  refused('facet_sort=alphabetical', 422, 'facet_sort'),
  refused('facets=city|x', 422, 'facets'),
  refused('city=%E0%A4%A', 400, 'percent-encoded'),
];
