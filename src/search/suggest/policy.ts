import type { Dataset, Field } from '../../catalog/field.ts';
import type { SearchPolicy } from '../policy.ts';

/** How an auto-complete operation suggests terms of the listings that a search finds. */
export interface SuggestPolicy {
  /** whose listings are counted: market, dataset, filters */
  readonly search: SearchPolicy;
  /** values of `field`: names of fields, or of their facets */
  readonly fields: readonly string[];
  /** terms that hold an input, with counts where they are wanted (counted) or without (plain); or every term (all) */
  readonly gives: 'counted' | 'plain' | 'all';
}

const aliasOf = (field: Field, name: string): boolean =>
  field.facetAliases.includes(name) || field.params.some((param) => param.name === name);

/**
 * The field whose terms a name suggests: the one so called, else the one that is counted or filtered under it. Undefined:
 * no delivery carries it, so that it has no terms.
 */
export const suggestedField = ({ fields }: Dataset, name: string): Field | undefined =>
  fields.find((field) => field.name === name) ?? fields.find((field) => aliasOf(field, name));
