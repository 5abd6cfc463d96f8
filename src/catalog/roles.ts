import { DEALERSHIP_MARKETS, MARKETS, type Market } from './markets.ts';

/** What the engine holds of a market, and of the datasets without one: an index, or several, plays each role. */

/**
 * Which listings an index holds (design.md decision 2): the default coverage of one country, or all the rest.
 * The default search of a country reads its own index and needs no filter.
 */
const MARKET_ROLES = {
  'us-cars': ['us', 'ca', 'rest'],
  'uk-cars': ['uk', 'rest'],
  motorcycles: ['us', 'ca', 'rest'],
  'heavy-equipment': ['us', 'ca', 'rest'],
  rvs: ['us', 'ca', 'rest'],
  'uk-rvs': ['uk', 'rest'],
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

/** Datasets without a market whose newest delivery answers whole (feeds.md section 2). */
export const SHARED_DATASETS = ['incentives', 'recalls', 'recall-campaigns', 'plates'] as const;
export type SharedDataset = (typeof SHARED_DATASETS)[number];

/** Stands for the market of datasets that have none. */
export const NO_MARKET = 'all' as const;

/** Where a search looks: a market, or the datasets without one. */
export type Searched = Market | typeof NO_MARKET;

/** Role of the closed records of a market, and of those that history deliveries brought: many indices behind one alias. */
export const HISTORY = 'history';

/** What an index holds: some of a market's listings, a directory, a dataset without a market, or closed records. */
export type Role = RoleOf<Market> | typeof RECENTS | Directory | SharedDataset | typeof HISTORY;

/** The roles of a market's default coverage: one a country, or one for all. */
export const coveredRolesOf = (market: Market): readonly Role[] =>
  rolesOf(market).filter((role) => role !== 'rest');

/** Roles whose indices hold a default coverage, of all markets. */
export const COVERED_ROLES: readonly Role[] = [...new Set(MARKETS.flatMap(coveredRolesOf))];

/** Directories of a market. */
export const directoriesOf = (market: Market): readonly Directory[] =>
  DEALERSHIP_MARKETS.includes(market) ? DIRECTORIES : ['dealers'];
