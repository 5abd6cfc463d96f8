import type { Role, SearchedMarket } from '../../catalog/roles.ts';
import { answering, ask, type InTurn } from '../../engine/ask-live.ts';
import { type OneGeneration, pinned } from '../../engine/live-reader.ts';
import { costOf } from '../../search/cost.ts';
import type { AskEngine } from '../../search/run.ts';
import type { Service } from './context.ts';
import type { Asker } from './sent-request.ts';

/** The engine of a market's listings, as one request asks it. */
interface MarketEngine {
  readonly ask: AskEngine;
  /** ids of the indices that are asked for the roles */
  indices(roles: readonly Role[]): Promise<readonly string[]>;
}

/**
 * Asks the engine when it is the caller's turn; the wait and the engine's time are told apart. What is kept needs no turn, and
 * what an answer that has begun still needs is never refused for want of one.
 */
export function askInTurn(
  { client, kept, shares }: Pick<Service, 'client' | 'kept' | 'shares'>,
  { caller, phases, signal }: Asker,
  indices: OneGeneration,
): AskEngine {
  const inTurn: InTurn = (lines, work) => {
    const [asked, cost] = [performance.now(), costOf(lines)];
    phases.ask(cost);
    return shares.run(
      caller,
      cost,
      signal,
      (turn) => {
        phases.add('turn', performance.now() - asked);
        return phases.time('engine', () => work(turn));
      },
      indices.isHeld(),
    );
  };
  return (lines) => ask(client, indices, lines, { signal, kept, inTurn });
}

/** Asks the engine of a market's listings, throughout a request. */
export const askMarket = (...request: Parameters<typeof marketEngine>): AskEngine =>
  marketEngine(...request).ask;

/** The same, with the ids of the indices that are read. */
export function marketEngine(service: Service, asker: Asker, market: SearchedMarket): MarketEngine {
  const indices = pinned(service.live.of(market));
  return {
    ask: askInTurn(service, asker, indices),
    indices: (roles) => answering(indices, roles),
  };
}
