import type { WrittenLine } from '../engine/question.ts';

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

/** An aggregation: its kind, what it says, and in how many groups of another one it is counted. */
interface Counted {
  readonly kind: string;
  readonly says: Says;
  readonly within: number;
}

/** Every aggregation, those below others too. */
const flat = (aggregations: Aggregations, within = 1): Counted[] =>
  Object.values(aggregations).flatMap(({ aggs, ...own }) => {
    const kinds = Object.entries(own).map(([kind, says]) => ({ kind, says: says as Says, within }));
    const groups = Math.max(1, ...kinds.map(({ says: { size = 1 } }) => size));
    return aggs ? [...kinds, ...flat(aggs as Aggregations, within * groups)] : kinds;
  });

const weightOf = ({ kind, says: { size = 0 }, within }: Counted): number =>
  (PASSES[kind] ?? 1) + (size * within) / TERMS_OF_A_PASS;

/**
 * Asked of the whole market in the same words whatever else is asked, so that the engine answers it from its cache
 * (./questions.ts). A range facet, a deep facet or a pivot is in the words of its caller.
 */
const isCanonical = ({ cached }: WrittenLine, { query }: Counting, counted: readonly Counted[]): boolean =>
  cached &&
  query?.match_all !== undefined &&
  counted.every(
    ({ kind, says: { size }, within }) =>
      within === 1 &&
      (kind === 'terms' ? size === TERMS_OF_A_PASS : kind === 'extended_stats' || kind === 'percentiles'),
  );

function weightOfLine(line: WrittenLine): number {
  const body: Counting = line.body;
  const counted = flat(body.aggs ?? {});
  return isCanonical(line, body, counted) ? 0 : counted.reduce((sum, one) => sum + weightOf(one), 0);
}

/** The cost of questions that are asked together. */
export const costOf = (lines: readonly WrittenLine[]): Cost =>
  lines.reduce((sum, line) => sum + weightOfLine(line), 0) >= HEAVY ? 'heavy' : 'light';
