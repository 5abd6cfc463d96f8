import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { engineChecks } from '../../src/cli/doctor/engine.ts';
import { readSettings } from '../../src/settings.ts';

/** What doctor says of the nodes of an engine, on a stand-in that tells them. */

const open: { close(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

/** An engine of nodes of these versions; its address. */
async function engineOf(versions: readonly string[]): Promise<string> {
  const nodes = Object.fromEntries(versions.map((version, n) => [`id${n}`, { name: `n${n}`, version }]));
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' });
    response.end(JSON.stringify({ status: 'green', nodes }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({ close: () => server.closeAllConnections() }, { close: () => server.close() });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const told = (url: string) =>
  engineChecks(readSettings({ ELASTICSEARCH_URL: url }))
    .find(({ what }) => what === 'engine')
    ?.run();

test('several nodes behind one address are to be named; one node, or several that are, are well', async () => {
  expect(await told(await engineOf(['8.19.2']))).toEqual({ state: 'ok', found: '1 node: n0 8.19.2' });
  const nodes = ['8.19.2', '9.1.0', '9.1.0'];
  expect(await told(await engineOf(nodes))).toEqual({
    state: 'look',
    found: '3 nodes: n0 8.19.2, n1 9.1.0, n2 9.1.0; one address is known',
    mend: expect.stringMatching(/^name several nodes in ELASTICSEARCH_URL/),
  });
  const named = [await engineOf(nodes), await engineOf(nodes)].join();
  expect(await told(named)).toMatchObject({ state: 'ok' });
});

test('an engine that is too old is told before how many nodes are named', async () => {
  expect(await told(await engineOf(['8.18.0', '9.1.0']))).toMatchObject({ state: 'wrong' });
});
