import { type Dataset, fieldOf } from '../catalog/field.ts';
import { filterPath } from '../catalog/mapping.ts';
import type { Role } from '../catalog/roles.ts';
import type { Line } from '../engine/question.ts';
import { fold } from '../grammar/fold.ts';
import type { Filter } from './plan.ts';
import { canonical } from './values.ts';

/**
 * Lists of names that may hold commas themselves ("Peach Motors, Inc."): which pieces belong together is told by
 * the names that the market knows, the longest first (feeds.md section 5, "a comma inside a value").
 */

type Named = Extract<Filter, { is: 'named' }>;

/** pieces of the longest name */
const LONGEST = 4;
/** a list of more pieces is taken apart at every comma: nobody writes it by hand */
const MOST_PIECES = 100;

const runAt = (pieces: readonly string[], at: number, length: number): string =>
  fold(pieces.slice(at, at + length).join(','));

/** Every run of neighbouring pieces that may be a name, folded. */
export function runsOf(pieces: readonly string[]): string[] {
  const longest = pieces.length > MOST_PIECES ? 1 : LONGEST;
  const runs = pieces.flatMap((_, at) =>
    Array.from({ length: Math.min(longest, pieces.length - at) }, (_, more) => runAt(pieces, at, more + 1)),
  );
  return canonical(runs);
}

/** The names that a list means: from the left, the longest known run, else the piece alone. */
export function namesIn(pieces: readonly string[], known: ReadonlySet<string>): string[] {
  const names: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const lengths = Array.from({ length: Math.min(LONGEST, pieces.length - at) }, (_, less) => less + 1);
    const length = lengths.findLast((one) => known.has(runAt(pieces, at, one))) ?? 1;
    names.push(runAt(pieces, at, length));
    at += length;
  }
  return canonical(names);
}

const isNamed = (filter: Filter): filter is Named => filter.is === 'named';

/** Asks which runs are names of the market; undefined when no filter needs to know. */
export function compileNames(
  filters: readonly Filter[],
  dataset: Dataset,
  roles: readonly Role[],
): Line | undefined {
  const named = filters.filter(isNamed);
  if (named.length === 0) return undefined;
  const aggs = named.map(({ field, pieces }): [string, object] => {
    const path = filterPath(fieldOf(dataset, field));
    return [field, { filters: { filters: runsOf(pieces).map((run) => ({ term: { [path]: run } })) } }];
  });
  return {
    roles,
    cached: true,
    body: () => ({
      query: { match_all: {} },
      size: 0,
      track_total_hits: false,
      aggs: Object.fromEntries(aggs),
    }),
  };
}

interface RunsAnswer {
  readonly buckets: readonly { readonly doc_count: number }[];
}

/** The filters with the names that the answer to compileNames knows. */
export function resolveNames(
  filters: readonly Filter[],
  aggregations: Readonly<Record<string, unknown>>,
): Filter[] {
  return filters.map((filter) => {
    if (!isNamed(filter)) return filter;
    const { buckets = [] } = (aggregations[filter.field] ?? {}) as Partial<RunsAnswer>;
    const known = new Set(runsOf(filter.pieces).filter((_, i) => (buckets[i]?.doc_count ?? 0) > 0));
    return { is: 'anyOf', field: filter.field, values: namesIn(filter.pieces, known) };
  });
}
