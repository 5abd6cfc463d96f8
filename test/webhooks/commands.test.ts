import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faultText } from '../../ingest/ground/fault-text.ts';
import { exitCodeOf } from '../../ingest/ground/outcome.ts';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts } from '../../src/accounts/open.ts';
import { KEY_FILE } from '../../src/accounts/seal.ts';
import { tellLostKey } from '../../src/cli/check-webhook-key.ts';
import { webhooksCommand } from '../../src/cli/webhooks.ts';
import { signature } from '../../src/webhooks/signature.ts';
import { newFolder, removeFolders } from '../accounts/stores.ts';
import { type Receiver, receiver } from './receiver.ts';

/** `forecourt webhooks` as it is typed: what it prints and its exit codes. */

let dataDir: string;
let server: Receiver;

beforeEach(async () => {
  dataDir = newFolder();
  server = await receiver();
  vi.stubEnv('FORECOURT_DATA', dataDir);
  vi.stubEnv('FORECOURT_OUTGOING_ALLOWS', 'http,private');
  const accounts = await openAccounts({ dataDir });
  await createKey(accounts, { plan: 'enterprise', account: 'acme' });
  await accounts.destroy();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
});
afterAll(removeFolders);

/** What the command line throws for wrong usage, instead of ending the process. */
function throwing(command: Command): Command {
  for (const inner of command.commands) throwing(inner);
  return command.exitOverride().configureOutput({ writeErr: () => {} });
}

/** Runs a command as the main program does. */
async function webhooks(...words: string[]) {
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  const lines = (): string[] => printed.mock.calls.flatMap(([text]) => String(text).split('\n'));
  try {
    await throwing(new Command().addCommand(webhooksCommand())).parseAsync(['webhooks', ...words], {
      from: 'user',
    });
    return { code: 0, lines: lines(), said: '', text: '' };
  } catch (error) {
    const code = error instanceof CommanderError ? 2 : exitCodeOf(error);
    return { code, lines: lines(), said: String(error), text: faultText(error) };
  } finally {
    printed.mockRestore();
  }
}

const jsonOf = async (...words: string[]): Promise<Record<string, unknown>> =>
  JSON.parse((await webhooks(...words, '--json')).lines.at(-1) ?? '') as Record<string, unknown>;

const add = (url: string) => ['add', '--account', 'acme', url];

test('the secret is the last line, and is shown this once', async () => {
  expect((await webhooks('list')).lines).toEqual([
    'No webhooks yet. Create one: forecourt webhooks add --help',
  ]);
  const { code, lines } = await webhooks(...add('https://me:pass@shop.example/hooks?token=t#here'));
  expect([code, lines]).toEqual([
    0,
    [
      expect.stringMatching(/^account acme, webhook hook_[0-9a-f]{16}\. The secret is shown only once:$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ],
  ]);
  const listed = await webhooks('list');
  expect(listed.lines).toEqual([
    expect.stringMatching(
      /^hook_\w+ {2}acme {2}https:\/\/shop\.example\/hooks {2}api\.data\.refreshed,view\.alert {2}created \S+ {2}never sent {2}0 waiting {2}0 given up {2}- {2}live$/,
    ),
  ]);
});

test('as JSON: add, list, remove', async () => {
  const made = await jsonOf(...add('https://shop.example/hooks'), '--events', 'api.data.refreshed');
  expect(made).toEqual({ account: 'acme', webhook_id: expect.any(String), secret: expect.any(String) });
  const id = String(made.webhook_id);
  expect((await jsonOf('list')).webhooks).toEqual([
    {
      ...{
        webhook_id: id,
        account: 'acme',
        url: 'https://shop.example/hooks',
        events: ['api.data.refreshed'],
      },
      ...{ created_at: expect.any(Number), stopped_at: null, unreadable: null, waiting: 0, sent: 0 },
      ...{ given_up: 0, last_sent_at: null, last_fault: null },
    },
  ]);
  const accounts = await openAccounts({ dataDir });
  await createKey(accounts, { plan: 'free', account: 'other' });
  await accounts.destroy();
  expect((await jsonOf('list', '--account', 'other')).webhooks).toEqual([]);
  expect((await webhooks('list', '--account', 'other')).lines).toEqual([
    'Account other has no webhooks. Create one: forecourt webhooks add --help',
  ]);
  expect(await webhooks('list', '--account', 'others')).toMatchObject({
    code: 3,
    said: expect.stringContaining('no account has the id others; see accounts list'),
  });
  expect(await jsonOf('remove', id)).toEqual({ webhook_id: id, removed: true });
  expect(await webhooks('remove', id)).toMatchObject({ code: 3, said: expect.stringContaining(id) });
});

test('test sends one event now, signed, and tells the answer', async () => {
  const { webhook_id, secret } = await jsonOf(...add(`${server.url}/hooks`));
  const id = String(webhook_id);
  expect(await webhooks('test', id)).toMatchObject({
    code: 0,
    lines: [expect.stringMatching(new RegExp(`^webhook ${id} answered 200 in \\d+ ms$`))],
  });
  const [got] = server.received;
  expect(JSON.parse(got?.body ?? '')).toEqual({
    ...{ id: expect.any(String), event_type: 'webhook.test', event_data: { webhook_id: id } },
  });
  expect(got?.headers['x-signature']).toBe(
    signature(String(secret), Number(got?.headers['x-timestamp']), got?.body ?? ''),
  );
  server.answer = (response) => response.writeHead(302, { location: 'https://shop.example/' }).end();
  expect(await webhooks('test', id)).toMatchObject({ code: 3, lines: [expect.stringContaining('302')] });
  vi.stubEnv('FORECOURT_OUTGOING_ALLOWS', 'http');
  expect(await webhooks('test', id)).toMatchObject({
    code: 3,
    said: expect.stringContaining('127.0.0.1 is not at a public address'),
  });
  expect(server.received).toHaveLength(2);
});

test('without the key file webhooks are shown as what they are, and add refuses', async () => {
  const { webhook_id } = await jsonOf(...add('https://shop.example/'));
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const settings = { dataDir, accountsUrl: undefined };
  await tellLostKey(settings);
  expect(said).not.toHaveBeenCalled();
  rmSync(join(dataDir, KEY_FILE));
  await tellLostKey(settings);
  expect(said.mock.calls).toEqual([[expect.stringContaining(String(webhook_id))]]);
  said.mockRestore();
  expect((await webhooks('list')).lines[0]).toMatch(
    /cannot be sent: webhooks\.key.* is missing from FORECOURT_DATA$/,
  );
  expect(await webhooks(...add('https://shop.example/'))).toMatchObject({ code: 3 });
  expect(await webhooks('test', String(webhook_id))).toMatchObject({ code: 3 });
  expect(await webhooks('remove', String(webhook_id))).toMatchObject({ code: 0 });
  expect(await webhooks(...add('https://shop.example/'))).toMatchObject({ code: 0 });
});

test.each([
  [['add', 'https://shop.example/'], 2],
  [['add', '--account', 'nobody', 'https://shop.example/'], 3],
  [['add', '--account', 'acme', 'shop.example'], 2],
  [['add', '--account', 'acme', 'ftp://shop.example/'], 2],
  [['add', '--account', 'acme', 'https://a%zz:b@shop.example/'], 2],
  [['add', '--account', 'acme', 'https://shop.example/', '--events', 'others'], 2],
  [['test', 'hook_nobody'], 3],
  [['remove', 'hook_nobody'], 3],
])('%j ends with %d', async (words, code) => {
  expect((await webhooks(...words)).code).toBe(code);
});

test.each(['127.0.0.1', '[::1]', '10.1.2.3', '169.254.169.254', '2130706433', '[::ffff:8.8.8.8]'])(
  'an address that is not public, %s, is wrong usage unless a setting allows it',
  async (host) => {
    vi.stubEnv('FORECOURT_OUTGOING_ALLOWS', '');
    expect(await webhooks(...add(`https://${host}/hooks`))).toMatchObject({
      ...{ code: 2, lines: [] },
      said: expect.stringContaining('FORECOURT_OUTGOING_ALLOWS=private'),
    });
    vi.stubEnv('FORECOURT_OUTGOING_ALLOWS', 'private');
    expect((await webhooks(...add(`https://${host}/hooks`))).code).toBe(0);
  },
);

test('test tells why nothing answers, and what would let it be sent', async () => {
  const id = String((await jsonOf(...add(`${server.url}/hooks`))).webhook_id);
  await server.close();
  const { code, text } = await webhooks('test', id);
  expect([code, text]).toEqual([
    ...[3, 'the connection to 127.0.0.1 failed: nothing is listening on that port (ECONNREFUSED)'],
  ]);
  vi.stubEnv('FORECOURT_OUTGOING_ALLOWS', 'private');
  expect((await webhooks('test', id)).text).toBe(
    'calls must use https, not http; FORECOURT_OUTGOING_ALLOWS can permit it',
  );
  rmSync(join(dataDir, KEY_FILE));
  expect((await webhooks('test', id)).text).toMatch(/restore the file from a backup, or remove the webhook/);
});

test('http is wrong usage unless a setting allows it', async () => {
  vi.stubEnv('FORECOURT_OUTGOING_ALLOWS', '');
  expect(await webhooks(...add('http://shop.example/'))).toMatchObject({
    code: 2,
    said: expect.stringContaining('FORECOURT_OUTGOING_ALLOWS'),
  });
});
