import type { Context } from 'hono';
import type { ListingSearch } from '../../catalog/market-operations.ts';
import { MARKETS, type Market, marketNamed } from '../../catalog/markets.ts';
import type { Example } from '../../catalog/parameter.ts';
import { compileCells, compileGroups } from '../../search/pivot/compile.ts';
import { pivotParameters, readPivot } from '../../search/pivot/read.ts';
import { runPivot } from '../../search/pivot/run.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { searchFilters } from '../../search/read.ts';
import { resolve } from '../../search/run.ts';
import type { ExplainedUrl, OperationExplanation } from '../explain/explanation.ts';
import { explainPlanned } from '../explain/searches.ts';
import { ref } from '../openapi/envelopes.ts';
import { pivotSchema } from '../openapi/pivot.ts';
import { json } from '../openapi/responses.ts';
import { type ExplainContext, type Operation, SEARCH_ERRORS } from '../operation.ts';
import { askMarket } from '../request/ask-market.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { listingPolicy, needsOf } from '../request/policies.ts';
import { searchLimits } from '../request/search-limits.ts';
import { sentRequest } from '../request/sent-request.ts';
import { sourcesOfSearch } from '../request/sources.ts';

/** What a search of listings finds, in groups: counts and figures by one or two fields (supplement 2.4). */

const answerPivot = (service: Service, policy: SearchPolicy) =>
  async function answer(c: Context<ApiEnv>): Promise<Response> {
    const request = sentRequest(c);
    const { query, phases, event } = request;
    const limits = await searchLimits(service, request, policy, query);
    const asked = await phases.time('plan', () => readPivot(query, policy, limits, service.now()));
    event.plan = asked;
    const ask = askMarket(service, request, policy.market);
    const plan = { ...(await resolve(asked, policy, ask)), groups: asked.groups, measures: asked.measures };
    const pivot = await runPivot(plan, policy.dataset, ask);
    event.found = pivot.num_found;
    return c.json(pivot);
  };

/** Stand for the terms that the first lines find. */
const FOUND = [['terms of the rows'], ['terms of the columns']] as const;
const FOUND_NOTE =
  'A line for each field finds its groups; their terms replace "terms of the rows" and "terms of the columns" in the lines that measure them.';

function explainPivot(
  policy: SearchPolicy,
  url: ExplainedUrl,
  explaining: ExplainContext,
): OperationExplanation {
  const explained = explainPlanned(policy, url, explaining, (limits) => {
    const plan = readPivot(url.query, policy, limits, explaining.now);
    const { dataset } = policy;
    return { plan, lines: [...compileGroups(plan, dataset), ...compileCells(plan, dataset, FOUND)] };
  });
  return { ...explained, notes: [...explained.notes, FOUND_NOTE] };
}

/** What the search shows as an example, in groups. */
function exampleOf(policy: SearchPolicy, { example = {} }: ListingSearch): Example {
  const filters = new Set(searchFilters(policy).map(({ name }) => name));
  return {
    ...Object.fromEntries(Object.entries(example).filter(([name]) => filters.has(name))),
    group_by: 'make|0|5,year|0|4',
    measures: 'price|mean|median,miles|median',
    group_sort: 'price|median,index|desc',
  };
}

function pivotOperation(market: Market, declared: ListingSearch): Operation {
  const policy = { ...listingPolicy(market, declared), operation: `${declared.path}/pivot` };
  return {
    kind: 'pivot',
    order: declared.order + 1,
    path: `/${policy.operation}`,
    partOf: `/${declared.path}`,
    summary: `In groups, counted and measured: ${declared.summary.charAt(0).toLowerCase()}${declared.summary.slice(1)}`,
    example: exampleOf(policy, declared),
    tag: 'listings',
    market,
    finds: policy,
    parameters: pivotParameters(policy),
    needs: needsOf(policy),
    errors: SEARCH_ERRORS,
    answers: () => ({ 200: { description: 'The groups.', content: json(ref('Pivot')) } }),
    schemas: () => ({ Pivot: pivotSchema }),
    sources: sourcesOfSearch(policy),
    handle: (service) => answerPivot(service, policy),
    explain: (url, explaining) => explainPivot(policy, url, explaining),
  };
}

export const operations: readonly Operation[] = MARKETS.flatMap((market) =>
  marketNamed(market)
    .searches.filter(({ forMarketplaces }) => !forMarketplaces)
    .map((search) => pivotOperation(market, search)),
);
