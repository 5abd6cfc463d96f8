import type { Context } from 'hono';
import { PLANS } from '../../accounts/plans.ts';
import { Refusal } from '../../catalog/errors.ts';
import { ask } from '../../engine/ask.ts';
import { type Query, readQuery } from '../../grammar/query.ts';
import { LINK_TARGETS } from '../../records/links.ts';
import { listing, plotPoint } from '../../records/listing.ts';
import type { ListingView } from '../../records/view.ts';
import { Asked } from '../../search/asked.ts';
import { DEFAULT_INDICES } from '../../search/compile.ts';
import type { SearchPlan } from '../../search/plan.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { readSearch } from '../../search/read.ts';
import { type AskEngine, run } from '../../search/run.ts';
import { shape } from '../../search/shape.ts';
import type { ApiEnv, Service } from '../context.ts';
import { deadline } from '../deadline.ts';
import { queryText } from '../middleware/authenticate.ts';
import { operationAt } from '../operations.ts';

/** The query of a request; undecodable percent-encoding is a 400. */
export function queryOf(text: string): Query {
  const query = readQuery(text);
  if (!query.ok) throw new Refusal('undecodable', { detail: query.fault });
  return query.value;
}

/** How this caller's listings are shown: our base, the key on our own URLs, links. */
function viewOf(c: Context<ApiEnv>, service: Service, query: Query, plan: SearchPlan): ListingView {
  const asked = new Asked(query, service.now());
  const append = !asked.has('append_api_key') || asked.flag('append_api_key');
  const links = asked.flag('include_relevant_links')
    ? LINK_TARGETS.filter(({ path }) => operationAt(path.replace(/\?.*$/, '').replaceAll(/\{[\w.]+\}/g, 'x')))
    : undefined;
  return {
    base: `${service.publicUrl()}/v2`,
    ...(append ? { key: c.get('key') } : {}),
    ...(plan.centre ? { centre: plan.centre } : {}),
    ...(links ? { links } : {}),
  };
}

/** Answers a listing search: URL → plan → engine → envelope (part-1.md E1). */
export const search = (service: Service, policy: SearchPolicy) =>
  async function answerSearch(c: Context<ApiEnv>): Promise<Response> {
    const phases = c.get('phases');
    const { plan, view } = await phases.time('plan', () => {
      const query = queryOf(queryText(c));
      const made = readSearch(query, policy, PLANS[c.get('caller').plan], service.now());
      return { plan: made, view: viewOf(c, service, query, made) };
    });
    c.get('event').plan = plan;
    const options = { signal: deadline(c.req.raw.signal), placeholder: DEFAULT_INDICES };
    const askEngine: AskEngine = (lines) =>
      phases.time('engine', () => ask(service.client, service.live[policy.market], lines, options));
    const found = await run(plan, policy, askEngine);
    c.get('event').found = found.total;
    return phases.time('shape', () =>
      c.json(shape(plan, found, plan.plot ? plotPoint : (stored) => listing(stored, view))),
    );
  };
