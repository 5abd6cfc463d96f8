import { type Case, casesOf, is } from './case.ts';

const A = casesOf({ path: '/dealerships/inventory/marketplaces/marketplace_a' });
const B = casesOf({ path: '/dealerships/inventory/marketplaces/marketplace_b' });
const at = (name: string) => casesOf({ path: `/dealerships/inventory/marketplaces/${name}` });

const WHOLE = ['escape', 'f150', 'f150new', 'civiccopy', 'crvcopy', 'mustang'];

/** There is no such marketplace. */
const unknown = (name: string): Case =>
  at(name).refused('dealer_id=1001', 404, 'marketplace_a, marketplace_b');

/** E3: a dealer's inventory as a marketplace takes it (part-1.md E3; supplement section 8; feeds.md section 5). */
export const marketplaces: readonly Case[] = [
  {
    name: 'format A: the whole inventory in the order of E2',
    url: A.url('dealer_id=1001'),
    plan: { rows: 1500, reads: ['record', 'extra.seller_comments'] },
    request: { size: 1500, _source: ['record', 'extra.seller_comments'] },
    inOrder: WHOLE,
    answer: {
      num_found: 6,
      listings: [
        { vehicle_id: 'escape', price: '-1', mileage: { value: 60_000, unit: 'MI' }, dealer_id: '1001' },
        { vehicle_id: 'f150', price: '38500 USD', state_of_vehicle: 'CPO', availability: 'AVAILABLE' },
        { vehicle_id: 'f150new', state_of_vehicle: 'NEW', availability: 'PENDING' },
        { vehicle_id: 'civiccopy', state_of_vehicle: 'USED', availability: 'PENDING' },
        { vehicle_id: 'crvcopy', price: '28100 USD', dealer_name: 'Peach State Ford' },
        { vehicle_id: 'mustang', state_of_vehicle: 'USED', mileage: { value: 40_000, unit: 'MI' } },
      ],
    },
  },
  {
    name: 'format B: the whole inventory in the order of E2',
    url: B.url('dealer_id=1001'),
    plan: { rows: 1500 },
    request: { size: 1500 },
    inOrder: WHOLE,
    answer: {
      num_found: 6,
      listings: [
        { id: 'escape', VIN: '1FMCU0GD0KUA00004', price: '-1', mileage: '60000 miles', store_code: '1001' },
        { id: 'f150', price: '38500 USD', condition: 'Used', 'certified_pre-owned': 'yes' },
        { id: 'f150new', price: '61000 USD', vehicle_msrp: '64000 USD', condition: 'New' },
        { id: 'civiccopy', mileage: '75000 miles', brand: 'Honda' },
        { id: 'crvcopy', store_code: '1001' },
        { id: 'mustang', 'certified_pre-owned': 'no' },
      ],
    },
  },
  {
    name: 'formats: what has no mileage says -1',
    url: B.url('dealer_id=1003&model=leaf'),
    request: { terms: { 'model.lc': ['leaf'] } },
    ids: ['leaf'],
    answer: { listings: [{ id: 'leaf', mileage: '-1', price: '7900 USD' }] },
  },
  {
    name: 'formats: Canadian dollars of a Canadian dealer',
    url: A.url('dealer_id=2001&country=ca'),
    request: { terms: { country: ['ca'] } },
    ids: ['f150ca'],
    answer: {
      listings: [{ vehicle_id: 'f150ca', price: '45000 CAD', address: { country: 'CA', region: 'ON' } }],
    },
  },
  ...[A, B].map(
    ({ url }, i): Case => ({
      name: `formats: in_transit means new ones (${i === 0 ? 'A' : 'B'})`,
      url: url('dealer_id=1001&in_transit=true'),
      plan: { filters: [is('dealer_id', '1001'), is('in_transit', true), is('inventory_type', 'new')] },
      request: { terms: { inventory_type: ['new'] } },
      ids: ['f150new'],
    }),
  ),
  {
    name: 'formats: in_transit=false is no filter',
    url: A.url('dealer_id=1001&in_transit=false'),
    plan: { filters: [is('dealer_id', '1001')] },
    request: { terms: { dealer_id: ['1001'] } },
    inOrder: WHOLE,
  },
  {
    name: 'formats: car_type=certified gives certified ones',
    url: A.url('source=peachford.example,loopmotors.example&car_type=certified'),
    request: { terms: { is_certified: [true] } },
    ids: ['f150', 'bmw3'],
    answer: { num_found: 2 },
  },
  {
    name: 'formats: owned gives what stands at the dealer',
    url: B.url('dealer_id=1001&owned=true'),
    request: { terms: { is_owned: [true] } },
    ids: ['escape', 'f150', 'f150new', 'crvcopy', 'mustang'],
  },
  {
    name: 'formats: has_price and has_miles',
    url: A.url('dealer_id=1001,1003&has_price=true&has_miles=true'),
    request: { exists: { field: 'price' } },
    ids: ['f150', 'f150new', 'mustang', 'civiccopy', 'crvcopy', 'model3', 'ioniq'],
  },
  {
    name: 'formats: rows, start and order',
    url: B.url('dealer_id=1001&rows=2&start=1&sort_by=price&sort_order=desc'),
    plan: { rows: 2, start: 1, order: { by: 'price', descending: true } },
    request: { from: 1, size: 2 },
    inOrder: ['f150', 'mustang'],
    answer: { num_found: 6 },
  },
  {
    name: 'formats: facets, range facets and statistics stand beside them',
    url: A.url(
      'dealer_id=1001&rows=1&facets=make,carfax_1_owner&stats=price&range_facets=price|0|50000|50000',
    ),
    request: { aggs: { make: {} } },
    inOrder: ['escape'],
    answer: {
      facets: {
        make: [
          { item: 'Ford', count: 4 },
          { item: 'Honda', count: 2 },
        ],
        carfax_1_owner: [{ result: 'Error', message: 'Facet on field "carfax_1_owner" is not allowed' }],
      },
      stats: { price: { count: 5, missing: 1 } },
      range_facets: { price: { between: 4, after: 1 } },
    },
  },
  {
    name: "a vendor's name of format A",
    url: at('facebook').url('dealer_id=1005'),
    request: { terms: { dealer_id: ['1005'] } },
    ids: ['f150copy'],
    answer: { listings: [{ vehicle_id: 'f150copy', state_of_vehicle: 'USED' }] },
  },
  {
    name: "a vendor's name of format B",
    url: at('google-va-feed').url('dealer_id=1005'),
    request: { terms: { dealer_id: ['1005'] } },
    ids: ['f150copy'],
    answer: { listings: [{ id: 'f150copy', store_code: '1005' }] },
  },
  unknown('marketplace_unknown'),
  unknown('Marketplace_A'),
  unknown('FACEBOOK'),
  unknown('constructor'),
  unknown('__proto__'),
  unknown('marketplace_a%20'),
  A.refused('', 422, 'Name a dealer'),
  B.refused('mc_category=Dealer', 422, 'Name a dealer'),
  A.refused('dealer_id=1001&start=7', 422, 'start'),
  B.refused('dealer_id=1001&rows=many', 422, 'rows'),
];
