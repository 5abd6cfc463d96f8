import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { refusalOf } from '../../src/api/http/answer-error.ts';
import { engineClient } from '../../src/engine/client.ts';
import { LiveIndices } from '../../src/engine/live.ts';

/** An engine that tells where aliases point, and has lost the shard of the reports of deliveries. */
test('reports of deliveries that the engine cannot read are its fault: 503, and no 500', async () => {
  const engine = createServer((request, response) => {
    const isSearch = request.url?.includes('_search');
    const shards = { total: 1, successful: 0, failed: 1 };
    const answer = isSearch ? { _shards: shards, hits: { hits: [] } } : {};
    const headers = { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' };
    response.writeHead(200, headers).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  const client = engineClient({ url: `http://127.0.0.1:${(engine.address() as AddressInfo).port}` });
  const error = await new LiveIndices(client, 'a-', 'all').get().catch((thrown: unknown) => thrown);
  expect(refusalOf(error).status).toBe(503);
  await client.close();
  engine.close();
});
