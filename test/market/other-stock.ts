import type { Market } from '../../src/catalog/markets.ts';
import { at } from './car.ts';

/**
 * Hand-made stock of the markets besides US cars: of each one listing that every filter of the corpus finds, one that none
 * finds, and one that no default search does. Documents as the index keeps them, by hand and not from the catalogue.
 */
interface Stocked {
  readonly role: 'us' | 'ca' | 'uk' | 'rest';
  readonly document: Readonly<Record<string, unknown>>;
}

const SEEN = at('2026-06-15T06:00:00Z');
const LONG_AGO = at('2026-01-10T06:00:00Z');

const found = (market: Market, more: object, vin: object = { vin: '1HGCM82633A004352' }) => ({
  id: `${market}-found`,
  ...vin,
  seller_type: 'dealer',
  inventory_type: 'used',
  year: 2021,
  make: 'Étoile',
  model: 'Nova 7',
  price: 15_000,
  miles: 8000,
  msrp: 21_000,
  source: 'found.example',
  dealer_id: '71',
  seller_name: 'found & sons',
  fuel_type: 'Diesel',
  transmission: 'Manual',
  engine: '2.0L I4',
  city: 'Leeds',
  last_seen_at: SEEN,
  first_seen_at: at('2026-06-10T06:00:00Z'),
  is_searchable: true,
  is_owned: true,
  location: { lat: 53.8, lon: -1.55 },
  located: true,
  ...more,
});

const other = (market: Market, more: object = {}) => ({
  id: `${market}-other`,
  seller_type: 'dealer',
  inventory_type: 'new',
  year: 2026,
  make: 'Terra',
  model: 'One',
  price: 90_000,
  source: 'other.example',
  dealer_id: '72',
  city: 'Bath',
  last_seen_at: LONG_AGO,
  first_seen_at: LONG_AGO,
  is_searchable: true,
  is_owned: true,
  located: false,
  ...more,
});

const US = { country: 'us', state: 'GA', zip: '30301', msa_code: '520', stock_no: 'F-1' };
const GB = { country: 'gb', state: 'ENG', zip: 'LS1 4AP', county: 'West Yorkshire' };
const WORDS = 'used 2021 etoile nova 7 one careful owner, winter tyres';
const PAINT = {
  exterior_color: 'Snow White',
  interior_color: 'Night Black',
  base_ext_color: 'White',
  base_int_color: 'Black',
};
const COUNTS = { seating_capacity: '4', cylinders: '4', doors: '2' };

const DOCUMENTS: readonly (readonly [Market, Stocked['role'], object])[] = [
  [
    'motorcycles',
    'us',
    found('motorcycles', {
      ...US,
      ...{ trim: 'ABS', taxonomy_vin: '1HGCM8263A', color: 'Rouge Écarlate', body_type: 'Cruiser' },
      ...{ vehicle_type: 'MOTORCYCLE', cylinders: '2', drivetrain: 'Chain', search_text: WORDS },
    }),
  ],
  ['motorcycles', 'ca', other('motorcycles', { country: 'ca' })],
  [
    'heavy-equipment',
    'us',
    found('heavy-equipment', {
      ...US,
      ...{ trim: 'Long Reach', drivetrain: '4WD', body_type: 'Crawler', hours_used: 1200 },
      ...{ category: 'Excavators', sub_category: 'Mini Excavators', search_text: WORDS },
      ...{ exterior_color: PAINT.exterior_color, interior_color: PAINT.interior_color },
    }),
  ],
  ['heavy-equipment', 'ca', other('heavy-equipment', { country: 'ca' })],
  [
    'rvs',
    'us',
    found('rvs', {
      ...US,
      ...PAINT,
      ...COUNTS,
      ...{ class: 'Class A', slideouts: '2', sleeps: 6, length: 31.5, gvwr: 22_000, awnings: '1' },
      ...{ fresh_water_capacity: 60, search_text: WORDS },
    }),
  ],
  ['rvs', 'ca', other('rvs', { country: 'ca' })],
  [
    'uk-rvs',
    'uk',
    found('uk-rvs', {
      ...GB,
      ...PAINT,
      ...COUNTS,
      ...{
        category: 'Motorhome',
        sub_category: 'Coachbuilt',
        berths: '4',
        mtplm: '3500 kg',
        chassis: 'Fiat Ducato',
      },
      ...{ drive_type: 'Front', steering: 'RHD', width: 2.3, exterior_length: 7.4, interior_length: 6.1 },
      ...{ engine_size: 2.3, availability_status: 'In Stock', search_text: WORDS },
    }),
  ],
  ['uk-rvs', 'uk', other('uk-rvs', { country: 'gb' })],
  [
    'uk-cars',
    'uk',
    found('uk-cars', {
      ...GB,
      ...{
        nation: 'Wales',
        has_vin: true,
        vehicle_registration_mark: 'AB12CDE',
        uvc_id: 'U7',
        variant: 'SE 5dr',
      },
      ...{ model_variant: 'nova 7|se 5dr', co2_emissions: '120', num_owners: 2, insurance_group: '12E' },
      ...{ write_off_category: 'S', fca_status: 'Authorised', car_seller_name: 'Yard', car_street: '1 Dock' },
      ...{ car_city: 'Hull', car_county: 'Humberside', car_zip: 'HU1 1AA', car_latitude: '53.74' },
      ...{ car_longitude: '-0.33', ev_battery_type: 'Lithium', wheelbase_category: 'Long', combined_mpg: 45 },
      ...{ ev_battery_capacity: 64, ev_vehicle_range: 230, performance_co2: 118, ulez_compliant: true },
      ...{ is_vat_included: true, vehicle_registration_date: at('2021-03-15T00:00:00Z') },
    }),
  ],
  ['uk-cars', 'uk', other('uk-cars', { country: 'gb', has_vin: false })],
];

const hidden = (market: Market) => other(market, { id: `${market}-hidden`, is_searchable: false });

/** A private seller's, whom no search finds unless it is asked for. */
const ofOwner = (market: Market) =>
  other(market, { id: `${market}-private`, seller_type: 'fsbo', country: 'us' });

/** What a market's index of a role holds: flat values, and beside them the record that answers show. */
export function otherStock(market: Market, role: string): readonly object[] {
  const own = DOCUMENTS.filter(([one, held]) => one === market && held === role).map(
    ([, , document]) => document,
  );
  const beside = market.startsWith('uk') ? [hidden(market)] : [hidden(market), ofOwner(market)];
  const all = role === 'rest' && DOCUMENTS.some(([one]) => one === market) ? [...own, ...beside] : own;
  return all.map((document, tie) => ({
    ...document,
    tie,
    record: document,
  }));
}
