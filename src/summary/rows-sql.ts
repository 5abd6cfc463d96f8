import { type Binding, literal } from './binding.ts';
import { POPULATIONS } from './measures.ts';
import type { Question } from './plan.ts';
import { inAnyRange, inRange } from './range-sql.ts';
import type { RowFilter } from './row-filters.ts';
import { isSoldWord, soldModels } from './sold-words.ts';

/** SQL of the sold vehicles that a question counts (part-2.md S1, "Row filters"). */

/** The seller is always a dealer. */
const OF_DEALERS = "seller_type = 'dealer'";

/** Vehicles of an inventory type. */
const INVENTORIES: Readonly<Record<Question['inventory_type'], readonly string[]>> = {
  new: ["inventory_type = 'new'"],
  used: ["inventory_type = 'used'"],
  certified: ["inventory_type = 'used'", 'CAST(is_certified AS BOOLEAN)'],
  all: [],
};

/** Conditions of a question that asks for nothing but an inventory type. */
export const inventoryConditions = (type: Question['inventory_type']): readonly string[] => [
  OF_DEALERS,
  ...INVENTORIES[type],
];

/** The makes that a question asks for. */
const makesOf = (filters: readonly RowFilter[]): readonly string[] =>
  filters.flatMap((one) => (one.is === 'words' && one.column === 'make' ? one.values : []));

function condition(filter: RowFilter, all: readonly RowFilter[], binding: Binding): string[] {
  const { column } = filter;
  switch (filter.is) {
    case 'words':
      return [
        isSoldWord(
          column,
          column === 'model' ? soldModels(makesOf(all), filter.values) : filter.values,
          binding,
        ),
      ];
    case 'spans':
      return [inAnyRange(column, filter.spans, binding)];
    case 'range':
      return [inRange(column, filter.range, binding)];
  }
}

/** What a question filters by, of whoever the seller is. */
export type VehicleFilters = Pick<Question, 'inventory_type' | 'dealer_type' | 'filters'>;

/** Conditions of what was asked for: inventory type, kind of dealer, and the row filters. */
export function filterConditions(question: VehicleFilters, binding: Binding): string[] {
  const { dealer_type: dealers } = question;
  return [
    ...INVENTORIES[question.inventory_type],
    ...(dealers === 'all' ? [] : [`lower(dealer_type) = ${binding.add(dealers)}`]),
    ...question.filters.flatMap((filter) => condition(filter, question.filters, binding)),
  ];
}

/** Conditions of everything that a question filters vehicles by. */
export const rowConditions = (question: VehicleFilters, binding: Binding): string =>
  [OF_DEALERS, ...filterConditions(question, binding)].join(' AND ');

/** Rows of the files of months: the keys of their group, and what their measures are made of. */
export const rowsSql = (files: readonly string[], keys: readonly string[], where: string): string => `
  SELECT ${[...keys, ...Object.entries(POPULATIONS).map(([name, { sql }]) => `${sql} AS ${name}`)].join(', ')}
  FROM read_parquet([${files.map(literal).join(', ')}])
  WHERE ${where}`;
