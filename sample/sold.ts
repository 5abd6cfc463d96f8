import { UTCDate } from '@date-fns/utc';
import { addDays, format, getDaysInMonth, startOfMonth, subMonths } from 'date-fns';
import { Chance } from './chance.ts';
import type { SampleOptions, SampleRow } from './market.ts';
import { sampleListings } from './sample.ts';

/** Vehicles that were sold in the months before the sample market (feeds.md 2.2), so that summaries and their months answer. */

const SOLD = 7;
const MONTHS = 3;
/** Sold in a month, of a hundred that are listed. */
const SHARE = 60;
/** Columns that a sold vehicle has from its listing. */
const SAME = [
  ...['vin', 'inventory_type', 'is_certified', 'seller_type', 'dealer_type', 'dealership_group_name'],
  ...['source', 'city', 'state', 'year', 'make', 'model', 'trim', 'body_type', 'body_subtype', 'drivetrain'],
  ...['transmission', 'powertrain_type', 'base_exterior_color', 'base_interior_color', 'price', 'miles'],
  ...['miles_indicator', 'msrp'],
] as const;

/** Kinds of fuel in the words of the summary. */
const FUELS: Readonly<Record<string, string>> = {
  BEV: 'ev',
  PHEV: 'hybrid',
  HEV: 'hybrid',
  MHEV: 'hybrid',
  Combustion: 'ice',
};

/** How the MSRP was found, the one that we reckon, and the kind of fuel. */
function labelled({ msrp, price, powertrain_type: powertrain }: SampleRow, chance: Chance): SampleRow {
  const own = Number(msrp ?? Number(price ?? 0) * 1.4);
  return {
    msrp_label: msrp === undefined ? undefined : chance.pick(['oem_msrp', 'build_specs_msrp']),
    mc_msrp: own > 0 ? Math.round(own * chance.between(0.98, 1.02)) : undefined,
    fuel_type_category: powertrain === undefined ? undefined : FUELS[String(powertrain)],
  };
}

/** What a listing of a dealer in the US becomes when its vehicle is sold in a month. */
function soldRow(listing: SampleRow, month: Date, chance: Chance): SampleRow {
  const days = chance.whole(3, 120);
  return {
    sold_date: format(addDays(month, chance.whole(0, getDaysInMonth(month) - 1)), 'yyyy-MM-dd'),
    ...Object.fromEntries(SAME.map((column) => [column, listing[column]])),
    ...labelled(listing, chance),
    dom_active: days,
    dos_active: chance.whole(1, days),
  };
}

/** Rows of a `sold` delivery: the three months before that of its instant, of the vehicles of markets like the sample. */
export function* sampleSold({ seed, size, asOf }: SampleOptions): Generator<SampleRow> {
  for (let before = MONTHS; before > 0; before -= 1) {
    const month = startOfMonth(subMonths(new UTCDate(asOf * 1000), before));
    const market = { seed: seed + SOLD * before, size: Math.round((size * SHARE) / 100), asOf };
    const seen = new Set<unknown>();
    let n = 0;
    // the first vehicle, of which everything is known, is for sale
    for (const listing of sampleListings(market, 1)) {
      if (listing.country !== 'US' || listing.seller_type !== 'dealer' || seen.has(listing.vin)) continue;
      seen.add(listing.vin);
      yield soldRow(listing, month, new Chance(market.seed, SOLD, n++));
    }
  }
}
