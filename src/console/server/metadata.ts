import type { Caller } from '../../accounts/accounts.ts';
import { hindrance } from '../../api/access/allow.ts';
import type { Operation } from '../../api/operation.ts';
import { OPERATIONS } from '../../api/operations.ts';
import { allFields, type Field, fieldOf } from '../../catalog/field.ts';
import { MARKETS } from '../../catalog/markets.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { choosingParameters } from '../../search/other-values.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { permissionsOf } from '../../search/read.ts';
import { oneKindOfCounts } from '../../search/scopes/sold-or-expired.ts';
import { DIMENSIONS } from '../../summary/dimensions.ts';
import type {
  CallerDescription,
  FieldDescription,
  Metadata,
  OperationDescription,
  ParameterDescription,
  SearchDescription,
} from '../metadata.ts';
import { filtersOf } from './filters.ts';
import { firstFacetsOf, headOf } from './head.ts';
import { moneyOf, regionOf, signOf } from './money.ts';

/** How days are written where a parameter takes a pattern alone. */
const DATES = '^\\d{8}-\\d{8}$';

const formOf = ({ schema }: Parameter): string =>
  schema.enum ? 'oneOf' : schema.pattern === DATES ? 'dates' : schema.type;

function toldParameter(parameter: Parameter, form: string, filters: boolean): ParameterDescription {
  const { name, about, schema } = parameter;
  return {
    name,
    about,
    form,
    filters,
    values: schema.enum,
    initial: schema.default,
  };
}

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

function toldField(field: Field, policy: SearchPolicy): FieldDescription {
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

/** The objects of a record that a parameter looks at: those of its field, which its name tells. */
function objectsOf(name: string, policy: SearchPolicy): Pick<ParameterDescription, 'within'> {
  const known = permissionsOf(policy).filters.get(name)?.field;
  const field =
    known ?? allFields(policy.dataset).find((one) => one.name === name || `${one.name}_range` === name);
  return field?.within === undefined ? {} : { within: field.within };
}

/** A member of the path, as a parameter of one value. */
const inPath = (name: string, { dataset }: SearchPolicy): ParameterDescription => ({
  name,
  about: `In the path: ${allFields(dataset).find((field) => field.name === name)?.about ?? name}`,
  form: 'whole',
  filters: true,
});

function searchParametersOf(operation: Operation, policy: SearchPolicy): ParameterDescription[] {
  const { filters: ofFields } = permissionsOf(policy);
  const ofScopes = new Set(policy.scopes.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
  const inQuery = operation.parameters.map((parameter) => {
    const form = ofFields.get(parameter.name)?.param.form ?? formOf(parameter);
    return toldParameter(parameter, form, ofFields.has(parameter.name) || ofScopes.has(parameter.name));
  });
  const all = [...(policy.fromPath ?? []).map((name) => inPath(name, policy)), ...inQuery];
  return all.map((parameter) => ({ ...parameter, ...objectsOf(parameter.name, policy) }));
}

/** Fields that tell a record of the kind in short, where its quantities do not. */
const FIRST: Partial<Readonly<Record<SearchDescription['shows'], readonly string[]>>> = {
  incentive: [
    'make',
    'model',
    'year',
    'offer_type',
    'cashback_target_group',
    'monthly',
    'apr',
    'term',
    'cashback_amount',
    'due_at_signing',
    'valid_from',
    'valid_through',
    'state',
  ],
};

/** A search of the table: what finds and shows listings, dealers or incentives. */
type Search = Operation & { readonly search: SearchPolicy; readonly shows: SearchDescription['shows'] };

const isSearch = (operation: Operation): operation is Search =>
  operation.search !== undefined && operation.shows !== undefined && operation.shows !== 'marketplace';

/** What stands between /listing/ and the id in the path of the details of a listing; undefined: they are of a part of it. */
const ofDetails = (path: string): string | undefined => /^\/listing\/(.+)\/\{id\}$/.exec(path)?.[1];

/** The operation that answers one of the listings by its id: of those of the market the one of the narrowest name. */
function detailsOf({ search, shows }: Search): string | undefined {
  const all = OPERATIONS.flatMap(({ kind, market, path }) => {
    const of = ofDetails(path);
    const isOne = shows === 'listing' && kind === 'listing details' && market === search.market;
    return isOne && of !== undefined ? [{ path, of }] : [];
  });
  const named = all.filter(({ of }) => search.operation.startsWith(`search/${of}/`));
  const byName = (named.length > 0 ? named : all).toSorted((one, other) =>
    named.length > 0 ? other.path.length - one.path.length : one.path.length - other.path.length,
  );
  return byName[0]?.path;
}

function toldSearch(operation: Search): SearchDescription {
  const { path, summary, search: policy, replacedBy, shows } = operation;
  return {
    path,
    summary,
    market: policy.market,
    list: policy.list,
    fields: allFields(policy.dataset)
      .filter(({ type }) => type !== 'objects')
      .map((field) => toldField(field, policy)),
    parameters: searchParametersOf(operation, policy),
    sorts: [...(policy.byDistance ? ['dist'] : []), ...permissionsOf(policy).sorts.keys()],
    rows: { default: policy.rows.default, maximum: policy.rows.maximum },
    head: headOf(operation, policy),
    money: shows === 'incentive' ? undefined : moneyOf(policy),
    postal: regionOf(policy).centres === 'outward codes' ? 'Postcode' : 'ZIP',
    plots: policy.plots,
    needs: policy.scopes.flatMap(({ needs = [] }) => needs),
    inPath: policy.fromPath ?? [],
    shows,
    countsApart: policy.scopes.includes(oneKindOfCounts),
    first: FIRST[shows],
    firstFacets: shows === 'listing' ? firstFacetsOf(policy) : undefined,
    details: detailsOf(operation),
    replacedBy,
  };
}

/** Values of parameters that take a list of them, which their schemas do not say. */
const LISTED: Readonly<Record<string, readonly string[]>> = {
  ranking_dimensions: DIMENSIONS.map(({ name }) => name),
};

const IN_SCHEMA: readonly string[] = ['columns', 'group_by'];

function toldOf(parameter: Parameter): ParameterDescription {
  // what an export's columns and a trend's groups can be stands in their schemas alone
  const values = IN_SCHEMA.includes(parameter.name) ? parameter.schema.listOf : LISTED[parameter.name];
  const described = toldParameter(parameter, values ? 'anyOf' : formOf(parameter), false);
  return values ? { ...described, values } : described;
}

/** `searches`: told with their parameters, which operations that are one, or a part of one, do not tell again. */
function toldOperation(operation: Operation, searches: readonly SearchDescription[]): OperationDescription {
  const { market, partOf = operation.path } = operation;
  const search = searches.find(({ path }) => path === partOf);
  const known = new Set(search?.parameters.map(({ name }) => name));
  return {
    path: operation.path,
    kind: operation.kind,
    summary: operation.summary,
    method: operation.method ?? 'GET',
    market,
    right: operation.right,
    parameters: operation.parameters.filter(({ name }) => !known.has(name)).map(toldOf),
  };
}

/** What the console's page knows of the interface. */
export function consoleMetadata(): Metadata {
  const searches = OPERATIONS.filter(isSearch).map(toldSearch);
  return {
    markets: MARKETS,
    searches,
    operations: OPERATIONS.map((operation) => toldOperation(operation, searches)),
  };
}

/** What of the interface is the caller's. */
export const callerTold = (caller: Caller): CallerDescription => ({
  keyId: caller.keyId,
  hindered: Object.fromEntries(
    OPERATIONS.flatMap((operation) => {
      const why = hindrance(operation, caller);
      return why === undefined ? [] : [[operation.path, why] as const];
    }),
  ),
});
