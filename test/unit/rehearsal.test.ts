import type { Client } from '@elastic/elasticsearch';
import { expect, test } from 'vitest';
import { rehearse } from '../../src/server/rehearsal.ts';
import { testAccounts, testApp } from '../market/app.ts';

/** A server asks itself a search of each market before it listens: the first caller meets nothing that is new. */

/** An engine that holds the listings of these markets. It tells what it was asked. */
function engineOf(isLoaded: (alias: string) => boolean) {
  const asked: string[] = [];
  const read: string[] = [];
  async function msearch({ searches }: { readonly searches: readonly string[] }) {
    const lines = searches.filter((_, i) => i % 2 === 1);
    asked.push(...lines);
    return { body: { responses: lines.map(() => ({ hits: { total: { value: 7 }, hits: [] } })) } };
  }
  async function get({ index }: { readonly index: readonly string[] }) {
    read.push(...index);
    const held = index.filter(isLoaded);
    return Object.fromEntries(
      held.map((alias) => [`${alias}-1`, { aliases: { [alias]: {} }, settings: { index: { uuid: alias } } }]),
    );
  }
  const search = async () => ({ body: { _shards: { total: 0, failed: 0 }, hits: { hits: [] } } });
  return { client: { msearch, search, indices: { get } } as unknown as Client, asked, read };
}

const SEARCH = '/search/car/active?facets=make&stats=price&range_facets=price';

test('what the first caller asks is known by then: the page alone is asked for', async () => {
  const engine = engineOf(() => true);
  const { service, ask } = testApp({ client: engine.client, prefix: 'x-' });
  await rehearse(service);
  expect(engine.asked.filter((line) => line.includes('"size":0')).length).toBeGreaterThanOrEqual(3);
  const [before, read] = [engine.asked.length, engine.read.length];
  const answer = (await (await ask(SEARCH)).json()) as { num_found: number };
  expect(answer.num_found).toBe(7);
  expect(engine.asked.slice(before)).toEqual([expect.stringContaining('"size":10')]);
  expect(engine.read.slice(read)).toEqual([]);
});

test('a market that was never loaded is asked nothing', async () => {
  const engine = engineOf(() => false);
  const { service } = testApp({ client: engine.client, prefix: 'x-' });
  await rehearse(service);
  expect(engine.asked).toEqual([]);
  expect(engine.read.length).toBeGreaterThan(0);
});

test('nobody has asked: no account, log line or metric tells of it', async () => {
  const engine = engineOf(() => true);
  const accounts = testAccounts();
  const { service, log, app } = testApp({ client: engine.client, prefix: 'x-' }, { accounts });
  await rehearse(service);
  expect(log).toEqual([]);
  expect(accounts.ended).toEqual([]);
  expect(await (await app.request('/metrics')).text()).not.toContain('operation="search');
});

test('an engine that is away keeps nobody from listening, and neither do accounts', async () => {
  const { service } = testApp();
  await expect(rehearse(service)).resolves.toBeUndefined();
  const accounts = testAccounts();
  accounts.fault = new Error('away');
  await expect(rehearse({ ...service, accounts })).resolves.toBeUndefined();
});
