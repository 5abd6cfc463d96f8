import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { context, diag, propagation, trace } from '@opentelemetry/api';
import protobuf from 'protobufjs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Stopwatch } from '../../ingest/ground/stopwatch.ts';
import { engineClient } from '../../src/engine/client.ts';
import { exporterOf } from '../../src/tracing/exporter.ts';
import { openTracer } from '../../src/tracing/opentelemetry.ts';
import { flushSpans, inSpan, spanHeaders, traceWith } from '../../src/tracing/span.ts';
import { KEYS, type TestApp, testApp } from '../market/app.ts';

/** Traces, as a collector gets them, and as the engine is told of them. */

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const UNTRUSTED = '5bf92f3577b34da6a3ce929d0e0e4737';

/** What of the protocol is looked at (opentelemetry-proto, trace/v1 and collector/trace/v1). */
const { root } = protobuf.parse(`
  syntax = "proto3";
  message Request { repeated ResourceSpans resource_spans = 1; }
  message ResourceSpans { Resource resource = 1; repeated ScopeSpans scope_spans = 2; }
  message Resource { repeated KeyValue attributes = 1; }
  message ScopeSpans { repeated Span spans = 2; }
  message Span {
    bytes trace_id = 1; bytes span_id = 2; bytes parent_span_id = 4; string name = 5; int32 kind = 6;
    repeated KeyValue attributes = 9; Status status = 15;
  }
  message Status { int32 code = 3; }
  message KeyValue { string key = 1; AnyValue value = 2; }
  message AnyValue { oneof value { string string_value = 1; bool bool_value = 2; int64 int_value = 3; } }`);

type Values = { key: string; value: { stringValue?: string; intValue?: string } }[];

interface Told {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly status: { readonly code?: number };
}

interface Batch {
  readonly resourceSpans: {
    resource: { attributes: Values };
    scopeSpans: { spans: (Omit<Told, 'attributes'> & { attributes: Values })[] }[];
  }[];
}

const valuesOf = (list: Values = []): Record<string, string | undefined> =>
  Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

const hexOf = (base64 = ''): string => Buffer.from(base64, 'base64').toString('hex');

const spans: Told[] = [];
const resources: Record<string, string | undefined>[] = [];
const bodies: Buffer[] = [];
const paths: (string | undefined)[] = [];
/** headers of what the engine was asked */
const engineHeard: IncomingMessage['headers'][] = [];

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function take(body: Buffer): void {
  const type = root.lookupType('Request');
  const batch = type.toObject(type.decode(body), { bytes: String, longs: String }) as unknown as Batch;
  for (const { resource, scopeSpans } of batch.resourceSpans) {
    resources.push(valuesOf(resource.attributes));
    for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
      const ids = { traceId: hexOf(span.traceId), spanId: hexOf(span.spanId) };
      const parentSpanId = hexOf(span.parentSpanId);
      spans.push({
        ...span,
        ...ids,
        parentSpanId,
        attributes: valuesOf(span.attributes),
        status: span.status,
      });
    }
  }
}

const collector = createServer(async (request, response) => {
  const body = await bodyOf(request);
  paths.push(request.url);
  bodies.push(body);
  take(body);
  response.setHeader('Content-Type', 'application/x-protobuf').end();
});

/** What an engine answers whose indices hold nothing. */
function answerOf(url = '', lines: readonly string[] = []): unknown {
  if (url.includes('_msearch'))
    return {
      responses: lines.filter((_, i) => i % 2 === 1).map(() => ({ hits: { total: { value: 0 }, hits: [] } })),
    };
  if (url.includes('_search')) return { hits: { total: { value: 0, relation: 'eq' }, hits: [] } };
  const aliases = decodeURIComponent(url.slice(1).split('?')[0] ?? '').split(',');
  return Object.fromEntries(aliases.map((alias) => [`${alias}-1`, { aliases: { [alias]: {} } }]));
}

const engine = createServer(async (request, response) => {
  const lines = (await bodyOf(request)).toString().split('\n').filter(Boolean);
  engineHeard.push(request.headers);
  response.setHeader('X-Elastic-Product', 'Elasticsearch').setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(answerOf(request.url, lines)));
});

const listening = async (server: Server): Promise<string> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** the line of the log of the first request */
let logged: Record<string, unknown>;
let client: ReturnType<typeof engineClient>;
let traced: TestApp;

beforeAll(async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', await listening(collector));
  vi.stubEnv('OTEL_SERVICE_NAME', 'market');
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test');
  client = engineClient({ url: await listening(engine) });
  traceWith(openTracer('otlp', (text) => expect.unreachable(text)));
  const { app, ask } = testApp({ client, prefix: 'traced-' });
  traced = testApp({ client, prefix: 'traced-' }, { traceparentFrom: 'all' });
  await traced.app.request(`/v2/search/car/active?make=ford&api_key=${KEYS.enterprise}`, {
    headers: { traceparent: `00-${TRACE}-${PARENT}-01`, tracestate: 'a=1', baggage: 'user=17' },
  });
  logged = JSON.parse(traced.log.at(-1) ?? '{}');
  // of whoever is not believed the trace is not continued, sampled or not
  await app.request('/healthz', { headers: { traceparent: `00-${UNTRUSTED}-${PARENT}-00` } });
  await ask('/search/car/active?rows=x');
  const watch = new Stopwatch();
  await inSpan({ name: 'load', attributes: { 'forecourt.dataset': 'listings' } }, async () => {
    await watch.time('read', async () => undefined);
    await watch.time('switch', async () => Promise.reject(new RangeError('a secret'))).catch(() => undefined);
  });
  await flushSpans();
});

afterAll(async () => {
  traceWith(undefined);
  for (const one of [trace, context, propagation, diag]) one.disable();
  vi.unstubAllEnvs();
  await client.close();
  for (const server of [collector, engine]) {
    server.closeAllConnections();
    server.close();
  }
});

const named = (name: string): Told[] => spans.filter((span) => span.name === name);

test('a request continues the trace of whoever asks, and tells its operation and its answer', () => {
  const [request] = spans.filter(({ parentSpanId }) => parentSpanId === PARENT);
  expect(request).toMatchObject({
    traceId: TRACE,
    name: 'GET search/car/active',
    kind: 2,
    attributes: {
      'http.request.method': 'GET',
      'http.route': 'search/car/active',
      'http.response.status_code': '200',
      'forecourt.request_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  });
});

test('a caller who is not believed neither joins a trace nor keeps a request out of the traces', () => {
  expect(spans.filter(({ traceId }) => traceId === UNTRUSTED)).toEqual([]);
  expect(named('GET healthz')).toMatchObject([{ parentSpanId: '' }]);
});

const FORMS = 'application/openmetrics-text;version=1.0.0;q=0.6,text/plain;version=0.0.4;q=0.3';

/** The metrics of the traced app in the form that a scraper asks for. */
async function scraped(accept?: string) {
  const response = await traced.app.request('/metrics', accept ? { headers: { Accept: accept } } : {});
  return { type: response.headers.get('Content-Type'), text: await response.text() };
}

test('the time of a request tells its trace in the form of OpenMetrics, where a scraper asks for it', async () => {
  const open = await scraped(FORMS);
  expect(open.type).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
  const exemplar = new RegExp(` # \\{trace_id="${TRACE}"\\} [\\d.e-]+ [\\d.]+$`);
  const told = open.text.split('\n').filter((line) => exemplar.test(line));
  for (const name of ['request', 'phase', 'engine'])
    expect(
      told.filter((line) => line.startsWith(`forecourt_${name}_seconds_bucket{`)).length,
    ).toBeGreaterThan(0);
  expect(open.text.endsWith('\n# EOF\n')).toBe(true);
  // a counter has its ending in its samples alone, once
  expect(open.text).toContain('# TYPE forecourt_counts counter');
  expect(open.text).toMatch(/^forecourt_counts_total\{from="asked"\} \d/m);
});

test('in any other form nothing is told of traces, before and after', async () => {
  for (const accept of [
    undefined,
    '*/*',
    'text/plain',
    'text/plain;q=0.9,application/openmetrics-text;q=0.2',
  ]) {
    const { type, text } = await scraped(accept);
    expect([accept, type]).toEqual([accept, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(text).not.toContain('trace_id');
    expect(text).not.toContain('# EOF');
    expect(text).toContain('# TYPE forecourt_counts_total counter');
  }
});

test('the log names the span of the request, so that one leads to the other', () => {
  const request = spans.find(({ parentSpanId }) => parentSpanId === PARENT);
  expect(logged).toMatchObject({ trace_id: TRACE, parent_id: PARENT, span_id: request?.spanId });
});

test('its phases are spans of it; the engine hears which one it works for', () => {
  const request = spans.find(({ parentSpanId }) => parentSpanId === PARENT);
  const within = spans.filter(({ traceId }) => traceId === TRACE);
  const children = within.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(children.map(({ name }) => name)).toEqual(expect.arrayContaining(['plan', 'engine', 'shape']));
  const heard = engineHeard.flatMap(
    ({ traceparent }) => /-(\w{32})-(\w{16})-01$/.exec(String(traceparent)) ?? [],
  );
  expect(heard).toContain(TRACE);
  const asked = within.filter(({ spanId }) => heard.includes(spanId));
  expect(asked.length).toBeGreaterThan(0);
  for (const one of asked) expect(within.map(({ spanId }) => spanId)).toContain(one.parentSpanId);
});

test('of whoever asks the engine hears the trace, and no baggage', () => {
  expect(engineHeard.filter(({ tracestate }) => tracestate === 'a=1').length).toBeGreaterThan(0);
  expect(engineHeard.filter(({ baggage }) => baggage !== undefined)).toEqual([]);
});

test('what is refused is told by the word of its error; without a caller a trace begins here', () => {
  const [refused] = spans.filter(({ attributes }) => attributes['http.response.status_code'] === '422');
  expect(refused).toMatchObject({ parentSpanId: '', attributes: { 'error.type': expect.any(String) } });
  expect(refused?.traceId).not.toBe(TRACE);
});

test('stages of a load are spans of it; what fails is told by the name of its error alone', () => {
  const [load] = named('load');
  expect(load?.attributes).toEqual({ 'forecourt.dataset': 'listings' });
  expect(named('read')[0]?.parentSpanId).toBe(load?.spanId);
  expect(named('switch')[0]).toMatchObject({
    parentSpanId: load?.spanId,
    attributes: { 'error.type': 'RangeError' },
    status: { code: 2 },
  });
});

test('the collector is told who it is by the standard variables, and no key', () => {
  expect(new Set(paths)).toEqual(new Set(['/v1/traces']));
  expect(resources[0]).toMatchObject({
    'service.name': 'market',
    'service.version': expect.any(String),
    'deployment.environment.name': 'test',
  });
  const sent = Buffer.concat(bodies).toString('latin1');
  expect(sent).not.toContain(KEYS.enterprise);
  expect(sent).not.toContain('a secret');
});

test('traces are taken only where a variable says so', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  expect(exporterOf({})).toBeUndefined();
  expect(exporterOf({ OTEL_SERVICE_NAME: 'market' })).toBeUndefined();
  expect(exporterOf(endpoint)).toBe('otlp');
  expect(exporterOf({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' })).toBe('otlp');
  expect(exporterOf({ OTEL_TRACES_EXPORTER: 'otlp' })).toBe('otlp');
  expect(exporterOf({ OTEL_TRACES_EXPORTER: 'console' })).toBe('console');
  expect(exporterOf({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBeUndefined();
  expect(exporterOf({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
});

test('where none are taken work is done as it is, and nobody is told anything', async () => {
  const before = spanHeaders;
  traceWith(undefined);
  expect(before()).toEqual({});
  expect(inSpan({ name: 'x' }, () => 1)).toBe(1);
  await flushSpans();
});
