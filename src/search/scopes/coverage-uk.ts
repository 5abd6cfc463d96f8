import type { Parameter } from '../../catalog/parameter.ts';
import type { Asked } from '../asked.ts';
import type { Coverage, Filter } from '../plan.ts';
import type { Scope } from '../policy.ts';
import { flag, is, ofDealers, STORES } from './coverage.ts';

const NATIONS = ['england', 'scotland', 'wales', 'northern ireland'] as const;
export const UK_COUNTRIES = [...NATIONS, 'uk', 'all'] as const;

/** The filter that a country of the UK market asks; nothing where none was sent: the market is the UK. */
function inCountry(asked: Asked): Filter[] {
  const country = asked.word('country', UK_COUNTRIES);
  if (country === undefined || country === 'all') return [];
  return [country === 'uk' ? is('country', 'gb') : is('nation', country)];
}

/**
 * Who is searched among UK cars (feeds.md section 3): as in the US, but listings without a VIN belong to it unless they
 * are declined. The default coverage holds all of them, whoever lists the same mark (engine/market.ts), so that a VIN and
 * dedup are filters here.
 */
function readCoverage(asked: Asked): { coverage: Coverage; filters: Filter[] } {
  const store = STORES.some((name) => asked.list(name));
  const owned = asked.flag('owned') && store;
  const nodedup = asked.flag('nodedup');
  const dedup = asked.flag('dedup');
  const nonVin = !asked.list('include_non_vin_listings') || asked.flag('include_non_vin_listings');
  const copies = owned || nodedup || (store && !dedup);
  return {
    coverage: copies
      ? { roles: ['uk', 'rest'], rest: ofDealers({ copies, nonVin: true }) }
      : { roles: ['uk'], rest: [] },
    filters: [
      ...inCountry(asked),
      ...(dedup && !copies ? [is('is_searchable', true)] : []),
      ...(owned ? [is('is_owned', true)] : []),
      ...(nonVin ? [] : [is('has_vin', true)]),
    ],
  };
}

export const ukCountryParameter: Parameter = {
  name: 'country',
  about: 'A nation of the UK, uk or all; not sent: the whole market.',
  schema: { type: 'string', enum: UK_COUNTRIES },
};

export const ukCoverage: Scope = {
  parameters: [
    ukCountryParameter,
    {
      name: 'include_non_vin_listings',
      about: 'false: only listings with a VIN.',
      schema: { type: 'boolean', default: true },
    },
    flag('nodedup', 'true: all listings of a vehicle, also those that are not attributed.'),
    flag('dedup', 'true: of the listings of a vehicle only the attributed one.'),
    flag(
      'owned',
      'With dealer_id, mc_website_id or source: true gives only the listings that the dealer really owns.',
    ),
  ],
  read: readCoverage,
};
