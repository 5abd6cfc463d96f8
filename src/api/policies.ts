import { dealers, ukDealers } from '../catalog/dealers.ts';
import { dealerships, ukDealerships } from '../catalog/dealerships.ts';
import { heavyEquipmentListings } from '../catalog/heavy-equipment-listings.ts';
import { incentives } from '../catalog/incentives.ts';
import { motorcycleListings } from '../catalog/motorcycle-listings.ts';
import { NO_MARKET } from '../catalog/roles.ts';
import { rvListings } from '../catalog/rv-listings.ts';
import { ukCarListings } from '../catalog/uk-car-listings.ts';
import { ukRvListings } from '../catalog/uk-rv-listings.ts';
import { usCarListings } from '../catalog/us-car-listings.ts';
import type { SearchPolicy } from '../search/policy.ts';
import { activeDays } from '../search/scopes/active-days.ts';
import { area } from '../search/scopes/area.ts';
import { attributed, likeAttributed } from '../search/scopes/attributed.ts';
import { carType, condition } from '../search/scopes/condition.ts';
import { coverage } from '../search/scopes/coverage.ts';
import { ukCoverage } from '../search/scopes/coverage-uk.ts';
import { active, directory, ukDirectory } from '../search/scopes/directory.ts';
import { inventory, newInTransit } from '../search/scopes/inventory.ts';
import { like } from '../search/scopes/like.ts';
import { offered } from '../search/scopes/offered.ts';
import { photos } from '../search/scopes/photos.ts';
import { place, ukDealerPlace, ukPlace } from '../search/scopes/place.ts';
import { preferred } from '../search/scopes/preferred.ts';
import { sellers } from '../search/scopes/sellers.ts';
import { term } from '../search/scopes/term.ts';
import { ymmt } from '../search/scopes/ymmt.ts';

/** How each search narrows its dataset; the table of operations names them. */

/** What the searches of car listings have in common; who is searched differs. */
export const anyCarFilters = [place, condition, offered, ymmt(usCarListings), like];
const carFilters = [...anyCarFilters, activeDays, preferred];

/** E1: attributed listings of dealers. */
export const carSearch: SearchPolicy = {
  operation: 'search/car/active',
  market: 'us-cars',
  dataset: usCarListings,
  scopes: [coverage, ...carFilters],
  rows: { default: 10, maximum: 50, above: 'default' },
  byDistance: true,
  plots: true,
  list: 'listings',
};

/** Facets and orders of E1 that E2 does not have (part-1.md E2). */
const NOT_OF_INVENTORY = {
  facets: new Set([
    'carfax_1_owner',
    'carfax_clean_title',
    'high_value_features',
    'made_in',
    'mc_dealership_group_name',
    'mc_sub_dealership_group_name',
    'options_packages',
    'vehicle_status',
  ]),
  sorts: new Set([
    'lease_term',
    'lease_emp',
    'lease_down_payment',
    'finance_loan_term',
    'finance_loan_apr',
    'finance_emp',
    'finance_down_payment',
  ]),
};

/** E2: all listings of the named dealers. */
export const carInventory: SearchPolicy = {
  ...carSearch,
  operation: 'dealerships/inventory',
  scopes: [inventory, ...carFilters],
  rows: { default: 1500, maximum: 1500, above: 'maximum', byPlan: true },
  byDistance: false,
  plots: false,
  leftOut: NOT_OF_INVENTORY,
};

const directorySearch = {
  market: 'us-cars',
  rows: { default: 10, maximum: 50, above: 'maximum' },
  plots: false,
} as const;

/** E3: the same, with the seller's text. */
export const marketplaceInventory: SearchPolicy = {
  ...carInventory,
  operation: 'dealerships/inventory/marketplaces',
  scopes: [...carInventory.scopes, newInTransit],
  reads: ['record', 'extra.seller_comments'],
};

/** E5: the newer directory. */
export const dealershipDirectory: SearchPolicy = {
  ...directorySearch,
  operation: 'dealerships/car',
  dataset: dealerships,
  scopes: [directory('dealerships'), place],
  byDistance: false,
  list: 'mc_dealerships',
};

/** E6: the older directory, active dealers only. */
export const dealerDirectory: SearchPolicy = {
  ...directorySearch,
  operation: 'dealers/car',
  dataset: dealers,
  scopes: [directory('dealers', [active]), place],
  byDistance: true,
  list: 'dealers',
};

/** What the searches of the other markets' listings have in common. */
const otherListings = {
  rows: { default: 10, maximum: 50, above: 'default' },
  byDistance: true,
  plots: false,
  list: 'listings',
} as const;

export const motorcycleSearch: SearchPolicy = {
  ...otherListings,
  operation: 'search/motorcycle/active',
  market: 'motorcycles',
  dataset: motorcycleListings,
  scopes: [sellers(attributed('motorcycles'), likeAttributed), place],
};

export const heavyEquipmentSearch: SearchPolicy = {
  ...otherListings,
  operation: 'search/heavy-equipment/active',
  market: 'heavy-equipment',
  dataset: heavyEquipmentListings,
  scopes: [sellers(attributed('heavy-equipment'), likeAttributed), place],
};

export const rvSearch: SearchPolicy = {
  ...otherListings,
  operation: 'search/rv/active',
  market: 'rvs',
  dataset: rvListings,
  scopes: [sellers(attributed('rvs'), likeAttributed), place],
};

export const ukRvSearch: SearchPolicy = {
  ...otherListings,
  operation: 'search/rv/uk/active',
  market: 'uk-rvs',
  dataset: ukRvListings,
  scopes: [attributed('uk-rvs'), ukPlace],
};

export const ukCarSearch: SearchPolicy = {
  ...otherListings,
  operation: 'search/car/uk/active',
  market: 'uk-cars',
  dataset: ukCarListings,
  scopes: [ukCoverage, ukPlace, carType, ymmt(ukCarListings), activeDays, preferred],
  plots: true,
  appendsKey: false,
};

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

export const motorcycleDealers: SearchPolicy = {
  ...dealerDirectory,
  operation: 'dealers/motorcycle',
  market: 'motorcycles',
};

export const heavyEquipmentDealers: SearchPolicy = {
  ...dealerDirectory,
  operation: 'dealers/heavy-equipment',
  market: 'heavy-equipment',
};

export const rvDealers: SearchPolicy = { ...dealerDirectory, operation: 'dealers/rv', market: 'rvs' };

export const ukDealerDirectory: SearchPolicy = {
  ...dealerDirectory,
  operation: 'dealers/car/uk',
  market: 'uk-cars',
  dataset: ukDealers,
  scopes: [ukDirectory('dealers', [active]), ukDealerPlace],
};

export const ukDealershipDirectory: SearchPolicy = {
  ...dealershipDirectory,
  operation: 'dealerships/car/uk',
  market: 'uk-cars',
  dataset: ukDealerships,
  scopes: [ukDirectory('dealerships'), ukDealerPlace],
};
