import type { Metadata } from '../../../metadata.ts';
import { formatAddress } from '../../address.ts';
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
export function trendsOf(
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
