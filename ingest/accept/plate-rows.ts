import { plateRecords } from '../../src/catalog/plates.ts';
import { literal } from '../sql.ts';
import { cellOf } from './cell-columns.ts';
import type { RowForm } from './form.ts';
import { headerOf } from './problems.ts';
import { wholeRows } from './whole-rows.ts';

/** Longest plate; real ones have up to ten characters. */
const LONGEST = 20;
/** Countries whose plates are told apart by their state only (supplement section 6). */
const OF_STATES = ['US', 'CA'];

/** SQL of a plate without blanks and dashes, in upper case: as src/grammar/plate.ts reads it. */
const plateSql = (plate: string): string => `regexp_replace(upper(${plate}), '[^\\p{L}\\p{N}]', '', 'g')`;

const COUNTRY = "upper(coalesce(country, 'US'))";

/** Rows of a `plates` delivery: the same plate in another state or country is another one. */
export const plateRows: RowForm = wholeRows({
  dataset: plateRecords,
  required: ['plate'],
  checks: (file) => [
    {
      fails: `len(${plateSql('plate')}) NOT BETWEEN 1 AND ${LONGEST}`,
      column: headerOf(file, 'plate'),
      value: cellOf('plate'),
      reason: `is not a plate (1 to ${LONGEST} letters and digits)`,
    },
    {
      fails: `NOT regexp_full_match(${COUNTRY}, '[A-Z]{2}')`,
      column: headerOf(file, 'country'),
      value: cellOf('country'),
      reason: 'is not a country of two letters',
    },
    {
      fails: `${COUNTRY} IN (${OF_STATES.map(literal).join(', ')}) AND NOT regexp_full_match(upper(coalesce(state, '')), '[A-Z]{2}')`,
      column: headerOf(file, 'state'),
      value: `coalesce(${cellOf('state')}, '')`,
      reason: 'is not a state of two letters',
    },
  ],
  values: { plate: plateSql('plate'), state: 'upper(state)', country: COUNTRY },
  key: "concat_ws(' ', country, coalesce(state, '-'), plate)",
});
