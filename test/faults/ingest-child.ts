import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { DuckDBConnection } from '@duckdb/node-api';
import { engineClient } from '../../src/engine/client.ts';
import type { Point, Task } from './child.ts';
import { perform } from './commands.ts';

// Runs one command and stops at the first point that fits: for good (SIGKILL), or until it is told to go on.
// Arguments: one JSON object (child.ts).

const { where, command, point, hasty } = JSON.parse(process.argv[2] ?? '') as Task;

if (hasty) {
  // what is tried again is tried again at once: how often is what matters here, not how long it takes
  const sleep = timers.setTimeout;
  timers.setTimeout = ((ms: number, value: unknown) => sleep(ms / 500, value)) as typeof sleep;
  syncBuiltinESMExports();
}

let seen = 0;

const fits = (kind: 'request' | 'statement', text: string): boolean => {
  const wanted = point?.[kind];
  if (wanted === undefined || !new RegExp(wanted).test(text)) return false;
  seen += 1;
  return seen === (point?.nth ?? 1);
};

async function stop({ pause }: Point): Promise<void> {
  if (!pause) {
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => {}); // nothing more happens until the signal has arrived
  }
  const message = new Promise((resolve) => process.once('message', resolve));
  process.send?.('paused');
  await message;
}

/** Calls what was wrapped, stopping before or after it where it is the point. */
async function around<Result>(
  kind: 'request' | 'statement',
  text: string,
  call: () => Promise<Result>,
): Promise<Result> {
  const here = point && fits(kind, text) ? point : undefined;
  if (here?.when === 'before') await stop(here);
  const result = await call();
  if (here?.when === 'after') await stop(here);
  return result;
}

const client = engineClient(where);
const { transport } = client;
const request = transport.request.bind(transport);
transport.request = ((...args: Parameters<typeof request>) =>
  around('request', `${args[0].method} ${args[0].path}`, () => request(...args))) as typeof request;

const { run } = DuckDBConnection.prototype;
DuckDBConnection.prototype.run = function (this: DuckDBConnection, ...args: Parameters<typeof run>) {
  return around('statement', args[0], () => run.apply(this, args));
};

const { code, text } = await perform(where, command, client);
if (text) console.error(text);
process.exitCode = code;
process.disconnect?.();
