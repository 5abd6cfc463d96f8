import type { SearchDataset } from '../../catalog/field.ts';
import type { ListingSearch } from '../../catalog/market-operations.ts';
import { MARKETS, type Market, marketNamed } from '../../catalog/markets.ts';
import { listing, plotPoint } from '../../records/listing.ts';
import { searchParameters } from '../../search/read.ts';
import { inventory } from '../../search/scopes/inventory.ts';
import { preferredDealers } from '../../search/scopes/preferred-dealers.ts';
import { presentation } from '../openapi/presentation.ts';
import { listingSchema } from '../openapi/records.ts';
import { rowSchemas } from '../openapi/rows.ts';
import type { Operation } from '../operation.ts';
import { answerSearch, type Show } from '../request/answer-search.ts';
import { inventoryLink, linksOf } from '../request/links.ts';
import { listingPolicy } from '../request/policies.ts';
import { searchOperation } from '../search-operation.ts';

/** Searches of listings, as the markets declare them (part-1.md E1, E2; supplement section 4). */

const show: Show = (plan, view) => (plan.plot ? plotPoint : (stored) => listing(stored, view));

/** The searches of a market that answer listings in our own form. */
const searchesOf = (market: Market): readonly ListingSearch[] =>
  marketNamed(market).searches.filter(({ forMarketplaces }) => !forMarketplaces);

const policies = MARKETS.flatMap((market) =>
  searchesOf(market).map((search) => listingPolicy(market, search)),
);

/** May a search of the dataset mark the account's preferred dealers? */
const isMarked = (dataset: SearchDataset): boolean =>
  policies.some((policy) => policy.dataset === dataset && policy.scopes.includes(preferredDealers));

function marketOperation(market: Market, declared: ListingSearch): Operation {
  const policy = listingPolicy(market, declared);
  const isInventory = policy.scopes.includes(inventory);
  const path = `/${declared.path}`;
  return {
    ...searchOperation(policy),
    kind: 'search',
    order: declared.order,
    path,
    summary: declared.summary,
    example: declared.example,
    tag: isInventory ? 'inventory' : 'listings',
    shows: 'listing',
    parameters: [...searchParameters(policy), ...presentation(policy)],
    schemas: () => rowSchemas(policy, listingSchema(policy.dataset, isMarked(policy.dataset))),
    link: isInventory ? inventoryLink(path, market) : undefined,
    handle: (service, table) => {
      const links = linksOf(table);
      return (c) => answerSearch(c, service, { policy, show, links });
    },
  };
}

export const operations: readonly Operation[] = MARKETS.flatMap((market) =>
  searchesOf(market).map((search) => marketOperation(market, search)),
);
