import type { DateOrder } from '../../src/grammar/date-form.ts';
import type { NumberForm } from '../../src/grammar/number-form.ts';
import type { YearForm } from '../../src/grammar/year-form.ts';

/**
 * How the cells of one column are written, told by all of them or by the map (docs/rules/feeds.md section 2.3); what is not
 * said is as usual.
 */
export interface ColumnForm {
  readonly number?: NumberForm;
  /** words that stand around its numbers, or that it holds, and what they mean: currencies, units */
  readonly words?: ReadonlyMap<string, string>;
  /** of these words what the number is to be multiplied by, where that is not 1: lakh */
  readonly times?: ReadonlyMap<string, number>;
  /** amounts may have the rate of a tax beside them: incl. 19 % VAT */
  readonly hasRates?: boolean;
  /** undefined: days with two readings cannot be read */
  readonly dates?: DateOrder | undefined;
  /** every cell of a column of instants is Unix seconds: nothing else is looked for in it */
  readonly isSeconds?: boolean;
  /** undefined: every year has four digits and nothing beside them */
  readonly years?: YearForm | undefined;
  /** every cell is a whole number with .0 behind it, as programs write ids that they took for quantities */
  readonly isFraction?: boolean;
}

/** Field name → the form of its column in a file; none: as usual. */
export type ColumnForms = ReadonlyMap<string, ColumnForm>;
