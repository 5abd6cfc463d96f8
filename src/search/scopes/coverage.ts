import { type Role, rolesOf } from '../../engine/market.ts';
import type { Asked } from '../asked.ts';
import type { Coverage, Filter } from '../plan.ts';
import type { Scope } from '../policy.ts';

const COUNTRIES = ['us', 'ca', 'all'] as const;
const STORES = ['dealer_id', 'mc_website_id', 'source'];

const is = (field: string, value: string | boolean): Filter => ({ is: 'anyOf', field, values: [value] });

/** The indices of the default coverage of a country, with or without the index of the rest. */
function roles(country: (typeof COUNTRIES)[number], withRest: boolean): Role[] {
  return rolesOf('us-cars').filter((role) =>
    role === 'rest' ? withRest : country === 'all' || role === country,
  );
}

/**
 * Who is searched (feeds.md section 3 "coverage" and section 5; part-1.md rule E1.4): attributed listings of
 * dealers with a VIN, of one country. A store, nodedup and include_non_vin_listings widen it; owned and dedup
 * narrow it again.
 */
function readCoverage(asked: Asked): { coverage: Coverage; filters: Filter[] } {
  const country = asked.word('country', COUNTRIES) ?? 'us';
  const store = STORES.some((name) => asked.list(name));
  const owned = asked.flag('owned') && store;
  const nodedup = asked.flag('nodedup');
  const dedup = asked.flag('dedup');
  const nonVin = asked.flag('include_non_vin_listings');
  const copies = owned || nodedup || (store && !dedup);
  const rest: Filter[] = [
    is('seller_type', 'dealer'),
    ...(country === 'all' ? [] : [is('country', country)]),
    ...(copies ? [] : [is('is_searchable', true)]),
    ...(nonVin ? [] : [is('has_vin', true)]),
  ];
  const withRest = copies || nonVin;
  return {
    coverage: { roles: roles(country, withRest), rest: withRest ? rest : [] },
    filters: owned ? [is('is_owned', true)] : [],
  };
}

const flag = (name: string, about: string) =>
  ({ name, about, schema: { type: 'boolean', default: false } }) as const;

export const coverage: Scope = {
  parameters: [
    {
      name: 'country',
      about: 'us, ca or all. Canadian listings have to be asked for.',
      schema: { type: 'string', enum: COUNTRIES, default: 'us' },
    },
    flag('include_non_vin_listings', 'true: also listings without a VIN.'),
    flag('nodedup', 'true: all listings of a vehicle, also those that are not attributed.'),
    flag('dedup', 'true: only attributed listings, also when a store is named.'),
    flag(
      'owned',
      'With dealer_id, mc_website_id or source: true gives only the listings that the dealer really owns.',
    ),
  ],
  read: readCoverage,
};
