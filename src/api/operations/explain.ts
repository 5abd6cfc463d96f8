import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import { explain } from '../explain/explain.ts';
import { withoutRequests } from '../explain/explanation.ts';
import { readUrl } from '../explain/url.ts';
import { json } from '../openapi/responses.ts';
import type { Operation } from '../operation.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { callerLimits } from '../request/search-limits.ts';
import { sentQuery } from '../request/sent-request.ts';

/** `GET /v2/explain?url=…` for keys with that right: the URL is explained as if this caller sent it. */
const explainUrl = (service: Service, table: readonly Operation[]) =>
  async function answerExplain(c: Context<ApiEnv>): Promise<Response> {
    const url = sentQuery(c).get('url')?.[0];
    if (!url) {
      throw new Refusal('bad_parameter', {
        name: 'url',
        detail: 'send the percent-encoded URL of an operation',
      });
    }
    const caller = c.get('caller');
    const { operation, read } = readUrl(table, url);
    const search = operation.search ?? operation.finds ?? operation.suggests?.search;
    const limits = search ? await callerLimits(service, caller, search, read.query) : caller.plan;
    return c.json(await explain(table, url, limits, service.now()));
  };

export const operations: readonly Operation[] = [
  {
    kind: 'explain',
    order: 750,
    path: '/explain',
    summary: 'The plan and the engine request of a URL, without running it. Needs the right explain.',
    example: { url: '/v2/search/car/active?make=ford&rows=3' },
    tag: 'service',
    right: 'explain',
    parameters: [
      {
        name: 'url',
        about: 'The URL of a search, percent-encoded; full, or from the path on.',
        schema: { type: 'string' },
        required: true,
      },
    ],
    errors: [400, 404, 422, 500, 503],
    answers: () => ({ 200: { description: 'Plan and engine request.', content: json({ type: 'object' }) } }),
    sources: [],
    handle: explainUrl,
    explain: () => withoutRequests({}, 'No query is sent: the URL is explained without running it.'),
  },
];
