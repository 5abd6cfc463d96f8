import type { SearchPolicy } from '../search/policy.ts';
import { searchParameters } from '../search/read.ts';
import { explainSearch } from './explain/searches.ts';
import { envelopeSchema } from './openapi/envelopes.ts';
import { countsOf } from './openapi/incentives.ts';
import { json } from './openapi/responses.ts';
import { pageOf } from './openapi/rows.ts';
import { type Operation, SEARCH_ERRORS } from './operation.ts';
import { needsOf } from './request/policies.ts';
import { sourcesOfSearch } from './request/sources.ts';

/** What of an operation follows from the search that it makes. An operation that differs says so behind it. */
export const searchOperation = (policy: SearchPolicy) =>
  ({
    market: policy.market,
    search: policy,
    isPaged: true,
    parameters: searchParameters(policy),
    needs: needsOf(policy),
    errors: SEARCH_ERRORS,
    answers: () => ({
      200: {
        description: 'What was found.',
        content: json(envelopeSchema(policy.list, pageOf(policy), countsOf(policy))),
      },
    }),
    sources: sourcesOfSearch(policy),
    explain: (url, explaining) => explainSearch(policy, url, explaining),
  }) satisfies Partial<Operation>;
