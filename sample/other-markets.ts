import type { Market } from '../src/catalog/markets.ts';
import { Chance } from './chance.ts';
import { before, earlierInstant } from './earlier.ts';
import type { Kind } from './kind.ts';
import { kindOf } from './kinds.ts';
import type { SampleOptions, SampleRow } from './market.ts';
import { dealersOf } from './other-dealers.ts';
import { photoColumns } from './photos.ts';

/** Listings of the made-up markets besides US cars: what a few dealers sell, each drawn by rule. */

const DAY = 86_400;
const VEHICLE = 12;
/** Vehicles that have left since the delivery before: how many, and the number of the first. */
const LEFT = { size: 60, first: 6000 };

/** The first vehicle is one of which everything is known: its price fell after the delivery before. */
const wholeColumns = ({ whole }: Kind, asOf: number): SampleRow => ({
  ...whole,
  status_date: asOf - 3600,
  scraped_at: asOf - 4 * DAY,
  relisted_at: asOf - 40 * DAY,
  first_scraped_at: asOf - 90 * DAY,
  dom: 75,
  dom_180: 75,
  dom_active: 52,
  dos_active: 40,
  ref_price: whole.price + 500,
  ref_price_dt: asOf - 5 * DAY,
  ...(whole.miles === undefined ? {} : { ref_miles: whole.miles - 20, ref_miles_dt: asOf - 5 * DAY }),
});

/** Photos of the first vehicle, on the dealer's website and kept. */
const photosOf = (website: string, stock: string): SampleRow => ({
  photo_links: [1, 2, 3].map((n) => `https://images.${website}/${stock.toLowerCase()}/${n}.jpg`),
  photo_links_cached: [`https://photos.cache.example/${stock.toLowerCase()}/1.jpg`],
});

/** A price that was changed since the delivery before. */
function changed(price: number | undefined, days: number, asOf: number, chance: Chance): SampleRow {
  if (price === undefined || days < 20 || !chance.happens(0.2)) return {};
  const began = asOf - chance.whole(1, 7) * DAY;
  const ref_price = Math.round((price * chance.between(1.01, 1.08)) / 10) * 10;
  return { ref_price, ref_price_dt: began - DAY, scraped_at: began };
}

/** Rows of a listings delivery of the market; `first`: number of the first vehicle. */
export function* otherListings(market: Market, options: SampleOptions, first = 0): Generator<SampleRow> {
  const { asOf, seed, size } = options;
  const kind = kindOf(market);
  const dealers = dealersOf(market, options);
  const thisYear = new Date(asOf * 1000).getUTCFullYear();
  for (let number = first; number < first + size; number += 1) {
    const chance = new Chance(seed, VEHICLE, kind.number, number);
    const dealer = dealers[number % dealers.length];
    if (!dealer) return;
    const { name, website, listing } = dealer;
    const { make, models } = chance.pick(kind.ranges);
    const [model, sticker] = chance.pick(models);
    const isNew = chance.happens(0.35);
    const age = isNew ? 0 : chance.whole(1, 12);
    const year = thisYear - age;
    const whole = number === 0 ? wholeColumns(kind, asOf) : undefined;
    const stock = `S${number + 1000}`;
    const heading = String(whole?.heading ?? `${isNew ? 'New' : 'Used'} ${year} ${make} ${model}`);
    const days = Math.floor(chance.wait(50));
    const asked = Math.round((sticker * 0.9 ** age * chance.between(0.93, 1.04)) / 10) * 10;
    const price = chance.maybe(0.95, asked);
    yield {
      heading,
      vdp_url: `https://www.${website}/unit/${stock.toLowerCase()}`,
      stock_no: stock,
      source: website,
      seller_type: 'dealer',
      inventory_type: isNew ? 'new' : 'used',
      year,
      make,
      model,
      price,
      msrp: isNew ? sticker : undefined,
      miles:
        kind.milesAYear && !isNew ? Math.round(age * kind.milesAYear * chance.between(0.5, 1.6)) : undefined,
      seller_comments: `${heading} at ${name}. Part exchange and delivery on request.`,
      relisted_at: asOf - days * DAY,
      dom: days,
      ...kind.columns({ make, model, year, isNew, number, price: asked }, chance),
      ...photoColumns(website, stock.toLowerCase(), false, chance),
      ...listing,
      ...changed(price, days, asOf, chance),
      ...whole,
      ...(whole ? photosOf(website, stock) : {}),
    };
  }
}

/** The delivery of a market before that of the sample: what has left since, and what had another price. */
export function* otherEarlier(market: Market, options: SampleOptions): Generator<SampleRow> {
  const asOf = earlierInstant(options.asOf);
  yield* otherListings(market, { ...options, asOf, size: LEFT.size }, LEFT.first);
  for (const row of otherListings(market, options)) if (row.ref_price !== undefined) yield before(row);
}
