import { type Market, marketNamed } from '../catalog/markets.ts';
import { milesBetween, round2 } from '../geo/distance.ts';
import type { StoredListing } from '../search/shape.ts';
import type { ListingView } from './listing-view.ts';

/** A record of a directory, as a search answers it: with its distance in location searches (supplement section 11). */
export function directoryRecord({ record }: StoredListing, { centre }: Pick<ListingView, 'centre'>): object {
  const { latitude, longitude } = record;
  if (!centre || latitude === undefined || longitude === undefined) return record;
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  return { ...record, distance: round2(milesBetween(centre, position)) };
}

/** The details of one dealer (part-1.md E7). `navigation` is part of the envelope; there is none to offer. */
export const dealerDetails = (record: Readonly<Record<string, unknown>>, market: Market): object => ({
  navigation: false,
  response: Object.fromEntries(
    marketNamed(market).dealer.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])),
  ),
});
