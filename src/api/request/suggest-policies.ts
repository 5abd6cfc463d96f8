import type { Param } from '../../catalog/field.ts';
import type { Suggestions } from '../../catalog/market-operations.ts';
import type { Market } from '../../catalog/markets.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { scopeNamed } from '../../search/scopes/registry.ts';
import type { SuggestPolicy } from '../../search/suggest/policy.ts';
import { firstPolicy } from './policies.ts';

/** What each auto-complete suggests, and of which listings (supplement appendix B). */

/** A comma list that narrows suggestions alone. */
const narrowing = (name: string): Param => ({
  name,
  form: 'anyOf',
  about: `${name}: comma-separated list, case-insensitive.`,
});

/** A search that is narrowed by more parameters than its own page is. */
function narrowedBy(search: SearchPolicy, more: NonNullable<Suggestions['narrowedBy']>): SearchPolicy {
  const fields = search.dataset.fields.map((field) => ({
    ...field,
    params: [
      ...field.params,
      ...more.filter((one) => one.field === field.name).map((one) => narrowing(one.as ?? one.field)),
    ],
  }));
  return { ...search, dataset: { ...search.dataset, fields } };
}

/** The market's first search, with the coverage of the suggestions in place of its own. */
function searchOf(market: Market, { path, coverage, narrowedBy: more }: Suggestions): SearchPolicy {
  const first = firstPolicy(market);
  const [own, ...scopes] = first.scopes;
  if (!own) throw new Error(`${first.operation} has no coverage`);
  const search: SearchPolicy = {
    ...first,
    operation: path,
    scopes: [coverage ? scopeNamed(coverage, market) : own, ...scopes],
  };
  return more ? narrowedBy(search, more) : search;
}

/** What the suggestions that a market declares find, and of which fields. */
export const suggestPolicy = (market: Market, declared: Suggestions): SuggestPolicy => ({
  search: searchOf(market, declared),
  fields: declared.fields,
  gives: declared.gives,
});
