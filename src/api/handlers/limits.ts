import type { Caller } from '../../accounts/accounts.ts';
import { type Market, UK_MARKETS } from '../../engine/market.ts';
import type { Query } from '../../grammar/query.ts';
import { Asked } from '../../search/asked.ts';
import type { PreferredDealers, SearchLimits, SearchPolicy } from '../../search/policy.ts';
import { asksForPreferred, preferred } from '../../search/scopes/preferred.ts';
import type { Service } from '../context.ts';
import { askAccounts } from '../middleware/ask-accounts.ts';

/** The account's preferred dealers of the US and Canada. */
async function preferredOf({ accounts }: Service, account: string): Promise<PreferredDealers> {
  const listOf = (country: 'us' | 'ca') => askAccounts(() => accounts.preferredDealers(account, country));
  const [us, ca] = await Promise.all([listOf('us'), listOf('ca')]);
  return { us, ca };
}

/** The account's preferred dealers in the countries of a market; undefined: it has none there. */
export async function marketDealers(
  { accounts }: Service,
  account: string,
  market: Market,
): Promise<ReadonlySet<string> | undefined> {
  const countries = UK_MARKETS.includes(market) ? (['uk'] as const) : (['us', 'ca'] as const);
  const lists = await Promise.all(
    countries.map((country) => askAccounts(() => accounts.preferredDealers(account, country))),
  );
  const ids = lists.flat();
  return ids.length > 0 ? new Set(ids) : undefined;
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
