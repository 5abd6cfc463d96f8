import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { callerOn, MemoryAccounts } from '../market/accounts.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';
import { eventually } from '../patience.ts';

/** OAuth client credentials (supplement section 7, "OAuth"; RFC 6749 sections 2.3, 4.4, 5; RFC 6750). */

const KEY = 'client-key';
const SECRET = 'client:secret';
const LISTS = '/v2/client/configure/get?country=us';
const FORM = 'application/x-www-form-urlencoded';

let accounts: MemoryAccounts;
let service: TestApp;

beforeEach(() => {
  accounts = new MemoryAccounts([
    [KEY, callerOn('basic')],
    ['plain-key', callerOn('free')],
  ]);
  accounts.secrets.set(KEY, SECRET);
  service = testApp(undefined, { accounts });
});

const post = async (path: string, body: string, headers: Record<string, string>): Promise<Response> =>
  service.app.request(path, { method: 'POST', body, headers });
const json = (body: object | string, path = '/oauth2/token', headers: Record<string, string> = {}) =>
  post(path, typeof body === 'string' ? body : JSON.stringify(body), {
    'Content-Type': 'application/json',
    ...headers,
  });
const form = (members: Record<string, string>, headers: Record<string, string> = {}) =>
  post('/oauth2/token', String(new URLSearchParams(members)), { 'Content-Type': FORM, ...headers });
const basic = (text: string) => ({ Authorization: `Basic ${Buffer.from(text).toString('base64')}` });

const grant = { grant_type: 'client_credentials' };
const client = { client_id: KEY, client_secret: SECRET };

interface Issued {
  readonly access_token: string;
}
const tokenOf = async (response: Response): Promise<string> =>
  ((await response.json()) as Issued).access_token;
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

describe('a token for client credentials', () => {
  test.each([
    ['JSON', () => json({ ...grant, ...client })],
    ['a form', () => form({ ...grant, ...client })],
    ['a form and HTTP Basic', () => form(grant, basic(`${KEY}:${SECRET}`))],
    ['a form and HTTP Basic, percent-encoded', () => form(grant, basic(`${KEY}:client%3Asecret`))],
    ['JSON and HTTP Basic', () => json(grant, '/oauth2/token', basic(`${KEY}:${SECRET}`))],
    [
      'HTTP Basic with the client id besides',
      () => form({ ...grant, client_id: KEY }, basic(`${KEY}:${SECRET}`)),
    ],
    [
      'a type with parameters',
      () =>
        json({ ...grant, ...client }, '/oauth2/token', { 'Content-Type': 'application/json; charset=utf-8' }),
    ],
    ['a scope, which means nothing', () => form({ ...grant, ...client, scope: 'all' })],
  ])('from %s', async (_, send) => {
    const response = await send();
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const body = (await response.json()) as Issued;
    expect(body).toEqual({ access_token: expect.any(String), token_type: 'Bearer', expires_in: 21_600 });
    expect((await service.app.request(LISTS, bearer(body.access_token))).status).toBe(200);
  });

  test.each([
    ['another grant', () => json({ ...client, grant_type: 'password' }), 400, 'unsupported_grant_type'],
    ['no grant', () => json(client), 400, 'invalid_request'],
    [
      'a grant that is no text',
      () => json({ ...client, grant_type: ['client_credentials'] }),
      400,
      'invalid_request',
    ],
    [
      'a grant sent twice',
      () => post('/oauth2/token', 'grant_type=a&grant_type=b', { 'Content-Type': FORM }),
      400,
      'invalid_request',
    ],
    ['no JSON', () => json('{"grant_type":'), 400, 'invalid_request'],
    ['JSON that is no object', () => json('[1]'), 400, 'invalid_request'],
    [
      'another type of body',
      () => post('/oauth2/token', 'x', { 'Content-Type': 'text/plain' }),
      400,
      'invalid_request',
    ],
    [
      'two ways at once',
      () => form({ ...grant, ...client }, basic(`${KEY}:${SECRET}`)),
      400,
      'invalid_request',
    ],
    [
      'a secret that is a number',
      () => json({ ...grant, client_id: KEY, client_secret: 1 }),
      400,
      'invalid_request',
    ],
    ['another secret', () => json({ ...grant, ...client, client_secret: 'wrong' }), 401, 'invalid_client'],
    ['an empty secret', () => json({ ...grant, ...client, client_secret: '' }), 401, 'invalid_client'],
    [
      'a key without a secret',
      () => json({ ...grant, client_id: 'plain-key', client_secret: 'x' }),
      401,
      'invalid_client',
    ],
    ['no client', () => json(grant), 401, 'invalid_client'],
    ['an unknown client', () => json({ ...grant, ...client, client_id: 'nobody' }), 401, 'invalid_client'],
    ['Basic without a colon', () => form(grant, basic(KEY)), 401, 'invalid_client'],
    ['Basic that is no base64', () => form(grant, { Authorization: 'Basic !!' }), 401, 'invalid_client'],
  ] as const)('refused: %s', async (_, send, status, error) => {
    const response = await send();
    expect(response.status).toBe(status);
    const body = (await response.json()) as { message: string };
    expect(body).toEqual({
      code: status,
      message: expect.any(String),
      error,
      error_description: body.message,
    });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('WWW-Authenticate')).toBe(status === 401 ? 'Basic realm="forecourt"' : null);
    expect(accounts.tokens.size).toBe(0);
  });

  test('by POST alone', async () => {
    for (const path of ['/oauth2/token', '/oauth2/tokens/revoke']) {
      const response = await service.app.request(path);
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
    }
  });

  test('as often as the plan asks in a second, beside the searches', async () => {
    accounts.keys.set(KEY, callerOn('basic', [], { plan: PLANS.basic }));
    const burst = () => Promise.all(Array.from({ length: 8 }, () => json({ ...grant, ...client })));
    let answers: Response[] = [];
    // on a machine that stands still meanwhile they are of two seconds: in a third one they are sent again
    await eventually(async () => {
      await sleep(1050);
      const began = performance.now();
      answers = await burst();
      return performance.now() - began < 1000;
    });
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(5).fill(200), ...Array<number>(3).fill(429)]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('Retry-After')).toBe('1');
    expect((await service.app.request(`${LISTS}&api_key=${KEY}`)).status).toBe(200);
  });
});

describe('a token', () => {
  let token: string;

  beforeEach(async () => {
    token = await tokenOf(await json({ ...grant, ...client }));
  });

  test('is good below /v2 and /oauth/v2, in any case of Bearer', async () => {
    for (const path of [LISTS, `/oauth${LISTS}`]) {
      for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
        const headers = { Authorization: `${scheme} ${token}` };
        expect([path, scheme, (await service.app.request(path, { headers })).status]).toEqual([
          path,
          scheme,
          200,
        ]);
      }
    }
  });

  test('unknown, empty, or under another scheme: 401, and what to send', async () => {
    for (const authorization of ['Bearer none', 'Bearer', 'Bearer ', `Basic ${token}`, token]) {
      const response = await service.app.request(LISTS, { headers: { Authorization: authorization } });
      expect([authorization, response.status]).toEqual([authorization, 401]);
      expect(response.headers.get('WWW-Authenticate')).toBe('Bearer realm="forecourt"');
    }
  });

  test('a key is none of its places: not below /oauth/v2, and not as a token', async () => {
    expect((await service.app.request(`/oauth${LISTS}&api_key=${KEY}`)).status).toBe(401);
    expect((await service.app.request(LISTS, bearer(KEY))).status).toBe(401);
    expect((await service.app.request(`${LISTS}&api_key=${token}`)).status).toBe(401);
  });

  test('of a key and a token the token counts, and alone', async () => {
    const both = `${LISTS}&api_key=plain-key`;
    await service.app.request(both, bearer(token));
    expect(accounts.ended.map(({ account }) => account)).toEqual(['acc_basic']);
    expect((await service.app.request(both, bearer('ended'))).status).toBe(401);
    expect((await service.app.request(`${LISTS}&api_key=nobody`, bearer(token))).status).toBe(200);
  });

  test('answers to it are nobody else’s', async () => {
    const { headers } = await service.app.request(`/oauth${LISTS}`, bearer(token));
    expect([headers.get('Cache-Control'), headers.get('Vary')]).toEqual([
      'private, no-store',
      'Authorization',
    ]);
  });

  test('ends at once when it is revoked; what is no token of the client fails', async () => {
    const other = 'token-of-another';
    accounts.tokens.set(other, callerOn('free'));
    const revoke = () =>
      json({ ...client, access_tokens: [token, 'unknown', other] }, '/oauth2/tokens/revoke');
    const first = await revoke();
    expect(first.headers.get('Cache-Control')).toBe('no-store');
    expect([first.status, await first.json()]).toEqual([
      200,
      { revoked_count: 1, failed_tokens: ['unknown', other] },
    ]);
    expect((await service.app.request(LISTS, bearer(token))).status).toBe(401);
    expect((await service.app.request(LISTS, bearer(other))).status).toBe(200);
    expect(await (await revoke()).json()).toEqual({
      revoked_count: 0,
      failed_tokens: [token, 'unknown', other],
    });
  });

  test('all ended: no failed_tokens', async () => {
    const response = await json({ ...client, access_tokens: [token] }, '/oauth2/tokens/revoke');
    expect(await response.json()).toEqual({ revoked_count: 1 });
  });

  const fifteen = Array.from({ length: 15 }, (_, i) => `t${i}`);
  test.each([
    ['none', [], 400],
    ['15', fifteen, 200],
    ['16', [...fifteen, 'more'], 400],
    ['the same twice', ['a', 'a'], 400],
    ['an empty one', [''], 400],
    ['a number', [1], 400],
    ['no list', 1, 400],
    ['nothing', undefined, 400],
  ])('revoking %s', async (_, access_tokens, status) => {
    const response = await json({ ...client, access_tokens }, '/oauth2/tokens/revoke');
    expect(response.status).toBe(status);
    if (status === 400) expect(await response.json()).toMatchObject({ code: 400, error: 'invalid_request' });
  });

  test('another secret revokes nothing', async () => {
    const wrong = { ...client, client_secret: 'wrong', access_tokens: [token] };
    expect((await json(wrong, '/oauth2/tokens/revoke')).status).toBe(401);
    expect((await service.app.request(LISTS, bearer(token))).status).toBe(200);
  });
});

describeOnEngine('OAuth on the market', () => {
  let market: LoadedMarket;

  beforeAll(async () => {
    market = await sharedMarket();
  });
  afterAll(() => market?.drop());

  test.each(['/v2', '/oauth/v2'])(
    '%s: no link carries a key or the token, whatever append_api_key says',
    async (base) => {
      service = testApp(market, { accounts });
      const token = await tokenOf(await json({ ...grant, ...client }));
      for (const append of ['', '&append_api_key=true']) {
        const query = `stock_no=p-100&include_relevant_links=true&api_key=${KEY}${append}`;
        const response = await service.app.request(`${base}/search/car/active?${query}`, bearer(token));
        const text = await response.text();
        expect(response.status).toBe(200);
        expect(text).toContain('/v2/image/cache/car/f150/');
        expect(text).not.toContain('api_key=');
        for (const secret of [KEY, token]) expect(text).not.toContain(secret);
      }
    },
  );
});
