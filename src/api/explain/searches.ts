import { hasOutwardCodes } from '../../catalog/markets.ts';
import { NO_MARKET, rolesOf, type Searched } from '../../catalog/roles.ts';
import { DEFAULT_INDICES, type Line, shownLine } from '../../engine/question.ts';
import { Asked } from '../../search/asked.ts';
import { compile } from '../../search/compile.ts';
import { outwardQuestion } from '../../search/lookups/outward.ts';
import type { SearchPlan } from '../../search/plan.ts';
import type { SearchLimits, SearchPolicy } from '../../search/policy.ts';
import { readSearch } from '../../search/read.ts';
import { lookUps } from '../../search/run.ts';
import { askedOutward } from '../../search/scopes/place.ts';
import { compileTerms } from '../../search/suggest/compile.ts';
import { readSuggest } from '../../search/suggest/read.ts';
import { marketplaceFormat } from '../handlers/marketplace.ts';
import type { Operation } from '../operation.ts';
import { withPath } from '../request/path-query.ts';
import type { Explained } from './explanation.ts';
import type { ReadUrl } from './url.ts';

/** Searches, and what suggests terms of what a search finds. */

export type SearchOperation = Extract<
  Operation,
  { readonly kind: 'search' | 'marketplace' | 'auto-complete' }
>;

export const isSearch = (operation: Operation): operation is SearchOperation =>
  ['search', 'marketplace', 'auto-complete'].includes(operation.kind);

/** The search that an operation makes. */
export const searchOf = (operation: SearchOperation): SearchPolicy =>
  operation.kind === 'auto-complete' ? operation.policy.search : operation.policy;

/** Stands for the centre of an outward code, which the engine tells: JSON writes it as null. */
const UNKNOWN = { latitude: Number.NaN, longitude: Number.NaN };

function notesOf(plan: SearchPlan, market: Searched, outward: string | undefined): string[] {
  const covered = market === NO_MARKET ? [] : rolesOf(market).filter((role) => role !== 'rest');
  return [
    ...(outward === undefined
      ? []
      : [
          `The first line tells the centre of the outward code ${outward}: latitude and longitude are null until then.`,
        ]),
    ...(plan.filters.some(({ is }) => is === 'named')
      ? [
          'The first line tells which pieces of the names belong together; the search itself asks for those names.',
        ]
      : []),
    ...(plan.like
      ? ['A line before the search reads the builds of the vins; the search itself follows from them.']
      : []),
    ...(plan.area
      ? ['A line before the search tells the area of the zip; the search itself asks for its msa_code.']
      : []),
    ...(plan.coverage.rest.length > 0
      ? [`"${DEFAULT_INDICES}" stands for the indices of the roles ${covered.join(' and ')} that are read.`]
      : []),
  ];
}

/** The plan of a search, and the lines that answer it once what it must look up is known. */
function planned(
  operation: SearchOperation,
  { query, inPath }: ReadUrl,
  limits: SearchLimits,
  now: Date,
): { readonly plan: SearchPlan; readonly lines: readonly Line[] } {
  const asked = withPath(query, searchOf(operation), inPath);
  if (operation.kind === 'auto-complete') {
    const plan = readSuggest(asked, operation.policy, limits, now);
    return { plan, lines: compileTerms(plan, operation.policy) };
  }
  const plan = readSearch(asked, operation.policy, limits, now);
  const { counts, page } = compile(plan, operation.policy.dataset);
  return { plan, lines: [...counts, ...(page ? [page] : [])] };
}

/** The plan and the engine request of a search. */
export function explainSearch(
  operation: SearchOperation,
  url: ReadUrl,
  limits: SearchLimits,
  now: Date,
): Explained & { readonly plan: SearchPlan } {
  if (operation.kind === 'marketplace') marketplaceFormat(url.inPath('marketplace_name'));
  const policy = searchOf(operation);
  const outward = hasOutwardCodes(policy.market) ? askedOutward(new Asked(url.query, now)) : undefined;
  const known = outward === undefined ? limits : { ...limits, outward: UNKNOWN };
  const { plan, lines } = planned(operation, url, known, now);
  const request = [
    ...(outward === undefined ? [] : [outwardQuestion('', outward)]),
    ...[...Object.values(lookUps(plan, policy)), ...lines].map(shownLine),
  ];
  return { plan, request, notes: notesOf(plan, policy.market, outward) };
}
