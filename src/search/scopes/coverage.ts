import type { Parameter } from '../../catalog/parameter.ts';
import { REST, type Role } from '../../catalog/roles.ts';
import type { Coverage, Filter } from '../plan.ts';
import type { Scope } from '../policy.ts';
import type { SentParameters } from '../sent-parameters.ts';

/** Words that `country` takes in searches of the US and Canada. */
export const COUNTRIES = ['us', 'ca', 'all'] as const;
/** A word that `country` takes in searches of the US and Canada. */
export type Country = (typeof COUNTRIES)[number];
/** Parameters that name a store: all its listings answer. */
export const STORES: readonly string[] = ['dealer_id', 'mc_website_id', 'source'];

/** The filter: the field has this value. */
export const is = (field: string, value: string | boolean): Filter => ({
  is: 'anyOf',
  field,
  values: [value],
});

/** The indices of the default coverage of a country, with or without the index of the rest. */
function rolesIn(country: Country, withRest: boolean): Role[] {
  const covered = COUNTRIES.filter((one) => one !== 'all' && (country === 'all' || one === country));
  return withRest ? [...covered, REST] : covered;
}

/** Which listings of one kind of seller are searched besides attributed ones with a VIN. */
export interface Reach {
  readonly country: Country;
  /** also those that are not attributed */
  readonly copies: boolean;
  /** also those without a VIN */
  readonly nonVin: boolean;
}

/** What listings meet that no index of the default coverage holds. */
export const restFilters = (
  seller: 'dealer' | 'fsbo' | 'auction',
  { country, copies, nonVin }: Reach,
): Filter[] => [
  is('seller_type', seller),
  ...(country === 'all' ? [] : [is('country', country)]),
  ...(copies ? [] : [is('is_searchable', true)]),
  ...(nonVin ? [] : [is('has_vin', true)]),
];

/** Which listings of dealers are searched in a country. */
export function coverageOf(country: Country, { copies, nonVin }: Omit<Reach, 'country'>): Coverage {
  const withRest = copies || nonVin;
  return {
    roles: rolesIn(country, withRest),
    rest: withRest ? restFilters('dealer', { country, copies, nonVin }) : [],
  };
}

/**
 * How far a search reaches (feeds.md section 3 "coverage" and section 5; part-1.md rule E1.4): by default attributed
 * listings with a VIN, of one country. A store, nodedup and include_non_vin_listings widen it; owned and dedup
 * narrow it again.
 */
export function readReach(asked: SentParameters): { reach: Reach; filters: Filter[] } {
  const country = asked.word('country', COUNTRIES) ?? 'us';
  const store = STORES.some((name) => asked.list(name));
  const owned = asked.flag('owned') && store;
  const nodedup = asked.flag('nodedup');
  const dedup = asked.flag('dedup');
  const nonVin = asked.flag('include_non_vin_listings');
  const copies = nodedup || (store && !dedup);
  return { reach: { country, copies, nonVin }, filters: owned ? [is('is_owned', true)] : [] };
}

/** A parameter that is true or false; not sent it is false. */
export const flag = (name: string, about: string) =>
  ({ name, about, schema: { type: 'boolean', default: false } }) as const;

/** `country` in searches of the US and Canada. */
export const countryParameter: Parameter = {
  name: 'country',
  about: 'us, ca or all. Canadian listings must be requested.',
  schema: { type: 'string', enum: COUNTRIES, default: 'us' },
};

/** The parameter that lets listings without a VIN in. */
export const nonVinParameter: Parameter = flag(
  'include_non_vin_listings',
  'true: includes listings without a VIN.',
);

/** Parameters that widen or narrow who is searched. */
export const reachParameters: readonly Parameter[] = [
  countryParameter,
  nonVinParameter,
  flag('nodedup', 'true: all listings of a vehicle, including those that are not attributed.'),
  flag('dedup', 'true: only attributed listings, even if a store is named.'),
  flag('owned', "With dealer_id, mc_website_id or source: true returns only the dealer's own listings."),
];

/** Who is searched among the listings of dealers. */
export const coverage: Scope = {
  parameters: reachParameters,
  read: (asked) => {
    const { reach, filters } = readReach(asked);
    return { coverage: coverageOf(reach.country, reach), filters };
  },
};
