import type { SearchDataset } from '../../catalog/field.ts';
import type { ListingSearch } from '../../catalog/market.ts';
import { MARKETS, type Market, marketNamed } from '../../catalog/markets.ts';
import { listing, plotPoint } from '../../records/listing.ts';
import { searchParameters } from '../../search/read.ts';
import { inventory } from '../../search/scopes/inventory.ts';
import { preferred } from '../../search/scopes/preferred.ts';
import { explainSearch } from '../explain/searches.ts';
import { envelopeSchema } from '../openapi/envelopes.ts';
import { countsOf } from '../openapi/incentives.ts';
import { presentation } from '../openapi/presentation.ts';
import { listingSchema } from '../openapi/records.ts';
import { json } from '../openapi/responses.ts';
import { pageOf, rowSchemas } from '../openapi/rows.ts';
import { type Operation, SEARCH_ERRORS } from '../operation.ts';
import { answerSearch, type Show } from '../request/answer-search.ts';
import { inventoryLink, linksOf } from '../request/links.ts';
import { listingPolicy, needsOf } from '../request/policies.ts';
import { sourcesOfSearch } from '../request/sources.ts';

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
  policies.some((policy) => policy.dataset === dataset && policy.scopes.includes(preferred));

function searchOperation(market: Market, declared: ListingSearch): Operation {
  const policy = listingPolicy(market, declared);
  const isInventory = policy.scopes.includes(inventory);
  const path = `/${declared.path}`;
  return {
    kind: 'search',
    order: declared.order,
    path,
    summary: declared.summary,
    tag: isInventory ? 'inventory' : 'listings',
    market,
    search: policy,
    shows: 'listing',
    isPaged: true,
    parameters: [...searchParameters(policy), ...presentation(policy)],
    needs: needsOf(policy),
    errors: SEARCH_ERRORS,
    answers: () => ({
      200: {
        description: 'What was found.',
        content: json(envelopeSchema(policy.list, pageOf(policy), countsOf(policy))),
      },
    }),
    schemas: () => rowSchemas(policy, listingSchema(policy.dataset, isMarked(policy.dataset))),
    sources: sourcesOfSearch(policy),
    ...(isInventory ? { link: inventoryLink(path, market) } : {}),
    handle: (service, table) => (c) => answerSearch(c, service, { policy, show, links: linksOf(table) }),
    explain: (url, explaining) => explainSearch(policy, url, explaining),
  };
}

export const operations: readonly Operation[] = MARKETS.flatMap((market) =>
  searchesOf(market).map((search) => searchOperation(market, search)),
);
