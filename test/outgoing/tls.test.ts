import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { type AddressInfo, createServer as createPlain } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { outgoing } from '../../src/outgoing/call.ts';
import { OutgoingFault } from '../../src/outgoing/fault.ts';
import { PATIENCE_MS } from '../patience.ts';
import { programFile } from '../programs.ts';
import { selfSigned } from './certificate.ts';

/** Calls by https: who the other side is gets checked before a byte of the body leaves. */

const HOST = 'partner.example';
const BODY = 'what nobody else may read';
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** What a server was sent: names of the handshakes, bodies. */
interface Heard {
  readonly port: number;
  readonly names: string[];
  readonly hosts: (string | undefined)[];
  readonly bodies: string[];
}

async function secure(certificate: ReturnType<typeof selfSigned>): Promise<Heard> {
  const names: string[] = [];
  const [hosts, bodies]: [Heard['hosts'], string[]] = [[], []];
  const server = createServer(
    {
      ...certificate,
      SNICallback: (name, done) => {
        names.push(name);
        done(null);
      },
    },
    async (request, response) => {
      hosts.push(request.headers.host);
      bodies.push((await request.toArray()).join(''));
      response.end('{}');
    },
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, names, hosts, bodies };
}

const loopback = async () => [{ address: '127.0.0.1', family: 4 }];
const call = outgoing({ http: false, private: true }, loopback);
const post = (port: number, host = HOST) =>
  call({
    ...({ url: new URL(`https://${host}:${port}/hooks`), method: 'POST' } as const),
    ...{ body: BODY, timeoutMs: PATIENCE_MS, maxBytes: 0 },
  });

async function faultOf(answer: Promise<unknown>): Promise<OutgoingFault> {
  const fault: unknown = await answer.catch((error: unknown) => error);
  if (!(fault instanceof OutgoingFault)) throw new Error('it was answered');
  return fault;
}

test.each([
  ['of an authority that is not trusted', { host: HOST }, /certificate is self-signed/],
  ['that has expired', { host: HOST, begins: -9, days: 2 }, /certificate/],
])('a certificate %s is refused, and not a byte is sent', async (_, { host, ...span }, why) => {
  const heard = await secure(selfSigned(host, span));
  const { kind, message } = await faultOf(post(heard.port));
  expect([kind, message]).toEqual(['unreachable', expect.stringMatching(why)]);
  expect(message).toMatch(/^the connection to partner\.example failed: /);
  expect([heard.names, heard.bodies]).toEqual([[HOST], []]);
});

test('a server that speaks no TLS is refused, and not a byte of the body is sent', async () => {
  let got = '';
  const plain = createPlain((socket) => {
    socket.on('data', (bytes) => {
      got += bytes.toString('latin1');
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  const { kind, message } = await faultOf(post((plain.address() as AddressInfo).port));
  expect([kind, message]).toEqual(['unreachable', expect.stringContaining('does not speak TLS')]);
  expect(got).not.toContain(BODY);
  plain.close();
});

test('where the machine trusts the authority (NODE_EXTRA_CA_CERTS) the name has to fit, too', async () => {
  const certificate = selfSigned(HOST);
  const heard = await secure(certificate);
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-tls-'));
  const file = join(folder, 'authority.pem');
  writeFileSync(file, certificate.cert);
  const outcome = async (host: string): Promise<string> => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [programFile('tls-child'), `https://${host}:${heard.port}/hooks`, BODY],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: file } },
    );
    return stdout.trim();
  };
  expect(await outcome(HOST)).toBe('answered 200');
  expect(heard.bodies).toEqual([BODY]);
  // the dot that ends a name is no part of what a certificate names
  expect(await outcome(`${HOST}.`)).toBe('answered 200');
  expect(await outcome('other.example')).toMatch(/its certificate is for another name/);
  expect(heard.names).toEqual([HOST, HOST, 'other.example']);
  expect(heard.hosts).toEqual([`${HOST}:${heard.port}`, `${HOST}.:${heard.port}`]);
  expect(heard.bodies).toHaveLength(2);
  rmSync(folder, { recursive: true });
});
