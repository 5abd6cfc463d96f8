import { readFileSync } from 'node:fs';
import type { Client } from '@elastic/elasticsearch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rebuildListings } from '../../ingest/commands/rebuild.ts';
import { rollBackListings } from '../../ingest/commands/roll-back.ts';
import { marketStatus } from '../../ingest/commands/status.ts';
import { planUpgrade } from '../../ingest/commands/upgrade.ts';
import { meetingPrefix } from '../../src/engine/prefixes.ts';
import { testApp } from '../market/app.ts';
import { describeOnEngine } from '../market/load.ts';
import { dealer, loadDealers } from './dealers-installation.ts';
import { car, Installation, T } from './ingest-installation.ts';

/**
 * The roles of deploy/elasticsearch hold what a server, and what loads, ask of the engine, and nothing else. The engine of the tests
 * has no security: what is sent is compared with the privileges that Elasticsearch wants for it
 * (https://www.elastic.co/docs/deploy-manage/users-roles/cluster-or-deployment-auth/elasticsearch-privileges).
 */

interface Role {
  readonly cluster: readonly string[];
  readonly indices: readonly { readonly names: readonly string[]; readonly privileges: readonly string[] }[];
}
const roleOf = (name: 'server' | 'loader'): Role =>
  JSON.parse(readFileSync(new URL(`../../deploy/elasticsearch/role-${name}.json`, import.meta.url), 'utf8'));

/** What `manage` brings besides what nothing less does. */
const MANAGED = ['create_index', 'delete_index', 'maintenance', 'monitor', 'view_index_metadata'];

/** Method and path, that of indices as INDEX → the privilege; the first that fits. */
const NEEDS: readonly (readonly [RegExp, string])[] = [
  [/^GET \/_(cluster\/health|nodes)\b/, 'cluster monitor'],
  [/^GET \/_cat\/indices\/INDEX$/, 'monitor'],
  [/^GET \/INDEX\/_stats/, 'monitor'],
  [/^(POST|GET) \/(INDEX\/)?_(search|msearch|count)\b/, 'read'],
  [/^(POST|GET|DELETE) \/_search\/scroll$/, 'read'],
  [/^(POST|PUT) \/(INDEX\/)?_bulk$/, 'write'],
  [/^(POST|PUT|DELETE) \/INDEX\/_doc\//, 'write'],
  [/^(GET|HEAD) \/INDEX(\/_(mapping|settings))?(\/|$)/, 'view_index_metadata'],
  [/^PUT \/INDEX$/, 'create_index'],
  [/^DELETE \/INDEX$/, 'delete_index'],
  [/^POST \/INDEX\/_(flush|refresh|forcemerge)$/, 'maintenance'],
  [/^PUT \/INDEX\/_(clone|settings|mapping)\b/, 'manage'],
  [/^POST \/_aliases$/, 'manage'],
];

describeOnEngine('roles of the engine', () => {
  const here = new Installation();
  let asked: Set<string>;

  /** Notes what a client asks. */
  function watch(client: Client): void {
    client.diagnostic.on('request', (_, result) => {
      const { method, path } = result?.meta.request.params ?? {};
      const named = String(path)
        .split('/')
        .map((part) => (part.includes(here.prefix) || /^(%2A|\*)/i.test(part) ? 'INDEX' : part));
      asked.add(`${method} ${named.join('/')}`);
    });
  }

  beforeAll(() => watch(here.client));
  afterAll(() => here.drop());

  /** The privileges of what was asked; what has none fails. */
  const needed = (): string[] => {
    const found = [...asked].map((one) => {
      const [, privilege] = NEEDS.find(([form]) => form.test(one)) ?? [];
      if (!privilege)
        throw new Error(`${one}: which privilege is it? Name it here, and add it to deploy/elasticsearch`);
      return privilege;
    });
    return [...new Set(found)].sort();
  };

  /** Of a role everything is needed, and nothing else. */
  function expectExactly({ cluster, indices }: Role): void {
    expect(indices.map(({ names }) => names)).toEqual([['forecourt-*']]);
    const granted = indices.flatMap(({ privileges }) => privileges);
    const implied = granted.includes('manage') ? MANAGED : [];
    const wanted = needed().filter((one) => !implied.includes(one));
    expect(wanted).toEqual([...cluster.map((one) => `cluster ${one}`), ...granted].sort());
  }

  describe('the loader', () => {
    test('loads whole and in part, rolls back, rebuilds, looks', async () => {
      asked = new Set();
      await here.load([car(1), car(2), car(3)]);
      await loadDealers(here, [dealer(1), dealer(2)]);
      await here.load([car(1, { price: 9 }), car(2)], T + 86_400, { acceptShrink: true });
      await here.load([car(1, { price: 8 })], T + 2 * 86_400, { partial: true, acceptShrink: true });
      await rollBackListings(here.installation);
      await rebuildListings(here.installation);
      await marketStatus({ ...here.installation, staleAfterHours: 36 });
      await planUpgrade(here.installation);
      await meetingPrefix(here.client, here.prefix);
      expectExactly(roleOf('loader'));
      expect(needed()).toEqual(expect.arrayContaining(['create_index', 'delete_index', 'maintenance']));
    });
  });

  describe('the server', () => {
    test('answers, and says how it stands', async () => {
      asked = new Set();
      await meetingPrefix(here.client, here.prefix);
      const { app, ask } = testApp(here);
      for (const path of [
        ...['/search/car/active?facets=make', '/search/car/active/export?columns=id', '/deliveries'],
        ...['/search/car/active/pivot?group_by=make', '/dealer/car/1', '/history/car/1HGCM82633A100001'],
        ...['/search/car/auto-complete?field=make&input=ho', '/listing/car/none', '/dealers/car'],
      ])
        expect([path, (await ask(path)).status < 500]).toEqual([path, true]);
      for (const path of ['/readyz', '/metrics', '/healthz']) await app.request(path);
      // as forecourt doctor does (src/cli/doctor/engine.ts)
      await here.client.cluster.health();
      await here.client.nodes.info();
      expectExactly(roleOf('server'));
    });
  });
});
