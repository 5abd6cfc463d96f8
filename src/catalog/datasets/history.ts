import { code, exact, flag, instant, integer, number, text, upper } from '../declare.ts';
import type { Field } from '../field.ts';
import type { SharedDataset } from '../shared-dataset.ts';

/** Members that a history record shows without being asked (part-1.md, history record; order: supplement section 6). */
const standard: readonly Field[] = [
  exact('id', 'Identifier of the record.'),
  number('price', 'Price.', { read: 'money' }),
  number('miles', 'Odometer reading in miles.', { read: 'odometer' }),
  text('data_source', 'Where the record comes from.'),
  text('vdp_url', 'Page of the vehicle.', { read: 'link' }),
  text('seller_type', 'dealer, fsbo or auction.', { read: 'choice', choices: ['dealer', 'fsbo', 'auction'] }),
  text('inventory_type', 'new or used.', { read: 'choice', choices: ['new', 'used'] }),
  instant('last_seen_at', 'When the vehicle was last seen with this record.'),
  instant('scraped_at', 'Start of the record.'),
  instant('first_seen_at', 'First seen with this record.'),
  text('source', 'Domain of the website.', { read: 'domain' }),
  text('seller_name', 'Name of the seller.'),
  text('city', 'City of the seller.'),
  text('state', 'State of the seller.'),
  text('zip', 'ZIP or postal code of the seller.', { read: 'postal' }),
  instant('status_date', 'Day of the status; the order of the records.'),
];

/** Members that stand there only when `fields` names them. */
const optional: readonly Field[] = [
  upper('vin', 'Vehicle identification number.', { read: 'vin' }),
  number('msrp', "Manufacturer's suggested retail price.", { read: 'money' }),
  flag('is_certified', 'Certified pre-owned.'),
  text('exterior_color', 'Exterior colour.'),
  text('interior_color', 'Interior colour.'),
  text('base_int_color', 'Base interior colour.', { column: ['base_int_color', 'base_interior_color'] }),
  text('base_ext_color', 'Base exterior colour.', { column: ['base_ext_color', 'base_exterior_color'] }),
  integer('dom', 'Days on the market, lifetime.'),
  integer('dom_180', 'Days on the market within 180 days.'),
  integer('dom_active', 'Days on the market in the current stint.'),
  text('stock_no', 'Stock number.'),
  flag('is_searchable', 'Whether it was the searchable listing of its vehicle.'),
  code('dealer_id', 'Identifier of the dealer.'),
  text('street', 'Street of the seller.'),
  text('country', 'Country of the seller.'),
  text('latitude', 'Latitude of the seller.', { read: 'latitude' }),
  text('longitude', 'Longitude of the seller.', { read: 'longitude' }),
  integer('dos_active', 'Days on the source.'),
];

/** Names of the members that are shown by default. */
export const STANDARD_HISTORY_FIELDS: readonly string[] = standard.map(({ name }) => name);

/** Records of a vehicle's history: what E8 answers, and what a `history` delivery adds to those before it. */
export const dataset: SharedDataset = {
  name: 'history',
  record: 'history_record',
  about: "Records of a vehicle's history.",
  answer: 'together',
  fields: [...standard, ...optional],
};
