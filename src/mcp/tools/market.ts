import { z } from 'zod';
import { answerTo, targetOf } from '../api-request.ts';
import { askSearch, filters, rowsOf, searchInput } from '../search-call.ts';
import { INCENTIVE_SEARCH, operationOf, requireKnown } from '../searches.ts';
import { tool } from '../tool.ts';

const summary = operationOf('sold summary');

/** Statistics of what was sold. */
export const soldSummary = tool({
  name: 'sold_summary',
  title: 'Sold vehicles, by month',
  about:
    `${summary.summary} Parameters in filters, for example {"inventory_type": "used", "state": "TX", "make": "Toyota", "ranking_dimensions": "make,model", ` +
    '"top_n": 5}. inventory_type is required; date_from and date_to are whole months (2026-01-01 to 2026-03-31); without them the latest month.',
  input: z.strictObject({ filters }),
  call: async (ask, { filters: sent }) => {
    requireKnown(summary, sent);
    const target = targetOf(summary, sent);
    const answer = (await answerTo(ask, target)) as Record<string, unknown>;
    return { answer: { request: `/v2${target}`, ...answer } };
  },
});

/** Manufacturers' incentives. */
export const searchIncentives = tool({
  name: 'search_incentives',
  title: 'Search incentives',
  about: `${INCENTIVE_SEARCH.summary} By make, model, year, offer_type, zip with radius, and others.`,
  input: z.strictObject({ ...searchInput, rows: rowsOf(5) }),
  call: (ask, asked) => askSearch(ask, INCENTIVE_SEARCH, asked),
});
