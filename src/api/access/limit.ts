import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Refusal } from '../../catalog/errors.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { askAccounts } from './ask-accounts.ts';
import { tellMonth, tellNextMonth, tellSecond } from './limit-headers.ts';

/**
 * Requests a second and calls a month of an account, whichever of its keys and tokens is used (part-1.md "Limits",
 * supplement section 7 and decision 45).
 */

const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

/** The calls of the month are used up: nothing before the next one helps. */
function refuseMonth(c: Context<ApiEnv>, service: Service, now: Date): never {
  tellNextMonth(c, now);
  service.metrics.refusals.inc({ reason: 'quota' });
  throw new Refusal('quota');
}

/** Refuses what is beyond the second's requests. The month's calls are told, and none is taken. */
async function takeSecond(c: Context<ApiEnv>, service: Service, now: Date): Promise<void> {
  const { account, plan } = c.get('caller');
  const second = await service.rate.take(account);
  tellSecond(c, plan.requestsASecond, second, now);
  if (second.used <= plan.requestsASecond) return;
  const { callsAMonth } = plan;
  if (callsAMonth !== undefined) {
    // a limit of none: nothing can be taken
    const month = await askAccounts(() => service.accounts.takeCall(account, monthOf(now), 0));
    tellMonth(c, callsAMonth, month.used, now);
    // the next second would be refused, too
    if (month.used >= callsAMonth) refuseMonth(c, service, now);
  }
  service.metrics.refusals.inc({ reason: 'rate' });
  throw new Refusal('rate');
}

/** Takes a call of the month, or refuses; gives how many are used with it. */
async function takeCall(c: Context<ApiEnv>, service: Service, now: Date): Promise<number> {
  const { account, plan } = c.get('caller');
  const { callsAMonth } = plan;
  const call = await askAccounts(() => service.accounts.takeCall(account, monthOf(now), callsAMonth));
  if (callsAMonth !== undefined) tellMonth(c, callsAMonth, call.used, now);
  if (call.granted) return call.used;
  return refuseMonth(c, service, now);
}

/** Remembers how the call ended, and gives it back when it does not count. */
async function endCall(c: Context<ApiEnv>, service: Service, now: Date, used: number): Promise<void> {
  const { account, plan } = c.get('caller');
  const { status } = c.res;
  const counts = service.quotaCounts === 'all' || (status >= 200 && status < 300);
  if (!counts && plan.callsAMonth !== undefined) {
    c.res.headers.set('Quota-Remaining', String(Math.max(0, plan.callsAMonth - used + 1)));
  }
  const operation = String(c.get('event').operation);
  try {
    await service.accounts.endCall({ account, month: monthOf(now), operation, status, counts });
  } catch (error) {
    // the answer is made: it is not lost with its entry in the usage
    service.log.error(
      { cause: String(error), account, operation },
      'the end of a call could not be recorded',
    );
  }
}

/**
 * Holds an account to its requests a second and its calls a month, and records each call with its status (supplement section 7).
 * What is sent in parts counts when it begins: its status is known then.
 */
export const limit = (service: Service) =>
  createMiddleware<ApiEnv>(async function limitCaller(c, next) {
    const now = service.now();
    await takeSecond(c, service, now);
    const used = await takeCall(c, service, now);
    await next();
    await endCall(c, service, now, used);
  });
