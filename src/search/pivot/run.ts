import type { SearchDataset } from '../../catalog/field.ts';
import type { AskEngine, Line } from '../../engine/question.ts';
import { fault, quote } from '../../grammar/reading.ts';
import { taken } from '../sent-parameters.ts';
import { compileCells, compileGroups, GROUPS, inEngineOrder, type ShownTerms } from './compile.ts';
import type { GroupAsk, PivotPlan } from './plan.ts';
import { MOST_ORDERED } from './read.ts';
import { type Bucket, type Buckets, figureOf, type Pivot, shapePivot, termOf } from './shape.ts';

const NONE: Buckets = { buckets: [] };

/** By the key of the engine: texts by character code, numbers by size. */
function byKey(one: Bucket, other: Bucket): number {
  if (typeof one.key === 'number' && typeof other.key === 'number') return one.key - other.key;
  return termOf(one) < termOf(other) ? -1 : termOf(one) > termOf(other) ? 1 : 0;
}

/** The buckets in the order asked for, equal ones by key; those without the figure come last. */
function inOrder(buckets: readonly Bucket[], { by, descending }: GroupAsk['order']): Bucket[] {
  const sign = descending ? -1 : 1;
  if (by === 'index') return buckets.toSorted((one, other) => sign * byKey(one, other));
  const valued = buckets.map((bucket) => {
    const value = by === 'count' ? bucket.doc_count : figureOf(by, bucket.doc_count, bucket);
    return { bucket, value };
  });
  const compared = valued.toSorted((one, other) => {
    if (one.value === undefined || other.value === undefined)
      return (
        Number(one.value === undefined) - Number(other.value === undefined) || byKey(one.bucket, other.bucket)
      );
    return sign * (one.value - other.value) || byKey(one.bucket, other.bucket);
  });
  return compared.map(({ bucket }) => bucket);
}

const inWords = ({ by }: GroupAsk['order']): string =>
  typeof by === 'object' ? `${by.field}|${by.figure}` : by;

/** The terms of a field that are shown. Throws 422 where an order would have to know more groups than it may. */
function shownOf(group: GroupAsk, { buckets, sum_other_doc_count: more = 0 }: Buckets): string[] {
  const isOrdered = inEngineOrder(group);
  if (!isOrdered && more > 0) {
    const order = `too many for the order ${inWords(group.order)}${group.minCount > 1 ? ' with a min_count' : ''}`;
    const detail = `${quote(group.name)} has more than ${MOST_ORDERED} values here, ${order}; narrow the search, or order by count`;
    taken('group_sort', fault(detail));
  }
  const large = buckets.filter(({ doc_count }) => doc_count >= group.minCount);
  const ordered = isOrdered ? large : inOrder(large, group.order);
  return ordered.slice(group.offset, group.offset + group.limit).map(termOf);
}

async function findGroups(plan: PivotPlan, dataset: SearchDataset, ask: AskEngine): Promise<ShownTerms> {
  const found = async (lines: readonly Line[]): Promise<Buckets[]> =>
    (await ask(lines)).map(({ aggregations }) => (aggregations[GROUPS] ?? NONE) as Buckets);
  const first = await found(compileGroups(plan, dataset));
  // several indices together may count a term short where each told its largest ones only
  const isShort = first.some(({ doc_count_error_upper_bound: error = 0 }) => error > 0);
  const terms = isShort ? await found(compileGroups(plan, dataset, true)) : first;
  return plan.groups.flatMap((group, at) => (group ? [shownOf(group, terms[at] ?? NONE)] : []));
}

/** Runs a resolved plan of a pivot: finds the groups, then measures them. Throws a Refusal (422) as `shownOf` says. */
export async function runPivot(plan: PivotPlan, dataset: SearchDataset, ask: AskEngine): Promise<Pivot> {
  const shown = await findGroups(plan, dataset, ask);
  const [all, rows] = await ask(compileCells(plan, dataset, shown));
  return shapePivot(plan, shown, {
    total: all?.total ?? 0,
    all: all?.aggregations ?? {},
    rows: rows?.aggregations ?? {},
  });
}
