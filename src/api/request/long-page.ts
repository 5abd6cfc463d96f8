import type { Context } from 'hono';
import type { Logger } from 'pino';
import { EngineGivenUp } from '../../engine/ask.ts';
import type { SearchPlan } from '../../search/plan.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { type AskEngine, runPart } from '../../search/run.ts';
import type { Found, Stored } from '../../search/shape.ts';
import type { ApiEnv } from './context.ts';

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
  readonly found: Found;
  /** facets, range facets, statistics */
  readonly counts: object;
  readonly show: (stored: Stored) => object;
  readonly ask: AskEngine;
  /** what `show` has to know of the listings of a part */
  readonly learn: (hits: readonly Stored[]) => Promise<void>;
  readonly log: Logger;
}

const text = (hits: readonly Stored[], show: LongPage['show']): string =>
  hits.map((stored) => JSON.stringify(show(stored))).join(',');

/** The part of the page that begins at `start`; empty behind its end. */
async function partAt(page: LongPage, start: number): Promise<readonly Stored[]> {
  const { plan, policy, found, ask, learn } = page;
  const end = Math.min(plan.start + plan.rows, found.total);
  if (start >= end) return [];
  const hits = await runPart(plan, { start, rows: Math.min(PART, end - start) }, policy, ask);
  await learn(hits);
  return hits;
}

/** The answer piece by piece; the next part is on its way from the engine while one is written. */
async function* pieces(page: LongPage, second: readonly Stored[]): AsyncGenerator<string> {
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

/** What the server is told of a page that was cut off: the engine's words are for the log alone. */
class CutOff extends Error {}

function tell({ log, policy }: LongPage, error: unknown): void {
  const event = { operation: policy.operation, cause: String(error) };
  // a caller who goes away is no fault
  if (error instanceof EngineGivenUp) log.info(event, 'long page was given up');
  else log.error(event, 'long page was cut off');
}

/**
 * Sends a long page in parts. Nothing is sent before the second one is there, so that an engine that dies at once is an
 * ordinary error; where a later part fails the connection is cut: a complete answer is never made of an incomplete page.
 */
export async function streamed(c: Context<ApiEnv>, page: LongPage): Promise<Response> {
  const generator = pieces(page, await partAt(page, page.plan.start + PART));
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await generator.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          tell(page, error);
          controller.error(new CutOff('the page was cut off'));
        }
      },
      async cancel() {
        await generator.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  // chunked: the server would otherwise wait for some parts, and answer an early failure in words of its own
  return c.body(body, 200, { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' });
}
