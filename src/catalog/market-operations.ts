import type { ChangeKind } from './changes.ts';
import type { Directory } from './directory.ts';
import type { Example } from './parameter.ts';

/** The operations that a market declares (market.ts): its searches, details and suggestions. */

/** What stands in a list of operations. */
export interface DeclaredOperation {
  /**
   * in the OpenAPI document the lowest first; of two paths that fit one URL the lower one answers. All operations are numbered
   * in tens (here and in src/api/operations), so that another fits between two; no two are equal, which the program tells when it
   * starts. What makes several operations takes the next numbers, too.
   */
  readonly order: number;
}

/** Kinds of sellers. */
export const SELLERS = ['dealer', 'fsbo', 'auction'] as const;
type Seller = (typeof SELLERS)[number];

/**
 * Rules that a search may follow besides the filters of its fields: src/search/scopes has them, src/search/scopes/registry.ts
 * their names. The first of a search says who is searched.
 * - coverage: attributed listings of dealers with a VIN, in one country; parameters widen it
 * - coverage, any seller: the same, and other sellers' where they are asked for
 * - UK coverage, and any seller: as coverage, with the nations of the UK; listings without a VIN belong to it
 * - attributed: the attributed listings of the region, with or without a VIN
 * - attributed, any seller: the same, and other sellers' where they are asked for
 * - inventory: every listing of the named dealers
 * - private sellers, auctions, departed, UK departed: all that is in one index, none of the default coverage
 * - location, UK location: a radius, or postal codes
 * - sold or expired: whether a vehicle that has left was sold, and whether another source lists it
 * - one kind of counts: facets, range facets or statistics, one of them
 */
export type ScopeName =
  | 'coverage'
  | 'coverage, any seller'
  | 'UK coverage'
  | 'UK coverage, any seller'
  | 'attributed'
  | 'attributed, any seller'
  | 'inventory'
  | 'private sellers'
  | 'auctions'
  | 'departed'
  | 'UK departed'
  | 'location'
  | 'UK location'
  | 'condition'
  | 'car type'
  | 'offers'
  | 'ymmt'
  | 'like'
  | 'active days'
  | 'preferred dealers'
  | 'new in transit'
  | 'no dealers'
  | 'title'
  | 'sold or expired'
  | 'one kind of counts';

/** Which page of what is found an operation gives. */
export interface RowsPolicy {
  readonly default: number;
  readonly maximum: number;
  /** what a larger number becomes */
  readonly above: 'default' | 'maximum';
  /** the caller's plan may allow less (SearchLimits.inventoryRows) */
  readonly byPlan?: boolean;
}

/** A search of listings. */
export interface ListingSearch extends DeclaredOperation {
  /** below /v2, where it is the operation's name: search/motorcycle/active */
  readonly path: string;
  readonly summary: string;
  readonly example?: Example;
  readonly scopes: readonly [ScopeName, ...ScopeName[]];
  /** default: 10, at most 50, else 10 */
  readonly rows?: RowsPolicy;
  /** false: dist is no sort_by value, and not the order of location searches */
  readonly byDistance?: false;
  /** `plot` gives points for a map */
  readonly plots?: true;
  /** false: our own URLs carry the key only where append_api_key is sent; default: unless it says no */
  readonly appendsKey?: false;
  /** facets, sort_by values and filter parameters of the fields that are none of the search */
  readonly leftOut?: {
    readonly facets?: readonly string[];
    readonly sorts?: readonly string[];
    readonly filters?: readonly string[];
  };
  /** what of a delivery changes its answers; default: active listings of any seller */
  readonly changedBy?: readonly ChangeKind[];
  /** its listings are written as marketplaces take them, at the path with {marketplace_name} behind it */
  readonly forMarketplaces?: true;
}

/** A search of a directory: of dealers the active ones. */
export interface DirectorySearch extends DeclaredOperation {
  readonly directory: Directory;
  /** below /v2: dealers/motorcycle */
  readonly path: string;
  readonly summary: string;
  readonly example?: Example;
  /** path of the operation to use in its place */
  readonly replacedBy?: string;
}

/**
 * The operations of one listing: whole, the part that searches leave out, and its photos (part-1.md E4, supplement section 4
 * and appendix B).
 */
export interface ListingDetails extends DeclaredOperation {
  /** below /listing: car, car/fsbo */
  readonly path: string;
  /** for the summary: "a car" */
  readonly of: string;
  /** id of such a listing of the sample, the same in every sample */
  readonly example?: string;
  /** only listings of such a seller; not said: of any */
  readonly seller?: Seller;
  /** false: our own URLs carry the key only where append_api_key is sent, as in the search of these listings; default: unless it says no */
  readonly appendsKey?: false;
  /** include_preferred_dealer_flag is a parameter */
  readonly marksPreferred?: true;
  /** redirect_to_active and redirect_to_latest are parameters */
  readonly redirects?: true;
}

/** An auto-complete: terms of the listings that the market's first search finds (supplement appendix B). */
export interface Suggestions extends DeclaredOperation {
  /** below /v2, where it is the operation's name: search/motorcycle/auto-complete */
  readonly path: string;
  /** another path of its own that answers the same, the next in the order */
  readonly alsoAt?: string;
  readonly summary: string;
  readonly example?: Example;
  /** who is searched, where it is not as in the search */
  readonly coverage?: ScopeName;
  /** values of the parameter `field`: names of fields, or of their facets */
  readonly fields: readonly string[];
  /** terms that hold an input, with counts where they are wanted (counted) or without (plain); or every term (all) */
  readonly gives: 'counted' | 'plain' | 'all';
  /** comma lists that narrow it and not the search: of a field, under its name or another */
  readonly narrowedBy?: readonly { readonly field: string; readonly as?: string }[];
}

/** Parameters of searches of active cars that those of what has left do not take (supplement appendix B). */
export const notOfRecents: NonNullable<ListingSearch['leftOut']> = {
  filters: [
    ...['mm', 'ymm', 'inventory_count_range', 'powertrain_type', 'price_change', 'high_value_features'],
    ...['exclude_high_value_features', 'options_packages', 'exclude_options_packages', 'min_photo_links'],
    ...['min_photo_links_cached', 'version'],
  ],
};

/** The summary of an auto-complete of such listings. */
export const termsOf = (listings: string): string =>
  `Terms of active listings of ${listings} that begin with or contain an input, the most relevant first.`;
