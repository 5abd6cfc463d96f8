import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Accounts } from '../../src/accounts/accounts.ts';
import { AccountsDamaged, AccountsUnwritable } from '../../src/accounts/errors.ts';
import { openAccounts, serveAccounts } from '../../src/accounts/open.ts';
import { UnwrittenCounts } from '../../src/accounts/sqlite/memory-counts.ts';
import { type SmallDisk, smallDisk } from '../faults/small-disk.ts';
import { KEYS, testAccounts, testApp } from '../market/app.ts';
import { COMMAND } from '../programs.ts';

/** Accounts on a disk that is full or read-only, and a file that is damaged. */

const MONTH = '2026-01';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'forecourt-disk-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** A command of another process: this one closes files of the accounts late, and no disk is read-only while one is open. */
function forecourt(...words: string[]): { code: number | null; said: string; printed: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
    encoding: 'utf8',
    env: { ...process.env, FORECOURT_DATA: dataDir },
  });
  return { code: status, said: stderr.trim(), printed: stdout.trim() };
}

interface Message {
  readonly account: string;
  readonly key: string;
  readonly key_id: string;
}

const create = (): Message =>
  JSON.parse(forecourt('keys', 'create', '--plan', 'free', '--json').printed) as Message;

const keyIds = (): string[] => {
  const { keys } = JSON.parse(forecourt('keys', 'list', '--json').printed) as { keys: Message[] };
  return keys.map(({ key_id }) => key_id);
};

describe('a disk', () => {
  let disk: SmallDisk;
  let serving: Accounts | undefined;
  beforeEach(() => {
    disk = smallDisk(dataDir, 2);
  });
  afterEach(async () => {
    await serving?.close();
    serving = undefined;
    disk.drop();
  });

  const ballast = (): string => path.join(dataDir, 'ballast');
  function fill(): void {
    const { bavail, bsize } = statfsSync(dataDir);
    writeFileSync(ballast(), Buffer.alloc(bavail * bsize));
  }

  async function ask(accounts: Accounts, account: string, limit: number): Promise<boolean> {
    const { granted } = await accounts.takeCall(account, MONTH, limit);
    await accounts.endCall({ account, month: MONTH, operation: 'search', status: 200, counts: true });
    return granted;
  }

  /** calls that count, as the file has them */
  function written(account: string): number | undefined {
    const { printed } = forecourt('usage', '--month', MONTH, '--account', account, '--json');
    const { accounts } = JSON.parse(printed) as { accounts: { counted: number }[] };
    return accounts[0]?.counted;
  }

  test('that is read-only from the start: keys are known, calls are counted, and written when they can be', async ({
    skip,
  }) => {
    if (disk.reason) return skip(disk.reason);
    const { key, account } = create();
    disk.readOnly(true);
    serving = await serveAccounts({ dataDir });
    expect(await serving.callerOfKey(key)).toMatchObject({ account });
    expect(await serving.callerOfKey('nobody')).toBeUndefined();
    const granted = [];
    for (let i = 0; i < 4; i += 1) granted.push(await ask(serving, account, 3));
    expect(granted).toEqual([true, true, true, false]);
    expect(serving.standing()).toEqual({
      unwritable: 'the file system is read-only',
      unwritten: 4,
      lost: 0,
    });
    await expect(serving.setPreferredDealers(account, 'us', ['1'])).rejects.toThrow(AccountsUnwritable);
    disk.readOnly(false);
    const { standing } = serving;
    await expect.poll(standing).toMatchObject({ unwritable: undefined, unwritten: 0 });
    expect(written(account)).toBe(3);
    await serving.setPreferredDealers(account, 'us', ['1']);
    // and what another process changes is seen
    const later = create();
    expect(await serving.callerOfKey(later.key)).toMatchObject({ account: later.account });
  });

  test('that fills up while serving: the same', async ({ skip }) => {
    if (disk.reason) return skip(disk.reason);
    const { key, account } = create();
    serving = await serveAccounts({ dataDir });
    expect(await ask(serving, account, 3)).toBe(true);
    fill();
    // what is left in the log's last page is used up first
    for (let i = 0; i < 200 && serving.standing().unwritable === undefined; i += 1)
      await ask(serving, 'another', 1_000_000);
    expect(serving.standing().unwritable).toBe('the disk is full');
    expect(await serving.callerOfKey(key)).toMatchObject({ account });
    expect([await ask(serving, account, 3), await ask(serving, account, 3)]).toEqual([true, true]);
    expect(await ask(serving, account, 3)).toBe(false);
    rmSync(ballast());
    const { standing } = serving;
    await expect.poll(standing).toMatchObject({ unwritable: undefined, unwritten: 0 });
    expect(written(account)).toBe(3);
  });

  test.each([
    ['full', fill, () => rmSync(ballast()), 'the disk is full'],
    ['read-only', () => disk.readOnly(true), () => disk.readOnly(false), 'the file system is read-only'],
  ])(
    'that is %s: a command says so, changes nothing, and works when it is mended',
    async (_, spoil, mend, reason) => {
      // vitest gives skip to tests without a table alone
      if (disk.reason) return;
      const { key_id } = create();
      spoil();
      const at = path.join(dataDir, 'accounts.db');
      expect(forecourt('keys', 'create', '--plan', 'free')).toEqual({
        code: 1,
        printed: '',
        said: expect.stringContaining(`the accounts in ${at} cannot be written: ${reason}.`),
      });
      // looking needs no write
      expect(keyIds()).toEqual([key_id]);
      mend();
      create();
      expect(keyIds()).toHaveLength(2);
    },
  );
});

describe('a file', () => {
  const file = (): string => path.join(dataDir, 'accounts.db');

  test.each([
    ['without a byte', '', 'the file is empty'],
    ['that is something else', 'x'.repeat(8192), 'file is not a database'],
  ])('%s is damage, never a new store: what it was is said, and what mends it', async (_, bytes, found) => {
    create();
    writeFileSync(file(), bytes);
    for (const open of [openAccounts, serveAccounts]) {
      const fault: unknown = await open({ dataDir }).catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(AccountsDamaged);
      expect(String(fault)).toContain(`${file()} are damaged: ${found}`);
      expect(String(fault)).toContain('forecourt restore DIR');
    }
    expect(readFileSync(file(), 'latin1')).toBe(bytes);
  });
});

test('what is remembered has a bound: kinds of calls beyond it are counted as lost, the month is not', () => {
  const unwritten = new UnwrittenCounts();
  const call = { account: 'a', month: MONTH, status: 200, counts: true };
  for (let i = 0; i < 100_000; i += 1) unwritten.end({ ...call, operation: `operation ${i}` });
  unwritten.end({ ...call, operation: 'operation 0' });
  expect([unwritten.calls, unwritten.lost]).toEqual([100_001, 0]);
  unwritten.end({ ...call, operation: 'one more', counts: false });
  expect([unwritten.calls, unwritten.lost, unwritten.callsOf('a', MONTH)]).toEqual([100_001, 1, -1]);
});

describe('what the API tells', () => {
  test('/readyz and /metrics tell accounts that cannot be written; searches go on', async () => {
    const accounts = testAccounts();
    accounts.reported = { unwritable: 'the disk is full', unwritten: 7, lost: 2 };
    const { app } = testApp(undefined, { accounts });
    expect(await (await app.request('/readyz')).json()).toMatchObject({
      accounts: 'the disk is full: 7 calls are counted in memory',
    });
    const metrics = await (await app.request('/metrics')).text();
    expect(metrics).toContain('forecourt_accounts_writable 0');
    expect(metrics).toContain('forecourt_accounts_unwritten_calls 7');
    expect(metrics).toContain('forecourt_accounts_lost_calls 2');
  });

  test('what has to be written is a 503 that says so', async () => {
    const accounts = testAccounts();
    accounts.setPreferredDealers = async () => {
      throw new AccountsUnwritable('the disk is full', '/somewhere/accounts.db');
    };
    const { app } = testApp(undefined, { accounts });
    const response = await app.request(`/v2/client/configure/set?country=us&api_key=${KEYS.basic}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ preferred_dealers: ['1'] }),
    });
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({
      message: 'The accounts are read-only at the moment, so nothing was changed; try again soon.',
    });
  });
});
