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

/** A role of a market's indices of active listings. */
export type RoleOf<M extends Market> = (typeof MARKET_ROLES)[M][number];

/** The roles of a market's indices of active listings, the rest last. */
export const rolesOf = <M extends Market>(market: M): readonly RoleOf<M>[] => MARKET_ROLES[market];

/** Role of the index of listings that have left lately, as they were last seen (supplement section 4, recents). */
export const RECENTS = 'recents';

/** Markets in which listings that have left are searched. */
const WITH_RECENTS: readonly Market[] = ['us-cars', 'uk-cars'];

/** The roles of all indices that a delivery of listings publishes: those of active listings, and of those that left. */
export const publishedRoles = (market: Market): readonly (RoleOf<Market> | typeof RECENTS)[] =>
  WITH_RECENTS.includes(market) ? [...rolesOf(market), RECENTS] : rolesOf(market);

/** Directories of dealers (part-1.md E5 to E7): the older one, and the newer one of websites, groups and rooftops. */
export const DIRECTORIES = ['dealers', 'dealerships'] as const;
export type Directory = (typeof DIRECTORIES)[number];

/** What an index of a market holds: some of its listings, or a directory. */
export type Role = RoleOf<Market> | typeof RECENTS | Directory;

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

/** Index that keeps the report of every delivery. */
export const deliveriesIndex = (prefix: string): string => `${prefix}deliveries`;
