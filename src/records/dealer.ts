import { milesBetween, round2 } from '../geo/distance.ts';
import type { Stored } from '../search/shape.ts';
import type { ListingView } from './view.ts';

/** A record of a directory, as a search answers it: with its distance in location searches (supplement section 11). */
export function directoryRecord({ record }: Stored, { centre }: Pick<ListingView, 'centre'>): object {
  const { latitude, longitude } = record;
  if (!centre || latitude === undefined || longitude === undefined) return record;
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  return { ...record, distance: round2(milesBetween(centre, position)) };
}

const IDENTITY = ['id', 'seller_name', 'inventory_url', 'data_source', 'status', 'listing_count'];
const KIND = ['dealer_type'];
const GROUP = ['dealership_group_name'];
const ADDRESS = ['street', 'city', 'state', 'country', 'zip', 'latitude', 'longitude'];
const PHONE = ['seller_phone'];
const CREATED = ['created_at'];

const car = [...IDENTITY, ...KIND, ...GROUP, ...ADDRESS, ...PHONE, ...CREATED];
const uk = [
  ...car.filter((name) => name !== 'state'),
  'county',
  'postal_code',
  'fca_status',
  'fca_reference_no',
];
const heavyEquipment = [...IDENTITY, ...KIND, ...ADDRESS, ...CREATED];

/** Members of the details of a dealer, by market (part-1.md, "Dealer details"; those of rvs and uk-rvs are not stated there). */
export const DEALER_DETAILS = {
  'us-cars': car,
  'uk-cars': uk,
  'heavy-equipment': heavyEquipment,
  motorcycles: [...heavyEquipment, ...PHONE],
  rvs: car,
  'uk-rvs': uk,
} satisfies Readonly<Record<string, readonly string[]>>;

/** Markets whose dealers have details. */
export type DetailsMarket = keyof typeof DEALER_DETAILS;

/** The details of one dealer (part-1.md E7). `navigation` is part of the envelope; there is none to offer. */
export const dealerDetails = (record: Readonly<Record<string, unknown>>, market: DetailsMarket): object => ({
  navigation: false,
  response: Object.fromEntries(
    DEALER_DETAILS[market].flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])),
  ),
});
