import type { SearchDataset } from '../../catalog/field.ts';
import { TIE } from '../../catalog/mapping.ts';
import { type AskEngine, type LastHit, type Line, withMore } from '../../engine/question.ts';
import { fault, quote } from '../../grammar/reading.ts';
import { compile, compilePage } from '../compile.ts';
import type { SearchPlan } from '../plan.ts';
import { taken } from '../sent-parameters.ts';
import type { StoredListing } from '../shape.ts';

/**
 * Every listing of a search, part by part: in the order of the index, which no two listings share, each part behind the last
 * listing of the one before. The indices of a version never change, so that the parts fit together however late they are asked.
 */

/** Listings that the engine is asked for at once. */
export const EXPORT_PART = 500;

/** A place in the order of an export: the sort keys of a listing, as the engine's `search_after` takes them. */
export type Cursor = readonly (string | number | null)[];

/** The least and the largest whole number of the engine: they stand for values that are missing. */
const ENDS = { least: '-9223372036854775808', largest: '9223372036854775807' };
const isBeyond = (key: number): boolean => Math.abs(key) > Number.MAX_SAFE_INTEGER;

/** Where a hit stands. Its tie is a whole number beyond 2^53, which only its column tells exactly. */
function placeOf({ sort, columns }: LastHit): Cursor {
  const keys = sort.slice(0, -1).map((key) => {
    if (typeof key !== 'number') return typeof key === 'string' ? key : null;
    return isBeyond(key) ? ENDS[key < 0 ? 'least' : 'largest'] : key;
  });
  return [...keys, String(columns[TIE]?.[0])];
}

/** The line of a part behind a place; undefined: the first one. The order is that of the index, whatever the plan says. */
export function compilePart(
  plan: SearchPlan,
  dataset: SearchDataset,
  { behind, rows }: { readonly behind?: Cursor | undefined; readonly rows: number },
): Line {
  const { order: _, ...inOrder } = plan;
  return withMore(compilePage({ ...inOrder, start: 0, rows }, dataset), {
    // as text: whole numbers beyond 2^53 stay exact
    docvalue_fields: [{ field: TIE, format: '#' }],
    search_after: behind,
  });
}

/** The line that counts what is found. */
export const compileTotal = (plan: SearchPlan, dataset: SearchDataset): Line[] =>
  compile({ ...plan, rows: 0 }, dataset).counts;

/** The line that finds the place of a listing, among those of the plan's indices. */
export const compileCursor = (plan: SearchPlan, dataset: SearchDataset, id: string): Line =>
  withMore(compilePart({ ...plan, filters: [] }, dataset, { rows: 1 }), { query: { term: { id } } });

/** What is known before the first part is read. */
export interface ExportStart {
  readonly total: number;
  /** behind which listing it begins */
  readonly behind?: Cursor | undefined;
}

/** Counts what is found, and finds the place of the listing `after`. Throws 422 where no listing has that id. */
export async function beginExport(
  plan: SearchPlan,
  dataset: SearchDataset,
  after: string | undefined,
  ask: AskEngine,
): Promise<ExportStart> {
  const place = after === undefined ? [] : [compileCursor(plan, dataset, after)];
  const [counted, found] = await ask([...compileTotal(plan, dataset), ...place]);
  const total = counted?.total ?? 0;
  if (after === undefined) return { total };
  if (!found?.last)
    return taken('after', fault(`no listing of this version of the data has the id ${quote(after)}`));
  return { total, behind: placeOf(found.last) };
}

/** Which listings are read, and how many at once. */
interface Reading {
  readonly behind?: Cursor | undefined;
  readonly most: number;
  readonly part?: number;
}

/** The parts of the listings behind a place, at most so many listings; the next one is asked for while one is read. */
export async function* parts(
  plan: SearchPlan,
  dataset: SearchDataset,
  { behind, most, part = EXPORT_PART }: Reading,
  ask: AskEngine,
): AsyncGenerator<readonly StoredListing[]> {
  let left = most;
  const partBehind = async (place: Cursor | undefined, rows: number) => {
    if (rows === 0) return undefined;
    const [answer] = await ask([compilePart(plan, dataset, { behind: place, rows })]);
    return answer;
  };
  let next = partBehind(behind, Math.min(part, left));
  for (;;) {
    const answer = await next;
    const hits = (answer?.sources ?? []) as readonly StoredListing[];
    left -= hits.length;
    if (hits.length === 0) return;
    const isLast = hits.length < part || left === 0 || !answer?.last;
    const place = answer?.last && placeOf(answer.last);
    next = isLast ? Promise.resolve(undefined) : partBehind(place, Math.min(part, left));
    // it may fail while nobody waits for it yet; it is told when it is waited for
    next.catch(() => undefined);
    yield hits;
  }
}
