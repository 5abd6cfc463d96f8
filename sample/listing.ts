import { buildColumns } from './build.ts';
import type { Chance } from './chance.ts';
import { drawDays, inOrder, priceChange, timeColumns } from './days.ts';
import type { Dealer } from './dealer.ts';
import type { SampleMarket, SampleRow } from './market.ts';
import { inCountry } from './money.ts';
import { offerColumns } from './offers.ts';
import { photoColumns } from './photos.ts';
import { drawVehicle, type Vehicle } from './vehicle.ts';

const WITHOUT_VIN = 0.036;
const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Address of the vehicle's page on a website. */
export const pageOf = (website: string, { line, year, isNew }: Vehicle, key: string): string =>
  `https://www.${website}/${isNew ? 'new' : 'used'}/${year}-${slug(`${line.make} ${line.model} ${line.trim}`)}-${key.toLowerCase()}`;

/** The title: "Certified 2023 Toyota RAV4 XLE". */
export function headingOf({ isNew, isCertified, year, line }: Vehicle): string {
  const condition = isNew ? 'New' : isCertified ? 'Certified' : 'Used';
  return `${condition} ${year} ${line.make} ${line.model} ${line.trim}`;
}

/** Vehicle n, as the dealer lists it on its own website. */
export function listingAt(dealer: Dealer, n: number, market: SampleMarket, chance: Chance) {
  const { asOf, fleet } = market;
  const { columns, place, seenBefore } = dealer;
  const website = columns.dealer_website;
  const vehicle = drawVehicle(n, fleet, dealer.makes, chance);
  const { isNew, isCertified } = vehicle;
  const stock = `${isNew ? 'N' : 'U'}${(columns.dealer_id % 97) + 3}${n.toString(36).toUpperCase()}`;
  const vin = chance.maybe(1 - WITHOUT_VIN, vehicle.vin);
  const inTransit = isNew && chance.happens(0.09);
  const days = drawDays(isNew, chance);
  const onSource = chance.happens(0.9) ? days.active : Math.floor(days.active * chance.unit());
  const amounts = inCountry(place.country, vehicle.price, vehicle.msrp, vehicle.miles);
  const price = chance.maybe(0.96, amounts.price);
  const row = inOrder({
    vin,
    heading: headingOf(vehicle),
    vdp_url: chance.maybe(0.99, pageOf(website, vehicle, vin ?? stock)),
    // what has no VIN is known by its stock number
    stock_no: vin === undefined || chance.happens(0.95) ? stock : undefined,
    source: website,
    seller_type: 'dealer',
    inventory_type: isNew ? 'new' : 'used',
    is_certified: isCertified ? 1 : chance.maybe(0.4, 0),
    vehicle_status: inTransit ? 'Coming Soon' : chance.maybe(0.85, 'Available'),
    availability_status: inTransit ? 'In Transit' : chance.maybe(0.5, 'In Stock'),
    in_transit: inTransit ? 1 : chance.maybe(0.7, 0),
    carfax_1_owner: isNew ? undefined : chance.maybe(0.85, chance.happens(0.55) ? 1 : 0),
    carfax_clean_title: isNew ? undefined : chance.maybe(0.85, chance.happens(0.93) ? 1 : 0),
    price,
    msrp: chance.maybe(isNew ? 0.93 : 0.14, amounts.msrp),
    miles: chance.maybe(0.98, amounts.miles),
    currency_indicator: amounts.currency_indicator,
    miles_indicator: amounts.miles_indicator,
    ...buildColumns(vehicle, dealer.wordy, chance),
    ...columns,
    ...photoColumns(website, (vin ?? stock).toLowerCase(), inTransit, chance),
    seller_comments: chance.maybe(
      0.5,
      `${headingOf(vehicle)} at ${columns.seller_name}. Ask us for a test drive in ${place.city}.`,
    ),
    ...offerColumns(price, isNew, chance),
    status_date: seenBefore === undefined ? undefined : asOf - seenBefore,
    ...timeColumns(days, onSource, asOf, chance),
    ...priceChange(price, onSource, isNew, asOf, chance),
  }) satisfies SampleRow;
  return { vehicle, row, days };
}
