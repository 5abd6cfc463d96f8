import type { Caller } from '../../accounts/accounts.ts';
import { type Market, UK_MARKETS } from '../../engine/market.ts';
import { outwardCentre } from '../../engine/outward.ts';
import type { Query } from '../../grammar/query.ts';
import { Asked } from '../../search/asked.ts';
import type { PreferredDealers, SearchLimits, SearchPolicy } from '../../search/policy.ts';
import { askedOutward } from '../../search/scopes/place.ts';
import { asksForPreferred, preferred } from '../../search/scopes/preferred.ts';
import type { Service } from '../context.ts';
import { askAccounts } from '../middleware/ask-accounts.ts';

async function preferredOf(
  { accounts }: Service,
  account: string,
  market: Market,
): Promise<PreferredDealers> {
  const listOf = (country: 'us' | 'ca' | 'uk') =>
    askAccounts(() => accounts.preferredDealers(account, country));
  if (UK_MARKETS.includes(market)) return { uk: await listOf('uk') };
  const [us, ca] = await Promise.all([listOf('us'), listOf('ca')]);
  return { us, ca };
}

/** The account's preferred dealers in the countries of a market; undefined: it has none there. */
export async function marketDealers(
  service: Service,
  account: string,
  market: Market,
): Promise<ReadonlySet<string> | undefined> {
  const { us = [], ca = [], uk = [] } = await preferredOf(service, account, market);
  const ids = [...us, ...ca, ...uk];
  return ids.length > 0 ? new Set(ids) : undefined;
}

/** The centre that a search in the UK needs, where something delivered tells it. */
async function outwardOf(
  { client, indexPrefix }: Service,
  asked: Asked,
): Promise<Pick<SearchLimits, 'outward'>> {
  const outward = askedOutward(asked);
  const centre = outward && (await outwardCentre(client, indexPrefix, outward));
  return centre ? { outward: centre } : {};
}

/**
 * What decides a search besides its URL: the caller's plan, and, only where the request asks for them, its preferred
 * dealers and the centre of an outward code.
 */
export async function searchLimits(
  service: Service,
  { account, plan }: Caller,
  policy: SearchPolicy,
  query: Query,
): Promise<SearchLimits> {
  const asked = new Asked(query, service.now());
  const { market, scopes } = policy;
  const listed = scopes.includes(preferred) && asksForPreferred(asked);
  const located = UK_MARKETS.includes(market);
  return {
    ...plan,
    ...(listed ? { preferred: await preferredOf(service, account, market) } : {}),
    ...(located ? await outwardOf(service, asked) : {}),
  };
}
