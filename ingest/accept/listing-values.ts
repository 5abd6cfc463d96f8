import type { Dataset } from '../../src/catalog/field.ts';
import { isDelivered, type ReadFile } from './cell-columns.ts';
import type { MarketRules } from './market-rules.ts';
import { unitOf } from './units.ts';
import {
  BODY_CAB,
  colourSql,
  FUEL_POWERTRAIN,
  MAKE_AND_MODEL,
  MODEL_CAB,
  MODEL_TEXT,
  modelSql,
  wordSql,
} from './words.ts';

/** Values of a listing that follow from more than their own cell. */

/** SQL of the unit of an odometer reading: its own cell says it before another column does. */
export function unitIn(field: string): string {
  return `coalesce(nullif(${unitOf(field)}, ''), miles_indicator)`;
}

/** SQL of the values (row.sql), by the name of their field. */
const RULES: Readonly<Record<string, string>> = {
  price: 'known_amount(price)',
  msrp: 'known_amount(msrp)',
  ref_price: 'known_amount(ref_price)',
  mc_msrp: 'known_amount(mc_msrp)',
  ...Object.fromEntries(
    ['city_mpg', 'highway_mpg', 'combined_mpg'].map((one) => [one, `known_amount(${one})`]),
  ),
  doors: 'known_amount(doors)',
  seating_capacity: 'known_amount(seating_capacity)',
  miles: `CASE WHEN NOT odd_miles THEN known_miles(miles, ${unitIn('miles')}, inventory_type) END`,
  ref_miles: `in_miles(ref_miles, ${unitIn('ref_miles')})`,
  miles_indicator: unitIn('miles'),
  data_source: "coalesce(data_source, 'mc')",
  seller_type: "coalesce(seller_type, 'dealer')",
  taxonomy_vin: 'coalesce(taxonomy_vin, squish(vin))',
  ...MAKE_AND_MODEL,
  drivetrain: wordSql('drivetrain'),
  fuel_type: wordSql('fuel_type'),
  transmission: wordSql('transmission'),
  body_type: wordSql('body_type'),
  body_subtype: `coalesce(body_subtype, ${BODY_CAB}, ${MODEL_CAB})`,
  state: wordSql('state', 'read'),
  car_state: wordSql('car_state', 'read'),
  powertrain_type: `coalesce(powertrain_type, powertrain_of(${FUEL_POWERTRAIN}, ${wordSql('make')}, ${MODEL_TEXT}, trim))`,
  nation_given: 'coalesce(nation_word(read.nation_given), nation_word(read.country))',
  dealer_website: 'coalesce(dealer_website, domain_of(source))',
};

/** Fields whose value follows from other cells than their own: from which. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  miles_indicator: ['miles'],
  taxonomy_vin: ['vin'],
  model: ['make'],
  body_subtype: ['body_type', 'make', 'model'],
  powertrain_type: ['fuel_type'],
  base_ext_color: ['exterior_color'],
  base_int_color: ['interior_color'],
  nation_given: ['country'],
  dealer_website: ['source'],
};

/** Fields that have a value whatever the row says. */
const ASSUMED = new Set(['data_source', 'seller_type']);

/** Does the field have a value in any row of the file, before it is filled? Its rule is left out of the statement where it has none. */
const isTold = (field: string, file: ReadFile): boolean =>
  ASSUMED.has(field) || [field, ...(FOLLOWS[field] ?? [])].some((one) => isDelivered(file, one));

/** What the row itself gives of its place; what it does not is filled later (filled-fields.ts). */
const givenPlace = ({ located }: MarketRules): Readonly<Record<string, string>> => ({
  zip: located.length
    ? `known_zip(read.zip, ${wordSql('state', 'read')}, read.told_country, centre.code, centre.state)`
    : 'read.zip',
  country: 'country_word(read.country)',
  latitude: 'CASE WHEN read.longitude IS NOT NULL AND NOT no_place THEN read.latitude END',
  longitude: 'CASE WHEN read.latitude IS NOT NULL AND NOT no_place THEN read.longitude END',
  car_latitude: 'CASE WHEN read.car_longitude IS NOT NULL THEN read.car_latitude END',
  car_longitude: 'CASE WHEN read.car_latitude IS NOT NULL THEN read.car_longitude END',
});

/** SQL of the values of the fields that the file tells something of; by field name. */
export function ruledValues(dataset: Dataset, rules: MarketRules, file: ReadFile): Map<string, string> {
  const ruling = {
    ...RULES,
    ...givenPlace(rules),
    model: modelSql(dataset),
    engine_size: `litres_of(engine_size, ${unitOf('engine_size')}, ${rules.litreDigits})`,
    base_ext_color: colourSql('base_ext_color', 'exterior_color', file),
    base_int_color: colourSql('base_int_color', 'interior_color', file),
  };
  return new Map(
    Object.entries(ruling).filter(
      ([field]) => isTold(field, file) && dataset.fields.some((one) => one.name === field),
    ),
  );
}
