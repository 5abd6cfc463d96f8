import { type ChildProcess, fork, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Client } from '@elastic/elasticsearch';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliveries } from '../../ingest/ledger/deliveries.ts';
import { openLedger } from '../../ingest/ledger/open.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { engineClient } from '../../src/engine/client.ts';
import { keptDeliveries } from '../../src/engine/deliveries.ts';
import { readRecord, recordFile } from '../../src/sources/source-record.ts';
import { car, csv } from '../engine/ingest-installation.ts';
import { describeOnEngine, dropPrefix, engineUrl, freshPrefix } from '../market/load.ts';
import { type StandIn, standIn } from '../outgoing/receiver.ts';
import { eventually } from '../patience.ts';
import { COMMAND, programFile } from '../programs.ts';

/** `forecourt watch` that is killed: while it fetches, between fetching and loading, and before it notes a load. */

const FEED = csv([car(1), car(2)]);

describeOnEngine('a watch that is killed', () => {
  let client: Client;
  let prefix: string;
  let folder: string;
  const started: ChildProcess[] = [];

  beforeEach(() => {
    client = engineClient({ url: engineUrl ?? '' });
    prefix = freshPrefix();
    folder = mkdtempSync(path.join(tmpdir(), 'watch-kill-'));
    mkdirSync(path.join(folder, 'feeds'));
    const file = path.join(folder, 'feeds', 'cars.csv');
    writeFileSync(file, FEED);
    utimesSync(file, 1_790_000_000, 1_790_000_000);
  });
  afterEach(async () => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
    await dropPrefix(client, prefix);
    await client.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const dataDir = (): string => path.join(folder, 'data');
  const config = (from: object): string => {
    const file = path.join(folder, 'sources.yaml');
    writeFileSync(file, JSON.stringify({ sources: { lot: { from, partial: true } } }));
    return file;
  };
  const env = (): NodeJS.ProcessEnv => ({
    ...process.env,
    ELASTICSEARCH_URL: engineUrl ?? '',
    FORECOURT_DATA: dataDir(),
    FORECOURT_INDEX_PREFIX: prefix,
    FORECOURT_MEMORY: '700MB',
    FORECOURT_OUTGOING_ALLOWS: 'http,private',
  });
  /** Starts a watch in a group of its own. */
  function watch(file: string): ChildProcess {
    const child = spawn(process.execPath, [COMMAND, 'watch', file], {
      env: env(),
      stdio: 'ignore',
      detached: true,
    });
    started.push(child);
    return child;
  }
  const gone = (child: ChildProcess): Promise<void> =>
    new Promise((resolve) =>
      (child.exitCode ?? child.signalCode) === null ? child.once('exit', () => resolve()) : resolve(),
    );
  async function kill(child: ChildProcess, what: 'alone' | 'with its load'): Promise<void> {
    const ended = gone(child);
    if (child.pid) process.kill(what === 'alone' ? child.pid : -child.pid, 'SIGKILL');
    await ended;
  }
  /** Looks at once, as the next process does; the servers of the test go on answering. */
  async function lookNow(file: string): Promise<void> {
    const child = spawn(process.execPath, [COMMAND, 'watch', file, '--now'], {
      env: env(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said = child.stderr.setEncoding('utf8').toArray();
    await gone(child);
    expect([child.exitCode, (await said).join('')]).toEqual([0, expect.anything()]);
  }
  /** Command lines of the processes that it started. */
  const commandsUnder = ({ pid }: ChildProcess): string[][] =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .filter((child) => child.trim() !== '' && existsSync(`/proc/${child}/cmdline`))
      .map((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').split('\0'));
  const stateOf = () => readRecord(recordFile(dataDir(), 'lot'))?.deliveries.map(({ state }) => state);

  /** Holds the market's ledger, so that a load waits. */
  async function hold(): Promise<ChildProcess> {
    const child = fork(programFile('ingest-holder'), [dataDir()], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.push(child);
    await new Promise((resolve) => child.once('message', resolve));
    return child;
  }
  /** Deliveries that the engine knows of; none while their index is being made. */
  const kept = async (): Promise<number> =>
    await keptDeliveries(client, prefix).then(
      ({ found }) => found,
      () => 0,
    );
  /** What the ledger holds: one delivery, loaded from where it came from. */
  async function expectLoadedOnce(): Promise<void> {
    expect(stateOf()).toEqual(['loaded']);
    const ledger = await openLedger({
      ...{ dataDir: dataDir(), market: 'us-cars', memory: '512MB', waitSeconds: 600 },
      dataset: listingsOf('us-cars'),
    });
    const known = await deliveries(ledger.db, 'listings');
    ledger.close();
    expect(known).toMatchObject([{ state: 'live', accepted: 2 }]);
    expect(JSON.parse(known[0]?.report ?? '').origin).toMatch(/^lot\/[0-9a-f]{16}$/);
    await expect.poll(kept).toBe(1);
  }

  test('while it fetches, goes on where it was', async () => {
    const server: StandIn = await standIn();
    const ranges: (string | undefined)[] = [];
    let isCut = true;
    server.answer = (request, response) => {
      ranges.push(request.headers.range);
      const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
      response.writeHead(from ? 206 : 200, {
        ...{
          etag: '"one"',
          'last-modified': 'Mon, 15 Jun 2026 06:00:00 GMT',
          'content-length': FEED.length - from,
        },
        ...(from && { 'content-range': `bytes ${from}-${FEED.length - 1}/${FEED.length}` }),
      });
      // the rest never comes
      if (isCut) response.write(FEED.slice(0, 50));
      else response.end(FEED.slice(from));
    };
    const file = config({ https: { url: `${server.url}/cars.csv` } });
    const first = watch(file);
    const begun = (): number[] => {
      const staged = path.join(dataDir(), 'sources', 'lot');
      const names = existsSync(staged) ? readdirSync(staged, { recursive: true, encoding: 'utf8' }) : [];
      return names
        .filter((name) => name.endsWith('.part'))
        .map((name) => statSync(path.join(staged, name)).size);
    };
    await eventually(() => begun().some((size) => size === 50));
    await kill(first, 'with its load');
    expect(stateOf()).toBe(undefined);
    isCut = false;
    await lookNow(file);
    expect(ranges.at(-1)).toBe('bytes=50-');
    await server.close();
    await expectLoadedOnce();
  });

  test.each(['alone', 'with its load'] as const)(
    '%s between fetching and loading, loads what it fetched',
    async (what) => {
      mkdirSync(dataDir());
      const holder = await hold();
      const file = config({ folder: 'feeds' });
      const first = watch(file);
      await eventually(() => stateOf()?.[0] === 'fetched');
      await kill(first, what);
      // it is not looked for where it came from
      rmSync(path.join(folder, 'feeds', 'cars.csv'));
      holder.kill('SIGKILL');
      await gone(holder);
      await lookNow(file);
      await expectLoadedOnce();
    },
  );

  test('before it notes a load, finds that the ledger has it', async () => {
    mkdirSync(dataDir());
    const holder = await hold();
    const file = config({ folder: 'feeds' });
    const first = watch(file);
    await eventually(() => stateOf()?.[0] === 'fetched');
    // its load, which has begun, goes on while it stands still
    await eventually(() => commandsUnder(first).some((words) => words.includes('ingest')));
    process.kill(first.pid ?? 0, 'SIGSTOP');
    holder.kill('SIGKILL');
    await gone(holder);
    const lock = path.join(dataDir(), 'ledger', 'us-cars.lock.json');
    await eventually(async () => (await kept()) === 1 && !existsSync(lock));
    await kill(first, 'alone');
    expect(stateOf()).toEqual(['fetched']);
    await lookNow(file);
    await expectLoadedOnce();
    // after a restore, which brings no records, the source shows it still
    rmSync(path.join(dataDir(), 'sources'), { recursive: true });
    await lookNow(file);
    await expectLoadedOnce();
  });
});
