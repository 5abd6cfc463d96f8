import { NO_MARKET, publishedRoles, RECENTS, type Role, rolesOf } from '../catalog/roles.ts';
import type { AskEngine, Line, LineAnswer } from '../engine/question.ts';
import { compile, compileAgain, compilePage } from './compile.ts';
import { inexactFacets } from './features/facets.ts';
import { fieldsInBins } from './large-sets.ts';
import { compileNames, resolveNames } from './names-with-commas.ts';
import type { SearchPlan } from './plan.ts';
import type { SearchPolicy } from './policy.ts';
import { areaFilter, compileArea } from './scopes/area.ts';
import { compileLike, likeFilter, type StoredBuild } from './scopes/like.ts';
import type { SearchResult, StoredListing } from './shape.ts';

/** Where a plan is run: the market and the dataset of its policy. */
type SearchedDataset = Pick<SearchPolicy, 'market' | 'dataset'>;

/**
 * Every index that holds what the plan looks for, whatever its coverage: all active listings of the market, with those
 * that have left where these are searched, or another dataset.
 */
export function wholeOf({ coverage }: SearchPlan, { market }: SearchedDataset): readonly Role[] {
  if (market === NO_MARKET) return coverage.roles;
  if (coverage.roles.includes(RECENTS)) return publishedRoles(market);
  const listings = rolesOf(market);
  return coverage.roles.some((role) => !listings.some((one) => one === role)) ? coverage.roles : listings;
}

/** The lines that have to be answered before a plan can be compiled, if any. */
export function lookUps(
  plan: SearchPlan,
  searched: SearchedDataset,
): { names?: Line; like?: Line; area?: Line } {
  const roles = wholeOf(plan, searched);
  const names = compileNames(plan.filters, searched.dataset, roles);
  return {
    ...(names ? { names } : {}),
    // whoever lists the vehicles: every index of the market is read
    ...(plan.like ? { like: compileLike(plan.like, roles) } : {}),
    ...(plan.area ? { area: compileArea(plan.area, roles) } : {}),
  };
}

type LookUps = ReturnType<typeof lookUps>;
type AnswerTo = (line: Line | undefined) => LineAnswer | undefined;

/** A plan with the answers to what it must look up. */
function settled(plan: SearchPlan, lines: LookUps, answerTo: AnswerTo): SearchPlan {
  const { like, area, ...rest } = plan;
  const names = answerTo(lines.names);
  const builds = (answerTo(lines.like)?.sources ?? []) as StoredBuild[];
  return {
    ...rest,
    filters: [
      ...(names ? resolveNames(plan.filters, names.aggregations) : plan.filters),
      ...(like ? [likeFilter(like, builds)] : []),
      ...(area ? [areaFilter(area, answerTo(lines.area)?.sources ?? [])] : []),
    ],
  };
}

/** Names what a line asks: two of one name have one answer. */
const asked = ({ roles, body }: Line): string => JSON.stringify([roles, body([])]);

/**
 * The plan with what it must look up first turned into filters: names that hold commas, builds of named vehicles, the
 * area of a postal code. What it asks for other values looks up nearly the same: all is asked at once, and nothing twice, so
 * that a request is one of its account's however many fields it counts.
 */
export async function resolve(
  plan: SearchPlan,
  searched: SearchedDataset,
  ask: AskEngine,
): Promise<SearchPlan> {
  const { otherValues = [] } = plan;
  const wanted = [plan, ...otherValues].map((one) => ({ one, lines: lookUps(one, searched) }));
  const lines = new Map(
    wanted.flatMap((each) => Object.values(each.lines)).map((line) => [asked(line), line]),
  );
  if (lines.size === 0) return plan;
  const answers = await ask([...lines.values()]);
  const found = new Map([...lines.keys()].map((name, i) => [name, answers[i]]));
  const [whole = plan, ...parts] = wanted.map((each) =>
    settled(each.one, each.lines, (line) => line && found.get(asked(line))),
  );
  return parts.length > 0 ? { ...whole, otherValues: parts } : whole;
}

/**
 * Runs a resolved plan: asks once, before that how many are found where percentiles depend on it, and once more where several
 * indices left a count open. `mostDigested`: large-sets.ts.
 */
export async function run(
  plan: SearchPlan,
  { dataset }: Pick<SearchedDataset, 'dataset'>,
  ask: AskEngine,
  mostDigested?: number,
): Promise<SearchResult> {
  const inBins = await fieldsInBins(plan, dataset, ask, mostDigested);
  const { counts, page } = compile(plan, dataset, inBins);
  const answers = await ask(page ? [...counts, page] : counts);
  const counted = new Map(answers.flatMap(({ aggregations }) => Object.entries(aggregations)));
  const open = inexactFacets(plan.facets ?? [], counted);
  if (open.length > 0) {
    for (const { aggregations } of await ask(compileAgain(plan, dataset, open))) {
      for (const [name, answer] of Object.entries(aggregations)) counted.set(name, answer);
    }
  }
  return {
    total: answers[0]?.total ?? 0,
    counted,
    hits: (page ? (answers.at(-1)?.sources ?? []) : []) as StoredListing[],
  };
}

/** What a resolved plan shows from `start` on: the next part of a long page. */
export async function runPart(
  plan: SearchPlan,
  part: Pick<SearchPlan, 'start' | 'rows'>,
  { dataset }: SearchedDataset,
  ask: AskEngine,
): Promise<StoredListing[]> {
  const [answer] = await ask([compilePage({ ...plan, ...part }, dataset)]);
  return (answer?.sources ?? []) as StoredListing[];
}
