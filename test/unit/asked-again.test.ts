import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Client } from '@elastic/elasticsearch';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cloneIndices } from '../../ingest/publish/clones.ts';
import { createIndices } from '../../ingest/publish/copies.ts';
import { documentPages } from '../../ingest/publish/document-pages.ts';
import { changeAliases } from '../../ingest/publish/fence.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { HEADERS, type StandIns, standIns } from '../market/stand-ins.ts';

/**
 * A node that does what it is asked and dies before it can say so: the client asks another one, which refuses what is done
 * already. The nodes are stand-ins of one cluster, the first of which that changes something dies, or takes a page.
 */

/** index → its aliases */
let indices: Map<string, Set<string>>;
/** Does the node that dies do what it was asked? */
let isDone: boolean;
/** It has died. */
let isDead: boolean;
/** What it dies of. */
let deadly: RegExp;
/** Pages that are left of a question. */
let pages: string[];
let client: Client;
let cluster: StandIns;

const refusal = (status: number, type: string) => ({
  status,
  body: { error: { type, reason: type }, status },
});

/** The next page, as the engine gives it: whoever asks for it takes it. */
function page(): { status: number; body: object } {
  const hits = pages.splice(0, 1).map((_id) => ({ _id, _index: 'old' }));
  return {
    status: 200,
    body: { _scroll_id: 'all', _shards: { failed: 0 }, hits: { total: { value: 3 }, hits } },
  };
}

function change(path: string, method = ''): { status: number; body: object } {
  const done = { status: 200, body: { acknowledged: true } };
  if (method !== 'DELETE' && path.includes('/_search')) return page();
  if (method === 'DELETE' || /_(settings|mapping)$/.test(path)) return done;
  if (path === '/_aliases') {
    if (!indices.get('old')?.delete('cars')) return refusal(404, 'aliases_not_found_exception');
    indices.get('new')?.add('cars');
    return done;
  }
  const name = path.split('/').at(-1) ?? '';
  if (indices.has(name)) return refusal(400, 'resource_already_exists_exception');
  indices.set(name, new Set());
  return done;
}

function answer({ method, url = '' }: IncomingMessage, response: ServerResponse): void {
  const path = url.split('?')[0] ?? '';
  if (method === 'GET') {
    const aliases = [...indices].map(([index, all]) => [
      index,
      { aliases: Object.fromEntries([...all].map((alias) => [alias, {}])) },
    ]);
    const told = path.startsWith('/_cluster')
      ? { number_of_data_nodes: 2 }
      : path.endsWith('/_count')
        ? { count: 5 }
        : Object.fromEntries(aliases);
    return void response.writeHead(200, HEADERS).end(JSON.stringify(told));
  }
  const lives = isDead || !deadly.test(path);
  if (lives || isDone) {
    const { status, body } = change(path, method);
    if (lives) return void response.writeHead(status, HEADERS).end(JSON.stringify(body));
  }
  isDead = true;
  response.socket?.destroy();
}

beforeEach(async () => {
  indices = new Map([
    ['old', new Set(['cars'])],
    ['new', new Set<string>()],
  ]);
  [isDone, isDead, deadly] = [true, false, /./];
  pages = ['a', 'b', 'c'];
  cluster = await standIns(2, answer);
  client = cluster.client;
});
afterEach(async () => {
  await cluster.close();
});

const actions = [
  { remove: { index: 'old', alias: 'cars', must_exist: true } },
  { add: { index: 'new', alias: 'cars' } },
];
const made = () =>
  createIndices({ client, copies: undefined, codec: undefined }, ['fresh'], { settings: {}, mappings: {} });

test('a switch that a node had made before it died is made', async () => {
  await changeAliases(client, actions);
  expect(indices.get('new')).toEqual(new Set(['cars']));
});

test('a switch that a node died before, and somebody else made another one, is refused', async () => {
  isDone = false;
  indices.get('old')?.clear();
  await expect(changeAliases(client, actions)).rejects.toThrow('aliases_not_found');
});

test('a switch that names what is gone is refused where no node died', async () => {
  isDead = true;
  indices.get('old')?.clear();
  indices.get('new')?.add('cars');
  await expect(changeAliases(client, actions)).rejects.toThrow('aliases_not_found');
});

test('an index that a node had made before it died is made; one that was there is not ours', async () => {
  await made();
  expect(indices.has('fresh')).toBe(true);
  await expect(made()).rejects.toThrow('resource_already_exists');
});

test('a copy of an index that a node had made before it died is made', async () => {
  deadly = /_clone/;
  const cloned = await cloneIndices(
    { client, copies: undefined, codec: undefined },
    { us: ['old'] },
    { us: 'fresh' },
    { dataset: listingsOf('us-cars'), about: {} },
  );
  expect([indices.has('fresh'), isDead, cloned.get('fresh')]).toEqual([true, true, 5]);
});

test('a page that a node took before it died is missed; one that it did not take is not', async () => {
  deadly = /_search\/scroll/;
  const all = async (): Promise<(string | undefined)[]> => {
    const found: (string | undefined)[] = [];
    for await (const hits of documentPages(client, { index: 'old', sort: ['_doc'] }))
      found.push(...hits.map(({ _id }) => _id));
    return found;
  };
  await expect(all()).rejects.toThrow(/old has 3 documents, of which 2 came.* run the same command again/);
  [isDone, isDead, pages] = [false, false, ['a', 'b', 'c']];
  expect(await all()).toEqual(['a', 'b', 'c']);
});
