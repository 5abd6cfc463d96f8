import fc from 'fast-check';
import type { Raw } from './oracle.ts';
import { type Marked, markedWorlds, tellMarks } from './plates.ts';
import { DAY, type Row, T } from './test-ledger.ts';

/**
 * Random small worlds side by side: each has three sources of its own, six vehicles, and listings without a VIN, of
 * which some gain one. All worlds share the days on which deliveries come. In the UK plates move from car to car, and rows tell
 * VIN and mark, one of both, or neither.
 */

const HOUR = 3600;
const GAPS = [HOUR, 5 * HOUR, DAY, DAY, DAY, 2 * DAY, 9 * DAY, 26 * DAY, 30 * DAY, 30 * DAY + 1, 45 * DAY];
const PRICES = [10_000, 9_500, null, 11_000];
const MILES = [5_000, 5_100, null];
const VEHICLES = 6;
const SITES = ['a', 'b', 'c'] as const;

/** What the third source of a world is; the others are dealers in the US. */
const THIRD: readonly Row[] = [
  {},
  { mc_category: 'Aggregator' },
  { country: 'CA' },
  { seller_type: 'auction' },
  { car_city: 'There', city: 'Here' },
];

interface Steps {
  /** what happens to the listing at each delivery */
  readonly steps: readonly number[];
  readonly isThere: boolean;
}

interface World {
  readonly third: number;
  /** by vehicle and source; undefined: never there */
  readonly listings: readonly (Steps | undefined)[];
  /** listings without a VIN: on which source, which of the vehicles it turns out to be, and at which delivery */
  readonly unnamed: readonly {
    readonly listing: Steps;
    readonly site: number;
    readonly is: number;
    readonly from: number;
  }[];
  /** by delivery, where it is a partial one: which sources come (bits) */
  readonly sources: readonly number[];
}

export interface Worlds {
  readonly gaps: readonly number[];
  readonly partial: readonly boolean[];
  readonly worlds: readonly World[];
}

const MOST = 15;
const steps = fc.record({
  steps: fc.array(fc.nat(24), { minLength: MOST, maxLength: MOST }),
  isThere: fc.boolean(),
});

const world: fc.Arbitrary<World> = fc.record({
  third: fc.nat(THIRD.length - 1),
  listings: fc.array(fc.option(steps, { nil: undefined, freq: 2 }), {
    minLength: VEHICLES * SITES.length,
    maxLength: VEHICLES * SITES.length,
  }),
  unnamed: fc.array(
    fc.record({ listing: steps, site: fc.nat(2), is: fc.nat(VEHICLES + 3), from: fc.nat(MOST) }),
    { maxLength: 2 },
  ),
  sources: fc.array(fc.integer({ min: 0, max: 7 }), { minLength: MOST, maxLength: MOST }),
});

export const worlds: fc.Arbitrary<Worlds> = fc.record({
  gaps: fc.array(fc.constantFrom(...GAPS), { minLength: 3, maxLength: MOST - 1 }),
  partial: fc.array(fc.boolean(), { minLength: MOST, maxLength: MOST }),
  worlds: fc.array(world, { minLength: 1, maxLength: 12 }),
});

const CARS = VEHICLES + 2;
/** What rows tell of their cars in the UK, by world. */
export const marked = markedWorlds({
  ...{ worlds: 12, cars: CARS, listings: VEHICLES * SITES.length + 2, deliveries: MOST },
});

/** What a delivery says of a listing; `given`: instants and attribution of this delivery only. */
interface State {
  isThere: boolean;
  price: number;
  miles: number;
  given: Row;
}

function step(state: State, what: number, at: number): State {
  const next = { ...state, given: {} };
  if (what < 9) return next;
  if (what < 12) return { ...next, isThere: !state.isThere };
  if (what === 12) return { ...next, price: (state.price + 1) % PRICES.length };
  if (what === 13) return { ...next, miles: (state.miles + 1) % MILES.length };
  const given: Row[] = [
    { first_seen_at_source: at - 100 * DAY, first_seen_at_mc: at - 90 * DAY },
    { first_seen_at_source: at - HOUR },
    { scraped_at: at - 5 * DAY },
    { last_seen_at: at - 1800, dom: 400, dos_active: 9 },
    { is_searchable: true },
    { is_searchable: false },
    { id: 'G1' },
    { id: 'G2' },
    { last_seen_at: at - 40 * DAY },
    { first_seen_at: at + 2 * HOUR },
    { scraped_at: at - 2 * DAY, first_seen_at: at - DAY },
  ];
  return { ...next, given: given[what - 14] ?? {} };
}

/** The states of a listing, delivery by delivery. */
function statesOf({ steps: list, isThere }: Steps, instants: readonly number[]): State[] {
  let state: State = { isThere, price: 0, miles: 0, given: {} };
  return instants.map((at, delivery) => {
    if (delivery) state = step(state, list[delivery] ?? 0, at);
    return state;
  });
}

const vinOf = (number: number): string => `1HGCM82633A${String(100_000 + number)}`;

/** The rows of one listing, by delivery; undefined where it is not there. */
function rowsOf(
  listing: Steps,
  instants: readonly number[],
  fixed: (delivery: number) => Row,
): (Row | undefined)[] {
  return statesOf(listing, instants).map(({ isThere, price, miles, given }, delivery) =>
    isThere
      ? { ...fixed(delivery), price: PRICES[price] ?? null, miles: MILES[miles] ?? null, ...given }
      : undefined,
  );
}

function worldRows(
  { third, listings, unnamed }: World,
  number: number,
  instants: readonly number[],
  plates?: Marked,
) {
  const at = (site: number): Row => ({
    source: `${SITES[site]}${number}.example`,
    seller_type: 'dealer',
    country: 'US',
    dealer_id: 10 * number + (site === 1 ? 0 : site),
    ...(site === 2 ? THIRD[third] : {}),
  });
  const named = listings.flatMap((listing, index) => {
    const [vehicle, site] = [Math.floor(index / SITES.length), index % SITES.length];
    const vin = vinOf(100 * number + vehicle);
    const page = { vin, stock_no: `S${vehicle}`, vdp_url: `https://${number}.example/${vehicle}` };
    const rows = listing ? rowsOf(listing, instants, () => ({ ...at(site), ...page })) : undefined;
    return rows
      ? [plates ? tellMarks(rows, plates, { world: number, listing: index, car: vehicle }) : rows]
      : [];
  });
  const others = unnamed.map(({ listing, site, is, from }, index) => {
    const vin = vinOf(100 * number + (is < VEHICLES ? is : 50 + index));
    const page = { stock_no: `N${index}`, vdp_url: `https://${number}.example/n${index}` };
    const rows = rowsOf(listing, instants, (delivery) => ({
      ...at(site),
      ...page,
      vin: delivery >= from ? vin : null,
    }));
    const car = is < VEHICLES ? is : VEHICLES + index;
    return plates
      ? tellMarks(rows, plates, { world: number, listing: VEHICLES * SITES.length + index, car })
      : rows;
  });
  return [...named, ...others];
}

/** In one delivery a given id stands once. */
function withoutTwinIds(rows: readonly Row[]): Row[] {
  const seen = new Set<unknown>();
  return rows.map((row) => {
    const { id, ...others } = row;
    if (!seen.has(id)) {
      if (id !== undefined) seen.add(id);
      return row;
    }
    return others;
  });
}

/**
 * The deliveries of the worlds, of the UK where there are plates. Of rows with one key the last counts, as in any delivery; here it
 * alone is there.
 */
export function deliveriesOf({ gaps, partial, worlds: list }: Worlds, plates: readonly Marked[] = []): Raw[] {
  let now = T;
  const instants = [T, ...gaps.map((gap) => (now += gap))];
  const found = list.map((one, number) => ({ one, rows: worldRows(one, number, instants, plates[number]) }));
  return instants.map((at, delivery) => {
    const isPartial = delivery > 0 && partial[delivery] === true;
    const rows = new Map<string, Row>();
    for (const { one, rows: all } of found) {
      const bits = one.sources[delivery] ?? 7;
      for (const row of all.map((states) => states[delivery])) {
        if (!row) continue;
        const site = SITES.findIndex((name) => String(row.source).startsWith(name));
        if (!isPartial || bits & (1 << site))
          rows.set(`${row.source}|${row.vin ?? row.vehicle_registration_mark ?? row.stock_no}`, row);
      }
    }
    return { at, partial: isPartial, rows: withoutTwinIds([...rows.values()]) };
  });
}
