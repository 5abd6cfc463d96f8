import type { Directory } from '../catalog/directory.ts';
import type { Market } from '../catalog/markets.ts';
import type { Role } from '../catalog/roles.ts';
import { directoriesOf, HISTORY, NO_MARKET, publishedRoles, type SearchedMarket } from '../catalog/roles.ts';
import { SHARED_NAMES } from '../catalog/shared-datasets.ts';

/** Names of indices and of their aliases. */

/** Alias that points at the live index of a role: `forecourt-us-cars-us`. */
export const roleAlias = (prefix: string, market: Market, role: Role): string => `${prefix}${market}-${role}`;

/** Name of one generation's index of a role; `generation` is lower-case letters, digits and dashes. */
export const roleIndex = (prefix: string, market: Market, role: Role, generation: string): string =>
  `${roleAlias(prefix, market, role)}-${generation}`;

/** Alias that points at the live index of a directory: `forecourt-us-cars-dealers`. */
export const directoryAlias = (prefix: string, market: Market, directory: Directory): string =>
  `${prefix}${market}-${directory}`;

/** Name of one generation's index of a directory; `generation` is lower-case letters, digits and dashes. */
export const directoryIndex = (
  prefix: string,
  market: Market,
  directory: Directory,
  generation: string,
): string => `${directoryAlias(prefix, market, directory)}-${generation}`;

/** Alias that points at the live index of a dataset without a market: `forecourt-incentives`. */
export const sharedAlias = (prefix: string, dataset: string): string => `${prefix}${dataset}`;

/** Name of one generation's index of such a dataset; `generation` is lower-case letters, digits and dashes. */
export const sharedIndex = (prefix: string, dataset: string, generation: string): string =>
  `${sharedAlias(prefix, dataset)}-${generation}`;

/** Index that keeps the report of every delivery. */
export const deliveriesIndex = (prefix: string): string => `${prefix}deliveries`;

/** Alias of a market's closed records: `forecourt-us-cars-history`. */
export const historyAlias = (prefix: string, market: Market): string => `${prefix}${market}-history`;

/** Name of one index behind it; `generation` is lower-case letters, digits and dashes. */
export const historyIndex = (prefix: string, market: Market, generation: string): string =>
  `${historyAlias(prefix, market)}-${generation}`;

/** What each alias of a market, or of the datasets without one, stands for. */
export function aliasesOf(
  prefix: string,
  searched: SearchedMarket,
): (readonly [alias: string, role: Role])[] {
  if (searched === NO_MARKET) return SHARED_NAMES.map((name) => [sharedAlias(prefix, name), name] as const);
  return [
    ...publishedRoles(searched).map((role) => [roleAlias(prefix, searched, role), role] as const),
    ...directoriesOf(searched).map((name) => [directoryAlias(prefix, searched, name), name] as const),
    [historyAlias(prefix, searched), HISTORY],
  ];
}
