import type { SearchDescription } from '../../../metadata.ts';
import { ApiRefusal, ask } from '../../api.ts';
import type { Progress } from '../../parts/csv.ts';
import { requestOf } from '../../request.ts';
import { count } from '../../words.ts';
import type { Row, SearchAnswer, Term, Terms } from './answer.ts';
import { recordsOf } from './gather.ts';

/** Reading everything that a page shows a part of. */

const cutOff = (read: number, all: number, why: string): ApiRefusal =>
  new ApiRefusal(
    422,
    `the plan of the key ends after ${count(read)} of ${count(all)}, so nothing was written; narrow the search. ${why}`,
  );

/** Every record of a selection, in its order, page by page. Throws ApiRefusal where the plan does not reach to the last. */
export async function everyRecord(
  search: SearchDescription,
  params: ReadonlyMap<string, string>,
  progress: Progress,
  signal: AbortSignal,
): Promise<Row[]> {
  const size = search.rows.maximum;
  const rows: Row[] = [];
  let all = 0;
  for (;;) {
    const page: [string, string][] = [
      ['rows', String(size)],
      ['start', String(rows.length)],
    ];
    const asked = requestOf(search.path, new Map([...params, ...page]));
    const { data } = await ask<SearchAnswer>(asked, signal).catch((error: unknown) => {
      if (error instanceof ApiRefusal && error.status === 422 && rows.length > 0)
        throw cutOff(rows.length, all, error.message);
      throw error;
    });
    all = data.num_found;
    const more = recordsOf(search, data);
    rows.push(...more);
    progress(rows.length, all);
    if (rows.length >= all) return rows;
    if (more.length === 0)
      throw new ApiRefusal(0, `${count(rows.length)} of ${count(all)} were answered, so nothing was written`);
  }
}

/** Terms that are asked for at once: as many as the interface gives. */
const TERMS = 1000;

type Counted = { readonly item?: string; readonly term?: string; readonly count: number };

/** The terms of an answer. Throws ApiRefusal where they could not be counted. */
function counted(terms: Terms): readonly Counted[] {
  const [first] = terms;
  if (first && 'result' in first) throw new ApiRefusal(422, first.message);
  return terms as readonly Counted[];
}

/** Every term of a facet with its number, in the ground that it is counted in. */
export async function everyTerm(
  search: SearchDescription,
  ground: ReadonlyMap<string, string>,
  field: string,
  signal: AbortSignal,
): Promise<Term[]> {
  const terms: Term[] = [];
  for (;;) {
    const asked = ['facets', [field, terms.length, TERMS].join('|')] as const;
    const { data } = await ask<SearchAnswer>(
      requestOf(search.path, [...ground, ['rows', '0'], asked]),
      signal,
    );
    const more = counted(data.facets?.[field] ?? []);
    terms.push(...more.map(({ item, term, count: number }) => ({ item: item ?? term ?? '', count: number })));
    if (more.length < TERMS) return terms;
  }
}
