import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts } from '../../src/accounts/open.ts';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import { readSettings } from '../../src/settings.ts';

/** Slow clients are cut, on a bare socket; the times are short ones. */

const data = mkdtempSync(path.join(os.tmpdir(), 'forecourt-slow-'));
const PATIENCE = { headers: 400, request: 900, idle: 500, silent: 1200, look: 50 };
/** waits for who is in the middle of something, however busy the machine is */
const PATIENT = { ...PATIENCE, headers: 60_000, request: 60_000, silent: 60_000 };
/** has time to begin its answers */
const UNREAD = { ...PATIENT, silent: 5000 };
let server: RunningServer;
let patient: RunningServer;
let unread: RunningServer;
let key: string;

beforeAll(async () => {
  const env = { PORT: '0', FORECOURT_DATA: data, LOG_LEVEL: 'silent' };
  // no engine is needed for what is asked here
  const start = (patience: typeof PATIENCE) =>
    startServer(readSettings(env), { url: 'http://127.0.0.1:1' }, { patience });
  server = await start(PATIENCE);
  patient = await start(PATIENT);
  unread = await start(UNREAD);
  const accounts = await openAccounts({ dataDir: data });
  ({ key } = await createKey(accounts, { plan: 'enterprise' }));
  await accounts.destroy();
});
afterAll(async () => {
  await server?.close();
  await patient?.close();
  await unread?.close();
  rmSync(data, { recursive: true, force: true });
});

interface Ended {
  readonly text: string;
  /** milliseconds from the first byte to the end of the connection */
  readonly ms: number;
}

/** Sends pieces, one each `every` milliseconds, until the server ends the connection. */
function send(
  pieces: readonly string[],
  { every = 50, to = server }: { every?: number; to?: RunningServer } = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(to.address);
    const socket = net.connect(Number(port), hostname);
    const began = performance.now();
    const left = [...pieces];
    const timer = setInterval(() => socket.write(left.shift() ?? ''), every);
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes.toString();
    });
    // a piece that comes after the end
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ text, ms: performance.now() - began });
    });
  });
}

const SET = 'POST /v2/client/configure/set?country=us&api_key=';
const headOf = (length: number): string =>
  `${SET}${key} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const bodyIn = (text: string): unknown => JSON.parse(text.slice(text.indexOf('{')));

/** a busy machine is late; who is not cut stays for a minute or more */
const SLACK = 50_000;

test('a connection that never says anything', async () => {
  const { text, ms } = await send([]);
  expect(text).not.toContain('200');
  expect(ms).toBeLessThan(PATIENCE.headers + SLACK);
});

test('headers letter by letter: 408 in {code, message}', async () => {
  const { text, ms } = await send([...`GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ${'a'.repeat(200)}`], {
    every: 20,
  });
  expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(bodyIn(text)).toEqual({ code: 408, message: expect.any(String) });
  expect(ms).toBeGreaterThan(PATIENCE.headers - 50);
  expect(ms).toBeLessThan(PATIENCE.headers + SLACK);
});

test('a body letter by letter', async () => {
  const { text, ms } = await send([headOf(1000), ...' '.repeat(500)], { every: 20 });
  expect(text).not.toContain('HTTP/1.1 200');
  expect(ms).toBeGreaterThan(PATIENCE.request - 50);
  expect(ms).toBeLessThan(PATIENCE.request + SLACK);
});

test('a body that stops', async () => {
  const { ms } = await send([headOf(1000), '{"preferred_dealers":']);
  expect(ms).toBeLessThan(PATIENCE.request + SLACK);
});

test('nothing more after an answer', async () => {
  const { text, ms } = await send(['GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'], { to: patient });
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  // Node waits a second longer than it tells the client
  expect(ms).toBeLessThan(PATIENCE.idle + SLACK);
});

test('what is no HTTP: 400 in {code, message}, without what was sent', async () => {
  const { text } = await send([`NONSENSE ${key}\r\n\r\n`], { to: patient });
  expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(bodyIn(text)).toEqual({ code: 400, message: expect.any(String) });
  expect(text).not.toContain(key);
});

test('a client in no hurry, but in time, is answered', async () => {
  const body = '{"preferred_dealers":[1001]}';
  const pieces = [headOf(body.length), body.slice(0, 9), body.slice(9)];
  const { text } = await send(pieces, { every: 100, to: patient });
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  expect(text).toContain('{"country":"us","preferred_dealers":[1001]}');
});

/** Does the server's side of a connection stand? The system knows it as `ADDRESS:PORT ADDRESS:PORT 01`, ports as hexadecimal numbers. */
function isOpenFrom(port: number, client = 0): boolean {
  const [here, there] = [port, client].map((one) => one.toString(16).toUpperCase().padStart(4, '0'));
  return new RegExp(`:${here} \\w+:${there} 01 `).test(readFileSync('/proc/net/tcp', 'utf8'));
}

test('a client that does not read its answers', async () => {
  const { hostname, port } = new URL(unread.address);
  const file = '/v2/openapi.json';
  // the first time it is made
  await expect.poll(async () => (await fetch(`${unread.address}${file}`)).status).toBe(200);
  // far more than sockets hold: a document of over a megabyte each
  const COUNT = 40;
  async function readLate(): Promise<number> {
    const socket = net.connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.pause();
    await once(socket, 'connect');
    socket.write(`GET ${file} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(COUNT));
    // a connection is cut when nothing more goes through it
    await expect.poll(() => isOpenFrom(Number(port), socket.localPort)).toBe(false);
    let bytes = 0;
    socket.on('data', (more) => {
      bytes += more.length;
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.resume();
    await closed;
    return bytes;
  }
  // on a machine that stood still the time may be up before the first answer begins
  let bytes = 0;
  await expect.poll(async () => (bytes = await readLate())).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(COUNT * 1_000_000);
});
