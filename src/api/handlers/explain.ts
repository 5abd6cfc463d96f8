import type { Context } from 'hono';
import { PLANS } from '../../accounts/plans.ts';
import { Refusal } from '../../catalog/errors.ts';
import type { ApiEnv, Service } from '../context.ts';
import { explain } from '../explain.ts';
import { queryText } from '../middleware/authenticate.ts';
import { queryOf } from './search.ts';

/** `GET /v2/explain?url=…` for keys with that right. */
export const explainUrl = (service: Service) =>
  function answerExplain(c: Context<ApiEnv>): Response {
    const caller = c.get('caller');
    if (!caller.rights.includes('explain')) {
      throw new Refusal('not_allowed', {
        detail: 'it needs the right explain (keys create --allow explain)',
      });
    }
    const url = queryOf(queryText(c)).get('url')?.[0];
    if (!url) {
      throw new Refusal('bad_parameter', { name: 'url', detail: 'send the percent-encoded URL of a search' });
    }
    return c.json(explain(url, PLANS[caller.plan], service.now()));
  };
