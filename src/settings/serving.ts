import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { count, megabytes } from './forms.ts';

/** Seconds, written as 10s. */
const seconds = (standard: string) =>
  z
    .string()
    .regex(/^\d{1,4}s$/, 'seconds, for example 10s')
    .default(standard)
    .transform((text) => Number.parseInt(text, 10));

const positive = (standard: string) => count(standard).refine((value) => value > 0, 'a number from 1 on');

/** Searches that count a lot keep a core each: half of them, and two where there are few. */
const HEAVY_AT_ONCE = String(Math.max(2, Math.floor(availableParallelism() / 2)));

/** Variables of how a server shares the engine among its callers. */
export const servingVariables = z.object({
  FORECOURT_SEARCHES_AT_ONCE: positive('64').describe(
    'searches that a serving process sends to the engine at once; further ones wait',
  ),
  FORECOURT_HEAVY_AT_ONCE: positive(HEAVY_AT_ONCE).describe(
    'how many of these may be heavy (many facets or statistics); default: half the cores, at least 2',
  ),
  FORECOURT_SEARCH_WAIT: seconds('10s').describe(
    'longest time a search waits; then it gets a 503 with Retry-After',
  ),
  FORECOURT_COUNTS_MEMORY: megabytes('64MB').describe(
    'memory of a serving process for what was counted (totals, facets, statistics), until the next delivery answers',
  ),
  FORECOURT_DRAIN: seconds('2s').describe(
    'time after SIGTERM in which /readyz answers 503 and requests are still served',
  ),
});

/** How many questions the engine gets at once, and how long others wait for their turn. */
export interface ShareSettings {
  readonly searchesAtOnce: number;
  readonly heavyAtOnce: number;
  readonly waitMs: number;
  /** processes that share what an account may ask at once, and its share of the engine */
  readonly among: number;
}

/** Settings of how requests are served. */
export interface ServingSettings {
  readonly share: ShareSettings;
  /** bytes of what was counted that are kept */
  readonly keptBytes: number;
  /** between SIGTERM and the end of listening */
  readonly drainMs: number;
}

/** The settings of serving, from their variables. */
export function servingSettings(value: z.infer<typeof servingVariables>): ServingSettings {
  return {
    share: {
      searchesAtOnce: value.FORECOURT_SEARCHES_AT_ONCE,
      heavyAtOnce: value.FORECOURT_HEAVY_AT_ONCE,
      waitMs: value.FORECOURT_SEARCH_WAIT * 1000,
      among: 1,
    },
    keptBytes: value.FORECOURT_COUNTS_MEMORY,
    drainMs: value.FORECOURT_DRAIN * 1000,
  };
}
