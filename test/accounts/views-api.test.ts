import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts, serveAccounts } from '../../src/accounts/open.ts';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { newFolder, removeFolders } from './stores.ts';

/** Saved views over HTTP: what is kept, what is refused, and that an account has its own alone. There is no engine here. */

interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> & { readonly message?: string };
}

let database: AccountsDatabase;
let service: TestApp;
let close: () => Promise<void>;
const keys = { acme: '', other: '', free: '' };

beforeAll(async () => {
  const dataDir = newFolder();
  database = await openAccounts({ dataDir });
  const accounts = await serveAccounts({ dataDir });
  for (const [account, plan] of Object.entries({ acme: 'enterprise', other: 'enterprise', free: 'free' }))
    keys[account as keyof typeof keys] = (await createKey(database, { plan, account })).key;
  service = testApp(undefined, { accounts });
  close = async () => {
    await Promise.all([accounts.close(), database.destroy()]);
    removeFolders();
  };
});
afterAll(() => close());

async function send(
  method: string,
  path: string,
  body?: unknown,
  by: keyof typeof keys = 'acme',
): Promise<Answered> {
  const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await service.app.request(`/v2${path}?api_key=${keys[by]}`, init);
  return { status: response.status, body: (await response.json()) as Answered['body'] };
}
let names = 0;
const wanted = (search: string, more: object = {}) => ({ name: `view ${names++}`, search, ...more });
const save = (search: string, more: object = {}) => send('POST', '/views', wanted(search, more));

describe('what is kept of a search', () => {
  test.each([
    ['/v2/search/car/active?model=F-150&make=ford', '/v2/search/car/active?make=ford&model=F-150'],
    ['search/car/active', '/v2/search/car/active'],
    [
      'https://shop.example/v2/search/car/active/?make=ford&api_key=SECRET&rows=50&start=10&facets=make&stats=price',
      '/v2/search/car/active?make=ford',
    ],
    [
      '/search/car/active?make=ford&make=kia&sort_by=price',
      '/v2/search/car/active?make=ford&make=kia&sort_by=price',
    ],
    ['/search/car/active?make=Land%20Rover&model=', '/v2/search/car/active?make=Land+Rover'],
    ['/search/motorcycle/active?make=BMW#x', '/v2/search/motorcycle/active?make=BMW'],
  ])('%s', async (search, kept) => {
    const { status, body } = await save(search);
    expect([status, body.search]).toEqual([200, kept]);
    // what is kept is kept as it is
    expect((await save(kept)).body.search).toBe(kept);
  });
});

describe('refused, and nothing is saved', () => {
  const SEARCH = '/search/car/active';
  test.each([
    [wanted('/dealers/car'), 422, 'Parameter search: send the URL of a search of listings'],
    [wanted('/search/car/active/pivot?group_by=make'), 422, 'Parameter search'],
    [wanted('/nowhere'), 422, 'Parameter search'],
    [wanted(`${SEARCH}?mkae=ford`), 422, '"mkae" is not a parameter of this search; closest match: make'],
    [wanted(`${SEARCH}?price_range=a-b`), 422, 'Parameter price_range'],
    [wanted(`${SEARCH}?zip=30303&radius=99999`), 422, 'radius'],
    [wanted('/dealerships/inventory?make=ford'), 422, 'Name a dealer'],
    [wanted(`${SEARCH}?make=%ff`), 422, 'percent-encoded'],
    [wanted(`${SEARCH}?make=${'x'.repeat(8200)}`), 422, 'longer than 8192'],
    [{ name: ' ', search: SEARCH }, 422, 'Parameter name: send a name'],
    [{ name: 7, search: SEARCH }, 422, 'Parameter name'],
    [{ name: 'a\u202eb', search: SEARCH }, 422, 'cannot be seen'],
    [{ name: 'x'.repeat(121), search: SEARCH }, 422, 'longer than 120'],
    [{ name: 'x' }, 422, 'Parameter search'],
    [wanted(SEARCH, { colour: 'red' }), 422, 'Parameter colour'],
    [wanted(SEARCH, { console: 'javascript:alert(1)' }), 422, 'Parameter console'],
    [wanted(SEARCH, { console: '#/explore/search/car/active?api_key=SECRET' }), 422, 'must not hold a key'],
    [wanted(SEARCH, { console: '#/explore/search/car/active?%61pi_key=SECRET' }), 422, 'must not hold a key'],
    [wanted(SEARCH, { console: '#/x?%61pi_key=SECRET&y=%zz%ff' }), 422, 'must not hold a key'],
    [
      wanted(SEARCH, { console: '#/x?url=%2Fv2%2Fdealers%2Fcar%3Fapi_key%3DSECRET' }),
      422,
      'must not hold a key',
    ],
    [wanted(SEARCH, { console: '#/x?url=%252Fv2%253FAPI%255FKEY%253DSECRET' }), 422, 'must not hold a key'],
    [wanted(SEARCH, { console: '#/x?client_secret=SECRET' }), 422, 'must not hold a key'],
    [wanted(SEARCH, { console: '#/x?h=Bearer%20abcdefghijklmnopqrstuvwx' }), 422, 'must not hold a key'],
    [wanted(SEARCH, { console: `#/x?y=%${'25'.repeat(9)}41` }), 422, 'must not hold a key'],
    [wanted(SEARCH, { console: '#/\u0000' }), 422, 'cannot be seen'],
    ['text', 400, 'not a JSON object'],
    [[], 400, 'not a JSON object'],
  ])('%j', async (body, status, message) => {
    const before = (await send('GET', '/views')).body.num_found;
    expect(await send('POST', '/views', body)).toMatchObject({
      ...{ status, body: { code: status, message: expect.stringContaining(message) } },
    });
    expect((await send('GET', '/views')).body.num_found).toBe(before);
  });

  test('a body that is too long, and another method', async () => {
    expect((await send('POST', '/views', { name: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await send('PUT', '/views', {})).status).toBe(405);
  });
});

test('an account has its own views alone, and is not told that there are others', async () => {
  const { body } = await save('/search/car/active', { console: '#/explore/search/car/active?~facets=make' });
  const path = `/views/${body.view_id}`;
  expect((await send('GET', path)).body).toEqual(body);
  expect(body).toMatchObject({ has_alert: false, console: '#/explore/search/car/active?~facets=make' });
  const asked = [
    ['GET', '', undefined],
    ['PUT', '', wanted('/search/car/active')],
    ['DELETE', '', undefined],
    ['GET', '/alert', undefined],
    ['PUT', '/alert', {}],
    ['DELETE', '/alert', undefined],
    ['GET', '/events', undefined],
    ['GET', '/events/x', undefined],
  ] as const;
  for (const [method, more, sent] of asked) {
    const answer = await send(method, `${path}${more}`, sent, 'other');
    const none = await send(method, `/views/view_0123456789abcdef${more}`, sent, 'other');
    expect([method, more, answer.status]).toEqual([method, more, 404]);
    expect(String(none.body.message).replace('view_0123456789abcdef', String(body.view_id))).toBe(
      answer.body.message,
    );
  }
  expect((await send('GET', '/views', undefined, 'other')).body).toEqual({ num_found: 0, views: [] });
  expect((await send('DELETE', path)).body).toEqual({ view_id: body.view_id, deleted: true });
  expect((await send('GET', path)).status).toBe(404);
});

test('an address of the console may be encoded, and name a seller', async () => {
  const console = '#/explore/search/car/active?seller_name=Bearer+Motors%2C%20Inc.&y=100%25&z=M%C3%BCller';
  expect(await save('/search/car/active', { console })).toMatchObject({ status: 200, body: { console } });
});

test('an id with a character that PostgreSQL takes in no text is never asked for', async () => {
  for (const path of ['%00', 'a%00b/alert', '%00/events', 'x/events/%00'])
    expect([path, await send('GET', `/views/${path}`)]).toMatchObject([
      path,
      { status: 404, body: { message: expect.stringContaining('nothing has the id') } },
    ]);
  expect((await send('DELETE', '/views/%00')).body.message).toContain('nothing has the id');
});

test('a name that is taken, and a change of name', async () => {
  const first = await save('/search/car/active', { name: 'One' });
  expect(await save('/search/car/active', { name: 'One' })).toMatchObject({
    ...{ status: 422, body: { message: expect.stringContaining('another view of this name') } },
  });
  const renamed = await send('PUT', `/views/${first.body.view_id}`, {
    name: 'Two',
    search: first.body.search,
  });
  expect(renamed.body).toMatchObject({ name: 'Two', search: '/v2/search/car/active' });
});

describe('alerts', () => {
  test.each([
    [{ arrived: 'yes' }, 'Parameter arrived'],
    [{ price_change: 'amount' }, 'Parameter price_threshold'],
    [{ price_change: 'percent', price_threshold: 0 }, 'Parameter price_threshold'],
    [{ price_change: 'percent', price_threshold: -5 }, 'Parameter price_threshold'],
    [{ price_change: 'amount', price_threshold: 1e9 }, 'Parameter price_threshold'],
    [{ price_threshold: 5 }, 'amount or percent'],
    [{ price_change: 'often' }, 'Parameter price_change'],
    [{ arrived: false, left: false, price_change: 'none' }, 'nothing is to be told'],
    [{ departed: true }, 'Parameter departed'],
  ])('%j is refused', async (body, message) => {
    const view = await save('/search/car/active');
    expect(await send('PUT', `/views/${view.body.view_id}/alert`, body)).toMatchObject({
      ...{ status: 422, body: { message: expect.stringContaining(message) } },
    });
  });

  test('a plan without them is told so, and has views all the same', async () => {
    const view = await send('POST', '/views', wanted('/search/car/active'), 'free');
    expect(view.status).toBe(200);
    for (const [method, path] of [
      ['PUT', 'alert'],
      ['GET', 'alert'],
      ['GET', 'events'],
    ] as const)
      expect(
        (await send(method, `/views/${view.body.view_id}/${path}`, method === 'PUT' ? {} : undefined, 'free'))
          .status,
      ).toBe(403);
    // its plan's radius, too
    const far = wanted('/search/car/active?zip=30303&radius=500');
    expect((await send('POST', '/views', far, 'free')).status).toBe(422);
  });

  test('without an engine none is set', async () => {
    const view = await save('/search/car/active');
    expect((await send('PUT', `/views/${view.body.view_id}/alert`, {})).status).toBe(503);
    expect((await send('GET', `/views/${view.body.view_id}/alert`)).status).toBe(404);
  });
});
