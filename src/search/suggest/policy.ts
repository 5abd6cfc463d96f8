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

/** The field whose terms a name suggests: the one so called, else the one that is counted or filtered under it. */
export function suggestedField(dataset: Dataset, name: string): Field {
  const found =
    dataset.fields.find((field) => field.name === name) ??
    dataset.fields.find((field) => aliasOf(field, name));
  if (!found) throw new Error(`${dataset.name} suggests no ${name}`);
  return found;
}
