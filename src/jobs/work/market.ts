import { setTimeout as pause } from 'node:timers/promises';
import { INSIGHTS_MARKET } from '../../catalog/markets.ts';
import { EngineDown } from '../../engine/ask.ts';
import { type AskOptions, ask } from '../../engine/ask-live.ts';
import { engineClient } from '../../engine/client.ts';
import { LiveIndices } from '../../engine/live.ts';
import { pinned } from '../../engine/live-reader.ts';
import type { AskEngine } from '../../engine/question.ts';
import type { Task } from './task.ts';

/** The listings that a job compares with: one country's, of one generation of the indices. */
export interface JobMarket {
  readonly country: 'us' | 'ca';
  readonly ask: AskEngine;
  close(): Promise<void>;
}

/** Milliseconds before a busy engine is asked again. */
const PAUSES = [200, 1000, 3000];

/** Opens it, on a connection of the thread's own. */
export function openMarket(
  { engine, indexPrefix }: Pick<Task, 'engine' | 'indexPrefix'>,
  country: 'us' | 'ca',
): JobMarket {
  const client = engineClient(engine);
  const live = pinned(new LiveIndices(client, indexPrefix, INSIGHTS_MARKET));
  // one at a time: searches wait for the engine's threads, too
  const options: AskOptions = { inTurn: (_, work) => work({ atOnce: 1 }) };
  return {
    country,
    async ask(lines) {
      for (const ms of PAUSES) {
        try {
          return await ask(client, live, lines, options);
        } catch (error) {
          if (!(error instanceof EngineDown)) throw error;
          await pause(ms);
        }
      }
      return await ask(client, live, lines, options);
    },
    close: () => client.close(),
  };
}
