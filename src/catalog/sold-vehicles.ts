import { flag, integer, number, text } from './declare.ts';
import type { Dataset } from './field.ts';

/**
 * A sold vehicle: a row of a `sold` delivery (feeds.md 2.2), and of a sold month. Unknown values are empty. The date is
 * read and stored as YYYY-MM-DD.
 */
export const soldVehicles: Dataset = {
  name: 'sold-vehicles',
  about: 'Vehicles that dealers of the US have sold.',
  fields: [
    text('sold_date', 'Day of the sale.', { read: 'past day' }),
    text('vin', 'Vehicle identification number.', { read: 'vin' }),
    text('inventory_type', 'new or used.', { read: 'choice', choices: ['new', 'used'] }),
    flag('is_certified', 'Certified pre-owned.'),
    text('seller_type', 'dealer, fsbo or auction.', {
      read: 'choice',
      choices: ['dealer', 'fsbo', 'auction'],
    }),
    text('dealer_type', 'franchise or independent.'),
    text('dealership_group_name', "Name of the dealer's group."),
    text('source', 'Domain of the website.', { read: 'domain' }),
    text('city', 'City of the dealer.'),
    text('state', 'State of the dealer.'),
    integer('year', 'Model year.', { read: 'year' }),
    text('make', 'Make.'),
    text('model', 'Model.'),
    text('trim', 'Trim.'),
    text('body_type', 'Body.'),
    text('body_subtype', 'Cab configuration of a pickup.'),
    text('drivetrain', 'Drivetrain.'),
    text('transmission', 'Transmission.'),
    text('powertrain_type', 'Powertrain.'),
    text('fuel_type_category', 'ice, ev, hybrid, unknown or other.'),
    text('base_exterior_color', 'Base exterior colour.'),
    text('base_interior_color', 'Base interior colour.'),
    number('price', 'Last asking price.', { read: 'money' }),
    number('miles', 'Odometer reading, as delivered.', { read: 'odometer' }),
    text('miles_indicator', 'Unit of the reading: MILES or KILOMETERS.', { read: 'unit' }),
    number('msrp', "Manufacturer's suggested retail price, as the listing showed it.", { read: 'money' }),
    text('msrp_label', 'How the MSRP was determined, for example oem_msrp.'),
    number('mc_msrp', 'Suggested retail price that the service computed.', { read: 'money' }),
    integer('dom_active', 'Days for sale across all websites.'),
    integer('dos_active', 'Days on the website that sold it.'),
  ],
};

/** One published month: an immutable file in the folder `sold` of the state directory (docs/decisions, decision 9). */
export interface SoldMonth {
  /** YYYY-MM */
  readonly month: string;
  /** name of the Parquet file: a row a sold vehicle, columns as the fields of soldVehicles (sold_date as DATE) */
  readonly file: string;
  readonly rows: number;
  /** a `sold` delivery owns it, or the ledger's own sales made it */
  readonly from: 'delivery' | 'ledger';
}

/** Folder in `sold` with the months of the sample, as `sold` is made; what it holds counts where `sold` publishes nothing. */
export const SOLD_SAMPLE = 'sample';

/** `sold/manifest.json`: replaced by one rename, so that readers see one generation of all months. */
export interface SoldManifest {
  /** how the files are laid out (./layout.ts); absent: as the first */
  readonly layout?: number;
  /** counts up with every publication */
  readonly generation: number;
  /** oldest first */
  readonly months: readonly SoldMonth[];
  /** the first month that later sales or withdrawals may still change, YYYY-MM; absent: none */
  readonly provisional_from?: string;
  /** sales of the 100 days before the newest delivery, also of months that are not published yet: a file as a month's */
  readonly recent?: { readonly file: string; readonly rows: number; readonly as_of: number };
  /** canonical names of dealership groups over all months, sorted */
  readonly dealership_groups: readonly string[];
}
