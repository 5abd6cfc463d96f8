import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAliases, EngineDown } from '../../src/engine/ask.ts';
import { engineClient } from '../../src/engine/client.ts';
import { LastKnownValue } from '../../src/engine/last-known-value.ts';
import { type HeldWaits, holdWaits } from '../market/held-waits.ts';

/**
 * A node of a cluster that stands still: it takes connections and answers nothing (src/engine/nodes.ts, late-questions.ts,
 * last-known-value.ts). The nodes are stand-ins that answer as the engine does.
 */

const HEADERS = { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' };
const open: { close(): unknown }[] = [];
/** Time passes when a test says so, however long the machine stands still. */
let waits: HeldWaits;
let now: number;
beforeEach(() => {
  waits = holdWaits();
  // whole milliseconds: differences of others are not exact
  now = Math.ceil(performance.now());
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(async () => {
  vi.restoreAllMocks();
  waits.release();
  await Promise.all(open.splice(0).map((one) => one.close()));
});

/** The question that is being asked is late now: half of the time has passed, and the other half. */
async function beLate(): Promise<void> {
  for (let half = 1; half <= 2; half += 1) {
    await expect.poll(() => waits.of()).toHaveLength(1);
    const [wait] = waits.of();
    now += wait?.ms ?? 0;
    wait?.end();
  }
}

const found = (value: number) => ({ hits: { total: { value }, hits: [] }, _shards: { total: 1, failed: 0 } });

/** A cluster whose second node stands still at first, with the copies that every question goes to by itself. */
class Standing {
  still = true;
  /** it refuses every search */
  refuses = false;
  /** searches that each node got */
  readonly asked = [0, 0, 0];
  readonly urls: string[] = [];

  async start(): Promise<this> {
    for (const at of this.asked.keys()) {
      const server: Server = createServer((request, response) => void this.#answer(at, request, response));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      open.push({ close: () => server.closeAllConnections() }, { close: () => server.close() });
      this.urls.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    }
    return this;
  }

  #answer(at: number, { url = '' }: IncomingMessage, response: ServerResponse): void {
    const isSearch = url.includes('_search');
    if (isSearch) this.asked[at] = (this.asked[at] ?? 0) + 1;
    const isElsewhere = url.includes(encodeURIComponent('_prefer_nodes:id0,id2'));
    if (this.still && (at === 1 || (isSearch && !isElsewhere))) return;
    const nodes = { id0: { name: 'n0' }, id2: { name: 'n2' } };
    const refusal = { error: { type: 'too_many_buckets_exception', reason: 'too many' }, status: 400 };
    response.writeHead(isSearch && this.refuses ? 400 : 200, HEADERS);
    response.end(JSON.stringify(isSearch ? (this.refuses ? refusal : found(7)) : { nodes }));
  }
}

test('a question whose copies stand still is asked of nodes that answer; the next ones at once', async () => {
  const cluster = await new Standing().start();
  const [url = '', ...others] = cluster.urls;
  const client = engineClient({ url, others });
  open.push(client);
  const ask = async (): Promise<number> => (await askAliases(client, { aliases: ['cars'], body: {} })).total;
  const first = ask();
  await beLate();
  expect(await first).toBe(7);
  const { asked } = cluster;
  const before = [...asked];
  for (let round = 0; round < 20; round += 1) expect(await ask()).toBe(7);
  // none waits for the node that stands still, and none is asked twice
  expect(asked[1]).toBe(before[1]);
  const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
  expect(sum(asked) - sum(before)).toBe(20);
});

test('what nodes that answer refuse is told: nobody waits for the one that stands still', async () => {
  const cluster = await new Standing().start();
  cluster.refuses = true;
  const [url = '', ...others] = cluster.urls;
  const client = engineClient({ url, others });
  open.push(client);
  const answer = askAliases(client, { aliases: ['cars'], body: {} }).catch((error: unknown) => error);
  await beLate();
  expect(String(await answer)).toContain('too_many_buckets');
});

test('one node alone is asked once, however long it takes', async () => {
  const asked: ServerResponse[] = [];
  const server = createServer((_, response) => void asked.push(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({ close: () => server.closeAllConnections() }, { close: () => server.close() });
  const client = engineClient({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  open.push(client);
  const answer = askAliases(client, { aliases: ['cars'], body: {} });
  await expect.poll(() => asked).toHaveLength(1);
  // nothing is waited for but the answer
  expect(waits.of()).toEqual([]);
  asked[0]?.writeHead(200, HEADERS).end(JSON.stringify(found(3)));
  expect((await answer).total).toBe(3);
  expect(asked).toHaveLength(1);
});

test('who gives up a question that is late is told so', async () => {
  const cluster = await new Standing().start();
  const [url = '', ...others] = cluster.urls;
  const client = engineClient({ url, others });
  open.push(client);
  const ends = new AbortController();
  const answer = askAliases(client, { aliases: ['cars'], body: {} }, ends.signal);
  ends.abort();
  await expect(answer).rejects.toThrow('Request aborted');
});

test('what was known of a cluster answers while its master does not, for a minute', async () => {
  const known = new LastKnownValue<string>();
  const never = new Promise<string>(() => undefined);
  const away = (): Promise<string> => Promise.reject(new EngineDown('master_not_discovered_exception'));
  await expect(known.orLast(away())).rejects.toThrow('master_not_discovered');
  expect(await known.orLast(Promise.resolve('first'))).toBe('first');
  expect(await known.orLast(away())).toBe('first');
  const late = known.orLast(never);
  for (const wait of waits.of()) wait.end();
  expect(await late).toBe('first');
  // a fault of ours, or one that a setting mends, is no state of the cluster
  await expect(known.orLast(Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
  expect(await known.orLast(Promise.resolve('second'))).toBe('second');
  now += 61_000;
  await expect(known.orLast(away())).rejects.toThrow('master_not_discovered');
});

test('a reading that began before another and ends after it is not what is known', async () => {
  const known = new LastKnownValue<string>();
  let end: (value: string) => void = () => undefined;
  const slow = known.orLast(
    new Promise<string>((resolve) => {
      end = resolve;
    }),
  );
  now += 5;
  await known.orLast(Promise.resolve('new'));
  end('old');
  expect(await slow).toBe('old');
  expect(await known.orLast(Promise.reject(new EngineDown('away')))).toBe('new');
});
