import type { Context } from 'hono';
import { readSales, salesStatistics } from '../../insights/sales.ts';
import { Asked } from '../../search/asked.ts';
import { queryText } from '../access/credential.ts';
import { queryOf } from '../request/answer-search.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';

/** Answers statistics of the vehicles sold in ninety days (supplement section 4, /sales/car). */
export const sales = (service: Service) =>
  async function answerSales(c: Context<ApiEnv>): Promise<Response> {
    const signal = deadline(c.req.raw.signal);
    const question = readSales(new Asked(queryOf(queryText(c)), service.now()));
    c.get('event').plan = question;
    return c.json(
      await c.get('phases').time('summary', () => salesStatistics(question, service.recent, signal)),
    );
  };
