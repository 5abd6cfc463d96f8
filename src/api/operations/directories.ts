import type { DirectorySearch } from '../../catalog/market.ts';
import { MARKETS, type Market, marketNamed } from '../../catalog/markets.ts';
import { directoryRecord } from '../../records/dealer.ts';
import { searchParameters } from '../../search/read.ts';
import { explainSearch } from '../explain/searches.ts';
import { envelopeSchema } from '../openapi/envelopes.ts';
import { countsOf } from '../openapi/incentives.ts';
import { directorySchema } from '../openapi/records.ts';
import { json } from '../openapi/responses.ts';
import { pageOf, rowSchemas } from '../openapi/rows.ts';
import { type Operation, SEARCH_ERRORS } from '../operation.ts';
import { answerSearch, type Show } from '../request/answer-search.ts';
import { directoryPolicy } from '../request/policies.ts';
import { sourcesOfSearch } from '../request/sources.ts';

/** Directories of dealers, as the markets declare them (part-1.md E5, E6). */

const show: Show = (_, view) => (stored) => directoryRecord(stored, view);

function directoryOperation(market: Market, declared: DirectorySearch): Operation {
  const { order, path, summary, replacedBy } = declared;
  const policy = directoryPolicy(market, declared);
  return {
    kind: 'search',
    order,
    path: `/${path}`,
    summary,
    tag: 'dealers',
    ...(replacedBy ? { replacedBy } : {}),
    market,
    search: policy,
    shows: 'directory',
    isPaged: true,
    parameters: searchParameters(policy),
    errors: SEARCH_ERRORS,
    answers: () => ({
      200: {
        description: 'What was found.',
        content: json(envelopeSchema(policy.list, pageOf(policy), countsOf(policy))),
      },
    }),
    schemas: () => rowSchemas(policy, directorySchema(policy.dataset)),
    sources: sourcesOfSearch(policy),
    handle: (service) => (c) => answerSearch(c, service, { policy, show, links: [] }),
    explain: (url, explaining) => explainSearch(policy, url, explaining),
  };
}

export const operations: readonly Operation[] = MARKETS.flatMap((market) =>
  (marketNamed(market).directorySearches ?? []).map((search) => directoryOperation(market, search)),
);
