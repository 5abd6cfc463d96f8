import type { Dataset } from '../../../src/catalog/field.ts';
import { name } from '../../ground/sql.ts';
import { DECODED_NAMES, type DecodedField } from './decoded-fields.ts';
import type { DecodedVins } from './source.ts';

/**
 * SQL of the stages that make the build of a row: the trim taken off its model, and what its VIN tells of what it leaves empty
 * (feeds.md 2.1 and 3). Reads the tables of understandVins.
 */

/** What the VIN tells is of another vehicle where make, year or model contradict it, and of a mistyped one where the check digit does. */
const FITS = `coalesce(
  told IS NOT NULL AND check_digit_fits(vin, vin_digits) AND (make IS NULL OR told.make IS NULL OR lower(make) = lower(told.make))
  AND (year IS NULL OR told.year IS NULL OR abs(year - told.year) <= 1) AND model_is IS DISTINCT FROM 'other', false)`;
const CONTRADICTS = `coalesce(
  lower(make) <> lower(told.make) OR abs(year - told.year) > 1 OR model_is = 'other', false)`;

/** A trim of its own that says something else is not replaced: then the model stays as it is. */
const SPLITS = `coalesce(
  model_is = 'split' AND (trim IS NULL OR starts_with_word(trim, lower(glued)) OR starts_with_word(glued, lower(trim))), false)`;

/** Fuel and powertrain follow from each other: what is given is not contradicted. */
const AGREES: Partial<Record<DecodedField, string>> = {
  model: 'true',
  trim: "(model IS NULL OR model_is = 'same')",
  fuel_type: '(powertrain_type IS NULL OR powertrain_type = told.powertrain_type)',
  powertrain_type: '(fuel_type IS NULL OR fuel_type = told.fuel_type)',
};

/** A fuel alone says that it is burnt; that it drives a hybrid, which is not plugged in, the VIN tells. What the row gives of the powertrain counts. */
const IS_HYBRID = `(fits AND cell_powertrain_type IS NULL AND powertrain_type = 'Combustion'
  AND told.powertrain_type IN ('HEV', 'MHEV') AND fuel_type = told.fuel_type)`;

/** "Electric/Gasoline" is a plug-in, and some feeds' word for a hybrid that is none: the VIN tells which, fuel and powertrain. */
const IS_NO_PLUG_IN = `(fits AND cell_powertrain_type IS NULL AND lower(replace(cell_fuel_type, ' ', '')) = 'electric/gasoline'
  AND told.powertrain_type IN ('HEV', 'MHEV') AND told.fuel_type IN ('Unleaded', 'Premium Unleaded'))`;

/** Where the VIN tells of a field that the row does not leave empty. */
const COUNTS: Partial<Record<DecodedField, string>> = {
  fuel_type: IS_NO_PLUG_IN,
  powertrain_type: `${IS_HYBRID} OR ${IS_NO_PLUG_IN}`,
};

/** SQL of what the VIN tells of a field that the row leaves empty; NULL: nothing, or it is given. */
const derived = (field: DecodedField): string =>
  `CASE ${COUNTS[field] ? `WHEN ${COUNTS[field]} THEN told.${name(field)} ` : ''}WHEN fits AND ${name(field)} IS NULL${AGREES[field] ? ` AND ${AGREES[field]}` : ''} THEN told.${name(field)} END`;

const OWN: Partial<Record<DecodedField, string>> = {
  model: `CASE WHEN splits OR model_is = 'same' THEN kept_model ELSE coalesce(model, ${derived('model')}) END`,
  trim: `coalesce(trim, CASE WHEN splits THEN glued ELSE ${derived('trim')} END)`,
  fuel_type: `coalesce(${derived('fuel_type')}, fuel_type)`,
  powertrain_type: `coalesce(${derived('powertrain_type')}, powertrain_type)`,
};

const ofSplit = (field: DecodedField): string => (field === 'trim' ? ' AND NOT splits' : '');

/** SQL of model and trim where nothing is filled. */
const SPLIT: Partial<Record<DecodedField, string>> = {
  model: "CASE WHEN splits OR model_is = 'same' THEN kept_model ELSE model END",
  trim: 'coalesce(trim, CASE WHEN splits THEN glued END)',
};

/** SQL of the names of the fields that the VIN filled, joined by commas; '' for none. */
const FILLED = `concat_ws(',', ${DECODED_NAMES.map(
  (field) => `CASE WHEN ${derived(field)} IS NOT NULL${ofSplit(field)} THEN '${field}' END`,
).join(', ')})`;

/** Marks of these stages (marks.ts), as SQL on the columns of the stage `built`. */
export const BUILD_MARKS: readonly (readonly [mark: string, sql: string])[] = [
  ['trim_split', 'splits'],
  ['model_spelled', "coalesce(model_is = 'same' AND kept_model <> given_model, false)"],
  ['model_unclear', "coalesce(model_is = 'unclear' OR (model_is = 'split' AND NOT splits), false)"],
  ['vin_contradicts', 'contradicts'],
  ['vin_not_decoded', 'vin IS NOT NULL AND told IS NULL AND is_pending'],
  ['build_filled', "filled_build <> ''"],
];

/** SQL of each field of the rows that their VIN changes. */
function changed({ fills }: DecodedVins, dataset: Dataset): string[] {
  if (!fills) return Object.entries(SPLIT).map(([field, sql]) => `${sql} AS ${name(field)}`);
  const fields = new Set(dataset.fields.map((field) => field.name));
  return DECODED_NAMES.filter((field) => fields.has(field)).map(
    (field) => `${OWN[field] ?? `coalesce(${name(field)}, ${derived(field)})`} AS ${name(field)}`,
  );
}

/** The stages behind `before`, last the stage `built`. `dataset`: that of the rows. */
export function builtStages(before: string, vins: DecodedVins, dataset: Dataset): string {
  const { hasSerial, fills } = vins;
  const bySerial = hasSerial ? 'LEFT JOIN decoded_vin AS of_serial ON of_serial.key = given.vin' : '';
  const from = (column: string): string =>
    hasSerial ? `coalesce(of_serial.${column}, of_build.${column})` : `of_build.${column}`;
  return `
      decoded AS (
        SELECT given.*, ${from('told')} AS told, ${from('names')} AS names, coalesce(${from('is_pending')}, false) AS is_pending
        FROM ${before} AS given
        LEFT JOIN decoded_vin AS of_build ON of_build.key = build_key(given.vin) ${bySerial}
      ),
      understood AS (
        SELECT decoded.*, reading.model_is, reading.kept_model, reading.glued
        FROM decoded LEFT JOIN read_model AS reading
          ON reading.make = coalesce(decoded.make, '') AND reading.model = decoded.model AND reading.names = coalesce(decoded.names, 0)
      ),
      weighed AS (SELECT *, ${FITS} AS fits, ${CONTRADICTS} AS contradicts, ${SPLITS} AS splits FROM understood),
      built AS (SELECT * REPLACE (${changed(vins, dataset).join(', ')}), ${fills ? FILLED : "''"} AS filled_build, model AS given_model FROM weighed)`;
}
