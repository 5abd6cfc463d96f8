import type { Context } from 'hono';
import { ask } from '../../engine/ask.ts';
import { pinned } from '../../engine/live.ts';
import type { Searched } from '../../engine/market.ts';
import { DEFAULT_INDICES } from '../../search/compile.ts';
import type { AskEngine } from '../../search/run.ts';
import type { ApiEnv, Service } from '../context.ts';

/** Asks the engine of a market's listings, throughout a request. */
export function askMarket(
  c: Context<ApiEnv>,
  { client, live }: Service,
  market: Searched,
  signal: AbortSignal,
): AskEngine {
  const reader = pinned(live[market]);
  const options = { signal, placeholder: DEFAULT_INDICES };
  return (lines) => c.get('phases').time('engine', () => ask(client, reader, lines, options));
}
