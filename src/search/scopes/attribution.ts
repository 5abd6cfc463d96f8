import type { Market } from '../../catalog/markets.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { coveredRolesOf } from '../../catalog/roles.ts';
import type { Filter } from '../plan.ts';
import type { Scope } from '../policy.ts';
import type { SentParameters } from '../sent-parameters.ts';
import { COUNTRIES, type Country, is } from './coverage.ts';

/** `country` in markets of the US and Canada in which both answer where none is asked for (feeds.md section 5). */
export const eitherCountryParameter: Parameter = {
  name: 'country',
  about: 'us, ca or all; default: both countries.',
  schema: { type: 'string', enum: COUNTRIES },
};

const countryOf = (asked: SentParameters): Country => asked.word('country', COUNTRIES) ?? 'all';

/**
 * The attributed listings of a market, with or without a VIN (feeds.md section 3, coverage: "the other markets ask for
 * no VIN"). Where the market has several countries all are searched unless one is asked for (section 5).
 */
export const attributed = (market: Market): Scope => {
  const roles = coveredRolesOf(market);
  if (roles.length === 1) return { parameters: [], read: () => ({ coverage: { roles, rest: [] } }) };
  return {
    parameters: [eitherCountryParameter],
    read: (asked) => {
      const country = countryOf(asked);
      return {
        coverage: { roles: roles.filter((role) => country === 'all' || role === country), rest: [] },
      };
    },
  };
};

/** What listings of such a market meet whose seller is no dealer: attributed among their like, in the country that is asked for. */
export const likeAttributed = (asked: SentParameters): Filter[] => {
  const country = countryOf(asked);
  return [is('is_searchable', true), ...(country === 'all' ? [] : [is('country', country)])];
};
