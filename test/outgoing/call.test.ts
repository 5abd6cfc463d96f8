import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CallPermissions, type OutgoingCall, outgoing } from '../../src/outgoing/call.ts';
import { OutgoingFault, type OutgoingFaultKind } from '../../src/outgoing/fault.ts';
import { checkedAddresses, type Resolve } from '../../src/outgoing/resolve.ts';
import { PATIENCE_MS } from '../patience.ts';
import { type StandIn, standIn } from './receiver.ts';

/** Calls to others (docs/decisions, decision 12): where they may go, what they follow, what they read. */

const NOTHING: CallPermissions = { http: false, private: false };
const HTTP: CallPermissions = { http: true, private: false };
const ALL: CallPermissions = { http: true, private: true };

let server: StandIn;
beforeEach(async () => {
  server = await standIn();
});
afterEach(() => server.close());

const callOf = (url: string, more: Partial<OutgoingCall> = {}): OutgoingCall => ({
  url: new URL(url),
  method: 'GET',
  timeoutMs: PATIENCE_MS,
  maxBytes: 1000,
  ...more,
});

async function faultOf(promise: Promise<unknown>): Promise<OutgoingFaultKind | 'answered'> {
  try {
    await promise;
    return 'answered';
  } catch (error) {
    expect(error).toBeInstanceOf(OutgoingFault);
    return (error as OutgoingFault).kind;
  }
}

/** Resolves the n-th time to the n-th list; counts. */
function resolving(...lists: readonly (readonly string[])[]): { resolve: Resolve; times: () => number } {
  let times = 0;
  const resolve: Resolve = async () => {
    const addresses = lists[Math.min(times++, lists.length - 1)] ?? [];
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { resolve, times: () => times };
}

describe('where calls go', () => {
  test('https only, unless http is allowed', async () => {
    expect(await faultOf(outgoing({ http: false, private: true })(callOf(server.url)))).toBe('forbidden');
    expect(await faultOf(outgoing(ALL)(callOf(server.url)))).toBe('answered');
    expect(await faultOf(outgoing(ALL)(callOf('ftp://127.0.0.1/')))).toBe('forbidden');
    expect(await faultOf(outgoing(ALL)(callOf('file:///etc/passwd')))).toBe('forbidden');
  });

  test.each([
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '0',
    '127.0.0.1.',
    '169.254.169.254',
    '[fe80::1]',
    '[::]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[::ffff:a9fe:a9fe]',
  ])('not to %s', async (host) => {
    expect(await faultOf(outgoing(HTTP)(callOf(`http://${host}:${server.port}/`)))).toBe('forbidden');
    expect(await faultOf(outgoing(NOTHING)(callOf(`https://${host}:${server.port}/`)))).toBe('forbidden');
    expect(server.asked).toEqual([]);
  });

  test('not to a name whose address is private, nor to one of which a single address is', async () => {
    for (const addresses of [
      ['127.0.0.1'],
      ['10.1.2.3'],
      ['8.8.8.8', '127.0.0.1'],
      ['::ffff:127.0.0.1'],
      ['::1'],
    ]) {
      const { resolve } = resolving(addresses);
      const url = `http://partner.example:${server.port}/`;
      expect(await faultOf(outgoing(HTTP, resolve)(callOf(url)))).toBe('forbidden');
    }
    expect(server.asked).toEqual([]);
  });

  test('a name is resolved once, and the connection goes to the address that was checked', async () => {
    const { resolve, times } = resolving(['127.0.0.1'], ['127.0.0.2']);
    const answer = await outgoing(ALL, resolve)(callOf(`http://partner.example:${server.port}/where`));
    expect([answer.status, times(), server.asked]).toEqual([200, 1, ['GET /where']]);
  });

  test('a name that points elsewhere by the next call is checked again', async () => {
    const { resolve } = resolving(['8.8.8.8'], ['127.0.0.1']);
    expect(await checkedAddresses('partner.example', resolve, false)).toEqual([
      { address: '8.8.8.8', family: 4 },
    ]);
    const url = `http://partner.example:${server.port}/`;
    expect(await faultOf(outgoing(HTTP, resolve)(callOf(url)))).toBe('forbidden');
    expect(server.asked).toEqual([]);
  });

  test('a redirect is the answer, wherever it leads', async () => {
    server.answer = (_, response) => response.writeHead(302, { location: `${server.url}/secret` }).end();
    const { status, headers } = await outgoing(ALL)(callOf(`${server.url}/first`));
    expect([status, headers.location, server.asked]).toEqual([302, `${server.url}/secret`, ['GET /first']]);
  });

  test('no user or password in the address', async () => {
    expect(await faultOf(outgoing(ALL)(callOf(`http://me:secret@127.0.0.1:${server.port}/`)))).toBe(
      'forbidden',
    );
  });

  test('a name without an address, and a port where nobody listens', async () => {
    const nowhere: Resolve = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await faultOf(outgoing(ALL, nowhere)(callOf('http://nobody.example/')))).toBe('unreachable');
    expect(await faultOf(outgoing(ALL, resolving([]).resolve)(callOf('http://nobody.example/')))).toBe(
      'unreachable',
    );
    const { url } = server;
    await server.close();
    expect(await faultOf(outgoing(ALL)(callOf(url)))).toBe('unreachable');
  });
});

describe('what is sent and read', () => {
  test('path, query, headers and body arrive; the Host is the name', async () => {
    let got: unknown;
    server.answer = async (request, response) => {
      const body = (await request.toArray()).join('');
      got = [request.method, request.url, request.headers.host, request.headers['x-key'], body];
      response.writeHead(201, { 'x-said': 'yes' }).end('ünï');
    };
    const call = outgoing(ALL, resolving(['127.0.0.1']).resolve);
    const url = `http://partner.example:${server.port}/a%20b?c=d&e`;
    const { status, headers, body } = await call(
      callOf(url, { method: 'POST', headers: { 'x-key': 'k' }, body: '{"ä":1}' }),
    );
    expect(got).toEqual(['POST', '/a%20b?c=d&e', `partner.example:${server.port}`, 'k', '{"ä":1}']);
    expect([status, headers['x-said'], body.toString()]).toEqual([201, 'yes', 'ünï']);
  });

  test('as many bytes as allowed, not one more, whatever length was announced', async () => {
    server.answer = (_, response) => response.end('x'.repeat(1000));
    expect((await outgoing(ALL)(callOf(server.url))).body).toHaveLength(1000);
    server.answer = (_, response) => response.end('x'.repeat(1001));
    expect(await faultOf(outgoing(ALL)(callOf(server.url)))).toBe('large');
  });

  test('where no byte of the body is wanted its end is not waited for', async () => {
    server.answer = (_, response) => response.writeHead(202).write('x'.repeat(4000));
    const { status, body } = await outgoing(ALL)(callOf(server.url, { maxBytes: 0 }));
    expect([status, body.length]).toEqual([202, 0]);
  });

  test('an answer without end is cut off, and its connection ends', async () => {
    let over: (() => void) | undefined;
    const closed = new Promise<void>((resolve) => {
      over = resolve;
    });
    server.answer = (_, response) => {
      const writing = setInterval(() => response.write('x'.repeat(400)), 1);
      response.on('close', () => {
        clearInterval(writing);
        over?.();
      });
    };
    expect(await faultOf(outgoing(ALL)(callOf(server.url)))).toBe('large');
    await closed;
  });

  test('late: nothing answers, or the body stops', async () => {
    const call = outgoing(ALL);
    server.answer = () => undefined;
    expect(await faultOf(call(callOf(server.url, { timeoutMs: 100 })))).toBe('late');
    server.answer = (_, response) => response.write('half');
    expect(await faultOf(call(callOf(server.url, { timeoutMs: 100 })))).toBe('late');
    const never: Resolve = () => new Promise(() => undefined);
    expect(await faultOf(outgoing(ALL, never)(callOf('http://slow.example/', { timeoutMs: 100 })))).toBe(
      'late',
    );
  });

  test('unreachable: the connection breaks in the middle of the answer', async () => {
    server.answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    };
    expect(await faultOf(outgoing(ALL)(callOf(server.url)))).toBe('unreachable');
  });

  test('ended: the caller gives up, before and meanwhile', async () => {
    expect(await faultOf(outgoing(ALL)(callOf(server.url, { signal: AbortSignal.abort() })))).toBe('ended');
    const giving = new AbortController();
    server.answer = () => giving.abort();
    expect(await faultOf(outgoing(ALL)(callOf(server.url, { signal: giving.signal })))).toBe('ended');
  });

  test('a fault tells the host, not the path or the key', async () => {
    const { url } = server;
    await server.close();
    const call = outgoing(ALL)(callOf(`${url}/secret-path?key=hidden`));
    await expect(call).rejects.toThrow(
      /^the connection to 127\.0\.0\.1 failed: nothing is listening on that port \(ECONNREFUSED\)$/,
    );
  });
});
