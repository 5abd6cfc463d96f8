import { queryParameters } from '../../api/openapi/parameters.ts';
import type { Operation } from '../../api/operation.ts';
import { OPERATIONS } from '../../api/operations.ts';
import type { Field, Param, ParamForm } from '../../catalog/field.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { MARKETS } from '../../engine/market.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { permissionsOf } from '../../search/read.ts';
import { coverage, STORES } from '../../search/scopes/coverage.ts';
import { oneKindOfCounts } from '../../search/scopes/departed.ts';
import { DEALER_NAMES, inventory } from '../../search/scopes/inventory.ts';
import { DIMENSIONS } from '../../summary/dimensions.ts';
import type {
  FieldFilter,
  FieldTold,
  Metadata,
  OperationTold,
  ParameterTold,
  SearchTold,
} from '../metadata.ts';

/** Forms whose values keep listings, in the order in which one is chosen. */
const INCLUDE: readonly ParamForm[] = ['anyOf', 'allOf', 'names', 'domains', 'whole', 'flag'];
const EXCLUDE: readonly ParamForm[] = ['noneOf', 'noDomains'];
const RANGE: readonly ParamForm[] = ['range', 'singleOrRange'];

/** How days are written where a parameter takes a pattern alone. */
const DATES = '^\\d{8}-\\d{8}$';

const formOf = ({ schema }: Parameter): string =>
  schema.enum ? 'oneOf' : schema.pattern === DATES ? 'dates' : schema.type;

function toldParameter(parameter: Parameter, form: string, filters: boolean): ParameterTold {
  const { name, about, schema } = parameter;
  return {
    name,
    about,
    form,
    filters,
    ...(schema.enum ? { values: schema.enum } : {}),
    ...(schema.default === undefined ? {} : { initial: schema.default }),
  };
}

function chosen(params: readonly Param[], forms: readonly ParamForm[]): FieldFilter | undefined {
  const [found] = forms.flatMap((form) => params.filter((param) => param.form === form));
  return found && { name: found.name, form: found.form };
}

/** A store answers with its copies too, which no facet counts unless they were asked for. */
function counted(filter: FieldFilter | undefined, { scopes }: SearchPolicy): FieldFilter | undefined {
  const widens = filter && STORES.includes(filter.name) && scopes.includes(coverage);
  return widens ? { ...filter, along: { dedup: 'true' } } : filter;
}

/** A scope's parameter that bears the field's own name asks for its values too: zip, country. */
function ofScope(field: Field, { scopes }: SearchPolicy): FieldFilter | undefined {
  const found = scopes.flatMap(({ parameters }) => parameters).find(({ name }) => name === field.name);
  return found && { name: found.name, form: found.schema.enum ? 'oneOf' : 'anyOf' };
}

function toldField(field: Field, policy: SearchPolicy): FieldTold {
  const { filters: known, facets, ranges, stats, sorts } = permissionsOf(policy);
  const { name, about, type, at, sort, rangeFacet } = field;
  const params = field.params.filter((param) => known.has(param.name));
  const include = counted(chosen(params, INCLUDE) ?? ofScope(field, policy), policy);
  const filters = {
    include,
    exclude: chosen(params, EXCLUDE),
    range: chosen(params, RANGE),
    present: chosen(params, ['present']),
  };
  return {
    name,
    about,
    type,
    facet: facets.has(name),
    stats: stats.has(name),
    ...(at ? { at } : {}),
    ...(sort && sorts.has(sort) ? { sort } : {}),
    ...(rangeFacet && ranges.has(name) ? { rangeFacet } : {}),
    ...Object.fromEntries(Object.entries(filters).filter(([, filter]) => filter)),
  };
}

function searchParametersOf(operation: Operation, policy: SearchPolicy): ParameterTold[] {
  const { filters: ofFields } = permissionsOf(policy);
  const ofScopes = new Set(policy.scopes.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
  return queryParameters(operation).map((parameter) => {
    const form = ofFields.get(parameter.name)?.param.form ?? formOf(parameter);
    return toldParameter(parameter, form, ofFields.has(parameter.name) || ofScopes.has(parameter.name));
  });
}

type Search = Extract<Operation, { kind: 'search' }>;

function toldSearch(operation: Search): SearchTold {
  const { path, summary, policy, replacedBy } = operation;
  return {
    path,
    summary,
    market: policy.market,
    list: policy.list,
    fields: policy.dataset.fields.map((field) => toldField(field, policy)),
    parameters: searchParametersOf(operation, policy),
    sorts: [...(policy.byDistance ? ['dist'] : []), ...permissionsOf(policy).sorts.keys()],
    rows: { default: policy.rows.default, maximum: policy.rows.maximum },
    plots: policy.plots,
    needs: policy.scopes.includes(inventory) ? DEALER_NAMES : [],
    ...(replacedBy ? { replacedBy } : {}),
  };
}

/** Values of parameters that take a list of them, which their schemas do not say. */
const LISTED: Readonly<Record<string, readonly string[]>> = {
  ranking_dimensions: DIMENSIONS.map(({ name }) => name),
};

function toldOf(parameter: Parameter): ParameterTold {
  const values = LISTED[parameter.name];
  const told = toldParameter(parameter, values ? 'anyOf' : formOf(parameter), false);
  return values ? { ...told, values } : told;
}

function marketOf(operation: Operation): string | undefined {
  if ('market' in operation) return operation.market;
  if (operation.kind === 'auto-complete') return operation.policy.search.market;
  return 'policy' in operation ? operation.policy.market : undefined;
}

function toldOperation(operation: Operation): OperationTold {
  const market = marketOf(operation);
  return {
    path: operation.path,
    kind: operation.kind,
    summary: operation.summary,
    method: operation.method ?? 'GET',
    ...(market ? { market } : {}),
    ...(operation.right ? { right: operation.right } : {}),
    parameters: queryParameters(operation).map(toldOf),
  };
}

/** Can the page explore it? It asks facets, ranges and statistics at once, and reads them as E1 writes them. */
const isExplored = ({ counts, scopes }: SearchPolicy): boolean =>
  counts === undefined && !scopes.includes(oneKindOfCounts);

/** What the console's page knows of the interface. */
export const consoleMetadata = (): Metadata => ({
  markets: MARKETS,
  searches: OPERATIONS.filter((operation) => operation.kind === 'search')
    .filter(({ policy }) => isExplored(policy))
    .map(toldSearch),
  operations: OPERATIONS.map(toldOperation),
});
