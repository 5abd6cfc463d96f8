import { incentives } from '../catalog/incentives.ts';
import { NO_MARKET } from '../catalog/roles.ts';
import type { SearchPolicy } from '../search/policy.ts';
import { area } from '../search/scopes/area.ts';
import { directory } from '../search/scopes/directory.ts';
import { photos } from '../search/scopes/photos.ts';
import { place } from '../search/scopes/place.ts';
import { term } from '../search/scopes/term.ts';

/** S2: manufacturer incentives. */
export const incentiveSearch: SearchPolicy = {
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
export const incentivesOfMake: SearchPolicy = {
  ...incentiveSearch,
  operation: 'search/car/incentive/make/zip',
  scopes: [directory('incentives'), area, term, photos],
  byDistance: false,
  fromPath: ['make', 'zip'],
};
