import { type Dataset, fieldOf, type SearchDataset } from '../catalog/field.ts';
import { filterPath, valuePath } from '../catalog/mapping.ts';
import { COVERED_ROLES, type Role } from '../catalog/roles.ts';
import { DEFAULT_INDICES, type Line } from '../engine/question.ts';
import type { Range } from '../grammar/range.ts';
import { bounded } from './bounds.ts';
import { compileAllTerms, compileFacets } from './features/facets.ts';
import { compileRangeFacets } from './features/range-facets.ts';
import { compileSort } from './features/sort.ts';
import { compileStats } from './features/stats.ts';
import { runsOf } from './names-with-commas.ts';
import { fieldsCounted, otherValueFields } from './other-values.ts';
import {
  type FacetAsk,
  type Filter,
  isRefused,
  type Like,
  type RefusedCount,
  type SearchPlan,
} from './plan.ts';
import { type Aggregations, Questions } from './questions.ts';

type Clause = Readonly<Record<string, unknown>>;

/** A clause that may name the indices of the default coverage. */
type Query = (covered: readonly string[]) => Clause;

const NOTHING: Clause = { match_none: {} };

const all = (clauses: readonly Clause[]): Clause =>
  clauses.length === 0
    ? { match_all: {} }
    : clauses.length === 1 && clauses[0]
      ? clauses[0]
      : { bool: { filter: clauses } };

/** Of several clauses one must hold; none at all holds for nothing. */
const any = (clauses: readonly Clause[]): Clause =>
  clauses.length === 0 ? NOTHING : { bool: { should: clauses, minimum_should_match: 1 } };

function rangeClause(at: string, { min, max }: Range, open = false): Clause {
  const [from, to] = open ? ['gt', 'lt'] : ['gte', 'lte'];
  const ends = {
    ...(min === undefined ? {} : { [from as string]: min }),
    ...(max === undefined ? {} : { [to as string]: max }),
  };
  return { range: { [at]: ends } };
}

/** The clause of one filter. Exhaustive: a new kind of filter does not compile until it has its clause. */
function clause(filter: Filter, dataset: Dataset): Clause {
  const path = (field: string): string => filterPath(fieldOf(dataset, field));
  const value = (field: string): string => valuePath(fieldOf(dataset, field));
  switch (filter.is) {
    case 'anyOf':
      return { terms: { [path(filter.field)]: filter.values } };
    case 'noneOf':
      return { bool: { must_not: [{ terms: { [path(filter.field)]: filter.values } }] } };
    case 'allOf':
      return all(filter.values.map((value) => ({ term: { [path(filter.field)]: value } })));
    case 'between':
      return rangeClause(value(filter.field), filter, filter.open);
    case 'spans':
      return any(filter.spans.map((span) => rangeClause(value(filter.field), span)));
    case 'named':
      return { terms: { [path(filter.field)]: runsOf(filter.pieces) } };
    case 'present':
      return { exists: { field: value(filter.field) } };
    case 'missing':
      return { bool: { must_not: [{ exists: { field: value(filter.field) } }] } };
    case 'begins':
      return { prefix: { [path(filter.field)]: { value: filter.text } } };
    case 'words': {
      const { words, phrases } = filter;
      const at = path(filter.field);
      return all([
        ...(words.length > 0 ? [{ match: { [at]: { query: words.join(' '), operator: 'and' } } }] : []),
        ...phrases.map((phrase) => ({ match_phrase: { [at]: phrase } })),
      ]);
    }
    case 'within': {
      const { latitude: lat, longitude: lon } = filter.centre;
      return {
        geo_distance: { distance: `${filter.miles}mi`, location: { lat, lon }, ignore_unmapped: true },
      };
    }
    case 'either':
    case 'neither': {
      const holds = any(filter.groups.map((group) => all(group.map((one) => clause(one, dataset)))));
      return filter.is === 'either' ? holds : { bool: { must_not: [holds] } };
    }
  }
}

/**
 * What listings outside the default coverage must meet besides. Indices of the default coverage meet it by
 * what they hold, so it is asked of the rest only.
 */
function coverageOf({ coverage }: SearchPlan, dataset: Dataset): (covered: readonly string[]) => Clause[] {
  const rest = coverage.rest.map((filter) => clause(filter, dataset));
  const isMixed = coverage.roles.some((role) => COVERED_ROLES.includes(role));
  if (rest.length === 0 || !isMixed) return () => rest;
  return (covered) => [any([{ terms: { _index: covered } }, all(rest)])];
}

/** Objects that a filter looks at; undefined: the document itself. */
const objectsOf = (filter: Filter, dataset: Dataset): string | undefined =>
  'field' in filter ? fieldOf(dataset, filter.field).within : undefined;

/** The clauses of filters that all must hold; those of the members of objects hold on one object. */
function filterClauses(filters: readonly Filter[], dataset: Dataset): Clause[] {
  const clauses: Clause[] = [];
  const inside = new Map<string, Clause[]>();
  for (const filter of filters) {
    const path = objectsOf(filter, dataset);
    if (path === undefined) clauses.push(clause(filter, dataset));
    else inside.set(path, [...(inside.get(path) ?? []), clause(filter, dataset)]);
  }
  return [
    ...clauses,
    ...[...inside].map(([path, own]) => ({ nested: { path, query: all(own), ignore_unmapped: true } })),
  ];
}

/** The query of a plan, which may name the indices of the default coverage. Throws a Refusal where it has too many conditions. */
function queryOf(plan: SearchPlan, dataset: Dataset): Query {
  const coverage = coverageOf(plan, dataset);
  const filters = filterClauses(plan.filters, dataset);
  const query: Query = (covered) => all([...coverage(covered), ...filters]);
  bounded(query([DEFAULT_INDICES]));
  return query;
}

/** What a point of a plot needs of a listing. */
const POINT_SOURCE = [
  'record.id',
  'record.vin',
  'record.price',
  'record.miles',
  'record.msrp',
  'record.dom',
  'record.dealer.id',
  'record.dealer.name',
  'location',
  'record.build.year',
  'record.build.make',
  'record.build.model',
  'record.build.trim',
  'record.media.photo_links',
];

function pageLine(plan: SearchPlan, query: Query, dataset: SearchDataset): Line {
  return {
    roles: plan.coverage.roles,
    cached: false,
    body: (covered) => ({
      query: query(covered),
      from: plan.start,
      size: plan.rows,
      sort: compileSort(plan.order, plan.centre, dataset),
      track_total_hits: false,
      _source: plan.plot
        ? POINT_SOURCE
        : [...(plan.reads ?? ['record']), ...(plan.centre ? ['location'] : [])],
    }),
  };
}

function countLine(plan: SearchPlan, query: Query, aggs: object, first: boolean): Line {
  return {
    roles: plan.coverage.roles,
    cached: true,
    body: (covered) => ({
      query: query(covered),
      size: 0,
      track_total_hits: first,
      ...(Object.keys(aggs).length > 0 ? { aggs } : {}),
    }),
  };
}

/** What a plan asks to be counted, but for the fields whose other values are counted. */
function questionsOf(plan: SearchPlan, dataset: SearchDataset): readonly Aggregations[] {
  const fields = otherValueFields(plan);
  const isHere = (one: RefusedCount | { readonly field: string }): boolean =>
    isRefused(one) || !fields.has(one.field);
  const questions = new Questions(plan.filters.length === 0 && plan.coverage.rest.length === 0);
  compileFacets((plan.facets ?? []).filter(isHere), dataset, questions);
  compileRangeFacets((plan.rangeFacets ?? []).filter(isHere), questions);
  compileStats(plan.stats ?? [], questions);
  return questions.all();
}

/** What is counted without the filters of its own field. */
const otherValueLines = (plan: SearchPlan, dataset: SearchDataset): Line[] =>
  (plan.otherValues ?? []).flatMap((one) => {
    const query = queryOf(one, dataset);
    const asked = questionsOf(one, dataset).filter((aggs) => Object.keys(aggs).length > 0);
    return asked.map((aggs) => countLine(one, query, aggs, false));
  });

/**
 * The engine request of a plan (docs/decisions, decision 1): the total with what is counted, then the page, which
 * the index order ends early. Pure.
 */
export function compile(plan: SearchPlan, dataset: SearchDataset): { counts: Line[]; page?: Line } {
  const query = queryOf(plan, dataset);
  const own = questionsOf(plan, dataset).map((aggs, i) => countLine(plan, query, aggs, i === 0));
  const counts = [...own, ...otherValueLines(plan, dataset)];
  return plan.rows > 0 ? { counts, page: pageLine(plan, query, dataset) } : { counts };
}

/** The line of a page alone, as the parts of a long page and of an export are asked for. */
export const compilePage = (plan: SearchPlan, dataset: SearchDataset): Line =>
  pageLine(plan, queryOf(plan, dataset), dataset);

/** The second request for facets that several indices together did not count exactly. */
export function compileAgain(plan: SearchPlan, dataset: Dataset, facets: readonly FacetAsk[]): Line[] {
  const again = (one: SearchPlan, some: readonly FacetAsk[]): Line[] => {
    if (some.length === 0) return [];
    const questions = new Questions(false);
    compileAllTerms(some, dataset, questions);
    const query = queryOf(one, dataset);
    return questions.all().flatMap((aggs, i) => (i === 0 ? [] : [countLine(one, query, aggs, false)]));
  };
  const fields = otherValueFields(plan);
  return [
    ...again(
      plan,
      facets.filter(({ field }) => !fields.has(field)),
    ),
    ...(plan.otherValues ?? []).flatMap((one) => {
      const own = fieldsCounted(one);
      return again(
        one,
        facets.filter(({ field }) => own.has(field)),
      );
    }),
  ];
}

const MOST_COPIES = 1000;

/** The line that reads the builds of the vehicles that listings are to be like, whoever lists those vehicles. */
export function compileLike({ vins, match }: Like, roles: readonly Role[]): Line {
  return {
    roles,
    cached: false,
    body: () => ({
      query: { terms: { vin: vins } },
      size: MOST_COPIES,
      track_total_hits: false,
      _source: ['vin', 'is_searchable', ...match],
    }),
  };
}
