import type { Dataset } from '../../src/catalog/field.ts';
import { currencyNamed } from '../../src/catalog/vocabulary/currency.ts';
import { distanceUnit } from '../../src/catalog/vocabulary/unit.ts';
import { fedFields } from '../feeds/columns.ts';
import { WrongUsage } from '../ground/outcome.ts';

/** A column of ours, by field, and the unit that the map says its numbers have. */
export interface SaidUnit {
  readonly field: string;
  readonly unit: string;
}

/** The column that tells the unit of another, by the type of the other. */
const TOLD_BY: Readonly<Record<string, string>> = {
  odometer: 'miles_indicator',
  money: 'currency_indicator',
  payment: 'currency_indicator',
};

/**
 * The constants that the units of a map mean: kilometres are the `miles_indicator` of every row, euros its `currency_indicator`. A
 * cell that names its own unit keeps it. Throws WrongUsage for a unit that is none, for columns without one, and for two that differ.
 */
export function unitConstants(
  dataset: Dataset,
  said: readonly SaidUnit[],
  name: string,
): Map<string, string> {
  const fields = new Map(fedFields(dataset).map((field) => [field.name, field]));
  const constants = new Map<string, string>();
  for (const { field, unit } of said) {
    const type = fields.get(field)?.column.type ?? '';
    const told = TOLD_BY[type];
    if (told === undefined || !fields.has(told))
      throw new WrongUsage(
        `${name}: "${field}" has no unit; readings of an odometer and amounts of money do`,
      );
    const means = told === 'miles_indicator' ? distanceUnit(unit) : currencyNamed(unit);
    if (means === undefined)
      throw new WrongUsage(
        `${name}: "${unit}" is no unit of ${field}; write ${told === 'miles_indicator' ? 'miles or km' : 'the code of a currency, for example EUR'}`,
      );
    if ((constants.get(told) ?? means) !== means)
      throw new WrongUsage(
        `${name}: its units differ, and a row has one ${told}: "${constants.get(told)}", "${means}"`,
      );
    constants.set(told, means);
  }
  return constants;
}
