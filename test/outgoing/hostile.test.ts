import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { outgoing } from '../../src/outgoing/call.ts';
import { OutgoingFault } from '../../src/outgoing/fault.ts';
import { PATIENCE_MS } from '../patience.ts';

/** Servers that answer what no server should: each call ends, in time, with what it came to. */

const call = outgoing({ http: true, private: true });
const open: { server: Server; sockets: Set<Socket> }[] = [];
afterEach(() => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});

/** A server that does something with each connection once it was asked; gives its URL. */
async function answering(answer: (socket: Socket) => void): Promise<URL> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => answer(socket));
  });
  open.push({ server, sockets });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return new URL(`http://127.0.0.1:${typeof address === 'object' && address?.port}/`);
}

/** What a call came to: its status and body, or the kind of its fault. */
async function came(
  answer: (socket: Socket) => void,
  maxBytes: number,
  timeoutMs = PATIENCE_MS,
): Promise<string> {
  const url = await answering(answer);
  try {
    const { status, body } = await call({ url, method: 'POST', body: '{}', timeoutMs, maxBytes });
    return `${status} ${body}`;
  } catch (error) {
    if (error instanceof OutgoingFault) return error.kind;
    throw error;
  }
}

/** Writes again and again, as long as somebody listens. */
const dripping =
  (head: string, drop: string) =>
  (socket: Socket): void => {
    socket.write(head);
    const writing = setInterval(() => socket.write(drop), 1);
    socket.on('close', () => clearInterval(writing));
  };

const says =
  (text: string) =>
  (socket: Socket): void =>
    void socket.write(text);

const UPGRADE = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

for (const maxBytes of [0, 1000]) {
  test.each([
    ['another protocol', says(UPGRADE), 'unreachable'],
    ['no HTTP', says('SSH-2.0-OpenSSH_9.6\r\n'), 'unreachable'],
    ['nothing', (socket: Socket) => void socket.end(), 'unreachable'],
    ['a reset', (socket: Socket) => void socket.resetAndDestroy(), 'unreachable'],
    ['headers without end', dripping('HTTP/1.1 200 OK\r\n', `x-a: ${'a'.repeat(500)}\r\n`), 'unreachable'],
    [
      'two lengths',
      says('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}'),
      'unreachable',
    ],
  ])(`${maxBytes} bytes read: %s`, async (_, answer, expected) => {
    expect(await came(answer, maxBytes)).toBe(expected);
  });

  test.each([
    ['a header that comes a letter at a time', dripping('HTTP/1.1 200 OK\r\nx-a: ', 'a')],
    ['interim answers for ever', dripping('', 'HTTP/1.1 103 Early Hints\r\n\r\n')],
    ['100 and nothing after it', says('HTTP/1.1 100 Continue\r\n\r\n')],
  ])(`${maxBytes} bytes read: %s is late`, async (_, answer) => {
    expect(await came(answer, maxBytes, 200)).toBe('late');
  });
}

test('a body that comes a byte at a time is late, of whatever length it says it is', async () => {
  const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';
  expect(await came(dripping(chunked, '1\r\nx\r\n'), 1e9, 200)).toBe('late');
  expect(await came(dripping('HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n', 'x'), 1e9, 200)).toBe(
    'late',
  );
});

test('a body that ends with its connection is late, not half of it whole, when time ends first', async () => {
  expect(await came(says('HTTP/1.1 200 OK\r\n\r\n{"a":'), 1000, 200)).toBe('late');
});

test('what was answered counts where its body is not wanted, however the connection ends', async () => {
  const cut = (socket: Socket): void => {
    socket.write('HTTP/1.1 204 No Content\r\n\r\n', () => socket.resetAndDestroy());
  };
  const half = (socket: Socket): void => {
    socket.write('HTTP/1.1 202 Accepted\r\nContent-Length: 100\r\n\r\nhalf', () => socket.end());
  };
  expect(await came(cut, 0)).toBe('204 ');
  expect(await came(half, 0)).toBe('202 ');
  expect(await came(half, 1000)).toBe('unreachable');
});
