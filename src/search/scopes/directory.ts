import type { Directory, SharedDataset } from '../../engine/market.ts';
import type { Filter } from '../plan.ts';
import type { Scope } from '../policy.ts';
import { COUNTRIES, countryParameter, is } from './coverage.ts';

/** Which records of a directory, or of the incentives, are searched (part-1.md E5, E6; part-2.md S2): those of one country, and what `always` says. */
export const directory = (role: Directory | SharedDataset, always: readonly Filter[] = []): Scope => ({
  parameters: [countryParameter],
  read: (asked) => {
    const country = asked.word('country', COUNTRIES) ?? 'us';
    return {
      coverage: { roles: [role], rest: [] },
      filters: [...always, ...(country === 'all' ? [] : [is('country', country)])],
    };
  },
});

/** Dealers that have left the older directory stay in the details only (part-1.md E6). */
export const active = is('status', 'active');
