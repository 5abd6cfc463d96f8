import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeSample } from '../../../sample/write.ts';
import { forecourt } from '../commands.ts';
import { writeDay } from '../days.ts';
import { oneDealer } from '../one-dealer.ts';

/** Deliveries that arrive while everybody asks. */

const DAY = 86_400;

interface Market {
  readonly size: number;
  readonly seed: number;
  readonly folder: string;
  /** of the installation */
  readonly env: NodeJS.ProcessEnv;
}

interface Arriving {
  readonly everyMs: number;
  /** the delivery, counted from one, that is of the whole market; the others are of one dealer */
  readonly fullAt: number;
  readonly ends: AbortSignal;
  /** told after each */
  switched(): Promise<void>;
}

async function ingest(file: string, env: NodeJS.ProcessEnv, more: readonly string[]): Promise<void> {
  const asOf = new Date().toISOString();
  await forecourt(
    ['ingest', 'listings', '--market', 'us-cars', '--as-of', asOf, '--json', ...more, file],
    env,
  );
}

/** Waits, or until the signal. */
const pause = (ms: number, ends: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal: ends }).catch(() => undefined);

/** Delivers one file after the other until the signal; each has other prices. Gives how many were delivered. */
export async function deliver({ size, seed, folder, env }: Market, arriving: Arriving): Promise<number> {
  const [base, day, dealer] = ['base', 'day', 'dealer'].map((name) => path.join(folder, `${name}.jsonl`)) as [
    string,
    string,
    string,
  ];
  await writeSample('listings', base, { size, seed, asOf: Math.floor(Date.now() / 1000 / DAY) * DAY });
  let delivered = 0;
  for (let due = performance.now() + arriving.everyMs; ; due += arriving.everyMs) {
    await pause(Math.max(0, due - performance.now()), arriving.ends);
    if (arriving.ends.aborted) return delivered;
    await writeDay(base, day, delivered + 1);
    if (delivered + 1 === arriving.fullAt) await ingest(day, env, []);
    else {
      await oneDealer(day, dealer, 60);
      await ingest(dealer, env, ['--partial', '--accept-shrink']);
    }
    delivered += 1;
    await arriving.switched();
  }
}
