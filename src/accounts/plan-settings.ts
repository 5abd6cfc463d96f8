import { z } from 'zod';
import { PLANS, type Plan } from './plans.ts';

/** What a plan of the store is made of: as Plan, whole. */
export const planSettings = z.strictObject({
  callsAMonth: z.int().nonnegative().optional(),
  requestsASecond: z.int().positive(),
  depth: z.int().positive().max(10_000),
  radius: z.int().positive().max(7000),
  inventoryRows: z.int().positive().max(1500),
  searchesAtOnce: z.int().positive().max(1000),
  heavyAtOnce: z.int().positive().max(1000),
  engineShare: z.number().positive().max(1000),
  excludes: z.array(
    z
      .string()
      .regex(/^(\*?[^\s*]*|[^\s*]*\*)$/, 'an operation, the beginning of one and *, or * and its end')
      .min(1),
  ),
});

const builtIn = (name: string): Plan | undefined =>
  Object.entries<Plan>(PLANS).find(([one]) => one === name)?.[1];

/** What plans that an earlier program kept do not say: as the built-in one, or the free one that others begin as. */
function saidLater(name: string): Pick<Plan, 'searchesAtOnce' | 'heavyAtOnce' | 'engineShare'> {
  const { searchesAtOnce, heavyAtOnce, engineShare } = builtIn(name) ?? PLANS.free;
  return { searchesAtOnce, heavyAtOnce, engineShare };
}

/** A plan without the settings that are not given. */
function planIn(name: string, text: string): Plan {
  const { callsAMonth, ...rest } = planSettings.parse({ ...saidLater(name), ...JSON.parse(text) });
  return callsAMonth === undefined ? rest : { ...rest, callsAMonth };
}

/** The plan of a name, with what the store says of it: undefined for one that is neither there nor built in. */
export const planOf = (name: string, settings: string | null): Plan | undefined =>
  settings === null ? builtIn(name) : planIn(name, settings);

/** planOf that reads each text once: for every request. */
export function planReader(): typeof planOf {
  const read = new Map<string, Plan>();
  return (name, settings) => {
    if (settings === null) return builtIn(name);
    const kept = `${name} ${settings}`;
    const known = read.get(kept);
    if (known) return known;
    // texts that no plan has any more: a plan is changed by hand, never this often
    if (read.size > 1000) read.clear();
    const plan = planIn(name, settings);
    read.set(kept, plan);
    return plan;
  };
}
