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

/** A role of a market's indices. */
export type RoleOf<M extends Market> = (typeof MARKET_ROLES)[M][number];
/** A role of any market's indices. */
export type Role = RoleOf<Market>;

/** The roles of a market's indices, the rest last. */
export const rolesOf = <M extends Market>(market: M): readonly RoleOf<M>[] => MARKET_ROLES[market];

/** Roles whose indices hold a default coverage, of all markets. */
export const COVERED_ROLES: readonly Role[] = MARKETS.flatMap((market) =>
  rolesOf(market).filter((role) => role !== 'rest'),
);

/** Alias that points at the live index of a role: `forecourt-us-cars-us`. */
export const roleAlias = (prefix: string, market: Market, role: Role): string => `${prefix}${market}-${role}`;

/** Name of one generation's index of a role; `generation` is lower-case letters, digits and dashes. */
export const roleIndex = (prefix: string, market: Market, role: Role, generation: string): string =>
  `${roleAlias(prefix, market, role)}-${generation}`;

/** Index that keeps the report of every delivery. */
export const deliveriesIndex = (prefix: string): string => `${prefix}deliveries`;
