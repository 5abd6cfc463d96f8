import { buildColumns } from './build.ts';
import type { Chance } from './chance.ts';
import { drawDays, timeColumns } from './days.ts';
import { standingAt } from './elsewhere.ts';
import { headingOf, pageOf } from './listing.ts';
import type { SampleMarket, SampleRow } from './market.ts';
import { inCountry } from './money.ts';
import { photoColumns } from './photos.ts';
import type { Place } from './places.ts';
import { drawVehicle } from './vehicle.ts';

const PRIVATE_SITES = ['curbsidecars.example', 'ownerlistings.example'];
const AUCTIONS = [
  'Crossline Auto Auction',
  'Junction City Auctions',
  'Open Lane Yard',
  'Salvage & Sale Exchange',
];
/** houses are numbered across groups and auctions (market.ts seat) */
const FIRST_AUCTION = 900;

/** Vehicle n as nobody's dealer stock: what private sellers and auctions have in common. */
function used(
  website: string,
  seller: 'fsbo' | 'auction',
  n: number,
  country: Place['country'],
  market: SampleMarket,
  chance: Chance,
) {
  const { asOf, fleet } = market;
  const vehicle = drawVehicle(n, fleet, [], chance);
  const amounts = inCountry(country, vehicle.price, vehicle.msrp, vehicle.miles);
  const days = drawDays(false, chance);
  return {
    vin: vehicle.vin,
    heading: headingOf(vehicle),
    vdp_url: pageOf(website, vehicle, vehicle.vin),
    source: website,
    seller_type: seller,
    inventory_type: 'used',
    vehicle_status: chance.happens(0.9) ? 'Available' : 'Coming Soon',
    carfax_1_owner: chance.maybe(0.6, chance.happens(0.5) ? 1 : 0),
    carfax_clean_title: chance.maybe(0.8, chance.happens(seller === 'auction' ? 0.5 : 0.9) ? 1 : 0),
    price: chance.maybe(seller === 'auction' ? 0.4 : 0.97, Math.round(amounts.price * 0.93)),
    msrp: chance.maybe(0.1, amounts.msrp),
    miles: chance.maybe(0.95, amounts.miles),
    currency_indicator: amounts.currency_indicator,
    miles_indicator: amounts.miles_indicator,
    ...buildColumns(vehicle, false, chance),
    ...photoColumns(website, vehicle.vin.toLowerCase(), false, chance),
    ...timeColumns(days, days.active, asOf, chance),
  };
}

/** A private seller's listing: it has no dealer, only a place where the car stands. */
export function privateListing(n: number, place: Place, market: SampleMarket, chance: Chance): SampleRow {
  const website = chance.pick(PRIVATE_SITES);
  const row = used(website, 'fsbo', n, place.country, market, chance);
  const { country } = place;
  return {
    ...row,
    mc_category: 'FSBO',
    country,
    seller_comments: 'For sale by owner.',
    ...standingAt(undefined, place),
  };
}

/** An auction's lot. */
export function auctionListing(n: number, market: SampleMarket, chance: Chance): SampleRow {
  const number = chance.whole(0, AUCTIONS.length - 1);
  const name = AUCTIONS[number] ?? '';
  const website = `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`;
  const { street, city, state, zip, country, latitude, longitude, msa_code, areaCode } = market.seat(
    FIRST_AUCTION + number,
  );
  return {
    ...used(website, 'auction', n, country, market, chance),
    stock_no: `L${(n % 9000) + 1000}`,
    seller_comments: chance.maybe(0.5, 'Sold as it stands; inspection on the morning of the sale.'),
    dealer_id: 900_000 + FIRST_AUCTION + number,
    mc_website_id: 10_000 + FIRST_AUCTION + number,
    mc_dealer_id: 1_100_000 + FIRST_AUCTION + number,
    mc_location_id: 1_400_000 + FIRST_AUCTION + number,
    mc_rooftop_id: 90_000 + FIRST_AUCTION + number,
    mc_category: 'Auction',
    seller_name: name,
    seller_phone: `${areaCode}-555-01${String(number + 10)}`,
    dealer_website: website,
    street,
    city,
    state,
    zip,
    country,
    latitude,
    longitude,
    msa_code,
  };
}
