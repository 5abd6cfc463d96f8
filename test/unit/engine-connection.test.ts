import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, errors } from '@elastic/elasticsearch';
import { afterEach, expect, test } from 'vitest';
import { engineClient } from '../../src/engine/client.ts';
import { engineConnection } from '../../src/engine/connection.ts';

/** Connections to the engine (src/engine/connection.ts), against servers that answer as the engine does, or not at all. */

const HEADERS = { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' };
const open: { close(): unknown }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

async function engineThat(answers: RequestListener): Promise<string> {
  const server: Server = createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({ close: () => server.closeAllConnections() }, { close: () => server.close() });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function clientOf(address: Parameters<typeof engineClient>[0]): Client {
  const client = engineClient(address);
  open.push(client);
  return client;
}

test('an answer in several pieces is read whole, also where a letter is cut', async () => {
  const text = Buffer.from(JSON.stringify({ name: 'Škoda Citroën' }));
  const cut = text.indexOf(Buffer.from('ë')) + 1;
  const url = await engineThat((_, response) => {
    response.writeHead(200, HEADERS).write(text.subarray(0, cut));
    setImmediate(() => response.end(text.subarray(cut)));
  });
  expect(await clientOf({ url }).info()).toEqual({ name: 'Škoda Citroën' });
});

test('what is asked arrives: method, path below that of the address, query, credentials and body', async () => {
  const url = await engineThat(async (request, response) => {
    const parts = await request.toArray();
    const { method, url: path, headers } = request;
    const told = {
      method,
      path,
      authorization: headers.authorization,
      body: Buffer.concat(parts).toString(),
    };
    response.writeHead(200, HEADERS).end(JSON.stringify(told));
  });
  const client = clientOf({ url: `${url}/engine/`, username: 'ann', password: 'secret' });
  expect(
    await client.search({ index: 'cars', size: 0, allow_no_indices: true, query: { match_all: {} } }),
  ).toEqual({
    method: 'POST',
    path: '/engine/cars/_search?allow_no_indices=true',
    authorization: `Basic ${btoa('ann:secret')}`,
    body: '{"size":0,"query":{"match_all":{}}}',
  });
});

test('an error of the engine is told with its status', async () => {
  const url = await engineThat((_, response) => {
    response.writeHead(429, HEADERS).end(JSON.stringify({ error: { type: 'rejected' }, status: 429 }));
  });
  await expect(clientOf({ url }).info()).rejects.toMatchObject({ name: 'ResponseError', statusCode: 429 });
});

test('who goes away ends the work of the engine', async () => {
  let ended: (() => void) | undefined;
  const cut = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const leaving = new AbortController();
  const url = await engineThat((request) => {
    request.once('close', () => ended?.());
    leaving.abort();
  });
  const asked = clientOf({ url }).info({}, { signal: leaving.signal });
  await expect(asked).rejects.toBeInstanceOf(errors.RequestAbortedError);
  await cut;
});

test('who has gone already is told so before anything is sent', async () => {
  let asked = 0;
  const url = await engineThat((_, response) => {
    asked += 1;
    response.writeHead(200, HEADERS).end('{}');
  });
  const client = clientOf({ url });
  await expect(client.info({}, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(
    errors.RequestAbortedError,
  );
  await client.info();
  expect(asked).toBe(1);
});

test('an engine that does not answer in time, is not there, or ends in between is a fault of the connection', async () => {
  const silent = await engineThat(() => undefined);
  await expect(clientOf({ url: silent }).info({}, { requestTimeout: 50 })).rejects.toBeInstanceOf(
    errors.TimeoutError,
  );
  await expect(clientOf({ url: 'http://127.0.0.1:1' }).info()).rejects.toThrow(/ECONNREFUSED/);
  const broken = await engineThat((_, response) => {
    response.writeHead(200, { ...HEADERS, 'content-length': '100' }).write('{');
    setImmediate(() => response.destroy());
  });
  await expect(clientOf({ url: broken }).info()).rejects.toBeInstanceOf(errors.ConnectionError);
});

test('the engine is asked where it is at the moment, and not while it is nowhere', async () => {
  const engine = (name: string) =>
    engineThat((_, response) => void response.writeHead(200, HEADERS).end(JSON.stringify({ name })));
  const [first, second] = [await engine('first'), await engine('second')];
  let at: string | undefined = first;
  const Connection = engineConnection(() => {
    if (at === undefined) throw new errors.ConnectionError('it is stopped');
    return new URL(at);
  });
  const client = new Client({ node: first, Connection, maxRetries: 0 });
  open.push(client);
  expect(await client.info()).toEqual({ name: 'first' });
  at = undefined;
  await expect(client.info()).rejects.toThrow('it is stopped');
  at = second;
  expect(await client.info()).toEqual({ name: 'second' });
});

test('a connection that is closed as a question is sent: it is asked once more; what changes something is not', async () => {
  let cuts = 1;
  const asked: string[] = [];
  const url = await engineThat(({ method, url: path, socket }, response) => {
    asked.push(`${method} ${path}`);
    cuts -= 1;
    // as a balancer does with what was idle too long
    if (cuts >= 0) return void socket.destroy();
    response.writeHead(200, HEADERS).end('{}');
  });
  const client = clientOf({ url });
  await client.search({ index: 'cars', query: { match_all: {} } });
  expect(asked).toEqual(['POST /cars/_search', 'POST /cars/_search']);
  cuts = 1;
  await expect(client.indices.create({ index: 'cars' })).rejects.toBeInstanceOf(errors.ConnectionError);
  expect(asked.slice(2)).toEqual(['PUT /cars']);
});

test('an engine that closes every connection is asked twice and no more', async () => {
  let asked = 0;
  const url = await engineThat(({ socket }) => {
    asked += 1;
    socket.destroy();
  });
  await expect(clientOf({ url }).info()).rejects.toBeInstanceOf(errors.ConnectionError);
  expect(asked).toBe(2);
});
