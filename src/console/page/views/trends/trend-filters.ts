import { DROPPED_FILTERS, droppedSetting, filtersTakenBy, type ViewFilters } from '../../view-filters.ts';
import { filtersIn, isFilter, PATH, SEARCH } from './trends.ts';

/** What Explore is narrowed to goes along to trends; from them back it is as it was left. Days, groups and the like stay. */
export const trendFilters: ViewFilters = {
  read: () => ({ market: '', says: () => false, filters: new Map() }),
  write({ operations }, left, { search, filters }) {
    const parameters = operations.find((one) => one.path === PATH)?.parameters;
    if (!parameters || search?.path !== SEARCH) return left;
    const { taken, left: behind } = filtersTakenBy(filtersIn(parameters), filters);
    const own = [...left.params].filter(([name]) => !isFilter(name) && name !== `~${DROPPED_FILTERS}`);
    return {
      ...left,
      view: 'trends',
      path: '',
      params: new Map([...taken, ...droppedSetting(behind), ...own]),
    };
  },
};
