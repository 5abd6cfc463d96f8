import { postalCentre } from '../src/geo/postal.ts';
import { Chance } from './chance.ts';
import type { NumberedLine } from './fleet/fleet.ts';
import { lines } from './fleet/fleet.ts';
import { openMarket, type SampleMarket, type SampleOptions } from './market.ts';
import { usMetros } from './metros.ts';
import { stickerOf } from './money.ts';

/** Manufacturer incentives of the sample market (feeds.md 2.2): programs of the makes that it holds, each in some cities. */

const INCENTIVES = 5;
const DAY = 86_400;
/** number of a manufacturer's own dealer id begins here */
const FIRST_ID = 1_900_000;
const PROGRAMS_A_MAKE = 3;
/** the largest cities have every program, so that every make answers there */
const LARGE = 8;
const OTHER_CITIES_A_PROGRAM = 1;
const MOST_VEHICLES = 3;
const GROUPS = ['Military', 'Grad students', 'Current owners', 'First responders'];
const TYPES = ['lease', 'finance', 'cash'] as const;

/** A member of a row; undefined is unknown. */
type Member = string | number | undefined | readonly Member[] | { readonly [member: string]: Member };
type Members = { readonly [member: string]: Member };

const usDate = (seconds: number): string => {
  const [year, month, day] = new Date(seconds * 1000).toISOString().slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
};

const whole = (amount: number): number => Math.round(amount);

function leaseOf(msrp: number, chance: Chance): Members {
  const term = chance.pick([24, 36, 36, 39, 48]);
  const monthly = whole((msrp * (0.32 + term * 0.005)) / term);
  const cost = whole(msrp * chance.between(0.9, 0.97));
  return {
    amounts: [{ monthly, term, term_unit: 'months' }],
    due_at_signing: whole(monthly + chance.pick([1999, 2999, 3999])),
    acquisition_fee: chance.pick([595, 650, 695, 925]),
    disposition_fee: chance.pick([350, 395, 495]),
    security_deposit: 0,
    net_cap_cost: cost - 1500,
    gross_cap_cost: cost,
    total_monthly_payments: monthly * term,
    lease_end_purchase_price: whole(msrp * (0.75 - term * 0.005)),
    mileage_limit: chance.pick([10_000, 12_000]),
    over_mileage_fee: chance.pick([0.15, 0.2, 0.25]),
  };
}

/** Two terms: the longer one at the higher rate. */
function financeOf(chance: Chance): Members {
  const apr = chance.pick([0, 0.9, 1.9, 2.9]);
  return {
    amounts: [
      { apr, term: 36, term_unit: 'months' },
      // some makers tell long terms in years
      chance.happens(0.2)
        ? { apr: apr + 2, term: 6, term_unit: 'years' }
        : { apr: apr + chance.pick([1, 2]), term: 60, term_unit: 'months' },
    ],
    down_payment: chance.maybe(0.5, chance.pick([1000, 2000])),
    dealer_contribution: chance.maybe(0.4, chance.pick([250, 500, 750])),
  };
}

const cashOf = (chance: Chance): Members => ({
  cashback_amount: chance.pick([500, 750, 1000, 1500, 2000, 3000]),
  cashback_target_group: chance.maybe(0.5, chance.pick(GROUPS)),
  dealer_contribution: chance.maybe(0.3, chance.pick([250, 500])),
});

const vehicleOf = (
  { make, model, trim, body, engine }: NumberedLine,
  year: number,
  drive: string,
): Members => ({
  make,
  model,
  trim,
  year,
  drivetrain: drive,
  body_type: body,
  fuel_type: engine.fuel_type,
  transmission: engine.transmission,
  engine: engine.engine,
});

/** What a program says in every city. */
function offerOf(built: readonly NumberedLine[], n: number, market: SampleMarket, chance: Chance): Members {
  const { asOf, fleet } = market;
  const type = TYPES[n % TYPES.length] ?? 'cash';
  const first = chance.pick(built);
  const same = built.filter(({ model }) => model === first.model).slice(0, chance.whole(1, MOST_VEHICLES));
  const msrp = stickerOf(first, fleet.year, chance);
  const from = asOf - chance.whole(1, 40) * DAY;
  const terms = {
    lease: () => leaseOf(msrp, chance),
    finance: () => financeOf(chance),
    cash: () => cashOf(chance),
  };
  return {
    // what is left of the year before has the same offers
    vehicles: same.map((line) =>
      vehicleOf(line, fleet.year - (chance.happens(0.2) ? 1 : 0), chance.pick(line.drivetrains)),
    ),
    offer_type: type,
    msrp: type === 'cash' ? undefined : msrp,
    ...terms[type](),
    oem_program_name: `${first.make} ${type} ${n + 1}`,
    valid_from: usDate(from),
    valid_through: usDate(asOf + chance.whole(5, 60) * DAY),
    titles: [`${first.model} ${type} offer`],
    offers: [`Well-qualified customers get this ${type} offer on a new ${first.make} ${first.model}.`],
    disclaimers: ['Residency restrictions apply.', 'See your dealer for details.'],
  };
}

const largest = usMetros.filter(({ weight }) => weight >= LARGE);
const others = usMetros.filter(({ weight }) => weight < LARGE);

/** Where a program is offered: the centres of cities. */
function placesOf(chance: Chance): Members[] {
  return [...largest, ...chance.some(others, OTHER_CITIES_A_PROGRAM)].map(({ city, state, centre, msa }) => {
    const position = postalCentre(centre);
    return {
      city,
      state,
      zip: centre,
      country: 'US',
      msa_code: msa,
      latitude: position?.latitude,
      longitude: position?.longitude,
    };
  });
}

const websiteOf = (make: string): string => `${make.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`;

/** Rows of an `incentives` delivery: a few hundred whatever the size of the market. */
export function* sampleIncentives(options: SampleOptions): Generator<object> {
  const market = openMarket(options);
  const { year } = market.fleet;
  const now = lines.filter(({ from, to }) => from <= year && year <= (to ?? year));
  const makes = [...new Set(now.map(({ make }) => make))];
  for (const [at, make] of makes.entries()) {
    const built = now.filter((line) => line.make === make);
    for (let n = 0; n < PROGRAMS_A_MAKE; n += 1) {
      const chance = new Chance(options.seed, INCENTIVES, at, n);
      const offer = offerOf(built, n, market, chance);
      const scraped = options.asOf - chance.whole(1, 20) * DAY;
      for (const place of placesOf(chance))
        yield {
          offer,
          ...place,
          dealer_id: FIRST_ID + at,
          source: websiteOf(make),
          scraped_at_date: new Date(scraped * 1000).toISOString(),
          status_date: new Date((options.asOf - DAY / 2) * 1000).toISOString(),
        };
    }
  }
}
