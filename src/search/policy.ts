import type { ChangeKind } from '../catalog/changes.ts';
import type { SearchDataset } from '../catalog/field.ts';
import type { RowsPolicy } from '../catalog/market-operations.ts';
import type { Parameter } from '../catalog/parameter.ts';
import type { SearchedMarket } from '../catalog/roles.ts';
import type { Area, Centre, Coverage, Filter } from './plan.ts';
import type { SentParameters } from './sent-parameters.ts';

/** Dealer ids that an account prefers, by country (supplement section 1, "preferred-dealer flag"). */
export type PreferredDealers = Readonly<Partial<Record<'us' | 'ca' | 'uk', readonly string[]>>>;

/** What of the caller decides a search: its plan's limits (supplement section 7), its preferred dealers. */
export interface SearchLimits {
  /** how far start + rows may reach */
  readonly depth: number;
  /** miles */
  readonly radius: number;
  /** rows of a dealer inventory page */
  readonly inventoryRows: number;
  /** handed in where the request asks for them */
  readonly preferred?: PreferredDealers | undefined;
  /** centre of the outward code that a search in the UK names; handed in where it is known */
  readonly outward?: Centre;
}

/** A filter that spans parameters: what it takes and what it asks. One file in scopes/ each. */
export interface Scope {
  readonly parameters: readonly Parameter[];
  /** names of parameters of which one has to be sent */
  readonly needs?: readonly string[];
  /** what the parameters ask; it may read others than its own. Throws a Refusal that names the one at fault. */
  read(asked: SentParameters, limits: SearchLimits): ScopeReading;
}

/** What a scope adds to the plan. */
export interface ScopeReading {
  readonly filters?: readonly Filter[] | undefined;
  readonly coverage?: Coverage;
  readonly centre?: Centre;
  readonly like?: { readonly vins: readonly string[]; readonly match: readonly string[] };
  readonly area?: Area;
}

/** How an operation writes what it counts, where that differs from the listing searches. */
export interface CountsForm {
  /** member of a facet's entry that holds the term; default item */
  readonly facetTerm?: 'item' | 'term';
  /** facet_sort=index does not regard case; default: it is by character code */
  readonly termsInAnyCase?: boolean;
  /** a range facet stands in an array of one; default: an object */
  readonly rangeFacetsInArrays?: boolean;
}

/** How an operation narrows its dataset. */
export interface SearchPolicy {
  readonly operation: string;
  readonly market: SearchedMarket;
  readonly dataset: SearchDataset;
  readonly scopes: readonly Scope[];
  readonly rows: RowsPolicy;
  /** dist is a sort_by value, and the order of location searches */
  readonly byDistance: boolean;
  /** `plot` gives points for a map */
  readonly plots: boolean;
  /** member of the answer that holds the page */
  readonly list: 'listings' | 'dealers' | 'mc_dealerships';
  /** false: our own URLs carry the key only where append_api_key is sent; default: unless it says no */
  readonly appendsKey?: boolean | undefined;
  /** what of a delivery of its dataset changes its answers */
  readonly changedBy: readonly ChangeKind[];
  /** members of a stored document that the answer is made of; default: the record */
  readonly reads?: readonly string[] | undefined;
  /** facets, sort_by values and filter parameters of the dataset that are none of the operation */
  readonly leftOut?:
    | {
        readonly facets?: ReadonlySet<string> | undefined;
        readonly sorts?: ReadonlySet<string> | undefined;
        readonly filters?: ReadonlySet<string> | undefined;
      }
    | undefined;
  readonly counts?: CountsForm;
  /** members of the operation's path that are read as parameters of that name, each one value */
  readonly fromPath?: readonly string[];
}
