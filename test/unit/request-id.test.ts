import { expect, test } from 'vitest';
import { proxyList } from '../../src/api/access/client-address.ts';
import { openLog } from '../../src/server/log.ts';
import { KEYS, testApp } from '../market/app.ts';

/** A request's id, in and out and in the log, and the trace that it belongs to (W3C Trace Context). */

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

const traced = testApp(undefined, { traceparentFrom: 'all' });

/** What is answered and logged of a request with these headers. */
async function asked(headers: Record<string, string>, path = '/healthz') {
  const { app, log } = traced;
  const response = await app.request(path, { headers });
  const { request_id, trace_id, parent_id } = JSON.parse(log.at(-1) ?? '') as Record<string, unknown>;
  return { told: response.headers.get('X-Request-Id'), request_id, trace_id, parent_id };
}

test.each(['a', 'Root=1-67891233-abcdef012345678912345678', 'a/b.c:d_e+f=@-', 'x'.repeat(128)])(
  'an id that was sent is told and logged: %s',
  async (id) => {
    expect(await asked({ 'X-Request-Id': id })).toMatchObject({ told: id, request_id: id });
  },
);

test.each(['', ' ', 'a b', 'a"b', 'x'.repeat(129), '<script>', 'a,b'])(
  'any other is replaced by a new one: %j',
  async (id) => {
    const { told, request_id } = await asked({ 'X-Request-Id': id });
    expect(told).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(request_id).toBe(told);
  },
);

test('refusals have one, too, and no two requests have the same', async () => {
  const ids = new Set<string | null>();
  for (const path of ['/v2/search/car/active', '/v2/nothing', '/v2/search/car/active?api_key=wrong'])
    ids.add((await asked({}, path)).told);
  expect(ids.size).toBe(3);
});

test('a credential that was sent as an id is not in the log', async () => {
  const { app, log } = testApp();
  await app.request(`/v2/client/configure/get?country=us&api_key=${KEYS.basic}`, {
    headers: { 'X-Request-Id': KEYS.basic },
  });
  expect(log.join()).not.toContain(KEYS.basic);
});

test('the trace that a request belongs to is in the log', async () => {
  const trace = { trace_id: TRACE, parent_id: PARENT };
  expect(await asked({ traceparent: `00-${TRACE}-${PARENT}-01` })).toMatchObject(trace);
  // a later version may say more
  expect(await asked({ traceparent: `01-${TRACE}-${PARENT}-01-more` })).toMatchObject(trace);
  for (const wrong of [
    `ff-${TRACE}-${PARENT}-01`,
    `00-${'0'.repeat(32)}-${PARENT}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${PARENT}-01`,
    `00-${TRACE}-${PARENT}`,
    'x',
  ])
    expect(await asked({ traceparent: wrong })).toMatchObject({ trace_id: undefined, parent_id: undefined });
});

test.each([
  ['all', '203.0.113.9', true],
  ['none', '10.0.0.1', false],
  ['proxies', '10.0.0.1', true],
  ['proxies', '203.0.113.9', false],
  // what the proxy says of itself is no proof
  ['proxies', '127.0.0.1', false],
] as const)('traces are continued of %s: of %s %s', async (traceparentFrom, remoteAddress, isContinued) => {
  const { app, log } = testApp(undefined, { traceparentFrom, proxies: proxyList(['10.0.0.0/8']) });
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01`, 'X-Forwarded-For': '10.0.0.1' };
  await app.request('/healthz', { headers }, { incoming: { socket: { remoteAddress } } });
  const { trace_id } = JSON.parse(log.at(-1) ?? '') as Record<string, unknown>;
  expect(trace_id).toBe(isContinued ? TRACE : undefined);
});

test('the log of a server has the names of the Elastic Common Schema', async () => {
  const lines: string[] = [];
  const log = openLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
  const { app } = testApp(undefined, { log, traceparentFrom: 'all' });
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01`, 'X-Request-Id': 'a-1' };
  await app.request(`/v2/search/car/active?rows=x&api_key=${KEYS.basic}`, { headers });
  log.info({ job: 'j', status: 'done' }, 'job finished');
  const [request, job] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(request).toMatchObject({
    '@timestamp': expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    'log.level': 'info',
    'ecs.version': expect.any(String),
    'service.name': 'forecourt',
    'process.pid': process.pid,
    'host.hostname': expect.any(String),
    message: 'request',
    'http.request.id': 'a-1',
    'http.request.method': 'GET',
    'http.response.status_code': 422,
    'event.action': 'search/car/active',
    'trace.id': TRACE,
    'parent.id': PARENT,
    'user.id': expect.any(String),
    'error.code': expect.any(String),
  });
  // nanoseconds
  expect(request?.['event.duration']).toSatisfy((ns: number) => Number.isInteger(ns) && ns > 1000);
  for (const name of Object.keys(request ?? {}))
    expect(name).toMatch(/^(@timestamp|message|[a-z]+\.[\w.]+)$/);
  expect(job).toMatchObject({ 'forecourt.job': 'j', 'forecourt.status': 'done', message: 'job finished' });
});
