/** What the formats read of a listing's record (`at` of the catalogue's fields). Only the id is always there. */
export interface ListingRecord {
  readonly id: string;
  readonly vin?: string;
  readonly heading?: string;
  readonly vdp_url?: string;
  readonly stock_no?: string;
  readonly source?: string;
  readonly inventory_type?: string;
  readonly is_certified?: number;
  readonly vehicle_status?: string;
  readonly in_transit?: boolean;
  readonly price?: number;
  readonly msrp?: number;
  readonly miles?: number;
  readonly exterior_color?: string;
  readonly interior_color?: string;
  readonly base_ext_color?: string;
  readonly base_int_color?: string;
  readonly first_seen_at_source?: number;
  readonly dos_active?: number;
  readonly media?: { readonly photo_links?: readonly string[] };
  readonly dealer?: Dealer;
  readonly build?: Build;
  /** the seller's text */
  readonly comments?: string | undefined;
}

interface Dealer {
  readonly id?: number;
  readonly name?: string;
  readonly street?: string;
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
  readonly zip?: string;
  readonly latitude?: string;
  readonly longitude?: string;
}

interface Build {
  readonly year?: number;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
  readonly body_type?: string;
  readonly drivetrain?: string;
  readonly fuel_type?: string;
  readonly powertrain_type?: string;
  readonly engine?: string;
  readonly transmission?: string;
}

/** A stored record as a listing, with the seller's text, which plain answers do not show and no record holds. */
export const listingRecord = (record: Readonly<Record<string, unknown>>, comments?: string): ListingRecord =>
  ({ ...record, comments }) as unknown as ListingRecord;

/** Sold as new; what does not say so is used (supplement 8.1). */
export const isNew = ({ inventory_type }: ListingRecord): boolean => inventory_type?.toLowerCase() === 'new';

/** A certified pre-owned vehicle: a flag of used ones (supplement 3.1). */
export const isCertified = ({ is_certified }: ListingRecord): boolean => Number(is_certified) === 1;

/** Photos of the listing, first the main one. */
export const photosOf = ({ media }: ListingRecord): readonly string[] => media?.photo_links ?? [];

/** Miles as the odometer shows them: both marketplaces take whole ones only. */
export const milesOf = ({ miles }: ListingRecord): number | undefined =>
  miles === undefined ? undefined : Math.round(miles);
