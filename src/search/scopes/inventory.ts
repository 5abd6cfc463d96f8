import { Refusal } from '../../catalog/errors.ts';
import type { Coverage, Filter } from '../plan.ts';
import type { Scope } from '../policy.ts';
import type { SentParameters } from '../sent-parameters.ts';
import { COUNTRIES, countryParameter, coverageOf, flag, is, nonVinParameter } from './coverage.ts';

/** Parameters that name a dealer: one of them is needed (supplement decision 32). */
export const DEALER_NAMES = [
  'dealer_id',
  'mc_website_id',
  'mc_dealer_id',
  'mc_location_id',
  'mc_rooftop_id',
  'mc_dealership_group_id',
  'mc_dealership_group_name',
  'mc_sub_dealership_group_id',
  'mc_sub_dealership_group_name',
  'source',
  'dealer_name',
  'dealership_group_name',
] as const;

/**
 * A dealer's whole inventory (part-1.md E2, feeds.md sections 3 and 5): every listing of the named dealers, also
 * duplicates and those that are not attributed; owned gives only what they really have.
 */
function readInventory(asked: SentParameters): { coverage: Coverage; filters: Filter[] } {
  if (!DEALER_NAMES.some((name) => asked.list(name))) {
    throw new Refusal('dealer_missing', { detail: DEALER_NAMES.join(', ') });
  }
  const country = asked.word('country', COUNTRIES) ?? 'us';
  const nonVin = asked.flag('include_non_vin_listings');
  asked.flag('syndication');
  return {
    coverage: coverageOf(country, { copies: true, nonVin }),
    filters: asked.flag('owned') ? [is('is_owned', true)] : [],
  };
}

/** Every active listing of the named dealers, copies and those that are not attributed among them (part-1.md E2). */
export const inventory: Scope = {
  parameters: [
    countryParameter,
    nonVinParameter,
    flag('owned', "true: only the dealer's own listings."),
    flag('syndication', 'Accepted, without effect: every listing here is syndicated.'),
  ],
  needs: DEALER_NAMES,
  read: readInventory,
};

/** What is in transit is new, here (feeds.md section 5, E3). */
export const newInTransit: Scope = {
  parameters: [],
  read: (asked) => (asked.flag('in_transit') ? { filters: [is('inventory_type', 'new')] } : {}),
};
