import cluster from 'node:cluster';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { Workers } from '../../src/server/workers/primary.ts';
import { PATIENTLY } from '../patience.ts';

/** A worker that answers when a file is there, and stops when it is told. */
const WORKER = `
const { existsSync } = require('node:fs');
process.on('message', (message) => message.forecourt === 'stop' && process.exit(0));
setInterval(() => {
  if (existsSync('goes')) process.send({ forecourt: 'ready', address: 'here' });
}, 10);
`;

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-reload-'));
const at = (name: string): string => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const running = (): number[] =>
  Object.values(cluster.workers ?? {}).flatMap((worker) => worker?.process.pid ?? []);

test('a worker that dies while others are replaced is replaced once', async () => {
  writeFileSync(at('worker.cjs'), WORKER);
  writeFileSync(at('goes'), '');
  cluster.setupPrimary({ exec: at('worker.cjs'), args: [], execArgv: [], cwd: folder });
  const log = pino({ level: 'silent' });
  const { workers } = await Workers.start({ count: 2, engine: { url: 'http://127.0.0.1:1' }, log });
  const before = running();
  const [first = 0] = before;

  // it dies while the one for its place starts
  rmSync(at('goes'));
  const reload = workers.reload(0);
  await vi.waitFor(() => expect(running()).toHaveLength(3), PATIENTLY);
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect(running()).not.toContain(first), PATIENTLY);
  await sleep(1500); // one that ends soon after it began is replaced a second later
  writeFileSync(at('goes'), '');
  await reload;
  await vi.waitFor(() => expect(running()).toHaveLength(2), PATIENTLY);
  expect(running().filter((pid) => before.includes(pid))).toEqual([]);

  // and where that one does not start, another is tried until it does
  const [next = 0] = running();
  rmSync(at('goes'));
  const failing = workers.reload(0);
  await vi.waitFor(() => expect(running()).toHaveLength(3), PATIENTLY);
  process.kill(next, 'SIGKILL');
  await vi.waitFor(() => expect(running()).not.toContain(next), PATIENTLY);
  process.kill(running().at(-1) ?? 0, 'SIGKILL');
  writeFileSync(at('goes'), '');
  await failing;
  await vi.waitFor(() => expect(running()).toHaveLength(2), PATIENTLY);
  await workers.close(0);
  await vi.waitFor(() => expect(running()).toEqual([]), PATIENTLY);
});
