import {
  anyOf,
  choiceOf,
  dates,
  days,
  domains,
  flag,
  instant,
  keyword,
  lower,
  point,
  postal,
  text,
} from '../declare.ts';
import type { Field } from '../field.ts';

/** Who a dealer is and where, in both directories (part-1.md, dealership record and dealer record). */

const place = (name: string, about: string, list: string): Field =>
  keyword(name, about, { at: name, facet: true, params: [anyOf(name, list)] });

/** Name, website, status and kind. */
export const sellerIdentity: readonly Field[] = [
  text('seller_name', 'Name of the dealer.', { at: 'seller_name' }),
  lower('inventory_url', "Domain of the dealer's website.", {
    read: 'domain',
    at: 'inventory_url',
    params: [domains('inventory_url', 'Website domains: comma-separated list; of a URL, its domain counts.')],
  }),
  lower('status', 'active or inactive.', {
    read: 'choice',
    choices: ['active', 'inactive'],
    at: 'status',
  }),
  keyword('dealer_type', 'franchise or independent.', {
    at: 'dealer_type',
    facet: true,
    params: [choiceOf('dealer_type', ['franchise', 'independent'], 'franchise, independent.')],
  }),
];

/** Address, position, contact. `coordinates`: how the answer shows them. */
export const sellerPlace = (coordinates: 'text' | 'number'): readonly Field[] => [
  text('street', 'Street.', { at: 'street' }),
  place('city', 'City.', 'Cities: comma-separated list, case-insensitive.'),
  place('state', 'State or province.', 'US states or Canadian provinces: comma-separated list of codes.'),
  keyword('country', 'US or CA.', { at: 'country', facet: true }),
  postal('zip', 'ZIP or postal code.', { at: 'zip' }),
  text('latitude', 'Latitude.', { read: 'latitude', at: 'latitude', shownAs: coordinates }),
  text('longitude', 'Longitude.', { read: 'longitude', at: 'longitude', shownAs: coordinates }),
  point('location', 'Position.'),
  flag('located', 'Whether there is a geographical position.', { column: false, ordered: true }),
  keyword('msa_code', 'Metropolitan statistical area code.', {
    at: 'msa_code',
    params: [anyOf('msa_code', 'Metropolitan statistical area codes: comma-separated list.')],
  }),
  text('seller_phone', 'Phone.', { at: 'seller_phone' }),
  text('seller_email', 'E-mail address.', { at: 'seller_email' }),
];

/** What directories of the UK have besides: county, postcode, what the financial regulator says (feeds.md 2.2). */
export const ukSeller: readonly Field[] = [
  place('county', 'County.', 'Counties: comma-separated list, case-insensitive.'),
  postal('postal_code', 'Postcode.', { at: 'postal_code' }),
  keyword('fca_status', 'Status at the Financial Conduct Authority.', {
    at: 'fca_status',
    facet: true,
    params: [
      anyOf(
        'fca_status',
        'Status at the Financial Conduct Authority: comma-separated list, case-insensitive.',
      ),
    ],
  }),
  text('fca_reference_no', 'Reference number at the Financial Conduct Authority.', {
    at: 'fca_reference_no',
  }),
];

/** A field of a directory as the UK has it: there are no states to ask for. */
export const sellerInUk = (field: Field): Field =>
  field.name === 'state' ? { ...field, facet: false, params: [] } : field;

/** When the record was made. */
export const created: Field = instant('created_at', 'When the record was created; ISO-8601, UTC.', {
  at: 'created_at',
  shownAs: 'timestamp',
  sort: 'created_at_days',
  sortAliases: ['created_at_range'],
  sortsDown: true,
  params: [
    days('created_at_days', 'Age of the record in days, min-max.'),
    dates('created_at_range', 'Days on which the record was created: YYYYMMDD-YYYYMMDD.'),
  ],
});
