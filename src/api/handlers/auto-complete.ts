import type { Context } from 'hono';
import type { SuggestPolicy } from '../../search/suggest/policy.ts';
import { readSuggest } from '../../search/suggest/read.ts';
import { shapeSuggestions, suggest } from '../../search/suggest/run.ts';
import { queryText } from '../access/credential.ts';
import { queryOf } from '../request/answer-search.ts';
import { marketEngine } from '../request/ask-market.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';
import { searchLimits } from '../request/search-limits.ts';

/** Answers terms that begin with the input or hold it (part-2.md S3, S4; supplement section 4). */
export const autoComplete = (service: Service, policy: SuggestPolicy) =>
  async function answerAutoComplete(c: Context<ApiEnv>): Promise<Response> {
    const phases = c.get('phases');
    const signal = deadline(c.req.raw.signal);
    const query = queryOf(queryText(c));
    const asked = { caller: c.get('caller'), phases, signal };
    const limits = await searchLimits(service, asked, policy.search, query);
    const plan = await phases.time('plan', () => readSuggest(query, policy, limits, service.now()));
    c.get('event').plan = plan;
    const engine = marketEngine(c, service, policy.search.market, signal);
    const terms = await suggest(plan, policy, { ...engine, known: service.terms });
    c.get('event').found = terms.length;
    return await phases.time('shape', () => c.json(shapeSuggestions(plan, terms)));
  };
