import { coveredRolesOf, type Market } from '../../engine/market.ts';
import type { Scope } from '../policy.ts';

/**
 * The attributed listings of a market, with or without a VIN (feeds.md section 3, coverage: "the other markets ask for
 * no VIN"). Where the market has several countries all are searched: these searches have no country (supplement
 * appendix B); the place tells them apart.
 */
export const attributed = (market: Market): Scope => {
  const coverage = { roles: coveredRolesOf(market), rest: [] };
  return { parameters: [], read: () => ({ coverage }) };
};
