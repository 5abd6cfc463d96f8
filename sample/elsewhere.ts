import type { Chance } from './chance.ts';
import { inOrder } from './days.ts';
import type { Dealer } from './dealer.ts';
import type { Group } from './groups.ts';
import { type listingAt, pageOf } from './listing.ts';
import type { SampleMarket, SampleRow } from './market.ts';
import type { Place } from './places.ts';

const AGGREGATORS = ['carcompass', 'wheelatlas', 'lotlantern', 'autoalmanac'];
const DAY = 86_400;

/** Ids of the houses that are no dealers stand below those of dealers. */
const houseIds = (number: number) => ({
  dealer_id: 900_000 + number,
  mc_website_id: 10_000 + number,
  mc_dealer_id: 1_100_000 + number,
});

/** Columns that say where the vehicle stands, when that is not at the seller. */
export const standingAt = (name: string | undefined, place: Place) => ({
  car_seller_name: name,
  car_street: place.street,
  car_city: place.city,
  car_state: place.state,
  car_zip: place.zip,
  car_latitude: place.latitude,
  car_longitude: place.longitude,
});

type Listed = ReturnType<typeof listingAt>;

/** The same vehicle on its group's website, or on an aggregator's. About 15 % of all rows are such. */
export function* elsewhere(
  listed: Listed,
  dealer: Dealer,
  market: SampleMarket,
  chance: Chance,
): Generator<SampleRow> {
  // without a VIN nobody can tell that it is the same vehicle
  if (listed.row.vin === undefined) return;
  if (dealer.group && chance.happens(0.2)) yield atGroup(listed, dealer, dealer.group, market, chance);
  if (chance.happens(0.13)) yield atAggregator(listed, dealer, market, chance);
}

/** What differs on any other website: its domain, its page, when it was found there. */
function shownAt(website: string, { row, vehicle, days }: Listed, asOf: number, chance: Chance) {
  const found = Math.floor(days.active * chance.unit());
  return inOrder({
    ...row,
    source: website,
    dealer_website: website,
    vdp_url: pageOf(website, vehicle, row.vin ?? ''),
    status_date: row.status_date === undefined ? undefined : row.status_date - chance.whole(0, DAY / 4),
    dos_active: row.dos_active === undefined ? undefined : found,
    relisted_at: row.relisted_at === undefined ? undefined : asOf - found * DAY - chance.whole(0, DAY - 1),
    ref_price: undefined,
    ref_price_dt: undefined,
    scraped_at: undefined,
  });
}

function atGroup(
  listed: Listed,
  dealer: Dealer,
  group: Group,
  market: SampleMarket,
  chance: Chance,
): SampleRow {
  const seat = market.seat(group.id);
  return {
    ...shownAt(group.website, listed, market.asOf, chance),
    ...houseIds(group.id),
    mc_location_id: 1_400_000 + group.id,
    mc_rooftop_id: 90_000 + group.id,
    mc_category: 'Dealership Group',
    seller_name: group.name,
    street: seat.street,
    city: seat.city,
    state: seat.state,
    zip: seat.zip,
    country: seat.country,
    latitude: seat.latitude,
    longitude: seat.longitude,
    msa_code: seat.msa_code,
    seller_phone: `${seat.areaCode}-555-01${String(group.id % 100).padStart(2, '0')}`,
    seller_email: `contact@${group.website}`,
    ...standingAt(dealer.columns.seller_name, dealer.place),
  };
}

/** An aggregator names the dealer, under ids of its own. */
function atAggregator(listed: Listed, dealer: Dealer, market: SampleMarket, chance: Chance): SampleRow {
  const number = chance.whole(0, AGGREGATORS.length - 1);
  const website = `${AGGREGATORS[number]}.example`;
  return {
    ...shownAt(website, listed, market.asOf, chance),
    ...houseIds(number),
    mc_category: 'Aggregator',
    seller_email: undefined,
    // some still show yesterday's price
    price: listed.row.price !== undefined && chance.happens(0.1) ? listed.row.price + 500 : listed.row.price,
    seller_comments: dealer.wordy ? listed.row.seller_comments : undefined,
  };
}
