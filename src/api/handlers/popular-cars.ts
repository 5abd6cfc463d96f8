import type { Context } from 'hono';
import { commonest } from '../../insights/pairs.ts';
import { popularCars, popularQuery, readPopular, TOP } from '../../insights/popular.ts';
import { Asked } from '../../search/asked.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { readSearch } from '../../search/read.ts';
import { queryText } from '../access/credential.ts';
import { queryOf } from '../request/answer-search.ts';
import { askMarket } from '../request/ask-market.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';

/** Answers the makes and models that are listed most (supplement appendices B and D, GET /popular/cars). */
export const popular = (service: Service, policy: SearchPolicy) =>
  async function answerPopular(c: Context<ApiEnv>): Promise<Response> {
    const signal = deadline(c.req.raw.signal);
    const question = readPopular(new Asked(queryOf(queryText(c)), service.now()));
    const plan = readSearch(popularQuery(question), policy, c.get('caller').plan, service.now());
    c.get('event').plan = plan;
    const ask = askMarket(c, service, policy.market, signal);
    const pairs = await commonest(plan, policy.dataset, TOP, ask);
    c.get('event').found = pairs.length;
    return c.json(
      await c.get('phases').time('summary', () => popularCars(question, pairs, service.recent, signal)),
    );
  };
