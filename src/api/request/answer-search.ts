import type { Context } from 'hono';
import { NO_MARKET, RECENTS } from '../../catalog/roles.ts';
import type { ListingView } from '../../records/listing-view.ts';
import type { SearchPlan } from '../../search/plan.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { readSearch } from '../../search/read.ts';
import { resolve, run, wholeOf } from '../../search/run.ts';
import { markedDealers } from '../../search/scopes/preferred-dealers.ts';
import { SentParameters } from '../../search/sent-parameters.ts';
import { type StoredListing, shapeCounts } from '../../search/shape.ts';
import { askInTurn } from './ask-market.ts';
import type { ApiEnv, Service } from './context.ts';
import { askedVersion, onlyNewest, versionedIndices } from './data-version.ts';
import { deadline } from './deadline.ts';
import { addKnownDealers, type LinkOf, linkTargets } from './links.ts';
import { asksForLinks, listingView } from './listing-view.ts';
import { PART, streamLongPage } from './long-page.ts';
import { withPath } from './path-query.ts';
import { sentQuery } from './query.ts';
import { searchLimits } from './search-limits.ts';

/** Gives, for one answer, what makes the answered object of a stored one. */
export type Show = (plan: SearchPlan, view: ListingView) => (stored: StoredListing) => object;

/** Which search is answered, what its page shows, and the links that its listings may have. */
interface Searching {
  readonly policy: SearchPolicy;
  readonly show: Show;
  readonly links: readonly LinkOf[];
}

/**
 * Answers a search: URL → plan → engine → envelope (part-1.md E1 to E3, E5, E6; part-2.md S2). A long page is sent in parts, each
 * asked for while the one before is on its way.
 */
export async function answerSearch(
  c: Context<ApiEnv>,
  service: Service,
  { policy, show, links: linked }: Searching,
): Promise<Response> {
  const phases = c.get('phases');
  const { market } = policy;
  const dealers = new Set<string>();
  const signal = deadline(c);
  const query = withPath(sentQuery(c), policy, (name) => c.req.param(name));
  const limits = await searchLimits(service, { caller: c.get('caller'), phases, signal }, policy, query);
  const { asked, view } = await phases.time('plan', () => {
    const made = readSearch(query, policy, limits, service.now());
    const words = new SentParameters(query, service.now());
    const marked = markedDealers(words, limits);
    const { appendsKey = true } = policy;
    const departed = made.coverage.roles.includes(RECENTS);
    const wanted = asksForLinks(words);
    const links =
      wanted && linked.length > 0 && market !== NO_MARKET
        ? linkTargets(linked, { market, departed, dealers })
        : undefined;
    const how = { appendsKey, centre: made.centre, marked, links };
    return { asked: made, view: listingView(c, service, words, how) };
  });
  c.get('event').plan = asked;
  const of = { market, roles: wholeOf(asked, policy), version: askedVersion(c, asked.version) };
  // the centre of an outward code is that of the newest version: another one has no circle around it any more
  if (limits.outward && of.version !== undefined) await onlyNewest(c, service, of);
  const { indices: live, setVersionHeader: tell } = versionedIndices(c, service, of);
  let begun = false;
  const askEngine = askInTurn(c, service, { indices: live, signal, begun: () => begun });
  const plan = await resolve(asked, policy, askEngine);
  const isLong = !plan.plot && plan.rows > PART;
  const found = await run(isLong ? { ...plan, rows: PART } : plan, policy, askEngine);
  live.hold();
  begun = true;
  await tell();
  c.get('event').found = found.total;
  const learn = async (hits: readonly StoredListing[]): Promise<void> =>
    view.links && !plan.plot ? await addKnownDealers(dealers, hits, askEngine) : undefined;
  await learn(found.hits);
  return await phases.time('shape', () => {
    const { num_found, ...counts } = shapeCounts(plan, found, policy.counts);
    const shown = show(plan, view);
    if (isLong && plan.start + PART < found.total)
      return streamLongPage(c, {
        plan,
        policy,
        found,
        counts,
        show: shown,
        ask: askEngine,
        onHits: learn,
        log: service.log,
      });
    return c.json({ num_found, [policy.list]: found.hits.map(shown), ...counts });
  });
}
