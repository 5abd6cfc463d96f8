import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKey, type MadeKey } from '../../src/accounts/keys.ts';
import { openAccounts } from '../../src/accounts/open.ts';
import { describeOnEngine, engineUrl, type LoadedMarket, sharedMarket } from '../market/load.ts';
import { Serving } from '../market/serving.ts';

/** Nothing that a `serve` process writes holds a key, a secret or a token. */

const WRONG = {
  key: 'wRoNg-kEy-111',
  secret: 'wRoNg-sEcReT-222',
  token: 'wRoNg-tOkEn-333',
  proxy: '198.51.100.77',
};

/** Sends text as it is; the answer does not matter. */
const raw = (address: string, text: string): Promise<void> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = net.connect(Number(port), hostname, () => socket.end(text));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.resume();
  });

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

describeOnEngine('what a serving process writes', () => {
  const data = mkdtempSync(path.join(os.tmpdir(), 'forecourt-secrets-'));
  let market: LoadedMarket;
  let serving: Serving;
  let address: string;
  let made: MadeKey;

  beforeAll(async () => {
    market = await sharedMarket();
    const accounts = await openAccounts({ dataDir: data });
    made = await createKey(accounts, { plan: 'enterprise', secret: true, rights: ['explain'] });
    await accounts.destroy();
    serving = new Serving({
      PORT: '0',
      ELASTICSEARCH_URL: engineUrl,
      FORECOURT_DATA: data,
      FORECOURT_INDEX_PREFIX: market.prefix,
      FORECOURT_CORS_ORIGINS: '*',
      LOG_LEVEL: 'debug',
    });
    address = await serving.address();
  });
  afterAll(async () => {
    await serving?.stop();
    await market?.drop();
    rmSync(data, { recursive: true, force: true });
  });

  /** Asks everything; gives the token that was issued. */
  async function askEverything(): Promise<string> {
    const { key, client_secret: secret = '' } = made;
    const grant = { grant_type: 'client_credentials', client_id: key, client_secret: secret };
    const seen = new Set<number>();
    const send = async (target: string, init: RequestInit = {}): Promise<Response> => {
      const response = await fetch(`${address}${target}`, { redirect: 'manual', ...init });
      seen.add(response.status);
      return response;
    };
    const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
    const post = (target: string, body: object | string, headers: Record<string, string> = {}) =>
      send(target, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      });
    const issued = await post('/oauth2/token', grant);
    const { access_token: token } = (await issued.json()) as { access_token: string };

    for (const one of [key, WRONG.key]) {
      for (const target of [
        '/v2/search/car/active?rows=50&include_relevant_links=true&facets=make',
        '/v2/search/car/active?rows=ten',
        '/v2/search/car/active?make=%E0',
        `/v2/explain?url=${encodeURIComponent(`/v2/search/car/active?make=ford&api_key=${one}`)}`,
        `/v2/dealer/car/${one}?x=y`,
        `/v2/nothing/${one}?x=y`,
        `/${one}?x=y`,
        '/v2/image/cache/car/f150/0123456789abcdef0123456789abcdef?x=y',
        `/v2/search/car/active?x=${'a'.repeat(33_000)}`,
        '/oauth/v2/search/car/active?rows=0',
      ])
        await (await send(`${target}&api_key=${one}`)).arrayBuffer();
      await post(`/v2/client/configure/set?country=us&api_key=${one}`, { preferred_dealers: [1001] });
      await post(`/v2/client/configure/set?country=us&api_key=${one}`, `{"preferred_dealers":["${one}"]}`);
      await post(`/v2/client/configure/set?country=us&api_key=${one}`, 'x'.repeat(70_000));
      await raw(address, `GET /v2/search/car/active?api_key=${one} HTTP/9.9\r\nX: ${one}\r\n\r\n`);
      await raw(address, `${one} ${secret} ${token}\r\n\r\n`);
    }
    for (const one of [token, WRONG.token]) {
      await send('/v2/search/car/active?rows=2', bearer(one));
      await send('/oauth/v2/search/car/active?rows=x', bearer(one));
    }
    const basic = (text: string) => ({ Authorization: `Basic ${Buffer.from(text).toString('base64')}` });
    for (const body of [
      { ...grant, client_secret: WRONG.secret },
      { ...grant, client_id: WRONG.key, client_secret: WRONG.secret },
      { ...grant, grant_type: secret },
      { ...grant, client_secret: [secret] },
    ])
      await post('/oauth2/token', body);
    await post('/oauth2/token', `{"client_secret":"${secret}"`);
    await post('/oauth2/token', { grant_type: 'client_credentials' }, basic(`${key}:${secret}`));
    await post('/oauth2/token', { grant_type: 'client_credentials' }, basic(`${key}:${WRONG.secret}`));
    const revoke = { client_id: key, client_secret: secret, access_tokens: [token, WRONG.token] };
    await post('/oauth2/tokens/revoke', { ...revoke, client_secret: WRONG.secret });
    await post('/oauth2/tokens/revoke', { ...revoke, access_tokens: [token, token] });
    await post('/oauth2/tokens/revoke', revoke);
    await send('/v2/search/car/active?rows=2', bearer(token));
    await send(`/v2/search/car/active?api_key=${WRONG.key}`, { headers: { 'X-Forwarded-For': WRONG.proxy } });
    // what was asked is as mixed as it should be
    expect([...seen].sort()).toEqual([200, 302, 400, 401, 404, 413, 414, 422]);
    return token;
  }

  test('is free of keys, secrets and tokens', async () => {
    const token = await askEverything();
    const metrics = await (await fetch(`${address}/metrics`)).text();
    // while it runs, as a backup or a reader of the folder would find it, and after it has stopped
    const files = () => filesIn(data).map((file) => [file, readFileSync(file).toString('latin1')] as const);
    const during = files();
    await serving.stop();
    await serving.closed;
    const written = [...during, ...files(), ['output', serving.output], ['metrics', metrics]] as const;
    const lines = serving.output.split('\n').filter((line) => line.includes('"message":"request"'));
    expect(lines.length).toBeGreaterThan(40);
    expect(during.map(([file]) => path.basename(file))).toContain('accounts.db');
    const { key, client_secret: secret = '' } = made;
    for (const [where, text] of written) {
      for (const one of [key, secret, token, ...Object.values(WRONG)]) {
        expect(one).not.toBe('');
        expect(text.includes(one), `${where} holds ${one}`).toBe(false);
        expect(text.includes(Buffer.from(one).toString('base64')), `${where} holds ${one} in base64`).toBe(
          false,
        );
      }
    }
    expect(metrics).not.toContain(made.account);
    expect(metrics).not.toContain(made.key_id);
  });
});
