import { fieldOf, type SearchDataset } from '../../catalog/field.ts';
import { valuePath } from '../../catalog/mapping.ts';
import { type Line, withMore } from '../../engine/question.ts';
import { compile } from '../compile.ts';
import { DEEPEST, MOST_TERMS } from '../features/facets.ts';
import { percentilesByDigest } from '../features/percentiles.ts';
import { statsAggregations } from '../features/stats.ts';
import type { Aggregations } from '../questions.ts';
import type { GroupAsk, PivotMeasure, PivotPlan } from './plan.ts';
import { MOST_ORDERED } from './read.ts';

/**
 * A pivot is asked in two steps. The first finds the groups: the terms of each field over all that was found. The second
 * measures those alone, so that every shard answers for the same groups, and no count or sum can be short of a listing.
 */

/** Names of what is counted, in the answers of the engine. */
export const GROUPS = 'groups';
/** The columns: over all listings, and within each row. */
export const COLUMNS = 'columns';
/** Name of the listings that have no value of a field: `of` is its place in the plan. */
export const missingName = (of: number): string => `${of}:missing`;
/** Name of the listings that are in none of the groups that are shown. */
export const otherName = (of: number): string => `${of}:other`;

/** Figures that moments do not tell. */
const isPercentile = ({ figure }: PivotMeasure): boolean => figure === 'median' || /^p\d+$/.test(figure);

function measuringAll(measures: readonly PivotMeasure[]): Aggregations {
  const fields = [...new Set(measures.map(({ field }) => field))].sort();
  return Object.assign(
    {},
    ...fields.map((field) => {
      const own = measures.filter((one) => one.field === field);
      return statsAggregations(field, own.some(isPercentile) ? percentilesByDigest(field) : {});
    }),
  );
}

/** An aggregation that holds others, if there are any. */
const holding = (own: object, aggs: Aggregations): object =>
  Object.keys(aggs).length > 0 ? { ...own, aggs } : own;

/** Whether the engine finds the groups in their order: by the term, or most listings first. Else all of them are read. */
export const inEngineOrder = ({ order: { by, descending }, minCount }: GroupAsk): boolean =>
  by === 'index' ? minCount === 1 : by === 'count' && descending;

/** The terms of a field in the order asked for. Where the engine cannot keep it, all of them, with what they are ordered by. */
function groupTerms(group: GroupAsk, dataset: SearchDataset, size: number): object {
  const { by, descending } = group.order;
  const field = valuePath(fieldOf(dataset, group.field));
  const order =
    by === 'index' && inEngineOrder(group)
      ? [{ _key: descending ? 'desc' : 'asc' }]
      : [{ _count: 'desc' }, { _key: 'asc' }];
  const terms = { terms: { field, size, shard_size: size * 2 + MOST_TERMS, order } };
  return holding(terms, typeof by === 'object' ? measuringAll([by]) : {});
}

/** Groups that have to be known for an order. */
const needed = (group: GroupAsk): number =>
  inEngineOrder(group) ? group.offset + group.limit : MOST_ORDERED;

/** The line of a plan that counts what is found, with these aggregations. */
function counting(plan: PivotPlan, dataset: SearchDataset, aggs: Aggregations): Line[] {
  const { counts } = compile(plan, dataset);
  return counts.map((line) => (Object.keys(aggs).length > 0 ? withMore(line, { aggs }) : line));
}

/** A line a field that finds its groups: all of its terms where `all` says so. */
export const compileGroups = (plan: PivotPlan, dataset: SearchDataset, all = false): Line[] =>
  plan.groups.flatMap((group) =>
    group
      ? counting(plan, dataset, {
          [GROUPS]: groupTerms(group, dataset, all && inEngineOrder(group) ? DEEPEST : needed(group)),
        })
      : [],
  );

/** Terms of the groups that are shown, by the place of their field in the plan. */
export type ShownTerms = readonly (readonly string[])[];

/** Listings of a field that are not in the groups shown. */
function besides(plan: PivotPlan, dataset: SearchDataset, shown: ShownTerms): Aggregations {
  const parts = plan.groups.flatMap((group, of) => {
    if (!group) return [];
    const field = valuePath(fieldOf(dataset, group.field));
    const others = {
      bool: { filter: [{ exists: { field } }], must_not: [{ terms: { [field]: shown[of] ?? [] } }] },
    };
    return [
      [missingName(of), { missing: { field } }],
      [otherName(of), { filter: others }],
    ];
  });
  return Object.fromEntries(parts);
}

/** The lines that measure the groups shown: all that was found with the columns, then the rows with their cells. */
export function compileCells(plan: PivotPlan, dataset: SearchDataset, shown: ShownTerms): Line[] {
  const measures = measuringAll(plan.measures);
  const termsOf = (of: 0 | 1, aggs: Aggregations): object | undefined => {
    const group = plan.groups[of];
    const include = shown[of] ?? [];
    if (!group || include.length === 0) return undefined;
    const field = valuePath(fieldOf(dataset, group.field));
    return holding({ terms: { field, include, size: include.length } }, aggs);
  };
  const columns = termsOf(1, measures);
  const cells: Aggregations = columns ? { [COLUMNS]: columns } : {};
  const rows = termsOf(0, { ...measures, ...cells });
  return [
    ...counting(plan, dataset, { ...measures, ...cells, ...besides(plan, dataset, shown) }),
    ...(rows ? counting(plan, dataset, { [GROUPS]: rows }) : []),
  ];
}
