import type { Metadata, ParameterDescription, SearchDescription } from '../metadata.ts';
import type { Address } from './address.ts';
import { searchAt } from './knowledge.ts';

/**
 * Filters are kept when one goes from a view to another, where they exist there: what the view that is left can say takes the
 * place of it, all else stays as it was left.
 */

/** Filters of a view: what it can say, and what it says. */
interface Carried {
  /** the search that they are of; undefined: any of the market */
  readonly search?: SearchDescription;
  readonly market: string;
  /** whether the view could say that */
  readonly says: (name: string, value: string) => boolean;
  readonly filters: ReadonlyMap<string, string>;
}

/** How a view is filtered. */
export interface ViewFilters {
  read(metadata: Metadata, address: Address): Carried;
  /** the address as it was left, with these filters */
  write(metadata: Metadata, left: Address, carried: Carried): Address;
}

const isOwn = (name: string): boolean => name.startsWith('~');

/** Whether a search takes a value of a filter. */
const takes = ({ parameters }: SearchDescription, name: string, value: string): boolean =>
  parameters.some((one) => one.filters && one.name === name && (one.values?.includes(value) ?? true));

/** Filters of a search that stand in the address behind a prefix; `fits`: searches that the view can show. */
export const searchFilters = (fits: (search: SearchDescription) => boolean, prefix = ''): ViewFilters => ({
  read(metadata, { path, params }) {
    const search = searchAt(metadata, path);
    const has = (name: string): boolean => search.parameters.some((one) => one.filters && one.name === name);
    const says = (name: string, value: string): boolean => takes(search, name, value);
    const filters = [...params].flatMap(([name, value]) =>
      name.startsWith(prefix) && has(name.slice(prefix.length))
        ? [[name.slice(prefix.length), value] as const]
        : [],
    );
    return { search, market: search.market, says, filters: new Map(filters) };
  },
  write(metadata, left, { search, market, says, filters }) {
    const before = searchAt(metadata, left.path);
    // a view of one market alone says nothing of another
    if (!search && before.market !== market) return left;
    const own = search ?? before;
    const target = fits(own) ? own : metadata.searches.find((one) => one.market === market && fits(one));
    if (!target) return left;
    const isSame = target.path === before.path;
    const taken = [...filters].filter(([name, value]) => takes(target, name, value));
    const names = new Set(taken.map(([name]) => name));
    const stays = (name: string, value: string): boolean =>
      name !== 'start' && !names.has(name) && !says(name, value);
    const kept = [...left.params].filter(
      ([name, value]) =>
        isSame && (isOwn(name) || !name.startsWith(prefix) || stays(name.slice(prefix.length), value)),
    );
    return {
      ...left,
      path: target.path,
      params: new Map([...taken.map(([name, value]) => [prefix + name, value] as const), ...kept]),
    };
  },
});

/** Filters of searches that operations which are none call otherwise. */
const OTHERWISE: Readonly<Record<string, string>> = {
  car_type: 'inventory_type',
  base_ext_color: 'base_exterior_color',
  base_int_color: 'base_interior_color',
};

/** Setting that names the filters which were left behind. */
export const DROPPED_FILTERS = 'without';

interface Taken {
  readonly taken: ReadonlyMap<string, string>;
  /** names of what is not */
  readonly left: readonly string[];
}

/** The filters of a search, as parameters of an operation that is none take them. */
export function filtersTakenBy(
  parameters: readonly ParameterDescription[],
  filters: ReadonlyMap<string, string>,
): Taken {
  const taken = new Map<string, string>();
  const left: string[] = [];
  for (const [name, value] of filters) {
    const parameter = parameters.find((one) => one.name === (OTHERWISE[name] ?? name));
    const own = parameter?.values
      ? parameter.values.find((one) => one.toLowerCase() === value.toLowerCase())
      : value;
    if (parameter && own !== undefined) taken.set(parameter.name, own);
    else left.push(name);
  }
  return { taken, left };
}

/** The setting that names what was left behind, if anything was. */
export const droppedSetting = (left: readonly string[]): [string, string][] =>
  left.length > 0 ? [[`~${DROPPED_FILTERS}`, left.join(',')]] : [];

/** Filters of one operation that is no search, in its own market. */
export const operationFilters = (path: string): ViewFilters => {
  // an operation without a market of its own is of the first one
  const operationOf = ({ operations, searches: [first] }: Metadata) => {
    const { parameters = [], market = first?.market ?? '' } =
      operations.find((one) => one.path === path) ?? {};
    return { parameters, market };
  };
  /** its name, as searches call it */
  const called = (own: string): string =>
    Object.keys(OTHERWISE).find((name) => OTHERWISE[name] === own) ?? own;
  return {
    read(metadata, { params }) {
      const { market, parameters } = operationOf(metadata);
      const has = (name: string): boolean => parameters.some((one) => one.name === name);
      const says = (name: string, value: string): boolean =>
        filtersTakenBy(parameters, new Map([[name, value]])).left.length === 0;
      const filters = [...params].filter(([name]) => has(name));
      return { market, says, filters: new Map(filters.map(([name, value]) => [called(name), value])) };
    },
    write(metadata, left, { market, says, filters }) {
      const { market: own, parameters } = operationOf(metadata);
      if (own !== market) return left;
      const { taken, left: behind } = filtersTakenBy(parameters, filters);
      const stays = (name: string, value: string): boolean =>
        isOwn(name) ? name !== `~${DROPPED_FILTERS}` : !taken.has(name) && !says(called(name), value);
      return {
        ...left,
        params: new Map([
          ...[...left.params].filter(([name, value]) => stays(name, value)),
          ...taken,
          ...droppedSetting(behind),
        ]),
      };
    },
  };
};
