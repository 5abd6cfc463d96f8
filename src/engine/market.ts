/** Names of what the engine holds for a market. */

/** Markets that have listings (feeds.md section 2). */
export const MARKETS = ['us-cars', 'uk-cars'] as const;
export type Market = (typeof MARKETS)[number];

/**
 * Which listings an index holds (design.md decision 2): the default coverage of one country, or all the rest.
 * The default search of a country reads its own index and needs no filter.
 */
const MARKET_ROLES = {
  'us-cars': ['us', 'ca', 'rest'],
  'uk-cars': ['uk', 'rest'],
} as const;

/** A role of a market's indices of listings. */
export type RoleOf<M extends Market> = (typeof MARKET_ROLES)[M][number];

/** The roles of a market's indices of listings, the rest last. */
export const rolesOf = <M extends Market>(market: M): readonly RoleOf<M>[] => MARKET_ROLES[market];

/** Directories of dealers (part-1.md E5 to E7): the older one, and the newer one of websites, groups and rooftops. */
export const DIRECTORIES = ['dealers', 'dealerships'] as const;
export type Directory = (typeof DIRECTORIES)[number];

/** Datasets without a market whose newest delivery answers whole (feeds.md section 2). */
export const SHARED_DATASETS = ['recalls', 'recall-campaigns', 'plates'] as const;
export type SharedDataset = (typeof SHARED_DATASETS)[number];

/** Stands for the market of datasets that have none. */
export const NO_MARKET = 'all';

/** What an index holds: some of a market's listings, a directory, or a dataset without a market. */
export type Role = RoleOf<Market> | Directory | SharedDataset;

/** Roles whose indices hold a default coverage, of all markets. */
export const COVERED_ROLES: readonly Role[] = MARKETS.flatMap((market) =>
  rolesOf(market).filter((role) => role !== 'rest'),
);

/** Alias that points at the live index of a role: `forecourt-us-cars-us`. */
export const roleAlias = (prefix: string, market: Market, role: Role): string => `${prefix}${market}-${role}`;

/** Name of one generation's index of a role; `generation` is lower-case letters, digits and dashes. */
export const roleIndex = (prefix: string, market: Market, role: Role, generation: string): string =>
  `${roleAlias(prefix, market, role)}-${generation}`;

/** Markets whose dealers are known (part-1.md E7). */
export const DEALER_MARKETS = [...MARKETS, 'motorcycles', 'heavy-equipment', 'rvs'] as const;
export type DealerMarket = (typeof DEALER_MARKETS)[number];

/** Directories of a market: the newer one exists for cars. */
export const directoriesOf = (market: DealerMarket): readonly Directory[] =>
  MARKETS.some((one) => one === market) ? DIRECTORIES : ['dealers'];

/** Alias that points at the live index of a directory: `forecourt-us-cars-dealers`. */
export const directoryAlias = (prefix: string, market: DealerMarket, directory: Directory): string =>
  `${prefix}${market}-${directory}`;

/** Name of one generation's index of a directory; `generation` is lower-case letters, digits and dashes. */
export const directoryIndex = (
  prefix: string,
  market: DealerMarket,
  directory: Directory,
  generation: string,
): string => `${directoryAlias(prefix, market, directory)}-${generation}`;

/** Alias that points at the live index of a dataset without a market: `forecourt-recalls`. */
export const sharedAlias = (prefix: string, dataset: SharedDataset): string => `${prefix}${dataset}`;

/** Name of one generation's index of such a dataset; `generation` is lower-case letters, digits and dashes. */
export const sharedIndex = (prefix: string, dataset: SharedDataset, generation: string): string =>
  `${sharedAlias(prefix, dataset)}-${generation}`;

/** Index that keeps the report of every delivery. */
export const deliveriesIndex = (prefix: string): string => `${prefix}deliveries`;
