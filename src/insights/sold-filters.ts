import type { Filter } from '../search/plan.ts';
import type { Binding } from '../summary/binding.ts';
import { inAnyRange, inRange } from '../summary/range-sql.ts';

/**
 * Filters of active listings as SQL over sold vehicles: the same filter chooses both, so that a rate compares like with
 * like. Field of a listing → column of a sold vehicle, and whether it is text.
 */
const COLUMNS: Readonly<Record<string, { readonly column: string; readonly is: 'text' | 'other' }>> = {
  ...Object.fromEntries(
    [
      ...[
        'make',
        'model',
        'trim',
        'body_type',
        'body_subtype',
        'drivetrain',
        'transmission',
        'state',
        'city',
      ],
      ...['source', 'dealer_type', 'dealership_group_name', 'inventory_type'],
    ].map((name) => [name, { column: name, is: 'text' }]),
  ),
  base_ext_color: { column: 'base_exterior_color', is: 'text' },
  base_int_color: { column: 'base_interior_color', is: 'text' },
  is_certified: { column: 'CAST(is_certified AS BOOLEAN)', is: 'other' },
  ...Object.fromEntries(
    ['year', 'price', 'miles', 'dom_active', 'dos_active'].map((name) => [
      name,
      { column: name, is: 'other' },
    ]),
  ),
};

function columnOf(field: string): string {
  const found = COLUMNS[field];
  if (!found) throw new Error(`sold vehicles have no ${field}`);
  return found.is === 'text' ? `lower(${found.column})` : found.column;
}

/** The condition of one filter; filters that no parameter of the insights makes are faults of ours. */
function soldCondition(filter: Filter, binding: Binding): string {
  switch (filter.is) {
    case 'anyOf':
      return `${columnOf(filter.field)} IN (${filter.values.map((value) => binding.add(value)).join(', ')})`;
    case 'begins':
      return `starts_with(${columnOf(filter.field)}, ${binding.add(filter.text)})`;
    case 'between':
      return inRange(columnOf(filter.field), filter, binding);
    case 'spans':
      return inAnyRange(columnOf(filter.field), filter.spans, binding);
    case 'either': {
      const groups = filter.groups.map((group) => allSold(group, binding));
      return groups.length > 0 ? `(${groups.join(' OR ')})` : 'false';
    }
    default:
      throw new Error(`sold vehicles are not filtered by ${filter.is}`);
  }
}

/** The condition of several filters that all must hold. */
export const allSold = (filters: readonly Filter[], binding: Binding): string =>
  filters.length === 0
    ? 'true'
    : `(${filters.map((filter) => soldCondition(filter, binding)).join(' AND ')})`;
