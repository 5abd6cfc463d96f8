import type { Caller } from '../../src/accounts/accounts.ts';
import type { Plan } from '../../src/accounts/plans.ts';
import type { Service } from '../../src/api/request/context.ts';
import { callerOn, MemoryAccounts } from './accounts.ts';
import { testApp } from './app.ts';

/** Apps whose callers have limits, and what to ask them without an engine. */

/** answers 200 without an engine */
export const LISTS = '/v2/client/configure/get?country=us';
/** 422: the country is missing */
export const FAULTY = '/v2/client/configure/get?x=y';
/** 503: no engine */
export const SEARCH = '/v2/search/car/active?rows=0';

/** A caller of the plan, limits and all. */
export const on = (plan: Plan, more: Partial<Caller> = {}): Caller => callerOn('free', [], { plan, ...more });

/** An app whose keys are those callers'. */
export function appFor(keys: Readonly<Record<string, Caller>>, more: Partial<Service> = {}) {
  const accounts = new MemoryAccounts(Object.entries(keys));
  const { app } = testApp(undefined, { accounts, ...more });
  const ask = async (url: string, key = 'k', init: RequestInit = {}): Promise<Response> =>
    app.request(`${url}&api_key=${key}`, init);
  const statuses = async (count: number, send: (i: number) => Promise<Response>): Promise<number[]> =>
    (await Promise.all(Array.from({ length: count }, (_, i) => send(i)))).map(({ status }) => status).sort();
  return { app, accounts, ask, statuses };
}

/** What an answer tells of limits. */
export const limitsOf = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => /^(ratelimit|quota)-|^retry-after$/.test(name)));

export const body = async (response: Response) =>
  (await response.json()) as { code: number; message: string };
