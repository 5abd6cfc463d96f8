import type { Context } from 'hono';
import { INSIGHTS_MARKET } from '../../catalog/markets.ts';
import { rolesOf } from '../../catalog/roles.ts';
import { type Line, shownLine } from '../../engine/question.ts';
import { buildFilters, buildOf } from '../../insights/build-of.ts';
import { supplySchema } from '../../insights/schema.ts';
import { zipsAsCities } from '../../insights/sold-places.ts';
import { marketDaysSupply, readSupply, supplyParameters } from '../../insights/supply.ts';
import { compile } from '../../search/compile.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { readSearch } from '../../search/read.ts';
import { lookUps, resolve, run } from '../../search/run.ts';
import { compileLike } from '../../search/scopes/like.ts';
import { SentParameters } from '../../search/sent-parameters.ts';
import { type ExplainedUrl, type OperationExplanation, statementPart } from '../explain/explanation.ts';
import { neverAborted, RECENT_NOTE, salesStandIn } from '../explain/stand-ins.ts';
import { json } from '../openapi/responses.ts';
import type { ExplainContext, Operation } from '../operation.ts';
import { askMarket } from '../request/ask-market.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { firstPolicy, needsOf } from '../request/policies.ts';
import { sentRequest } from '../request/sent-request.ts';
import { listings, SOLD } from '../request/sources.ts';

/** Answers market days' supply (supplement section 4, /mds/car): listings of E1 over sales of the same filters. */
const supply = (service: Service, policy: SearchPolicy) =>
  async function answerSupply(c: Context<ApiEnv>): Promise<Response> {
    const request = sentRequest(c);
    const { query, caller, phases, event, signal } = request;
    const question = readSupply(query, new SentParameters(query, service.now()), policy);
    const made = readSearch(question.query, policy, caller.plan, service.now());
    const ask = askMarket(service, request, policy.market);
    const build = question.vin === undefined ? {} : await buildOf(question.vin, question.exact, ask);
    const asked = { ...made, filters: [...zipsAsCities(made.filters), ...buildFilters(build)], rows: 0 };
    event.plan = asked;
    const plan = await resolve(asked, policy, ask);
    const { total } = await run(plan, policy, ask);
    event.found = total;
    const known = { ...question.known, ...build };
    const counted = { active: total, filters: plan.filters };
    return c.json(
      await phases.time('summary', () =>
        marketDaysSupply({ ...question, known }, counted, service.recent, signal),
      ),
    );
  };

async function explainSupply(
  policy: SearchPolicy,
  { query }: ExplainedUrl,
  { limits, now }: ExplainContext,
): Promise<OperationExplanation> {
  const question = readSupply(query, new SentParameters(query, now), policy);
  const made = readSearch(question.query, policy, limits, now);
  const plan = { ...made, filters: zipsAsCities(made.filters), rows: 0 };
  const { recent, statements } = salesStandIn();
  await marketDaysSupply(question, { active: 0, filters: plan.filters }, recent, neverAborted);
  const match = ['year', 'make', 'model', ...(question.exact ? ['trim'] : [])];
  const { vin } = question;
  const build: Line[] =
    vin === undefined ? [] : [compileLike({ vins: [vin], match }, rolesOf(INSIGHTS_MARKET))];
  return {
    plan,
    request: [
      ...[...build, ...Object.values(lookUps(plan, policy)), ...compile(plan, policy.dataset).counts].map(
        shownLine,
      ),
      ...statements.map(statementPart),
    ],
    notes: [
      ...(vin === undefined
        ? []
        : [
            `The first line reads the build of the VIN; ${match.join(', ')} then also filter listings and sales.`,
          ]),
      ...(statements.some(({ sql }) => sql.includes('AND false'))
        ? [
            'The cities from the previous statement that lie in the area replace the word false in the last one.',
          ]
        : []),
      'The number of listings found is divided by the vehicles sold per day.',
      RECENT_NOTE,
    ],
  };
}

const policy: SearchPolicy = { ...firstPolicy(INSIGHTS_MARKET), operation: 'mds/car' };

export const operations: readonly Operation[] = [
  {
    kind: 'market days supply',
    order: 540,
    path: '/mds/car',
    summary:
      "Market days' supply: active listings divided by the vehicles sold per day over the last 45 days.",
    example: { make: 'Ford', model: 'F-150', include_sold: 'true' },
    tag: 'sales',
    market: INSIGHTS_MARKET,
    parameters: supplyParameters(policy),
    needs: needsOf(policy),
    errors: [400, 422, 500, 503],
    answers: () => ({ 200: { description: 'The supply.', content: json(supplySchema) } }),
    sources: [...SOLD, listings(INSIGHTS_MARKET, 'dealer')],
    handle: (service) => supply(service, policy),
    explain: (url, explaining) => explainSupply(policy, url, explaining),
  },
];
