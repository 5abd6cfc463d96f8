import {
  anyOf,
  choiceOf,
  code,
  flag,
  integer,
  keyword,
  lower,
  names,
  noneOf,
  point,
  postal,
  range,
  text,
  whole,
} from '../declare.ts';
import type { Field } from '../field.ts';

const place = (name: string, about: string, list: string): Field =>
  keyword(name, about, {
    at: `dealer.${name}`,
    ofDealership: `mc_dealership.${name}`,
    facet: true,
    params: [anyOf(name, list)],
  });

/** An id of the newer directory: a number inside listings (supplement decision 5). */
const mcId = (name: string, about: string, more: Parameters<typeof code>[2] = {}): Field =>
  code(name, `${about}.`, {
    at: `mc_dealership.${name}`,
    facet: !name.includes('group'),
    params: [anyOf(name, `${about}: comma-separated list of numbers.`)],
    ...more,
  });

/** Who sells it and where (feeds.md 2.1 "dealer"; supplement 3.1 `dealer`, `mc_dealership`). */
export const seller: readonly Field[] = [
  code('dealer_id', 'Identifier of the dealer.', {
    at: 'dealer.id',
    facet: true,
    params: [
      anyOf(
        'dealer_id',
        'Dealer ids: comma-separated list. Names a store, so all its listings are searched.',
      ),
      noneOf('exclude_dealer_ids', 'Dealer ids whose listings are excluded.'),
    ],
  }),
  text('dealer_website', "Domain of the dealer's website.", {
    read: 'domain',
    at: 'dealer.website',
    ofDealership: 'mc_dealership.website',
  }),
  lower('seller_name', 'Name of the seller; lower case in facets.', {
    at: 'dealer.name',
    ofDealership: 'mc_dealership.name',
    facet: true,
    params: [whole('dealer_name', "The dealer's full name, case-insensitive; partial names do not match.")],
  }),
  keyword('dealer_type', 'franchise or independent.', {
    at: 'dealer.dealer_type',
    ofDealership: 'mc_dealership.dealer_type',
    facet: true,
    params: [choiceOf('dealer_type', ['franchise', 'independent'], 'franchise, independent.')],
  }),
  keyword('dealership_group_name', "Name of the dealer's group.", {
    at: 'dealer.dealership_group_name',
    facet: true,
    params: [
      names('dealership_group_name', 'Names of dealership groups: comma-separated list, case-insensitive.'),
    ],
  }),
  text('street', 'Street of the dealer.', { at: 'dealer.street', ofDealership: 'mc_dealership.street' }),
  place('city', 'City of the dealer.', 'Cities: comma-separated list, case-insensitive.'),
  place(
    'state',
    'State or province of the dealer.',
    'US states or Canadian provinces: comma-separated list of codes.',
  ),
  lower('country', 'Country of the dealer: US or CA.', {
    at: 'dealer.country',
    ofDealership: 'mc_dealership.country',
  }),
  postal('zip', 'ZIP or postal code of the dealer.', {
    at: 'dealer.zip',
    ofDealership: 'mc_dealership.zip',
    facet: true,
  }),
  text('county', 'County of the dealer.', { at: 'dealer.county' }),
  keyword('msa_code', 'Metropolitan statistical area code of the dealer.', {
    at: 'dealer.msa_code',
    ofDealership: 'mc_dealership.msa_code',
    facet: true,
    params: [anyOf('msa_code', 'Metropolitan statistical area codes: comma-separated list.')],
  }),
  text('seller_phone', 'Phone of the dealer.', { at: 'dealer.phone', ofDealership: 'mc_dealership.phone' }),
  text('seller_email', 'E-mail address of the dealer.', {
    at: 'dealer.seller_email',
    ofDealership: 'mc_dealership.seller_email',
  }),
  text('latitude', 'Latitude of the dealer.', {
    read: 'latitude',
    at: 'dealer.latitude',
    ofDealership: 'mc_dealership.latitude',
  }),
  text('longitude', 'Longitude of the dealer.', {
    read: 'longitude',
    at: 'dealer.longitude',
    ofDealership: 'mc_dealership.longitude',
  }),
  point('location', 'Position of the dealer.'),
  flag('located', 'Whether there is a geographical position.', { column: false, ordered: true }),
  mcId('mc_website_id', 'Website id', {
    params: [
      anyOf(
        'mc_website_id',
        'Website ids: comma-separated list. Names a store, so all its listings are searched.',
      ),
      noneOf('exclude_mc_website_ids', 'Website ids whose listings are excluded.'),
    ],
  }),
  mcId('mc_dealer_id', 'Dealer id of the newer directory'),
  mcId('mc_location_id', 'Location id'),
  mcId('mc_rooftop_id', 'Rooftop id'),
  mcId('mc_dealership_group_id', 'Dealership group id'),
  mcId('mc_sub_dealership_group_id', 'Dealership sub-group id'),
  ...(['mc_dealership_group_name', 'mc_sub_dealership_group_name'] as const).map((name) =>
    keyword(name, `Name of the dealership ${name.includes('sub') ? 'sub-group' : 'group'}.`, {
      at: `mc_dealership.${name}`,
      facet: true,
      params: [names(name, 'Names: comma-separated list, case-insensitive.')],
    }),
  ),
  keyword('mc_category', 'Category of the seller, for example Dealer, Retailer.', {
    at: 'mc_dealership.mc_category',
    params: [anyOf('mc_category', 'Categories: comma-separated list, case-insensitive.')],
  }),
  integer('inventory_count', 'Active listings of the dealer.', {
    column: false,
    params: [range('inventory_count_range', "Number of the dealer's active listings, min-max.")],
  }),
];

const standing = (name: string, as: string, about: string, more: Parameters<typeof text>[2] = {}): Field =>
  text(name, about, { at: `car_location.${as}`, ...more });

/** Where the vehicle stands when that is not at the seller. */
export const standsElsewhere: readonly Field[] = [
  standing('car_seller_name', 'seller_name', 'Name of the location of the vehicle.'),
  standing('car_street', 'street', "Street of the vehicle's location."),
  standing('car_city', 'city', "City of the vehicle's location."),
  standing('car_state', 'state', "State of the vehicle's location."),
  standing('car_zip', 'zip', "ZIP or postal code of the vehicle's location.", { read: 'postal' }),
  standing('car_latitude', 'latitude', "Latitude of the vehicle's location.", { read: 'latitude' }),
  standing('car_longitude', 'longitude', "Longitude of the vehicle's location.", { read: 'longitude' }),
];
