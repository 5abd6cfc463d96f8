import type { SearchDataset } from '../catalog/field.ts';
import type { Parameter } from '../catalog/parameter.ts';
import type { Market } from '../engine/market.ts';
import type { Asked } from './asked.ts';
import type { Centre, Coverage, Filter } from './plan.ts';

/** What the caller's plan allows a search (supplement section 7). */
export interface SearchLimits {
  /** how far start + rows may reach */
  readonly depth: number;
  /** miles */
  readonly radius: number;
}

/** A filter that spans parameters: what it takes and what it asks. One file in scopes/ each. */
export interface Scope {
  readonly parameters: readonly Parameter[];
  /** names of parameters that the scope reads besides its own */
  read(asked: Asked, limits: SearchLimits): ScopeReading;
}

export interface ScopeReading {
  readonly filters?: readonly Filter[];
  readonly coverage?: Coverage;
  readonly centre?: Centre;
  readonly like?: { readonly vins: readonly string[]; readonly match: readonly string[] };
}

/** How an operation narrows its dataset. */
export interface SearchPolicy {
  readonly operation: string;
  readonly market: Market;
  readonly dataset: SearchDataset;
  readonly scopes: readonly Scope[];
  readonly rows: {
    readonly default: number;
    readonly maximum: number;
    readonly above: 'default' | 'maximum';
  };
  /** sort_by values besides those of the fields */
  readonly byDistance: boolean;
}
