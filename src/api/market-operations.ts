import type { DirectorySearch, ListingDetails, ListingSearch, MarketDeclaration } from '../catalog/market.ts';
import { MARKETS, type Market, marketNamed } from '../catalog/markets.ts';
import type { Part } from './details.ts';
import { type Operation, SEARCH_ERRORS } from './operation.ts';
import { directoryPolicy, listingPolicy } from './request/policies.ts';
import { suggestionOperations } from './suggestions.ts';

/** Rows of the table of operations: what the markets declare. */

function listingOperation({ name }: MarketDeclaration, search: ListingSearch): Operation {
  const { order, path, summary, forMarketplaces } = search;
  const policy = listingPolicy(name, search);
  if (forMarketplaces)
    return {
      kind: 'marketplace',
      ...{ order, path: `/${path}/{marketplace_name}`, summary, policy },
      errors: [400, 404, 422, 500, 503],
    };
  return {
    kind: 'search',
    order,
    path: `/${path}`,
    summary,
    errors: SEARCH_ERRORS,
    policy,
    shows: 'listing',
  };
}

function directoryOperation({ name }: MarketDeclaration, search: DirectorySearch): Operation {
  const { order, path, summary, replacedBy } = search;
  return {
    kind: 'search',
    ...{ order, path: `/${path}`, summary, errors: SEARCH_ERRORS },
    ...(replacedBy ? { replacedBy } : {}),
    policy: directoryPolicy(name, search),
    shows: 'directory',
  };
}

function dealerOperation({ name: market, dealerDetails }: MarketDeclaration): Operation[] {
  if (!dealerDetails) return [];
  const { order, path, of } = dealerDetails;
  return [
    {
      kind: 'dealer',
      order,
      path: `/dealer/${path}/{dealer_id}`,
      summary: `One dealer of ${of} by id, active or not.`,
      errors: [400, 404, 500, 503],
      market,
    },
  ];
}

function historyOperation({ name: market, history }: MarketDeclaration): Operation[] {
  if (!history) return [];
  const { order, path, summary } = history;
  return [{ kind: 'history', order, path: `/${path}`, summary, errors: [400, 422, 500, 503], market }];
}

const PARTS = {
  whole: { path: '', about: 'The listing of' },
  extra: { path: '/extra', about: 'Equipment and text of the listing of' },
  media: { path: '/media', about: 'Photos of the listing of' },
} as const satisfies Readonly<Record<Part, object>>;

/** Three for each details that a market declares. */
const detailsOperations = (market: Market, declared: ListingDetails): readonly Operation[] =>
  (['whole', 'extra', 'media'] as const).map((part) => ({
    kind: 'listing details',
    order: declared.order,
    path: `/listing/${declared.path}/{id}${PARTS[part].path}`,
    summary: `${PARTS[part].about} ${declared.of}, by its id, which is case-sensitive.`,
    errors: [400, 422, 500, 503],
    details: { ...declared, market },
    part,
  }));

function operationsOf(market: MarketDeclaration): readonly Operation[] {
  const { name, searches, directorySearches = [], listingDetails, suggestions = [] } = market;
  return [
    ...searches.map((search) => listingOperation(market, search)),
    ...directorySearches.map((search) => directoryOperation(market, search)),
    ...dealerOperation(market),
    ...listingDetails.flatMap((details) => detailsOperations(name, details)),
    ...historyOperation(market),
    ...suggestions.flatMap((declared) => suggestionOperations(name, declared)),
  ];
}

/** The operations of all markets. */
export const marketOperations: readonly Operation[] = MARKETS.flatMap((name) =>
  operationsOf(marketNamed(name)),
);
