import { allFields, type Dataset, type Field, fieldOf } from '../../catalog/field.ts';
import { valuePath } from '../../catalog/mapping.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { fold } from '../../grammar/fold.ts';
import { splitPipes } from '../../grammar/list.ts';
import { readSize } from '../../grammar/number.ts';
import { fault, quote } from '../../grammar/reading.ts';
import { atMost, MOST_COUNTED } from '../bounds.ts';
import { type FacetAsk, isRefused, type RefusedCount } from '../plan.ts';
import type { CountsForm } from '../policy.ts';
import type { Aggregations, Questions } from '../questions.ts';
import { type SentParameters, taken } from '../sent-parameters.ts';

/** Field facets: `facets=field|offset|limit|min_count` (part-1.md rules E1.7 and E1.8). */

/** Terms of a facet that are answered where the request does not say how many. */
export const DEFAULT_LIMIT = 20;
/** Most terms of a facet that a request may ask for. */
export const MOST_TERMS = 1000;
/** A facet whose offset + limit is larger is answered as an Error object (feeds.md section 5, "facets deep down") */
export const DEEPEST = 60_000;

/** The parameters of facets. `fields`: those that the operation counts. */
export const facetParameters = (
  fields: readonly string[],
  { termsInAnyCase }: CountsForm = {},
): readonly Parameter[] => [
  {
    name: 'facets',
    about:
      'Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. ' +
      `offset defaults to 0, limit to ${DEFAULT_LIMIT} (at most ${MOST_TERMS}), min_count to 1. ` +
      `Fields: ${fields.join(', ')}. Other fields get an Error object in the answer. ${atMost(MOST_COUNTED)}`,
    schema: { type: 'string' },
  },
  {
    name: 'facet_sort',
    about: `Order of the terms in every facet: count (most first) or index (alphabetical, ${termsInAnyCase ? 'in any case' : 'by character code: capitals first'}).`,
    schema: { type: 'string', enum: ['count', 'index'], default: 'count' },
  },
];

/** Name of a facet in a request → its field. */
export function facetFields(dataset: Dataset): ReadonlyMap<string, Field> {
  const counted = allFields(dataset).filter(({ facet }) => facet);
  return new Map(
    counted.flatMap((field) => [field.name, ...field.facetAliases].map((name) => [name, field])),
  );
}

function readFacet(
  text: string,
  fields: ReadonlyMap<string, Field>,
  sort: FacetAsk['sort'],
): FacetAsk | RefusedCount {
  const [name = '', offset, limit, minCount, ...more] = splitPipes(text);
  if (more.length > 0) taken('facets', fault(`${quote(text)} has more than field|offset|limit|min_count`));
  const count = (part: string | undefined, standard: number): number =>
    part === undefined ? standard : taken('facets', readSize(part));
  const ask = {
    offset: count(offset, 0),
    limit: Math.min(count(limit, DEFAULT_LIMIT), MOST_TERMS),
    minCount: Math.max(1, count(minCount, 1)),
    sort,
  };
  const field = fields.get(name);
  if (!field) return { name, refused: `Facet on field ${quote(name)} is not allowed` };
  if (ask.offset + ask.limit > DEEPEST) {
    return { name, refused: `Facet on field ${quote(name)}: offset + limit may reach ${DEEPEST}` };
  }
  return { name, field: field.name, ...ask };
}

/** The facets of a request; of one field asked twice the last counts (supplement decision 26). */
export function readFacets(
  asked: SentParameters,
  fields: ReadonlyMap<string, Field>,
  { termsInAnyCase }: CountsForm = {},
): readonly (FacetAsk | RefusedCount)[] | undefined {
  const word = asked.word('facet_sort', ['count', 'index'] as const) ?? 'count';
  const sort = word === 'index' && termsInAnyCase ? 'alphabet' : word;
  if (!asked.has('facets')) return undefined;
  const facets = new Map<string, FacetAsk | RefusedCount>();
  for (const text of asked.list('facets', MOST_COUNTED) ?? []) {
    const facet = readFacet(text, fields, sort);
    if (facet.name !== '') facets.set(facet.name, facet);
  }
  return [...facets.values()];
}

/**
 * Terms to fetch. An index order with a min_count has to see every term, as the engine would stop at the
 * first `size` of them and drop the small ones after. An order that is not the engine's is made of all terms.
 */
function termsNeeded({ offset, limit, minCount, sort }: FacetAsk): number {
  return sort === 'alphabet' || (sort === 'index' && minCount > 1) ? DEEPEST : Math.max(1, offset + limit);
}

function terms(field: Field, size: number, sort: FacetAsk['sort']): Aggregations {
  const order = sort !== 'count' ? [{ _key: 'asc' }] : [{ _count: 'desc' }, { _key: 'asc' }];
  const shard_size = size * 2 + MOST_TERMS;
  return { [field.name]: { terms: { field: valuePath(field), size, shard_size, order } } };
}

/** Asks for each facet; the same terms in the same order are one question however they are paged. */
export function compileFacets(
  facets: readonly (FacetAsk | RefusedCount)[],
  dataset: Dataset,
  questions: Questions,
): void {
  // a field and its alias are one question, as large as the larger of the two needs
  const needs = new Map<string, { needed: number; sort: FacetAsk['sort'] }>();
  for (const facet of facets) {
    if (isRefused(facet)) continue;
    const needed = Math.max(termsNeeded(facet), needs.get(facet.field)?.needed ?? 0);
    needs.set(facet.field, { needed, sort: facet.sort });
  }
  for (const [name, { needed, sort }] of needs) {
    const field = fieldOf(dataset, name);
    if (needed > MOST_TERMS) questions.alone(terms(field, needed, sort));
    else questions.add(terms(field, questions.canonical ? MOST_TERMS : needed, sort));
  }
}

/** Asks for all terms of the facets that the engine could not count exactly over several indices. */
export function compileAllTerms(facets: readonly FacetAsk[], dataset: Dataset, questions: Questions): void {
  for (const { field, sort } of facets) questions.alone(terms(fieldOf(dataset, field), DEEPEST, sort));
}

interface TermsAnswer {
  readonly doc_count_error_upper_bound?: number;
  readonly buckets: readonly {
    readonly key: string | number;
    readonly key_as_string?: string;
    readonly doc_count: number;
  }[];
}

/** The facets whose counts may be short of some listings. */
export function inexactFacets(
  facets: readonly (FacetAsk | RefusedCount)[],
  answers: ReadonlyMap<string, unknown>,
): FacetAsk[] {
  return facets.filter(
    (facet): facet is FacetAsk =>
      !isRefused(facet) &&
      ((answers.get(facet.field) as TermsAnswer | undefined)?.doc_count_error_upper_bound ?? 0) > 0,
  );
}

/** What a term is called in an entry. */
type TermName = NonNullable<CountsForm['facetTerm']>;
type FacetTerm = { readonly count: number } & Partial<Readonly<Record<TermName, string>>>;
/** A facet as it is answered: its terms, or why it is refused. */
export type FacetTerms = FacetTerm[] | [{ result: 'Error'; message: string }];

type Bucket = TermsAnswer['buckets'][number];

const byFoldedKey = (one: Bucket, other: Bucket): number => {
  const [left, right] = [fold(String(one.key)), fold(String(other.key))];
  return left < right ? -1 : left > right ? 1 : 0;
};

function shapeFacet(
  { field, offset, limit, minCount, sort }: FacetAsk,
  answers: ReadonlyMap<string, unknown>,
  termName: TermName,
): FacetTerm[] {
  const answer = answers.get(field) as TermsAnswer | undefined;
  const buckets = (answer?.buckets ?? []).filter(({ doc_count }) => doc_count >= minCount);
  if (sort === 'alphabet') buckets.sort(byFoldedKey);
  return buckets.slice(offset, offset + limit).map(({ key, key_as_string, doc_count }) => ({
    [termName]: key_as_string ?? String(key),
    count: doc_count,
  }));
}

/** Facets as they are answered: field → terms with counts, or one Error object in an array. */
export function shapeFacets(
  facets: readonly (FacetAsk | RefusedCount)[],
  answers: ReadonlyMap<string, unknown>,
  termName: TermName = 'item',
): Record<string, FacetTerms> {
  return Object.fromEntries(
    facets.map((facet) => [
      facet.name,
      isRefused(facet) ? [{ result: 'Error', message: facet.refused }] : shapeFacet(facet, answers, termName),
    ]),
  );
}
