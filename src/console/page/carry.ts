import type { Metadata, SearchDescription } from '../metadata.ts';
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
  /** whether the view has a filter of that name at all */
  readonly has: (name: string) => boolean;
  readonly filters: ReadonlyMap<string, string>;
}

/** How a view is filtered. */
export interface Filtering {
  read(metadata: Metadata, address: Address): Carried;
  /** the address as it was left, with these filters */
  write(metadata: Metadata, left: Address, carried: Carried): Address;
}

const isOwn = (name: string): boolean => name.startsWith('~');

/** Whether a search takes a value of a filter. */
const takes = ({ parameters }: SearchDescription, name: string, value: string): boolean =>
  parameters.some((one) => one.filters && one.name === name && (one.values?.includes(value) ?? true));

/** Filters of a search that stand in the address behind a prefix; `fits`: searches that the view can show. */
export const bySearch = (fits: (search: SearchDescription) => boolean, prefix = ''): Filtering => ({
  read(metadata, { path, params }) {
    const search = searchAt(metadata, path);
    const has = (name: string): boolean => search.parameters.some((one) => one.filters && one.name === name);
    const filters = [...params].flatMap(([name, value]) =>
      name.startsWith(prefix) && has(name.slice(prefix.length))
        ? [[name.slice(prefix.length), value] as const]
        : [],
    );
    return { search, market: search.market, has, filters: new Map(filters) };
  },
  write(metadata, left, { search, market, has, filters }) {
    const before = searchAt(metadata, left.path);
    const own = search ?? (before.market === market ? before : undefined);
    const target =
      own && fits(own) ? own : metadata.searches.find((one) => one.market === market && fits(one));
    if (!target) return left;
    const isSame = target.path === before.path;
    const kept = [...left.params].filter(([name]) =>
      isSame
        ? isOwn(name) || !name.startsWith(prefix) || !(has(name.slice(prefix.length)) || name === 'start')
        : false,
    );
    const taken = [...filters].filter(([name, value]) => takes(target, name, value));
    return {
      ...left,
      path: target.path,
      params: new Map([...taken.map(([name, value]) => [prefix + name, value] as const), ...kept]),
    };
  },
});

/** Filters of one operation that is no search, in its own market. */
export const byOperation = (path: string): Filtering => {
  // an operation without a market of its own is of the first one
  const operationOf = ({ operations, searches: [first] }: Metadata) => {
    const { parameters = [], market = first?.market ?? '' } =
      operations.find((one) => one.path === path) ?? {};
    return { parameters, market };
  };
  return {
    read(metadata, { params }) {
      const { market, parameters } = operationOf(metadata);
      const has = (name: string): boolean => parameters.some((one) => one.name === name);
      return { market, has, filters: new Map([...params].filter(([name]) => has(name))) };
    },
    write(metadata, left, { market, has, filters }) {
      const { market: own, parameters } = operationOf(metadata);
      if (own !== market) return left;
      const known = (name: string, value: string): boolean =>
        parameters.some((one) => one.name === name && (one.values?.includes(value) ?? true));
      return {
        ...left,
        params: new Map([
          ...[...left.params].filter(([name]) => isOwn(name) || !has(name)),
          ...[...filters].filter(([name, value]) => known(name, value)),
        ]),
      };
    },
  };
};
