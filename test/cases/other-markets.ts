import type { Filter, SearchPlan, Value } from '../../src/search/plan.ts';
import { at } from '../market/car.ts';
import { type Case, casesOf } from './case.ts';

/** The searches besides cars (supplement appendix B), on the stock of test/market/other-stock.ts. */

const words = (text: string): string[] => text.trim().split(/\s+/);

/** A list parameter: what is sent, where the engine looks, the values as they are compared. */
const LISTS: Readonly<Record<string, readonly [sent: string, path: string, values: readonly Value[]]>> = {
  year: ['2021,2020', 'year', [2020, 2021]],
  make: ['%C3%A9toile', 'make.lc', ['étoile']],
  model: ['NOVA%207', 'model.lc', ['nova 7']],
  model_o: ['nova%207', 'model.lc', ['nova 7']],
  trim: ['abs,long%20reach', 'trim.lc', ['abs', 'long reach']],
  vin: ['1hgcm82633a004352', 'vin', ['1HGCM82633A004352']],
  taxonomy_vin: ['1hgcm8263a', 'taxonomy_vin', ['1hgcm8263a']],
  inventory_type: ['USED', 'inventory_type', ['used']],
  stock_no: ['f-1', 'stock_no', ['f-1']],
  source: ['https%3A%2F%2Fwww.found.example%2Fa', 'source', ['found.example']],
  dealer_id: ['71', 'dealer_id', ['71']],
  dealer_name: ['Found%20%26%20SONS', 'seller_name', ['found & sons']],
  color: ['rouge%20%C3%A9carlate', 'color.lc', ['rouge écarlate']],
  exterior_color: ['snow%20white', 'exterior_color.lc', ['snow white']],
  interior_color: ['night%20black', 'interior_color.lc', ['night black']],
  base_ext_color: ['white', 'base_ext_color', ['white']],
  base_exterior_color: ['white', 'base_ext_color', ['white']],
  base_int_color: ['black', 'base_int_color', ['black']],
  base_interior_color: ['black', 'base_int_color', ['black']],
  body_type: ['cruiser,CRAWLER', 'body_type.lc', ['crawler', 'cruiser']],
  vehicle_type: ['motorcycle', 'vehicle_type.lc', ['motorcycle']],
  cylinders: ['2,4', 'cylinders', ['2', '4']],
  doors: ['2', 'doors', ['2']],
  seating_capacity: ['4', 'seating_capacity', ['4']],
  drivetrain: ['chain,4wd', 'drivetrain.lc', ['4wd', 'chain']],
  engine: ['2.0l%20i4', 'engine.lc', ['2.0l i4']],
  engine_size: ['2.3', 'engine_size', [2.3]],
  fuel_type: ['diesel', 'fuel_type.lc', ['diesel']],
  transmission: ['manual', 'transmission.lc', ['manual']],
  state: ['ga,eng', 'state.lc', ['eng', 'ga']],
  city: ['LEEDS', 'city.lc', ['leeds']],
  county: ['west%20yorkshire', 'county', ['west yorkshire']],
  msa_code: ['520', 'msa_code', ['520']],
  category: ['excavators,motorhome', 'category.lc', ['excavators', 'motorhome']],
  sub_category: ['mini%20excavators,coachbuilt', 'sub_category.lc', ['coachbuilt', 'mini excavators']],
  class: ['class%20a', 'class.lc', ['class a']],
  slideouts: ['2', 'slideouts.lc', ['2']],
  sleeps: ['6,%206%20people', 'sleeps', [6]],
  length: ['31.5%20ft', 'length', [31.5]],
  gvwr: ['22%5C,000%20lb', 'gvwr', [22_000]],
  number_of_awnings: ['1', 'awnings.lc', ['1']],
  fresh_water_capacity: ['60%20gal', 'fresh_water_capacity', [60]],
  mtplm: ['3500%20kg', 'mtplm', ['3500 kg']],
  availability_status: ['in%20stock', 'availability_status', ['in stock']],
  berths: ['4', 'berths.lc', ['4']],
  drive_type: ['front', 'drive_type.lc', ['front']],
  steering: ['rhd', 'steering.lc', ['rhd']],
  chassis: ['fiat%20ducato', 'chassis.lc', ['fiat ducato']],
};

/** A range parameter: what is sent, the field, its ends. */
const RANGES: Readonly<Record<string, readonly [sent: string, field: string, min: number, max: number]>> = {
  price_range: ['15000-15001', 'price', 15_000, 15_001],
  miles_range: ['7000-8000', 'miles', 7000, 8000],
  msrp_range: ['1-30000', 'msrp', 1, 30_000],
  year_range: ['2020-2021', 'year', 2020, 2021],
  hours_used_range: ['1200-1300', 'hours_used', 1200, 1300],
  length_range: ['30-32', 'length', 30, 32],
  width_range: ['2-2.5', 'width', 2, 2.5],
  exterior_length_range: ['7-8', 'exterior_length', 7, 8],
  interior_length_range: ['6-6.2', 'interior_length', 6, 6.2],
  last_seen_days: ['0-1', 'last_seen_at', at('2026-06-14T00:00:00Z'), at('2026-06-15T23:59:59Z')],
  last_seen_range: [
    '20260615-20260615',
    'last_seen_at',
    at('2026-06-15T00:00:00Z'),
    at('2026-06-15T23:59:59Z'),
  ],
  first_seen_days: ['5-5', 'first_seen_at', at('2026-06-10T00:00:00Z'), at('2026-06-10T23:59:59Z')],
  first_seen_range: [
    '20260610-20260611',
    'first_seen_at',
    at('2026-06-10T00:00:00Z'),
    at('2026-06-11T23:59:59Z'),
  ],
};

const EVERYWHERE =
  words(`year make model vin inventory_type source dealer_id fuel_type transmission state city
  price_range miles_range msrp_range last_seen_days last_seen_range first_seen_days first_seen_range`);
const BASE_COLOURS = words('base_ext_color base_exterior_color base_int_color base_interior_color');

interface Market {
  readonly path: string;
  readonly market: string;
  readonly roles: readonly string[];
  readonly filters: readonly string[];
  readonly texts: readonly string[];
  /** parameters of a postal code, each with what finds the listing */
  readonly codes: Readonly<Record<string, string>>;
}

const MARKETS: readonly Market[] = [
  {
    path: '/search/motorcycle/active',
    market: 'motorcycles',
    roles: ['us', 'ca'],
    filters: words(
      'trim taxonomy_vin stock_no color body_type vehicle_type cylinders drivetrain engine msa_code',
    ),
    texts: ['search_text'],
    codes: { zip: '30301' },
  },
  {
    path: '/search/heavy-equipment/active',
    market: 'heavy-equipment',
    roles: ['us', 'ca'],
    filters:
      words(`trim stock_no dealer_name exterior_color interior_color engine drivetrain body_type category
      sub_category hours_used_range msa_code`),
    texts: ['search_text'],
    codes: { zip: '30301' },
  },
  {
    path: '/search/rv/active',
    market: 'rvs',
    roles: ['us', 'ca'],
    filters: [
      ...words(`year_range model_o stock_no dealer_name exterior_color interior_color engine class msa_code slideouts
        length_range length seating_capacity fresh_water_capacity sleeps cylinders number_of_awnings doors gvwr`),
      ...BASE_COLOURS,
    ],
    texts: ['search_text', 'tokenized_search_text'],
    codes: { zip: '30301' },
  },
  {
    path: '/search/rv/uk/active',
    market: 'uk-rvs',
    roles: ['uk'],
    filters: [
      ...words(`year_range dealer_name exterior_color interior_color engine_size category county seating_capacity
        cylinders doors mtplm sub_category availability_status berths width_range exterior_length_range
        interior_length_range drive_type steering chassis`),
      ...BASE_COLOURS,
    ],
    texts: ['search_text'],
    codes: { zip: 'LS1%204AP', postal_code: 'ls14ap' },
  },
];

const codeText = (sent: string): string => (sent.toLowerCase().startsWith('ls') ? 'LS1 4AP' : sent);

function textCases({ path, market, texts }: Market): Case[] {
  const { url, filters } = casesOf({ path });
  return texts.flatMap((name): Case[] => {
    const filter = (asked: readonly string[], phrases: readonly string[] = []): Filter => ({
      is: 'words',
      field: 'search_text',
      words: asked,
      phrases,
    });
    const one = (sent: string, asked: Filter, request: object, ids: readonly string[]): Case => ({
      name: `${path} ${name}=${sent}`,
      url: url(`${name}=${sent}`),
      plan: { filters: filters(asked) },
      request,
      ids,
    });
    const found = [`${market}-found`];
    const every = (query: string) => ({ match: { search_text: { query, operator: 'and' } } });
    return [
      one('%C3%89TOILE%20tyres', filter(['etoile', 'tyres']), every('etoile tyres'), found),
      one('etoile%20summer', filter(['etoile', 'summer']), every('etoile summer'), []),
      one(
        '%22Careful%20owner%22',
        filter([], ['careful owner']),
        { match_phrase: { search_text: 'careful owner' } },
        found,
      ),
      one(
        '%22owner%20careful%22',
        filter([], ['owner careful']),
        { match_phrase: { search_text: 'owner careful' } },
        [],
      ),
      {
        name: `${path} ${name} too long`,
        url: url(`${name}=${'a'.repeat(501)}`),
        error: { status: 422, message: 'longer than 500 characters' },
      },
    ];
  });
}

function placeCases({ path, market, codes }: Market): Case[] {
  const { url, filters, listed } = casesOf({ path });
  const found = [`${market}-found`];
  const centre = { latitude: 53.8, longitude: -1.55 };
  return [
    ...Object.entries(codes).map(([name, sent]) => listed(`${name}=${sent}`, 'zip', [codeText(sent)], found)),
    {
      name: `${path} a point and a radius`,
      url: url('latitude=53.8&longitude=-1.55&radius=5'),
      plan: { filters: filters({ is: 'within', centre, miles: 5 }), centre },
      request: { geo_distance: { distance: '5mi' } },
      ids: found,
    },
  ];
}

/** Countries and sellers, where a market has several: on its `-found` (us, dealer), `-other` (ca) and `-private` (us, fsbo). */
function sellerCases({ path, market, roles }: Market): Case[] {
  if (roles.length === 1) return [];
  const { url } = casesOf({ path });
  const [found, other, own] = [`${market}-found`, `${market}-other`, `${market}-private`];
  const covers = (sent: string, coverage: SearchPlan['coverage'], ids: readonly string[]): Case => ({
    name: `${path} ${sent}`,
    url: url(sent),
    plan: { coverage },
    request: {},
    ids,
  });
  const fsbo: Filter = { is: 'anyOf', field: 'seller_type', values: ['fsbo'] };
  const attributed: Filter = { is: 'anyOf', field: 'is_searchable', values: [true] };
  const inUs: Filter = { is: 'anyOf', field: 'country', values: ['us'] };
  return [
    covers('country=us', { roles: ['us'], rest: [] }, [found]),
    covers('country=CA', { roles: ['ca'], rest: [] }, [other]),
    covers('country=all', { roles: ['us', 'ca'], rest: [] }, [found, other]),
    covers('seller_type=fsbo', { roles: ['rest'], rest: [fsbo, attributed] }, [own]),
    covers(
      'seller_type=fsbo&country=ca',
      { roles: ['rest'], rest: [fsbo, attributed, { ...inUs, values: ['ca'] }] },
      [],
    ),
    covers('seller_type=dealer,fsbo&country=us', { roles: ['us', 'rest'], rest: [fsbo, attributed, inUs] }, [
      found,
      own,
    ]),
    {
      name: `${path} another country`,
      url: url('country=mx'),
      error: { status: 422, message: 'country' },
    },
  ];
}

function pageCases({ path, market, roles }: Market): Case[] {
  const { url, refused } = casesOf({ path });
  const [found, other] = [`${market}-found`, `${market}-other`];
  return [
    {
      name: `${path} nothing asked: what is attributed, the last seen first`,
      url: url(''),
      plan: { rows: 10, start: 0, filters: [], coverage: { roles: roles as [], rest: [] } },
      request: { match_all: {} },
      inOrder: [found, other],
      answer: { num_found: 2 },
    },
    {
      name: `${path} a page`,
      url: url('rows=1&start=1&sort_by=price&sort_order=desc&data_version=first'),
      plan: { rows: 1, start: 1, order: { by: 'price', descending: true } },
      request: { size: 1, from: 1 },
      inOrder: [found],
    },
    {
      name: `${path} figures`,
      url: url('rows=0&facets=make|0|1&facet_sort=index&stats=price&range_facets=price|0|100000|50000'),
      plan: { rows: 0 },
      request: { aggs: { make: {} } },
      ids: [],
      answer: { facets: { make: [{ item: 'Terra', count: 1 }] }, stats: { price: { sum: 105_000 } } },
    },
    {
      name: `${path} presentation changes nothing that is found`,
      url: url('append_api_key=false&include_relevant_links=true'),
      plan: { filters: [] },
      request: { match_all: {} },
      inOrder: [found, other],
    },
    refused('inventory_type=certified', 422, 'inventory_type'),
    refused('price_range=9-1', 422, 'price_range'),
    refused('start=15', 422, 'start'),
  ];
}

export const otherMarkets: readonly Case[] = MARKETS.flatMap((one) => {
  const { listed, ranged } = casesOf({ path: one.path });
  const found = [`${one.market}-found`];
  const own = [...EVERYWHERE, ...one.filters].map((name): Case => {
    const list = LISTS[name];
    if (list) return listed(`${name}=${list[0]}`, list[1], list[2], found);
    const range = RANGES[name];
    if (!range) throw new Error(`${name}: no case says what it means`);
    return ranged(`${name}=${range[0]}`, range[1], { min: range[2], max: range[3] }, found);
  });
  return [...own, ...textCases(one), ...placeCases(one), ...sellerCases(one), ...pageCases(one)];
});
