import type { SearchPolicy } from '../search/policy.ts';
import { coverage } from '../search/scopes/coverage.ts';
import { sellers } from '../search/scopes/sellers.ts';
import type { SuggestPolicy } from '../search/suggest/policy.ts';
import { carSearch } from './policies.ts';

/** What each auto-complete suggests, and of which listings; the table of operations names them (supplement appendix B). */

/** The listings of a search, also those of other sellers where they are asked for. */
const ofSellers = (search: SearchPolicy): SearchPolicy => ({
  ...search,
  scopes: search.scopes.map((scope) => (scope === coverage ? sellers : scope)),
});

/** A list of names. */
const names = (text: string): readonly string[] => text.trim().split(/\s+/);

const BUILD = names(
  `body_subtype body_type drivetrain engine engine_block engine_size fuel_type make model powertrain_type transmission
  trim vehicle_type version`,
);

export const carSuggestions: SuggestPolicy = {
  search: { ...ofSellers(carSearch), operation: 'search/car/auto-complete' },
  fields: [...BUILD, ...names('city exterior_color interior_color mm state ymm')].sort(),
  gives: 'counted',
};

/** What vehicles are, as the active listings tell. */
export const specSuggestions: SuggestPolicy = {
  search: { ...carSearch, operation: 'specs/car/auto-complete' },
  fields: BUILD,
  gives: 'plain',
};

/** The same, every term. */
export const specTerms: SuggestPolicy = {
  search: { ...carSearch, operation: 'specs/car/terms' },
  fields: BUILD,
  gives: 'all',
};
