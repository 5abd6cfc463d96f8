import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@elastic/elasticsearch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineClient } from '../../src/engine/client.ts';
import { engineCache } from '../../src/engine/local/home.ts';
import { engineHome, engineStatus, startEngine, stopEngine } from '../../src/engine/local/launcher.ts';
import { car, csv, Installation, T } from '../engine/ingest-installation.ts';
import { describeOnEngine } from '../market/load.ts';
import { eventually } from '../patience.ts';
import { Child, type Point } from './child.ts';
import { type Command, perform, type Where } from './commands.ts';
import { answers } from './everything.ts';
import { carsOf, DAY, instantOf, whereOf } from './twins.ts';

// An engine that is killed in the middle of a load, and comes back with its data. It is one of the test's own, beside
// the one of the other tests, which builds the same undisturbed.

let home = '';
let folder = '';
let url = '';
let client: Client;
let calm: Installation;

/** The installation on the private engine: its address changes with every start. */
const where = (): Where => ({ url, prefix: 'killed-', dataDir: join(folder, 'data') });

async function start(): Promise<void> {
  const cache = engineCache(process.env) ?? join(engineHome(process.env), 'cache');
  ({ url } = await startEngine({ home, cache, heap: '512m', on: { say: () => {} } }));
  client = engineClient({ url });
  await eventually(async () => (await client.cluster.health()).status !== 'red');
}

/** Ends the private engine as a crash would. */
async function kill(): Promise<void> {
  const { pid } = await engineStatus({ home });
  process.kill(Number(pid), 'SIGKILL');
  await expect.poll(async () => (await engineStatus({ home })).running).toBe(false);
  await client.close();
}

/** The same on both engines. */
async function both(run: 'load', day: number, partial = false): Promise<void> {
  const file = calm.write(`day-${day}.csv`, csv(carsOf(day)));
  const command: Command = { run, file, asOf: instantOf(day), partial };
  for (const place of [where(), whereOf(calm)])
    expect(await perform(place, command)).toEqual({ code: 0, text: '' });
}

describeOnEngine('an engine that is killed', () => {
  beforeAll(async () => {
    home = mkdtempSync('/var/tmp/forecourt-killed-');
    chmodSync(home, 0o755); // for root the engine runs as another user
    calm = new Installation();
    folder = calm.folder;
    folder = join(folder, 'private');
    await start();
  });
  afterAll(async () => {
    await client?.close();
    await stopEngine({ home });
    await calm?.drop();
    rmSync(home, { recursive: true, force: true });
  });

  /** A load during which the engine dies: it fails with plain words, and the old answers are there again. */
  async function dies(day: number, point: Point): Promise<void> {
    const old = await answers(client, where());
    const file = calm.write(`day-${day}.csv`, csv(carsOf(day)));
    const command: Command = { run: 'load', file, asOf: instantOf(day) };
    const child = new Child({ where: where(), command, point: { ...point, pause: true }, hasty: true });
    await child.paused();
    await kill();
    const { code, text } = await child.goOn();
    expect(text).toMatch(/^the search engine is not responding: .+$/);
    expect(code).toBe(1);
    await start();
    expect(await answers(client, where())).toEqual(old);
    await both('load', day);
    expect(await answers(client, where())).toEqual(await answers(calm.client, whereOf(calm)));
  }

  test('in the middle of a load: the old answers are there again, and the same command succeeds', async () => {
    await both('load', 1);
    await both('load', 2);
    await dies(3, { when: 'before', request: '^POST /_bulk' });
    await dies(4, { when: 'before', request: '^POST /_aliases' });
  });

  test('right after a load: nothing of what was loaded is lost', async () => {
    const more = csv([car(30), car(31)].map((row) => ({ ...row, source: 'b.example' })));
    const command: Command = {
      run: 'load',
      file: calm.write('more.csv', more),
      asOf: T + 5 * DAY,
      partial: true,
    };
    for (const place of [where(), whereOf(calm)])
      expect(await perform(place, command)).toEqual({ code: 0, text: '' });
    await kill();
    await start();
    expect(await answers(client, where())).toEqual(await answers(calm.client, whereOf(calm)));
  });
});
