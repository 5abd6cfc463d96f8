import type { Caller } from '../../accounts/accounts.ts';
import { hindrance } from '../../api/access/allow.ts';
import type { Operation } from '../../api/operation.ts';
import { OPERATIONS } from '../../api/operations.ts';
import { allFields } from '../../catalog/field.ts';
import { MARKETS } from '../../catalog/markets.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { permissionsOf } from '../../search/read.ts';
import { oneKindOfCounts } from '../../search/scopes/sold-or-expired.ts';
import type { CallerDescription, Metadata, OperationDescription, SearchDescription } from '../metadata.ts';
import { toldField } from './fields.ts';
import { firstFacetsOf, headOf } from './head.ts';
import { moneyOf, regionOf } from './money.ts';
import { searchParametersOf, toldOf } from './parameters.ts';

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
