import { AccountsRefused } from './errors.ts';
import { planOf } from './plan-settings.ts';
import type { AccountsDatabase } from './schema.ts';

/** Calls of an account in a month, by operation and status. */
export interface AccountUsage {
  readonly account: string;
  readonly plan: string;
  /** calls that count against the plan */
  readonly counted: number;
  /** the plan's limit; null: none */
  readonly calls_a_month: number | null;
  /** all calls, those that do not count too */
  readonly total: number;
  readonly operations: readonly {
    readonly operation: string;
    readonly status: number;
    readonly calls: number;
  }[];
}

/** What accounts asked in a month, YYYY-MM in UTC: every account that asked, or the one given. Throws AccountsRefused. */
export async function usageOf(
  database: AccountsDatabase,
  month: string,
  account?: string,
): Promise<AccountUsage[]> {
  const accounts = await database
    .selectFrom('account')
    .leftJoin('plan', 'plan.name', 'account.plan')
    .leftJoin('month_calls', (join) =>
      join.onRef('month_calls.account_id', '=', 'account.id').on('month_calls.month', '=', month),
    )
    .select(['account.id', 'account.plan', 'plan.settings', 'month_calls.calls'])
    .orderBy('account.created_at')
    .orderBy('account.id')
    .execute();
  if (account !== undefined && !accounts.some(({ id }) => id === account)) {
    throw new AccountsRefused(`no account has the id ${account}; see accounts list`);
  }
  const usage = await database
    .selectFrom('usage')
    .select(['account_id', 'operation', 'status', 'calls'])
    .where('month', '=', month)
    .orderBy('operation')
    .orderBy('status')
    .execute();
  return accounts.flatMap(({ id, plan, settings, calls }): AccountUsage[] => {
    const asked = usage.filter(({ account_id }) => account_id === id);
    if (account === undefined ? asked.length === 0 : id !== account) return [];
    return [
      {
        account: id,
        plan,
        counted: calls ?? 0,
        calls_a_month: planOf(plan, settings)?.callsAMonth ?? null,
        total: asked.reduce((sum, one) => sum + one.calls, 0),
        operations: asked.map(({ account_id: _, ...one }) => one),
      },
    ];
  });
}
