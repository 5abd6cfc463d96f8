import type { Context } from 'hono';
import { answering, ask } from '../../engine/ask.ts';
import { pinned } from '../../engine/live.ts';
import type { Role, Searched } from '../../engine/market.ts';
import { DEFAULT_INDICES } from '../../search/compile.ts';
import type { AskEngine } from '../../search/run.ts';
import type { ApiEnv, Service } from '../context.ts';

/** The engine of a market's listings, as one request asks it. */
interface MarketEngine {
  readonly ask: AskEngine;
  /** names of the indices that are asked for the roles */
  indices(roles: readonly Role[]): Promise<readonly string[]>;
}

/** Asks the engine of a market's listings, throughout a request. */
export const askMarket = (...request: Parameters<typeof marketEngine>): AskEngine =>
  marketEngine(...request).ask;

/** The same, with the names of the indices that are read. */
export function marketEngine(
  c: Context<ApiEnv>,
  { client, live }: Service,
  market: Searched,
  signal: AbortSignal,
): MarketEngine {
  const reader = pinned(live[market]);
  const options = { signal, placeholder: DEFAULT_INDICES };
  return {
    ask: (lines) => c.get('phases').time('engine', () => ask(client, reader, lines, options)),
    indices: (roles) => answering(reader, roles),
  };
}
