import type { SearchDescription } from '../../../metadata.ts';
import { type Request, requestOf } from '../../request.ts';
import type { Row, SearchAnswer } from './answer.ts';

/** Asks the interface. */
export type Ask = (request: Request) => Promise<SearchAnswer>;

/** So many records are read one by one; what is counted of more is compared with other counts. */
export const FEW = 200;

/** What records are called. */
export const RECORDS: Readonly<Record<SearchDescription['shows'], string>> = {
  listing: 'listings',
  directory: 'dealers',
  incentive: 'offers',
};

/** A request, its first page, and every record that it finds. */
export interface Gathered {
  readonly request: Request;
  readonly found: SearchAnswer;
  /** undefined: they are more than FEW, or changed while they were read */
  readonly all: readonly Row[] | undefined;
}

/** Records of a page. */
export const recordsOf = ({ list }: SearchDescription, found: SearchAnswer): readonly Row[] =>
  (found[list] ?? []) as readonly Row[];

async function rest(
  ask: Ask,
  search: SearchDescription,
  params: ReadonlyMap<string, string>,
  found: SearchAnswer,
): Promise<readonly Row[] | undefined> {
  const rows = [...recordsOf(search, found)];
  while (rows.length < found.num_found) {
    const next = await ask(requestOf(search.path, [...params, ['start', String(rows.length)]]));
    const more = recordsOf(search, next);
    if (more.length === 0 || next.num_found !== found.num_found) return undefined;
    rows.push(...more);
  }
  return rows;
}

/** Reads all records of a selection, page by page, where they are few. */
export async function gather(
  ask: Ask,
  search: SearchDescription,
  ground: Iterable<readonly [string, string]>,
): Promise<Gathered> {
  const params = new Map([...ground, ['rows', String(Math.min(FEW, search.rows.maximum))] as const]);
  const request = requestOf(search.path, params);
  const found = await ask(request);
  const all = found.num_found > FEW ? undefined : await rest(ask, search, params, found);
  return { request, found, all };
}
