import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineClient } from '../../src/engine/client.ts';
import { csv, type Installation, T } from '../engine/ingest-installation.ts';
import { testApp } from '../market/app.ts';
import { MINUTES } from '../patience.ts';
import { Child, type Point } from './child.ts';
import type { Cluster } from './cluster.ts';
import type { Command, Where } from './commands.ts';
import { CARS, onCluster, rows } from './on-cluster.ts';
import { type Heard, searching } from './searches.ts';
import { SlowNode } from './slow-node.ts';

const DAY = 86_400;

/**
 * What three nodes of one cluster are put to: each ended and started again in turn during searches and during loads; one that
 * answers late, one that stands still again and again, and all of them short of memory. In the end they are one cluster, as they
 * were before. FIGURES=1 prints how long searches waited.
 */
export const strained = (started: () => Cluster): unknown =>
  describe('under strain', () => {
    let cluster: Cluster;
    let client: Client;
    let slow: SlowNode;
    let here: Installation;
    let where: Where;

    beforeAll(async () => {
      cluster = started();
      const [first = '', ...others] = cluster.urls;
      slow = await SlowNode.before(first);
      client = engineClient({ url: slow.url, others });
      here = onCluster(client);
      where = { url: first, others, prefix: here.prefix, dataDir: here.installation.dataDir };
      await here.load(rows(10_000));
    });
    afterAll(async () => {
      await here?.drop();
      await slow?.close();
    });

    /** Searches while something happens. None has a wrong answer, they have one for most of the time, and so have the last ones. */
    async function searched(what: string, work: () => Promise<void>, callers = 2): Promise<Heard> {
      const searches = searching(here, callers);
      await sleep(1000);
      try {
        await work();
      } finally {
        const length = searches.answers.length;
        while (searches.answers.length < length + 20) await sleep(50);
      }
      const heard = await searches.end();
      const { answers, faults, longest, gap, without } = heard;
      const refused = answers.filter((answer) => answer === '503 ').length;
      if (process.env.FIGURES)
        console.log(
          `${what}: ${answers.length} answers, ${refused} of them 503; longest ${longest} ms, gap ${gap} ms ${JSON.stringify(faults)}`,
        );
      // never a part of the listings; at most some moments without an answer
      expect([...new Set(answers)].filter((answer) => answer !== '503 ')).toEqual([`200 ${CARS}`]);
      expect(answers.slice(-10)).toEqual(Array(10).fill(`200 ${CARS}`));
      expect(without, JSON.stringify({ what, refused, answers: answers.length, faults, gap })).toBeLessThan(
        1 / 10,
      );
      return heard;
    }

    const POINTS: readonly Point[] = [
      { when: 'before', request: '/_bulk' },
      { when: 'before', request: '^PUT .*/_settings' },
      { when: 'before', request: '^POST /_aliases' },
    ];
    test('each node is ended and started again in turn while searches and loads run: loads end well, or say so and repeat', async () => {
      for (const [at, point] of POINTS.entries()) {
        const price = 20_000 + 1000 * at;
        const file = here.write(`load-${at}`, csv(rows(price)));
        const command: Command = { run: 'load', file, asOf: T + DAY * (at + 1) };
        await searched(`load, ${point.request}`, async () => {
          const child = new Child({ where, command, point: { ...point, pause: true } });
          await child.paused();
          await cluster.end(at, 'SIGTERM');
          const loading = child.goOn();
          cluster.boot(at);
          const { code, text } = await loading;
          if (process.env.FIGURES) console.log(`load: exit ${code} ${text}`);
          await cluster.whole(3);
          if (code === 0) return;
          expect([code, text]).toEqual([1, expect.stringMatching(/search engine|shard/)]);
          // it had not switched, or what it did is ended by the next one
          const { code: again, text: more } = await new Child({ where, command }).ended;
          if (again !== 0) expect([again, more]).toEqual([3, expect.stringContaining('is not later than')]);
        });
        const prices = (await here.answered('us')).map(({ _source }) => Number(_source.price));
        expect([prices.length, Math.min(...prices)]).toEqual([CARS, price]);
      }
    });

    test('a node whose answers come late: no search waits for it', async () => {
      await searched(
        'answers 4 s late',
        async () => {
          slow.delay = 4000;
          await sleep(15_000);
          slow.delay = 0;
          await sleep(5000);
        },
        4,
      );
      // longer than any search may wait, and than a busy machine stands still
      const late = 2 * MINUTES;
      const heard = await searched(
        'answers 120 s late',
        async () => {
          slow.delay = late;
          await sleep(15_000);
          slow.delay = 0;
        },
        4,
      );
      expect(heard.longest).toBeLessThan(late / 2);
    });

    test('a node that stands still again and again', async () => {
      const [master] = await client.cat.master({ format: 'json', h: 'node' });
      const other = ['n1', 'n2', 'n3'].find((name) => name !== master?.node) ?? '';
      await searched(
        'still for 3 s of 4',
        async () => {
          for (let n = 0; n < 5; n += 1) {
            cluster.stand(other, true);
            await sleep(3000).finally(() => cluster.stand(other, false));
            await sleep(1000);
          }
        },
        4,
      );
      await cluster.whole(3);
    });

    /** Questions of every kind; those of one number were never asked with another one, so that no answer is kept. */
    const questions = (n: number): string[] => [
      `/search/car/active?facets=make,model&stats=price&price_range=${n}-`,
      `/search/car/active/pivot?group_by=make&measures=price|median&price_range=${n}-`,
      `/search/car/active/export?columns=id&price_range=${n}-`,
      ...[
        `/search/car/recents?price_range=${n}-`,
        `/search/car/auto-complete?field=make&input=h&price_range=${n}-`,
      ],
      ...[
        '/dealer/car/7',
        '/dealers/car',
        '/deliveries',
        '/history/car/1HGCM82633A100001',
        '/listing/car/none',
      ],
      ...['/popular/cars', '/mds/car?make=Honda&model=Accord'],
    ];
    test.each([
      ['searches have no memory', { 'indices.breaker.request.limit': '1b' }],
      ['the heap is as good as full', { 'indices.breaker.total.limit': '1%' }],
    ])('%s: the breaker of the engine is a 503 that says so', async (_, breaker) => {
      const { ask, log } = testApp(here);
      const settings = (to: object) => client.cluster.putSettings({ persistent: to });
      let round = 0;
      const asked = async () => {
        round += 1;
        const told = [];
        for (const path of questions(round)) {
          const response = await ask(path);
          const { status, headers } = response;
          const { message = '' } = status === 503 ? ((await response.json()) as { message?: string }) : {};
          told.push({ path, status, retries: headers.has('Retry-After'), message });
        }
        return told;
      };
      const before = await asked();
      expect(before.filter(({ status }) => status >= 500)).toEqual([]);
      await settings(breaker);
      try {
        const after = await asked();
        for (const [at, { path, status, retries, message }] of after.entries()) {
          // what asks for no memory is answered as before
          if (status === before[at]?.status) continue;
          expect([path, status, retries, message]).toEqual([
            path,
            503,
            true,
            expect.stringMatching(/^The search engine is busy/),
          ]);
        }
        const [search] = after;
        expect(search?.status).toBe(503);
        expect(log.join('\n')).toContain('circuit_breaking_exception');
      } finally {
        await settings(Object.fromEntries(Object.keys(breaker).map((name) => [name, null])));
      }
      expect((await asked()).map(({ status }) => status)).toEqual(before.map(({ status }) => status));
    });
  });
