import { fieldOf, type Param, type ParamForm } from '../catalog/field.ts';
import type { Parameter } from '../catalog/parameter.ts';
import { DATE_RANGE_PATTERN } from '../grammar/date.ts';
import type { Query } from '../grammar/query.ts';
import { MOST_YEARS } from '../grammar/years.ts';
import { atMost, MOST_NAMES, MOST_PRESENT } from './bounds.ts';
import { facetFields, facetParameters, readFacets } from './features/facets.ts';
import { pageParameters, readPage } from './features/page.ts';
import { rangeFacetFields, rangeFacetParameters, readRangeFacets } from './features/range-facets.ts';
import { readSort, sortFields, sortParameters } from './features/sort.ts';
import { readStats, statsFields, statsParameters } from './features/stats.ts';
import { fieldFilters, filterParameters, SIGN_WORDS } from './filters.ts';
import { countedOf, fieldsCounted, OTHER_VALUES, otherValuesParameter, withoutOwn } from './other-values.ts';
import type { Filter, SearchPlan } from './plan.ts';
import type { SearchLimits, SearchPolicy } from './policy.ts';
import { SentParameters } from './sent-parameters.ts';

const without = <Value>(
  all: ReadonlyMap<string, Value>,
  left: ReadonlySet<string> | undefined,
): ReadonlyMap<string, Value> => (left ? new Map([...all].filter(([name]) => !left.has(name))) : all);

/** What an operation lets be filtered, counted, ranged, measured and ordered by; derived from its dataset's fields once. */
function permissions({ dataset, leftOut }: SearchPolicy) {
  return {
    filters: without(filterParameters(dataset), leftOut?.filters),
    facets: without(facetFields(dataset), leftOut?.facets),
    ranges: rangeFacetFields(dataset),
    stats: statsFields(dataset),
    sorts: without(sortFields(dataset), leftOut?.sorts),
  };
}
const permitted = new WeakMap<SearchPolicy, ReturnType<typeof permissions>>();

/** What may be counted, ranged, measured and ordered by, by its name in a request. */
export function permissionsOf(policy: SearchPolicy): ReturnType<typeof permissions> {
  const found = permitted.get(policy) ?? permissions(policy);
  permitted.set(policy, found);
  return found;
}

/** Lists of a form that have a bound. */
const BOUNDS: Readonly<Partial<Record<ParamForm, number>>> = {
  allOf: MOST_PRESENT,
  names: MOST_NAMES,
  years: MOST_YEARS,
};

/** The values that a parameter takes. */
function schemaOf({ form, oneOf }: Param): Parameter['schema'] {
  if (['flag', 'present', 'some'].includes(form)) return { type: 'boolean' };
  if (form === 'atLeast') return { type: 'integer', minimum: 0 };
  if (form === 'dates') return { type: 'string', pattern: DATE_RANGE_PATTERN };
  if (form === 'sign') return { type: 'string', enum: SIGN_WORDS };
  return oneOf ? { type: 'string', listOf: oneOf } : { type: 'string' };
}

/** How a value is written, where the text of a parameter does not say it. */
function written({ form }: Param): string {
  if (form === 'days')
    return ' Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out.';
  const most = BOUNDS[form];
  return most === undefined ? '' : ` ${atMost(most)}`;
}

/** The parameters of a search that filter; readFilters reads them. */
export function searchFilters(policy: SearchPolicy): Parameter[] {
  const { filters: known } = permissionsOf(policy);
  const filters = [...known.values()].map(({ param }): Parameter => {
    return { name: param.name, about: `${param.about}${written(param)}`, schema: schemaOf(param) };
  });
  return [...filters, ...policy.scopes.flatMap(({ parameters }) => parameters)];
}

/** Every parameter that a search takes, in the order of the OpenAPI document: its filters, facets, statistics, order and page. */
export function searchParameters(policy: SearchPolicy): Parameter[] {
  const { facets, ranges, sorts, stats } = permissionsOf(policy);
  const inPath = new Set(policy.fromPath);
  return [
    ...searchFilters(policy),
    ...facetParameters([...facets.keys()], policy.counts),
    ...rangeFacetParameters(ranges),
    otherValuesParameter,
    ...(stats.size > 0 ? statsParameters([...stats.keys()]) : []),
    ...sortParameters(sorts, policy.dataset, policy.byDistance),
    ...pageParameters(policy),
  ]
    .filter(({ name }) => !inPath.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const inOrder = (filters: readonly Filter[]): Filter[] =>
  filters
    .map((filter) => [JSON.stringify(filter), filter] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, filter]) => filter);

/** The scopes and filters of a request: whom a search asks for, without its page, counts and order. */
function readScopes(asked: SentParameters, policy: SearchPolicy, limits: SearchLimits) {
  const { filters: known } = permissionsOf(policy);
  const scopes = policy.scopes.map((scope) => scope.read(asked, limits));
  const filters = [...fieldFilters(known, asked), ...scopes.flatMap((scope) => scope.filters ?? [])];
  const centre = scopes.find((scope) => scope.centre)?.centre;
  const like = scopes.find((scope) => scope.like)?.like;
  const area = scopes.find((scope) => scope.area)?.area;
  return {
    operation: policy.operation,
    coverage: scopes.find((scope) => scope.coverage)?.coverage ?? { roles: [], rest: [] },
    filters: inOrder(filters),
    like,
    area,
    centre,
  };
}

/**
 * Reads the filters of a search (searchFilters) as a plan that only counts: no rows, and whatever else the search takes
 * (facets, order, page) is no parameter, and ignored. Pure, and throws, as readSearch.
 */
export const readFilters = (
  query: Query,
  policy: SearchPolicy,
  limits: SearchLimits,
  now: Date,
): SearchPlan => ({
  ...readScopes(new SentParameters(query, now), policy, limits),
  start: 0,
  rows: 0,
  plot: false,
});

/** What is asked of the fields that are counted without their own filters, each in the request without them. */
function readOtherValues(
  query: Query,
  policy: SearchPolicy,
  limits: SearchLimits,
  now: Date,
  counts: Pick<SearchPlan, 'facets' | 'rangeFacets'>,
): SearchPlan[] {
  return [...fieldsCounted(counts)].flatMap((name) => {
    const left = withoutOwn(query, fieldOf(policy.dataset, name), policy);
    if (!left) return [];
    return [{ ...readFilters(left, policy, limits, now), ...countedOf(counts, (field) => field === name) }];
  });
}

/**
 * Reads the parameters of a request as a plan. Pure: the clock and the caller's limits are given. Unknown
 * parameters are ignored (supplement decision 47). Throws a Refusal that names the first parameter at fault.
 */
export function readSearch(query: Query, policy: SearchPolicy, limits: SearchLimits, now: Date): SearchPlan {
  const asked = new SentParameters(query, now);
  const { facets, ranges, stats, sorts } = permissionsOf(policy);
  const narrowed = readScopes(asked, policy, limits);
  const { centre, filters } = narrowed;
  const located = filters.some(({ is }) => is === 'within');
  const page = readPage(asked, policy, limits);
  const order = readSort(
    asked,
    sorts,
    policy.byDistance ? { centre, located } : { centre: undefined, located: false },
  );
  const counts = {
    facets: readFacets(asked, facets, policy.counts),
    rangeFacets: readRangeFacets(asked, ranges),
  };
  const otherValues = asked.flag(OTHER_VALUES) ? readOtherValues(query, policy, limits, now, counts) : [];
  return {
    ...narrowed,
    order: page.plot ? undefined : order,
    ...page,
    reads: policy.reads,
    ...counts,
    // where nothing can be measured it is no parameter
    stats: stats.size > 0 ? readStats(asked, stats) : undefined,
    otherValues: otherValues.length > 0 ? otherValues : undefined,
  };
}

/** Queries that together ask every unfiltered question of an operation (docs/decisions, decision 1). */
export function canonicalQueries(policy: SearchPolicy): Query[] {
  const { facets, ranges, stats } = permissionsOf(policy);
  const all = (names: Iterable<string>): [string] => [[...names].join(',')];
  return [
    new Map([
      ['facets', all(facets.keys())],
      ['range_facets', all(ranges.keys())],
      ['stats', all(stats.keys())],
    ]),
    new Map([
      ['facets', all(facets.keys())],
      ['facet_sort', ['index']],
      ['rows', ['0']],
    ]),
  ];
}
