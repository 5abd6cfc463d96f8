import type { Operation } from '../api/operation.ts';
import { OPERATIONS } from '../api/operations.ts';
import { hint } from '../grammar/nearest.ts';
import type { SearchPolicy } from '../search/policy.ts';
import { WrongCall } from './api-request.ts';

/** The operations of the table, by the names that tools use. */

/** A search of the table. */
export type Search = Operation & { readonly search: SearchPolicy };

/** Short name of a search of listings: /search/car/uk/active is car-uk. */
const nameOf = (path: string): string =>
  path
    .replace(/^\/(search|dealerships|dealers)\//, '')
    .replace(/\/active$/, '')
    .replaceAll('/', '-');

const isSearch = (operation: Operation): operation is Search => operation.search !== undefined;

const named = (shows: Operation['shows'], fits: (path: string) => boolean): ReadonlyMap<string, Search> =>
  new Map(
    OPERATIONS.filter(isSearch)
      .filter((operation) => operation.shows === shows && !operation.replacedBy && fits(operation.path))
      .map((operation) => [nameOf(operation.path), operation]),
  );

/** Searches of listings by short name: car, car-uk, car-recents, motorcycle … */
export const LISTING_SEARCHES = named('listing', (path) => path.startsWith('/search/'));

/** What groups the listings of a search, by the short name of the search. */
export const PIVOTS: ReadonlyMap<string, Operation> = new Map(
  [...LISTING_SEARCHES].flatMap(([name, { path }]) =>
    OPERATIONS.filter((one) => one.kind === 'pivot' && one.path === `${path}/pivot`).map((one) => [
      name,
      one,
    ]),
  ),
);

/** Searches of dealers by short name: car, car-uk, motorcycle … */
export const DEALER_SEARCHES = named('directory', () => true);

/** The search of incentives. */
export const INCENTIVE_SEARCH: Search = only(
  OPERATIONS.filter(isSearch).filter(({ shows, path }) => shows === 'incentive' && !path.includes('{')),
);

/** The first operation of a kind; most kinds have one. */
export const operationOf = (kind: string): Operation =>
  only(OPERATIONS.filter((one) => one.kind === kind).slice(0, 1));

/** The history of a vehicle that is named by its VIN, or by its registration mark. */
export const historyBy = (name: 'vin' | 'vrm'): Operation =>
  only(OPERATIONS.filter(({ kind, path }) => kind === 'history' && path.includes(`{${name}}`)));

/** Details of a dealer by the short name of their market; the same names as DEALER_SEARCHES. */
export const DEALER_DETAILS: ReadonlyMap<string, Operation> = new Map(
  OPERATIONS.filter(({ kind }) => kind === 'dealer').map((operation) => [
    operation.path
      .replace(/^\/dealer\//, '')
      .replace(/\/\{.*$/, '')
      .replaceAll('/', '-'),
    operation,
  ]),
);

/** The search that finds every listing of a dealer: the inventory of a market that has one, else its listings by dealer_id. */
export function inventoryOf({ market }: Operation): Search {
  const ofMarket = OPERATIONS.filter(isSearch).filter(
    (operation) => operation.market === market && operation.shows === 'listing',
  );
  return only([...ofMarket.filter(({ needs = [] }) => needs.includes('dealer_id')), ...ofMarket].slice(0, 1));
}

function only<Value>(values: readonly Value[]): Value {
  const [first] = values;
  if (first === undefined || values.length > 1)
    throw new Error(`${values.length} operations where one is meant`);
  return first;
}

/** Names as a schema lists them. */
export const namesOf = (map: ReadonlyMap<string, unknown>): [string, ...string[]] => {
  const [first, ...others] = map.keys();
  if (first === undefined) throw new Error('the table has no such operation');
  return [first, ...others];
};

/** The operation of a name of a map; the schema has let no other through. */
export function at<Value>(map: ReadonlyMap<string, Value>, name: string): Value {
  const found = map.get(name);
  if (!found) throw new WrongCall(`${name} is none of ${[...map.keys()].join(', ')}`);
  return found;
}

/** Throws for a parameter that the operation does not take: it would be ignored, and the answer would be to another question. */
export function requireKnown(operation: Operation, sent: Readonly<Record<string, unknown>>): void {
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const known = [...inPath, ...operation.parameters.map(({ name }) => name)];
  const unknown = Object.keys(sent).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const said = unknown.map((name) => `${name} is not a parameter of ${operation.path}${hint(name, known)}`);
  throw new WrongCall(`${said.join('. ')}. Next: list_fields lists the parameters; call again with those.`);
}
