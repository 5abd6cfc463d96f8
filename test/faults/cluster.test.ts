import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Readiness } from '../../src/api/observability/readiness.ts';
import { engineChecks } from '../../src/cli/doctor/engine.ts';
import { engineClient } from '../../src/engine/client.ts';
import { readSettings } from '../../src/settings.ts';
import { csv, type Installation, T } from '../engine/ingest-installation.ts';
import { testApp } from '../market/app.ts';
import { engineUrl } from '../market/load.ts';
import { eventually } from '../patience.ts';
import { Child } from './child.ts';
import { Cluster } from './cluster.ts';
import type { Command, Where } from './commands.ts';
import { CARS, onCluster, rows } from './on-cluster.ts';
import { searching } from './searches.ts';
import { strained } from './strained.ts';

/**
 * Three nodes, which are started once: strained as strained.ts says; then one stands still, disks are full, one is killed while
 * searches run, and one while a load runs, which is not started again.
 */

const DAY = 86_400;
/** An answer of all listings. */
const WHOLE = `200 ${CARS}`;

describe.skipIf(!engineUrl)('a cluster of three nodes', { shuffle: false }, () => {
  let cluster: Cluster;

  beforeAll(async () => {
    // that a node stands still is noticed late: a test sees what happens until then
    cluster = await Cluster.start(3, {
      'cluster.fault_detection.follower_check.timeout': '180s',
      'cluster.fault_detection.leader_check.timeout': '180s',
    });
  });
  afterAll(() => cluster?.stop());

  strained(() => cluster);
  losing(() => cluster);
});

/** A node that stands still or dies; none is started again after the last test. */
function losing(started: () => Cluster): void {
  describe('one of which is lost', { shuffle: false }, () => {
    let cluster: Cluster;
    let client: Client;
    let here: Installation;
    beforeAll(() => {
      cluster = started();
      const [url = '', ...others] = cluster.urls;
      client = engineClient({ url, others });
      here = onCluster(client);
    });
    afterAll(() => here?.drop().catch(() => undefined));

    const asking = () => searching({ client, prefix: here.prefix });

    let first: Promise<unknown> | undefined;
    /** The first delivery, which every test but those after a second one reads. */
    const loaded = (): Promise<unknown> => {
      first ??= here.load(rows(10_000));
      return first;
    };

    test('a node that stands still: the others go on answering before the cluster has noticed it', async () => {
      await loaded();
      const [master] = await client.cat.master({ format: 'json', h: 'node' });
      const other = ['n1', 'n2', 'n3'].find((name) => name !== master?.node) ?? '';
      const well = engineClient({ url: cluster.urls[Number(master?.node?.slice(1)) - 1] ?? '' });
      const searches = asking();
      await eventually(() => searches.answers.includes(WHOLE));
      cluster.stand(other, true);
      const { length } = searches.answers;
      try {
        // those that were under way when it stopped may be answered yet
        while (searches.answers.length < length + 8) {
          const { number_of_nodes: nodes } = await well.cluster.health();
          expect(nodes, 'it was noticed before the searches were answered').toBe(3);
          await sleep(200);
        }
      } finally {
        cluster.stand(other, false);
        await well.close();
      }
      const { answers } = await searches.end();
      expect([...new Set(answers)].filter((answer) => answer !== '503 ')).toEqual([WHOLE]);
      await cluster.whole(3);
    });

    test('full disks: searches go on, and who loads or looks is told; with room again the same load works', async () => {
      await loaded();
      const { app, ask } = testApp({ client, prefix: here.prefix });
      const ready = async (): Promise<string> => {
        const { markets } = (await (await app.request('/readyz')).json()) as Readiness;
        return markets['us-cars'] ?? '';
      };
      const disks = async (): Promise<string> => {
        const settings = readSettings({
          ELASTICSEARCH_URL: cluster.urls.join(),
          FORECOURT_INDEX_PREFIX: here.prefix,
        });
        const found = await engineChecks(settings)
          .find(({ what }) => what === 'engine disks')
          ?.run();
        return `${found?.state} ${found?.found}`;
      };
      const name = 'cluster.routing.allocation.disk';
      /** As much has to stay free on each disk. */
      const keepFree = (bytes: string | null) =>
        client.cluster.putSettings({
          persistent: {
            [`${name}.threshold_enabled`]: bytes === null ? null : true,
            [`${name}.watermark.low`]: bytes,
            [`${name}.watermark.high`]: bytes,
            [`${name}.watermark.flood_stage`]: bytes,
            'cluster.info.update.interval': bytes === null ? null : '10s',
          },
        });
      const again = () => here.load(rows(10_000), T + 3600);
      try {
        await keepFree('900tb');
        await eventually(async () => (await ready()).includes('disk is full'));
        expect((await app.request('/readyz')).status).toBe(200);
        expect(await (await ask('/search/car/active?rows=1')).json()).toMatchObject({ num_found: CARS });
        await expect(again()).rejects.toThrow(/disk is full: .* free; .*run the same command again/);
        await expect.poll(disks).toMatch(/^wrong the search engine's disk is full/);
        await keepFree('1mb');
        await expect.poll(disks).toMatch(/^(ok|wrong \d+ indices are shut)/);
        // at once, before the engine itself has seen that there is room
        await again();
        await eventually(async () => (await ready()) === 'loaded');
      } finally {
        await keepFree(null);
      }
    });

    test('a load waits until its indices have copies; a node that dies during searches costs no wrong answer', async () => {
      await loaded();
      const shards = await client.cat.shards({
        index: `${here.prefix}us-cars-*`,
        format: 'json',
        h: 'prirep,state',
      });
      expect(
        shards.filter(({ prirep, state }) => prirep === 'r' && state === 'STARTED').length,
      ).toBeGreaterThan(3);
      expect(shards.every(({ state }) => state === 'STARTED')).toBe(true);
      const searches = asking();
      await eventually(() => searches.answers.length > 20);
      await cluster.end(1);
      await expect.poll(async () => (await client.cluster.health()).number_of_nodes).toBe(2);
      const { length: seen } = searches.answers;
      // at most some moments without an answer, and none in the end
      await eventually(() => {
        const { answers } = searches;
        const without = answers.filter((answer) => answer === '503 ').length;
        const isWell = answers.slice(-20).every((answer) => answer === WHOLE);
        return isWell && answers.length >= seen + 20 && without < answers.length / 2;
      });
      // never a part of the listings
      const { answers } = await searches.end();
      expect([...new Set(answers)].filter((answer) => answer !== '503 ')).toEqual([WHOLE]);
      cluster.boot(1);
      await cluster.whole(3);
    });

    test('a node that dies during a load: it ends well or says so, what answered answers, and the same command repeats', async () => {
      await loaded();
      const [url = '', ...others] = cluster.urls;
      const where: Where = { url, others, prefix: here.prefix, dataDir: here.installation.dataDir };
      const file = here.write('second', csv(rows(20_000)));
      const command: Command = { run: 'load', file, asOf: T + DAY };
      const child = new Child({
        where,
        command,
        point: { when: 'before', request: '/_bulk', pause: true },
        hasty: true,
      });
      await child.paused();
      await cluster.end(2);
      const { code, text } = await child.goOn();
      const searches = asking();
      await eventually(() => searches.answers.includes(WHOLE));
      const price = code === 0 ? 20_000 : 10_000;
      expect([...new Set((await searches.end()).answers)].filter((answer) => answer !== '503 ')).toEqual([
        WHOLE,
      ]);
      if (code !== 0) expect([code, text]).toEqual([1, expect.stringMatching(/search engine/)]);
      // the two that are left make the copies that went with it, without a minute's wait for its return
      const settings = { 'index.unassigned.node_left.delayed_timeout': '0s' };
      await client.indices.putSettings({ index: `${here.prefix}*`, settings });
      // a new index of a load that failed may have been on that node alone: the next load removes it
      const answering = Object.keys(await client.indices.getAlias({ index: `${here.prefix}*`, name: '*' }));
      await cluster.whole(2, answering);
      expect((await here.answered('us')).map(({ _source }) => _source.price)).toContain(price + 1);
      if (code !== 0) {
        const again = new Child({ where, command });
        expect(await again.ended).toMatchObject({ code: 0 });
      }
      expect((await here.answered('us')).every(({ _source }) => Number(_source.price) >= 20_000)).toBe(true);
    });
  });
}
