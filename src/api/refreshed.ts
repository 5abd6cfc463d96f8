import { NO_MARKET } from '../engine/market.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';

/** What a delivery brings. */
export interface Delivered {
  readonly dataset: string;
  /** `all`: the dataset has no market */
  readonly market: string;
}

const isListings = ({ dataset, market }: Delivered, of: string): boolean =>
  dataset === 'listings' && market === of;

/** May a delivery change what an operation answers? Answers that no delivery changes are no part of it. */
function changes(operation: Operation, delivered: Delivered): boolean {
  const { dataset, market } = delivered;
  switch (operation.kind) {
    case 'deliveries':
      return true;
    case 'search':
    case 'marketplace': {
      const { policy } = operation;
      // the older directory counts the live listings
      if (policy.dataset.name.endsWith('dealers'))
        return market === policy.market && dataset !== 'dealerships';
      if (policy.dataset.name.endsWith('dealerships'))
        return market === policy.market && dataset === 'dealerships';
      return policy.market === NO_MARKET
        ? dataset === policy.dataset.name
        : isListings(delivered, policy.market);
    }
    case 'auto-complete':
      return isListings(delivered, operation.policy.search.market);
    case 'listing details':
      return isListings(delivered, operation.details.market);
    case 'dealer':
      return market === operation.market && dataset !== 'dealerships';
    case 'history':
      return isListings(delivered, operation.market) || dataset === 'history';
    case 'sold summary':
    case 'dealership groups':
    case 'market days supply':
    case 'sales statistics':
    case 'popular cars':
      return isListings(delivered, 'us-cars') || dataset === 'sold';
    case 'recalls':
      return dataset === 'recalls' || dataset === 'recall-campaigns';
    case 'plate':
      return dataset === 'plates';
    default:
      return false;
  }
}

/**
 * Paths of the operations whose answers a delivery may change, as the table names them: what `api.data.refreshed` tells
 * (supplement section 5, "Account webhook"). What is answered from the sold months is named with each delivery of US
 * listings, too: one of them closes a month.
 */
export const refreshedEndpoints = (delivered: Delivered): string[] =>
  OPERATIONS.filter((operation) => changes(operation, delivered)).map(({ path }) => `/v2${path}`);
