import { type Case, left, listed, ranged, search } from './case.ts';

/** What the vehicle is. */
export const build: readonly Case[] = [
  listed('year=2021,2020', 'year', [2020, 2021], ['mustang', 'outback', 'crv', 'bmw3']),
  listed('year=2020-2021', 'year', [2020, 2021], ['mustang', 'outback', 'crv', 'bmw3']),
  listed('year=2021,2020-2020,2021-2021', 'year', [2020, 2021], ['mustang', 'outback', 'crv', 'bmw3']),
  {
    name: 'year: years and open ranges of them',
    url: search('year=2020,2024-,-2016,2021'),
    plan: {
      filters: [
        { is: 'spans', field: 'year', spans: [{ max: 2016 }, { min: 2020, max: 2021 }, { min: 2024 }] },
      ],
    },
    request: {
      bool: {
        should: [
          { range: { year: { lte: 2016 } } },
          { range: { year: { gte: 2020, lte: 2021 } } },
          { range: { year: { gte: 2024 } } },
        ],
        minimum_should_match: 1,
      },
    },
    ids: ['leaf', 'mustang', 'outback', 'crv', 'bmw3', 'f150new', 'ioniq', 'x5'],
  },
  ranged('year_range=2024-*', 'year', { min: 2024 }, ['f150new', 'ioniq', 'x5']),
  ranged('year_range=*-2017', 'year', { max: 2017 }, ['leaf', 'ram', 'grancabrio']),
  listed('make=FORD,bmw', 'make.lc', ['bmw', 'ford'], ['f150', 'f150new', 'mustang', 'escape', 'bmw3', 'x5']),
  left(
    'exclude_make=ford,BMW,honda',
    'make.lc',
    ['bmw', 'ford', 'honda'],
    ['ram', 'model3', 'ioniq', 'leaf', 'outback', 'grancabrio'],
  ),
  {
    name: 'make: a line of its models, which feeds name it by',
    url: search('make=Mustang,bmw'),
    plan: {
      filters: [
        {
          is: 'either',
          groups: [
            [{ is: 'anyOf', field: 'make', values: ['bmw', 'mustang'] }],
            [
              { is: 'anyOf', field: 'make', values: ['ford'] },
              { is: 'begins', field: 'model', text: 'mustang' },
            ],
          ],
        },
      ],
    },
    request: { prefix: { 'model.lc': { value: 'mustang' } } },
    ids: ['mustang', 'bmw3', 'x5'],
  },
  {
    name: 'exclude_make: a line of its models',
    url: search('exclude_make=Mustang,BMW,honda,ram'),
    request: {
      bool: {
        filter: [{ terms: { 'make.lc': ['ford'] } }, { prefix: { 'model.lc': { value: 'mustang' } } }],
      },
    },
    ids: ['f150', 'f150new', 'escape', 'model3', 'ioniq', 'leaf', 'outback', 'grancabrio'],
  },
  listed('model=f-150,Civic', 'model.lc', ['civic', 'f-150'], ['f150', 'f150new', 'civic']),
  listed(
    'trim=gt,%C3%89DITION%20sp%C3%A9ciale',
    'trim.lc',
    ['gt', 'édition spéciale'],
    ['mustang', 'grancabrio'],
  ),
  listed('trim=E%CC%81dition%20Spe%CC%81ciale', 'trim.lc', ['édition spéciale'], ['grancabrio']),
  listed('trim_o=LX', 'trim.lc', ['lx'], ['civic']),
  listed('trim_r=s,se', 'trim.lc', ['s', 'se'], ['leaf', 'escape']),
  listed('version=xlt%204x4', 'version.lc', ['xlt 4x4'], ['f150']),
  listed(
    'vehicle_type=truck',
    'vehicle_type.lc',
    ['truck'],
    ['f150', 'f150new', 'escape', 'crv', 'ram', 'ioniq', 'x5'],
  ),
  listed(
    'body_type=suv,Wagon',
    'body_type.lc',
    ['suv', 'wagon'],
    ['escape', 'crv', 'ioniq', 'x5', 'outback'],
  ),
  listed('body_subtype=Crew', 'body_subtype.lc', ['crew'], ['f150', 'f150new', 'ram']),
  listed('drivetrain=4wd', 'drivetrain.lc', ['4wd'], ['f150', 'f150new', 'ram']),
  listed(
    'fuel_type=Electric,Electric%20/%20Unleaded',
    'fuel_type.lc',
    ['electric', 'electric / unleaded'],
    ['model3', 'ioniq', 'leaf', 'crv'],
  ),
  listed('powertrain_type=phev,HEV', 'powertrain_type.lc', ['hev', 'phev'], ['x5', 'crv']),
  listed('engine=2.0l%20i4', 'engine.lc', ['2.0l i4'], ['civic', 'crv', 'bmw3']),
  listed(
    'engine_block=h,V',
    'engine_block.lc',
    ['h', 'v'],
    ['outback', 'f150', 'f150new', 'mustang', 'grancabrio'],
  ),
  listed('engine_size=2.0,3.5', 'engine_size', [2, 3.5], ['civic', 'crv', 'bmw3', 'f150']),
  ranged('engine_size_range=4.7-5', 'engine_size', { min: 4.7, max: 5 }, [
    'mustang',
    'f150new',
    'grancabrio',
  ]),
  listed(
    'engine_aspiration=turbocharged',
    'engine_aspiration',
    ['turbocharged'],
    ['f150', 'escape', 'ram', 'bmw3', 'x5'],
  ),
  listed('transmission=manual', 'transmission.lc', ['manual'], ['mustang']),
  listed('doors=2', 'doors', ['2'], ['mustang', 'grancabrio']),
  listed('cylinders=8,03', 'cylinders', ['3', '8'], ['mustang', 'f150new', 'grancabrio', 'escape']),
  listed('seating_capacity=4', 'seating_capacity', ['4'], ['mustang', 'grancabrio']),
  ranged('city_mpg_range=100-140', 'city_mpg', { min: 100, max: 140 }, ['model3', 'ioniq', 'leaf']),
  ranged('highway_mpg_range=-20', 'highway_mpg', { max: 20 }, ['grancabrio']),
  listed('made_in=South%20Korea,italy', 'made_in.lc', ['italy', 'south korea'], ['ioniq', 'grancabrio']),
  listed(
    'taxonomy_vins=1FTFW1E8NF,5yj3e1ebpf',
    'taxonomy_vin',
    ['1ftfw1e8nf', '5yj3e1ebpf'],
    ['f150', 'model3'],
  ),
];
