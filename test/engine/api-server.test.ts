import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { revokeKey } from '../../src/accounts/key-list.ts';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts } from '../../src/accounts/open.ts';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import { readSettings } from '../../src/settings.ts';
import { describeOnEngine, engineUrl, type LoadedMarket, sharedMarket } from '../market/load.ts';

/** The server as it is started, on a socket, with accounts on disk. */
describeOnEngine('server', () => {
  const data = mkdtempSync(path.join(os.tmpdir(), 'forecourt-api-'));
  let market: LoadedMarket;
  let server: RunningServer;
  let accounts: AccountsDatabase;

  beforeAll(async () => {
    market = await sharedMarket();
    const env = {
      PORT: '0',
      FORECOURT_DATA: data,
      FORECOURT_INDEX_PREFIX: market.prefix,
      LOG_LEVEL: 'silent',
    };
    server = await startServer(readSettings(env), { url: engineUrl ?? '' });
    accounts = await openAccounts({ dataDir: data });
  });
  afterAll(async () => {
    await accounts?.destroy();
    await server?.close();
    await market?.drop();
    rmSync(data, { recursive: true, force: true });
  });

  const status = async (key: string): Promise<number> =>
    (await fetch(`${server.address}/v2/search/car/active?rows=0&api_key=${key}`)).status;

  test('a key made while serving is good, a revoked one ends at once', async () => {
    expect(await status('not-yet')).toBe(401);
    const { key, key_id } = await createKey(accounts, { plan: 'free' });
    expect(await status(key)).toBe(200);
    await revokeKey(accounts, key_id);
    expect(await status(key)).toBe(401);
  });

  test('an imported key is good; no file of the state holds a key', async () => {
    const imported = 'ImportedKey0123456789ImportedKey';
    const { key } = await createKey(accounts, { plan: 'standard', key: imported });
    expect(key).toBe(imported);
    expect(await status(imported)).toBe(200);
    const made = await createKey(accounts, { plan: 'free' });
    for (const file of readdirSync(data)) {
      // read by another process: closing a file of SQLite here would end the locks of the handles here
      const bytes = execFileSync('cat', [path.join(data, file)], { encoding: 'latin1' });
      expect(bytes, file).not.toContain(imported);
      expect(bytes, file).not.toContain(made.key);
    }
  });

  test('our own addresses are those of the listener when no public URL is set', async () => {
    const { key } = await createKey(accounts, { plan: 'free' });
    const response = await fetch(`${server.address}/v2/search/car/active?stock_no=p-100&api_key=${key}`, {
      headers: { 'X-Forwarded-Host': 'evil.example' },
    });
    const { listings } = (await response.json()) as {
      listings: { media: { photo_links_cached: string[] } }[];
    };
    expect(listings[0]?.media.photo_links_cached[0]).toMatch(
      new RegExp(`^${server.address}/v2/image/cache/car/f150/[0-9a-f]{32}\\?api_key=${key}$`),
    );
  });

  /** status line and rest of a raw request; no client tidies its path */
  const raw = (target: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server.address);
      const socket = net.connect(Number(port), hostname, () => {
        socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      });
      let answer = '';
      socket.on('data', (bytes) => {
        answer += bytes.toString();
      });
      socket.on('end', () => resolve(answer));
      socket.on('error', reject);
    });

  test.each([
    ['/v2', 404],
    ['/v2/', 404],
    ['//v2/search/car/active', 404],
    ['/v2//search/car/active', 404],
    ['/v2/%E0%A4%A', 404],
    ['/v2/../v2', 404],
    ['/v2/search/car/active?make=%E0%A4%A', 401],
    ['/v2/search/car/active?rows=|&make="<>"', 401],
    ['/%', 404],
  ])('%s answers {code, message}', async (target, expected) => {
    const answer = await raw(target);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toMatch(/^HTTP\/1\.1 4\d\d /);
    const json = JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1)) as { code: number };
    expect(Object.keys(json).sort()).toEqual(['code', 'message']);
    expect([400, expected]).toContain(json.code);
  });

  /** What comes back for bytes of a request; `cutAfterMs`: the caller goes away in the middle. */
  const rawRequest = (lines: readonly string[], cutAfterMs?: number): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server.address);
      const socket = net.connect(Number(port), hostname, () => {
        socket.write(`${lines.join('\r\n')}\r\n\r\n`);
        if (cutAfterMs !== undefined) setTimeout(() => socket.destroy(), cutAfterMs);
      });
      let answer = '';
      socket.on('data', (bytes) => {
        answer += bytes.toString();
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  test.each([
    ['no Host', 400, ['GET /v2 HTTP/1.1', 'Connection: close']],
    ['a Host that is none', 400, ['GET /v2 HTTP/1.1', 'Host: a b/c', 'Connection: close']],
    ['GET *', 400, ['GET * HTTP/1.1', 'Host: localhost', 'Connection: close']],
    ['OPTIONS *', 400, ['OPTIONS * HTTP/1.1', 'Host: localhost', 'Connection: close']],
    ['another Expect', 417, ['GET /v2 HTTP/1.1', 'Host: localhost', 'Expect: tea', 'Connection: close']],
  ])('%s answers %i with {code, message}', async (_name, code, lines) => {
    const answer = await rawRequest(lines);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${code} `));
    const json = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)) as object;
    expect(json).toEqual({ code, message: expect.any(String) });
  });

  test('a caller who goes away in the middle of a body is no fault of ours', async () => {
    const { key } = await createKey(accounts, { plan: 'enterprise' });
    const metrics = async () => await (await fetch(`${server.address}/metrics`)).text();
    const cut = /forecourt_request_seconds_count\{operation="client\/configure\/set",status="400"\} 1$/m;
    await rawRequest(
      [
        `POST /v2/client/configure/set?country=us&api_key=${key} HTTP/1.1`,
        ...['Host: localhost', 'Content-Type: application/json', 'Transfer-Encoding: chunked'],
        ...['', '64', '{"preferred'],
      ],
      100,
    );
    await expect.poll(metrics).toMatch(cut);
    expect(await metrics()).not.toMatch(/operation="client\/configure\/set",status="5/);
  });

  test('an absurdly long URL is refused, and the server lives', async () => {
    const { key } = await createKey(accounts, { plan: 'enterprise' });
    const long = (n: number) =>
      fetch(`${server.address}/v2/search/car/active?make=${'a,'.repeat(n)}x&api_key=${key}`);
    expect((await long(7000)).status).toBe(200);
    for (const [pairs, code] of [
      [20_000, 414],
      // longer than the server reads at all
      [100_000, 431],
    ] as const) {
      const refused = await long(pairs);
      expect(refused.status).toBe(code);
      expect(await refused.json()).toEqual({ code, message: expect.any(String) });
    }
    expect(await status(key)).toBe(200);
  });
});
