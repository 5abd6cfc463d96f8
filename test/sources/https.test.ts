import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standingOf } from '../../src/sources/source-standing.ts';
import { type StandIn, standIn } from '../outgoing/receiver.ts';
import { PATIENCE_MS } from '../patience.ts';
import { TestSource } from './watched.ts';

/** One file on a web server: asked for only when it has changed, fetched whole, gone on with where it was cut. */

const URL_PATH = '/out/cars.csv';
const MODIFIED = 'Mon, 15 Jun 2026 06:00:00 GMT';

let server: StandIn;
let source: TestSource;
/** what the server has; no ETag: it tells nothing of the file's version */
let held: { text: string; etag?: string; cutAt?: number; modified?: string };
/** headers of each request */
let headers: Record<string, string | undefined>[];

beforeEach(async () => {
  server = await standIn();
  headers = [];
  held = { text: 'vin,price\n1,2\n', etag: '"one"', modified: MODIFIED };
  server.answer = (request, response) => {
    headers.push(request.headers as Record<string, string>);
    const { text, etag, cutAt, modified } = held;
    if (etag && request.headers['if-none-match']?.includes(etag)) return void response.writeHead(304).end();
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const isRest = from > 0 && request.headers['if-range'] === etag;
    const body = Buffer.from(isRest ? text.slice(from) : text);
    response.writeHead(isRest ? 206 : 200, {
      'content-length': body.length,
      ...(etag && { etag }),
      ...(modified && { 'last-modified': modified }),
      ...(isRest && { 'content-range': `bytes ${from}-${text.length - 1}/${text.length}` }),
    });
    if (cutAt === undefined) return void response.end(body);
    // cut once a part of it is on the disk: a connection that ends takes along what was not written yet
    response.write(body.subarray(0, cutAt));
    void vi
      .waitUntil(() => response.destroyed || source.begun > 0, { timeout: PATIENCE_MS, interval: 10 })
      .then(() => response.socket?.end());
  };
  source = new TestSource({ from: { https: { url: `${server.url}${URL_PATH}`, bearer: { env: 'TOKEN' } } } });
  source.env = { TOKEN: 'hush-hush' };
});
afterEach(async () => {
  await server.close();
  source.remove();
});

test.each([
  ['Last-Modified', MODIFIED, 'Tue, 16 Jun 2026 06:00:00 GMT'],
  ['the content', undefined, undefined],
])('an ETag that is another one in each answer tells nothing: %s does', async (_, modified, later) => {
  const { answer } = server;
  let now: typeof held = { text: 'a', ...(modified && { modified }) };
  server.answer = (request, response) => {
    held = { ...now, etag: `"${headers.length}"` };
    answer(request, response);
  };
  await source.look();
  await source.look();
  expect(source.texts).toEqual(['a']);
  now = { text: 'b', ...(later && { modified: later }) };
  source.now += 1000;
  expect(await source.look()).toMatchObject({ failures: 0 });
  expect(source.texts).toEqual(['a', 'b']);
});

test('what has not changed is not fetched again; the delivery is of Last-Modified', async () => {
  await source.look();
  expect(source.loaded).toMatchObject([{ asOf: Date.parse(MODIFIED) / 1000, texts: [held.text] }]);
  const asked = server.asked.length;
  await source.look();
  expect(server.asked.length).toBe(asked + 1);
  expect(headers.at(-1)).toMatchObject({ 'if-none-match': '"one"', authorization: 'Bearer hush-hush' });
  held = { text: 'vin,price\n1,3\n', etag: '"two"', modified: 'Tue, 16 Jun 2026 06:00:00 GMT' };
  await source.look();
  expect(source.texts).toEqual(['vin,price\n1,2\n', 'vin,price\n1,3\n']);
});

test('a server that tells no version is known by the content: the same one is no new delivery', async () => {
  held = { text: 'a' };
  await source.look();
  await source.look();
  expect(source.loaded).toMatchObject([{ asOf: source.now, texts: ['a'] }]);
  held = { text: 'b' };
  source.now += 1000;
  await source.look();
  expect(source.loaded).toMatchObject([{ texts: ['a'] }, { asOf: source.now, texts: ['b'] }]);
});

test('a Last-Modified that is the time of each answer tells nothing: the content does', async () => {
  const start = Date.parse(MODIFIED);
  server.answer = (_, response) => {
    const answered = new Date(start + server.asked.length * 1000).toUTCString();
    response.writeHead(200, { date: answered, 'last-modified': answered }).end(held.text);
  };
  held = { text: 'a' };
  expect((await source.look()).fault).toBe(undefined);
  await source.look();
  held = { text: 'b' };
  source.now += 1000;
  await source.look();
  expect(source.texts).toEqual(['a', 'b']);
});

test('a file that was changed at the moment of the answer is known by its Last-Modified', async () => {
  server.answer = (request, response) => {
    if (request.headers['if-modified-since'] === MODIFIED) return void response.writeHead(304).end();
    response.writeHead(200, { date: MODIFIED, 'last-modified': MODIFIED }).end('a');
  };
  const { deliveries } = await source.look();
  await source.look();
  expect([source.texts, deliveries.map(({ versions }) => versions)]).toEqual([
    ['a'],
    [[`modified ${MODIFIED}`]],
  ]);
});

test('where all was here when the connection was cut, and nobody said where it ends, it is fetched anew', async () => {
  const text = 'x'.repeat(100_000);
  let isCut = true;
  server.answer = (request, response) => {
    headers.push(request.headers as Record<string, string>);
    if (request.headers.range) return void response.writeHead(416, { etag: '"one"' }).end();
    response.writeHead(200, { etag: '"one"' });
    response.write(text);
    if (!isCut) return void response.end();
    void vi
      .waitUntil(() => response.destroyed || source.begun === text.length, {
        timeout: PATIENCE_MS,
        interval: 10,
      })
      .then(() => response.socket?.end());
  };
  await source.look();
  isCut = false;
  expect((await source.look()).fault).toBe(undefined);
  expect(headers.some(({ range }) => range === `bytes=${text.length}-`)).toBe(true);
  expect(source.texts).toEqual([text]);
});

test('an answer that nothing has changed, where nothing was known, is a failure', async () => {
  server.answer = (_, response) => void response.writeHead(304).end();
  expect(await source.look()).toMatchObject({
    failures: 1,
    fault: expect.stringContaining('answered 304: nothing has changed, it says'),
  });
});

test('a file is called as its address says it to a person', async () => {
  const named = new TestSource({
    from: { https: { url: `${server.url}/cars%20%C3%A9.csv` } },
    files: 'cars é.csv',
  });
  expect((await named.look()).deliveries.map(({ names }) => names)).toEqual([['cars é.csv']]);
  named.remove();
});

test('a secret that is no address is told without repeating it', async () => {
  const wrong = new TestSource({ from: { https: { url: { env: 'ADDRESS' } } } });
  wrong.env = { ADDRESS: 'hush-hush' };
  expect((await wrong.look()).fault).toBe('the secret that from.https.url names is no address');
  wrong.remove();
});

test('what was cut is not loaded, and gone on with', async () => {
  held = { ...held, text: 'x'.repeat(100_000), cutAt: 70_000 };
  const { fault, failures } = await source.look();
  expect([failures, fault]).toEqual([
    1,
    'the connection to 127.0.0.1 failed: it was closed before the whole response arrived',
  ]);
  expect(source.loaded).toEqual([]);
  held = { ...held };
  delete held.cutAt;
  await source.look();
  expect(source.texts).toEqual(['x'.repeat(100_000)]);
  expect(headers.at(-1)).toMatchObject({
    range: expect.stringMatching(/^bytes=[1-9]\d*-$/),
    'if-range': '"one"',
  });
});

test('what was cut and has changed meanwhile is fetched anew, whole', async () => {
  held = { ...held, text: 'x'.repeat(100_000), cutAt: 70_000 };
  await source.look();
  held = { text: 'y'.repeat(90_000), etag: '"two"' };
  await source.look();
  expect(source.texts).toEqual(['y'.repeat(90_000)]);
});

test('a file that changes between the question and the transfer is taken with the next look', async () => {
  const { answer } = server;
  server.answer = (request, response) => {
    answer(request, response);
    held = { ...held, text: 'later', etag: '"two"' };
  };
  expect(await source.look()).toMatchObject({
    failures: 1,
    fault: expect.stringContaining('was changed while it was fetched'),
  });
  await source.look();
  expect(source.texts).toEqual(['later']);
});

test('a redirect is followed, and another server is told no secret', async () => {
  const other = await standIn();
  const theirs: (string | undefined)[] = [];
  other.answer = (request, response) => {
    theirs.push(request.headers.authorization);
    response.writeHead(200, { etag: '"r"' }).end('elsewhere');
  };
  server.answer = (_, response) => void response.writeHead(302, { location: `${other.url}/signed` }).end();
  await source.look();
  expect(source.texts).toEqual(['elsewhere']);
  // what it has is asked for, whether its ETag stays, and fetched
  expect(theirs).toEqual([undefined, undefined, undefined]);
  await other.close();
});

test.each([
  [404, 'answered 404: there is no such file'],
  [401, 'answered 401: the sign-in is wrong or missing'],
  [500, 'answered 500'],
])('an answer of %i is a failure that says so, without a secret', async (status, words) => {
  server.answer = (_, response) => void response.writeHead(status).end('hush-hush');
  const { fault } = await source.look();
  expect(fault).toContain(words);
  expect([fault, ...source.said].join()).not.toContain('hush-hush');
});

test.each([
  ['120000', 3600],
  ['3000', 3000],
  [undefined, undefined],
])('a server that asks to come back in %s s is left alone so long, an hour at most', async (asked, wait) => {
  server.answer = (_, response) => void response.writeHead(503, asked ? { 'retry-after': asked } : {}).end();
  const { next_look_at, fault } = await source.look();
  const waited = next_look_at - source.now;
  if (wait === undefined) expect(waited).toBeLessThanOrEqual(60);
  else
    expect([waited, fault]).toEqual([
      wait,
      `127.0.0.1 answered 503: it cannot answer now; it asks to come back in ${asked} s`,
    ]);
});

test('the same bytes that are put up again are no delivery, and a sign that the source is not late', async () => {
  await source.look();
  const { answer } = server;
  const again = source.now + 5000;
  server.answer = (request, response) => {
    response.setHeader('last-modified', new Date(again * 1000).toUTCString());
    response.setHeader('etag', '"one"');
    answer(request, response);
  };
  source.now += 6000;
  const record = await source.look();
  expect(source.loaded.length).toBe(1);
  expect(standingOf({ ...record, expected: 2000 }, source.now)).toMatchObject({
    isLate: false,
    waitsSince: again,
  });
});

test('a missing secret is told by its name, and nothing is asked', async () => {
  source.env = {};
  expect((await source.look()).fault).toContain('the environment variable TOKEN is not set');
  expect(server.asked).toEqual([]);
});

test('addresses that are not public are not asked unless that is allowed', async () => {
  const watched = await source.watched();
  const { locationOf } = await import('../../ingest/sources/locations.ts');
  const reach = { path: '/x', env: source.env, allowed: { http: true, private: false } };
  const location = await locationOf(watched.config, reach);
  await expect(location.list(new Set(), new AbortController().signal)).rejects.toThrow(
    'is not at a public address',
  );
  expect(server.asked).toEqual([]);
});
