import { Refusal } from '../catalog/errors.ts';

/**
 * How long lists may be that become conditions of their own. An engine takes as many in one query as its heap and cores
 * allow, and 1,024 on the smallest (indices.query.bool.max_clause_count); a list of values of one field is one condition
 * however long it is.
 */

/** Most year|make|model|trim combinations of a request: each is up to four conditions. */
export const MOST_COMBINATIONS = 150;
/** Most values that must all be present in a listing. */
export const MOST_PRESENT = 50;
/** Most names that may hold commas: each is looked up. */
export const MOST_NAMES = 400;
/** Most builds of the vehicles that listings are to be like. */
export const MOST_BUILDS = 50;
/** Most facets of a request, most range facets, and most statistics. */
export const MOST_COUNTED = 100;

/** Conditions of one query; the engine's own count differs by a few. */
const MOST_CONDITIONS = 1000;

/** How a parameter's text says its bound. */
export const atMost = (most: number): string => `At most ${most}.`;

type Clause = Readonly<Record<string, unknown>>;

const isClause = (value: unknown): value is Clause =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words that the engine makes of a text, or more: of scripts without blanks each character is one. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}_]+/gu;

/** Words of a text clause: each is a condition. */
function wordsOf(clause: Clause): number {
  const [asked] = Object.values(clause);
  const text = isClause(asked) ? asked.query : asked;
  return typeof text === 'string' ? (text.match(WORD)?.length ?? 1) : 1;
}

/** Conditions of a clause. */
function conditionsOf(clause: Clause): number {
  const { bool, nested, match, match_phrase: phrase } = clause;
  if (isClause(nested)) return isClause(nested.query) ? conditionsOf(nested.query) : 1;
  if (isClause(bool)) {
    const inner = Object.values(bool)
      .flatMap((part) => (Array.isArray(part) ? part : []))
      .filter(isClause);
    return inner.reduce((sum, one) => sum + conditionsOf(one), 0);
  }
  const words = isClause(match) ? match : phrase;
  return isClause(words) ? wordsOf(words) : 1;
}

/** The clause, unless it has more conditions than every engine takes. Throws too_many_conditions. */
export function bounded<C extends Clause>(clause: C): C {
  const conditions = conditionsOf(clause);
  if (conditions > MOST_CONDITIONS)
    throw new Refusal('too_many_conditions', { detail: String(conditions), limit: MOST_CONDITIONS });
  return clause;
}
