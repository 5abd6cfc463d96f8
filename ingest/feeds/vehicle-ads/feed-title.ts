import { type Place, placeOf } from './address.ts';

/** What the title of a feed says of its dealer, by canonical column. */
export type TitleDealer = Place & { readonly seller_name?: string };

/** Words of which titles are made that name nobody. */
const NOBODYS =
  /^(?:(?:a|ads?|all|automotive|autos?|cars?|catalog|catalogue|dealer|export|facebook|feed|for|from|google|in|inventory|list|listings?|merchant|meta|new|of|offers?|our|pre-owned|products?|rss|shop|stock|store|the|used|vehicles?|vla|xml)\b[\s:]*)+$/i;
/** "Vehicle Feed for Smith Ford" */
const LEADING = /^(?:[\w-]+\s+)*?(?:feed|inventory|listings|stock|vehicles)\s+(?:for|of|from|at)\s+/i;
/** "Smith Ford vehicle inventory feed"; words alone that may end a name ("Fikes Vehicles") stay */
const TRAILING = /(?:\s+(?:vehicles?|inventory|listings?|stock|product|google|facebook|meta))*\s+feed$/i;

const PARTS = /\s+[-–—|•·]\s+/;
const PLACE_FROM = /(?:,\s+|\s+[-–—|•·]\s+|\s*\()/g;

/** A longer title is none. */
const LONGEST = 200;

/** Without what says only that it is a feed; blank where it says nothing else. */
function named(title: string): string {
  const parts = title
    .split(PARTS)
    .map((part) => part.replace(LEADING, '').replace(TRAILING, '').trim())
    .filter((part) => part && !NOBODYS.test(part));
  return parts.join(' - ');
}

/**
 * The dealer whom a feed's title names: "Smith Ford - Columbus, OH". A place needs a region or postal code that we know; titles as
 * "Vehicle inventory feed" name nobody.
 */
export function dealerOfTitle(title: string): TitleDealer {
  const text = named(title.replace(/\s+/g, ' ').trim());
  if (!text || title.length > LONGEST) return {};
  for (const { index, 0: mark } of text.matchAll(PLACE_FROM)) {
    const name = text.slice(0, index);
    const place = placeOf(text.slice(index + mark.length).replace(/\)$/, ''));
    if (name && (place.state || place.zip)) return { ...place, seller_name: name };
  }
  return { seller_name: text };
}
