import type { Field, ParamForm } from '../catalog/field.ts';
import type { Parameter } from '../catalog/parameter.ts';
import type { Query } from '../grammar/query.ts';
import { isRefused, type SearchPlan } from './plan.ts';
import type { SearchPolicy } from './policy.ts';

/**
 * `count_other_values`: what else could be chosen beside what is chosen. Ours, so that a page of filters is one request
 * (supplement 2.6).
 */

/** Name of the parameter. */
export const OTHER_VALUES = 'count_other_values';

/** How it is described; a flag of every search that counts. */
export const otherValuesParameter: Parameter = {
  name: OTHER_VALUES,
  about:
    'true: a facet or range facet of a field that the request filters is counted without the filters of that field, so that its ' +
    'other values stand there too. num_found, the page and statistics keep every filter, and so does a list of values of which all ' +
    'must be present.',
  schema: { type: 'boolean' },
};

/** Filters that choose among the values of a field; of a list of which all must hold each value narrows the others. */
const CHOOSING: ReadonlySet<ParamForm> = new Set([
  ...(['anyOf', 'years', 'measured', 'names', 'domains', 'whole', 'flag'] as const),
  ...(['noneOf', 'noDomains', 'range', 'singleOrRange'] as const),
]);

/** Names of the parameters that choose among the values of a field, a scope's that bears its name included. */
export function choosingParameters(
  { name, params }: Field,
  { scopes, leftOut, fromPath = [] }: SearchPolicy,
): string[] {
  const own = params.filter((param) => CHOOSING.has(param.form) && !leftOut?.filters?.has(param.name));
  // without a parameter that has a default (country) less is found, and not more
  const ofScopes = scopes
    .flatMap(({ parameters }) => parameters)
    .filter((one) => one.name === name && one.schema.default === undefined);
  return [...own, ...ofScopes].map((param) => param.name).filter((one) => !fromPath.includes(one));
}

/**
 * The request without the filters of a field; undefined: it has none, or the search needs one of them.
 */
export function withoutOwn(query: Query, field: Field, policy: SearchPolicy): Query | undefined {
  const own = choosingParameters(field, policy).filter((name) => query.has(name));
  if (own.length === 0) return undefined;
  const left = new Map([...query].filter(([name]) => !own.includes(name)));
  const needs = policy.scopes.flatMap((scope) => scope.needs ?? []);
  return needs.length === 0 || needs.some((name) => left.has(name)) ? left : undefined;
}

type Counts = Pick<SearchPlan, 'facets' | 'rangeFacets'>;

/** What a plan counts of the fields that are meant, and nothing that is refused. */
export const countedOf = (
  { facets = [], rangeFacets = [] }: Counts,
  isMeant: (field: string) => boolean,
) => ({
  facets: facets.filter((one) => !isRefused(one) && isMeant(one.field)),
  rangeFacets: rangeFacets.filter((one) => !isRefused(one) && isMeant(one.field)),
});

/** Names of the fields that a plan counts. */
export const fieldsCounted = ({ facets = [], rangeFacets = [] }: Counts): ReadonlySet<string> =>
  new Set([...facets, ...rangeFacets].flatMap((one) => (isRefused(one) ? [] : [one.field])));

/** Names of the fields that a plan counts without their own filters. */
export const otherValueFields = ({ otherValues = [] }: SearchPlan): ReadonlySet<string> =>
  new Set(otherValues.flatMap((one) => [...fieldsCounted(one)]));
