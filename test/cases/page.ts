import { US_IN_ORDER } from '../market/cars.ts';
import { type Case, nothing, refused, search } from './case.ts';

const BY_PRICE = [
  'leaf',
  'civic',
  'outback',
  'crv',
  'mustang',
  'bmw3',
  'model3',
  'f150',
  'ram',
  'ioniq',
  'f150new',
  'x5',
  'grancabrio',
];

/** Which listings are shown, and in which order (part-1.md rules E1.1 to E1.6). */
export const page: readonly Case[] = [
  {
    name: 'nothing asked: ten listings, last seen descending, then VIN ascending',
    url: '/v2/search/car/active',
    plan: { rows: 10, start: 0, filters: [] },
    request: { from: 0, size: 10, sort: [{ last_seen_at: 'desc' }, { vin: 'asc' }, { tie: 'asc' }] },
    inOrder: US_IN_ORDER.slice(0, 10),
    answer: { num_found: 14 },
  },
  {
    name: 'rows=50 is the maximum',
    url: search('rows=50'),
    plan: { rows: 50 },
    request: { size: 50 },
    inOrder: US_IN_ORDER,
  },
  {
    name: 'rows=51 is replaced by 10',
    url: search('rows=51'),
    plan: { rows: 10 },
    request: { size: 10 },
    inOrder: US_IN_ORDER.slice(0, 10),
  },
  {
    name: 'rows=0: no listing, the total all the same',
    url: search('rows=0'),
    plan: { rows: 0 },
    request: { size: 0, track_total_hits: true },
    ids: [],
    answer: { num_found: 14, listings: [] },
  },
  {
    name: 'start',
    url: search('start=12&rows=5'),
    plan: { start: 12, rows: 5 },
    request: { from: 12, size: 5 },
    inOrder: ['mustang', 'leaf'],
    answer: { num_found: 14 },
  },
  {
    name: 'start at the end: an empty page (supplement decision 9)',
    url: search('start=14'),
    plan: { start: 14 },
    request: { from: 14 },
    ids: [],
    answer: { num_found: 14, listings: [] },
  },
  refused('start=15', 422, 'start'),
  refused('start=15&rows=0', 422, 'start'),
  {
    name: 'sort_by without sort_order ascends; what has no value comes last',
    url: search('sort_by=price&rows=50'),
    plan: { order: { by: 'price', descending: false } },
    request: {
      sort: [{ price: { order: 'asc', missing: '_last' } }, { last_seen_at: 'desc' }, { tie: 'asc' }],
    },
    inOrder: [...BY_PRICE, 'escape'],
  },
  {
    name: 'sort_order=desc; what has no value comes last too',
    url: search('sort_by=price&sort_order=DESC&rows=50'),
    plan: { order: { by: 'price', descending: true } },
    request: {
      sort: [{ price: { order: 'desc', missing: '_last' } }, { last_seen_at: 'desc' }, { tie: 'asc' }],
    },
    inOrder: [...BY_PRICE].reverse().concat('escape'),
  },
  nothing('sort_by=nonsense', 'an unknown sort_by is ignored silently'),
  nothing('sort_order=desc', 'without sort_by the default order'),
  {
    name: 'plot: points in place of listings, whatever rows says',
    url: search('plot=true&rows=1&start=3&make=tesla&sort_by=price'),
    plan: { plot: true, start: 0, rows: 1000 },
    request: { size: 1000, from: 0, sort: [{ last_seen_at: 'desc' }, { vin: 'asc' }, { tie: 'asc' }] },
    ids: ['model3'],
    answer: {
      num_found: 1,
      listings: [
        {
          id: 'model3',
          vin: '5YJ3E1EB0PF000008',
          price: 35_900,
          miles: 9000,
          dom: 30,
          year: 2023,
          make: 'Tesla',
          model: 'Model 3',
          trim: 'Long Range',
          dealer_id: 1003,
          seller_name: 'Bay Electric',
          latitude: 37.7725,
          longitude: -122.4147,
        },
      ],
    },
  },
];
