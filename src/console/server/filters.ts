import { PLANS } from '../../accounts/plans.ts';
import type { Field, Param, ParamForm } from '../../catalog/field.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { permissionsOf, readSearch } from '../../search/read.ts';
import { STORES } from '../../search/scopes/coverage.ts';
import type { FieldFilter } from '../metadata.ts';

/** By which parameters the values of a field are asked for, left out and spanned, in an operation. */

/** Forms whose values keep listings, in the order in which one is chosen. */
const INCLUDE: readonly ParamForm[] = [
  'anyOf',
  'years',
  'measured',
  'allOf',
  'names',
  'domains',
  'whole',
  'flag',
];
const EXCLUDE: readonly ParamForm[] = ['noneOf', 'noDomains'];
const RANGE: readonly ParamForm[] = ['range', 'singleOrRange'];

function chosen(params: readonly Param[], forms: readonly ParamForm[]): FieldFilter | undefined {
  const [found] = forms.flatMap((form) => params.filter((param) => param.form === form));
  if (!found) return undefined;
  const { name, form, oneOf } = found;
  return { name, form, values: oneOf };
}

/** A scope's parameter that bears the field's own name asks for its values too: zip, country. */
function ofScope(field: Field, { scopes }: SearchPolicy): FieldFilter | undefined {
  const found = scopes.flatMap(({ parameters }) => parameters).find(({ name }) => name === field.name);
  return found && { name: found.name, form: found.schema.enum ? 'oneOf' : 'anyOf' };
}

/** A value that every parameter of a store takes. */
const ANY_STORE = '1';
const WITHOUT_COPIES = { dedup: 'true' } as const;

/** Who is searched when these parameters are sent, apart from the values of the field itself. */
function reachOf(policy: SearchPolicy, field: string, params: Readonly<Record<string, string>>): string {
  const query = new Map(Object.entries(params).map(([name, value]) => [name, [value]]));
  const { coverage, filters } = readSearch(query, policy, PLANS.enterprise, new Date(0));
  return JSON.stringify([coverage, filters.filter((one) => !('field' in one) || one.field !== field)]);
}

/**
 * A store answers with its copies too (feeds.md section 5), which no facet counts unless they were asked for: what is
 * sent along keeps them out, where anything does. The reader of requests itself is asked.
 */
function counted(
  filter: FieldFilter | undefined,
  field: Field,
  policy: SearchPolicy,
): FieldFilter | undefined {
  const copiesAreApart = policy.scopes.some(({ parameters }) =>
    parameters.some(({ name }) => name === 'dedup'),
  );
  if (!filter || !copiesAreApart || !STORES.includes(filter.name)) return filter;
  const reach = (params: Readonly<Record<string, string>>): string => reachOf(policy, field.name, params);
  const sent = { [filter.name]: ANY_STORE };
  const whole = reach({});
  if (reach(sent) === whole) return filter;
  if (reach({ ...sent, ...WITHOUT_COPIES }) === whole) return { ...filter, along: WITHOUT_COPIES };
  return { ...filter, widens: true };
}

/** The filters of a field that an operation lets be asked. Members of its path are none: there is one value of them. */
export function filtersOf(field: Field, policy: SearchPolicy): Readonly<Record<string, FieldFilter>> {
  const { filters: known } = permissionsOf(policy);
  const inPath = new Set(policy.fromPath);
  const params = field.params.filter(({ name }) => known.has(name) && !inPath.has(name));
  const filters = {
    include: counted(chosen(params, INCLUDE) ?? ofScope(field, policy), field, policy),
    exclude: chosen(params, EXCLUDE),
    range: chosen(params, RANGE),
    present: chosen(params, ['present']),
  };
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => (filter ? [[name, filter] as const] : [])),
  );
}
