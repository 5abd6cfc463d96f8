import type { FieldDescription, SearchDescription } from '../../../metadata.ts';
import { type Request, requestOf } from '../../request.ts';
import type { Selection } from '../../selection.ts';
import { filtersOf, isChosen, withoutOwn } from './filters.ts';
import { MOST_TERMS, openFacets, openRanges, openStats, termsShown } from './layout.ts';

/** Terms of a facet with their numbers, or why there are none. */
export type Terms = readonly { readonly item: string; readonly count: number }[] | readonly [FacetFault];
interface FacetFault {
  readonly result: 'Error';
  readonly message: string;
}

/** A range of a histogram, with its count. */
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

/** The statistics of a field, by name. */
export type Figures = Readonly<Record<string, number>> & {
  readonly percentiles?: Readonly<Record<string, number>>;
};

/** A record as a search answers it. */
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
function facetText(selection: Selection, field: FieldDescription): string {
  return `${field.name}|0|${Math.min(termsShown(selection, field) + 1, MOST_TERMS)}`;
}

const listed = (name: string, texts: readonly string[]): [string, string][] =>
  texts.length > 0 ? [[name, texts.join(',')]] : [];

/** Most rows that are shown at once. */
const MOST_ROWS = 50;

/** How many rows a page has where the selection does not say. */
export const rowsOf = ({ rows }: SearchDescription): number => Math.min(rows.default, MOST_ROWS);

/** Said in the request where the search would give more by itself. */
export const pageOf = (search: SearchDescription): [string, string][] =>
  rowsOf(search) < search.rows.default ? [['rows', String(rowsOf(search))]] : [];

/** What a facet or histogram of the field is counted in: the selection without the field's own values. */
export const groundOf = (
  search: SearchDescription,
  selection: Selection,
  field: FieldDescription,
): Map<string, string> =>
  new Map(filtersOf({ ...selection, params: withoutOwn(search, selection, field) }, search));

/** What is counted beside the records of a page. */
interface Counted {
  readonly facets: readonly FieldDescription[];
  readonly ranges: readonly FieldDescription[];
  readonly stats: readonly FieldDescription[];
}

/** Parameters that ask for the counts: together, or where the search takes one kind a request each kind for itself. */
function countSets(
  search: SearchDescription,
  selection: Selection,
  { facets, ranges, stats }: Counted,
): [string, string][][] {
  const names = (fields: readonly FieldDescription[]): string[] => fields.map(({ name }) => name);
  const kinds = [
    listed(
      'facets',
      facets.map((field) => facetText(selection, field)),
    ),
    listed('range_facets', names(ranges)),
    listed('stats', names(stats)),
  ].filter((kind) => kind.length > 0);
  return search.countsApart ? kinds : [kinds.flat()];
}

const NO_ROWS = ['rows', '0'] as const;

/** Requests of counts alone, in a ground. */
const countRequests = (
  search: SearchDescription,
  ground: ReadonlyMap<string, string>,
  sets: readonly [string, string][][],
): Request[] => sets.map((set) => requestOf(search.path, [...ground, NO_ROWS, ...set]));

/**
 * The requests that answer the page. The first one has its records and all counts, but for what has to be asked apart:
 * other kinds of counts where the search takes one a request, and fields of which values are chosen, so that their other
 * values are counted as well.
 */
export function requestsFor(search: SearchDescription, selection: Selection): [Request, ...Request[]] {
  const facets = openFacets(search, selection);
  const ranges = openRanges(search, selection);
  const chosen = [...new Set([...facets, ...ranges])].filter((field) => isChosen(search, selection, field));
  const free = (fields: readonly FieldDescription[]) => fields.filter((field) => !chosen.includes(field));
  const [first = [], ...others] = countSets(search, selection, {
    facets: free(facets),
    ranges: free(ranges),
    stats: openStats(search, selection),
  });
  return [
    requestOf(search.path, [...pageOf(search), ...selection.params, ...first]),
    ...countRequests(search, filtersOf(selection, search), others),
    ...chosen.flatMap((field) => {
      const own = (fields: readonly FieldDescription[]) => (fields.includes(field) ? [field] : []);
      const sets = countSets(search, selection, { facets: own(facets), ranges: own(ranges), stats: [] });
      return countRequests(search, groundOf(search, selection, field), sets);
    }),
  ];
}

/** A term as each operation writes it. */
type AnsweredTerm = { readonly item?: string; readonly term?: string; readonly count: number };

const termsOf = (terms: Terms): Terms =>
  terms.some((term) => 'result' in term)
    ? terms
    : (terms as readonly AnsweredTerm[]).map(({ item, term, count }) => ({
        item: item ?? term ?? '',
        count,
      }));

const mapped = <Value>(
  values: Readonly<Record<string, Value>> | undefined,
  of: (value: Value) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, of(value)]));

/** Bars stand in an array of one in some operations. */
const barsOf = (bars: Bars): Bars => (Array.isArray(bars) ? (bars[0] as Bars) : bars);

/** What was found, in one piece and one form: counts from wherever they were asked. */
export function together(answers: readonly Found[]): Found | undefined {
  const [main] = answers;
  if (!main) return undefined;
  return {
    ...main,
    facets: Object.assign({}, ...answers.map(({ facets }) => mapped(facets, termsOf))),
    range_facets: Object.assign({}, ...answers.map(({ range_facets }) => mapped(range_facets, barsOf))),
    stats: Object.assign({}, ...answers.map(({ stats }) => stats)),
  };
}
