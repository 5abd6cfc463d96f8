import type { Market } from '../../src/engine/market.ts';
import { Chance } from './chance.ts';
import { websiteOf } from './dealer-names.ts';
import { heavyEquipment } from './kinds/equipment.ts';
import type { Kind } from './kinds/kind.ts';
import { townOf } from './kinds/towns.ts';
import { ukCars, ukRvs } from './kinds/uk.ts';
import { motorcycles, rvs } from './kinds/wheels.ts';
import type { SampleOptions, SampleRow } from './market.ts';
import { photoColumns } from './photos.ts';
import { placesIn } from './places.ts';

/** The made-up markets besides US cars: a few dealers and what they sell, each drawn by rule. */

const KINDS: readonly Kind[] = [motorcycles, heavyEquipment, rvs, ukCars, ukRvs];

/** Markets that the sample holds besides US cars. */
export const OTHER_MARKETS: readonly Market[] = KINDS.map(({ market }) => market);

const LISTINGS_A_DEALER = 20;
const DAY = 86_400;
const [DEALER, VEHICLE] = [11, 12];
/** ids of a market's dealers begin here, each market a hundred thousand on */
const FIRST_ID = 2_000_000;

function kindOf(market: Market): readonly [Kind, number] {
  const at = KINDS.findIndex((kind) => kind.market === market);
  const kind = KINDS[at];
  if (!kind) throw new Error(`the sample has nothing of ${market}`);
  return [kind, at];
}

/** The columns of every dealer of a market. */
function dealersOf(market: Market, { size, seed }: SampleOptions) {
  const [kind, at] = kindOf(market);
  const [inUs, inCanada] = kind.isUk ? [] : [placesIn('US'), placesIn('CA')];
  return Array.from({ length: Math.ceil(size / LISTINGS_A_DEALER) }, (_, n) => {
    const chance = new Chance(seed, DEALER, at, n);
    const draw = n % 8 === 5 ? inCanada : inUs;
    const { areaCode, ...place } = draw ? draw(chance) : { ...townOf(n, chance), areaCode: '0113' };
    const name = `${place.city} ${kind.trade}`;
    return {
      dealer_id: FIRST_ID + at * 100_000 + n * 7,
      seller_name: name,
      dealer_type: chance.happens(0.4) ? 'franchise' : 'independent',
      seller_phone: `${areaCode}-555-01${String(n % 100).padStart(2, '0')}`,
      dealer_website: websiteOf(name, n),
      ...place,
    };
  });
}

/** Rows of a `dealers` delivery of the market. */
export function* otherDealers(market: Market, options: SampleOptions): Generator<SampleRow> {
  const [, at] = kindOf(market);
  for (const [n, { dealer_id, dealer_website, ...columns }] of dealersOf(market, options).entries()) {
    const age = new Chance(options.seed, DEALER, at, n, 1).between(0.1, 8) * 365 * DAY;
    const created = new Date((options.asOf - Math.floor(age)) * 1000).toISOString().replace(/\.\d+/, '');
    yield { id: dealer_id, inventory_url: dealer_website, status: 'active', created_at: created, ...columns };
  }
}

/** Rows of a `dealerships` delivery of the market: a website, a location and a rooftop a dealer. */
export function* otherDealerships(market: Market, options: SampleOptions): Generator<SampleRow> {
  for (const { id, ...columns } of otherDealers(market, options)) {
    const number = Number(id);
    yield {
      mc_website_id: number + 1,
      mc_dealer_id: number + 2,
      mc_location_id: number + 3,
      mc_rooftop_id: number + 4,
      mc_category: 'Dealer',
      ...columns,
    };
  }
}

/** Rows of a listings delivery of the market. */
export function* otherListings(market: Market, options: SampleOptions): Generator<SampleRow> {
  const [kind, at] = kindOf(market);
  const dealers = dealersOf(market, options);
  const thisYear = new Date(options.asOf * 1000).getUTCFullYear();
  for (let number = 0; number < options.size; number += 1) {
    const chance = new Chance(options.seed, VEHICLE, at, number);
    const dealer = dealers[number % dealers.length];
    if (!dealer) return;
    const { make, models } = chance.pick(kind.ranges);
    const [model, sticker] = chance.pick(models);
    const isNew = chance.happens(0.35);
    const age = isNew ? 0 : chance.whole(1, 12);
    const year = thisYear - age;
    const stock = `S${number + 1000}`;
    const heading = `${isNew ? 'New' : 'Used'} ${year} ${make} ${model}`;
    const days = Math.floor(chance.wait(50));
    yield {
      heading,
      vdp_url: `https://www.${dealer.dealer_website}/unit/${stock.toLowerCase()}`,
      stock_no: stock,
      source: dealer.dealer_website,
      seller_type: 'dealer',
      inventory_type: isNew ? 'new' : 'used',
      year,
      make,
      model,
      price: chance.maybe(0.95, Math.round((sticker * 0.9 ** age * chance.between(0.93, 1.04)) / 10) * 10),
      msrp: isNew ? sticker : undefined,
      miles:
        kind.milesAYear && !isNew ? Math.round(age * kind.milesAYear * chance.between(0.5, 1.6)) : undefined,
      seller_comments: `${heading} at ${dealer.seller_name}. Part exchange and delivery on request.`,
      relisted_at: options.asOf - days * DAY,
      dom: days,
      ...kind.columns({ make, model, year, isNew, number }, chance),
      ...photoColumns(dealer.dealer_website, stock.toLowerCase(), false, chance),
      ...dealer,
    };
  }
}
