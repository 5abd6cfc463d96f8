import type { FieldDescription, SearchDescription } from '../../../metadata.ts';
import { valuesOf } from '../../list.ts';
import type { Selection } from '../../selection.ts';

/** What of the answer is on the page: the selection says so, or else the first fields of the catalogue do. */

/** a list that names nothing */
export const NONE = '-';

const FACETS = 8;
const RANGES = 4;
/** terms of a facet that are shown at first, and then */
const TERMS = [8, 50, 250, 1000] as const;

/** The fields of a list, in its order. */
const named = (list: string | undefined, of: readonly FieldDescription[]): FieldDescription[] | undefined => {
  if (list === undefined) return undefined;
  return [...new Set(valuesOf(list))].flatMap((name) => of.filter((field) => field.name === name));
};

/** Fields whose values a search counts. */
export const facetFields = ({ fields }: SearchDescription): FieldDescription[] =>
  fields.filter(({ facet }) => facet);
/** Fields that a search counts in ranges. */
export const rangeFields = ({ fields }: SearchDescription): FieldDescription[] =>
  fields.filter(({ rangeFacet }) => rangeFacet);
/** Fields that a search measures. */
export const statsFields = ({ fields }: SearchDescription): FieldDescription[] =>
  fields.filter(({ stats }) => stats);

/** Those of the fields that tell a record in short; where the search says none, `others`. */
const telling = (
  { first }: SearchDescription,
  of: readonly FieldDescription[],
  others: () => readonly FieldDescription[],
): readonly FieldDescription[] =>
  first ? first.flatMap((name) => of.filter((field) => field.name === name)) : others();

/** Fields that are measured, counted in ranges and ordered by: what a market is told by. */
const measures = (fields: readonly FieldDescription[]): FieldDescription[] =>
  fields.filter(({ sort, range, stats }) => stats && sort !== undefined && range?.form === 'range');

/** The facets that are shown: those chosen in the address, else a few that tell most. */
export function openFacets(search: SearchDescription, { shown }: Selection): FieldDescription[] {
  const all = facetFields(search);
  // what is ordered by is a quantity or an id
  const words = () => all.filter(({ type, sort }) => (type === 'keyword' || type === 'integer') && !sort);
  const first = search.firstFacets?.flatMap((name) => all.filter((field) => field.name === name));
  return named(shown.get('facets'), all) ?? first ?? telling(search, all, words).slice(0, FACETS);
}

/** The histograms that are shown: those chosen in the address, else a few that tell most. */
export function openRanges(search: SearchDescription, { shown }: Selection): FieldDescription[] {
  const all = rangeFields(search);
  const quantities = telling(search, measures(all), () => measures(all));
  return named(shown.get('ranges'), all) ?? (quantities.length > 0 ? quantities : all).slice(0, RANGES);
}

/** The statistics that are shown: those chosen in the address, else a few that tell most. */
export function openStats(search: SearchDescription, { shown }: Selection): FieldDescription[] {
  const all = statsFields(search);
  const quantities = telling(search, measures(all), () => measures(all));
  return named(shown.get('stats'), all) ?? quantities.slice(0, RANGES);
}

/** Fields that have a place in a record: what may be a column of the table of records. */
export const columnFields = ({ fields }: SearchDescription): FieldDescription[] =>
  fields.filter(({ at, facet, stats, sort }) => at !== undefined && (facet || stats || sort !== undefined));

/** The columns of the table of records: a histogram that is opened adds its own, one that is closed takes none away. */
export function openColumns(search: SearchDescription, selection: Selection): FieldDescription[] {
  const all = columnFields(search);
  const first = openRanges(search, { ...selection, shown: new Map() });
  const open = new Set([...first, ...openRanges(search, selection)]);
  const quantities = () => rangeFields(search).filter((field) => open.has(field));
  return named(selection.shown.get('columns'), all) ?? [...telling(search, all, quantities)];
}

/** How many terms of a facet are shown. */
export function termsShown({ shown }: Selection, { name }: FieldDescription): number {
  const wanted = Number(shown.get(`more.${name}`) ?? TERMS[0]);
  return TERMS.find((step) => step >= wanted) ?? TERMS[0];
}

/** The next larger number of terms; undefined: there is none. */
export const moreTerms = (terms: number): number | undefined => TERMS.find((step) => step > terms);
/** Most terms of a facet that the page asks for. */
export const MOST_TERMS = TERMS[3];
