import {
  allOf,
  anyOf,
  code,
  integer,
  keyword,
  keywords,
  noneOf,
  number,
  range,
  text,
  whole,
  years,
} from '../declare.ts';
import type { Field } from '../field.ts';

/** A text of the vehicle's build that can be filtered and counted. */
const part = (name: string, about: string, more: Parameters<typeof keyword>[2] = {}): Field =>
  keyword(name, `${about}.`, {
    at: `build.${name}`,
    facet: true,
    params: [anyOf(name, `${about}: comma-separated list, case-insensitive.`)],
    ...more,
  });

/** A count of the vehicle's build. */
const count = (name: string, about: string): Field =>
  code(name, `${about}.`, {
    at: `build.${name}`,
    facet: true,
    params: [anyOf(name, `${about}: comma-separated list of whole numbers.`)],
  });

/** What the vehicle is (feeds.md 2.1, supplement 3.1 `build`). */
export const build: readonly Field[] = [
  integer('year', 'Model year.', {
    read: 'year',
    at: 'build.year',
    facet: true,
    params: [
      years(
        'year',
        'Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-.',
      ),
      range('year_range', 'Model years, min-max.'),
    ],
  }),
  part('make', 'Make', {
    params: [
      anyOf('make', 'Makes: comma-separated list, case-insensitive.'),
      noneOf('exclude_make', 'Makes to exclude.'),
    ],
  }),
  part('model', 'Model'),
  part('trim', 'Trim', {
    params: [
      anyOf('trim', 'Trims: comma-separated list, case-insensitive.'),
      anyOf('trim_o', 'Alias of trim.'),
      anyOf('trim_r', 'Alias of trim.'),
    ],
  }),
  part('version', 'Version: the trim with its variant'),
  keyword('mm', 'Make and model as one text.', {
    column: false,
    ordered: true,
    params: [whole('mm', 'make|model, compared as a whole, case-insensitive.')],
  }),
  keyword('ymm', 'Year, make and model as one text.', {
    column: false,
    ordered: true,
    params: [whole('ymm', 'year|make|model, compared as a whole, case-insensitive.')],
  }),
  part('vehicle_type', 'Vehicle type, for example Car, Truck'),
  part('body_type', 'Body type, for example SUV, Sedan'),
  part('body_subtype', 'Body subtype, for example Crew'),
  part('drivetrain', 'Drivetrain: 4WD, AWD, FWD, RWD'),
  part('fuel_type', 'Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded'),
  part('powertrain_type', 'Powertrain: Combustion, BEV, HEV, MHEV, PHEV'),
  part('engine', 'Engine, for example 2.0L I4'),
  part('engine_block', 'Engine block, for example I, V, H'),
  number('engine_size', 'Engine displacement in litres.', {
    at: 'build.engine_size',
    facet: true,
    params: [
      anyOf('engine_size', 'Engine displacement in litres: comma-separated list of numbers.'),
      range('engine_size_range', 'Engine displacement in litres, min-max.'),
    ],
  }),
  keyword('engine_aspiration', 'Engine aspiration, for example Turbocharged.', {
    at: 'build.engine_aspiration',
    params: [anyOf('engine_aspiration', 'Engine aspiration: comma-separated list, case-insensitive.')],
  }),
  part('transmission', 'Transmission: Automatic, CVT, Manual'),
  count('doors', 'Number of doors'),
  count('cylinders', 'Number of cylinders'),
  count('seating_capacity', 'Number of seats'),
  ...(['city_mpg', 'highway_mpg'] as const).map((name) => {
    const about = `${name === 'city_mpg' ? 'City' : 'Highway'} fuel economy in miles per gallon`;
    return number(name, `${about}.`, {
      at: `build.${name}`,
      params: [range(`${name}_range`, `${about}, min-max.`)],
      sort: name,
      rangeFacet: { start: 0, span: 100 },
    });
  }),
  part('made_in', 'Country of manufacture'),
  text('overall_height', 'Height in inches.', { at: 'build.overall_height' }),
  text('overall_length', 'Length in inches.', { at: 'build.overall_length' }),
  text('overall_width', 'Width in inches.', { at: 'build.overall_width' }),
  text('std_seating', 'Standard seating.', { at: 'build.std_seating' }),
  keyword('taxonomy_vin', 'Squish VIN: characters 1 to 8, 10 and 11.', {
    params: [anyOf('taxonomy_vins', '10-character squish VINs: first eight characters, tenth and eleventh.')],
  }),
  keyword('build_code', "Manufacturer's model code.", {
    column: ['build_code', 'model_code'],
    at: 'model_code',
  }),
];

/** Colours: as the dealer words them, and one of a few base colours. */
export const colours: readonly Field[] = [
  keyword('exterior_color', "Exterior colour in the dealer's words.", {
    at: 'exterior_color',
    facet: true,
    params: [anyOf('exterior_color', 'Exterior colours: comma-separated list, case-insensitive.')],
  }),
  keyword('interior_color', "Interior colour in the dealer's words.", {
    at: 'interior_color',
    facet: true,
    params: [anyOf('interior_color', 'Interior colours: comma-separated list, case-insensitive.')],
  }),
  keyword('base_ext_color', 'Base exterior colour.', {
    column: 'base_exterior_color',
    at: 'base_ext_color',
    facet: true,
    facetAliases: ['base_exterior_color'],
    params: [
      anyOf('base_ext_color', 'Base exterior colours: comma-separated list, case-insensitive.'),
      anyOf('base_exterior_color', 'Alias of base_ext_color; if both are sent, both apply.'),
    ],
  }),
  keyword('base_int_color', 'Base interior colour.', {
    column: 'base_interior_color',
    at: 'base_int_color',
    facet: true,
    facetAliases: ['base_interior_color'],
    params: [
      anyOf('base_int_color', 'Base interior colours: comma-separated list, case-insensitive.'),
      anyOf('base_interior_color', 'Alias of base_int_color; if both are sent, both apply.'),
    ],
  }),
];

/** Equipment that sells: counted and filtered by each value. */
export const equipment: readonly Field[] = [
  keywords('high_value_features', 'High-value features.', {
    at: 'high_value_features',
    facet: true,
    params: [
      allOf('high_value_features', 'High-value features: comma-separated list, all must be present.'),
      noneOf('exclude_high_value_features', 'Excludes listings with any of these high-value features.'),
    ],
  }),
  keywords('options_packages', 'Option packages.', {
    at: 'options_packages',
    facet: true,
    params: [
      allOf('options_packages', 'Option packages: comma-separated list, all must be present.'),
      noneOf('exclude_options_packages', 'Excludes listings with any of these option packages.'),
    ],
  }),
  integer('options_packages_count', 'Number of option packages.', { column: false }),
];
