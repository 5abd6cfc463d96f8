import { statsOf } from '../features/stats.ts';
import { COLUMNS, GROUPS, missingName, otherName, type ShownTerms } from './compile.ts';
import type { GroupAsk, PivotFigure, PivotMeasure, PivotPlan } from './plan.ts';

/** A bucket of the engine, with what was measured of it beside its count. */
export interface Bucket {
  readonly key: string | number;
  readonly key_as_string?: string;
  readonly doc_count: number;
  readonly [measured: string]: unknown;
}

/** Terms of a field as the engine answers them. */
export interface Buckets {
  readonly buckets: readonly Bucket[];
  readonly sum_other_doc_count?: number;
  readonly doc_count_error_upper_bound?: number;
}

/** The term of a bucket as it is answered and asked for. */
export const termOf = ({ key, key_as_string }: Bucket): string => key_as_string ?? String(key);

const PERCENTILE = /^p(\d+)$/;

/** A figure of a field over `total` listings; undefined where it does not exist. */
export function figureOf(
  { field, figure }: PivotMeasure,
  total: number,
  answers: Readonly<Record<string, unknown>>,
): number | undefined {
  const { figures, percentiles } = statsOf(field, total, new Map(Object.entries(answers)));
  const [, percent] = PERCENTILE.exec(figure) ?? [];
  return percent === undefined ? figures[figure] : percentiles[`${percent}.0`];
}

type Stats = Readonly<Record<string, Readonly<Partial<Record<PivotFigure, number>>>>>;

/** How many listings a group has, and what was measured of them. */
interface Measured {
  readonly count: number;
  readonly stats?: Stats;
}

/** A row, a column, or a cell, which is called as its column is. */
interface Group extends Measured {
  readonly item: string;
}

/** A pivot as it is answered (supplement 2.4). */
export interface Pivot {
  readonly num_found: number;
  readonly stats?: Stats;
  readonly group_by: readonly { readonly field: string; readonly missing: number; readonly other: number }[];
  readonly rows: readonly (Group & { readonly cells?: readonly Group[] })[];
  readonly columns?: readonly Group[];
}

function statsIn(
  measures: readonly PivotMeasure[],
  total: number,
  answers: Readonly<Record<string, unknown>>,
): { readonly stats?: Stats } {
  if (measures.length === 0) return {};
  const stats: Record<string, Partial<Record<PivotFigure, number>>> = {};
  for (const measure of measures) {
    const value = figureOf(measure, total, answers);
    const own = stats[measure.field] ?? {};
    stats[measure.field] = value === undefined ? own : { ...own, [measure.figure]: value };
  }
  return { stats };
}

/** The groups of the terms, in their order; one without a listing counts none. */
function groupsOf(
  measures: readonly PivotMeasure[],
  terms: readonly string[],
  found: unknown,
): (Group & { readonly bucket: Bucket })[] {
  const { buckets = [] } = (found ?? {}) as Partial<Buckets>;
  const byTerm = new Map(buckets.map((bucket) => [termOf(bucket), bucket]));
  return terms.map((item) => {
    const bucket = byTerm.get(item) ?? { key: item, doc_count: 0 };
    return { item, count: bucket.doc_count, ...statsIn(measures, bucket.doc_count, bucket), bucket };
  });
}

const countIn = (answers: Readonly<Record<string, unknown>>, name: string): number =>
  (answers[name] as { readonly doc_count?: number } | undefined)?.doc_count ?? 0;

const besides = (group: GroupAsk, of: number, answers: Readonly<Record<string, unknown>>) => ({
  field: group.name,
  missing: countIn(answers, missingName(of)),
  other: countIn(answers, otherName(of)),
});

/** What the second step found (compileCells), as it is answered. */
export function shapePivot(
  { groups, measures }: PivotPlan,
  [rowTerms = [], columnTerms = []]: ShownTerms,
  { total, all, rows }: { readonly total: number; readonly all: object; readonly rows: object },
): Pivot {
  const answers = all as Readonly<Record<string, unknown>>;
  const shown = (terms: readonly string[], found: unknown): Group[] =>
    groupsOf(measures, terms, found).map(({ bucket: _, ...group }) => group);
  const [, hasColumns] = groups;
  return {
    num_found: total,
    ...statsIn(measures, total, answers),
    group_by: groups.flatMap((group, of) => (group ? [besides(group, of, answers)] : [])),
    ...(hasColumns ? { columns: shown(columnTerms, answers[COLUMNS]) } : {}),
    rows: groupsOf(measures, rowTerms, (rows as Readonly<Record<string, unknown>>)[GROUPS]).map(
      ({ bucket, ...group }) =>
        hasColumns ? { ...group, cells: shown(columnTerms, bucket[COLUMNS]) } : group,
    ),
  };
}
