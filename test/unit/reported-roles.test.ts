import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client } from '@elastic/elasticsearch';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusalOf } from '../../src/api/http/answer-error.ts';
import { EngineDown } from '../../src/engine/ask.ts';
import { engineClient } from '../../src/engine/client.ts';
import { LiveIndices } from '../../src/engine/live.ts';
import { liveOf } from '../../src/engine/live-roles.ts';

/** A cluster that tells where aliases point, and loses the shard of the reports of deliveries. The nodes are stand-ins. */

const HEADERS = { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' };
const US = { 'a-us-cars-us-20251009t085320z-1': { aliases: { 'a-us-cars-us': {} } } };
const TOLD = {
  _shards: { total: 1, failed: 0 },
  hits: { hits: [{ _source: { dataset: 'dealers', indices: { dealers: 'a' } } }] },
};
const PART = { _shards: { total: 1, successful: 0, failed: 1 }, hits: { hits: [] } };
const RED = { error: { type: 'search_phase_execution_exception', reason: 'all shards failed' }, status: 503 };

let reports: typeof TOLD | typeof PART | typeof RED;
let client: Client;
const open: { close(): unknown }[] = [];

beforeEach(async () => {
  const urls: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    const node = createServer(({ url = '' }, response) => {
      const isSearch = url.includes('_search');
      response.writeHead(isSearch && 'status' in reports ? 503 : 200, HEADERS);
      response.end(JSON.stringify(isSearch ? reports : url.startsWith('/a-us-cars') ? US : {}));
    });
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
    open.push({ close: () => node.closeAllConnections() }, { close: () => node.close() });
    urls.push(`http://127.0.0.1:${(node.address() as AddressInfo).port}`);
  }
  const [url = '', ...others] = urls;
  client = engineClient({ url, others });
  open.push(client);
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map((one) => one.close()));
});

test.each([
  ['a part of them', PART],
  ['none of them', RED],
])('reports of deliveries of which the engine reads %s are its fault: 503, and no 500', async (_, read) => {
  reports = read;
  const error = await liveOf(new LiveIndices(client, 'a-', 'all')).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(EngineDown);
  expect(refusalOf(error).status).toBe(503);
});

test('while reports cannot be read, what they told before goes, however long: what is there answers, what was lost does not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  reports = TOLD;
  const live = new LiveIndices(client, 'a-', 'us-cars');
  const told = await live.get();
  expect([Object.keys(told.indices), [...told.lost]]).toEqual([['us'], ['dealers']]);
  for (const red of [RED, PART, RED]) {
    reports = red;
    vi.advanceTimersByTime(10 * 60_000);
    expect(await live.get()).toEqual(told);
  }
  // who has never read them does not know
  await expect(new LiveIndices(client, 'a-', 'us-cars').get()).rejects.toThrow();
});
