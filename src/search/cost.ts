import type { Line } from '../engine/question.ts';

/**
 * What a question costs the engine, told from the question alone. A page ends early in the order of the index; what is
 * counted reads every listing that matches, once for each thing that is counted.
 */

/** A page or a few counts, or such that keep a thread of the engine busy over the whole market. */
export type Cost = 'light' | 'heavy';

/** Counts of this weight and more are heavy: five short facets, or two fields of statistics. */
const HEAVY = 5;
/** Terms that weigh as much as a pass over the listings. */
const TERMS_OF_A_PASS = 1000;
/** Passes that a kind of aggregation is worth, where it is not one. */
const PASSES: Readonly<Record<string, number>> = { percentiles: 2 };

interface Says {
  readonly size?: number;
}

interface Aggregations {
  readonly [name: string]: { readonly [kind: string]: Says | Aggregations };
}

interface Counting {
  readonly query?: { readonly match_all?: object };
  readonly aggs?: Aggregations;
}

/** Every aggregation with its kind, those below others too. */
const flat = (aggregations: Aggregations): (readonly [kind: string, says: Says])[] =>
  Object.values(aggregations)
    .flatMap((one) => Object.entries(one))
    .flatMap(([kind, says]) =>
      kind === 'aggs' ? flat(says as Aggregations) : [[kind, says as Says] as const],
    );

const weightOf = ([kind, { size = 0 }]: readonly [string, Says]): number =>
  (PASSES[kind] ?? 1) + size / TERMS_OF_A_PASS;

/**
 * Asked of the whole market in the same words whatever else is asked, so that the engine answers it from its cache
 * (./questions.ts). A range facet or a deep facet is in the words of its caller.
 */
const isCanonical = ({ cached }: Line, { query }: Counting, kinds: ReturnType<typeof flat>): boolean =>
  cached &&
  query?.match_all !== undefined &&
  kinds.every(([kind, { size }]) =>
    kind === 'terms' ? size === TERMS_OF_A_PASS : kind === 'extended_stats' || kind === 'percentiles',
  );

function weightOfLine(line: Line): number {
  const body = line.body([]) as Counting;
  const kinds = flat(body.aggs ?? {});
  return isCanonical(line, body, kinds) ? 0 : kinds.reduce((sum, one) => sum + weightOf(one), 0);
}

/** The cost of questions that are asked together. */
export const costOf = (lines: readonly Line[]): Cost =>
  lines.reduce((sum, line) => sum + weightOfLine(line), 0) >= HEAVY ? 'heavy' : 'light';
