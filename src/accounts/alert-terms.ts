import { gunzipSync, gzipSync } from 'node:zlib';

/** What is kept of alerts besides numbers: which changes are told, and listings. */

/** Which prices are told: those that changed at all, by an amount, by a part of what they were; or none. */
export type PriceChange =
  | 'any'
  | 'none'
  | { /** in the currency of the market */ readonly amount: number }
  | { readonly percent: number };

/** What of a view an account is told. */
export interface AlertTerms {
  readonly arrived: boolean;
  readonly left: boolean;
  readonly price_change: PriceChange;
}

/** A listing as an alert remembers it, so that one that has left can still be named. */
export interface RememberedListing {
  readonly id: string;
  /** domain of the site that shows it */
  readonly source?: string | undefined;
  readonly vin?: string | undefined;
  /** year, make, model and trim, as it says */
  readonly heading?: string | undefined;
  readonly price?: number | undefined;
  /** of its dealer, which tells what the price is of */
  readonly country?: string | undefined;
}

/** A listing whose price changed. */
export interface RepricedListing extends RememberedListing {
  readonly price_before?: number;
  /** a record with another price has another id */
  readonly id_before: string;
}

/** What changed in a view between two versions of the data, each list in the order of ids. */
export interface Changes {
  readonly arrived: readonly RememberedListing[];
  readonly left: readonly RememberedListing[];
  readonly price_changed: readonly RepricedListing[];
}

/** An event without its listings. */
export interface EventSummary {
  /** version of the data that was compared */
  readonly data_version: string;
  /** version that it was compared with */
  readonly version_before: string;
  /** the delivery of the version before was withdrawn */
  readonly rolled_back: boolean;
  readonly arrived: number;
  readonly left: number;
  readonly price_changed: number;
}

/** Listings as they are kept: JSON in as little room as gzip needs. */
export const packListings = (listings: object): string =>
  gzipSync(JSON.stringify(listings), { level: 6 }).toString('base64');

/** What was packed. */
export const unpackListings = <Packed>(text: string): Packed =>
  JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString()) as Packed;
