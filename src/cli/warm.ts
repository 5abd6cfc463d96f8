import type { Client } from '@elastic/elasticsearch';
import PQueue from 'p-queue';
import { PLANS } from '../accounts/plans.ts';
import type { Market } from '../catalog/markets.ts';
import { RECENTS } from '../catalog/roles.ts';
import { answerOf, type Item } from '../engine/ask.ts';
import { roleAlias } from '../engine/names.ts';
import { type AskEngine, type Line, type LineAnswer, shownLine } from '../engine/question.ts';
import type { SearchPlan } from '../search/plan.ts';
import type { SearchPolicy } from '../search/policy.ts';
import { canonicalQueries, readSearch } from '../search/read.ts';
import { run } from '../search/run.ts';
import { inventory } from '../search/scopes/inventory.ts';
import { compileTerms } from '../search/suggest/compile.ts';
import type { SuggestPolicy } from '../search/suggest/policy.ts';
import { readSuggest } from '../search/suggest/read.ts';

/** One question uses one core of the engine; a third would only wait, or keep searches waiting. */
const AT_A_TIME = 2;

/** The unfiltered searches that ask all there is to ask, of every policy. */
const canonicalPlans = (policies: readonly SearchPolicy[]): { plan: SearchPlan; policy: SearchPolicy }[] =>
  policies.flatMap((policy) =>
    canonicalQueries(policy).map((query) => ({
      plan: readSearch(query, policy, PLANS.enterprise, new Date()),
      policy,
    })),
  );

/** Asks an index, each line once, as many at a time as the queue lets. */
function askIndex(client: Client, queue: PQueue, index: string): AskEngine {
  const asked = new Map<string, Promise<LineAnswer>>();
  const askLine = async ({ cached, body }: Line): Promise<LineAnswer> =>
    answerOf(
      (await queue.add(() =>
        client.search({ index, request_cache: cached, ...body([index]) }, { requestTimeout: 600_000 }),
      )) as Item,
    );
  return async (lines) =>
    await Promise.all(
      lines.map((line) => {
        const name = JSON.stringify(shownLine(line));
        const answer = asked.get(name) ?? askLine(line);
        asked.set(name, answer);
        return answer;
      }),
    );
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
    const plans = canonicalPlans(searches);
    const terms = suggestions.flatMap(termLines);
    const apart = (['rest', RECENTS] as const).map((role) => roleAlias(indexPrefix, market, role));
    const warmed = indices.filter((name) => !apart.some((alias) => name.startsWith(alias)));
    const queue = new PQueue({ concurrency: AT_A_TIME });
    const warmIndex = async (index: string): Promise<void> => {
      const ask = askIndex(client, queue, index);
      await Promise.all([...plans.map(({ plan, policy }) => run(plan, policy, ask)), ask(terms)]);
    };
    try {
      await Promise.all(warmed.map(warmIndex));
    } finally {
      queue.clear();
    }
  };
