import type { Context } from 'hono';
import type { Role, SearchedMarket } from '../../catalog/roles.ts';
import { answering, ask, type InTurn } from '../../engine/ask-live.ts';
import { type LiveReader, pinned } from '../../engine/live-reader.ts';
import { costOf } from '../../search/cost.ts';
import type { AskEngine } from '../../search/run.ts';
import type { ApiEnv, Service } from './context.ts';

/** The engine of a market's listings, as one request asks it. */
interface MarketEngine {
  readonly ask: AskEngine;
  /** ids of the indices that are asked for the roles */
  indices(roles: readonly Role[]): Promise<readonly string[]>;
}

/** How one request asks. */
interface Asking {
  readonly indices: LiveReader;
  readonly signal: AbortSignal;
  /** an answer has begun: what it still needs is waited for, and never refused for want of a turn */
  begun?(): boolean;
}

/**
 * Asks the engine when it is the caller's turn; the wait and the engine's time are told apart. What is kept needs no turn.
 */
export function askInTurn(
  c: Context<ApiEnv>,
  { client, kept, shares }: Pick<Service, 'client' | 'kept' | 'shares'>,
  { indices, signal, begun }: Asking,
): AskEngine {
  const phases = c.get('phases');
  const inTurn: InTurn = (lines, work) => {
    const [asked, cost] = [performance.now(), costOf(lines)];
    phases.ask(cost);
    return shares.run(
      c.get('caller'),
      cost,
      signal,
      (turn) => {
        phases.add('turn', performance.now() - asked);
        return phases.time('engine', () => work(turn));
      },
      begun?.(),
    );
  };
  return (lines) => ask(client, indices, lines, { signal, kept, inTurn });
}

/** Asks the engine of a market's listings, throughout a request. */
export const askMarket = (...request: Parameters<typeof marketEngine>): AskEngine =>
  marketEngine(...request).ask;

/** The same, with the ids of the indices that are read. */
export function marketEngine(
  c: Context<ApiEnv>,
  service: Service,
  market: SearchedMarket,
  signal: AbortSignal,
): MarketEngine {
  const indices = pinned(service.live.of(market));
  return {
    ask: askInTurn(c, service, { indices, signal }),
    indices: (roles) => answering(indices, roles),
  };
}
