import { incentives } from '../../catalog/incentives.ts';
import { NO_MARKET } from '../../catalog/roles.ts';
import { incentive } from '../../records/incentive.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { searchParameters } from '../../search/read.ts';
import { area } from '../../search/scopes/area.ts';
import { directory } from '../../search/scopes/directory.ts';
import { photos } from '../../search/scopes/photos.ts';
import { place } from '../../search/scopes/place.ts';
import { term } from '../../search/scopes/term.ts';

import { explainSearch } from '../explain/searches.ts';
import { envelopeSchema } from '../openapi/envelopes.ts';
import { countsOf, incentiveSchema } from '../openapi/incentives.ts';
import { json } from '../openapi/responses.ts';
import { pageOf, rowSchemas } from '../openapi/rows.ts';
import { type Operation, SEARCH_ERRORS } from '../operation.ts';
import { answerSearch } from '../request/answer-search.ts';
import { sourcesOfSearch } from '../request/sources.ts';

/** S2: manufacturer incentives. */
const incentiveSearch: SearchPolicy = {
  operation: 'search/car/incentive/oem',
  market: NO_MARKET,
  dataset: incentives,
  scopes: [directory('incentives'), place, term, photos],
  rows: { default: 10, maximum: 50, above: 'default' },
  byDistance: true,
  plots: false,
  list: 'listings',
  changedBy: ['records'],
  counts: { facetTerm: 'term', termsInAnyCase: true, rangeFacetsInArrays: true },
};

/** The same for one manufacturer and the area of one ZIP. */
const incentivesOfMake: SearchPolicy = {
  ...incentiveSearch,
  operation: 'search/car/incentive/make/zip',
  scopes: [directory('incentives'), area, term, photos],
  byDistance: false,
  fromPath: ['make', 'zip'],
};

const incentiveOperation = (
  policy: SearchPolicy,
  said: Pick<Operation, 'order' | 'path' | 'summary'>,
): Operation => ({
  ...said,
  kind: 'search',
  tag: 'incentives',
  market: policy.market,
  search: policy,
  shows: 'incentive',
  isPaged: true,
  parameters: searchParameters(policy),
  errors: SEARCH_ERRORS,
  answers: () => ({
    200: {
      description: 'What was found.',
      content: json(envelopeSchema(policy.list, pageOf(policy), countsOf(policy))),
    },
  }),
  schemas: () => rowSchemas(policy, incentiveSchema(policy.dataset)),
  sources: sourcesOfSearch(policy),
  handle: (service) => (c) => answerSearch(c, service, { policy, show: () => incentive, links: [] }),
  explain: (url, explaining) => explainSearch(policy, url, explaining),
});

export const operations: readonly Operation[] = [
  incentiveOperation(incentiveSearch, {
    order: 650,
    path: '/search/car/incentive/oem',
    summary: 'Manufacturer incentives: filters on one vehicle and on one amount, full text, radius, facets.',
  }),
  incentiveOperation(incentivesOfMake, {
    order: 660,
    path: '/search/car/incentive/{make}/{zip}',
    summary: 'Incentives of one manufacturer in the metropolitan statistical area of a ZIP.',
  }),
];
