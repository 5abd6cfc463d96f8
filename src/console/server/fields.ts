import { type Field, fieldOf } from '../../catalog/field.ts';
import { choosingParameters } from '../../search/other-values.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { permissionsOf } from '../../search/read.ts';
import type { FieldDescription } from '../metadata.ts';
import { filtersOf } from './filters.ts';
import { signOf } from './money.ts';

/** What the page knows of the fields of a search. */

/** Where a value stands in an answered record; a member of several objects behind those. */
function placeOf({ at, within }: Field, { dataset }: SearchPolicy): string | undefined {
  const outer = within === undefined ? undefined : fieldOf(dataset, within).at;
  return outer === undefined || at === undefined ? at : `${outer}[].${at}`;
}

/** What the numbers of a field are of; money: where no country is asked for. */
function unitOf({ name, column, type, shownAs }: Field, policy: SearchPolicy): string | undefined {
  // a day of an offer is one wherever it is read
  if (type === 'instant' && shownAs !== 'usDate') return 'UTC';
  if (column?.type === 'money' || column?.type === 'payment') return signOf(policy);
  if (name === 'apr') return '%';
  return column?.type === 'odometer' ? 'mi' : undefined;
}

/** Parameters that choose among the values of a field besides those that the page has a place for. */
function othersOf(field: Field, policy: SearchPolicy): Pick<FieldDescription, 'others'> {
  const filters = filtersOf(field, policy);
  const told = [filters.include, filters.exclude, filters.range].map((filter) => filter?.name);
  const others = choosingParameters(field, policy).filter((name) => !told.includes(name));
  return others.length > 0 ? { others } : {};
}

/** A field as a search has it: what it may be asked for, and where it stands in an answer. */
export function toldField(field: Field, policy: SearchPolicy): FieldDescription {
  const { facets, ranges, stats, sorts } = permissionsOf(policy);
  const { name, about, type, sort, sortsDown, rangeFacet, within } = field;
  const isSorted = sort !== undefined && sorts.has(sort);
  return {
    name,
    about,
    type,
    facet: facets.has(name),
    stats: stats.has(name),
    unit: unitOf(field, policy) || undefined,
    at: placeOf(field, policy),
    within,
    sort: isSorted ? sort : undefined,
    sortsDown: isSorted ? sortsDown : undefined,
    rangeFacet: ranges.has(name) ? rangeFacet : undefined,
    ...filtersOf(field, policy),
    ...othersOf(field, policy),
  };
}
