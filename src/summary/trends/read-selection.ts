import { readCount } from '../../grammar/number.ts';
import { DEALER_TYPES, DEFAULTS, INVENTORY_TYPES } from '../plan.ts';
import { between, oneOf, readParameter } from '../read-parameter.ts';
import { readRowFilters } from '../read-row-filters.ts';
import type { VehicleFilters } from '../rows-sql.ts';
import type { StrictQuery } from '../strict-query.ts';
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
export type TrendSelection = VehicleFilters & Pick<TrendQuestion, 'coverage' | 'country'>;

/** Reads which listings are asked for; `coverage` and `country`: where they are not sent. */
export const readSelection = (
  sent: StrictQuery,
  groups: readonly string[],
  coverage: TrendSelection['coverage'],
  country: TrendSelection['country'],
): TrendSelection => ({
  coverage: readParameter(sent, 'coverage', oneOf(COVERAGES)) ?? coverage,
  country: readParameter(sent, 'country', oneOf(COUNTRIES)) ?? country,
  inventory_type: readParameter(sent, 'inventory_type', oneOf(INVENTORY_TYPES)) ?? 'all',
  dealer_type: readParameter(sent, 'dealer_type', oneOf(DEALER_TYPES)) ?? DEFAULTS.dealer_type,
  filters: readRowFilters(sent, groups, TREND_FILTERS),
});

/** Which listings of those that are found. */
export interface Page {
  readonly start: number;
  readonly rows: number;
}

/** Reads which page is asked for. */
export const readPage = (sent: StrictQuery): Page => ({
  start: readParameter(sent, 'start', readCount) ?? 0,
  rows: readParameter(sent, 'rows', between(0, ROWS.most)) ?? ROWS.default,
});

/** Does a raw query string name dealership groups, whose names have to be known to be read? */
export const namesGroups = (raw: string): boolean => new URLSearchParams(raw).has('dealership_group_name');
