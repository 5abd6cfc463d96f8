import type { Context } from 'hono';
import { splitList } from '../../grammar/list.ts';
import { count } from '../../summary/count.ts';
import { SUMMARY_PARAMETERS } from '../../summary/parameters.ts';
import { readPlan } from '../../summary/read-plan.ts';
import { summarySchema } from '../../summary/schema.ts';
import type { SoldSummary } from '../../summary/summary.ts';
import { monthsOf } from '../../summary/window.ts';
import { KEY_PARAMETER } from '../access/credential.ts';
import { type ExplainedUrl, type OperationExplanation, statementPart } from '../explain/explanation.ts';
import { latestMonth, monthsStandIn, neverAborted, publishedMonthsStandIn } from '../explain/stand-ins.ts';
import { json } from '../openapi/responses.ts';
import type { Operation } from '../operation.ts';
import type { ApiEnv } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';
import { queryText } from '../request/sent-request.ts';
import { SOLD } from '../request/sources.ts';

/** Answers monthly statistics of sold vehicles (part-2.md S1). Nothing in it depends on the account. */
const soldSummary = (summary: SoldSummary) =>
  async function answerSoldSummary(c: Context<ApiEnv>): Promise<Response> {
    const signal = deadline(c);
    const phases = c.get('phases');
    const { account } = c.get('caller');
    const asker = { account, onWaited: (ms: number) => phases.add('turn', ms) };
    const { plan, envelope, data } = await phases.time('summary', () =>
      summary.answer(queryText(c), KEY_PARAMETER, signal, asker),
    );
    c.get('event').plan = plan;
    c.get('event').found = envelope.result_count;
    // the rows are kept as text: they are not read and written again
    const before = JSON.stringify(envelope).slice(0, -1);
    return c.body(`${before},"data":${data}}`, 200, { 'Content-Type': 'application/json' });
  };

async function explainSummary({ text, query }: ExplainedUrl, now: Date): Promise<OperationExplanation> {
  const asked = query.get('dealership_group_name')?.join(',') ?? '';
  const groups = splitList(asked);
  const latest = latestMonth(now);
  const plan = readPlan(text, publishedMonthsStandIn([latest], groups), KEY_PARAMETER);
  const { window } = plan.question;
  const { database, statements } = monthsStandIn();
  const published = publishedMonthsStandIn(window ? monthsOf(window).toReversed() : [], groups);
  await count(database, plan.question, published, neverAborted);
  return {
    plan,
    request: statements.map(statementPart),
    notes: [
      'One statement per month, newest first, on the files of that month; unpublished months are skipped.',
      'Groups by the default dimensions come from a roll-up; if its file is missing, the vehicles are counted.',
      ...(plan.date_window_source === 'default'
        ? [`The latest published month is used; ${latest} stands for it.`]
        : []),
      ...(groups.length > 0 ? ['Names of groups are compared with those of the published months.'] : []),
    ],
  };
}

export const operations: readonly Operation[] = [
  {
    kind: 'sold summary',
    order: 520,
    path: '/sold-vehicles/summary',
    summary:
      'Monthly statistics of vehicles sold by US dealers, ranked in each state, city or nation-wide. Percentiles are exact.',
    example: {
      inventory_type: 'used',
      summary_by: 'state',
      ranking_dimensions: 'make,model',
      top_n: '3',
      state: 'CA,TX',
      min_sold_count: '1',
    },
    tag: 'sales',
    parameters: SUMMARY_PARAMETERS,
    errors: [400, 422, 500, 503],
    answers: () => ({ 200: { description: 'The rows.', content: json(summarySchema) } }),
    sources: SOLD,
    handle: ({ sold }) => soldSummary(sold),
    explain: (url, { now }) => explainSummary(url, now),
  },
];
