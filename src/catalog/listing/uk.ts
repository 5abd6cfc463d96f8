import {
  anyOf,
  dates,
  flag,
  flagged,
  instant,
  keyword,
  lower,
  mark,
  noneOf,
  number,
  range,
  text,
  upper,
  whole,
} from '../declare.ts';
import type { Field } from '../field.ts';
import { quantity } from './own.ts';

/** A text at the top of the record that can be filtered and counted. */
const fact = (name: string, about: string, more: Parameters<typeof keyword>[2] = {}): Field =>
  keyword(name, `${about}.`, {
    at: name,
    facet: true,
    params: [anyOf(name, `${about}: comma-separated list, case-insensitive.`)],
    ...more,
  });

/** What a UK car listing has besides the shared fields (feeds.md 2.1 "other markets", supplement 3.2 and appendix D). */
export const ukCar: readonly Field[] = [
  mark('vehicle_registration_mark', 'Registration mark, in upper case without spaces.', {
    at: 'vehicle_registration_mark',
    facet: true,
    facetAliases: ['vrm'],
    params: [
      anyOf('vehicle_registration_mark', 'Registration marks: comma-separated list, with or without spaces.'),
      anyOf('vrm', 'Alias of vehicle_registration_mark; if both are sent, both apply.'),
    ],
  }),
  fact('uvc_id', 'Identifier of the vehicle in the UK vehicle catalogue', { facet: false }),
  fact('variant', 'Variant of the model, for example 1.2 SE 5dr', { at: 'build.variant' }),
  fact('co2_emissions', 'Carbon dioxide in grams per kilometre'),
  quantity('num_owners', 'Number of owners so far', { at: 'num_owners' }),
  fact('insurance_group', 'Insurance group, for example 12E'),
  fact('write_off_category', 'Category of an insurance write-off, for example S', {
    params: [
      anyOf('write_off_category', 'Write-off categories: comma-separated list, case-insensitive.'),
      noneOf('exclude_write_off_category', 'Write-off categories whose listings are excluded.'),
    ],
  }),
  number('combined_mpg', 'Combined fuel economy in miles per gallon.', {
    at: 'build.combined_mpg',
    params: [range('combined_mpg_range', 'Combined fuel economy in miles per gallon, min-max.')],
  }),
  keyword('model_variant', 'Model and variant as one text.', {
    column: false,
    ordered: true,
    params: [whole('model_variant', 'model|variant, compared as a whole, case-insensitive.')],
  }),
  text('vehicle_registration_date_given', 'Date of the first registration as delivered.', {
    column: 'vehicle_registration_date',
    read: 'written day',
    at: 'vehicle_registration_date',
  }),
  instant('vehicle_registration_date', 'Date of the first registration.', {
    column: false,
    params: [
      dates(
        'vehicle_registration_date_range',
        'Days of the first registration: YYYYMMDD-YYYYMMDD, both days whole.',
      ),
    ],
  }),
  fact('ev_battery_type', 'Type of the traction battery', { at: 'build.ev_battery_type' }),
  number('ev_battery_capacity', 'Capacity of the traction battery in kilowatt hours.', {
    at: 'build.ev_battery_capacity',
    params: [
      range('ev_battery_capacity_range', 'Capacity of the traction battery in kilowatt hours, min-max.'),
    ],
  }),
  number('ev_vehicle_range', 'Electric range in miles.', {
    at: 'build.ev_vehicle_range',
    params: [range('ev_vehicle_range', 'Electric range in miles, min-max.')],
  }),
  number('performance_co2', 'Carbon dioxide in grams per kilometre, as measured.', {
    at: 'build.performance_co2',
    params: [range('performance_co2_range', 'Carbon dioxide in grams per kilometre, min-max.')],
  }),
  fact('wheelbase_category', 'Category of the wheelbase, for example Long', {
    at: 'build.wheelbase_category',
  }),
  fact('car_county', "County of the vehicle's location", {
    at: 'car_location.county',
    facetAliases: ['car_location_county'],
    params: [
      anyOf(
        'car_location_county',
        "County of the vehicle's location: comma-separated list, case-insensitive.",
      ),
    ],
  }),
  fact('fca_status', 'Status of the dealer at the Financial Conduct Authority', {
    at: 'dealer.fca_status',
  }),
  flag('ulez_compliant', 'Whether it meets the standard of the ultra low emission zone.', {
    at: 'ulez_compliant',
    params: [flagged('ulez_compliant', 'true: only vehicles that meet the standard.')],
  }),
  flag('is_vat_included', 'Whether the price includes value-added tax.', {
    at: 'is_vat_included',
    params: [flagged('is_vat_included', 'true: only prices with value-added tax.')],
  }),
];

/** In which nation a listing is: what the delivery says, else where its postcode lies. */
export const nations: readonly Field[] = [
  text('nation_given', 'Nation of the UK as delivered; it may be given as the country.', {
    column: 'nation',
  }),
  keyword('nation', 'Nation of the UK: England, Scotland, Wales, Northern Ireland.', { column: false }),
];

/** Where the vehicle stands is searched and counted in UK markets. */
const standing = (column: string, as: string, about: string): Field =>
  keyword(column, `${about}.`, {
    at: `car_location.${as}`,
    facet: true,
    facetAliases: [`car_location_${as}`],
    params: [anyOf(`car_location_${as}`, `${about}: comma-separated list, case-insensitive.`)],
  });

/** Shared fields that UK markets show or search in another way; each takes the place of the one with its name. */
export const ukInstead: readonly Field[] = [
  // a VIN names the vehicle; answers of UK markets do not show it
  upper('vin', 'Vehicle identification number, 17 characters.', { read: 'vin', ordered: true }),
  lower('country', 'Country of the dealer: GB.', {
    at: 'dealer.country',
    ofDealership: 'mc_dealership.country',
  }),
  fact('county', 'County of the dealer', { at: 'dealer.county' }),
  standing('car_seller_name', 'seller_name', 'Name of the location of the vehicle'),
  standing('car_street', 'street', "Street of the vehicle's location"),
  standing('car_city', 'city', "City of the vehicle's location"),
  standing('car_zip', 'zip', "Postcode of the vehicle's location"),
  ...(['latitude', 'longitude'] as const).map((as) =>
    keyword(`car_${as}`, `${as === 'latitude' ? 'Latitude' : 'Longitude'} of the vehicle's location.`, {
      read: as,
      at: `car_location.${as}`,
      params: [
        anyOf(
          `car_location_${as}`,
          `${as === 'latitude' ? 'Latitude' : 'Longitude'} of the vehicle's location, as delivered: comma-separated list.`,
        ),
      ],
    }),
  ),
];

/** Parameters of shared fields that the UK search does not take (supplement appendix B). */
export const ukWithout: ReadonlySet<string> = new Set([
  'vin',
  'taxonomy_vins',
  'mm',
  'ymm',
  'body_subtype',
  'trim_o',
  'trim_r',
  'version',
  'engine_aspiration',
  'engine_block',
  'carfax_1_owner',
  'carfax_clean_title',
  'high_value_features',
  'exclude_high_value_features',
  'options_packages',
  'exclude_options_packages',
  'finance_loan_term',
  'finance_loan_apr',
  'finance_down_payment',
  'finance_down_payment_per',
  'finance_emp',
  'lease_term',
  'lease_down_payment',
  'lease_emp',
]);
