import type { Parameter } from '../../catalog/parameter.ts';
import { RECENTS } from '../../catalog/roles.ts';
import type { Filter } from '../plan.ts';
import type { Scope } from '../policy.ts';
import type { SentParameters } from '../sent-parameters.ts';
import { flag, is, type Reach, restFilters, STORES } from './coverage.ts';

const NATIONS = ['england', 'scotland', 'wales', 'northern ireland'] as const;
/** Words that `country` takes in searches of the UK. */
export const UK_COUNTRIES = [...NATIONS, 'uk', 'all'] as const;

/** The filter that a country of the UK market asks; nothing where none was sent: the market is the UK. */
function inCountry(asked: SentParameters): Filter[] {
  const country = asked.word('country', UK_COUNTRIES);
  if (country === undefined || country === 'all') return [];
  return [country === 'uk' ? is('country', 'gb') : is('nation', country)];
}

/** How far a search of UK cars reaches: as in the US, but listings without a VIN belong to it unless they are declined. */
function readReach(asked: SentParameters): { reach: Reach; filters: Filter[] } {
  const store = STORES.some((name) => asked.list(name));
  const owned = asked.flag('owned') && store;
  const nodedup = asked.flag('nodedup');
  const dedup = asked.flag('dedup');
  const nonVin = !asked.list('include_non_vin_listings') || asked.flag('include_non_vin_listings');
  return {
    reach: { country: 'all', copies: nodedup || (store && !dedup), nonVin },
    filters: [...inCountry(asked), ...(owned ? [is('is_owned', true)] : [])],
  };
}

/** `country` in searches of the UK. */
export const ukCountryParameter: Parameter = {
  name: 'country',
  about: 'A nation of the UK, uk or all; default: the whole market.',
  schema: { type: 'string', enum: UK_COUNTRIES },
};

const parameters: readonly Parameter[] = [
  ukCountryParameter,
  {
    name: 'include_non_vin_listings',
    about: 'false: only listings with a VIN.',
    schema: { type: 'boolean', default: true },
  },
  flag('nodedup', 'true: all listings of a vehicle, including those that are not attributed.'),
  flag('dedup', 'true: only the attributed listing of each vehicle.'),
  flag('owned', "With dealer_id, mc_website_id or source: true returns only the dealer's own listings."),
];

/**
 * Who is searched among UK cars (feeds.md section 3). The default coverage holds listings without a VIN, whoever lists
 * the same mark (catalog/markets.ts), so that a VIN and dedup are filters here.
 */
export const ukCoverage: Scope = {
  parameters,
  read: (asked) => {
    const { reach, filters } = readReach(asked);
    return {
      coverage: reach.copies
        ? { roles: ['uk', 'rest'], rest: restFilters('dealer', { ...reach, nonVin: true }) }
        : { roles: ['uk'], rest: [] },
      filters: [
        ...filters,
        ...(asked.flag('dedup') && !reach.copies ? [is('is_searchable', true)] : []),
        ...(reach.nonVin ? [] : [is('has_vin', true)]),
      ],
    };
  },
};

/** Who is searched among UK cars that have left. */
export const ukRecents: Scope = {
  parameters,
  read: (asked) => {
    const { reach, filters } = readReach(asked);
    return { coverage: { roles: [RECENTS], rest: restFilters('dealer', reach) }, filters };
  },
};
