import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import { queryText } from '../access/credential.ts';
import { isSearch, searchOf } from '../explain/searches.ts';
import { readUrl } from '../explain/url.ts';
import { explain } from '../explain.ts';
import { queryOf } from '../request/answer-search.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { callerLimits } from '../request/search-limits.ts';

/** `GET /v2/explain?url=…` for keys with that right. */
export const explainUrl = (service: Service) =>
  async function answerExplain(c: Context<ApiEnv>): Promise<Response> {
    const url = queryOf(queryText(c)).get('url')?.[0];
    if (!url) {
      throw new Refusal('bad_parameter', {
        name: 'url',
        detail: 'send the percent-encoded URL of an operation',
      });
    }
    const { operation, query } = readUrl(url);
    const caller = c.get('caller');
    const limits = isSearch(operation)
      ? await callerLimits(service, caller, searchOf(operation), query)
      : caller.plan;
    return c.json(await explain(url, limits, service.now()));
  };
