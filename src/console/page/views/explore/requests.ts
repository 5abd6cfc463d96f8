import type { FieldTold, SearchTold } from '../../../metadata.ts';
import type { Request } from '../../request.ts';
import type { Selection } from '../../selection.ts';
import { filtersOf, isChosen, withoutOwn } from './filters.ts';
import { MOST_TERMS, openFacets, openRanges, openStats, termsShown } from './layout.ts';

/** Terms of a facet with their numbers, or why there are none. */
export type Terms = readonly { readonly item: string; readonly count: number }[] | readonly [FacetFault];
interface FacetFault {
  readonly result: 'Error';
  readonly message: string;
}

export interface Bar {
  readonly lower_bound: number;
  readonly upper_bound: number;
  readonly count: number;
}

/** A range facet as it is answered. */
export interface Bars {
  readonly counts: readonly Bar[];
  readonly before: number;
  readonly after: number;
  readonly start: number;
  readonly end: number;
}

export type Figures = Readonly<Record<string, number>> & {
  readonly percentiles?: Readonly<Record<string, number>>;
};

export type Row = Readonly<Record<string, unknown>>;

/** The answer of a search, its page by the name of the list. */
export interface Found {
  readonly num_found: number;
  readonly facets?: Readonly<Record<string, Terms>>;
  readonly range_facets?: Readonly<Record<string, Bars>>;
  readonly stats?: Readonly<Record<string, Figures>>;
  readonly [list: string]: unknown;
}

/** One more than is shown tells whether there are more. */
function facetText(selection: Selection, field: FieldTold): string {
  return `${field.name}|0|${Math.min(termsShown(selection, field) + 1, MOST_TERMS)}`;
}

const listed = (name: string, texts: readonly string[]): [string, string][] =>
  texts.length > 0 ? [[name, texts.join(',')]] : [];

/** Most rows that are shown at once. */
const MOST_ROWS = 50;

/** How many rows a page has where the selection does not say. */
export const rowsOf = ({ rows }: SearchTold): number => Math.min(rows.default, MOST_ROWS);

/** Said in the request where the search would give more by itself. */
export const pageOf = (search: SearchTold): [string, string][] =>
  rowsOf(search) < search.rows.default ? [['rows', String(rowsOf(search))]] : [];

/** The one request that answers the page: everything but the facets and bars of which values are chosen. */
export function mainRequest(search: SearchTold, selection: Selection): Request {
  const free = (fields: readonly FieldTold[]) =>
    fields.filter((field) => !isChosen(search, selection, field));
  const { params } = selection;
  return {
    path: search.path,
    params: new Map([
      ...pageOf(search),
      ...params,
      ...listed(
        'facets',
        free(openFacets(search, selection)).map((field) => facetText(selection, field)),
      ),
      ...listed(
        'range_facets',
        free(openRanges(search, selection)).map(({ name }) => name),
      ),
      ...listed(
        'stats',
        openStats(search, selection).map(({ name }) => name),
      ),
    ]),
  };
}

/** What a facet or histogram of the field is counted in: the selection without the field's own values. */
export const groundOf = (search: SearchTold, selection: Selection, field: FieldTold): Map<string, string> =>
  new Map(filtersOf({ ...selection, params: withoutOwn(search, selection, field) }, search));

/** One request for each field of which values are chosen: its other values are counted as well. */
export function sideRequests(search: SearchTold, selection: Selection): Request[] {
  const facets = openFacets(search, selection);
  const ranges = openRanges(search, selection);
  const chosen = new Set([...facets, ...ranges].filter((field) => isChosen(search, selection, field)));
  return [...chosen].map((field) => ({
    path: search.path,
    params: new Map([
      ...groundOf(search, selection, field),
      ['rows', '0'],
      ...listed('facets', facets.includes(field) ? [facetText(selection, field)] : []),
      ...listed('range_facets', ranges.includes(field) ? [field.name] : []),
    ]),
  }));
}

/** What was found, in one piece: facets and bars from wherever they were asked. */
export function together(answers: readonly Found[]): Found | undefined {
  const [main, ...sides] = answers;
  if (!main) return undefined;
  return {
    ...main,
    facets: Object.assign({}, main.facets, ...sides.map(({ facets }) => facets)),
    range_facets: Object.assign({}, main.range_facets, ...sides.map(({ range_facets }) => range_facets)),
  };
}
