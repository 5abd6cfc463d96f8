import { z } from 'zod';
import { answerTo, targetOf } from '../api-request.ts';
import { filters } from '../search-call.ts';
import { operationOf, requireKnown } from '../searches.ts';
import { tool } from '../tool.ts';

const trends = operationOf('trends');

const aboutOf = (name: string): string => trends.parameters.find((one) => one.name === name)?.about ?? '';

/** The market as it was. */
export const marketTrends = tool({
  name: 'trends',
  title: 'Trends: the market as it was',
  about:
    `${trends.summary} For how prices, supply and time on the market move. Without a window the latest 30 days, 26 weeks or 12 months that are known; ` +
    'by month each point has the vehicles sold beside it. Ask for few points and measures: every series has each of them.',
  input: z.strictObject({
    filters: filters.describe(
      'Filters of the sold-vehicle summary, for example {"make": "Ford", "state": "TX", "inventory_type": "used"}; also date_from with date_to, coverage, country.',
    ),
    by: z.enum(['day', 'week', 'month']).default('week'),
    group_by: z
      .array(z.string())
      .max(2)
      .default([])
      .describe('A series for each value of one or two fields: make, model, state, body_type, …'),
    measures: z
      .array(z.string())
      .min(1)
      .default(['price|median', 'dom_active|median'])
      .describe(`"field|figure|figure". ${aboutOf('measures')}`),
    limit: z.int().min(1).max(50).default(5).describe('Series at most, the largest first.'),
  }),
  call: async (ask, { filters: sent, by, group_by, measures, limit }) => {
    requireKnown(trends, sent);
    const target = targetOf(trends, {
      ...sent,
      by,
      ...(group_by.length > 0 && { group_by: group_by.join(','), limit }),
      measures: measures.join(','),
    });
    return { answer: { request: `/v2${target}`, ...((await answerTo(ask, target)) as object) } };
  },
});
