import type { Directory } from './directory.ts';
import type { SearchDataset } from './field.ts';
import type {
  DeclaredOperation,
  DirectorySearch,
  ListingDetails,
  ListingSearch,
  Suggestions,
} from './market-operations.ts';
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
  /** digits behind the point of an engine's litres where cubic centimetres were given; default: 1, as cars are called 2.0 */
  readonly litreDigits?: number;
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
  readonly dealerDetails?: DeclaredOperation & {
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
  readonly history?: DeclaredOperation & {
    /** below /v2, with the vehicle in braces: {vin}, or {vrm} where the mark names it */
    readonly path: string;
    readonly summary: string;
    readonly example?: Example;
  };
  readonly suggestions?: readonly Suggestions[];
}

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

/** A list of names, told apart by blanks. */
export const namesIn = (text: string): readonly string[] => text.trim().split(/\s+/);
