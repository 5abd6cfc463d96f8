import type { DirectorySearch, ListingSearch } from '../../catalog/market-operations.ts';
import { hasOutwardCodes, listingsOf, type Market, marketNamed } from '../../catalog/markets.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { active, directory, ukDirectory } from '../../search/scopes/directory.ts';
import { location, ukDealerLocation } from '../../search/scopes/location.ts';
import { scopeNamed } from '../../search/scopes/registry.ts';

/** How the searches that a market declares narrow its datasets. */

const without = ({
  facets,
  sorts,
  filters,
}: NonNullable<ListingSearch['leftOut']>): NonNullable<SearchPolicy['leftOut']> => ({
  facets: facets && new Set(facets),
  sorts: sorts && new Set(sorts),
  filters: filters && new Set(filters),
});

/** A search of a market's listings; those for marketplaces show the seller's text, too (part-1.md E3). */
export function listingPolicy(market: Market, search: ListingSearch): SearchPolicy {
  const { path, scopes, rows, byDistance, plots, appendsKey, leftOut, changedBy, forMarketplaces } = search;
  return {
    operation: path,
    market,
    dataset: listingsOf(market),
    scopes: scopes.map((name) => scopeNamed(name, market)),
    rows: rows ?? { default: 10, maximum: 50, above: 'default' },
    byDistance: byDistance ?? true,
    plots: plots ?? false,
    list: 'listings',
    changedBy: changedBy ?? ['dealer', 'fsbo', 'auction'],
    appendsKey,
    leftOut: leftOut && without(leftOut),
    reads: forMarketplaces ? ['record', 'extra.seller_comments'] : undefined,
  };
}

/** The first search of a market: that of its active listings. */
export const firstPolicy = (market: Market): SearchPolicy =>
  listingPolicy(market, marketNamed(market).searches[0]);

/**
 * A search of a directory of a market: of the older one active dealers only (part-1.md E5, E6). As in the searches of listings
 * both countries answer where none is asked for, but for cars (feeds.md section 5).
 */
export function directoryPolicy(market: Market, search: DirectorySearch): SearchPolicy {
  const { directory: role, path } = search;
  const { region, isDefault } = marketNamed(market);
  const always = role === 'dealers' ? [active] : [];
  return {
    operation: path,
    market,
    dataset: region.directories[role],
    scopes: hasOutwardCodes(market)
      ? [ukDirectory(role, always), ukDealerLocation]
      : [directory(role, always, isDefault ? 'us' : 'all'), location],
    rows: { default: 10, maximum: 50, above: 'maximum' },
    byDistance: role === 'dealers',
    plots: false,
    list: role === 'dealers' ? 'dealers' : 'mc_dealerships',
    changedBy: role === 'dealers' ? ['records', 'counts'] : ['records'],
  };
}

/** Names of the parameters of which a search needs one. */
export const needsOf = ({ scopes }: SearchPolicy): readonly string[] =>
  scopes.flatMap(({ needs = [] }) => needs);
