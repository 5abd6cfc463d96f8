import { type Case, left, listed, nothing, search } from './case.ts';

const USED = [
  'f150',
  'mustang',
  'escape',
  'civic',
  'crv',
  'ram',
  'model3',
  'leaf',
  'bmw3',
  'outback',
  'grancabrio',
];

/** What names a listing, and its condition (part-1.md rule E1.11). */
export const identity: readonly Case[] = [
  listed(
    'vin=km8kn4ae0su000009,1FTFW1E80NFA00001',
    'vin',
    ['1FTFW1E80NFA00001', 'KM8KN4AE0SU000009'],
    ['f150', 'ioniq'],
  ),
  listed('stock_no=p-100,D5%5C,5', 'stock_no', ['d5,5', 'p-100'], ['f150', 'civic']),
  left(
    'exclude_sources=peachford.example,https://www.LoopMotors.example/x',
    'source',
    ['loopmotors.example', 'peachford.example'],
    ['civic', 'crv', 'ram', 'model3', 'ioniq', 'leaf'],
  ),
  {
    name: 'vdp_url is one value, compared whole, commas included, in any case',
    url: search('vdp_url=HTTPS%3A%2F%2Fwww.peachford.example%2FCARS%2Ff150%3Fref%3Da,b'),
    plan: {
      filters: [
        { is: 'anyOf', field: 'vdp_url', values: ['https://www.peachford.example/cars/f150?ref=a,b'] },
      ],
    },
    request: { terms: { vdp_url: ['https://www.peachford.example/cars/f150?ref=a,b'] } },
    ids: ['f150'],
  },
  listed('vehicle_status=coming%20soon', 'vehicle_status.lc', ['coming soon'], ['f150new']),
  listed('in_transit=true', 'in_transit', [true], ['f150new']),
  nothing('in_transit=false', 'applies no filter (part-1.md)'),
  listed('carfax_1_owner=TRUE', 'carfax_1_owner', [true], ['f150', 'crv', 'bmw3']),
  nothing('carfax_1_owner=false', 'applies no filter (supplement decision 17)'),
  listed('carfax_clean_title=1', 'carfax_clean_title', [true], ['f150', 'civic', 'crv']),
  listed('car_type=New', 'inventory_type', ['new'], ['f150new', 'ioniq', 'x5']),
  listed('car_type=used&rows=50', 'inventory_type', ['used'], USED),
  {
    name: 'certified listings are used ones with is_certified 1',
    url: search('car_type=certified'),
    plan: {
      filters: [
        { is: 'anyOf', field: 'inventory_type', values: ['used'] },
        { is: 'anyOf', field: 'is_certified', values: [true] },
      ],
    },
    request: {
      bool: { filter: [{ terms: { inventory_type: ['used'] } }, { terms: { is_certified: [true] } }] },
    },
    ids: ['f150', 'bmw3'],
  },
  {
    name: 'car_type takes a list',
    url: search('car_type=new,certified'),
    plan: {
      filters: [
        {
          is: 'either',
          groups: [
            [
              { is: 'anyOf', field: 'inventory_type', values: ['used'] },
              { is: 'anyOf', field: 'is_certified', values: [true] },
            ],
            [{ is: 'anyOf', field: 'inventory_type', values: ['new'] }],
          ],
        },
      ],
    },
    request: { bool: { minimum_should_match: 1 } },
    ids: ['f150new', 'ioniq', 'x5', 'f150', 'bmw3'],
  },
  {
    name: 'used without certified: unknown counts as not certified',
    url: search('car_type=used&exclude_certified=true'),
    plan: {
      filters: [
        { is: 'anyOf', field: 'inventory_type', values: ['used'] },
        { is: 'noneOf', field: 'is_certified', values: [true] },
      ],
    },
    request: { bool: { must_not: [{ terms: { is_certified: [true] } }] } },
    ids: USED.filter((id) => !['f150', 'bmw3'].includes(id)),
  },
];
