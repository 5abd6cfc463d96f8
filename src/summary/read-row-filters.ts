import { notTogether, readParameter } from './read-parameter.ts';
import { ROW_PARAMETERS, type RowFilter, type RowParameter } from './row-filters.ts';
import type { StrictQuery } from './strict-query.ts';

/** The row filters that were sent (part-2.md S1, "Row filters"); `groups`: canonical names of dealership groups. */
export function readRowFilters(
  sent: StrictQuery,
  groups: readonly string[],
  parameters: readonly RowParameter[] = ROW_PARAMETERS,
): RowFilter[] {
  notTogether(sent, 'year', 'year_range');
  return parameters.flatMap(({ name, read }) => {
    const filter = readParameter(sent, name, (text) => read(text, groups));
    return filter ? [filter] : [];
  });
}
