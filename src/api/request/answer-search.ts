import type { Context } from 'hono';
import type { Logger } from 'pino';
import { NO_MARKET, RECENTS, type Role } from '../../catalog/roles.ts';
import type { ListingView } from '../../records/listing-view.ts';
import type { SearchPlan } from '../../search/plan.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { readSearch } from '../../search/read.ts';
import { resolve, run, runPart, wholeOf } from '../../search/run.ts';
import { markedDealers } from '../../search/scopes/preferred-dealers.ts';
import { SentParameters } from '../../search/sent-parameters.ts';
import { type StoredListing, shapeCounts } from '../../search/shape.ts';
import { versionEngine } from './ask-market.ts';
import type { ApiEnv, Service } from './context.ts';
import { askedVersion, nameVersion, onlyNewest } from './data-version.ts';
import { addKnownDealers, type LinkOf, linkTargets } from './links.ts';
import { asksForLinks, listingView } from './listing-view.ts';
import { type FoundPage, isLong, longPage, PART } from './long-page.ts';
import { searchLimits } from './search-limits.ts';
import { type SentRequest, sentRequest } from './sent-request.ts';
import { streamAnswer } from './stream-answer.ts';

/** A search: what was sent → a plan → what is found → the answer. Only the first and the last know the connection. */

/** Gives, for one answer, what makes the answered object of a stored one. */
export type Show = (plan: SearchPlan, view: ListingView) => (stored: StoredListing) => object;

/** Which search is answered, what its page shows, and the links that its listings may have. */
interface Searching {
  readonly policy: SearchPolicy;
  readonly show: Show;
  readonly links: readonly LinkOf[];
}

/** What a request asks for. */
interface Asked {
  readonly plan: SearchPlan;
  /** whose indices hold what the plan looks for */
  readonly roles: readonly Role[];
  /** how the listings are shown */
  readonly view: ListingView;
  /** ids of dealers that are linked; filled as listings are read */
  readonly dealers: Set<string>;
  /** it searches around an outward code */
  readonly hasOutward: boolean;
}

async function readAsked(
  service: Service,
  { policy, links: linked }: Searching,
  request: SentRequest,
): Promise<Asked> {
  const { query, key } = request;
  const { market, appendsKey = true } = policy;
  const limits = await searchLimits(service, request, policy, query);
  return await request.phases.time('plan', () => {
    const plan = readSearch(query, policy, limits, service.now());
    const roles = wholeOf(plan, policy);
    const words = new SentParameters(query, service.now());
    const marked = markedDealers(words, limits);
    const dealers = new Set<string>();
    const departed = plan.coverage.roles.includes(RECENTS);
    const links =
      asksForLinks(words) && linked.length > 0 && market !== NO_MARKET
        ? linkTargets(linked, { market, departed, dealers })
        : undefined;
    const view = listingView(service, words, { key, appendsKey, centre: plan.centre, marked, links });
    return { plan, roles, view, dealers, hasOutward: limits.outward !== undefined };
  });
}

/** A page, and the version of the data that it was read from. */
interface VersionedPage extends FoundPage {
  readonly version: string | undefined;
}

async function search(service: Service, searching: Searching, request: SentRequest): Promise<VersionedPage> {
  const { policy, show } = searching;
  const { plan: asked, roles, view, dealers, hasOutward } = await readAsked(service, searching, request);
  request.event.plan = asked;
  const version = askedVersion(request.versionHeader, asked.version);
  const from = { market: policy.market, roles, version };
  // the centre of an outward code is that of the newest version: another one has no circle around it any more
  if (hasOutward && version !== undefined) await onlyNewest(service, from);
  const engine = versionEngine(service, request, from);
  const { ask } = engine;
  const plan = await resolve(asked, policy, ask);
  const found = await run(plan.plot ? plan : { ...plan, rows: Math.min(plan.rows, PART) }, policy, ask);
  engine.hold();
  request.event.found = found.total;
  const withDealers = async (hits: readonly StoredListing[]): Promise<readonly StoredListing[]> => {
    if (view.links && !plan.plot) await addKnownDealers(dealers, hits, ask);
    return hits;
  };
  await withDealers(found.hits);
  return {
    policy,
    plan,
    found,
    version: await engine.version(),
    read: async (part) => await withDealers(await runPart(plan, part, policy, ask)),
    show: show(plan, view),
  };
}

async function respond(c: Context<ApiEnv>, log: Logger, page: VersionedPage): Promise<Response> {
  const { policy, plan, found, version, show } = page;
  nameVersion(c, version);
  const { num_found, ...counts } = shapeCounts(plan, found, policy.counts);
  if (!isLong(page)) return c.json({ num_found, [policy.list]: found.hits.map(show), ...counts });
  return streamAnswer(c, await longPage(page, counts), {
    what: 'long page',
    operation: policy.operation,
    log,
    headers: { 'Content-Type': 'application/json' },
  });
}

/** Answers a search (part-1.md E1 to E3, E5, E6; part-2.md S2). A long page is sent in parts, each asked for while the one before is on its way. */
export async function answerSearch(
  c: Context<ApiEnv>,
  service: Service,
  searching: Searching,
): Promise<Response> {
  const request = sentRequest(c, searching.policy);
  const page = await search(service, searching, request);
  return await request.phases.time('shape', () => respond(c, service.log, page));
}
