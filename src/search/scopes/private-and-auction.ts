import type { Role } from '../../catalog/roles.ts';
import type { Scope } from '../policy.ts';
import { flag, is, reachParameters, readReach, restFilters } from './coverage.ts';

/** Who is searched where all that may be found lies in one index, none of the default coverage. */
export const soldBy = (role: Role, seller: 'dealer' | 'fsbo' | 'auction'): Scope => ({
  parameters: reachParameters,
  read: (asked) => {
    const { reach, filters } = readReach(asked);
    return { coverage: { roles: [role], rest: restFilters(seller, reach) }, filters };
  },
});

const WITHOUT_DEALERS = flag(
  'exclude_dealer_listings',
  'true: excludes listings of dealers on private-seller sources (those with a dealer id).',
);

/** Private sellers' listings may be dealers' in truth (supplement section 4). */
export const privateOnly: Scope = {
  parameters: [WITHOUT_DEALERS],
  read: (asked) =>
    asked.flag(WITHOUT_DEALERS.name) ? { filters: [{ is: 'missing', field: 'dealer_id' }] } : {},
};

const TITLES = ['clean', 'salvage'] as const;

/** The title of a vehicle at auction (supplement section 4): what the delivery says of it is carfax_clean_title. */
export const title: Scope = {
  parameters: [
    {
      name: 'title_type',
      about:
        'clean: only vehicles with a clean title; salvage: only those without. Vehicles with unknown titles match neither.',
      schema: { type: 'string', enum: TITLES },
    },
  ],
  read: (asked) => {
    const type = asked.word('title_type', TITLES);
    return type ? { filters: [is('carfax_clean_title', type === 'clean')] } : {};
  },
};
