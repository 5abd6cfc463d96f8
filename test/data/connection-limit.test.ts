import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http, { type Server } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { limitConnections, mostConnections, openFileLimit } from '../../src/server/connection-limit.ts';
import { Serving } from '../market/serving.ts';
import { LIMITS, MINUTES } from '../patience.ts';

/** More connections than a server has room for. */

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const MOST = 3;

/** A server of three connections; it answers `/` at once, and `/later` never. */
async function small(): Promise<number> {
  const server: Server = http.createServer(({ url }, response) => {
    if (url !== '/later') response.end('here');
  });
  limitConnections(server, MOST, pino({ enabled: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

function connect(port: number): Socket {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  ends.push(() => socket.destroy());
  return socket;
}

/** Sends a request, the last of its connection. */
function asking(port: number, target: string): Socket {
  const socket = connect(port).setEncoding('utf8');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return socket;
}

/** A connection with an answer, that waits for the next request. */
async function idle(port: number): Promise<Socket> {
  const socket = connect(port);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

async function textOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket) text += part;
  return text;
}

test('where all have something under way, one more gets a 503 and is closed', async () => {
  const port = await small();
  const waiting = Array.from({ length: MOST }, () => asking(port, '/later'));
  await Promise.all(waiting.map((socket) => once(socket, 'connect')));
  const text = await textOf(asking(port, '/'));
  expect(text).toMatch(/^HTTP\/1.1 503 Service Unavailable\r\n/);
  expect(text).toContain('\r\nRetry-After: 5\r\n');
  expect(JSON.parse(text.slice(text.indexOf('{')))).toEqual({
    code: 503,
    message: 'Too many connections are open; try again soon.',
  });
  expect(waiting.map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
});

test('those that wait for nothing make room for one more', async () => {
  const port = await small();
  const waiting = asking(port, '/later');
  const unused = [await idle(port), await idle(port)];
  const ended = unused.map((socket) => once(socket, 'close'));
  expect(await textOf(asking(port, '/'))).toMatch(/^HTTP\/1.1 200 /);
  await Promise.all(ended);
  expect(waiting.destroyed).toBe(false);
});

test.each([
  // what is not said by the system is not bounded by it
  [undefined, 10_000],
  [1_048_576, 10_000],
  [1024, 768],
  [200, 100],
  [1, 1],
])('of %s open files connections may take %s', (openFiles, most) => {
  expect(mostConnections(openFiles)).toBe(most);
});

test.runIf(process.platform === 'linux')('this process has a limit of open files', () => {
  expect(openFileLimit()).toBeGreaterThan(0);
});

/** Each process may have so many open files. */
const OPEN_FILES = 200;

test.each(['1', '2'])(
  'a server of %s workers with few open files answers when a flood of connections is over',
  async (workers) => {
    const data = mkdtempSync(path.join(os.tmpdir(), 'forecourt-flood-'));
    ends.push(() => rmSync(data, { recursive: true, force: true }));
    const env = {
      PORT: '0',
      ELASTICSEARCH_URL: 'http://127.0.0.1:1',
      FORECOURT_DATA: data,
      FORECOURT_DRAIN: '0s',
    };
    const more = { LOG_LEVEL: 'silent', FORECOURT_JOB_WORKERS: '0' };
    const serving = new Serving({ ...env, ...more }, 'serve', undefined, ['--workers', workers], OPEN_FILES);
    ends.push(() => serving.stop('SIGKILL'));
    const address = await serving.address();
    const port = Number(new URL(address).port);
    const healthy = async (): Promise<number> => {
      const response = await fetch(`${address}/healthz`, {
        headers: { Connection: 'close' },
        signal: AbortSignal.timeout(MINUTES),
      });
      return response.status;
    };
    for (let round = 0; round < 2; round += 1) {
      const flood = Array.from({ length: 4 * OPEN_FILES }, () => connect(port));
      await Promise.all(flood.map((socket) => once(socket, 'connect')));
      for (const socket of flood) socket.destroy();
    }
    await expect.poll(() => healthy().catch(() => undefined)).toBe(200);
    for (let asked = 0; asked < 10; asked += 1) expect(await healthy()).toBe(200);
  },
  LIMITS.long.testTimeout,
);
