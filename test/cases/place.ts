import { type Case, listed, nothing, search } from './case.ts';

const PEACH = ['f150', 'f150new', 'mustang', 'escape'];
const DECATUR = ['civic', 'crv', 'ram'];
const BAY = ['model3', 'ioniq', 'leaf'];
const LOOP = ['bmw3', 'x5', 'outback', 'grancabrio'];

/** ZIP 30301 */
const ATLANTA = { latitude: 33.8444, longitude: -84.4741 };

/** Where: the peach dealer is 5.18 miles from ZIP 30301, decatur 13.24; the loop dealer's place is not known. */
export const place: readonly Case[] = [
  listed('city=atlanta,San%20Francisco', 'city.lc', ['atlanta', 'san francisco'], [...PEACH, ...BAY]),
  listed('state=ca,il', 'state.lc', ['ca', 'il'], [...BAY, ...LOOP]),
  listed('msa_code=7360', 'msa_code.lc', ['7360'], BAY),
  listed('zip=30002-1234,94103', 'zip', ['30002', '94103'], [...DECATUR, ...BAY]),
  {
    name: 'zip and radius: nearest first',
    url: search('zip=30301&radius=20'),
    plan: {
      filters: [{ is: 'within', centre: ATLANTA, miles: 20 }],
      centre: ATLANTA,
      order: { by: 'dist', descending: false },
    },
    request: { geo_distance: { distance: '20mi', location: { lat: 33.8444, lon: -84.4741 } } },
    inOrder: ['f150', 'f150new', 'escape', 'mustang', 'civic', 'crv', 'ram'],
    answer: { num_found: 7 },
  },
  {
    name: 'a narrower radius',
    url: search('zip=30301&radius=10'),
    plan: { filters: [{ is: 'within', centre: ATLANTA, miles: 10 }] },
    request: { geo_distance: { distance: '10mi' } },
    ids: PEACH,
  },
  {
    name: 'latitude, longitude and radius, with copies: an aggregator at the same place',
    url: search('latitude=33.832&longitude=-84.3851&radius=1&nodedup=true&model=F-150'),
    plan: { centre: { latitude: 33.832, longitude: -84.3851 } },
    request: { geo_distance: { distance: '1mi', location: { lat: 33.832, lon: -84.3851 } } },
    ids: ['f150', 'f150new', 'f150copy'],
  },
  {
    name: 'coordinates without radius: no filter, default order, dist is shown (feeds.md section 5)',
    url: search('latitude=33.8444&longitude=-84.4741&make=honda'),
    plan: { filters: [{ is: 'anyOf', field: 'make', values: ['honda'] }], centre: ATLANTA },
    request: { sort: [{ last_seen_at: 'desc' }, { vin: 'asc' }, { tie: 'asc' }] },
    inOrder: ['civic', 'crv'],
    answer: {
      listings: [
        { id: 'civic', dist: 13.24 },
        { id: 'crv', dist: 13.24 },
      ],
    },
  },
  {
    name: 'coordinates without radius: dist sorts; a listing without a place is last in both directions',
    url: search('latitude=33.8444&longitude=-84.4741&body_type=sedan&sort_by=dist&sort_order=desc'),
    plan: { order: { by: 'dist', descending: true } },
    request: {
      sort: [
        { located: 'desc' },
        { _geo_distance: { order: 'desc', unit: 'mi' } },
        { last_seen_at: 'desc' },
        { tie: 'asc' },
      ],
    },
    inOrder: ['model3', 'civic', 'bmw3'],
  },
  {
    name: 'coordinates without radius: dist ascending',
    url: search('latitude=33.8444&longitude=-84.4741&body_type=sedan&sort_by=dist'),
    plan: { order: { by: 'dist', descending: false } },
    request: { sort: [{ _geo_distance: { order: 'asc' } }, { last_seen_at: 'desc' }, { tie: 'asc' }] },
    inOrder: ['civic', 'model3', 'bmw3'],
  },
  nothing('radius=10', 'a radius without a centre is ignored (supplement decision 15)'),
  nothing('latitude=33.8', 'half a centre is none'),
  nothing('longitude=-84', 'half a centre is none'),
  nothing('sort_by=dist', 'without a location the default order (supplement decision 12)'),
  {
    name: 'country=ca',
    url: search('country=CA'),
    plan: { coverage: { roles: ['ca'], rest: [] }, filters: [] },
    request: { roles: ['ca'] },
    inOrder: ['f150ca', 'civicca'],
  },
  {
    name: 'country=all',
    url: search('country=all&make=honda'),
    plan: { coverage: { roles: ['us', 'ca'], rest: [] } },
    request: { roles: ['us', 'ca'] },
    ids: ['civic', 'crv', 'civicca'],
  },
  {
    name: 'a Canadian postal code: centre by its first three characters',
    url: search('country=ca&zip=m5v3l9&radius=5'),
    plan: { centre: { latitude: 43.6525, longitude: -79.3686 } },
    request: { geo_distance: { distance: '5mi' } },
    ids: ['f150ca'],
  },
];
