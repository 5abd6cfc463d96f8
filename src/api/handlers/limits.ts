import type { Caller } from '../../accounts/accounts.ts';
import type { Query } from '../../grammar/query.ts';
import { Asked } from '../../search/asked.ts';
import type { PreferredDealers, SearchLimits, SearchPolicy } from '../../search/policy.ts';
import { asksForPreferred, preferred } from '../../search/scopes/preferred.ts';
import type { Service } from '../context.ts';
import { askAccounts } from '../middleware/ask-accounts.ts';

async function preferredOf({ accounts }: Service, account: string): Promise<PreferredDealers> {
  const listOf = (country: 'us' | 'ca') => askAccounts(() => accounts.preferredDealers(account, country));
  const [us, ca] = await Promise.all([listOf('us'), listOf('ca')]);
  return { us, ca };
}

/** What of the caller decides a search. Its preferred dealers are read only where the request asks for them. */
export async function searchLimits(
  service: Service,
  { account, plan }: Caller,
  policy: SearchPolicy,
  query: Query,
): Promise<SearchLimits> {
  if (!policy.scopes.includes(preferred)) return plan;
  const asks = asksForPreferred(new Asked(query, service.now()));
  return asks ? { ...plan, preferred: await preferredOf(service, account) } : plan;
}
