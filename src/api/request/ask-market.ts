import type { Role, SearchedMarket } from '../../catalog/roles.ts';
import { type InTurn, liveEngine } from '../../engine/ask-live.ts';
import { type OneGeneration, pinned, versioned } from '../../engine/live-reader.ts';
import { answering, liveOf } from '../../engine/live-roles.ts';
import type { AskEngine } from '../../engine/question.ts';
import { costOf } from '../../search/cost.ts';
import type { Service } from './context.ts';
import { type AskedVersion, versionGone } from './data-version.ts';
import type { Asker } from './sent-request.ts';

/** The engine of a market's listings, as one request asks it: all that it asks reads one generation of the data. */

/** What is asked: the indices that answer, whichever they are. */
interface MarketEngine {
  readonly ask: AskEngine;
  /** ids of the indices that are asked for the roles */
  indices(roles: readonly Role[]): Promise<readonly string[]>;
}

/** What is asked: the indices of a generation that has a name. */
interface VersionEngine {
  readonly ask: AskEngine;
  /** its name; undefined where nothing was ever loaded */
  version(): Promise<string | undefined>;
  /** the answer has begun: what it still needs is waited for, and is of the same generation */
  hold(): void;
}

/**
 * Asks the engine when it is the caller's turn; the wait and the engine's time are told apart. What is kept needs no turn, and
 * what an answer that has begun still needs is never refused for want of one.
 */
function askInTurn(
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
  return liveEngine(client, indices, { signal, kept, inTurn });
}

/** The engine of a market's listings, throughout a request. */
export function marketEngine(service: Service, asker: Asker, market: SearchedMarket): MarketEngine {
  const indices = pinned(service.live.of(market));
  return {
    ask: askInTurn(service, asker, indices),
    indices: (roles) => answering(indices, roles),
  };
}

/** Asks the engine of a market's listings, throughout a request. */
export const askMarket = (...request: Parameters<typeof marketEngine>): AskEngine =>
  marketEngine(...request).ask;

/** The engine of the generation that a request names, else of the one that answers. Asking throws version_gone where it is no more. */
export function versionEngine(
  service: Service,
  asker: Asker,
  { market, roles, version }: AskedVersion,
): VersionEngine {
  const live = service.live.of(market);
  const indices =
    version === undefined ? pinned(live) : versioned(live, version, roles, () => versionGone(version));
  return {
    ask: askInTurn(service, asker, indices),
    version: async () => live.version(await liveOf(indices), roles),
    hold: indices.hold,
  };
}
