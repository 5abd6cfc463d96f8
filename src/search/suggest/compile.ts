import { type Dataset, fieldOf } from '../../catalog/field.ts';
import { type Line, withMore } from '../../engine/question.ts';
import { fold } from '../../grammar/fold.ts';
import { compile } from '../compile.ts';
import type { SuggestPolicy } from './policy.ts';
import type { SuggestPlan } from './read.ts';

/** Terms of one question: the engine gives 65,536 at most. A field that has more is asked by pattern besides. */
const MOST_TERMS = 60_000;

/** Name of the aggregation in a line and its answer. */
export const TERMS = 'terms';

/**
 * The line that counts every term of the field, whatever the input: who types on asks the same question again, and the
 * answer is at hand. Each index gives as many terms as the answer holds, so that no count is short.
 */
function termsLine(plan: SuggestPlan, { search }: SuggestPolicy, include?: string): Line[] {
  const [line] = compile(plan, search.dataset).counts;
  if (!line) return [];
  const terms = {
    field: plan.suggest.field,
    size: MOST_TERMS,
    shard_size: MOST_TERMS,
    include,
  };
  return [withMore(line, { track_total_hits: false, aggs: { [TERMS]: { terms } } })];
}

/** The request for all terms of the plan's field. */
export const compileTerms = (plan: SuggestPlan, policy: SuggestPolicy): Line[] => termsLine(plan, policy);

const LETTER = /^[\p{L}\p{N}]$/u;

/** Capitals whose small letter has another capital besides, or none of one character. */
const OTHER_CAPITALS = ['İ', 'ẞ', 'ϴ'];

/** All cases of a character that are one when folded. */
function casesOf(character: string): string {
  const cases = [character, character.toLowerCase(), character.toUpperCase(), ...OTHER_CAPITALS].filter(
    (one) => Array.from(one).length === 1 && fold(one) === fold(character),
  );
  return `(${[...new Set(cases)].join('|')})`;
}

/** An input as a pattern of the engine: every character stands for itself, or for its cases. */
export function patternOf(input: string, ignoreCase: boolean): string {
  return Array.from(input, (character) => {
    if (!LETTER.test(character)) return `\\${character}`;
    return ignoreCase ? casesOf(character) : character;
  }).join('');
}

/** Fields whose terms are texts to the engine: those of numbers take no pattern, and are never so many. */
const isText = (dataset: Dataset, name: string): boolean =>
  !['integer', 'number', 'instant', 'flag'].includes(fieldOf(dataset, name).type);

/**
 * The lines for a field of more terms than one answer holds: the terms that begin with the input, and those that hold it.
 */
export function compileMatching(plan: SuggestPlan, policy: SuggestPolicy): Line[] {
  const { field, input, ignoreCase } = plan.suggest;
  if (!isText(policy.search.dataset, field)) return [];
  const pattern = patternOf(input, ignoreCase);
  return [`${pattern}.*`, `.*${pattern}.*`].flatMap((include) => termsLine(plan, policy, include));
}
