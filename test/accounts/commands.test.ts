import { Command, CommanderError } from 'commander';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { exitCodeOf } from '../../ingest/ground/outcome.ts';
import { serveAccounts } from '../../src/accounts/open.ts';
import { accountsCommand } from '../../src/cli/accounts.ts';
import { keysCommand } from '../../src/cli/keys.ts';
import { plansCommand } from '../../src/cli/plans.ts';
import { usageCommand } from '../../src/cli/usage.ts';
import { newFolder, removeFolders } from './stores.ts';

/** keys, accounts, plans and usage as they are typed: what they print and their exit codes (feeds.md section 1). */

const dataDir = newFolder();
afterAll(removeFolders);
beforeEach(() => {
  vi.stubEnv('FORECOURT_DATA', dataDir);
  return () => vi.unstubAllEnvs();
});

/** What the command line throws for wrong usage, instead of ending the process. */
function throwing(command: Command): Command {
  for (const inner of command.commands) throwing(inner);
  return command.exitOverride().configureOutput({ writeErr: () => {} });
}

interface Ran {
  readonly code: number;
  readonly lines: readonly string[];
  readonly said: string;
}

/** Runs a command as the main program does (src/cli/main.ts). */
async function forecourt(...words: string[]): Promise<Ran> {
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  const lines = (): string[] => printed.mock.calls.flatMap(([text]) => String(text).split('\n'));
  const program = new Command();
  for (const command of [keysCommand(), accountsCommand(), plansCommand(), usageCommand()])
    program.addCommand(command);
  try {
    await throwing(program).parseAsync(words, { from: 'user' });
    return { code: 0, lines: lines(), said: '' };
  } catch (error) {
    const code = error instanceof CommanderError ? 2 : exitCodeOf(error);
    return { code, lines: lines(), said: String(error) };
  } finally {
    printed.mockRestore();
  }
}

const jsonOf = async (...words: string[]): Promise<Record<string, unknown>> =>
  JSON.parse((await forecourt(...words, '--json')).lines.at(-1) ?? '') as Record<string, unknown>;

test('a key is the last line, its secret the one before', async () => {
  const { code, lines } = await forecourt(
    'keys',
    'create',
    '--plan',
    'basic',
    '--secret',
    '--account',
    'acme',
  );
  const [secret = '', key = ''] = lines.slice(-2);
  expect(code).toBe(0);
  const accounts = await serveAccounts({ dataDir });
  expect(await accounts.callerOfKey(key)).toMatchObject({ account: 'acme', planName: 'basic' });
  expect(await accounts.issueToken(key, secret)).toBeDefined();
  await accounts.close();
});

test('a key with everything, as JSON; then its terms, its name and its end', async () => {
  const key = 'imported-key-0123456789';
  const create = ['keys', 'create', '--plan', 'standard', '--key', key, '--accept-terms', 'recalls'];
  const made = await jsonOf(...create, '--allow', 'explain', '--expires', '30', '--name', 'site');
  expect(made).toEqual({ account: expect.any(String), key_id: expect.any(String), key });
  const [account, keyId] = [String(made.account), String(made.key_id)];
  expect((await forecourt('keys', 'accept-terms', keyId, 'plates')).code).toBe(0);
  expect((await forecourt('keys', 'rename', keyId, 'shop')).code).toBe(0);
  expect(await jsonOf('accounts', 'show', account)).toMatchObject({
    ...{ account, plan: 'standard', terms: ['plates', 'recalls'] },
    keys: [{ key_id: keyId, name: 'shop', rights: 'explain' }],
  });
  const { lines } = await forecourt('keys', 'list');
  expect(lines.find((line) => line.includes(keyId))).toMatch(/shop .* never used .* live until/);
  expect(lines.join('\n')).not.toContain(key);
  expect((await forecourt('keys', 'revoke', keyId)).code).toBe(0);
  expect(await forecourt('keys', 'revoke', keyId)).toMatchObject({
    code: 3,
    said: expect.stringContaining(keyId),
  });
});

test('plans are set, given and reset', async () => {
  expect(
    await jsonOf('plans', 'set', 'silver', '--calls-a-month', 'none', '--exclude', '/history/*'),
  ).toEqual({
    ...{ name: 'silver', calls_a_month: null, requests_a_second: 5, depth: 500, radius: 100 },
    ...{ inventory_rows: 10, searches_at_once: 4, heavy_at_once: 1, engine_share: 1 },
    excludes: ['/history/*'],
  });
  const { account } = await jsonOf('keys', 'create', '--plan', 'silver');
  expect((await forecourt('plans', 'reset', 'silver')).code).toBe(3);
  expect(await jsonOf('accounts', 'set-plan', String(account), 'free')).toEqual({ account, plan: 'free' });
  expect((await forecourt('plans', 'reset', 'silver')).code).toBe(0);
  expect((await jsonOf('plans', 'list')).plans).toHaveLength(4);
});

test('usage tells calls by operation and status', async () => {
  const { account: made } = await jsonOf('keys', 'create', '--plan', 'free');
  const account = String(made);
  const accounts = await serveAccounts({ dataDir });
  const call = { account, month: '2026-01', operation: '/history/car/{vin}', status: 200, counts: true };
  await accounts.takeCall(account, '2026-01', 500);
  await accounts.endCall(call);
  await accounts.close();
  const month = ['usage', '--month', '2026-01', '--account', account];
  expect((await forecourt(...month)).lines).toEqual([
    `account ${account}, plan free: 1 counted calls (of 500), 1 in total`,
    '  /history/car/{vin}  200  1',
  ]);
  expect(await jsonOf(...month)).toMatchObject({ month: '2026-01', accounts: [{ account, counted: 1 }] });
});

test.each([
  [['keys', 'create', '--plan', 'gold'], 2],
  [['keys', 'create', '--plan', 'demo'], 2],
  [['keys', 'create'], 2],
  [['keys', 'create', '--plan', 'free', '--key', 'short'], 2],
  [['keys', 'create', '--plan', 'free', '--expires', '2020-01-01'], 2],
  [['keys', 'create', '--plan', 'free', '--account', 'acme'], 3],
  [['keys', 'accept-terms', 'key_nobody', 'recalls'], 3],
  [['keys', 'accept-terms', 'key_nobody', 'others'], 2],
  [['accounts', 'show', 'nobody'], 3],
  [['accounts', 'set-plan', 'acme', 'gold'], 2],
  [['plans', 'set', 'demo', '--depth', '1'], 2],
  [['plans', 'set', 'free', '--depth', '10001'], 2],
  [['plans', 'set', 'free', '--exclude', '/nothing/*'], 2],
  [['plans', 'reset', 'gold'], 2],
  [['usage', '--month', '2026-13'], 2],
  [['usage', '--account', 'nobody'], 3],
])('%j ends with %d', async (words, code) => {
  expect((await forecourt(...words)).code).toBe(code);
});
