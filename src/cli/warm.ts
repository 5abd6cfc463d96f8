import type { Client } from '@elastic/elasticsearch';
import { PLANS } from '../accounts/plans.ts';
import type { Market } from '../catalog/markets.ts';
import { RECENTS } from '../catalog/roles.ts';
import { roleAlias } from '../engine/names.ts';
import { type Line, shownLine } from '../engine/question.ts';
import { compile } from '../search/compile.ts';
import type { SearchPolicy } from '../search/policy.ts';
import { canonicalQueries, readSearch } from '../search/read.ts';
import { inventory } from '../search/scopes/inventory.ts';
import { compileTerms } from '../search/suggest/compile.ts';
import type { SuggestPolicy } from '../search/suggest/policy.ts';
import { readSuggest } from '../search/suggest/read.ts';

/** One question uses one core of the engine; a third would only wait, or keep searches waiting. */
const AT_A_TIME = 2;

/** Each line once. */
const distinct = (lines: readonly Line[]): Line[] => [
  ...new Map(lines.map((line) => [JSON.stringify(shownLine(line)), line])).values(),
];

/** The questions that an unfiltered search asks, whatever of it is wanted. */
function canonicalLines(policy: SearchPolicy): Line[] {
  const lines = canonicalQueries(policy).flatMap((query) => {
    const { counts, page } = compile(readSearch(query, policy, PLANS.enterprise, new Date()), policy.dataset);
    return page ? [...counts, page] : counts;
  });
  return distinct(lines);
}

/** Does the search, with nothing asked, read indices of a default coverage alone? An inventory always names a dealer. */
const readsCoverageAlone = (policy: SearchPolicy): boolean =>
  policy.list === 'listings' &&
  !policy.scopes.includes(inventory) &&
  readSearch(new Map(), policy, PLANS.enterprise, new Date()).coverage.rest.length === 0;

/** The questions that an auto-complete asks where nothing narrows it, one a field. */
const termLines = (policy: SuggestPolicy): Line[] =>
  policy.fields.flatMap((field) => {
    const query = new Map([
      ['field', [field]],
      ['input', ['a']],
    ]);
    return compileTerms(readSuggest(query, policy, PLANS.enterprise, new Date()), policy);
  });

/**
 * Asks the canonical questions of new indices before they answer, so that the first unfiltered search after a
 * load is as fast as the next (docs/decisions, decision 1). Indices of the rest and of what has left are always asked with a
 * filter.
 */
export const warmer =
  (client: Client, indexPrefix: string, market: Market) =>
  async (indices: readonly string[]): Promise<void> => {
    // the table of operations brings every handler: a command that warms nothing starts without it
    const { OPERATIONS } = await import('../api/operations.ts');
    // the others never ask without a filter
    const searches = OPERATIONS.flatMap(({ search, shows }) =>
      search?.market === market && shows === 'listing' && readsCoverageAlone(search) ? [search] : [],
    );
    const suggestions = OPERATIONS.flatMap(({ suggests }) =>
      suggests?.search.market === market ? [suggests] : [],
    );
    const lines = distinct([...searches.flatMap(canonicalLines), ...suggestions.flatMap(termLines)]);
    const apart = (['rest', RECENTS] as const).map((role) => roleAlias(indexPrefix, market, role));
    const asked = indices
      .filter((name) => !apart.some((alias) => name.startsWith(alias)))
      .flatMap((index) => lines.map((line) => ({ index, ...line })))
      .values();
    const ask = async (): Promise<void> => {
      for (const { index, body, cached } of asked)
        await client.search({ index, request_cache: cached, ...body([index]) }, { requestTimeout: 600_000 });
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, ask));
  };
