import type { Context } from 'hono';
import { buildFilters, buildOf } from '../../insights/build-of.ts';
import { zipsAsCities } from '../../insights/sold-places.ts';
import { marketDaysSupply, readSupply } from '../../insights/supply.ts';
import { Asked } from '../../search/asked.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { readSearch } from '../../search/read.ts';
import { resolve, run } from '../../search/run.ts';
import { queryText } from '../access/credential.ts';
import { queryOf } from '../request/answer-search.ts';
import { askMarket } from '../request/ask-market.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';

/** Answers market days' supply (supplement section 4, /mds/car): listings of E1 over sales of the same filters. */
export const supply = (service: Service, policy: SearchPolicy) =>
  async function answerSupply(c: Context<ApiEnv>): Promise<Response> {
    const signal = deadline(c.req.raw.signal);
    const sent = queryOf(queryText(c));
    const question = readSupply(sent, new Asked(sent, service.now()), policy);
    const made = readSearch(question.query, policy, c.get('caller').plan, service.now());
    const ask = askMarket(c, service, policy.market, signal);
    const build = question.vin === undefined ? {} : await buildOf(question.vin, question.exact, ask);
    const asked = { ...made, filters: [...zipsAsCities(made.filters), ...buildFilters(build)], rows: 0 };
    c.get('event').plan = asked;
    const plan = await resolve(asked, policy, ask);
    const { total } = await run(plan, policy, ask);
    c.get('event').found = total;
    const told = { ...question.told, ...build };
    const counted = { active: total, filters: plan.filters };
    return c.json(
      await c
        .get('phases')
        .time('summary', () => marketDaysSupply({ ...question, told }, counted, service.recent, signal)),
    );
  };
