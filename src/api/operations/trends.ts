import type { Context } from 'hono';
import { INSIGHTS_MARKET } from '../../catalog/markets.ts';
import { countListed, countSold, hasSold } from '../../summary/trends/answer.ts';
import { TREND_PARAMETERS } from '../../summary/trends/parameters.ts';
import { readTrend } from '../../summary/trends/read-plan.ts';
import { trendSchema } from '../../summary/trends/schema.ts';
import type { Trends } from '../../summary/trends/trends.ts';
import { KEY_PARAMETER } from '../access/credential.ts';
import { type ExplainedUrl, type OperationExplanation, statementPart } from '../explain/explanation.ts';
import {
  monthsStandIn,
  neverAborted,
  publishedDaysStandIn,
  publishedMonthsStandIn,
} from '../explain/stand-ins.ts';
import { json } from '../openapi/responses.ts';
import type { Operation } from '../operation.ts';
import type { ApiEnv } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';
import { queryText } from '../request/sent-request.ts';
import { listings, SOLD } from '../request/sources.ts';

/** Answers the market as it was, day by day (supplement 2.8). Nothing in it depends on the account. */
const trends = (days: Trends) =>
  async function answerTrend(c: Context<ApiEnv>): Promise<Response> {
    const phases = c.get('phases');
    const { account } = c.get('caller');
    const asker = { account, onWaited: (ms: number) => phases.add('turn', ms) };
    const { plan, series, text } = await phases.time('summary', () =>
      days.answer(queryText(c), KEY_PARAMETER, deadline(c), asker),
    );
    c.get('event').plan = plan;
    c.get('event').found = series;
    return c.body(text, 200, { 'Content-Type': 'application/json' });
  };

async function explainTrend({ text, query }: ExplainedUrl, now: Date): Promise<OperationExplanation> {
  const groups = query.get('dealership_group_name') ?? [];
  const published = publishedDaysStandIn(now);
  const plan = readTrend(text, { ...published, groups }, KEY_PARAMETER);
  const { question } = plan;
  const window = question.window ?? published.days;
  const { database, statements } = monthsStandIn();
  const listed = await countListed(database, { ...question, window }, published, neverAborted);
  if (hasSold(question)) {
    const months = listed.points.map(({ to }) => to.slice(0, 7));
    await countSold(database, question, listed, publishedMonthsStandIn(months, []), neverAborted);
  }
  return {
    plan,
    request: statements.map(statementPart),
    notes: [
      'Statements name the files of months by their month; the days of one month are counted together as far as memory allows.',
      ...(plan.date_window_source === 'default'
        ? [`The newest day that is known is the last one; ${published.days.to} stands for it.`]
        : []),
      ...(question.group_by.length > 0
        ? ['The first statement finds the groups; their keys are values of those that follow.']
        : []),
      ...(groups.length > 0 ? ['Names of groups are compared with those of the published months.'] : []),
    ],
  };
}

export const operations: readonly Operation[] = [
  {
    kind: 'trends',
    order: 525,
    path: '/trends/car',
    summary:
      'The market as it was, by day, week or month: active car listings, arrivals, departures, price changes, prices, mileage, and the vehicles sold beside them.',
    example: {
      by: 'day',
      inventory_type: 'used',
      group_by: 'make',
      limit: '3',
      measures: 'price|median|p90',
    },
    tag: 'sales',
    market: INSIGHTS_MARKET,
    parameters: TREND_PARAMETERS,
    errors: [400, 422, 500, 503],
    answers: () => ({ 200: { description: 'The series.', content: json(trendSchema) } }),
    sources: [...SOLD, listings(INSIGHTS_MARKET, 'dealer', 'fsbo', 'auction')],
    handle: ({ trends: days }) => trends(days),
    explain: (url, { now }) => explainTrend(url, now),
  },
];
