import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { askAccounts } from './ask-accounts.ts';

/** Calls of the month that a request takes besides its own, for an answer that is worth several (supplement 2.5). */

const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

/** Calls that are left to the account this month; undefined: there is no limit. */
export async function callsLeft(c: Context<ApiEnv>, service: Service): Promise<number | undefined> {
  const { account, plan } = c.get('caller');
  const { callsAMonth } = plan;
  if (callsAMonth === undefined) return undefined;
  // a limit of none: nothing can be taken
  const { used } = await askAccounts(() => service.accounts.takeCall(account, monthOf(service.now()), 0));
  return Math.max(0, callsAMonth - used);
}

/** Takes one more call, which counts and stands in the usage. Throws quota where the month's calls are used up. */
export async function takeFurtherCall(c: Context<ApiEnv>, service: Service): Promise<void> {
  const { account, plan } = c.get('caller');
  const month = monthOf(service.now());
  const { granted } = await askAccounts(() => service.accounts.takeCall(account, month, plan.callsAMonth));
  if (!granted) throw new Refusal('quota');
  const operation = String(c.get('event').operation);
  await askAccounts(() => service.accounts.endCall({ account, month, operation, status: 200, counts: true }));
}
