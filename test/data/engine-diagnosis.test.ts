import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { faultText } from '../../ingest/ground/fault-text.ts';
import { EngineDown, engineFault } from '../../src/engine/ask.ts';
import { type EngineAddress, engineClient } from '../../src/engine/client.ts';
import { testApp } from '../market/app.ts';
import { freePort } from '../market/port.ts';
import { selfSigned } from '../outgoing/certificate.ts';
import { eventually } from '../patience.ts';

/** An engine with certificates and sign-in: what works, and what we say where it does not. The engine is a stand-in. */

const KEY = 'c2VjcmV0LWtleS1vZi10aGUtZW5naW5l';
const folder = mkdtempSync(join(tmpdir(), 'forecourt-tls-'));
const at = (name: string): string => join(folder, name);

/** Makes a certificate that signs itself, for some names. */
function certificate(name: string, names: string): { key: string; cert: string } {
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-keyout', at(`${name}.key`), '-out', at(`${name}.pem`), '-days', '2', '-subj', `/CN=${name}`],
      ...['-addext', `subjectAltName=${names}`],
    ],
    { stdio: 'ignore' },
  );
  return { key: readFileSync(at(`${name}.key`), 'utf8'), cert: readFileSync(at(`${name}.pem`), 'utf8') };
}

const isThere = (() => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    if (process.env.CI) throw new Error('CI is set and openssl is not installed');
    console.warn('engine trouble: left out, as openssl is not installed');
    return false;
  }
})();

/** What an engine says whose nodes went with the only copy of a shard. */
const LOST = {
  status: 503,
  error: {
    type: 'search_phase_execution_exception',
    reason: '',
    root_cause: [{ type: 'no_shard_available_action_exception', reason: null }],
  },
};

/** Lets in who has the key or the password; one that may nothing gets a 403. */
function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
  const { authorization = '' } = request.headers;
  const [kind, text = ''] = authorization.split(' ');
  if (text === 'lost') {
    response.writeHead(503, { 'Content-Type': 'application/json', 'X-Elastic-Product': 'Elasticsearch' });
    return void response.end(JSON.stringify(LOST));
  }
  const isUser = kind === 'Basic' && Buffer.from(text, 'base64').toString() === 'us@er:p:w';
  const status = kind === 'ApiKey' && text === 'weak' ? 403 : isUser || text === KEY ? 200 : 401;
  const error = { type: 'security_exception', reason: `no rights for ${text}` };
  response.writeHead(status, { 'Content-Type': 'application/json', 'X-Elastic-Product': 'Elasticsearch' });
  response.end(JSON.stringify(status === 200 ? { count: 7 } : { error, status }));
}

if (!isThere && process.env.CI) throw new Error('openssl is not installed: certificates cannot be tested');

describe.skipIf(!isThere)('an engine with certificates and sign-in', () => {
  const servers: http.Server[] = [];
  let good: { key: string; cert: string };
  let elsewhere: { key: string; cert: string };
  beforeAll(() => {
    good = certificate('engine', 'IP:127.0.0.1,DNS:localhost');
    elsewhere = certificate('elsewhere', 'DNS:es.example');
  });
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function serve(server: http.Server, at = 0): Promise<string> {
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return `${server instanceof https.Server ? 'https' : 'http'}://127.0.0.1:${port}`;
  }
  const secure = (made = good): Promise<string> => serve(https.createServer(made, answer));

  /** How many documents it tells, or what is said to whoever runs a command. */
  async function asked(address: EngineAddress): Promise<number | string> {
    const client = engineClient(address);
    try {
      return (await client.count({ index: 'cars' })).count;
    } catch (error) {
      expect(engineFault(error)).toBeInstanceOf(EngineDown);
      return faultText(error);
    } finally {
      await client.close();
    }
  }
  const fingerprint = ({ cert }: { cert: string }): string => new X509Certificate(cert).fingerprint256;

  test('a certificate by its authority or its fingerprint, a key or a user with a password', async () => {
    const url = await secure();
    expect(await asked({ url, ca: good.cert, apiKey: KEY })).toBe(7);
    expect(await asked({ url, fingerprint: fingerprint(good), username: 'us@er', password: 'p:w' })).toBe(7);
    expect(createHash('sha256').update(new X509Certificate(good.cert).raw).digest('hex')).toBe(
      fingerprint(good).replaceAll(':', '').toLowerCase(),
    );
  });

  test('what is wrong is said in our words, with what to do', async () => {
    const url = await secure();
    expect(await asked({ url, apiKey: KEY })).toMatch(
      /certificate is not trusted: give .*ELASTICSEARCH_CA_FILE/,
    );
    expect(await asked({ url, fingerprint: fingerprint(elsewhere), apiKey: KEY })).toMatch(
      /another than expected: compare ELASTICSEARCH_CA_FINGERPRINT/,
    );
    const other = await secure(elsewhere);
    expect(await asked({ url: other, ca: elsewhere.cert, apiKey: KEY })).toMatch(
      /certificate is for another name/,
    );
    expect(await asked({ url, ca: good.cert })).toMatch(/refuses the sign-in: check ELASTICSEARCH_API_KEY/);
    for (const begins of [-3, 1]) {
      const untimely = selfSigned('localhost', { begins, days: 2 });
      const address = (await secure(untimely)).replace('127.0.0.1', 'localhost');
      expect(await asked({ url: address, ca: untimely.cert, apiKey: KEY })).toMatch(
        /certificate is not valid at this time: renew the certificate/,
      );
    }
    const weak = await asked({ url, ca: good.cert, apiKey: 'weak' });
    expect(weak).toMatch(/does not allow this: .*more rights on the indices/);
    expect(weak).not.toContain('no rights for');
    const plain = await serve(http.createServer(answer));
    expect(await asked({ url: plain.replace('http:', 'https:'), apiKey: KEY })).toMatch(/does not speak TLS/);
  });

  test('a shard whose nodes are away is told on one line, with what to do', async () => {
    const said = await asked({ url: await secure(), ca: good.cert, apiKey: 'lost' });
    expect(said).toMatch(
      /^the search engine could not do this now: .*no_shard_available.* When it is well .* run the same command again$/,
    );
  });

  test('a server whose sign-in is refused is a 503, not ready, and says why', async () => {
    const client = engineClient({ url: await secure(), ca: good.cert, apiKey: 'old' });
    const { app, ask, log } = testApp({ client, prefix: 'none-' });
    expect((await ask('/search/car/active')).status).toBe(503);
    expect(log.join()).toContain('check ELASTICSEARCH_API_KEY');
    const ready = await app.request('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({
      markets: { 'us-cars': 'the search engine refuses the sign-in' },
    });
    await client.close();
  });

  test('what a dead node cannot answer is asked of the others; one that is well again is asked again', async () => {
    let hits = 0;
    const counting: http.RequestListener = (request, response) => {
      hits += 1;
      answer(request, response);
    };
    // nobody gets its port while it is away
    const one = await serve(http.createServer(counting), await freePort());
    const two = await serve(http.createServer(answer));
    const client = engineClient({ url: one, others: [two], apiKey: KEY });
    const count = async (): Promise<number> => (await client.count({ index: 'cars' })).count;
    for (let round = 0; round < 10; round += 1) expect(await count()).toBe(7);
    expect(hits).toBeGreaterThan(3);
    const first = servers[0] as http.Server;
    first.closeAllConnections();
    await new Promise((resolve) => first.close(resolve));
    for (let round = 0; round < 50; round += 1) expect(await count()).toBe(7);
    await serve(http.createServer(counting), Number(new URL(one).port));
    const before = hits;
    // seconds pass, after which it is looked at again
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5001 });
    try {
      await eventually(async () => {
        expect(await count()).toBe(7);
        // the look, and a question
        return hits > before + 1;
      });
    } finally {
      vi.useRealTimers();
      await client.close();
    }
  });
});
