import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import type { ApiEnv, Service } from '../context.ts';
import { explain, searchAt, searchOf } from '../explain.ts';
import { queryText } from '../middleware/credential.ts';
import { searchLimits } from './limits.ts';
import { queryOf } from './search.ts';

/** `GET /v2/explain?url=…` for keys with that right. */
export const explainUrl = (service: Service) =>
  async function answerExplain(c: Context<ApiEnv>): Promise<Response> {
    const url = queryOf(queryText(c)).get('url')?.[0];
    if (!url) {
      throw new Refusal('bad_parameter', { name: 'url', detail: 'send the percent-encoded URL of a search' });
    }
    const { operation, query } = searchAt(url);
    const limits = await searchLimits(service, c.get('caller'), searchOf(operation), query);
    return c.json(explain(url, limits, service.now()));
  };
