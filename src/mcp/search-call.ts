import { z } from 'zod';
import { type AskApi, answerTo, type ParameterValues, targetOf } from './api-request.ts';
import { shortListing } from './listing-members.ts';
import { requireKnown, type Search } from './searches.ts';
import type { ToolAnswer } from './tool.ts';

/** Entries of a facet that a tool gives where nothing else is asked for. */
const FACET_LIMIT = 15;

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))]);

/** Parameters by name, as a model sends them. */
export const filters = z
  .record(z.string(), value)
  .default({})
  .describe(
    'Parameters of the operation by name, all of which must hold. A list is any one of its values: {"make": ["Ford", "Kia"]}. ' +
      'Ranges are "min-max" texts, each end may be left out: {"price_range": "-30000"}. Names are in list_fields, spellings in list_values.',
  );

/** What every tool takes that searches. */
export const searchInput = {
  filters,
  facets: z
    .array(z.string())
    .default([])
    .describe(
      `Fields whose values are counted over all that is found, not over the page: ["model", "dealer_id"]. The ${FACET_LIMIT} most frequent; "model|0|100" gives 100.`,
    ),
  range_facets: z
    .array(z.string())
    .default([])
    .describe('Histograms: "field|start|end|interval", for example "price|0|60000|10000".'),
  stats: z
    .array(z.string())
    .default([])
    .describe(
      'Fields whose count, minimum, mean, median, percentiles are computed over all that is found: ["price"].',
    ),
  sort_by: z.string().optional().describe('Field of the order; list_fields names them.'),
  sort_order: z.enum(['asc', 'desc']).optional(),
  start: z.int().min(0).default(0).describe('Offset of the first row, for the next page.'),
};

/** How many rows a tool gives; 0: counts alone. */
export const rowsOf = (standard: number) =>
  z
    .int()
    .min(0)
    .max(50)
    .default(standard)
    .describe('Rows of the page, 0 to 50; 0: only facets and statistics.');

/** What a search is asked. */
export interface SearchInput {
  readonly filters: ParameterValues;
  readonly facets: readonly string[];
  readonly range_facets: readonly string[];
  readonly stats: readonly string[];
  readonly sort_by?: string | undefined;
  readonly sort_order?: string | undefined;
  readonly start: number;
  readonly rows: number;
}

const isShort = (facet: string): boolean => !facet.includes('|');

/** One entry more than is given tells whether there are more. */
const facetsSent = (facets: readonly string[]): string | undefined =>
  facets.length === 0
    ? undefined
    : facets.map((facet) => (isShort(facet) ? `${facet}|0|${FACET_LIMIT + 1}` : facet)).join(',');

const joined = (texts: readonly string[]): string | undefined =>
  texts.length > 0 ? texts.join(',') : undefined;

type Envelope = Readonly<Record<string, unknown>> & { readonly num_found: number };

/** The facets, each with the entries that are given, and what was left out of them. */
function facetsGiven(answered: unknown, asked: readonly string[]): { facets: object; leftOut: string[] } {
  const all = Object.entries((answered ?? {}) as Record<string, unknown[]>);
  const more = all.filter(([name, terms]) => asked.includes(name) && terms.length > FACET_LIMIT);
  return {
    facets: Object.fromEntries(
      all.map(([name, terms]) => [name, asked.includes(name) ? terms.slice(0, FACET_LIMIT) : terms]),
    ),
    leftOut: more.map(
      ([name]) => `facets.${name}: the ${FACET_LIMIT} most frequent; ask for "${name}|0|200" to see more`,
    ),
  };
}

const NOTHING_FOUND =
  'Nothing was found. Check the spelling of the values with list_values, or leave one filter out and call again.';

/** Asks a search; listings are given in short, with the members of `members` besides. */
export async function askSearch(
  ask: AskApi,
  operation: Search,
  { filters: sent, facets, range_facets, stats, ...page }: SearchInput,
  members?: readonly string[],
): Promise<ToolAnswer> {
  requireKnown(operation, sent);
  const target = targetOf(operation, {
    ...sent,
    ...page,
  });
  const counted = new URLSearchParams();
  for (const [name, text] of [
    ['facets', facetsSent(facets)],
    ['range_facets', joined(range_facets)],
    ['stats', joined(stats)],
  ] as const)
    if (text !== undefined) counted.set(name, text);
  const request = counted.size > 0 ? `${target}${target.includes('?') ? '&' : '?'}${counted}` : target;
  const answered = (await answerTo(ask, request)) as Envelope;
  const { list } = operation.search;
  const { num_found, [list]: rows, facets: terms, ...others } = answered;
  const records = (rows ?? []) as readonly object[];
  const given = facetsGiven(terms, facets.filter(isShort));
  const next = page.start + records.length;
  const leftOut = [
    ...given.leftOut,
    ...(page.rows > 0 && next < num_found
      ? [`${list}: ${records.length} of ${num_found} found; the next page has start ${next}`]
      : []),
  ];
  const answer = {
    request: `/v2${request}`,
    num_found,
    ...(num_found === 0 ? { hint: NOTHING_FOUND } : {}),
    ...(page.rows > 0
      ? { [list]: members ? records.map((record) => shortListing(record, members)) : records }
      : {}),
    ...(terms === undefined ? {} : { facets: given.facets }),
    ...others,
  };
  return { answer, leftOut };
}
