import type { Operation } from '../../api/operation.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { permissionsOf } from '../../search/read.ts';
import type { HeadFilter } from '../metadata.ts';

/** What a market is narrowed by most: these stand in the head of the page, where the search takes them. */
const HEAD: readonly (HeadFilter & { readonly unless?: string })[] = [
  { name: 'car_type', label: 'Condition', as: 'choice', values: ['new', 'used', 'certified'] },
  { name: 'inventory_type', label: 'Condition', as: 'choice', values: ['new', 'used'], unless: 'car_type' },
  { name: 'make', label: 'Make', as: 'offered' },
  { name: 'model', label: 'Model', as: 'offered' },
  { name: 'year_range', label: 'Year', as: 'span' },
  // a list of years and spans of them
  { name: 'year', label: 'Year', as: 'text', unless: 'year_range' },
  { name: 'price_range', label: 'Price', as: 'span' },
  { name: 'miles_range', label: 'Mileage', as: 'span' },
  { name: 'zip', label: 'Near', as: 'text' },
  { name: 'radius', label: 'Miles', as: 'text' },
];

/** The country is seen where a search has several: by itself it may look in one of them alone. */
function countryIn({ parameters }: Operation): HeadFilter[] {
  const { name, schema } = parameters.find((one) => one.name === 'country') ?? {};
  if (!name || !schema?.enum?.includes('us')) return [];
  return [
    { name, label: 'Country', as: 'choice', values: schema.enum, initial: String(schema.default ?? 'all') },
  ];
}

/** Facets that tell most of a market of vehicles. */
const FACETS = ['make', 'model', 'year', 'body_type', 'state', 'fuel_type', 'trim', 'seller_name'];

/** The facets that a search of listings shows at first; undefined: it has few of those. */
export function firstFacetsOf(policy: SearchPolicy): readonly string[] | undefined {
  const { facets } = permissionsOf(policy);
  const known = FACETS.filter((name) => facets.has(name));
  return known.includes('make') ? known : undefined;
}

/** The filters in the head of a search; what stands in its path has a place of its own. */
export function headOf(operation: Operation, { fromPath = [] }: SearchPolicy): HeadFilter[] {
  const names = operation.parameters.map(({ name }) => name).filter((name) => !fromPath.includes(name));
  const known = new Set(names);
  const filters = HEAD.filter(({ name, unless }) => known.has(name) && !(unless && known.has(unless)));
  return [...countryIn(operation), ...filters.map(({ unless: _, ...filter }) => filter)];
}
