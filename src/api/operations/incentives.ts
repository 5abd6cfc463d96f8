import { dataset as incentives } from '../../catalog/datasets/incentives.ts';
import { NO_MARKET } from '../../catalog/roles.ts';
import { incentive } from '../../records/incentive.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { area } from '../../search/scopes/area.ts';
import { directory } from '../../search/scopes/directory.ts';
import { location } from '../../search/scopes/location.ts';
import { photos } from '../../search/scopes/photos.ts';
import { term } from '../../search/scopes/term.ts';

import { incentiveSchema } from '../openapi/incentives.ts';
import { rowSchemas } from '../openapi/rows.ts';
import type { Operation } from '../operation.ts';
import { answerSearch } from '../request/answer-search.ts';
import { searchOperation } from '../search-operation.ts';

/** S2: manufacturer incentives. */
const incentiveSearch: SearchPolicy = {
  operation: 'search/car/incentive/oem',
  market: NO_MARKET,
  dataset: incentives,
  scopes: [directory('incentives'), location, term, photos],
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
  said: Pick<Operation, 'order' | 'path' | 'summary' | 'example'>,
): Operation => ({
  ...said,
  ...searchOperation(policy),
  kind: 'search',
  tag: 'incentives',
  shows: 'incentive',
  schemas: () => rowSchemas(policy, incentiveSchema(policy.dataset)),
  handle: (service) => (c) => answerSearch(c, service, { policy, show: () => incentive, links: [] }),
});

export const operations: readonly Operation[] = [
  incentiveOperation(incentiveSearch, {
    order: 650,
    path: '/search/car/incentive/oem',
    summary: 'Manufacturer incentives: filters on one vehicle and on one amount, full text, radius, facets.',
    example: {
      make: 'ford',
      zip: '60602',
      radius: '50',
      monthly_range: '-900',
      rows: '5',
      facets: 'offer_type,model',
      stats: 'monthly',
      range_facets: 'msrp',
      sort_by: 'monthly',
    },
  }),
  incentiveOperation(incentivesOfMake, {
    order: 660,
    path: '/search/car/incentive/{make}/{zip}',
    summary: 'Incentives of one manufacturer in the metropolitan statistical area of a ZIP.',
    example: { make: 'Ford', zip: '60602', offer_type: 'lease,finance', rows: '5' },
  }),
];
