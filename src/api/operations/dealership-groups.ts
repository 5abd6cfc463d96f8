import type { Context } from 'hono';
import { countGroups } from '../../summary/groups.ts';
import { soldGroupsSchema } from '../../summary/schema.ts';
import type { SoldSummary } from '../../summary/summary.ts';
import { type OperationExplanation, statementPart } from '../explain/explanation.ts';
import { latestMonth, monthsStandIn, neverAborted, publishedMonthsStandIn } from '../explain/stand-ins.ts';
import { json } from '../openapi/responses.ts';
import type { Operation } from '../operation.ts';
import type { ApiEnv } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';
import { SOLD } from '../request/sources.ts';

/** Answers the names that dealership_group_name accepts, with the vehicles sold (supplement section 9). */
const dealershipGroups = (summary: SoldSummary) =>
  async function answerDealershipGroups(c: Context<ApiEnv>): Promise<Response> {
    const signal = deadline(c);
    const groups = await c.get('phases').time('summary', () => summary.groups(signal));
    return c.json({ num_found: groups.length, dealership_groups: groups });
  };

async function explainGroups(now: Date): Promise<OperationExplanation> {
  const { database, statements } = monthsStandIn();
  const latest = latestMonth(now);
  await countGroups(database, publishedMonthsStandIn([latest], []), neverAborted);
  return {
    plan: {},
    request: statements.map(statementPart),
    notes: [`${latest} stands for every published month.`],
  };
}

export const operations: readonly Operation[] = [
  {
    kind: 'dealership groups',
    order: 530,
    path: '/dealership-groups',
    summary: 'Names of dealership groups that the sold-vehicle summary knows, with the vehicles sold.',
    example: {},
    tag: 'sales',
    parameters: [],
    errors: [400, 500, 503],
    answers: () => ({ 200: { description: 'The groups.', content: json(soldGroupsSchema) } }),
    sources: SOLD,
    handle: ({ sold }) => dealershipGroups(sold),
    explain: (_, { now }) => explainGroups(now),
  },
];
