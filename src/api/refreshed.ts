import type { Changed } from '../catalog/changed.ts';
import { INSIGHTS_MARKET } from '../catalog/markets.ts';
import { NO_MARKET } from '../catalog/roles.ts';
import type { SearchPolicy } from '../search/policy.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';

/** What a delivery brings. */
export interface Delivered {
  readonly dataset: string;
  /** `all`: the dataset has no market */
  readonly market: string;
  /** what of the answers it changed; not said: anything that it may change */
  readonly changed?: readonly Changed[] | undefined;
}

const SELLERS = ['dealer', 'fsbo', 'auction'] as const;

/** A dataset that an operation answers from, its market if it has one, and which changes it shows. */
interface Source {
  readonly dataset: string;
  readonly market?: string;
  readonly shows: readonly Changed[];
}

const listings = (market: string, ...shows: readonly Changed[]): Source => ({
  dataset: 'listings',
  market,
  shows,
});
const whole = (dataset: string, market?: string): Source => ({
  dataset,
  shows: ['records'],
  ...(market === undefined ? {} : { market }),
});
/** The sold months: those that are delivered, and those that follow from the listings of the US. */
const SOLD: readonly Source[] = [{ dataset: 'sold', shows: ['sold'] }, listings(INSIGHTS_MARKET, 'sold')];

/** The older directory counts the live listings. */
const dealersOf = (market: string): readonly Source[] => [
  whole('dealers', market),
  listings(market, 'counts'),
];

function sourcesOfSearch({ dataset, market, list, changedBy }: SearchPolicy): readonly Source[] {
  if (list === 'dealers') return dealersOf(market);
  if (list === 'mc_dealerships') return [whole('dealerships', market)];
  return market === NO_MARKET ? [whole(dataset.name)] : [listings(market, ...changedBy)];
}

/** What an operation answers from; nothing where no delivery changes its answers. */
function sourcesOf(operation: Operation): readonly Source[] {
  switch (operation.kind) {
    case 'search':
    case 'marketplace':
      return sourcesOfSearch(operation.policy);
    case 'auto-complete':
      return sourcesOfSearch(operation.policy.search);
    case 'listing details': {
      const { market, seller } = operation.details;
      return [listings(market, ...(seller ? [seller] : SELLERS), 'recents')];
    }
    case 'dealer':
      return dealersOf(operation.market);
    case 'history':
      return [listings(operation.market, ...SELLERS), whole('history')];
    case 'market days supply':
    case 'popular cars':
      return [...SOLD, listings(INSIGHTS_MARKET, 'dealer')];
    case 'sold summary':
    case 'dealership groups':
    case 'sales statistics':
      return SOLD;
    case 'recalls':
      return [whole('recalls'), whole('recall-campaigns')];
    case 'plate':
      return [whole('plates')];
    default:
      return [];
  }
}

/** Did, or may, a delivery change what an operation answers? */
function changes(operation: Operation, { dataset, market, changed }: Delivered): boolean {
  if (operation.kind === 'deliveries') return true;
  return sourcesOf(operation).some(
    (source) =>
      source.dataset === dataset &&
      (source.market === undefined || source.market === market) &&
      (!changed || source.shows.some((one) => changed.includes(one))),
  );
}

/**
 * Paths of the operations whose answers a delivery changed, as the table names them: what `api.data.refreshed` tells
 * (supplement section 5, "Account webhook"). Where the report does not say what changed, those that it may have changed.
 */
export const refreshedEndpoints = (delivered: Delivered): string[] =>
  OPERATIONS.filter((operation) => changes(operation, delivered)).map(({ path }) => `/v2${path}`);
