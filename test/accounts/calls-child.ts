import type { Accounts } from '../../src/accounts/accounts.ts';
import { type AccountsLocation, serveAccounts } from '../../src/accounts/open.ts';
import { openFile } from '../../src/accounts/sqlite/file.ts';

// A process of its own that uses the accounts: run by processes.test.ts with what it is to do as JSON.

/** What a child does, once it is told to go on. */
export type Task =
  /** takes calls and tells how many were granted */
  | {
      readonly do: 'take';
      readonly location: AccountsLocation;
      readonly times: number;
      readonly limit: number;
    }
  /** takes and ends calls, and is killed */
  | { readonly do: 'die'; readonly location: AccountsLocation; readonly times: number }
  /** holds the file, tells so, and lets it go then */
  | { readonly do: 'hold'; readonly dataDir: string };

const ACCOUNT = 'acme';
const MONTH = '2026-01';

async function take(accounts: Accounts, times: number, limit: number): Promise<number> {
  // where the other process stands still while it has the file, a call would go by what it has written after a second
  performance.now = () => 0;
  let granted = 0;
  for (let i = 0; i < times; i += 1) {
    if ((await accounts.takeCall(ACCOUNT, MONTH, limit)).granted) granted += 1;
  }
  return granted;
}

async function die(accounts: Accounts, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await accounts.takeCall(ACCOUNT, MONTH, undefined);
    await accounts.endCall({
      account: ACCOUNT,
      month: MONTH,
      operation: 'search',
      status: 200,
      counts: true,
    });
  }
  process.kill(process.pid, 'SIGKILL');
}

const toldToGoOn = (): Promise<void> => new Promise((resolve) => process.once('message', () => resolve()));

async function hold(dataDir: string): Promise<void> {
  const file = openFile(dataDir);
  file.exec('BEGIN IMMEDIATE');
  process.send?.('held');
  await toldToGoOn();
  file.exec('COMMIT');
  file.close();
}

async function run(task: Task): Promise<void> {
  if (task.do === 'hold') {
    await hold(task.dataDir);
    return;
  }
  const accounts = await serveAccounts(task.location);
  process.send?.('ready');
  await toldToGoOn();
  if (task.do === 'die') await die(accounts, task.times);
  else process.send?.(await take(accounts, task.times, task.limit));
  await accounts.close();
}

if (process.send) await run(JSON.parse(process.argv[2] ?? '') as Task);
process.disconnect?.();
