import { marketNamed } from '../../src/catalog/markets.ts';
import type { Filter, SearchPlan } from '../../src/search/plan.ts';
import { at } from '../market/car.ts';
import { type Case, casesOf } from './case.ts';
import { type ListCase, type MarketCases, type RangeCase, words } from './market-cases.ts';
import { MARKET_CASES } from './markets.ts';

/** The searches besides cars (supplement appendix B), on the stock of test/market/other-stock.ts; what is of one market: markets/. */

/** List parameters that several markets have. */
const LISTS: Readonly<Record<string, ListCase>> = {
  year: ['2021,2020', 'year', [2020, 2021]],
  make: ['%C3%A9toile', 'make.lc', ['étoile']],
  model: ['NOVA%207', 'model.lc', ['nova 7']],
  trim: ['abs,long%20reach', 'trim.lc', ['abs', 'long reach']],
  vin: ['1hgcm82633a004352', 'vin', ['1HGCM82633A004352']],
  inventory_type: ['USED', 'inventory_type', ['used']],
  stock_no: ['f-1', 'stock_no', ['f-1']],
  source: ['https%3A%2F%2Fwww.found.example%2Fa', 'source', ['found.example']],
  dealer_id: ['71', 'dealer_id', ['71']],
  dealer_name: ['Found%20%26%20SONS', 'seller_name', ['found & sons']],
  exterior_color: ['snow%20white', 'exterior_color.lc', ['snow white']],
  interior_color: ['night%20black', 'interior_color.lc', ['night black']],
  base_ext_color: ['white', 'base_ext_color', ['white']],
  base_exterior_color: ['white', 'base_ext_color', ['white']],
  base_int_color: ['black', 'base_int_color', ['black']],
  base_interior_color: ['black', 'base_int_color', ['black']],
  body_type: ['cruiser,CRAWLER', 'body_type.lc', ['crawler', 'cruiser']],
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
};

/** Range parameters that several markets have. */
const RANGES: Readonly<Record<string, RangeCase>> = {
  price_range: ['15000-15001', 'price', 15_000, 15_001],
  miles_range: ['7000-8000', 'miles', 7000, 8000],
  msrp_range: ['1-30000', 'msrp', 1, 30_000],
  year_range: ['2020-2021', 'year', 2020, 2021],
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
/** A market of the corpus, where its search is, and the indices that it reads. */
interface Market {
  readonly path: string;
  readonly market: string;
  readonly roles: readonly string[];
  readonly asked: NonNullable<MarketCases['search']>;
}

const SEARCHED: readonly Market[] = MARKET_CASES.flatMap(({ market, search }) => {
  const { region, searches } = marketNamed(market);
  return search ? [{ path: `/${searches[0].path}`, market, roles: region.roles, asked: search }] : [];
});

const codeText = (sent: string): string => (sent.toLowerCase().startsWith('ls') ? 'LS1 4AP' : sent);

function textCases({ path, market, asked: { texts } }: Market): Case[] {
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

function placeCases({ path, market, asked: { codes } }: Market): Case[] {
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
      url: url(
        'rows=0&facets=make|0|1&facet_sort=index&count_other_values=true&stats=price&range_facets=price|0|100000|50000',
      ),
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

/** The case of one filter. Throws, saying what to write, where no file says what the parameter means. */
function filterCase({ path, market, asked }: Market, name: string): Case {
  const { listed, ranged } = casesOf({ path });
  const found = [`${market}-found`];
  const list = asked.lists?.[name] ?? LISTS[name];
  if (list) return listed(`${name}=${list[0]}`, list[1], list[2], found);
  const range = asked.ranges?.[name] ?? RANGES[name];
  if (!range)
    throw new Error(
      `test/cases/markets/${market}.ts does not say what ${name} means: give it a list [what is sent, where the engine looks, ` +
        'the values as they are compared] or a range [what is sent, the field, least, most], and `found` a value that it finds',
    );
  return ranged(`${name}=${range[0]}`, range[1], { min: range[2], max: range[3] }, found);
}

export const otherMarkets: readonly Case[] = SEARCHED.flatMap((one) => [
  ...[...EVERYWHERE, ...one.asked.filters].map((name) => filterCase(one, name)),
  ...textCases(one),
  ...placeCases(one),
  ...sellerCases(one),
  ...pageCases(one),
]);
