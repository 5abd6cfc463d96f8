import type { SearchDataset } from '../catalog/field.ts';
import type { AskEngine } from '../engine/question.ts';
import { compileTotal } from './compile.ts';
import { MOST_DIGESTED } from './features/percentiles.ts';
import { type Filter, isRefused, type SearchPlan } from './plan.ts';

/**
 * Sets so large that their percentiles are counted in bins (features/percentiles.ts). Which way is asked depends on nothing but
 * the number found and the values of the field in that generation, so the same question has the same answer whoever
 * asks, and whatever is kept. What is known before only spares questions.
 */

/** Values that bins do not take: negative ones, and such that the largest ones are too far from them. */
const unfit = (field: string): Filter => ({
  is: 'either',
  groups: [
    [{ is: 'between', field, max: 0, open: true }],
    [{ is: 'between', field, min: 0, max: 0.001, open: true }],
  ],
});

const NONE: ReadonlySet<string> = new Set();

/**
 * The fields of a plan's statistics whose percentiles are counted in bins. In a market that is not large nothing is asked of the engine
 * but once; in a large one the listings found are counted first, unless a value or the circle of the plan finds few by itself: these come
 * again in many searches, and what they find is asked once and kept.
 */
export async function fieldsInBins(
  plan: SearchPlan,
  dataset: SearchDataset,
  ask: AskEngine,
  most = MOST_DIGESTED,
): Promise<ReadonlySet<string>> {
  const fields = (plan.stats ?? []).flatMap((one) => (isRefused(one) ? [] : [one.field]));
  if (fields.length === 0) return NONE;
  const all = { ...plan, coverage: { ...plan.coverage, rest: [] } };
  const findsFew = async (...found: readonly SearchPlan[]): Promise<boolean> => {
    if (found.length === 0) return false;
    const answers = await ask(found.map((one) => compileTotal(one, dataset)));
    return answers.some(({ total }) => total <= most);
  };
  if (await findsFew({ ...all, filters: [] })) return NONE;
  const told = plan.filters.filter(({ is }) => is === 'anyOf' || is === 'within');
  if (await findsFew(...told.map((one) => ({ ...all, filters: [one] })))) return NONE;
  const ofFields = fields.map((field) => ({ ...all, filters: [unfit(field)] }));
  const [found, ...unfits] = await ask([plan, ...ofFields].map((one) => compileTotal(one, dataset)));
  if ((found?.total ?? 0) <= most) return NONE;
  return new Set(fields.filter((_, at) => unfits[at]?.total === 0));
}
