import { DIRECTORIES, type Directory } from './directory.ts';
import { MARKETS, type Market, marketNamed } from './markets.ts';

/**
 * What the engine holds of a market, and of the datasets without one: an index, or several, plays each role.
 * Which listings an index holds (docs/decisions, decision 2): the default coverage of one country, or all the rest. The default
 * search of a country reads its own index and needs no filter.
 */
export type Role = string;

/** Role of the index of the listings that no default coverage holds. */
export const REST: Role = 'rest';

/** Role of the index of listings that have left lately, as they were last seen (supplement section 4, recents). */
export const RECENTS: Role = 'recents';

/** Role of the closed records of a market, and of those that history deliveries brought: many indices behind one alias. */
export const HISTORY: Role = 'history';

/** Stands for the sold months, which are in no index: of what was published of a market, or of the datasets without one. */
export const SOLD: Role = 'sold';

/** The roles of a market's default coverage: one a country, or one for all. */
export const coveredRolesOf = (market: Market): readonly Role[] => marketNamed(market).region.roles;

/** The roles of a market's indices of active listings, the rest last. */
export const rolesOf = (market: Market): readonly Role[] => [...coveredRolesOf(market), REST];

/** The roles of all indices that a delivery of listings publishes: those of active listings, and of those that left. */
export const publishedRoles = (market: Market): readonly Role[] =>
  marketNamed(market).hasRecents ? [...rolesOf(market), RECENTS] : rolesOf(market);

/** Roles whose indices hold a default coverage, of all markets. */
export const COVERED_ROLES: readonly Role[] = [...new Set(MARKETS.flatMap(coveredRolesOf))];

/** Directories of a market, in the order of DIRECTORIES. */
export const directoriesOf = (market: Market): readonly Directory[] =>
  DIRECTORIES.filter((one) => marketNamed(market).directories.includes(one));

/** Stands for the market of datasets that have none. */
export const NO_MARKET = 'all';

/** Where a search looks: a market, or NO_MARKET. */
export type SearchedMarket = Market;
