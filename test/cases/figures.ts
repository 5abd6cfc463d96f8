import { type Case, search } from './case.ts';

const bucket = (lower_bound: number, upper_bound: number, count: number) => ({
  lower_bound,
  upper_bound,
  count,
});

/** Of 14 listings 13 have a price: see test/market/cars-us.ts. Counts a default price bucket of 5,000 each. */
const PRICE_COUNTS = [0, 1, 1, 0, 1, 1, 2, 2, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1];

/** Range facets and statistics (part-1.md rule E1.9, supplement 2.1, feeds.md section 5 "range facets"). */
export const figures: readonly Case[] = [
  {
    name: 'range_facets: start, end and interval by default',
    url: search('range_facets=price&rows=0'),
    plan: { rangeFacets: [{ name: 'price', field: 'price', start: 0, end: 100_000, interval: 5000 }] },
    request: { range: { field: 'price' } },
    ids: [],
    answer: {
      range_facets: {
        price: {
          counts: PRICE_COUNTS.map((count, i) => bucket(i * 5000, (i + 1) * 5000, count)),
          interval: 5000,
          start: 0,
          end: 100_000,
          before: 0,
          between: 13,
          after: 0,
        },
      },
    },
  },
  {
    name: 'a lower bound belongs to its bucket, an upper one does not; before, between and after are all with a value',
    url: search('range_facets=price|24000|38500|7250&rows=0'),
    plan: { rangeFacets: [{ name: 'price', field: 'price', start: 24_000, end: 38_500, interval: 7250 }] },
    request: { range: { field: 'price' } },
    ids: [],
    answer: {
      range_facets: {
        price: {
          counts: [bucket(24_000, 31_250, 3), bucket(31_250, 38_500, 2)],
          before: 2,
          between: 5,
          after: 6,
        },
      },
    },
  },
  {
    name: 'start without end: end is start plus the default end; the last bucket is cut at the end',
    url: search('range_facets=dom|20|100|30,miles|10000&rows=0'),
    plan: {
      rangeFacets: [
        { name: 'dom', field: 'dom', start: 20, end: 100, interval: 30 },
        { name: 'miles', field: 'miles', start: 10_000, end: 110_000, interval: 5000 },
      ],
    },
    request: { range: { field: 'dom' } },
    ids: [],
    answer: {
      range_facets: {
        dom: {
          counts: [bucket(20, 50, 10), bucket(50, 80, 0), bucket(80, 100, 0)],
          before: 2,
          between: 10,
          after: 2,
        },
        miles: { start: 10_000, end: 110_000, before: 4, between: 9, after: 0 },
      },
    },
  },
  {
    name: 'a disallowed field, and an interval that is too small, are Error objects',
    url: search('range_facets=year,msrp|0|200000|1000,price|0|200|1.01&rows=0'),
    request: { match_all: {} },
    ids: [],
    answer: {
      range_facets: {
        year: { result: 'Error', message: 'Range facet on field "year" is not allowed' },
        msrp: {
          result: 'Error',
          message: 'Range facet on field "msrp": interval must exceed (end - start)/200',
        },
        price: { between: 0, after: 13 },
      },
    },
  },
  {
    name: 'stats: count and missing are all that was found',
    url: search('stats=price&rows=0'),
    plan: { stats: [{ name: 'price', field: 'price' }] },
    request: { extended_stats: { field: 'price' } },
    ids: [],
    answer: {
      stats: {
        price: { min: 7900, max: 99_000, count: 13, missing: 1, sum: 534_700, median: 35_900 },
      },
    },
  },
  {
    name: 'stats of three values: mean, sample deviation, sum of squares',
    url: search('make=bmw,tesla&stats=price,miles&rows=0'),
    plan: {
      stats: [
        { name: 'price', field: 'price' },
        { name: 'miles', field: 'miles' },
      ],
    },
    request: { percentiles: { field: 'miles' } },
    ids: [],
    answer: {
      stats: {
        // 28000, 8, 9000
        miles: { min: 8, max: 28_000, count: 3, missing: 0, sum: 37_008, mean: 12_336, median: 9000 },
        price: {
          count: 3,
          sum: 143_400,
          mean: 47_800,
          sum_of_squares: 33_500 ** 2 + 74_000 ** 2 + 35_900 ** 2,
        },
      },
    },
  },
  {
    name: 'stats of nothing: count 0 and no other figure; a disallowed field is an Error object',
    url: search('make=nissan&stats=miles,year&rows=0'),
    request: { extended_stats: { field: 'miles' } },
    ids: [],
    answer: {
      stats: {
        miles: { count: 0, missing: 1 },
        year: { result: 'Error', message: 'Statistics on field "year" are not allowed' },
      },
    },
  },
];
