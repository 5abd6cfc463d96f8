import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts, serveAccounts } from '../../src/accounts/open.ts';
import { usageOf } from '../../src/accounts/usage.ts';
import { programFile } from '../programs.ts';
import type { Task } from './calls-child.ts';
import { describeOnStores, newFolder } from './stores.ts';

/** Several processes on the same accounts, one that is killed, and one that holds the file. */

const ACCOUNT = 'acme';
const MONTH = '2026-01';
const END = { account: ACCOUNT, month: MONTH, operation: 'search', status: 200, counts: true };

/** Starts a child; gives it when it has said its first word. */
async function started(task: Task): Promise<ChildProcess> {
  const child = fork(programFile('calls-child'), [JSON.stringify(task)], { execArgv: [] });
  await once(child, 'message');
  return child;
}

/** Lets a child go on; gives what it says then. */
async function answerOf(child: ChildProcess): Promise<unknown> {
  const said = once(child, 'message');
  child.send('on');
  return (await said)[0];
}

describeOnStores((store) => {
  test('two processes take exactly what the limit grants', async () => {
    const location = await store.fresh();
    const task = { do: 'take', location, times: 300, limit: 500 } as const;
    const children = [await started(task), await started(task)];
    const ended = children.map((child) => once(child, 'exit'));
    const granted = (await Promise.all(children.map(answerOf))).map(Number);
    await Promise.all(ended);
    expect((granted[0] ?? 0) + (granted[1] ?? 0)).toBe(500);
    const accounts = await serveAccounts(location);
    expect(await accounts.takeCall(ACCOUNT, MONTH, 500)).toEqual({ granted: false, used: 500 });
    await accounts.close();
  });

  test('what a killed process had taken is there', async () => {
    const location = await store.fresh();
    const child = await started({ do: 'die', location, times: 123 });
    const ended = once(child, 'exit');
    child.send('on');
    expect(await ended).toEqual([null, 'SIGKILL']);
    const open = await openAccounts(location);
    await createKey(open, { plan: 'free', account: ACCOUNT });
    expect(await usageOf(open, MONTH)).toMatchObject([{ counted: 123, total: 123 }]);
    await open.destroy();
  });
});

/** rounds of calls while another process holds the file */
const ROUNDS = 100;
/** a call that takes longer stands still: it waits for the lock; or the machine is busy, but not with every call */
const LONGEST_MS = 500;

test('while another process holds the file nothing stands still, and afterwards the count is exact', async () => {
  const dataDir = newFolder();
  const open = await openAccounts({ dataDir });
  const { key } = await createKey(open, { plan: 'free', account: ACCOUNT });
  await open.destroy();
  const accounts = await serveAccounts({ dataDir });
  await accounts.takeCall(ACCOUNT, MONTH, 500);
  const child = await started({ do: 'hold', dataDir });
  const ended = once(child, 'exit');
  let [slow, taken] = [0, 1];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const call of [
      () => accounts.callerOfKey(key),
      () => accounts.takeCall(ACCOUNT, MONTH, 5000),
      () => accounts.endCall({ ...END, status: round % 2 ? 200 : 404, counts: round % 2 === 1 }),
    ]) {
      const start = performance.now();
      await call();
      if (performance.now() - start > LONGEST_MS) slow += 1;
    }
    await pause(1);
    taken += round % 2;
  }
  // each kind of call is made in every round
  expect(slow).toBeLessThan(ROUNDS / 2);
  child.send('on');
  await ended;
  // the next call that can be written takes the remembered ones with it
  expect(await accounts.takeCall(ACCOUNT, MONTH, 5000)).toEqual({ granted: true, used: taken + 1 });
  await accounts.close();
  const later = await openAccounts({ dataDir });
  expect(await usageOf(later, MONTH)).toMatchObject([{ counted: taken + 1, total: ROUNDS }]);
  await later.destroy();
});

test('while the file is held the limit counts what is written and what is remembered', async () => {
  const dataDir = newFolder();
  const accounts = await serveAccounts({ dataDir });
  await accounts.takeCall(ACCOUNT, MONTH, 3);
  const child = await started({ do: 'hold', dataDir });
  const ended = once(child, 'exit');
  expect(await accounts.takeCall(ACCOUNT, MONTH, 3)).toEqual({ granted: true, used: 2 });
  expect(await accounts.takeCall(ACCOUNT, MONTH, 3)).toEqual({ granted: true, used: 3 });
  expect(await accounts.takeCall(ACCOUNT, MONTH, 3)).toEqual({ granted: false, used: 3 });
  await accounts.endCall({ ...END, counts: false });
  expect(await accounts.takeCall(ACCOUNT, MONTH, 3)).toEqual({ granted: true, used: 3 });
  const closed = accounts.close(); // waits for the file
  child.send('on');
  await Promise.all([closed, ended]);
  const later = await serveAccounts({ dataDir });
  expect(await later.takeCall(ACCOUNT, MONTH, 3)).toEqual({ granted: false, used: 3 });
  await later.close();
});
