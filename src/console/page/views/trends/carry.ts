import type { Metadata } from '../../../metadata.ts';
import { formatAddress, parseAddress } from '../../address.ts';
import type { Filtering } from '../../carry.ts';
import { filtersIn, PATH } from './trends.ts';

/** The search whose listings trends follow. */
const SEARCH = '/search/car/active';

/** Filters of the search that trends call otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  car_type: 'inventory_type',
  base_ext_color: 'base_exterior_color',
  base_int_color: 'base_interior_color',
};

/** Setting that names the filters which were left behind. */
export const LEFT_BEHIND = 'without';

/** Where the trends of a search's filters are; undefined: there are none of this search. */
function trendsOf(
  { operations }: Metadata,
  path: string,
  filters: ReadonlyMap<string, string>,
): string | undefined {
  const parameters = operations.find((one) => one.path === PATH)?.parameters;
  if (!parameters || path !== SEARCH) return undefined;
  const known = filtersIn(parameters);
  /** the value as trends take it; undefined: they do not */
  const taken = (name: string, value: string): string | undefined => {
    const parameter = known.find((one) => one.name === name);
    if (!parameter?.values) return parameter && value;
    return parameter.values.find((one) => one === value.toLowerCase());
  };
  const carried = [...filters].map(([name, value]) => {
    const own = NAMES[name] ?? name;
    return { name, own, value: taken(own, value) };
  });
  const left = carried.flatMap(({ name, value }) => (value === undefined ? [name] : []));
  const params = new Map(
    carried.flatMap(({ own, value }) => (value === undefined ? [] : [[own, value] as const])),
  );
  if (left.length > 0) params.set(`~${LEFT_BEHIND}`, left.join(','));
  return formatAddress({ view: 'trends', path: '', params });
}

/** What Explore is narrowed to goes along to trends; from them back it is as it was left. */
export const ofTrends: Filtering = {
  read: () => ({ market: '', has: () => false, filters: new Map() }),
  write(metadata, left, { search, filters }) {
    const there = search && trendsOf(metadata, search.path, filters);
    if (there === undefined) return left;
    const own = [...left.params].filter(([name]) => name.startsWith('~') && name !== `~${LEFT_BEHIND}`);
    return { ...left, params: new Map([...parseAddress(there).params, ...own]) };
  },
};
