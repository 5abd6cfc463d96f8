import type { Caller } from '../../accounts/accounts.ts';
import { hasOutwardCodes, MARKETS, type Market, marketNamed } from '../../catalog/markets.ts';
import { rolesOf, type SearchedMarket } from '../../catalog/roles.ts';
import { requireRoles } from '../../engine/live-roles.ts';
import type { Query } from '../../grammar/query.ts';
import type { PreferredDealers, SearchLimits, SearchPolicy } from '../../search/policy.ts';
import { askedOutward } from '../../search/scopes/location.ts';
import { asksForPreferred, preferredDealers } from '../../search/scopes/preferred-dealers.ts';
import { SentParameters } from '../../search/sent-parameters.ts';
import { askAccounts } from '../access/ask-accounts.ts';
import type { Service } from './context.ts';
import type { Asker } from './sent-request.ts';

/** The account's preferred dealers in the countries of a market. */
async function preferredOf(
  { accounts }: Service,
  account: string,
  market: SearchedMarket,
): Promise<PreferredDealers> {
  const listOf = (country: 'us' | 'ca' | 'uk') =>
    askAccounts(() => accounts.preferredDealers(account, country));
  const { preferred: countries } = marketNamed(market).region;
  const lists = await Promise.all(
    countries.map(async (country) => [country, await listOf(country)] as const),
  );
  return Object.fromEntries(lists);
}

/** The ids of an account's preferred dealers in the countries of a market; undefined: it has none there. */
export async function marketDealers(
  service: Service,
  account: string,
  market: Market,
): Promise<ReadonlySet<string> | undefined> {
  const ids = Object.values(await preferredOf(service, account, market)).flat();
  return ids.length > 0 ? new Set(ids) : undefined;
}

/** The centre that a search in the UK needs, where something delivered tells it. */
async function outwardOf(
  { outward: centres, live }: Service,
  outward: string | undefined,
  signal: AbortSignal,
): Promise<Pick<SearchLimits, 'outward'>> {
  const centre = outward && (await centres.of(outward, signal));
  if (centre) return { outward: centre };
  // where indices are lost, it cannot be known that the code is none
  if (outward)
    for (const market of MARKETS.filter(hasOutwardCodes))
      await requireRoles(live.of(market), rolesOf(market));
  return {};
}

/** What of the caller decides a search: its plan, and, only where the request asks for them, its preferred dealers. */
export async function callerLimits(
  service: Service,
  { account, plan }: Caller,
  { market, scopes }: SearchPolicy,
  query: Query,
): Promise<SearchLimits> {
  const listed =
    scopes.includes(preferredDealers) && asksForPreferred(new SentParameters(query, service.now()));
  return { ...plan, preferred: listed ? await preferredOf(service, account, market) : undefined };
}

/**
 * What decides a search besides its URL: the caller's, and where the request needs it the centre of an outward code, which
 * is looked up in the time of the request, as its phase `place`.
 */
export async function searchLimits(
  service: Service,
  { caller, phases, signal }: Asker,
  policy: SearchPolicy,
  query: Query,
): Promise<SearchLimits> {
  const limits = await phases.time('plan', () => callerLimits(service, caller, policy, query));
  const outward = hasOutwardCodes(policy.market)
    ? askedOutward(new SentParameters(query, service.now()))
    : undefined;
  if (outward === undefined) return limits;
  return { ...limits, ...(await phases.time('place', () => outwardOf(service, outward, signal))) };
}
