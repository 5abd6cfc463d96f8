import type { Context } from 'hono';
import type { Suggestions } from '../../catalog/market-operations.ts';
import { MARKETS, type Market, marketNamed } from '../../catalog/markets.ts';
import type { SuggestPolicy } from '../../search/suggest/policy.ts';
import { readSuggest, suggestParameters } from '../../search/suggest/read.ts';
import { shapeSuggestions, suggest } from '../../search/suggest/run.ts';
import { explainSuggestions } from '../explain/searches.ts';
import { json } from '../openapi/responses.ts';
import { termsSchema } from '../openapi/terms.ts';
import { type Operation, SEARCH_ERRORS } from '../operation.ts';
import { marketEngine } from '../request/ask-market.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { searchLimits } from '../request/search-limits.ts';
import { sentRequest } from '../request/sent-request.ts';
import { sourcesOfSearch } from '../request/sources.ts';
import { suggestPolicy } from '../request/suggest-policies.ts';

/** Answers terms that begin with the input or hold it (part-2.md S3, S4; supplement section 4). */
const autoComplete = (service: Service, policy: SuggestPolicy) =>
  async function answerAutoComplete(c: Context<ApiEnv>): Promise<Response> {
    const request = sentRequest(c);
    const { query, phases, event } = request;
    const limits = await searchLimits(service, request, policy.search, query);
    const plan = await phases.time('plan', () => readSuggest(query, policy, limits, service.now()));
    event.plan = plan;
    const engine = marketEngine(service, request, policy.search.market);
    const terms = await suggest(plan, policy, { ...engine, known: service.terms });
    event.found = terms.length;
    return await phases.time('shape', () => c.json(shapeSuggestions(plan, terms)));
  };

/** One a path. */
function suggestionOperations(market: Market, declared: Suggestions): readonly Operation[] {
  const { order, path, alsoAt, summary, example } = declared;
  const policy = suggestPolicy(market, declared);
  return [path, ...(alsoAt ? [alsoAt] : [])].map((one, after) => ({
    kind: 'auto-complete',
    order: order + after,
    path: `/${one}`,
    summary,
    example,
    tag: 'suggestions',
    market,
    suggests: policy,
    parameters: suggestParameters(policy),
    errors: SEARCH_ERRORS,
    answers: () => ({ 200: { description: 'The terms.', content: json(termsSchema(policy)) } }),
    sources: sourcesOfSearch(policy.search),
    handle: (service) => autoComplete(service, policy),
    explain: (url, explaining) => explainSuggestions(policy, url, explaining),
  }));
}

export const operations: readonly Operation[] = MARKETS.flatMap((market) =>
  (marketNamed(market).suggestions ?? []).flatMap((declared) => suggestionOperations(market, declared)),
);
