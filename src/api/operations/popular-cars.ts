import type { Context } from 'hono';
import { INSIGHTS_MARKET } from '../../catalog/markets.ts';
import { shownLine } from '../../engine/question.ts';
import type { Query } from '../../grammar/query.ts';
import type { MakeAndModel } from '../../insights/makes-and-models.ts';
import { commonest } from '../../insights/makes-and-models.ts';
import {
  POPULAR_PARAMETERS,
  popularCars,
  popularQuery,
  readPopular,
  TOP,
} from '../../insights/popular-cars.ts';
import { popularSchema } from '../../insights/schema.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { readSearch } from '../../search/read.ts';
import { SentParameters } from '../../search/sent-parameters.ts';
import {
  type ExplainedUrl,
  type ExplanationPart,
  type OperationExplanation,
  statementPart,
} from '../explain/explanation.ts';
import { neverAborted, RECENT_NOTE, salesStandIn } from '../explain/stand-ins.ts';
import { json } from '../openapi/responses.ts';
import type { ExplainContext, Operation } from '../operation.ts';
import { askMarket } from '../request/ask-market.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { firstPolicy, needsOf } from '../request/policies.ts';
import { sentRequest } from '../request/sent-request.ts';
import { listings, SOLD } from '../request/sources.ts';

/** Answers the makes and models that are listed most (supplement appendices B and D, GET /popular/cars). */
const popular = (service: Service, policy: SearchPolicy) =>
  async function answerPopular(c: Context<ApiEnv>): Promise<Response> {
    const request = sentRequest(c);
    const { query, caller, phases, event, signal } = request;
    const question = readPopular(new SentParameters(query, service.now()));
    const plan = readSearch(popularQuery(question), policy, caller.plan, service.now());
    event.plan = plan;
    const ask = askMarket(service, request, policy.market);
    const pairs = await commonest(plan, policy.dataset, TOP, ask);
    event.found = pairs.length;
    return c.json(await phases.time('summary', () => popularCars(question, pairs, service.recent, signal)));
  };

/** Stands for the makes and models that the engine tells. */
const PAIR: MakeAndModel = { make: 'a make', model: 'a model', count: 1 };

async function explainPopular(
  policy: SearchPolicy,
  { query }: ExplainedUrl,
  { limits, now }: ExplainContext,
): Promise<OperationExplanation> {
  const question = readPopular(new SentParameters(query, now));
  const asked: Query = popularQuery(question);
  const plan = readSearch(asked, policy, limits, now);
  const lines: ExplanationPart[] = [];
  await commonest(plan, policy.dataset, TOP, async (more) => {
    lines.push(...more.map(shownLine));
    return [];
  });
  const { recent, statements } = salesStandIn();
  await popularCars(question, [PAIR], recent, neverAborted);
  return {
    plan,
    request: [...lines, ...statements.map(statementPart)],
    notes: [
      `The first line counts makes and models; the statement then asks for the ${TOP} with the most listings (one is shown as an example).`,
      RECENT_NOTE,
    ],
  };
}

const policy: SearchPolicy = { ...firstPolicy(INSIGHTS_MARKET), operation: 'popular/cars' };

export const operations: readonly Operation[] = [
  {
    kind: 'popular cars',
    order: 560,
    path: '/popular/cars',
    summary: 'The 50 makes and models with the most active listings in an area, with sales statistics.',
    example: { car_type: 'used', state: 'CA' },
    tag: 'sales',
    market: INSIGHTS_MARKET,
    parameters: POPULAR_PARAMETERS,
    needs: needsOf(policy),
    errors: [400, 422, 500, 503],
    answers: () => ({ 200: { description: 'The makes and models.', content: json(popularSchema) } }),
    sources: [...SOLD, listings(INSIGHTS_MARKET, 'dealer')],
    handle: (service) => popular(service, policy),
    explain: (url, explaining) => explainPopular(policy, url, explaining),
  },
];
