import type { Context } from 'hono';
import type { Logger } from 'pino';
import { EngineGivenUp } from '../../engine/ask.ts';
import type { ApiEnv } from './context.ts';

/** Answers that are sent in parts: where a part fails the connection is cut, so that a short answer never looks complete. */

/** What the server is told of an answer that was cut off: the engine's words are for the log alone. */
class CutOff extends Error {}

interface Sending {
  /** for the log: "long page" */
  readonly what: string;
  readonly operation: string;
  readonly log: Logger;
  readonly headers: Readonly<Record<string, string>>;
}

/** Was the work ended because nobody waits for it? Questions to the engine say so in their way, other waits in the signal's. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof EngineGivenUp || (error instanceof Error && error.name === 'AbortError');

function tell({ what, operation, log }: Sending, error: unknown): void {
  const event = { operation, cause: String(error) };
  // a caller who goes away is no fault
  if (isGivenUp(error)) log.info(event, `${what} was given up`);
  else log.error(event, `${what} was cut off`);
}

/** Sends the parts as the caller reads them: none is made before the one before it is on its way. */
export function streamAnswer(
  c: Context<ApiEnv>,
  parts: AsyncGenerator<Uint8Array>,
  sending: Sending,
): Response {
  let hasLeft = false;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next();
          // a part that was under way when the caller left goes nowhere
          if (hasLeft) return;
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          if (!hasLeft || !isGivenUp(error)) tell(sending, error);
          controller.error(new CutOff('the answer was cut off'));
        }
      },
      async cancel() {
        hasLeft = true;
        sending.log.info({ operation: sending.operation }, `${sending.what} was given up`);
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  // chunked: the server would otherwise wait for some parts, and answer an early failure in words of its own
  return c.body(body, 200, { ...sending.headers, 'Transfer-Encoding': 'chunked' });
}
