import type { Changed } from './changes.ts';
import type { SearchDataset } from './field.ts';
import type { Example } from './parameter.ts';
import type { OwnWords } from './vocabulary/tables.ts';

/**
 * The form that a market fills in: one file in markets/. Loading, indices, searches, details, suggestions, the OpenAPI
 * document, metrics and the command line follow from it. A market says data and names of rules only; the rules are in
 * src/search/scopes, ingest/accept and ingest/derive.
 */
export interface MarketDeclaration {
  /** as `--market`, the ledger and the names of indices have it: `motorcycles` */
  readonly name: string;
  /** where markets are listed: the lowest first; no two are equal */
  readonly order: number;
  /** the market of a command that names none; rows of datasets without a market follow its rules. One market says so. */
  readonly isDefault?: true;
  /** its sales are published by month, and supply, popularity and ranking are told of it. One market says so. */
  readonly hasInsights?: true;
  /** countries, currency, states, postal codes */
  readonly region: Region;
  /** the fields of its listings: from them follow columns, filters, facets, statistics, orders and the mapping */
  readonly listings: SearchDataset;
  /**
   * what names a vehicle to its history: its VIN, or its registration mark with or without a VIN. A vehicle that has neither is
   * known on its source alone, by what else `rowNeeds` names: searches find it, and histories do not have it.
   */
  readonly knownBy: 'VIN' | 'registration mark';
  /** `--market auto` sends rows of its region's countries here; the default market takes what tells no country */
  readonly takesItsCountries?: true;
  /** its VINs are those of cars for the US: they are decoded where listings are loaded */
  readonly decodesVins?: true;
  /** fields that name a listing on its source: a row that has none of them is rejected; one is enough */
  readonly rowNeeds: readonly [string, ...string[]];
  /** largest odometer reading that is believed, in miles; default: BELIEVED (bounds.ts) */
  readonly believedMiles?: number;
  /**
   * words that are its own, besides its region's. The vocabularies of cars (vocabulary/) hold in every market: a make, drivetrain,
   * fuel_type, transmission, body_type or base colour that they know is brought to their word (roadster becomes Convertible), and
   * the report counts the others. 'as delivered' turns that off for a field; a table gives canonical words others.
   */
  readonly words?: OwnWords;
  /** which listings its default coverage holds besides the attributed ones (feeds.md section 3) */
  readonly coverage: CoverageRules;
  /** listings that have left are kept as they were last seen, and searched */
  readonly hasRecents?: true;
  /** what stood in it on each day is published (src/catalog/trends.ts) */
  readonly hasTrends?: true;
  /** directories of its dealers */
  readonly directories: readonly Directory[];
  /** members of the details of one of its dealers (part-1.md, "Dealer details") */
  readonly dealer: readonly string[];
  /** its searches; from the first one follow suggestions and insights */
  readonly searches: readonly [ListingSearch, ...ListingSearch[]];
  /** searches of its directories */
  readonly directorySearches?: readonly DirectorySearch[];
  /** operations of one dealer: left out, there is none */
  readonly dealerDetails?: Listed & {
    /** below /dealer: car/uk */
    readonly path: string;
    /** for the summary: "UK cars" */
    readonly of: string;
    /** id of a dealer of the sample */
    readonly example?: string;
  };
  /** operations of one listing */
  readonly listingDetails: readonly ListingDetails[];
  /** operation of the records of a vehicle: left out, there is none */
  readonly history?: Listed & {
    /** below /v2, with the vehicle in braces: {vin}, or {vrm} where the mark names it */
    readonly path: string;
    readonly summary: string;
    readonly example?: Example;
  };
  readonly suggestions?: readonly Suggestions[];
}

/** Directories of dealers (part-1.md E5 to E7): the older one, and the newer one of websites, groups and rooftops. */
export const DIRECTORIES = ['dealers', 'dealerships'] as const;
/** Name of a directory of dealers that a market can have. */
export type Directory = (typeof DIRECTORIES)[number];

/** A part of the world: what its markets have in common. */
export interface Region {
  /** codes of its countries; a listing that tells no country is in the first */
  readonly countries: readonly [string, ...string[]];
  /** roles of the indices of the default coverage: one a country (its code), or one for all of them */
  readonly roles: readonly [string, ...string[]];
  /** country → words of a state, in lower case, that lie there */
  readonly states: Readonly<Record<string, readonly string[]>>;
  /** currency of prices in a country that CURRENCIES does not name */
  readonly currency: string;
  /**
   * countries whose postal codes are looked up: a code that no table knows is then unknown; none: codes stay as
   * they are delivered
   */
  readonly located: readonly string[];
  /** whose centre a radius is around: a postal code's, of which there is a table, or an outward code's, which follows from what is delivered in it */
  readonly centres: 'postal codes' | 'outward codes';
  /** countries of the lists of preferred dealers that count */
  readonly preferred: readonly ('us' | 'ca' | 'uk')[];
  /** words of its own: canonical words of the vocabularies → the region's */
  readonly words: OwnWords;
  /** fields of its directories */
  readonly directories: Readonly<Record<Directory, SearchDataset>>;
}

interface CoverageRules {
  /** a listing without a VIN is not covered */
  readonly asksForVin?: true;
  /**
   * every listing without a VIN is covered, also those of a registration mark whose listing on another source is the
   * attributed one: include_non_vin_listings "adds listings without a VIN", and is true there
   */
  readonly addsWithoutVin?: true;
}

/** What stands in a list of operations. */
interface Listed {
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
 * - place, UK place: a radius, or postal codes
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
  | 'place'
  | 'UK place'
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
export interface ListingSearch extends Listed {
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
  readonly changedBy?: readonly Changed[];
  /** its listings are written as marketplaces take them, at the path with {marketplace_name} behind it */
  readonly forMarketplaces?: true;
}

/** A search of a directory: of dealers the active ones. */
export interface DirectorySearch extends Listed {
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
export interface ListingDetails extends Listed {
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
export interface Suggestions extends Listed {
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

/** A list of names, told apart by blanks. */
export const namesIn = (text: string): readonly string[] => text.trim().split(/\s+/);
