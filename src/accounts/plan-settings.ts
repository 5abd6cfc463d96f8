import { z } from 'zod';
import { PLANS, type Plan } from './plans.ts';

/** What a plan of the store is made of: as Plan, whole. */
export const planSettings = z.strictObject({
  callsAMonth: z.int().nonnegative().optional(),
  requestsASecond: z.int().positive(),
  depth: z.int().positive().max(10_000),
  radius: z.int().positive().max(7000),
  inventoryRows: z.int().positive().max(1500),
  excludes: z.array(
    z
      .string()
      .regex(/^[^\s*]*\*?$/, 'an operation, or its beginning and *')
      .min(1),
  ),
});

/** A plan without the settings that are not given. */
function planIn(text: string): Plan {
  const { callsAMonth, ...rest } = planSettings.parse(JSON.parse(text));
  return callsAMonth === undefined ? rest : { ...rest, callsAMonth };
}

const builtIn = (name: string): Plan | undefined =>
  Object.entries<Plan>(PLANS).find(([one]) => one === name)?.[1];

/** The plan of a name, with what the store says of it: undefined for one that is neither there nor built in. */
export const planOf = (name: string, settings: string | null): Plan | undefined =>
  settings === null ? builtIn(name) : planIn(settings);

/** planOf that reads each text once: for every request. */
export function planReader(): typeof planOf {
  const read = new Map<string, Plan>();
  return (name, settings) => {
    if (settings === null) return builtIn(name);
    const known = read.get(settings);
    if (known) return known;
    // texts that no plan has any more: a plan is changed by hand, never this often
    if (read.size > 1000) read.clear();
    const plan = planIn(settings);
    read.set(settings, plan);
    return plan;
  };
}
