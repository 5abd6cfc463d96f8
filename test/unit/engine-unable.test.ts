import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Client } from '@elastic/elasticsearch';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAliases, EngineBusy, EngineDown, EngineGivenUp } from '../../src/engine/ask.ts';
import { ask } from '../../src/engine/ask-live.ts';
import type { Live } from '../../src/engine/live.ts';
import { HEADERS, type StandIns, standIns } from '../market/stand-ins.ts';
import { eventually } from '../patience.ts';

/**
 * Nodes of a cluster that cannot answer while others can (src/engine/nodes.ts, late-questions.ts): dead ones, and those that live and say
 * that shards are away or that their memory is full. The nodes are stand-ins that answer as the engine does.
 */

const FOUND = { hits: { total: { value: 7 }, hits: [] }, _shards: { total: 1, failed: 0 }, status: 200 };
const shardsFailed = { type: 'search_phase_execution_exception', reason: 'all shards failed' };
const breaker = { type: 'circuit_breaking_exception', reason: '[parent] Data too large' };

/** What a node does with a search. */
type Node = 'well' | 'dead' | 'still' | 'shards away' | 'part of the shards' | 'memory full' | 'behind';

let nodes: Node[];
/** searches that each node got */
let asked: number[];
let client: Client;
let cluster: StandIns;

function answer({ url = '' }: IncomingMessage, response: ServerResponse, at: number): void {
  const node = nodes[at];
  if (node === 'dead') return void response.socket?.destroy();
  if (url.includes('search')) asked[at] = (asked[at] ?? 0) + 1;
  if (node === 'still') return;
  if (url.startsWith('/lost/'))
    return void response.writeHead(503, HEADERS).end(JSON.stringify({ error: shardsFailed, status: 503 }));
  const one =
    node === 'shards away'
      ? { error: shardsFailed, status: 503 }
      : node === 'part of the shards'
        ? { ...FOUND, _shards: { total: 2, failed: 1, failures: [{ reason: shardsFailed }] } }
        : node === 'behind'
          ? { error: { type: 'index_not_found_exception', reason: 'no such index [cars]' }, status: 404 }
          : FOUND;
  const isFull = node === 'memory full';
  response.writeHead(isFull ? 429 : 200, HEADERS);
  const whole = url.includes('_msearch') ? { responses: [FOUND, one] } : one;
  response.end(JSON.stringify(isFull ? { error: breaker, status: 429 } : whole));
}

beforeEach(async () => {
  nodes = ['well', 'well', 'well'];
  asked = [0, 0, 0];
  cluster = await standIns(nodes.length, answer);
  client = cluster.client;
  // however slow the machine is: the second for which a node is left out does not pass
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await cluster.close();
});

const live: Live = { indices: { us: 'cars' }, ids: {}, lost: new Set() };
const line = { roles: ['us'], cached: false, body: () => ({ size: 0 }) };
const reader = { get: async () => live, refresh: async () => live };
/** Two searches in one request, of which a node may answer one. */
const askBoth = async (): Promise<number[]> =>
  (await ask(client, reader, [line, line])).map(({ total }) => total);
const askAlias = async (): Promise<number> =>
  (await askAliases(client, { aliases: ['cars'], body: {} })).total;

test('nodes that are restarted in turn, however few the searches between: each search has its answer', async () => {
  for (const at of [0, 1, 2, 0, 1, 2]) {
    nodes[at] = 'dead';
    for (let n = 0; n < 6; n += 1) expect(await askBoth()).toEqual([7, 7]);
    nodes[at] = 'well';
    for (let n = 0; n < 3; n += 1) expect(await askBoth()).toEqual([7, 7]);
  }
});

test('where all were dead for a moment, the first search that reaches one has its answer', async () => {
  for (let round = 0; round < 3; round += 1) {
    nodes = ['dead', 'dead', 'dead'];
    for (let n = 0; n < 10; n += 1) await expect(askBoth()).rejects.toThrow(EngineDown);
    nodes[round] = 'well';
    for (let n = 0; n < 3; n += 1) expect(await askBoth()).toEqual([7, 7]);
  }
});

const UNABLE: readonly Node[] = ['shards away', 'part of the shards', 'memory full'];
test.each(UNABLE)(
  'a node that lives and cannot answer (%s): another is asked, and it alone is left out',
  async (how) => {
    nodes[1] = how;
    for (let n = 0; n < 20; n += 1) expect(await askBoth()).toEqual([7, 7]);
    expect(asked[1]).toBe(1);
    expect(Math.min(...asked)).toBe(1);
    vi.mocked(performance.now).mockReturnValue(performance.now() + 1001);
    for (let n = 0; n < 20; n += 1) expect(await askAlias()).toBe(7);
    // it is tried again, rarely
    expect(asked[1]).toBe(2);
  },
);

test.each([
  ['shards away', EngineDown],
  ['memory full', EngineBusy],
] as const)(
  'where no node can answer (%s) it is told so, and each is not asked for every search',
  async (how, fault) => {
    nodes = [how, how, how];
    await expect(askBoth()).rejects.toThrow(fault);
    expect(asked).toEqual([1, 1, 1]);
    for (let n = 0; n < 10; n += 1) await expect(askAlias()).rejects.toThrow(fault);
    expect(asked.reduce((sum, one) => sum + one, 0)).toBe(13);
  },
);

test('an index that no node can answer takes no node from the others, and sends nobody to one that stands still', async () => {
  nodes[1] = 'still';
  const ends = new AbortController();
  const inTurn = [0, 1].map(() => client.search({ index: 'cars' }, { signal: ends.signal }));
  inTurn[1]?.catch(() => undefined);
  await inTurn[0];
  vi.mocked(performance.now).mockReturnValue(performance.now() + 1001);
  const lost = (): Promise<unknown> => askAliases(client, { aliases: ['lost'], body: {} });
  for (let n = 0; n < 3; n += 1) await expect(lost()).rejects.toThrow(EngineDown);
  [nodes[0], nodes[2]] = ['shards away', 'shards away'];
  await expect(askBoth()).rejects.toThrow(EngineDown);
  [nodes[0], nodes[2]] = ['well', 'well'];
  const before = [...asked];
  for (let n = 0; n < 6; n += 1) expect(await askBoth()).toEqual([7, 7]);
  expect(asked.map((all, at) => all - (before[at] ?? 0))).toEqual([3, 0, 3]);
  ends.abort();
});

test('who gives up while another node is asked is told so, and not what the first one said', async () => {
  nodes = ['memory full', 'still', 'still'];
  const ends = new AbortController();
  const answer = askAliases(client, { aliases: ['cars'], body: {} }, ends.signal);
  const told = expect(answer).rejects.toThrow(EngineGivenUp);
  await eventually(() => asked.reduce((sum, one) => sum + one, 0) > 1);
  ends.abort();
  await told;
});

test('nodes that have fallen behind do not know an index that has just been made: the one that does is asked', async () => {
  nodes = ['behind', 'behind', 'well'];
  expect(await askBoth()).toEqual([7, 7]);
  // once before the names were read anew, and each of them once at most after that
  expect(Math.max(...asked)).toBeLessThanOrEqual(2);
  nodes = ['behind', 'behind', 'behind'];
  await expect(askBoth()).rejects.toThrow(/no such index/);
});
