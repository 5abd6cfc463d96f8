import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { SearchPlan } from '../../search/plan.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { type AskEngine, runPart } from '../../search/run.ts';
import type { Found, Stored } from '../../search/shape.ts';
import type { ApiEnv } from '../context.ts';

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
  readonly log: Logger;
}

const text = (hits: readonly Stored[], show: LongPage['show']): string =>
  hits.map((stored) => JSON.stringify(show(stored))).join(',');

/** The answer piece by piece; the next part is on its way from the engine while one is written. */
async function* pieces({ plan, policy, found, counts, show, ask }: LongPage): AsyncGenerator<string> {
  const end = Math.min(plan.start + plan.rows, found.total);
  const part = async (start: number): Promise<readonly Stored[]> =>
    start < end ? await runPart(plan, { start, rows: Math.min(PART, end - start) }, policy, ask) : [];
  let start = plan.start + PART;
  let next = part(start);
  // it may fail while nobody waits for it yet; it is told when it is waited for
  next.catch(() => undefined);
  yield `{"num_found":${found.total},"${policy.list}":[${text(found.hits, show)}`;
  for (; start < end; start += PART) {
    const hits = await next;
    next = part(start + PART);
    next.catch(() => undefined);
    yield `,${text(hits, show)}`;
  }
  const rest = JSON.stringify(counts).slice(1, -1);
  yield `]${rest ? `,${rest}` : ''}}`;
}

/**
 * Sends a long page in parts. Where a later part fails the connection is cut: a complete answer is never made of an
 * incomplete page.
 */
export function streamed(c: Context<ApiEnv>, page: LongPage): Response {
  const generator = pieces(page);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await generator.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          page.log.error({ operation: page.policy.operation, cause: String(error) }, 'long page was cut off');
          controller.error(error);
        }
      },
      async cancel() {
        await generator.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return c.body(body, 200, { 'Content-Type': 'application/json' });
}
