import type { SearchPlan } from '../../../src/search/plan.ts';
import { keyed, type Session } from '../session.ts';

type Asking = Pick<Session, 'wire' | 'address' | 'key'>;

/** One request as everybody is asked it. */
export interface Question {
  readonly path: string;
  readonly plan: SearchPlan;
}

/** The plans of paths, as the product explains them. */
export const questionsOf = async (installation: Asking, paths: readonly string[]): Promise<Question[]> => {
  const questions: Question[] = [];
  for (const path of paths) {
    const told = await installation.wire.sure(
      keyed(installation, `/v2/explain?url=${encodeURIComponent(path)}`),
    );
    questions.push({ path, plan: (JSON.parse(told) as { plan: SearchPlan }).plan });
  }
  return questions;
};
