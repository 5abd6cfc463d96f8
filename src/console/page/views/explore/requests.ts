import type { FieldDescription, SearchDescription } from '../../../metadata.ts';
import type { ApiRefusal } from '../../api.ts';
import { valuesOf } from '../../list.ts';
import { type Request, requestOf } from '../../request.ts';
import type { Selection } from '../../selection.ts';
import type { Outcome } from '../../use-answers.ts';
import type { Bars, SearchAnswer, Terms } from './answer.ts';
import { barsText, type Ends, endsSet } from './ends.ts';
import { filtersOf, isChosen, withoutOwn } from './filters.ts';
import { MOST_TERMS, openFacets, openRanges, openStats, termsShown } from './layout.ts';

/** Parameter with which chosen fields are counted without their own filters (supplement 2.6). */
const OTHER_VALUES = 'count_other_values';

/**
 * How many terms of a field are asked for. One more than is shown tells whether there are more; of a field of which values
 * are chosen all that the interface gives, as a chosen one may be rare among the others.
 */
export const termsAsked = (
  search: SearchDescription,
  selection: Selection,
  field: FieldDescription,
): number =>
  isChosen(search, selection, field) ? MOST_TERMS : Math.min(termsShown(selection, field) + 1, MOST_TERMS);

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

/** Where the bars of fields begin and end as the data say, by the names of the fields. */
export type EndsByField = ReadonlyMap<string, Ends>;

/** Parameters that ask for the counts: together, or where the search takes one kind a request each kind for itself. */
function countSets(search: SearchDescription, selection: Selection, ends: EndsByField): [string, string][][] {
  const facets = openFacets(search, selection);
  const ranges = openRanges(search, selection);
  const kinds = [
    listed(
      'facets',
      facets.map((field) => `${field.name}|0|${termsAsked(search, selection, field)}`),
    ),
    listed(
      'range_facets',
      ranges.map((field) => barsText(field, endsSet(selection, field) ?? ends.get(field.name))),
    ),
    listed(
      'stats',
      openStats(search, selection).map(({ name }) => name),
    ),
  ].filter((kind) => kind.length > 0);
  const apart = [...facets, ...ranges].some((field) => isChosen(search, selection, field));
  const besides: [string, string][] = apart ? [[OTHER_VALUES, 'true']] : [];
  const sets = search.countsApart ? kinds : [kinds.flat()];
  return sets.map((set) => [...set, ...besides]);
}

const NO_ROWS = ['rows', '0'] as const;

/**
 * The requests that answer the page: one with its records and all counts, chosen fields counted without their own filters, so
 * that their other values stand there too. Where the search takes one kind of counts a request, each further kind is one more.
 */
export function requestsFor(
  search: SearchDescription,
  selection: Selection,
  ends: EndsByField,
): [Request, ...Request[]] {
  const [first = [], ...others] = countSets(search, selection, ends);
  return [
    requestOf(search.path, [...pageOf(search), ...selection.params, ...first]),
    ...others.map((set) => requestOf(search.path, [...filtersOf(selection, search), NO_ROWS, ...set])),
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
export const inOneForm = (answer: SearchAnswer): SearchAnswer => ({
  ...answer,
  facets: mapped(answer.facets, termsOf),
  range_facets: mapped(answer.range_facets, barsOf),
});

/** Names of the fields that a request counts. */
const countedIn = ({ params }: Request): string[] =>
  ['facets', 'range_facets', 'stats'].flatMap((kind) =>
    valuesOf(params.get(kind) ?? '').map((text) => text.replace(/\|.*$/, '')),
  );

/** What the page shows, in one piece and one form, and by field what of it was refused. */
export interface Together {
  readonly found: SearchAnswer;
  readonly refused: ReadonlyMap<string, ApiRefusal>;
}

/** What was found, counts from wherever they were asked; undefined: the first request was not answered. */
export function together(
  requests: readonly Request[],
  outcomes: readonly Outcome<SearchAnswer>[],
): Together | undefined {
  const [main] = outcomes;
  if (!main || !('answer' in main)) return undefined;
  const answers = outcomes.flatMap((one) => ('answer' in one ? [inOneForm(one.answer.data)] : []));
  const refused = outcomes.flatMap((one, at) => {
    const request = requests[at];
    return 'refused' in one && request ? countedIn(request).map((name) => [name, one.refused] as const) : [];
  });
  return {
    found: {
      ...(answers[0] as SearchAnswer),
      facets: Object.assign({}, ...answers.map(({ facets }) => facets)),
      range_facets: Object.assign({}, ...answers.map(({ range_facets }) => range_facets)),
      stats: Object.assign({}, ...answers.map(({ stats }) => stats)),
    },
    refused: new Map(refused),
  };
}
