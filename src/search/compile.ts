import type { Dataset, SearchDataset } from '../catalog/field.ts';
import type { Line } from '../engine/question.ts';
import { type Query, queryOf } from './clauses.ts';
import { compileAllTerms, compileFacets } from './features/facets.ts';
import { compileRangeFacets } from './features/range-facets.ts';
import { compileSort } from './features/sort.ts';
import { compileStats } from './features/stats.ts';
import { fieldsCounted, otherValueFields } from './other-values.ts';
import { type FacetAsk, isRefused, type RefusedCount, type SearchPlan } from './plan.ts';
import { type Aggregations, Questions } from './questions.ts';

/** What a point of a plot needs of a listing. */
const POINT_SOURCE = [
  'record.id',
  'record.vin',
  'record.price',
  'record.miles',
  'record.msrp',
  'record.dom',
  'record.dealer.id',
  'record.dealer.name',
  'location',
  'record.build.year',
  'record.build.make',
  'record.build.model',
  'record.build.trim',
  'record.media.photo_links',
];

function pageLine(plan: SearchPlan, query: Query, dataset: SearchDataset): Line {
  return {
    roles: plan.coverage.roles,
    cached: false,
    body: (covered) => ({
      query: query(covered),
      from: plan.start,
      size: plan.rows,
      sort: compileSort(plan.order, plan.centre, dataset),
      track_total_hits: false,
      _source: plan.plot
        ? POINT_SOURCE
        : [...(plan.reads ?? ['record']), ...(plan.centre ? ['location'] : [])],
    }),
  };
}

function countLine(plan: SearchPlan, query: Query, aggs: object, first: boolean): Line {
  return {
    roles: plan.coverage.roles,
    cached: true,
    body: (covered) => ({
      query: query(covered),
      size: 0,
      track_total_hits: first,
      ...(Object.keys(aggs).length > 0 ? { aggs } : {}),
    }),
  };
}

/** What a plan asks to be counted, but for the fields whose other values are counted. */
function questionsOf(
  plan: SearchPlan,
  dataset: SearchDataset,
  inBins: ReadonlySet<string>,
): readonly Aggregations[] {
  const fields = otherValueFields(plan);
  const isHere = (one: RefusedCount | { readonly field: string }): boolean =>
    isRefused(one) || !fields.has(one.field);
  const questions = new Questions(plan.filters.length === 0 && plan.coverage.rest.length === 0);
  compileFacets((plan.facets ?? []).filter(isHere), dataset, questions);
  compileRangeFacets((plan.rangeFacets ?? []).filter(isHere), questions);
  compileStats(plan.stats ?? [], questions, inBins);
  return questions.all();
}

const NONE: ReadonlySet<string> = new Set();

/** What is counted without the filters of its own field; never statistics. */
const otherValueLines = (plan: SearchPlan, dataset: SearchDataset): Line[] =>
  (plan.otherValues ?? []).flatMap((one) => {
    const query = queryOf(one, dataset);
    const asked = questionsOf(one, dataset, NONE).filter((aggs) => Object.keys(aggs).length > 0);
    return asked.map((aggs) => countLine(one, query, aggs, false));
  });

/**
 * The engine request of a plan (docs/decisions, decision 1): the total with what is counted, then the page, which
 * the index order ends early. `inBins`: fields whose percentiles are counted in bins (large-sets.ts). Pure.
 */
export function compile(
  plan: SearchPlan,
  dataset: SearchDataset,
  inBins = NONE,
): { counts: Line[]; page?: Line } {
  const query = queryOf(plan, dataset);
  const own = questionsOf(plan, dataset, inBins).map((aggs, i) => countLine(plan, query, aggs, i === 0));
  const counts = [...own, ...otherValueLines(plan, dataset)];
  return plan.rows > 0 ? { counts, page: pageLine(plan, query, dataset) } : { counts };
}

/** The line that counts what a plan finds, and nothing else. */
export const compileTotal = (plan: SearchPlan, dataset: SearchDataset): Line =>
  countLine(plan, queryOf(plan, dataset), {}, true);

/** The line of a page alone, as the parts of a long page and of an export are asked for. */
export const compilePage = (plan: SearchPlan, dataset: SearchDataset): Line =>
  pageLine(plan, queryOf(plan, dataset), dataset);

/** The second request for facets that several indices together did not count exactly. */
export function compileAgain(plan: SearchPlan, dataset: Dataset, facets: readonly FacetAsk[]): Line[] {
  const again = (one: SearchPlan, some: readonly FacetAsk[]): Line[] => {
    if (some.length === 0) return [];
    const questions = new Questions(false);
    compileAllTerms(some, dataset, questions);
    const query = queryOf(one, dataset);
    return questions.all().flatMap((aggs, i) => (i === 0 ? [] : [countLine(one, query, aggs, false)]));
  };
  const fields = otherValueFields(plan);
  return [
    ...again(
      plan,
      facets.filter(({ field }) => !fields.has(field)),
    ),
    ...(plan.otherValues ?? []).flatMap((one) => {
      const own = fieldsCounted(one);
      return again(
        one,
        facets.filter(({ field }) => own.has(field)),
      );
    }),
  ];
}
