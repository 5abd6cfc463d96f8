import type { Filter } from '../../src/search/plan.ts';
import { at } from '../market/car.ts';
import { type Case, casesOf, is } from './case.ts';

/** What the UK's operations take besides those of the US (supplement appendix B); the rest is proven there. */

const cars = casesOf({ path: '/search/car/uk/active' });
const FOUND = ['uk-cars-found'];
const NATION = is('nation', 'wales');

const searches: readonly Case[] = [
  {
    name: 'UK cars: nothing asked: with and without a VIN, every nation',
    url: cars.url(''),
    plan: { coverage: { roles: ['uk'], rest: [] }, filters: [] },
    request: { match_all: {} },
    inOrder: ['uk-cars-found', 'uk-cars-other'],
  },
  {
    name: 'UK cars: include_non_vin_listings=false',
    url: cars.url('include_non_vin_listings=false'),
    plan: { filters: [is('has_vin', true)] },
    request: { terms: { has_vin: [true] } },
    ids: FOUND,
  },
  {
    name: 'UK cars: a nation',
    url: cars.url('country=WALES'),
    plan: { filters: [NATION] },
    request: { terms: { nation: ['wales'] } },
    ids: FOUND,
  },
  {
    name: 'UK cars: uk',
    url: cars.url('country=uk'),
    plan: { filters: [is('country', 'gb')] },
    request: { terms: { country: ['gb'] } },
    ids: ['uk-cars-found', 'uk-cars-other'],
  },
  {
    name: 'UK cars: a store has its copies, too',
    url: cars.url('source=other.example'),
    plan: {
      coverage: { roles: ['uk', 'rest'], rest: [is('seller_type', 'dealer')] },
      filters: [is('source', 'other.example')],
    },
    request: { terms: { source: ['other.example'] } },
    ids: ['uk-cars-hidden', 'uk-cars-other'],
  },
  {
    name: 'UK cars: dedup leaves the attributed ones',
    url: cars.url('dedup=true&source=other.example'),
    plan: { filters: [is('is_searchable', true), is('source', 'other.example')] },
    request: { terms: { is_searchable: [true] } },
    ids: ['uk-cars-other'],
  },
  {
    name: 'UK cars: owned with dedup: what is both',
    url: cars.url('owned=true&dedup=true&source=other.example'),
    plan: {
      coverage: { roles: ['uk'], rest: [] },
      filters: [is('is_owned', true), is('is_searchable', true), is('source', 'other.example')],
    },
    request: { terms: { is_searchable: [true] } },
  },
  cars.listed('zip=LS1%204AP', 'zip', ['LS1 4AP'], FOUND),
  cars.listed('postal_code=ls14ap', 'zip', ['LS1 4AP'], FOUND),
  cars.listed('vehicle_registration_mark=ab12%20cde', 'vehicle_registration_mark', ['AB12CDE'], FOUND),
  cars.listed('vrm=AB12CDE', 'vehicle_registration_mark', ['AB12CDE'], FOUND),
  cars.listed('uvc_id=u7', 'uvc_id', ['u7'], FOUND),
  cars.listed('variant=se%205DR', 'variant.lc', ['se 5dr'], FOUND),
  cars.listed('model_variant=Nova%207%7Cse%205dr', 'model_variant.lc', ['nova 7|se 5dr'], FOUND),
  cars.listed('co2_emissions=120', 'co2_emissions.lc', ['120'], FOUND),
  cars.listed('num_owners=2', 'num_owners', [2], FOUND),
  cars.listed('insurance_group=12e', 'insurance_group.lc', ['12e'], FOUND),
  cars.listed('write_off_category=S', 'write_off_category.lc', ['s'], FOUND),
  cars.left('exclude_write_off_category=s', 'write_off_category.lc', ['s'], ['uk-cars-other']),
  cars.listed('fca_status=authorised', 'fca_status.lc', ['authorised'], FOUND),
  cars.listed('county=west%20yorkshire', 'county.lc', ['west yorkshire'], FOUND),
  cars.listed('car_location_seller_name=yard', 'car_seller_name.lc', ['yard'], FOUND),
  cars.listed('car_location_street=1%20dock', 'car_street.lc', ['1 dock'], FOUND),
  cars.listed('car_location_city=hull', 'car_city.lc', ['hull'], FOUND),
  cars.listed('car_location_county=humberside', 'car_county.lc', ['humberside'], FOUND),
  cars.listed('car_location_zip=hu1%201aa', 'car_zip.lc', ['hu1 1aa'], FOUND),
  cars.listed('car_location_latitude=53.74', 'car_latitude', ['53.74'], FOUND),
  cars.listed('car_location_longitude=-0.33', 'car_longitude', ['-0.33'], FOUND),
  cars.listed('ev_battery_type=lithium', 'ev_battery_type.lc', ['lithium'], FOUND),
  cars.listed('wheelbase_category=long', 'wheelbase_category.lc', ['long'], FOUND),
  cars.ranged('combined_mpg_range=40-50', 'combined_mpg', { min: 40, max: 50 }, FOUND),
  cars.ranged('ev_battery_capacity_range=60-', 'ev_battery_capacity', { min: 60 }, FOUND),
  cars.ranged('ev_vehicle_range=200-250', 'ev_vehicle_range', { min: 200, max: 250 }, FOUND),
  cars.ranged('performance_co2_range=0-119', 'performance_co2', { min: 0, max: 119 }, FOUND),
  cars.ranged(
    'vehicle_registration_date_range=20210301-20210331',
    'vehicle_registration_date',
    { min: at('2021-03-01T00:00:00Z'), max: at('2021-03-31T23:59:59Z') },
    FOUND,
  ),
  cars.listed('ulez_compliant=true', 'ulez_compliant', [true], FOUND),
  cars.listed('is_vat_included=true', 'is_vat_included', [true], FOUND),
  cars.refused('country=gb', 422, 'country'),
  cars.refused('postal_code=ZZ9%209ZZ&radius=5', 422, 'postal_code'),
];

const ACTIVE = is('status', 'active');
const dealers = casesOf({ path: '/dealers/car/uk', always: [ACTIVE] });
const dealerships = casesOf({ path: '/dealerships/car/uk' });

const postcode = (field: string): Filter => ({ is: 'anyOf', field, values: ['WC2N 5HR'] });

/** Country, postcode, county and the regulator's word, in both directories; `authorised`: whom the regulator lists; `found`: who has the postcode WC2N 5HR. */
const directory = (
  { url, filters, listed, refused }: ReturnType<typeof casesOf>,
  name: string,
  authorised: readonly string[],
  found: readonly string[],
): Case[] => [
  {
    name: `${name}: nations are told apart`,
    url: url('country=scotland'),
    plan: { filters: filters(is('country', 'scotland')) },
    request: { terms: { 'country.lc': ['scotland'] } },
    ids: [],
  },
  listed('county=west%20yorkshire', 'county.lc', ['west yorkshire'], []),
  listed('fca_status=AUTHORISED', 'fca_status.lc', ['authorised'], authorised),
  // either column may hold the postcode, and either parameter asks for it
  ...['postal_code', 'zip'].map((parameter) => ({
    name: `${name}: ${parameter} finds a postcode in either column`,
    url: url(`${parameter}=wc2n5hr`),
    plan: { filters: filters({ is: 'either', groups: [[postcode('postal_code')], [postcode('zip')]] }) },
    request: { terms: { zip: ['WC2N 5HR'] } },
    ids: found,
  })),
  {
    name: `${name}: a postcode of nobody`,
    url: url('zip=ls1%204ap'),
    ids: [],
  },
  refused('country=us', 422, 'country'),
];

export const uk: readonly Case[] = [
  ...searches,
  ...directory(dealers, 'dealers of the UK', ['3001'], ['3001']),
  ...directory(dealerships, 'dealerships of the UK', [], []),
];
