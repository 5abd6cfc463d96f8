import type { SearchDataset } from '../catalog/field.ts';
import { type AskEngine, type Line, withMore } from '../engine/question.ts';
import { fold } from '../grammar/fold.ts';
import { compile } from '../search/compile.ts';
import type { SearchPlan } from '../search/plan.ts';

/** Make and model of active listings, and how many there are. */
export interface MakeAndModel {
  readonly make: string;
  readonly model: string;
  readonly count: number;
}

/** Pairs of one question: more than a market has. */
const PAGE = 10_000;

interface Buckets {
  readonly after_key?: object;
  readonly buckets: readonly {
    readonly key: { readonly make: string; readonly model: string };
    readonly doc_count: number;
  }[];
}

const source = (field: string): object => ({ [field]: { terms: { field } } });

/** The line that counts a plan's listings by make and model; in any order of the engine's, so that none is short. */
function pairsLine(plan: SearchPlan, dataset: SearchDataset, after: object | undefined): Line | undefined {
  const [line] = compile({ ...plan, rows: 0 }, dataset).counts;
  if (!line) return undefined;
  const composite = { size: PAGE, sources: [source('make'), source('model')], after };
  return withMore(line, { track_total_hits: false, aggs: { pairs: { composite } } });
}

/** Makes and models that differ in case alone are one, under its commonest spelling. */
function united(pairs: readonly MakeAndModel[]): MakeAndModel[] {
  const made = new Map<string, MakeAndModel>();
  for (const pair of [...pairs].sort((a, b) => b.count - a.count)) {
    const key = JSON.stringify([fold(pair.make), fold(pair.model)]);
    const known = made.get(key);
    made.set(key, known ? { ...known, count: known.count + pair.count } : pair);
  }
  return [...made.values()];
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The pairs with the most listings of a plan, the most first. */
export async function commonest(
  plan: SearchPlan,
  dataset: SearchDataset,
  most: number,
  ask: AskEngine,
): Promise<MakeAndModel[]> {
  const pairs: MakeAndModel[] = [];
  for (let after: object | undefined, more = true; more; ) {
    const line = pairsLine(plan, dataset, after);
    const [answer] = line ? await ask([line]) : [];
    const { buckets, after_key } = (answer?.aggregations.pairs ?? { buckets: [] }) as Buckets;
    for (const { key, doc_count: count } of buckets) pairs.push({ ...key, count });
    after = after_key;
    more = buckets.length === PAGE && after_key !== undefined;
  }
  return united(pairs)
    .sort((a, b) => b.count - a.count || order(a.make, b.make) || order(a.model, b.model))
    .slice(0, most);
}
