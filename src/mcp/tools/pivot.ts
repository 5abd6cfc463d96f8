import { z } from 'zod';
import { answerTo, targetOf } from '../api-request.ts';
import { filters } from '../search-call.ts';
import { at, namesOf, PIVOTS, requireKnown } from '../searches.ts';
import { tool } from '../tool.ts';

/** Groups what a search finds. */
export const pivotListings = tool({
  name: 'pivot_listings',
  title: 'Group and measure listings',
  about:
    'A table of what a search of listings finds: grouped by one or two fields, each group counted and measured. For example the median price by body_type and ' +
    'state, or the dealers with the longest time on the market. Use it where facets only count.',
  input: z.strictObject({
    search: z.enum(namesOf(PIVOTS)).default('car'),
    filters,
    group_by: z
      .array(z.string())
      .min(1)
      .max(2)
      .describe(
        'One or two facet fields, as "field" or "field|offset|limit": the first gives the rows, the second the columns.',
      ),
    measures: z
      .array(z.string())
      .max(5)
      .default([])
      .describe(
        '"field|figure|figure": min, max, count, missing, sum, mean, stddev, median, p5 to p99; for example "price|median|p90".',
      ),
    group_sort: z
      .string()
      .optional()
      .describe(
        'count, index, or "field|figure"; "|asc" or "|desc" behind it; after a comma that of the columns.',
      ),
  }),
  call: async (ask, { search, filters: sent, group_by, measures, group_sort }) => {
    const operation = at(PIVOTS, search);
    requireKnown(operation, sent);
    const target = targetOf(operation, {
      ...sent,
      group_by: group_by.join(','),
      measures: measures.length > 0 ? measures.join(',') : undefined,
      group_sort,
    });
    return { answer: { request: `/v2${target}`, ...((await answerTo(ask, target)) as object) } };
  },
});
