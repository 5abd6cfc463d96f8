import { AccountsRefused, UnknownPlan } from './errors.ts';
import { planOf, planSettings } from './plan-settings.ts';
import { PLANS, type Plan, SOLD_PLANS } from './plans.ts';
import type { AccountsDatabase } from './schema.ts';

/** A plan as `plans list` shows it. */
export interface NamedPlan {
  readonly name: string;
  /** as built in, changed, or one of the owner's */
  readonly origin: 'built in' | 'changed' | 'own';
  readonly plan: Plan;
}

const isBuiltIn = (name: string): boolean => Object.hasOwn(PLANS, name);

/** Every plan that an account can be on, the built-in ones first; not the sample market's. */
export async function listPlans(database: AccountsDatabase): Promise<NamedPlan[]> {
  const stored = await database.selectFrom('plan').selectAll().orderBy('name').execute();
  const settings = new Map(stored.map((row) => [row.name, row.settings]));
  const own = stored.map(({ name }) => name).filter((name) => !isBuiltIn(name));
  return [...SOLD_PLANS, ...own].flatMap((name): NamedPlan[] => {
    const plan = planOf(name, settings.get(name) ?? null);
    const origin = !isBuiltIn(name) ? 'own' : settings.has(name) ? 'changed' : 'built in';
    return plan ? [{ name, origin, plan }] : [];
  });
}

/** The plan of a name. Throws UnknownPlan. */
export async function requireSoldPlan(database: AccountsDatabase, name: string): Promise<Plan> {
  const plans = await listPlans(database);
  const found = plans.find((one) => one.name === name);
  if (found) return found.plan;
  throw new UnknownPlan(
    name,
    plans.map((one) => one.name),
  );
}

/** Settings to change; null takes the limit of calls away. */
export type PlanChange = Partial<Omit<Plan, 'callsAMonth'>> & { readonly callsAMonth?: number | null };

function changed(plan: Plan, { callsAMonth, ...rest }: PlanChange): unknown {
  const { callsAMonth: before, ...kept } = plan;
  const calls = callsAMonth === undefined ? before : (callsAMonth ?? undefined);
  return { ...kept, ...rest, callsAMonth: calls };
}

/**
 * Changes a plan, or makes one: it begins as the free plan. Servers follow with the next request. What is kept is the
 * whole plan, so that a later program's built-in one does not change it. Throws a ZodError for an unusable setting.
 */
export async function setPlan(database: AccountsDatabase, name: string, change: PlanChange): Promise<Plan> {
  const plans = await listPlans(database);
  const before = plans.find((one) => one.name === name)?.plan ?? PLANS.free;
  const settings = JSON.stringify(planSettings.parse(changed(before, change)));
  await database
    .insertInto('plan')
    .values({ name, settings })
    .onConflict((same) => same.column('name').doUpdateSet({ settings }))
    .execute();
  return await requireSoldPlan(database, name);
}

/** A built-in plan as it was, or an own one removed. Throws AccountsRefused while accounts are on one that would be gone. */
export async function resetPlan(database: AccountsDatabase, name: string): Promise<void> {
  await requireSoldPlan(database, name);
  await database.transaction().execute(async (change) => {
    const used = isBuiltIn(name)
      ? undefined
      : await change.selectFrom('account').select('id').where('plan', '=', name).executeTakeFirst();
    if (used) {
      throw new AccountsRefused(
        `accounts are on plan ${name}, for example ${used.id}; move them to another plan first: accounts set-plan`,
      );
    }
    await change.deleteFrom('plan').where('name', '=', name).execute();
  });
}
