import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { SearchPlan } from '../../search/plan.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { type AskEngine, runPart } from '../../search/run.ts';
import type { SearchResult, StoredListing } from '../../search/shape.ts';
import type { ApiEnv } from './context.ts';
import { streamAnswer } from './stream-answer.ts';

/**
 * Rows that the engine is asked for at once. A longer page is sent in parts of as many: neither the answer as a whole
 * nor the engine's is ever in memory, and other callers get their turn between the parts.
 */
export const PART = 250;

interface LongPage {
  /** resolved; `start` and `rows` are those of the whole page */
  readonly plan: SearchPlan;
  readonly policy: SearchPolicy;
  /** what was found, with the first part of the page */
  readonly found: SearchResult;
  /** facets, range facets, statistics */
  readonly counts: object;
  readonly show: (stored: StoredListing) => object;
  readonly ask: AskEngine;
  /** what `show` has to know of the listings of a part */
  readonly onHits: (hits: readonly StoredListing[]) => Promise<void>;
  readonly log: Logger;
}

const text = (hits: readonly StoredListing[], show: LongPage['show']): string =>
  hits.map((stored) => JSON.stringify(show(stored))).join(',');

/** The part of the page that begins at `start`; empty behind its end. */
async function partAt(page: LongPage, start: number): Promise<readonly StoredListing[]> {
  const { plan, policy, found, ask, onHits: learn } = page;
  const end = Math.min(plan.start + plan.rows, found.total);
  if (start >= end) return [];
  const hits = await runPart(plan, { start, rows: Math.min(PART, end - start) }, policy, ask);
  await learn(hits);
  return hits;
}

/** The answer piece by piece; the next part is on its way from the engine while one is written. */
async function* pieces(page: LongPage, second: readonly StoredListing[]): AsyncGenerator<string> {
  const { plan, policy, found, counts, show } = page;
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

async function* bytes(page: LongPage, second: readonly StoredListing[]): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces(page, second)) yield encoder.encode(piece);
}

/**
 * Sends a long page in parts. Nothing is sent before the second one is there, so that an engine that dies at once is an
 * ordinary error; where a later part fails the connection is cut: a complete answer is never made of an incomplete page.
 */
export async function streamLongPage(c: Context<ApiEnv>, page: LongPage): Promise<Response> {
  const second = await partAt(page, page.plan.start + PART);
  return streamAnswer(c, bytes(page, second), {
    what: 'long page',
    operation: page.policy.operation,
    log: page.log,
    headers: { 'Content-Type': 'application/json' },
  });
}
