import type { Tool } from './tool.ts';
import { findDealers, getDealer } from './tools/dealers.ts';
import { explainRequest, listFields, listValues, otherRequest } from './tools/knowledge.ts';
import { searchIncentives, soldSummary } from './tools/market.ts';
import { pivotListings } from './tools/pivot.ts';
import { searchListings } from './tools/search-listings.ts';
import { marketTrends } from './tools/trends.ts';
import { decodeVin, getVehicle } from './tools/vehicle.ts';

/** Every tool, in the order in which a client lists them. */
export const TOOLS: readonly Tool[] = [
  ...[searchListings, pivotListings, getVehicle, decodeVin, findDealers, getDealer],
  ...[marketTrends, soldSummary, searchIncentives, listFields, listValues, explainRequest, otherRequest],
];
