import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../src/api/operations.ts';
import { boundedText, LONGEST } from '../../src/mcp/answer-size.ts';
import { shortListing } from '../../src/mcp/listing-members.ts';
import { valuesOf } from '../../src/mcp/values.ts';
import { callerOn, MemoryAccounts } from '../market/accounts.ts';
import { KEYS, PUBLIC_URL, type TestApp, testApp } from '../market/app.ts';

/** MCP where no engine is needed: who may call, what is refused and how, and how long an answer gets. */

/** What tests ask that send no key: nothing of them is counted. */
const keyless = testApp();

/** A client of an app without a socket. */
async function clientOf(
  { app }: TestApp,
  headers: Readonly<Record<string, string>> = {},
  query = '',
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const fetch = async (url: string | URL, init?: RequestInit): Promise<Response> =>
    app.request(`${url}`, init);
  const transport = new StreamableHTTPClientTransport(new URL(`http://localhost/mcp${query}`), {
    fetch,
    requestInit: { headers },
  });
  await client.connect(transport);
  return client;
}

/** The text of what a tool answers, and whether it is an error. */
async function call(client: Client, name: string, args: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  const [first] = content as { readonly text: string }[];
  return { isError, text: first?.text ?? '' };
}

const FIELDS = { of: 'car', find: 'price cut' };

describe('what there is', () => {
  test('is told without a key, and asks nothing of an account', async () => {
    const client = await clientOf(keyless);
    const { tools } = await client.listTools();
    expect(tools.length).toBeLessThanOrEqual(15);
    for (const { description = '', annotations, inputSchema } of tools) {
      expect(description.length).toBeGreaterThan(60);
      expect(annotations?.readOnlyHint).toBe(true);
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    }
    // what a model reads before its first word
    expect(JSON.stringify(tools).length).toBeLessThan(28_000);
    expect((await call(client, 'list_fields', FIELDS)).isError).toBe(false);
  });

  test('every GET of the interface is asked by a tool, but for jobs, exports, photos, marketplaces, lists of preferred dealers, saved views', async () => {
    const client = await clientOf(keyless);
    const { tools } = await client.listTools();
    const text = JSON.stringify(tools);
    const without = [
      'jobs',
      'image',
      'preferred dealers',
      'marketplace',
      'auto-complete',
      'export',
      'saved views',
      'alerts',
    ];
    const ofTools = [
      'search',
      'dealer',
      'history',
      'recalls',
      'decode',
      'sold summary',
      'trends',
      'explain',
      'pivot',
    ];
    const others = OPERATIONS.filter(
      ({ kind, method }) => !method && ![...without, ...ofTools].includes(kind),
    );
    expect(others.length).toBeGreaterThan(10);
    for (const { path } of others) expect(text).toContain(`"${path}"`);
    // files of everything are no answer for a model
    expect(text).not.toContain('/export"');
  });

  test('fields are resources, too, the same as the tool tells', async () => {
    const client = await clientOf(keyless);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain('forecourt://fields/car');
    const { contents } = await client.readResource({ uri: 'forecourt://fields/car' });
    const told = JSON.parse((contents[0] as { text: string }).text);
    expect(told.filters.price_range).toContain('min-max');
    expect(told.counted.facets).toContain('model');
    expect(told).toEqual(JSON.parse((await call(client, 'list_fields', { of: 'car' })).text));
  });
});

test('list_fields narrows what is counted, too', async () => {
  const client = await clientOf(keyless);
  const told = async (args: object) =>
    (JSON.parse((await call(client, 'list_fields', { of: 'car', ...args })).text) as { counted: object })
      .counted;
  expect(await told({ find: 'odometer' })).toEqual({
    facets: [],
    range_facets: ['miles'],
    stats: ['miles'],
    sort_by: ['miles'],
  });
  expect(await told({ find: 'no such word' })).toEqual({
    facets: [],
    range_facets: [],
    stats: [],
    sort_by: [],
  });
  expect(await told({})).toMatchObject({ facets: expect.arrayContaining(['make', 'state']) });
});

test('a filter by the name that other markets have for it is answered with the right one', async () => {
  const client = await clientOf(testApp(), {}, `?api_key=${KEYS.basic}`);
  const asked = { search: 'car', filters: { inventory_type: 'used' } };
  expect((await call(client, 'search_listings', asked)).text).toContain('closest match: car_type');
});

describe('a call is the account’s', () => {
  const ask = ['search_listings', { filters: { make: 'Ford' } }] as const;

  test('without a key it is refused, and says whom to ask', async () => {
    const { isError, text } = await call(await clientOf(keyless), ...ask);
    expect(isError).toBe(true);
    expect(text).toMatch(/^401: .*Ask the user for a key.*X-Api-Key/);
  });

  test.each([
    ['the query', {}, `?api_key=${KEYS.basic}`],
    ['the header', { 'X-Api-Key': KEYS.basic }, ''],
  ])('the key is taken from %s: the engine is missing then, not the key', async (_, headers, query) => {
    const { isError, text } = await call(await clientOf(testApp(), headers, query), ...ask);
    expect([isError, text.slice(0, 4)]).toEqual([true, '503:']);
    expect(text).toContain('temporary');
    expect(text).not.toContain(KEYS.basic);
  });

  test('a token is taken from Authorization', async () => {
    const accounts = new MemoryAccounts([]);
    accounts.tokens.set('a-token', callerOn('basic'));
    const client = await clientOf(testApp(undefined, { accounts }), { Authorization: 'Bearer a-token' });
    expect((await call(client, ...ask)).text).toMatch(/^503:/);
    const other = await clientOf(testApp(undefined, { accounts }), { Authorization: 'Bearer another' });
    expect((await call(other, ...ask)).text).toMatch(/^401:/);
  });

  test('the limits of the account hold: a second’s, with the seconds to wait, and a month’s', async () => {
    const { plan } = callerOn('basic');
    const slow = callerOn('basic', [], { plan: { ...plan, requestsASecond: 0 } });
    const over = callerOn('basic', [], { account: 'other', plan: { ...plan, callsAMonth: 0 } });
    const app = testApp(undefined, {
      accounts: new MemoryAccounts([
        ['slow-slow-slow', slow],
        ['over-over-over', over],
      ]),
    });
    const second = await call(await clientOf(app, { 'X-Api-Key': 'slow-slow-slow' }), ...ask);
    expect(second.text).toMatch(/^429: API rate limit exceeded Next: wait 1 s, then repeat/);
    const month = await call(await clientOf(app, { 'X-Api-Key': 'over-over-over' }), ...ask);
    expect(month.text).toMatch(/^429: Monthly API quota exhausted Next: do not call again/);
  });

  test('a call is logged and counted as the operation that it asks', async () => {
    const app = testApp();
    await call(await clientOf(app, { 'X-Api-Key': KEYS.basic }), ...ask);
    const asked = app.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(asked.map(({ operation }) => operation)).toContain('search/car/active');
    expect(asked.find(({ operation }) => operation === 'search/car/active')).toMatchObject({
      account: 'acc_basic',
    });
    expect(app.log.join()).not.toContain(KEYS.basic);
  });
});

describe('a call that cannot be made says what to do', () => {
  test.each([
    ['search_listings', { filters: { mak: 'Ford' } }, /mak is not a parameter of .*closest match: make/],
    ['list_values', { field: 'colour' }, /colour has no list of values.*choose one of/],
    ['get_vehicle', {}, /Give either vin or registration_mark/],
    ['get_vehicle', { registration_mark: 'KA21FCT', parts: ['recalls'] }, /there are listings and history/],
    ['other_request', { path: '/listing/car/{id}', parameters: {} }, /Give a value for each of id/],
    [
      'other_request',
      { path: '/listing/car/{id}', parameters: { id: '..' } },
      /value for each of id, without/,
    ],
    [
      'other_request',
      { path: '/listing/car/{id}', parameters: { id: '../x' } },
      /value for each of id, without/,
    ],
    ['search_listings', { filter: {} }, /filter/],
    ['search_listings', { rows: 51 }, /50/],
  ])('%s %j', async (name, args, said) => {
    const client = await clientOf(testApp(), { 'X-Api-Key': KEYS.basic });
    const { isError, text } = await call(client, name, args);
    expect(isError).toBe(true);
    expect(text).toMatch(said);
  });
});

describe('who may come', () => {
  const initialize = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  });
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const post = (
    more: Readonly<Record<string, string>>,
    service?: Parameters<typeof testApp>[1],
    env?: object,
  ) =>
    (service ? testApp(undefined, service) : keyless).app.request(
      '/mcp',
      { method: 'POST', headers: { ...headers, ...more }, body: initialize },
      env,
    );
  const onLoopback = { incoming: { socket: { localAddress: '127.0.0.1', remoteAddress: '127.0.0.1' } } };

  test('no page of another origin', async () => {
    expect((await post({})).status).toBe(200);
    expect((await post({ Origin: PUBLIC_URL })).status).toBe(200);
    expect((await post({ Origin: 'http://localhost:5173' })).status).toBe(200);
    expect((await post({ Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post({ Origin: 'null' })).status).toBe(403);
  });

  test('a page of an origin that may read answers', async () => {
    const Origin = 'https://elsewhere.example';
    expect((await post({ Origin }, { corsOrigins: [Origin] })).status).toBe(200);
    expect((await post({ Origin }, { corsOrigins: ['*'] })).status).toBe(200);
  });

  test('on the loopback address no name that is not this server’s', async () => {
    expect((await post({ Host: 'rebound.example:8080' }, undefined, onLoopback)).status).toBe(403);
    expect((await post({ Host: '127.0.0.1:8080' }, undefined, onLoopback)).status).toBe(200);
    expect((await post({ Host: 'market.example' }, undefined, onLoopback)).status).toBe(200);
    // elsewhere the operator's network decides which names lead here
    expect((await post({ Host: 'rebound.example:8080' })).status).toBe(200);
  });

  test('no body beyond the limit, no stream that waits for nothing', async () => {
    const { app } = testApp();
    const long = await app.request('/mcp', { method: 'POST', headers, body: ' '.repeat(70_000) });
    expect(long.status).toBe(413);
    expect((await app.request('/mcp', { headers: { Accept: 'text/event-stream' } })).status).toBe(405);
    expect((await app.request('/mcp', { method: 'DELETE' })).status).toBe(405);
  });
});

describe('the values of a field', () => {
  const asked = { search: 'car', field: 'year', contains: '', filters: {}, limit: 500 };

  test('stand in the order of the answer, the most frequent first, numbers among them', async () => {
    const year = [
      { item: '2024', count: 9 },
      { item: '2019', count: 5 },
      { item: '2021', count: 5 },
    ];
    const { answer } = await valuesOf(async () => ({ status: 200, body: { facets: { year } } }), asked);
    expect(answer).toEqual({ field: 'year', values: year });
  });

  test('that are too many are shortened as a list: the most frequent stay', async () => {
    const year = Array.from({ length: 400 }, (_, n) => ({ item: `${n} ${'x'.repeat(100)}`, count: 400 - n }));
    const { answer } = await valuesOf(async () => ({ status: 200, body: { facets: { year } } }), asked);
    const { values, left_out } = JSON.parse(boundedText(answer));
    expect(values).toEqual(year.slice(0, values.length));
    expect(left_out.join()).toContain(`values: ${values.length} of 400 shown`);
  });
});

describe('how long an answer gets', () => {
  const rows = Array.from({ length: 200 }, (_, n) => ({ n, text: 'x'.repeat(300) }));

  test('what fits is whole', () => {
    expect(boundedText({ found: 3, rows: [1, 2, 3] })).toBe('{"found":3,"rows":[1,2,3]}');
    expect(JSON.parse(boundedText({ a: 1 }, ['more']))).toEqual({ a: 1, left_out: ['more'] });
  });

  test('the longest list is cut from its end, and that is said', () => {
    const text = boundedText({ found: 200, rows, kept: [1, 2] });
    expect(text.length).toBeLessThanOrEqual(LONGEST);
    const { left_out, ...answer } = JSON.parse(text);
    expect(answer).toMatchObject({ found: 200, kept: [1, 2] });
    expect(answer.rows).toEqual(rows.slice(0, answer.rows.length));
    expect(answer.rows.length).toBeGreaterThan(20);
    expect(left_out.join()).toContain(`rows: ${answer.rows.length} of 200 shown`);
  });

  test('a long text is cut, too, and nothing gets longer than it may', () => {
    const text = boundedText({ prose: 'y'.repeat(100_000) });
    expect(text.length).toBeLessThan(1000);
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`m${n}`, 'z'.repeat(390)]));
    expect(boundedText(many).length).toBeLessThanOrEqual(LONGEST + 40);
  });

  test('a listing in short has what it has of the members, and those that are asked for', () => {
    const listing = { id: 'a', price: 1, build: { make: 'Ford', doors: 4 }, media: { photo_links: [] } };
    expect(shortListing(listing)).toEqual({ id: 'a', price: 1, 'build.make': 'Ford' });
    expect(shortListing(listing, ['build.doors'])).toMatchObject({ 'build.doors': 4 });
    expect(shortListing(listing, ['all'])).toBe(listing);
  });
});
