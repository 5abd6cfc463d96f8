import type { Centre } from '../search/plan.ts';

/** A link of include_relevant_links: its name, and the path and query of the operation for a listing's record. */
export interface LinkTarget {
  readonly name: 'listing' | 'history' | 'dealer' | 'inventory';
  /** undefined: the listing has none */
  address(record: Readonly<Record<string, unknown>>): string | undefined;
}

/** How the listings of one answer are shown. */
export interface ListingView {
  /** base of our own URLs, ending in /v2 */
  readonly base: string;
  /** the caller's key for our own URLs, when append_api_key says so */
  readonly key?: string | undefined;
  /** centre of the search, from which dist counts */
  readonly centre?: Centre | undefined;
  /** ids of the account's preferred dealers, when their listings are to be marked */
  readonly preferred?: ReadonlySet<string> | undefined;
  /** links that include_relevant_links asks for */
  readonly links?: readonly LinkTarget[] | undefined;
}

/** Our own URL with the caller's key; a key is never put on a URL of another origin (feeds.md 2.1). */
export const ownUrl = (path: string, { base, key }: ListingView): string =>
  `${base}${path}${key === undefined ? '' : `${path.includes('?') ? '&' : '?'}api_key=${encodeURIComponent(key)}`}`;
