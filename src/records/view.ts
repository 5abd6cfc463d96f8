import type { Centre } from '../search/plan.ts';

/** A link of include_relevant_links: its name and the path of the operation, with members of the record in braces. */
export interface LinkTarget {
  readonly name: string;
  readonly path: string;
  /** only for listings of such a seller */
  readonly seller?: string;
}

/** How the listings of one answer are shown. */
export interface ListingView {
  /** base of our own URLs, ending in /v2 */
  readonly base: string;
  /** the caller's key for our own URLs, when append_api_key says so */
  readonly key?: string;
  /** centre of the search, from which dist counts */
  readonly centre?: Centre;
  /** ids of the account's preferred dealers, when their listings are to be marked */
  readonly preferred?: ReadonlySet<string>;
  /** operations that include_relevant_links may point to */
  readonly links?: readonly LinkTarget[];
}

/** Our own URL with the caller's key; a key is never put on a URL of another origin (feeds.md 2.1). */
export const ownUrl = (path: string, { base, key }: ListingView): string =>
  `${base}${path}${key === undefined ? '' : `${path.includes('?') ? '&' : '?'}api_key=${encodeURIComponent(key)}`}`;
