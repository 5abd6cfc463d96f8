import type { Context } from 'hono';
import { readSales, SALES_PARAMETERS, salesStatistics } from '../../insights/sales.ts';
import { salesSchema } from '../../insights/schema.ts';
import { SentParameters } from '../../search/sent-parameters.ts';
import { type ExplainedUrl, type OperationExplanation, statementPart } from '../explain/explanation.ts';
import { neverAborted, RECENT_NOTE, salesStandIn } from '../explain/stand-ins.ts';
import { json } from '../openapi/responses.ts';
import type { Operation } from '../operation.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';
import { sentQuery } from '../request/sent-request.ts';
import { SOLD } from '../request/sources.ts';

/** Answers statistics of the vehicles sold in ninety days (supplement section 4, /sales/car). */
const sales = (service: Service) =>
  async function answerSales(c: Context<ApiEnv>): Promise<Response> {
    const signal = deadline(c);
    const question = readSales(new SentParameters(sentQuery(c), service.now()));
    c.get('event').plan = question;
    return c.json(
      await c.get('phases').time('summary', () => salesStatistics(question, service.recent, signal)),
    );
  };

async function explainSales({ query }: ExplainedUrl, now: Date): Promise<OperationExplanation> {
  const plan = readSales(new SentParameters(query, now));
  const { recent, statements } = salesStandIn();
  await salesStatistics(plan, recent, neverAborted);
  return { plan, request: statements.map(statementPart), notes: [RECENT_NOTE] };
}

export const operations: readonly Operation[] = [
  {
    kind: 'sales statistics',
    order: 550,
    path: '/sales/car',
    summary: 'Days for sale, prices and mileages of the vehicles sold in 90 days. Statistics are exact.',
    example: { ymm: '2022|Ford|F-150' },
    tag: 'sales',
    parameters: SALES_PARAMETERS,
    errors: [400, 422, 500, 503],
    answers: () => ({ 200: { description: 'The statistics.', content: json(salesSchema) } }),
    sources: SOLD,
    handle: sales,
    explain: (url, { now }) => explainSales(url, now),
  },
];
