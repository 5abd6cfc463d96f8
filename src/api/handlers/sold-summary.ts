import type { Context } from 'hono';
import type { SoldSummary } from '../../summary/summary.ts';
import { queryText } from '../access/credential.ts';
import { KEY_PARAMETER } from '../operations.ts';
import type { ApiEnv } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';

/** Answers monthly statistics of sold vehicles (part-2.md S1). Nothing in it depends on the account. */
export const soldSummary = (summary: SoldSummary) =>
  async function answerSoldSummary(c: Context<ApiEnv>): Promise<Response> {
    const signal = deadline(c.req.raw.signal);
    const { plan, envelope, data } = await c
      .get('phases')
      .time('summary', () => summary.answer(queryText(c), KEY_PARAMETER, signal));
    c.get('event').plan = plan;
    c.get('event').found = envelope.result_count;
    // the rows are kept as text: they are not read and written again
    const before = JSON.stringify(envelope).slice(0, -1);
    return c.body(`${before},"data":${data}}`, 200, { 'Content-Type': 'application/json' });
  };
