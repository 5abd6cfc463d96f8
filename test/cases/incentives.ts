import { at } from '../market/car.ts';
import { type Case, casesOf, is } from './case.ts';

const US = is('country', 'us');
const { url, filters, listed, ranged, refused } = casesOf({
  path: '/search/car/incentive/oem',
  always: [US],
});

/** Incentives of the US, last updated first. */
const IN_ORDER = ['i1', 'i2', 'i3', 'i4', 'i5', 'i7'];
const CHICAGO = { latitude: 41.8858, longitude: -87.6181 };

/** A list filter on a member of objects. */
const inside = (
  query: string,
  path: string,
  values: readonly (string | number)[],
  ids: readonly string[],
): Case => ({
  name: `incentives: ${query}`,
  url: url(query),
  plan: { filters: filters({ is: 'anyOf', field: path.replace(/^\w+\.|\.lc$/g, ''), values }) },
  request: { nested: { path: path.replace(/\..*/, ''), query: { terms: { [path]: values } } } },
  ids,
});

/** A range of a member of objects. */
const insideRange = (
  query: string,
  path: string,
  { min, max }: { readonly min?: number; readonly max?: number },
  ids: readonly string[],
): Case => {
  const ends = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const bounds = { ...(min === undefined ? {} : { gte: min }), ...(max === undefined ? {} : { lte: max }) };
  return {
    name: `incentives: ${query}`,
    url: url(query),
    plan: { filters: filters({ is: 'between', field: path.replace(/^\w+\./, ''), ...ends }) },
    request: { nested: { path: path.replace(/\..*/, ''), query: { range: { [path]: bounds } } } },
    ids,
  };
};

const days = (query: string, field: string, from: string, to: string, ids: readonly string[]): Case =>
  ranged(query, field, { min: at(`${from}T00:00:00Z`), max: at(`${to}T23:59:59Z`) }, ids);

const said = (
  query: string,
  field: string,
  { words = [], phrases = [] }: { readonly words?: readonly string[]; readonly phrases?: readonly string[] },
  ids: readonly string[],
): Case => ({
  name: `incentives: ${query}`,
  url: url(query),
  plan: { filters: filters({ is: 'words', field, words, phrases }) },
  request:
    words.length > 0
      ? { match: { [field]: { query: words.join(' '), operator: 'and' } } }
      : { match_phrase: { [field]: phrases[0] } },
  ids,
});

const sorted = (query: string, by: string, descending: boolean, inOrder: readonly string[]): Case => ({
  name: `incentives: ${query}`,
  url: url(query),
  plan: { order: { by, descending } },
  request: { [by]: { order: descending ? 'desc' : 'asc', missing: '_last' } },
  inOrder,
});

const error = (field: string, what = 'Facet') => ({
  result: 'Error',
  message: `${what} on field "${field}" is not allowed`,
});

/** Numbers of the offer that only the lease has, in two places. */
const OF_THE_LEASE: readonly [string, number][] = [
  ['due_at_signing', 3999],
  ['acquisition_fee', 645],
  ['disposition_fee', 395],
  ['net_cap_cost', 48_000],
  ['gross_cap_cost', 50_000],
  ['total_monthly_payments', 14_364],
  ['lease_end_purchase_price', 30_000],
  ['over_mileage_fee', 0.2],
  ['mileage_limit', 10_000],
  ['dealer_contribution', 500],
  ['security_deposit', 0],
];

/** S2: manufacturer incentives (part-2.md S2; supplement section 10; feeds.md section 5). */
export const incentives: readonly Case[] = [
  {
    name: 'incentives: nothing asked: ten of the US, last updated first',
    url: '/v2/search/car/incentive/oem',
    plan: { rows: 10, start: 0, filters: [US], coverage: { roles: ['incentives'], rest: [] } },
    request: { roles: ['incentives'] },
    inOrder: IN_ORDER,
    answer: { num_found: 6 },
  },
  {
    name: 'incentives: a record with all its members, unknown ones absent',
    url: url('cashback_target_group=military'),
    plan: { filters: filters(is('cashback_target_group', 'military')) },
    request: { terms: { 'cashback_target_group.lc': ['military'] } },
    ids: ['i4'],
    answer: {
      num_found: 1,
      listings: [
        {
          id: 'i4',
          base_sha: 'b4',
          offer: {
            vehicles: [{ make: 'Toyota', model: 'Camry', year: 2026, trim: 'LE' }],
            offer_type: 'cash',
            cashback_amount: 1500,
            cashback_target_group: 'Military',
            valid_from: '06/01/2026',
            valid_through: '06/15/2026',
            titles: ['Military bonus cash'],
          },
          msa_code: '1600',
          zip: '60601',
          city: 'Chicago',
          state: 'IL',
          country: 'US',
          dealer_id: '9002',
          source: 'toyota.example',
          status_date: '2026-06-11T08:00:00Z',
          scraped_at_date: '2026-06-01T10:00:00Z',
        },
      ],
    },
  },

  inside('make=FORD,mazda', 'vehicles.make.lc', ['ford', 'mazda'], ['i1', 'i2', 'i3', 'i7']),
  inside('make=toyota', 'vehicles.make.lc', ['toyota'], ['i4', 'i5']),
  inside('model=escape', 'vehicles.model.lc', ['escape'], ['i1', 'i2', 'i3']),
  inside('trim=xlt', 'vehicles.trim.lc', ['xlt'], ['i1', 'i2']),
  inside('drivetrain=awd', 'vehicles.drivetrain.lc', ['awd'], ['i7']),
  inside('transmission=automatic', 'vehicles.transmission.lc', ['automatic'], ['i1', 'i2']),
  inside('engine=3.5L+V6', 'vehicles.engine.lc', ['3.5l v6'], ['i1', 'i2']),
  inside('fuel_type=electric', 'vehicles.fuel_type.lc', ['electric'], ['i5']),
  inside('body_type=pickup', 'vehicles.body_type.lc', ['pickup'], ['i1', 'i2']),
  refused('year=2025,soon', 422, 'Parameter year: "soon" is not a number'),
  inside('year=2024-2025', 'vehicles.year', [2024, 2025], ['i1', 'i2', 'i5', 'i7']),
  {
    // i1's F-150 is of 2026, its Escape of 2025: no vehicle of it is an Escape of 2026 or later
    name: 'incentives: years and model of one vehicle',
    url: url('model=escape&year=2026-,2020'),
    plan: {
      filters: filters(is('model', 'escape'), {
        is: 'spans',
        field: 'year',
        spans: [{ min: 2020, max: 2020 }, { min: 2026 }],
      }),
    },
    request: {
      nested: {
        path: 'vehicles',
        query: {
          bool: {
            filter: [
              { terms: { 'vehicles.model.lc': ['escape'] } },
              {
                bool: {
                  should: [
                    { range: { 'vehicles.year': { gte: 2020, lte: 2020 } } },
                    { range: { 'vehicles.year': { gte: 2026 } } },
                  ],
                  minimum_should_match: 1,
                },
              },
            ],
          },
        },
      },
    },
    ids: ['i3'],
  },
  insideRange('year_range=2026-', 'vehicles.year', { min: 2026 }, ['i1', 'i2', 'i3', 'i4']),
  insideRange('monthly_range=450-500', 'amounts.monthly', { min: 450, max: 500 }, ['i1', 'i2']),
  insideRange('apr_range=0-0', 'amounts.apr', { min: 0, max: 0 }, ['i3']),
  insideRange('term_range=60-60', 'amounts.term_months', { min: 60, max: 60 }, ['i3', 'i7']),
  inside('term_unit=year', 'amounts.term_unit.lc', ['years'], ['i3', 'i7']),
  inside('term_unit=MONTHS,years', 'amounts.term_unit.lc', ['months', 'years'], ['i1', 'i2', 'i3', 'i7']),
  {
    name: 'incentives: a term in years does not find as many months',
    url: url('term_unit=years&term_range=5-60'),
    plan: {
      filters: filters(is('term_unit', 'years'), { is: 'between', field: 'term', min: 5, max: 60 }),
    },
    request: {
      nested: {
        path: 'amounts',
        query: {
          bool: {
            filter: [
              { terms: { 'amounts.term_unit.lc': ['years'] } },
              { range: { 'amounts.term': { gte: 5, lte: 60 } } },
            ],
          },
        },
      },
    },
    ids: ['i7'],
  },
  {
    name: 'incentives: make and model of one vehicle',
    url: url('make=ford&model=escape&year=2026'),
    plan: {
      filters: filters(is('make', 'ford'), is('model', 'escape'), {
        is: 'anyOf',
        field: 'year',
        values: [2026],
      }),
    },
    request: {
      nested: {
        path: 'vehicles',
        query: {
          bool: {
            filter: [
              { terms: { 'vehicles.make.lc': ['ford'] } },
              { terms: { 'vehicles.model.lc': ['escape'] } },
              { terms: { 'vehicles.year': [2026] } },
            ],
          },
        },
      },
    },
    ids: ['i3'],
  },
  {
    name: 'incentives: the make of one vehicle and the model of another',
    url: url('make=lincoln&model=escape'),
    plan: { filters: filters(is('make', 'lincoln'), is('model', 'escape')) },
    request: { nested: { path: 'vehicles' } },
    ids: [],
  },
  {
    name: 'incentives: the payment of one amount and the term of another',
    url: url('monthly_range=450-500&term_range=36-36'),
    plan: {
      filters: filters(
        { is: 'between', field: 'monthly', min: 450, max: 500 },
        { is: 'between', field: 'term_months', min: 36, max: 36 },
      ),
    },
    request: { nested: { path: 'amounts' } },
    ids: [],
  },

  listed('offer_type=lease,CASH', 'offer_type.lc', ['cash', 'lease'], ['i1', 'i2', 'i4']),
  refused('offer_type=special', 422, 'Parameter offer_type: "special" is not one of lease, finance, cash'),
  ...OF_THE_LEASE.map(([name, value]) =>
    ranged(`${name}_range=${value}-${value}`, name, { min: value, max: value }, ['i1', 'i2']),
  ),
  ranged('msrp_range=40000-', 'msrp', { min: 40_000 }, ['i1', 'i2']),
  ranged('down_payment_range=-1000', 'down_payment', { max: 1000 }, ['i3']),
  ranged('cashback_amount_range=500-1500', 'cashback_amount', { min: 500, max: 1500 }, ['i4', 'i5']),
  refused('msrp_range=9-8', 422, 'Parameter msrp_range: "9-8" starts above its end'),
  refused('monthly_range=cheap', 422, 'Parameter monthly_range'),
  refused('term_range=5', 422, 'Parameter term_range'),
  refused('term_unit=week', 422, 'Parameter term_unit: "week" is not one of month, months, year, years'),

  listed('state=ga,IL', 'state.lc', ['ga', 'il'], ['i1', 'i2', 'i3', 'i4']),
  listed('city=chicago', 'city.lc', ['chicago'], ['i3', 'i4']),
  listed('zip=30060', 'zip', ['30060'], ['i2']),
  listed('msa_code=520', 'msa_code.lc', ['520'], ['i1', 'i2']),
  listed('dealer_id=9002', 'dealer_id.lc', ['9002'], ['i4', 'i5']),
  listed('source=https%3A%2F%2Fwww.Mazda.example%2Foffers', 'source', ['mazda.example'], ['i7']),
  listed('base_sha=B1', 'base_sha', ['b1'], ['i1', 'i2']),
  days('valid_from_range=20260601-20260601', 'valid_from', '2026-06-01', '2026-06-01', ['i3', 'i4']),
  days('valid_through_range=20260615-20260630', 'valid_through', '2026-06-15', '2026-06-30', [
    'i1',
    'i2',
    'i4',
  ]),
  days('status_date_range=20260612-20260613', 'status_date', '2026-06-12', '2026-06-13', ['i2', 'i3']),
  days('scraped_at_date_range=20260502-20260502', 'scraped_at_date', '2026-05-02', '2026-05-02', [
    'i1',
    'i2',
  ]),
  days('first_seen_range=20260602-20260602', 'scraped_at_date', '2026-06-02', '2026-06-02', ['i3']),
  refused('valid_from_range=06%2F01%2F2026-06%2F30%2F2026', 422, 'send YYYYMMDD-YYYYMMDD'),

  said('search_titles_text=SUMMER', 'titles', { words: ['summer'] }, ['i1', 'i2', 'i3']),
  said('search_titles_text=event+lease', 'titles', { words: ['event', 'lease'] }, ['i1', 'i2']),
  said('search_titles_text=%22event+summer%22', 'titles', { phrases: ['event summer'] }, []),
  said('search_titles_text=%22Lease+Event%22', 'titles', { phrases: ['lease event'] }, ['i1', 'i2']),
  said('search_offers_text=lease', 'offers', { words: ['lease'] }, ['i1', 'i2', 'i3']),
  said('search_disclaimers_text=CREDIT', 'disclaimers', { words: ['credit'] }, ['i1', 'i2']),
  said('search_disclaimers_text=cr%C3%A9dit', 'disclaimers', { words: ['credit'] }, ['i1', 'i2']),
  refused(`search_titles_text=${'a'.repeat(501)}`, 422, 'search_titles_text: the text is longer than 500'),

  {
    name: 'incentives: country=ca',
    url: '/v2/search/car/incentive/oem?country=CA',
    plan: { filters: [is('country', 'ca')] },
    request: { terms: { country: ['ca'] } },
    ids: ['i6'],
  },
  {
    name: 'incentives: country=all',
    url: '/v2/search/car/incentive/oem?country=all&photo_links=true',
    plan: { filters: [] },
    request: { match_all: {} },
    inOrder: ['i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7'],
  },
  refused('photo_links=perhaps', 422, 'Parameter photo_links'),
  {
    name: 'incentives: around a ZIP, the nearest first',
    url: url('zip=30303&radius=30'),
    plan: { order: { by: 'dist', descending: false } },
    request: { geo_distance: { distance: '30mi' } },
    inOrder: ['i1', 'i2'],
  },
  {
    name: 'incentives: around coordinates, the farthest first',
    url: url('latitude=41.8858&longitude=-87.6181&radius=7000&sort_by=dist&sort_order=desc&rows=2'),
    plan: { filters: filters({ is: 'within', centre: CHICAGO, miles: 7000 }), rows: 2 },
    request: { geo_distance: { distance: '7000mi' } },
    inOrder: ['i5', 'i1'],
  },
  refused('zip=00000&radius=10', 422, 'Parameter zip: "00000" is not a known postal code'),

  sorted('sort_by=monthly', 'monthly', false, ['i1', 'i2', 'i3', 'i4', 'i5', 'i7']),
  sorted('sort_by=apr&sort_order=desc', 'apr', true, ['i7', 'i3', 'i1', 'i2', 'i4', 'i5']),
  sorted('sort_by=msrp', 'msrp', false, ['i3', 'i1', 'i2', 'i4', 'i5', 'i7']),
  sorted('sort_by=valid_through&sort_order=desc', 'valid_through', true, [
    'i3',
    'i1',
    'i2',
    'i4',
    'i5',
    'i7',
  ]),
  sorted('sort_by=year', 'year', false, ['i5', 'i7', 'i1', 'i2', 'i3', 'i4']),
  {
    name: 'incentives: the second page',
    url: url('rows=2&start=2&data_version=first'),
    plan: { rows: 2, start: 2 },
    request: { from: 2, size: 2 },
    inOrder: ['i3', 'i4'],
  },
  {
    name: 'incentives: rows above 50 are ten',
    url: url('rows=51'),
    plan: { rows: 10 },
    request: { size: 10 },
    inOrder: IN_ORDER,
  },
  {
    name: 'incentives: facets count incentives, whatever the number of their vehicles',
    url: url('facets=make,model%7C1%7C2,term_unit,msrp&facet_sort=index&count_other_values=true'),
    plan: {},
    request: { terms: { field: 'vehicles.make' } },
    inOrder: IN_ORDER,
    answer: {
      facets: {
        make: [
          { term: 'Ford', count: 3 },
          { term: 'Lincoln', count: 1 },
          { term: 'Mazda', count: 1 },
          { term: 'Toyota', count: 2 },
        ],
        model: [
          { term: 'Camry', count: 1 },
          { term: 'Corsair', count: 1 },
        ],
        term_unit: [
          { term: 'months', count: 3 },
          { term: 'years', count: 2 },
        ],
        msrp: [error('msrp')],
      },
    },
  },
  {
    name: 'incentives: range facets stand in arrays of one; an incentive counts once, with its first amount',
    url: url('range_facets=monthly%7C300%7C500%7C100,make'),
    plan: {},
    request: { range: { field: 'monthly' } },
    inOrder: IN_ORDER,
    answer: {
      range_facets: {
        monthly: [
          {
            counts: [
              { lower_bound: 300, upper_bound: 400, count: 2 },
              { lower_bound: 400, upper_bound: 500, count: 0 },
            ],
            ...{ interval: 100, start: 300, end: 500, before: 0, between: 2, after: 0 },
          },
        ],
        make: [error('make', 'Range facet')],
      },
    },
  },
  {
    name: 'incentives: statistics; count and missing are all that was found',
    url: url('stats=apr,year'),
    plan: {},
    request: { extended_stats: { field: 'apr' } },
    inOrder: IN_ORDER,
    answer: {
      stats: {
        apr: { min: 1.9, max: 3.9, count: 2, missing: 4, sum: 5.8 },
        year: { result: 'Error', message: 'Statistics on field "year" are not allowed' },
      },
    },
  },
];

const ofMake = casesOf({ path: '/search/car/incentive/ford/30303', always: [US, is('make', 'ford')] });

/** The same for one manufacturer and the area of one ZIP. */
export const incentivesOfMake: readonly Case[] = [
  {
    name: 'incentives of a make: the area of its ZIP',
    url: ofMake.url(''),
    plan: { area: { zip: '30303', centre: { latitude: 33.7525, longitude: -84.3888 } } },
    request: { collapse: { field: 'msa_code' } },
    settled: [...ofMake.filters(), is('msa_code', '520')],
    inOrder: ['i1', 'i2'],
  },
  {
    name: 'incentives of a make: a ZIP near one of the area; what the query says of make and place does not count',
    url: '/v2/search/car/incentive/Lincoln/60614?make=ford&zip=30303&radius=5&latitude=1&longitude=1',
    plan: { filters: [US, is('make', 'lincoln')] },
    request: { collapse: { field: 'msa_code' } },
    settled: [US, is('make', 'lincoln'), is('msa_code', '1600')],
    ids: ['i3'],
  },
  {
    name: 'incentives of a make: a known ZIP far from every incentive',
    url: '/v2/search/car/incentive/ford/99801',
    plan: { filters: [US, is('make', 'ford')] },
    request: { collapse: { field: 'msa_code' } },
    settled: [US, is('make', 'ford'), { is: 'either', groups: [] }],
    ids: [],
  },
  {
    name: 'incentives of a make: a place of incentives without an area',
    url: '/v2/search/car/incentive/ford/M5V%202T6?country=all',
    plan: { filters: [is('make', 'ford')] },
    request: { collapse: { field: 'msa_code' } },
    settled: [is('make', 'ford'), { is: 'either', groups: [] }],
    ids: [],
  },
  {
    name: 'incentives of a make: a comma is part of the make',
    url: '/v2/search/car/incentive/ford%2Clincoln/60601',
    plan: { filters: [US, is('make', 'ford,lincoln')] },
    request: { collapse: { field: 'msa_code' } },
    ids: [],
  },
  {
    name: 'incentives of a make: an unknown ZIP',
    url: '/v2/search/car/incentive/ford/00000',
    error: { status: 422, message: 'Parameter zip: "00000" is not a known postal code' },
  },
];
