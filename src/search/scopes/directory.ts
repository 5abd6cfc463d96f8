import type { Directory } from '../../catalog/directory.ts';
import type { Role } from '../../catalog/roles.ts';
import type { Filter } from '../plan.ts';
import type { Scope } from '../policy.ts';
import { eitherCountryParameter } from './attribution.ts';
import { COUNTRIES, countryParameter, is } from './coverage.ts';
import { UK_COUNTRIES, ukCountryParameter } from './coverage-uk.ts';

/**
 * Which records of a directory, or of the incentives, are searched (part-1.md E5, E6; part-2.md S2): those of one country, and what
 * `always` says. `standard`: the country where none is asked for.
 */
export const directory = (
  role: Role,
  always: readonly Filter[] = [],
  standard: 'us' | 'all' = 'us',
): Scope => ({
  parameters: [standard === 'us' ? countryParameter : eitherCountryParameter],
  read: (asked) => {
    const country = asked.word('country', COUNTRIES) ?? standard;
    return {
      coverage: { roles: [role], rest: [] },
      filters: [...always, ...(country === 'all' ? [] : [is('country', country)])],
    };
  },
});

/** Which records of a directory of the UK are searched. They name a nation or the UK: `country` tells nations apart. */
export const ukDirectory = (role: Directory, always: readonly Filter[] = []): Scope => ({
  parameters: [ukCountryParameter],
  read: (asked) => {
    const country = asked.word('country', UK_COUNTRIES);
    const nation = country === undefined || country === 'uk' || country === 'all' ? undefined : country;
    return {
      coverage: { roles: [role], rest: [] },
      filters: [...always, ...(nation === undefined ? [] : [is('country', nation)])],
    };
  },
});

/** Leaves out dealers that have left the older directory: only the details still answer them (part-1.md E6). */
export const active = is('status', 'active');
