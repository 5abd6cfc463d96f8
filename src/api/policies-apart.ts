import { RECENTS } from '../catalog/roles.ts';
import { ukCarListings } from '../catalog/uk-car-listings.ts';
import type { SearchPolicy } from '../search/policy.ts';
import { activeDays } from '../search/scopes/active-days.ts';
import { apart, privateOnly, title } from '../search/scopes/apart.ts';
import { carType } from '../search/scopes/condition.ts';
import { ukDeparted } from '../search/scopes/coverage-uk.ts';
import { departed, oneKindOfCounts } from '../search/scopes/departed.ts';
import { ukPlace } from '../search/scopes/place.ts';
import { ymmt } from '../search/scopes/ymmt.ts';
import type { Operation } from './operation.ts';
import { anyCarFilters, carSearch, ukCarSearch } from './policies.ts';

/** Searches of cars that are not dealers' active ones: of private sellers, at auction, and such that have left. */

/** Parameters of E1 that the searches of private sellers and of auctions do not take (supplement appendix B). */
const NOT_OF_OTHER_SELLERS = {
  filters: new Set(['powertrain_type', 'price_change', 'price_change_range']),
};

/** Cars of private sellers. */
const privateCars: SearchPolicy = {
  ...carSearch,
  operation: 'search/car/fsbo/active',
  scopes: [apart('rest', 'fsbo'), privateOnly, ...anyCarFilters],
  leftOut: NOT_OF_OTHER_SELLERS,
};

/** Cars at auction. */
const auctionCars: SearchPolicy = {
  ...carSearch,
  operation: 'search/car/auction/active',
  scopes: [apart('rest', 'auction'), title, ...anyCarFilters],
  leftOut: NOT_OF_OTHER_SELLERS,
};

/** Parameters of the active searches that those of what left do not take (supplement appendix B). */
const NOT_OF_RECENTS = {
  filters: new Set([
    'mm',
    'ymm',
    'inventory_count_range',
    'powertrain_type',
    'price_change',
    'high_value_features',
    'exclude_high_value_features',
    'options_packages',
    'exclude_options_packages',
    'min_photo_links',
    'min_photo_links_cached',
    'version',
  ]),
};

/** Dealers' cars that have left within 90 days, as they were last seen. */
const carRecents: SearchPolicy = {
  ...carSearch,
  operation: 'search/car/recents',
  scopes: [apart(RECENTS, 'dealer'), departed, oneKindOfCounts, ...anyCarFilters, activeDays],
  leftOut: NOT_OF_RECENTS,
};

/** The same in the UK. */
const ukCarRecents: SearchPolicy = {
  ...ukCarSearch,
  operation: 'search/car/uk/recents',
  scopes: [ukDeparted, departed, oneKindOfCounts, ukPlace, carType, ymmt(ukCarListings), activeDays],
  leftOut: NOT_OF_RECENTS,
};

const listingSearch = (path: string, summary: string, policy: SearchPolicy): Operation => ({
  kind: 'search',
  path,
  summary,
  errors: [400, 422, 500, 503],
  policy,
  shows: 'listing',
});

/** The rows of the table of operations. */
export const searchesApart: readonly Operation[] = [
  listingSearch(
    '/search/car/fsbo/active',
    'Active car listings of private sellers in the US and Canada.',
    privateCars,
  ),
  listingSearch(
    '/search/car/auction/active',
    'Active car listings of auctions in the US and Canada.',
    auctionCars,
  ),
  listingSearch(
    '/search/car/recents',
    "Dealers' car listings of the US and Canada that have left within 90 days, as they were last seen.",
    carRecents,
  ),
  listingSearch(
    '/search/car/uk/recents',
    "Dealers' car listings of the UK that have left within 90 days, as they were last seen.",
    ukCarRecents,
  ),
];
