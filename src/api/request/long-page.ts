import type { SearchPlan } from '../../search/plan.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import type { SearchResult, StoredListing } from '../../search/shape.ts';

/**
 * Rows that the engine is asked for at once. A longer page is sent in parts of as many: neither the answer as a whole
 * nor the engine's is ever in memory, and other callers get their turn between the parts.
 */
export const PART = 250;

/** What a search found. */
export interface FoundPage {
  readonly policy: SearchPolicy;
  /** resolved; `start` and `rows` are those of the whole page */
  readonly plan: SearchPlan;
  /** with the page, or the first part of a long one */
  readonly found: SearchResult;
  /** reads another part of the page */
  read(part: Pick<SearchPlan, 'start' | 'rows'>): Promise<readonly StoredListing[]>;
  /** the answered object of a listing that was read */
  show(stored: StoredListing): object;
}

/** Is there more of the page than its first part? Points for a map are never sent in parts. */
export const isLong = ({ plan, found }: FoundPage): boolean =>
  !plan.plot && plan.rows > PART && plan.start + PART < found.total;

const text = (hits: readonly StoredListing[], show: FoundPage['show']): string =>
  hits.map((stored) => JSON.stringify(show(stored))).join(',');

/** The part of the page that begins at `start`; empty behind its end. */
async function partAt({ plan, found, read }: FoundPage, start: number): Promise<readonly StoredListing[]> {
  const end = Math.min(plan.start + plan.rows, found.total);
  return start < end ? await read({ start, rows: Math.min(PART, end - start) }) : [];
}

/** The answer piece by piece; the next part is on its way from the engine while one is written. */
async function* pieces(
  page: FoundPage,
  counts: object,
  second: readonly StoredListing[],
): AsyncGenerator<string> {
  const { policy, plan, found, show } = page;
  yield `{"num_found":${found.total},"${policy.list}":[${text(found.hits, show)}`;
  let hits = second;
  for (let start = plan.start + PART; hits.length > 0; start += PART) {
    const next = partAt(page, start + PART);
    // it may fail while nobody waits for it yet; it is told when it is waited for
    next.catch(() => undefined);
    yield `,${text(hits, show)}`;
    hits = await next;
  }
  const rest = JSON.stringify(counts).slice(1, -1);
  yield `]${rest ? `,${rest}` : ''}}`;
}

async function* encoded(texts: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of texts) yield encoder.encode(piece);
}

/**
 * A long page in parts, with what was counted (facets, range facets, statistics) behind it. The second part has been read by
 * then, so that an engine that dies at once is an ordinary error.
 */
export async function longPage(page: FoundPage, counts: object): Promise<AsyncGenerator<Uint8Array>> {
  return encoded(pieces(page, counts, await partAt(page, page.plan.start + PART)));
}
