import cluster from 'node:cluster';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Member } from '../../src/server/workers/member.ts';

/** A worker that asks something, and is killed. */
const ASKS_AND_DIES = `process.send('how many?', () => process.kill(process.pid, 'SIGKILL'));`;

/** Stands still until a process has ended: its parent has not heard of it then. */
function untilDead(pid = 0): void {
  while (readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[2] !== 'Z');
}

test('an answer to a worker that has just been killed is lost, and nothing else', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-member-'));
  const exec = path.join(folder, 'worker.cjs');
  writeFileSync(exec, ASKS_AND_DIES);
  cluster.setupPrimary({ exec, args: [], execArgv: [], cwd: folder });
  cluster.once('message', (worker) => {
    untilDead(worker.process.pid);
    worker.send('three');
  });
  const engine = { url: 'http://127.0.0.1:1' };
  const member = new Member({ engine, workers: 2, leads: true }, async () => []);
  expect(await member.ended).toEqual({ code: null, signal: 'SIGKILL' });
  await expect(member.ready).rejects.toThrow('a worker ended before it answered');
  rmSync(folder, { recursive: true, force: true });
});

test('a worker that cannot be started is told as one that ended: nobody waits for it', async () => {
  const gone = path.join(tmpdir(), 'forecourt-no-such-folder');
  cluster.setupPrimary({ exec: 'worker.cjs', args: [], execArgv: [], cwd: gone });
  const engine = { url: 'http://127.0.0.1:1' };
  const member = new Member({ engine, workers: 2, leads: true }, async () => []);
  expect(await member.ended).toEqual({ fault: expect.stringContaining('ENOENT') });
  await expect(member.ready).rejects.toThrow('ENOENT');
  expect(member.answers).toBe(false);
  // one that is told to end all does not wait for it either
  await member.stop(0);
});
