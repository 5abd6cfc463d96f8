import {
  anyOf,
  domains,
  exact,
  flag,
  flagged,
  keyword,
  lower,
  noDomains,
  text,
  upper,
  whole,
} from '../declare.ts';
import type { Field } from '../field.ts';

/** What names a listing and says how it is sold (feeds.md 2.1, supplement 3.1). */
export const identity: readonly Field[] = [
  exact('id', 'Identifier of the listing; case-sensitive.', { at: 'id' }),
  upper('vin', 'Vehicle identification number, 17 characters.', {
    read: 'vin',
    at: 'vin',
    ordered: true,
    params: [anyOf('vin', 'Full 17-character VINs.')],
  }),
  text('heading', 'Title of the listing.', { at: 'heading' }),
  text('data_source', 'Where the listing was collected.', { at: 'data_source' }),
  keyword('vdp_url', 'URL of the vehicle page.', {
    column: ['vdp_url', 'more_info'],
    read: 'link',
    at: 'vdp_url',
    params: [whole('vdp_url', 'URL of the vehicle page, compared as a whole, case-insensitive.')],
  }),
  keyword('stock_no', 'Stock number at the dealer.', {
    at: 'stock_no',
    params: [anyOf('stock_no', 'Stock numbers.')],
  }),
  lower('source', 'Domain of the website that shows the listing.', {
    read: 'domain',
    at: 'source',
    facet: true,
    params: [
      domains(
        'source',
        'Website domains (of a URL, its domain counts). Names a store, so all its listings are searched.',
      ),
      noDomains('exclude_sources', 'Website domains whose listings are excluded.'),
    ],
  }),
  lower('seller_type', 'dealer, fsbo (a private seller) or auction.', {
    read: 'choice',
    choices: ['dealer', 'fsbo', 'auction'],
    at: 'seller_type',
  }),
  lower('inventory_type', 'new or used; certified vehicles are used vehicles with is_certified 1.', {
    read: 'choice',
    choices: ['new', 'used'],
    at: 'inventory_type',
  }),
  flag('is_certified', '1 for a certified pre-owned vehicle, 0 for one that is not.', {
    at: 'is_certified',
    shownAs: 'bit',
  }),
  keyword('vehicle_status', 'Available or Coming Soon.', {
    at: 'vehicle_status',
    facet: true,
    params: [anyOf('vehicle_status', 'Vehicle status, for example Available, Coming Soon.')],
  }),
  text('availability_status', "Stock status in the dealer's words.", { at: 'availability_status' }),
  flag('in_transit', 'Whether the vehicle is on its way to the dealer.', {
    at: 'in_transit',
    params: [flagged('in_transit', 'true: only vehicles on their way to the dealer.')],
  }),
  flag('carfax_1_owner', 'Whether it had a single owner.', {
    at: 'carfax_1_owner',
    facet: true,
    params: [flagged('carfax_1_owner', 'true: only single-owner vehicles.')],
  }),
  flag('carfax_clean_title', 'Whether it has a clean title.', {
    at: 'carfax_clean_title',
    facet: true,
    params: [flagged('carfax_clean_title', 'true: only vehicles with a clean title.')],
  }),
];
