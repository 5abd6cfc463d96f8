import { z } from 'zod';
import type { Operation } from '../../api/operation.ts';
import { OPERATIONS } from '../../api/operations.ts';
import { answerTo, targetOf } from '../api-request.ts';
import { fieldsOf } from '../fields.ts';
import { filters } from '../search-call.ts';
import {
  at,
  DEALER_SEARCHES,
  INCENTIVE_SEARCH,
  LISTING_SEARCHES,
  namesOf,
  operationOf,
  PIVOTS,
  requireKnown,
} from '../searches.ts';
import { tool } from '../tool.ts';
import { valuesOf } from '../values.ts';

/** Operations of the table that a tool asks itself, or that no model should. */
const KINDS_OF_TOOLS = new Set([
  'search',
  'dealer',
  'history',
  'recalls',
  'decode',
  'sold summary',
  'trends',
  'explain',
]);
// an export is a file of everything: no answer for a model
const NOT_ASKED = new Set([
  'jobs',
  'saved views',
  'alerts',
  'image',
  'preferred dealers',
  'marketplace',
  'auto-complete',
  'export',
]);

/** What pivot_listings asks: a pivot that it does not know has no tool of its own. */
const PIVOTED: ReadonlySet<Operation> = new Set(PIVOTS.values());

/** The other operations by path. */
const OTHERS: ReadonlyMap<string, Operation> = new Map(
  OPERATIONS.filter(
    ({ kind, method }) => method === undefined && !KINDS_OF_TOOLS.has(kind) && !NOT_ASKED.has(kind),
  )
    .filter((operation) => !PIVOTED.has(operation))
    .map((operation) => [operation.path, operation]),
);

/** Everything whose parameters list_fields tells, by the name that a tool has for it. */
const DESCRIBED: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ...LISTING_SEARCHES,
  ...[...DEALER_SEARCHES].map(([name, operation]) => [`dealers-${name}`, operation] as const),
  ['incentives', INCENTIVE_SEARCH],
  ['sold-summary', operationOf('sold summary')],
  ['trends', operationOf('trends')],
  ...OTHERS,
]);

/** What an operation takes. */
export const listFields = tool({
  name: 'list_fields',
  title: 'Fields and parameters',
  about:
    'The parameters that filters may have, with meaning and form, and the fields that can be counted (facets), measured (stats) and ordered by (sort_by). ' +
    'Asks nothing of the account. find narrows: "price", "days".',
  input: z.strictObject({
    of: z
      .enum(namesOf(DESCRIBED))
      .default('car')
      .describe('A search of search_listings, dealers-…, incentives, sold-summary, trends, or a path.'),
    find: z.string().default('').describe('Words that name or text must have.'),
  }),
  call: async (_, { of, find }) => ({ answer: { ...fieldsOf(at(DESCRIBED, of), find) } }),
});

/** Spellings of a field. */
export const listValues = tool({
  name: 'list_values',
  title: 'Values of a field',
  about:
    'The values of a field as this market spells them, with the number of listings, the most frequent first: makes, models, trims, body types, colours, ' +
    'states, cities, dealers. Use it before you filter by a name that you are not sure of; filters narrow it: the models of a make.',
  input: z.strictObject({
    search: z.enum(namesOf(LISTING_SEARCHES)).default('car'),
    field: z.string().describe('A field that list_fields names under facets.'),
    contains: z.string().default('').describe('Only values that contain this, in any case.'),
    filters,
    limit: z.int().min(1).max(500).default(50),
  }),
  call: valuesOf,
});

/** How a request is executed. */
export const explainRequest = tool({
  name: 'explain_request',
  title: 'Explain a request',
  about:
    'How a request would be executed, without running it: its plan (which filters were understood, how) and the queries. Give the request of another ' +
    "tool's answer. Needs a key with the right explain.",
  input: z.strictObject({
    request: z.string().describe('For example /v2/search/car/active?make=ford&price_range=-30000'),
  }),
  call: async (ask, { request }) => ({
    answer: { ...((await answerTo(ask, targetOf(operationOf('explain'), { url: request }))) as object) },
  }),
});

const others = [...OTHERS.values()].map(({ path, summary }) => `${path}: ${summary}`).join(' ');

/** Any other operation. */
export const otherRequest = tool({
  name: 'other_request',
  title: 'Other operations',
  about: `The operations that have no tool of their own. ${others}`,
  input: z.strictObject({
    path: z.enum(namesOf(OTHERS)),
    parameters: filters.describe(
      'Parameters by name, those in braces of the path among them; list_fields tells them.',
    ),
  }),
  call: async (ask, { path, parameters }) => {
    const operation = at(OTHERS, path);
    requireKnown(operation, parameters);
    const target = targetOf(operation, parameters);
    return { answer: { request: `/v2${target}`, answer: await answerTo(ask, target) } };
  },
});
