import { Chance } from './chance.ts';
import { type Dealer, dealerOf, lotOf } from './dealer.ts';
import { elsewhere } from './elsewhere.ts';
import { listingAt } from './listing.ts';
import { openMarket, type SampleMarket, type SampleOptions, type SampleRow } from './market.ts';
import { auctionListing, privateListing } from './private.ts';
import { wholeListing } from './whole.ts';

export type { SampleOptions, SampleRow } from './market.ts';

/** a market has this many dealers besides one for every fifty listings: sixty for two thousand */
const FIRST_DEALERS = 20;
const LISTINGS_A_DEALER = 50;
const PRIVATE = 0.02;
const AUCTIONED = 0.015;
const VEHICLES = 2;

/** The first listing of each of these sellers has an id that stays (`example` in src/catalog/markets/us-cars.ts). */
const NAMED = ['fsbo', 'auction'] as const;

/** Dealers of a market of so many listings. */
export const dealerCount = (size: number): number => FIRST_DEALERS + Math.ceil(size / LISTINGS_A_DEALER);

/**
 * One delivery of a made-up market of car listings in the US and Canada, in the canonical columns, any size.
 * Everything is drawn by rule: makes, models, prices and postal codes are public facts, the rest is invented.
 * Rows come dealer by dealer; only one dealer is in memory at a time. `first`: number of the first vehicle; from another
 * one on the same dealers have other vehicles.
 */
export function* sampleListings(options: SampleOptions, first = 0): Generator<SampleRow> {
  const { size, seed } = options;
  const dealers = dealerCount(size);
  const market = openMarket(options);
  const unnamed = new Set<unknown>(first === 0 ? NAMED : []);
  let allLots = 0;
  for (let n = 0; n < dealers; n += 1) allLots += lotOf(seed, n);
  let [lots, rows, vehicles] = [0, 0, first];
  for (let n = 0; n < dealers; n += 1) {
    const dealer = dealerOf(seed, n, market.places);
    lots += dealer.lot;
    const until = Math.round((size * lots) / allLots);
    while (rows < until) {
      for (const row of listingsOf(vehicles, dealer, market)) {
        if (rows === until) break;
        rows += 1;
        yield unnamed.delete(row.seller_type) ? { ...row, id: `${row.seller_type}-00000000-0001` } : row;
      }
      vehicles += 1;
    }
  }
}

/** Every listing of vehicle n: at the dealer and elsewhere; or, of some, with a private seller or in an auction. */
function* listingsOf(n: number, dealer: Dealer, market: SampleMarket): Generator<SampleRow> {
  if (n === 0) return yield wholeListing(dealerOf(market.seed, 0, market.places), market);
  const chance = new Chance(market.seed, VEHICLES, n);
  const seller = chance.unit();
  if (seller < PRIVATE)
    return yield privateListing(n, market.places[dealer.place.country](chance), market, chance);
  if (seller < PRIVATE + AUCTIONED) return yield auctionListing(n, market, chance);
  const listed = listingAt(dealer, n, market, chance);
  yield listed.row;
  yield* elsewhere(listed, dealer, market, chance);
}
