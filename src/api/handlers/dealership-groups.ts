import type { Context } from 'hono';
import type { SoldSummary } from '../../summary/summary.ts';
import type { ApiEnv } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';

/** Answers the names that dealership_group_name accepts, with the vehicles sold (supplement section 9). */
export const dealershipGroups = (summary: SoldSummary) =>
  async function answerDealershipGroups(c: Context<ApiEnv>): Promise<Response> {
    const signal = deadline(c.req.raw.signal);
    const groups = await c.get('phases').time('summary', () => summary.groups(signal));
    return c.json({ num_found: groups.length, dealership_groups: groups });
  };
