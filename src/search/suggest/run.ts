import type { Role } from '../../catalog/roles.ts';
import { type AskEngine, type Line, shownLine } from '../../engine/question.ts';
import { resolve } from '../run.ts';
import { compileMatching, compileTerms } from './compile.ts';
import { rank, type Term } from './match.ts';
import type { SuggestPolicy } from './policy.ts';
import type { SuggestPlan } from './read.ts';
import { type KnownTerms, readTerms, type Terms, unitedTerms } from './terms.ts';

/** What answers: the engine, the indices that it is asked of, and what was asked of them before. */
export interface TermSource {
  readonly ask: AskEngine;
  /** ids of the indices that `ask` reads */
  indices(roles: readonly Role[]): Promise<readonly string[]>;
  readonly known: KnownTerms;
}

async function termsOf(line: Line, { ask, indices, known }: TermSource): Promise<Terms> {
  const body = JSON.stringify(shownLine(line));
  const keyNow = async (): Promise<string> => JSON.stringify([await indices(line.roles), body]);
  const found = known.get(await keyNow());
  if (found) return found;
  const [answer] = await ask([line]);
  const terms = readTerms(answer?.aggregations);
  // the indices may have been switched meanwhile: the ids of those that answered
  known.set(await keyNow(), terms);
  return terms;
}

/** Suggests terms: from what is known of the field, and by pattern where it has more terms than one answer holds. */
export async function suggest(
  asked: SuggestPlan,
  policy: SuggestPolicy,
  source: TermSource,
): Promise<Term[]> {
  const plan = { ...(await resolve(asked, policy.search, source.ask)), suggest: asked.suggest };
  const [line] = compileTerms(plan, policy);
  if (!line) return [];
  const all = await termsOf(line, source);
  const patterns = all.more ? compileMatching(plan, policy) : [];
  if (patterns.length === 0) return rank(all.terms, plan.suggest);
  const answers = await source.ask(patterns);
  const matching = answers.map(({ aggregations }) => readTerms(aggregations));
  return rank(unitedTerms(matching), plan.suggest);
}

/** Terms as they are answered (part-2.md "Auto-complete response"). */
export const shapeSuggestions = (
  { suggest: { counts } }: SuggestPlan,
  terms: readonly Term[],
): { readonly terms: readonly (string | { readonly item: string; readonly count: number })[] } => ({
  terms: counts ? terms.map(({ item, count }) => ({ item, count })) : terms.map(({ item }) => item),
});
