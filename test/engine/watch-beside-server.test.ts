import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineClient } from '../../src/engine/client.ts';
import { signature } from '../../src/webhooks/signature.ts';
import { describeOnEngine, dropPrefix, engineUrl, freshPrefix } from '../market/load.ts';
import { freePort } from '../market/port.ts';
import { eventually } from '../patience.ts';
import { COMMAND } from '../programs.ts';
import { type Receiver, receiver } from '../webhooks/receiver.ts';
import { car, csv } from './ingest-installation.ts';

/** Sources that a server watches: what is loaded, what status and metrics tell, and that a late one is told by webhook. */

const SECRET = 'alert-secret';

describeOnEngine('a server with sources', () => {
  const prefix = freshPrefix();
  let folder: string;
  let hooks: Receiver;
  let server: ChildProcess;
  let base: string;
  let env: NodeJS.ProcessEnv;

  interface Ran {
    readonly code: number | null;
    readonly out: string;
    readonly said: string;
  }
  const runWith = async (own: NodeJS.ProcessEnv, ...words: string[]): Promise<Ran> => {
    const child = spawn(process.execPath, [COMMAND, ...words], {
      env: own,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, said] = [child.stdout, child.stderr].map((stream) => stream.setEncoding('utf8').toArray());
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, out: ((await out) ?? []).join(''), said: ((await said) ?? []).join('') };
  };
  const run = (...words: string[]): Promise<Ran> => runWith(env, ...words);

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'watch-server-'));
    for (const name of ['lot', 'silent']) mkdirSync(path.join(folder, name));
    const feed = path.join(folder, 'lot', 'cars.csv');
    writeFileSync(feed, csv([car(1), car(2)]));
    utimesSync(feed, 1_790_000_000, 1_790_000_000);
    hooks = await receiver();
    const sources = {
      lot: { from: { folder: 'lot' }, partial: true, expected: '1d' },
      silent: { from: { folder: 'silent' }, partial: true, expected: '1s' },
    };
    const config = path.join(folder, 'sources.yaml');
    const alerts = { webhook: `${hooks.url}/late`, secret: { env: 'ALERT_SECRET' } };
    writeFileSync(config, JSON.stringify({ sources, alerts }));
    const port = await freePort();
    base = `http://127.0.0.1:${port}`;
    env = {
      ...process.env,
      ...{
        ELASTICSEARCH_URL: engineUrl ?? '',
        FORECOURT_DATA: path.join(folder, 'data'),
        PORT: String(port),
      },
      ...{
        FORECOURT_INDEX_PREFIX: prefix,
        FORECOURT_MEMORY: '700MB',
        FORECOURT_OUTGOING_ALLOWS: 'http,private',
      },
      ...{ FORECOURT_SOURCES: config, ALERT_SECRET: SECRET, FORECOURT_DRAIN: '0s' },
    };
    server = spawn(process.execPath, [COMMAND, 'serve', '--workers', '1'], { env, stdio: 'ignore' });
  });
  afterAll(async () => {
    server.kill('SIGKILL');
    await hooks.close();
    const client = engineClient({ url: engineUrl ?? '' });
    await dropPrefix(client, prefix);
    await client.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const metrics = async (): Promise<string> =>
    await fetch(`${base}/metrics`).then(
      (answer) => answer.text(),
      () => '',
    );

  test('loads what comes, tells of a late one once, and ends with all of it', async () => {
    const [late] = await hooks.until(1);
    const { event_type: type, event_data: data } = JSON.parse(late?.body ?? '') as Record<string, object>;
    expect(type).toBe('source.late');
    expect(data).toMatchObject({
      source: 'silent',
      dataset: 'listings',
      market: 'us-cars',
      expected_seconds: 1,
    });
    const stamp = Number(late?.headers['x-timestamp']);
    expect(late?.headers['x-signature']).toBe(signature(SECRET, stamp, late?.body ?? ''));

    await eventually(async () => /watch_age_seconds\{source="lot"/.test(await metrics()));
    await eventually(async () => (await run('status', '--json')).out.includes('"delivered_at"'));
    const { code, out } = await run('status', '--json');
    const told = JSON.parse(out) as { markets: unknown[]; sources: unknown[] };
    expect(told.sources).toMatchObject([
      { source: 'lot', state: 'good', waiting: 0 },
      { source: 'silent', state: 'late' },
    ]);
    expect(told.markets).toContainEqual(expect.objectContaining({ market: 'us-cars', documents: 2 }));
    // a late source wants attention
    expect(code).toBe(1);
    expect(await metrics()).toContain(
      'forecourt_watch_late{source="silent",dataset="listings",market="us-cars"} 1',
    );

    // while a server watches, a second watch has nothing to do
    expect((await run('watch', env.FORECOURT_SOURCES ?? '', '--once')).said).toContain(
      'another forecourt watch is at work',
    );
    const ended = new Promise<number | null>((resolve) => server.once('exit', (exit) => resolve(exit)));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
    const after = await run('watch', env.FORECOURT_SOURCES ?? '', '--once');
    expect(after.said).not.toContain('another forecourt watch');
    expect(hooks.received.length).toBe(1);
  });

  test('a configuration that cannot be used ends the start of the server', async () => {
    const config = path.join(folder, 'bad.yaml');
    writeFileSync(config, 'sources: {lot: {from: {folder: lot}, evry: 1h}}');
    const { code, said } = await runWith({ ...env, FORECOURT_SOURCES: config }, 'serve', '--workers', '1');
    expect([code, said]).toEqual([
      2,
      expect.stringContaining('"evry" is not known here; did you mean "every"?'),
    ]);
  });
});
