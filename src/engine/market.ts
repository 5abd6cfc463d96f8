/** Names of what the engine holds for a market. */

/** Markets that have listings (feeds.md section 2). */
export const MARKETS = ['us-cars'] as const;
export type Market = (typeof MARKETS)[number];

/**
 * Which listings an index holds (design.md decision 2): the default coverage of one country, or all the rest.
 * The default search of a country reads its own index and needs no filter.
 */
export const ROLES = ['us', 'ca', 'rest'] as const;
export type Role = (typeof ROLES)[number];

/** Alias that points at the live index of a role: `forecourt-us-cars-us`. */
export const roleAlias = (prefix: string, market: Market, role: Role): string => `${prefix}${market}-${role}`;

/** Name of one generation's index of a role; `generation` is lower-case letters, digits and dashes. */
export const roleIndex = (prefix: string, market: Market, role: Role, generation: string): string =>
  `${roleAlias(prefix, market, role)}-${generation}`;

/** Index that keeps the report of every delivery. */
export const deliveriesIndex = (prefix: string): string => `${prefix}deliveries`;
