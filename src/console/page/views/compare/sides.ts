import type { FieldDescription, Metadata, SearchDescription } from '../../../metadata.ts';
import { paramsOf, queryOf } from '../../address.ts';
import { searchAt } from '../../knowledge.ts';
import { inMoneyOf, isMixed, unitOf } from '../../money.ts';
import type { Request } from '../../request.ts';
import type { Changes, Selection, ViewState } from '../../selection.ts';
import { barsText } from '../explore/ends.ts';
import { canList } from '../explore/filters.ts';
import { facetFields, openFacets, openRanges } from '../explore/layout.ts';
import type { EndsByField } from '../explore/requests.ts';

/** The two selections of the page. Their parameters stand in the address behind `a.` and `b.`. */
export const SIDES = [
  { side: 'a', label: 'A', color: 'var(--bar)' },
  { side: 'b', label: 'B', color: 'var(--other)' },
] as const;
/** One of the two sides of a comparison. */
export type Side = (typeof SIDES)[number]['side'];

/** Parameters of a side, as they are sent. */
export const paramsOfSide = ({ selection: { params } }: ViewState, side: Side): ReadonlyMap<string, string> =>
  new Map(
    [...params].flatMap(([name, value]) =>
      name.startsWith(`${side}.`) ? [[name.slice(2), value] as const] : [],
    ),
  );

/** The change of the address that gives a side these parameters; what it had besides is taken out. */
export function sideChanges(state: ViewState, side: Side, query: string): Changes {
  const before = [...paramsOfSide(state, side).keys()].map((name) => [name, undefined] as const);
  return Object.fromEntries(
    [...before, ...paramsOf(query)].map(([name, value]) => [`${side}.${name}`, value]),
  );
}

/** The parameters of a side as a query. */
export const queryOfSide = (state: ViewState, side: Side): string => queryOf(paramsOfSide(state, side));

/** What a side is called: its values. */
export function nameOfSide(state: ViewState, side: Side): string {
  const label = side.toUpperCase();
  const values = [...paramsOfSide(state, side).values()].join(', ');
  return values ? `${label}: ${values}` : `${label}: everything`;
}

/** A search that needs nothing to be told first, and counts listings or dealers in one request. */
export const isComparable = ({ needs, inPath, countsApart, shows }: SearchDescription): boolean =>
  needs.length === 0 && inPath.length === 0 && !countsApart && shows !== 'incentive';

/** The search that is compared in. */
export function searchOf(metadata: Metadata, path: string): SearchDescription {
  const found = searchAt(metadata, path);
  return isComparable(found) ? found : searchAt(metadata, '');
}

/** What the numbers of a field are of, in both sides. */
export interface Units {
  readonly both: string | undefined;
  /** they are of different money */
  readonly apart: boolean;
}

/** What the numbers of a field are of: money of the country that each side asks for. */
export function unitsOf(search: SearchDescription, state: ViewState, { name }: FieldDescription): Units {
  const [a, b] = SIDES.map(({ side }) => unitOf(inMoneyOf(search, paramsOfSide(state, side)), name));
  return a === b ? { both: a, apart: isMixed(a) } : { both: `A ${a}, B ${b}`, apart: true };
}

const nothing = (search: SearchDescription, state: ViewState): Selection => ({
  path: search.path,
  params: new Map(),
  shown: state.selection.shown,
});

/** Fields by which one compares, where a search has them; then those that Explore shows at first. */
const FIRST = ['make', 'model', 'state', 'year', 'inventory_type', 'body_type'];
const MOST = 8;

/** Fields that a side can be chosen by. */
export const allChoosable = (search: SearchDescription): FieldDescription[] =>
  facetFields(search).filter(({ include }) => include && canList(include.form));

/** Fields that a side is chosen by, on the page: those of the address, or the first ones. */
export function choosable(search: SearchDescription, state: ViewState): FieldDescription[] {
  const all = allChoosable(search);
  if (state.setting('facets') !== undefined)
    return openFacets(search, nothing(search, state)).filter((field) => all.includes(field));
  const first = FIRST.flatMap((name) => all.filter((field) => field.name === name));
  return [...new Set([...first, ...openFacets(search, nothing(search, state))])]
    .filter((field) => all.includes(field))
    .slice(0, MOST);
}

/** Quantities that are compared. */
export const quantities = (search: SearchDescription, state: ViewState): FieldDescription[] =>
  openRanges(search, nothing(search, state)).filter(({ stats }) => stats);

/** The field whose values are counted in both. */
export function countedBy(search: SearchDescription, state: ViewState): FieldDescription | undefined {
  const fields = facetFields(search);
  const asked = new Set(SIDES.flatMap(({ side }) => [...paramsOfSide(state, side).keys()]));
  const free = choosable(search, state).find(({ include }) => include && !asked.has(include.name));
  return fields.find(({ name }) => name === state.setting('by')) ?? free ?? fields[0];
}

/** The parameter of days by which a month is chosen: of the records' beginning where there is one. */
export const daysOf = ({ parameters }: SearchDescription): string | undefined => {
  const days = parameters.filter(({ form, filters }) => filters && form === 'dates').map(({ name }) => name);
  const begin = days.filter((name) => name.startsWith('first_seen'));
  return begin.toSorted((one, other) => one.length - other.length)[0] ?? days[0];
};

/** values that are counted in each side */
export const VALUES = 30;

const listed = (name: string, texts: readonly string[]): [string, string][] =>
  texts.length > 0 ? [[name, texts.join(',')]] : [];

/** What a side has: its number, figures, bars and counts. */
export function sideRequest(
  search: SearchDescription,
  state: ViewState,
  side: Side,
  ends: EndsByField,
): Request {
  const fields = quantities(search, state);
  const by = countedBy(search, state);
  return {
    path: search.path,
    params: new Map([
      ...paramsOfSide(state, side),
      ['rows', '0'],
      ...listed(
        'stats',
        fields.map(({ name }) => name),
      ),
      ...listed(
        'range_facets',
        fields.map((field) => barsText(field, ends.get(field.name))),
      ),
      ...listed('facets', by ? [`${by.name}|0|${VALUES}`] : []),
    ]),
  };
}

/** Values that can be chosen. */
export const valuesRequest = (search: SearchDescription, state: ViewState): Request => ({
  path: search.path,
  params: new Map([
    ['rows', '0'],
    ...listed(
      'facets',
      choosable(search, state).map(({ name }) => `${name}|0|100`),
    ),
  ]),
});
