import type { FieldDescription, SearchDescription } from '../../../metadata.ts';
import type { Refused } from '../../api.ts';
import { holds, valuesOf } from '../../list.ts';
import { type Request, requestOf } from '../../request.ts';
import type { Selection } from '../../selection.ts';
import type { Outcome } from '../../use-answers.ts';
import type { Bars, Found, Term, Terms } from './answer.ts';
import { barsText, type Ends, endsSet } from './ends.ts';
import { filtersOf, included, isChosen, withoutOwn } from './filters.ts';
import { MOST_TERMS, openFacets, openRanges, openStats, termsShown } from './layout.ts';

/** Terms of a field of which values are chosen: the chosen ones are among the most frequent of what they find. */
const CHOSEN_TERMS = 100;

/** One more than is shown tells whether there are more. */
function facetText(selection: Selection, field: FieldDescription, least = 0): string {
  return `${field.name}|0|${Math.min(Math.max(termsShown(selection, field) + 1, least), MOST_TERMS)}`;
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
  /** facets of which the numbers of chosen values are wanted */
  readonly chosen?: readonly FieldDescription[];
}

/** Where the bars of fields begin and end as the data say, by the names of the fields. */
export type EndsByField = ReadonlyMap<string, Ends>;

/** Parameters that ask for the counts: together, or where the search takes one kind a request each kind for itself. */
function countSets(
  search: SearchDescription,
  selection: Selection,
  ends: EndsByField,
  { facets, ranges, stats, chosen = [] }: Counted,
): [string, string][][] {
  const kinds = [
    listed('facets', [
      ...facets.map((field) => facetText(selection, field)),
      ...chosen.map((field) => facetText(selection, field, CHOSEN_TERMS)),
    ]),
    listed(
      'range_facets',
      ranges.map((field) => barsText(field, endsSet(selection, field) ?? ends.get(field.name))),
    ),
    listed(
      'stats',
      stats.map(({ name }) => name),
    ),
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
 * values are counted as well. The numbers of the chosen values themselves are those of the first request.
 */
export function requestsFor(
  search: SearchDescription,
  selection: Selection,
  ends: EndsByField,
): [Request, ...Request[]] {
  const facets = openFacets(search, selection);
  const ranges = openRanges(search, selection);
  const chosen = [...new Set([...facets, ...ranges])].filter((field) => isChosen(search, selection, field));
  const free = (fields: readonly FieldDescription[]) => fields.filter((field) => !chosen.includes(field));
  const [first = [], ...others] = countSets(search, selection, ends, {
    facets: free(facets),
    ranges: free(ranges),
    stats: openStats(search, selection),
    chosen: facets.filter((field) => chosen.includes(field) && included(selection, field).length > 0),
  });
  return [
    requestOf(search.path, [...pageOf(search), ...selection.params, ...first]),
    ...countRequests(search, filtersOf(selection, search), others),
    ...chosen.flatMap((field) => {
      const own = (fields: readonly FieldDescription[]) => (fields.includes(field) ? [field] : []);
      const sets = countSets(search, selection, ends, {
        facets: own(facets),
        ranges: own(ranges),
        stats: [],
      });
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

/** An answer in one form, whatever operation gave it. */
export const inOneForm = (answer: Found): Found => ({
  ...answer,
  facets: mapped(answer.facets, termsOf),
  range_facets: mapped(answer.range_facets, barsOf),
});

/** Names of the fields that a request counts. */
const countedIn = ({ params }: Request): string[] =>
  ['facets', 'range_facets', 'stats'].flatMap((kind) =>
    valuesOf(params.get(kind) ?? '').map((text) => text.replace(/\|.*$/, '')),
  );

/** Terms with those that are chosen, whose numbers the first request has. */
function withChosen(
  terms: Terms | undefined,
  own: Terms | undefined,
  chosen: readonly string[],
): Terms | undefined {
  if (!own || own.some((term) => 'result' in term)) return terms ?? own;
  const some = (own as readonly Term[]).filter(({ item }) => holds(chosen, item));
  if (!terms || terms.some((term) => 'result' in term)) return some;
  const known = (terms as readonly Term[]).map(({ item }) => item);
  return [...(terms as readonly Term[]), ...some.filter(({ item }) => !holds(known, item))];
}

/** What the page shows, in one piece and one form, and by field what of it was refused. */
export interface Together {
  readonly found: Found;
  readonly refused: ReadonlyMap<string, Refused>;
}

/** What was found, counts from wherever they were asked; undefined: the first request was not answered. */
export function together(
  search: SearchDescription,
  selection: Selection,
  requests: readonly Request[],
  outcomes: readonly Outcome<Found>[],
): Together | undefined {
  const [main] = outcomes;
  if (!main || !('answer' in main)) return undefined;
  const answers = outcomes.flatMap((one) => ('answer' in one ? [inOneForm(one.answer.data)] : []));
  const [first, ...others] = answers as [Found, ...Found[]];
  const apart: Record<string, Terms> = Object.assign({}, ...others.map(({ facets }) => facets));
  const refused = outcomes.flatMap((one, at) => {
    const request = requests[at];
    return 'refused' in one && request ? countedIn(request).map((name) => [name, one.refused] as const) : [];
  });
  const facets = search.fields.flatMap((field) => {
    const own = first.facets?.[field.name];
    const terms = isChosen(search, selection, field)
      ? withChosen(apart[field.name], own, included(selection, field))
      : own;
    return terms ? [[field.name, terms] as const] : [];
  });
  return {
    found: {
      ...first,
      facets: Object.fromEntries(facets),
      range_facets: Object.assign({}, ...answers.map(({ range_facets }) => range_facets)),
      stats: Object.assign({}, ...answers.map(({ stats }) => stats)),
    },
    refused: new Map(refused),
  };
}
