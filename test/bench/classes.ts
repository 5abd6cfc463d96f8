import { Chance } from '../../sample/chance.ts';
import { lines } from '../../sample/fleet/fleet.ts';
import { usMetros } from '../../sample/metros.ts';
import { weighted } from '../../sample/weighted-draw.ts';

/** Parameters of a request; undefined ones are not sent. */
type Parameters = Readonly<Record<string, string | number | undefined>>;

/** A kind of request that is measured: those of rule E1.12, the default page and the deep page. */
export interface RequestClass {
  readonly name: string;
  readonly about: string;
  /** time that the contract expects, milliseconds */
  readonly expected?: number;
  /** unfiltered: answered from what the load has warmed; others meet empty engine caches in every run */
  readonly warm: boolean;
  readonly draw: (chance: Chance, found: number) => Parameters;
}

const OPERATION = '/v2/search/car/active';
/** the limit of start + rows */
const DEPTH = 10_000;

const MANY_FACETS = (
  'make model trim year body_type body_subtype drivetrain fuel_type powertrain_type engine engine_size cylinders doors ' +
  'transmission exterior_color interior_color base_ext_color base_int_color state city dealer_type seller_name ' +
  'high_value_features options_packages msa_code'
).split(' ');
const STATS = ['price', 'miles', 'msrp', 'dom_active', 'dom', 'dos_active', 'finance_emp'];
const RANGES = ['price', 'miles', 'msrp', 'dom_active'];
const LARGEST = 1000;

const drawLine = weighted(lines, ({ weight }) => weight);
const drawMetro = weighted(usMetros, ({ weight }) => weight);

const lineOf = (chance: Chance) => drawLine(chance.unit());
const stateOf = (chance: Chance): string => drawMetro(chance.unit()).state;
const range = (from: number, to: number): string => `${from}-${to}`;

/** a make or a state: 0.5 to 10 % of the listings */
function onePart(chance: Chance): Parameters {
  return chance.happens(0.5) ? { make: lineOf(chance).make } : { state: stateOf(chance) };
}

export const classes: readonly RequestClass[] = [
  {
    name: 'default-page',
    about: 'default search, 10 listings',
    expected: 200,
    warm: true,
    draw: (chance, found) => ({ start: 10 * chance.whole(0, Math.min(20, Math.floor(found / 10) - 1)) }),
  },
  {
    name: 'default-counts',
    about: 'default search with 10 facets, 2 range facets, 2 statistics',
    expected: 1000,
    warm: true,
    draw: (chance) => ({
      facets: chance.some(MANY_FACETS, 10).join(','),
      range_facets: chance.some(RANGES, 2).join(',') || 'price',
      stats: chance.some(STATS.slice(0, 6), 2).join(',') || 'price',
    }),
  },
  {
    name: 'basic',
    about: 'make, model and state, or one of them',
    expected: 200,
    warm: false,
    draw: (chance) => {
      const { make, model } = lineOf(chance);
      return chance.pick([
        { make, model, state: stateOf(chance) },
        { make, model },
        { make, car_type: 'used' },
      ]);
    },
  },
  {
    name: 'five-filters',
    about: 'seven filters, three of them ranges',
    expected: 500,
    warm: false,
    draw: (chance) => {
      const { make, body } = lineOf(chance);
      const year = chance.whole(2014, 2023);
      const price = chance.whole(5, 25) * 1000;
      return {
        make,
        state: [...new Set([stateOf(chance), stateOf(chance), stateOf(chance)])].join(','),
        body_type: `${body},SUV`,
        car_type: chance.pick(['used', 'used', 'certified']),
        year_range: range(year, year + 6),
        price_range: range(price, price * 3),
        miles_range: range(0, chance.whole(40, 140) * 1000),
        sort_by: chance.maybe(0.66, chance.pick(['price', 'miles'])),
      };
    },
  },
  {
    name: 'radius',
    about: 'within 20 to 99 miles, nearest first',
    expected: 300,
    warm: false,
    draw: (chance) => ({
      zip: drawMetro(chance.unit()).centre,
      radius: chance.whole(20, 99),
      make: chance.maybe(0.5, lineOf(chance).make),
    }),
  },
  {
    name: 'stats',
    about: 'statistics of 4 fields for a make or a state',
    expected: 800,
    warm: false,
    draw: (chance) => ({
      ...onePart(chance),
      stats: STATS.slice(0, 4).join(','),
      rows: 0,
      price_range: range(chance.whole(1, 4000), 400_000),
    }),
  },
  {
    name: 'facets',
    about: '25 facets of up to 1,000 terms for a make or a state',
    expected: 1000,
    warm: false,
    draw: (chance) => ({
      ...onePart(chance),
      facets: MANY_FACETS.map((name) => `${name}|0|${LARGEST}`).join(','),
      price_range: range(chance.whole(1, 4000), 400_000),
    }),
  },
  {
    name: 'deep-page',
    about: '50 listings from up to 9,950 on',
    warm: false,
    draw: (chance, found) => {
      // a few listings have no price and do not pass the filter
      const last = Math.max(0, Math.min(DEPTH, Math.floor(found * 0.9)) - 50);
      return {
        start: chance.whole(Math.floor(last * 0.8), last),
        rows: 50,
        price_range: chance.maybe(0.5, '1-400000'),
      };
    },
  },
];

/** Paths with query of `count` requests of a class; each run has a list of its own. */
export function requestsOf(
  kind: RequestClass,
  run: number,
  count: number,
  seed: number,
  found: number,
): string[] {
  const number = classes.indexOf(kind);
  return Array.from({ length: count }, (_, at) => {
    const parameters = kind.draw(new Chance(seed, 100 + number, run, at), found);
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(parameters))
      if (value !== undefined) query.set(name, String(value));
    return `${OPERATION}?${query}`;
  });
}
