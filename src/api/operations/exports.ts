import type { ListingSearch } from '../../catalog/market-operations.ts';
import { MARKETS, type Market, marketNamed } from '../../catalog/markets.ts';
import type { Example } from '../../catalog/parameter.ts';
import { EXPORT_FORMATS } from '../../records/export/format.ts';
import { compileCursor, compilePart, compileTotal, EXPORT_PART } from '../../search/export/pages.ts';
import { exportParameters, readExport } from '../../search/export/read.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { searchFilters } from '../../search/read.ts';
import type { ExplainedUrl, OperationExplanation } from '../explain/explanation.ts';
import { explainPlanned } from '../explain/searches.ts';
import { appendParameter } from '../openapi/presentation.ts';
import { type ExplainContext, type Operation, SEARCH_ERRORS } from '../operation.ts';
import { answerExport, exportNames, NUM_FOUND, ROWS_OF_A_CALL } from '../request/answer-export.ts';
import { listingPolicy, needsOf } from '../request/policies.ts';
import { sourcesOfSearch } from '../request/sources.ts';

/** All that a search of listings finds, as CSV, JSON Lines or Parquet (supplement 2.5). */

const PARTS_NOTE = `The last line asks for the first ${EXPORT_PART} listings; it is repeated behind the last one of each part until none is left.`;
const AFTER_NOTE =
  'The place of the listing after, which a line before finds, is sent with it as search_after.';

function explainExport(
  policy: SearchPolicy,
  url: ExplainedUrl,
  { now, limits: own }: ExplainContext,
): OperationExplanation {
  const { dataset } = policy;
  let isResumed = false;
  const explained = explainPlanned(policy, url, { now, limits: own }, (limits) => {
    const plan = readExport(url.query, policy, exportNames(policy), { limits, now });
    isResumed = plan.after !== undefined;
    const place = plan.after === undefined ? [] : [compileCursor(plan, dataset, plan.after)];
    const rows = Math.min(EXPORT_PART, plan.most ?? EXPORT_PART);
    return { plan, lines: [...compileTotal(plan, dataset), ...place, compilePart(plan, dataset, { rows })] };
  });
  return { ...explained, notes: [...explained.notes, PARTS_NOTE, ...(isResumed ? [AFTER_NOTE] : [])] };
}

/** What the search shows as an example, in some columns. */
function exampleOf(policy: SearchPolicy, { example = {} }: ListingSearch): Example {
  const filters = new Set(searchFilters(policy).map(({ name }) => name));
  return {
    ...Object.fromEntries(Object.entries(example).filter(([name]) => filters.has(name))),
    columns: 'id,year,make,model,price,miles',
    format: 'csv',
  };
}

const contents = Object.fromEntries(
  Object.entries(EXPORT_FORMATS).map(([name, { contentType }]) => [
    contentType,
    { schema: name === 'parquet' ? { type: 'string', format: 'binary' } : { type: 'string' } },
  ]),
);

function exportOperation(market: Market, declared: ListingSearch): Operation {
  const policy = { ...listingPolicy(market, declared), operation: `${declared.path}/export` };
  return {
    kind: 'export',
    order: declared.order + 2,
    path: `/${policy.operation}`,
    partOf: `/${declared.path}`,
    summary: `All rows as a file, each ${ROWS_OF_A_CALL} of which count as a call: ${declared.summary.charAt(0).toLowerCase()}${declared.summary.slice(1)}`,
    example: exampleOf(policy, declared),
    tag: 'listings',
    market,
    finds: policy,
    isPaged: true,
    parameters: [...exportParameters(policy, exportNames(policy)), appendParameter(false)],
    needs: needsOf(policy),
    errors: SEARCH_ERRORS,
    answers: () => ({
      200: {
        description:
          'The file, sent as it is read. A connection that ends early leaves it incomplete: ask again with after.',
        headers: {
          [NUM_FOUND]: { description: 'Listings that the search finds.', schema: { type: 'integer' } },
        },
        content: contents,
      },
    }),
    sources: sourcesOfSearch(policy),
    handle: (service) => (c) => answerExport(c, service, policy),
    explain: (url, explaining) => explainExport(policy, url, explaining),
  };
}

export const operations: readonly Operation[] = MARKETS.flatMap((market) =>
  marketNamed(market)
    .searches.filter(({ forMarketplaces }) => !forMarketplaces)
    .map((search) => exportOperation(market, search)),
);
