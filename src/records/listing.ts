import { milesBetween, round2 } from '../geo/distance.ts';
import type { Centre } from '../search/plan.ts';
import type { StoredListing } from '../search/shape.ts';
import { listingLinks } from './links.ts';
import { type ListingView, ownUrl } from './listing-view.ts';

interface Nested {
  readonly id?: number;
}

const positionOf = ({ location }: StoredListing): Centre | undefined =>
  location && { latitude: location.lat, longitude: location.lon };

function distance(stored: StoredListing, centre: Centre): number | undefined {
  const position = positionOf(stored);
  return position && round2(milesBetween(centre, position));
}

interface Media {
  readonly photo_links?: readonly string[];
  /** names of the cached photos; the address is made here */
  readonly photo_links_cached?: readonly string[];
}

/** The photos of a listing; cached ones at our own addresses. */
export function shownMedia(media: Media, id: unknown, view: ListingView): Media {
  if (!media.photo_links_cached) return media;
  const path = `/image/cache/car/${encodeURIComponent(String(id))}/`;
  return { ...media, photo_links_cached: media.photo_links_cached.map((name) => ownUrl(path + name, view)) };
}

/** A listing as a search answers it (supplement 3.1): the stored record with dist, cached photos, links, flag. */
export function listing(stored: StoredListing, view: ListingView): object {
  const { record } = stored;
  const media = record.media as Media | undefined;
  const dealer = record.dealer as Nested | undefined;
  const dist = view.centre && distance(stored, view.centre);
  const links = view.links && listingLinks(record, view.links, view);
  return {
    ...record,
    ...(dist === undefined ? {} : { dist }),
    ...(media ? { media: shownMedia(media, record.id, view) } : {}),
    ...(links ? { links } : {}),
    ...(view.preferred ? { preferred_dealer: view.preferred.has(String(dealer?.id)) } : {}),
  };
}

/** A point of a plot (supplement section 1, "plot flag"). */
export function plotPoint(stored: StoredListing): object {
  const { record } = stored;
  const { id, vin, price, miles, msrp, dom } = record;
  const dealer = (record.dealer ?? {}) as Nested & { readonly name?: string };
  const { year, make, model, trim } = (record.build ?? {}) as Record<string, unknown>;
  const photo = (record.media as Media | undefined)?.photo_links?.[0];
  return {
    id,
    vin,
    price,
    miles,
    msrp,
    dom,
    year,
    make,
    model,
    trim,
    dealer_id: dealer.id,
    seller_name: dealer.name,
    ...positionOf(stored),
    photo_link: photo || undefined,
  };
}
