import { currencyNamed } from '../../src/catalog/vocabulary/currency.ts';
import { distanceUnit } from '../../src/catalog/vocabulary/unit.ts';
import type { FedField } from '../feeds/columns.ts';
import type { Suggestion } from './suggestion.ts';

/** Money of countries that count in miles; in all others readings are in kilometres. */
const OF_MILES: ReadonlySet<string> = new Set(['USD', 'GBP', 'LRD', 'MMK']);

/** What stands around the number of a text. */
const around = (text: string): string => text.replace(/[\d\s.,'\u00a0\u202f\u2019:-]+/g, '');

/** The readings of a file that are likely in kilometres, and the money that says so. */
export interface LikelyKilometres {
  /** header of the readings */
  readonly header: string;
  readonly currency: string;
}

/**
 * A file whose money is one of kilometres, and whose readings say no unit: a load would take them for miles. `fieldOf`: the column of
 * ours that a column of the file goes to.
 */
export function likelyKilometres(
  suggestions: readonly Suggestion[],
  fieldOf: (suggestion: Suggestion) => FedField | undefined,
): LikelyKilometres | undefined {
  const typed = suggestions.map((one) => ({ one, field: fieldOf(one) }));
  if (typed.some(({ one, field }) => field?.name === 'miles_indicator' && one.column.filled > 0))
    return undefined;
  const readings = typed.find(({ field }) => field?.name === 'miles')?.one;
  if (!readings || readings.unit !== undefined || isInMiles(readings)) return undefined;
  const money = typed.filter(
    ({ field }) => field?.column.type === 'money' || field?.column.type === 'currency',
  );
  const named = money.flatMap(({ one }) => [
    ...(one.unit === undefined ? [] : [one.unit]),
    ...one.column.examples.flatMap((text) => currencyNamed(around(text)) ?? []),
  ]);
  const [currency] = new Set(named);
  const isOne = new Set(named).size === 1;
  return isOne && currency !== undefined && !OF_MILES.has(currency)
    ? { header: readings.column.header, currency }
    : undefined;
}

/** Does the header, or a value, name a unit itself? A load knows it then. */
const isInMiles = ({ column: { header, examples } }: Suggestion): boolean =>
  /(?:^|[^a-z])mi(?:les?)?(?:$|[^a-z])/i.test(header) ||
  examples.some((one) => distanceUnit(around(one)) !== undefined);
