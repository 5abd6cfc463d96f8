import { type Dataset, fieldOf } from '../catalog/field.ts';
import { filterPath, valuePath } from '../catalog/mapping.ts';
import { COVERED_ROLES } from '../catalog/roles.ts';
import { DEFAULT_INDICES } from '../engine/question.ts';
import type { Range } from '../grammar/range.ts';
import { bounded } from './bounds.ts';
import { runsOf } from './names-with-commas.ts';
import type { Filter, SearchPlan } from './plan.ts';

/** Which listings a plan asks for, in the engine's words: each filter a clause. */

type Clause = Readonly<Record<string, unknown>>;

/** A clause that may name the indices of the default coverage. */
export type Query = (covered: readonly string[]) => Clause;

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
export function queryOf(plan: SearchPlan, dataset: Dataset): Query {
  const coverage = coverageOf(plan, dataset);
  const filters = filterClauses(plan.filters, dataset);
  const query: Query = (covered) => all([...coverage(covered), ...filters]);
  bounded(query([DEFAULT_INDICES]));
  return query;
}
