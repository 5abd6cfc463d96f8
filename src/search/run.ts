import { rolesOf } from '../engine/market.ts';
import { compile, compileAgain, compileLike, type Line } from './compile.ts';
import { inexactFacets } from './features/facets.ts';
import type { SearchPlan } from './plan.ts';
import type { SearchPolicy } from './policy.ts';
import { type Build, likeFilter } from './scopes/like.ts';
import type { Found, Stored } from './shape.ts';

/** One answer of the engine. */
interface LineAnswer {
  readonly total: number;
  readonly aggregations: Readonly<Record<string, unknown>>;
  readonly sources: readonly unknown[];
}

/** Asks the engine several lines at once; every line reads the same generation of the indices. */
export type AskEngine = (lines: readonly Line[]) => Promise<readonly LineAnswer[]>;

/** Where a plan is run: the market and the dataset of its policy. */
type Place = Pick<SearchPolicy, 'market' | 'dataset'>;

/** The plan with the builds of its named vehicles read and turned into a filter. */
async function resolveLike(
  { like, ...plan }: SearchPlan,
  { market }: Place,
  ask: AskEngine,
): Promise<SearchPlan> {
  if (!like) return plan;
  // whoever lists the vehicles: every index of the market is read
  const [answer] = await ask([compileLike(like, rolesOf(market))]);
  return { ...plan, filters: [...plan.filters, likeFilter(like, (answer?.sources ?? []) as Build[])] };
}

/** Runs a plan: looks up what it must, asks once, and once more where several indices left a count open. */
export async function run(plan: SearchPlan, place: Place, ask: AskEngine): Promise<Found> {
  const { dataset } = place;
  const resolved = await resolveLike(plan, place, ask);
  const { counts, page } = compile(resolved, dataset);
  const answers = await ask(page ? [...counts, page] : counts);
  const counted = new Map(answers.flatMap(({ aggregations }) => Object.entries(aggregations)));
  const open = inexactFacets(plan.facets ?? [], counted);
  if (open.length > 0) {
    for (const { aggregations } of await ask(compileAgain(resolved, dataset, open))) {
      for (const [name, answer] of Object.entries(aggregations)) counted.set(name, answer);
    }
  }
  return {
    total: answers[0]?.total ?? 0,
    counted,
    hits: (page ? (answers.at(-1)?.sources ?? []) : []) as Stored[],
  };
}
