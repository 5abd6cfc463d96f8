import { hasOutwardCodes } from '../../catalog/markets.ts';
import { NO_MARKET, rolesOf, type SearchedMarket } from '../../catalog/roles.ts';
import { DEFAULT_INDICES, type Line, shownLine } from '../../engine/question.ts';
import { compile } from '../../search/compile.ts';
import { MOST_DIGESTED } from '../../search/features/percentiles.ts';
import { outwardQuestion } from '../../search/lookups/outward-code.ts';
import { isRefused, type SearchPlan } from '../../search/plan.ts';
import type { SearchLimits, SearchPolicy } from '../../search/policy.ts';
import { readSearch } from '../../search/read.ts';
import { lookUps } from '../../search/run.ts';
import { askedOutward } from '../../search/scopes/location.ts';
import { SentParameters } from '../../search/sent-parameters.ts';
import { compileTerms } from '../../search/suggest/compile.ts';
import type { SuggestPolicy } from '../../search/suggest/policy.ts';
import { readSuggest } from '../../search/suggest/read.ts';
import type { ExplainContext } from '../operation.ts';
import { withPath } from '../request/sent-request.ts';
import type { ExplainedUrl, OperationExplanation } from './explanation.ts';

/** Searches, and what suggests terms of what a search finds. */

/** Stands for the centre of an outward code, which the engine tells: JSON writes it as null. */
const UNKNOWN = { latitude: Number.NaN, longitude: Number.NaN };

const PERCENTILES_NOTE =
  `In a market of more than ${MOST_DIGESTED.toLocaleString('en-US')} listings, lines before count those found; of more than that, ` +
  'percentiles come from an "hdr" histogram in place of the "tdigest", unless the field has negative values.';

function notesOf(plan: SearchPlan, market: SearchedMarket, outward: string | undefined): string[] {
  const covered = market === NO_MARKET ? [] : rolesOf(market).filter((role) => role !== 'rest');
  return [
    ...(outward === undefined
      ? []
      : [
          `The first line looks up the centre of the outward code ${outward}; latitude and longitude are null until then.`,
        ]),
    ...(plan.filters.some(({ is }) => is === 'named')
      ? [
          'The first line finds which pieces of the names belong together; the search itself filters by those names.',
        ]
      : []),
    ...(plan.like
      ? ['A line before the search reads the builds of the vins; the search is derived from them.']
      : []),
    ...(plan.area
      ? ['A line before the search looks up the area of the zip; the search itself filters by its msa_code.']
      : []),
    ...(plan.stats?.some((one) => !isRefused(one)) ? [PERCENTILES_NOTE] : []),
    ...(plan.coverage.rest.length > 0
      ? [`"${DEFAULT_INDICES}" stands for the indices of the roles ${covered.join(' and ')}.`]
      : []),
  ];
}

/** The plan of a search, and the lines that answer it once what it must look up is known. */
interface Planned {
  readonly plan: SearchPlan;
  readonly lines: readonly Line[];
}

/**
 * Explains what a plan of a search is asked for: `planned` makes it with the centre of an outward code left open, and gives its
 * lines; what is looked up first is written down before them, with the notes of the plan.
 */
export function explainPlanned(
  policy: SearchPolicy,
  { query }: ExplainedUrl,
  { limits, now }: ExplainContext,
  planned: (limits: SearchLimits) => Planned,
): OperationExplanation {
  const outward = hasOutwardCodes(policy.market) ? askedOutward(new SentParameters(query, now)) : undefined;
  const { plan, lines } = planned(outward === undefined ? limits : { ...limits, outward: UNKNOWN });
  const request = [
    ...(outward === undefined ? [] : [outwardQuestion('', outward)]),
    ...[...Object.values(lookUps(plan, policy)), ...lines].map(shownLine),
  ];
  return { plan, request, notes: notesOf(plan, policy.market, outward) };
}

/** The plan and the engine request of a search. */
export const explainSearch = (
  policy: SearchPolicy,
  url: ExplainedUrl,
  explaining: ExplainContext,
): OperationExplanation =>
  explainPlanned(policy, url, explaining, (limits) => {
    const plan = readSearch(withPath(url.query, policy, url.inPath), policy, limits, explaining.now);
    const { counts, page } = compile(plan, policy.dataset);
    return { plan, lines: page ? [...counts, page] : counts };
  });

/** The same of what suggests terms of what a search finds. */
export const explainSuggestions = (
  policy: SuggestPolicy,
  url: ExplainedUrl,
  explaining: ExplainContext,
): OperationExplanation =>
  explainPlanned(policy.search, url, explaining, (limits) => {
    const plan = readSuggest(url.query, policy, limits, explaining.now);
    return { plan, lines: compileTerms(plan, policy) };
  });
