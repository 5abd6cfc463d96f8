import type { Param } from '../catalog/field.ts';
import type { SearchPolicy } from '../search/policy.ts';
import { likeCars, sellers } from '../search/scopes/sellers.ts';
import type { SuggestPolicy } from '../search/suggest/policy.ts';
import { carSearch, heavyEquipmentSearch, motorcycleSearch, rvSearch, ukCarSearch } from './policies.ts';

/** What each auto-complete suggests, and of which listings; the table of operations names them (supplement appendix B). */

/** The listings of a search, also those of other sellers where they are asked for. The coverage is its first scope. */
function ofSellers(
  search: SearchPolicy,
  operation: string,
  ...meet: Parameters<typeof sellers>[1][]
): SearchPolicy {
  const [coverage, ...scopes] = search.scopes;
  if (!coverage) throw new Error(`${search.operation} has no coverage`);
  return { ...search, operation, scopes: [sellers(coverage, ...meet), ...scopes] };
}

/** A comma list that narrows suggestions alone: of a field, under its name or another. */
const narrows = (field: string, name: string = field): readonly [string, Param] => [
  field,
  { name, form: 'anyOf', about: `${name}: comma list, in any case.` },
];

/** A search that is narrowed by more parameters than its own page is (supplement appendix B). */
function narrowedBy(search: SearchPolicy, ...more: readonly (readonly [string, Param])[]): SearchPolicy {
  const fields = search.dataset.fields.map((field) => ({
    ...field,
    params: [...field.params, ...more.flatMap(([name, param]) => (name === field.name ? [param] : []))],
  }));
  return { ...search, dataset: { ...search.dataset, fields } };
}

/** A list of names. */
const names = (text: string): readonly string[] => text.trim().split(/\s+/);

const BUILD = names(
  `body_subtype body_type drivetrain engine engine_block engine_size fuel_type make model powertrain_type transmission
  trim vehicle_type version`,
);

export const carSuggestions: SuggestPolicy = {
  search: ofSellers(carSearch, 'search/car/auto-complete', likeCars),
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

/** S3. */
export const motorcycleSuggestions: SuggestPolicy = {
  search: { ...motorcycleSearch, operation: 'search/motorcycle/auto-complete' },
  fields: names(
    'body_type city color drivetrain engine fuel_type make model state transmission trim vehicle_type',
  ),
  gives: 'counted',
};

/** S4, at both its paths. */
export const heavyEquipmentSuggestions: SuggestPolicy = {
  search: {
    ...narrowedBy(heavyEquipmentSearch, narrows('vehicle_type'), narrows('exterior_color', 'color')),
    operation: 'search/heavy-equipment/auto-complete',
  },
  fields: names(
    `body_type category city drivetrain engine exterior_color fuel_type interior_color make model state sub_category
    transmission trim`,
  ),
  gives: 'counted',
};

export const rvSuggestions: SuggestPolicy = {
  search: {
    ...narrowedBy(
      rvSearch,
      ...['trim', 'body_type', 'vehicle_type', 'drivetrain'].map((name) => narrows(name)),
      narrows('exterior_color', 'color'),
    ),
    operation: 'search/rv/auto-complete',
  },
  fields: names(
    'city class engine exterior_color fuel_type interior_color make model state transmission trim',
  ),
  gives: 'counted',
};

export const ukCarSuggestions: SuggestPolicy = {
  search: ofSellers(
    narrowedBy(ukCarSearch, narrows('body_subtype'), narrows('engine_block')),
    'search/car/uk/auto-complete',
  ),
  fields: names(
    `body_subtype body_type car_location_city car_location_county city county dealer_name drivetrain engine engine_block
    engine_size ev_battery_type exterior_color fuel_type interior_color make mm model model_variant transmission variant vehicle_type ymm`,
  ),
  gives: 'counted',
};
