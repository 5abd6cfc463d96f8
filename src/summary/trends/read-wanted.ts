import { readCount } from '../../grammar/number.ts';
import { DEALER_TYPES, DEFAULTS, INVENTORY_TYPES } from '../plan.ts';
import { readRowFilters } from '../read-row-filters.ts';
import type { Filtered } from '../rows-sql.ts';
import type { StrictQuery } from '../strict-query.ts';
import { between, fixed, take } from '../taking.ts';
import { ROWS, TREND_FILTERS } from './parameters.ts';
import type { Days } from './periods.ts';
import { COUNTRIES, COVERAGES, type TrendQuestion } from './plan.ts';

/** What a request is read against. */
export interface TrendHistory {
  /** the days that are known; undefined: none yet */
  readonly days: Days | undefined;
  /** canonical names of dealership groups */
  readonly groups: readonly string[];
}

/** Which listings are asked for. */
export type Wanted = Filtered & Pick<TrendQuestion, 'coverage' | 'country'>;

/** Reads which listings are asked for; `coverage` and `country`: where they are not sent. */
export const readWanted = (
  sent: StrictQuery,
  groups: readonly string[],
  coverage: Wanted['coverage'],
  country: Wanted['country'],
): Wanted => ({
  coverage: take(sent, 'coverage', fixed(COVERAGES)) ?? coverage,
  country: take(sent, 'country', fixed(COUNTRIES)) ?? country,
  inventory_type: take(sent, 'inventory_type', fixed(INVENTORY_TYPES)) ?? 'all',
  dealer_type: take(sent, 'dealer_type', fixed(DEALER_TYPES)) ?? DEFAULTS.dealer_type,
  filters: readRowFilters(sent, groups, TREND_FILTERS),
});

/** Which listings of those that are found. */
export interface Page {
  readonly start: number;
  readonly rows: number;
}

/** Reads which page is asked for. */
export const readPage = (sent: StrictQuery): Page => ({
  start: take(sent, 'start', readCount) ?? 0,
  rows: take(sent, 'rows', between(0, ROWS.most)) ?? ROWS.default,
});

/** Does a raw query string name dealership groups, whose names have to be known to be read? */
export const namesGroups = (raw: string): boolean => new URLSearchParams(raw).has('dealership_group_name');
