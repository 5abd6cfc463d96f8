import { type Filtering, LEFT_BEHIND, namingLeft, takenBy } from '../../carry.ts';
import { filtersIn, isFilter, PATH, SEARCH } from './trends.ts';

/** What Explore is narrowed to goes along to trends; from them back it is as it was left. Days, groups and the like stay. */
export const ofTrends: Filtering = {
  read: () => ({ market: '', says: () => false, filters: new Map() }),
  write({ operations }, left, { search, filters }) {
    const parameters = operations.find((one) => one.path === PATH)?.parameters;
    if (!parameters || search?.path !== SEARCH) return left;
    const { taken, left: behind } = takenBy(filtersIn(parameters), filters);
    const own = [...left.params].filter(([name]) => !isFilter(name) && name !== `~${LEFT_BEHIND}`);
    return {
      ...left,
      view: 'trends',
      path: '',
      params: new Map([...taken, ...namingLeft(behind), ...own]),
    };
  },
};
