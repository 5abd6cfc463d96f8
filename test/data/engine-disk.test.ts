import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { type Client, errors } from '@elastic/elasticsearch';
import { describe, expect, test, vi } from 'vitest';
import { faultText } from '../../ingest/ground/fault-text.ts';
import { EngineFull } from '../../ingest/ground/outcome.ts';
import { bulkLoad, type Document } from '../../ingest/publish/bulk.ts';
import { requireEngineRoom } from '../../ingest/publish/engine-disk.ts';

/** Loads where the engine's disk is full, or becomes so. The answers are those of an engine 8.19. */

const GB = 1_000_000_000;

interface Asked {
  readonly path: string;
}
type Answer = (request: Asked) => unknown;

/** An engine whose one disk has so many bytes free, and that answers bulk requests as told. `settings`: of its cluster. */
function engineWith(
  free: number,
  bulk: Answer = () => ({ errors: false }),
  settings: Readonly<Record<string, unknown>> = watching('true', 'defaults'),
): Client {
  const request = async (asked: Asked): Promise<unknown> => {
    if (asked.path === '/_cluster/settings') return settings;
    if (asked.path !== '/_nodes/stats/fs') return bulk(asked);
    const disk = {
      path: '/data/engine',
      available_in_bytes: free,
      high_watermark_free_space_in_bytes: 750_000_000,
      flood_stage_free_space_in_bytes: 500_000_000,
    };
    return { nodes: { n1: { name: 'first', fs: { data: [disk] } } } };
  };
  return { transport: { request } } as unknown as Client;
}

/** Settings that say whether disks are watched. */
const watching = (is: string, part: string): Record<string, unknown> => ({
  [part]: { cluster: { routing: { allocation: { disk: { threshold_enabled: is } } } } },
});

async function* documents(): AsyncGenerator<Document> {
  yield { index: 'cars', id: '1', json: '{}' };
}

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('before a load', () => {
  test('it is told which disk is full, what is free, and how much is needed', async () => {
    const fault = await faultOf(requireEngineRoom(engineWith(2 * GB), 3 * GB));
    expect(fault).toBeInstanceOf(EngineFull);
    expect(faultText(fault)).toBe(
      "the search engine's disk is full: node first, /data/engine: 2.0 GB free; this load needs about 3.0 GB, and " +
        'the engine keeps 750.0 MB in reserve. The previous delivery is still live. Free some space there, then run the same ' +
        'command again',
    );
  });

  test('below its watermark nothing is loaded, however small', async () => {
    expect(await faultOf(requireEngineRoom(engineWith(0.7 * GB), 0))).toBeInstanceOf(EngineFull);
  });

  test('an engine that does not watch its disks keeps nothing free; one that is full all the same is told', async () => {
    const unwatched = watching('false', 'defaults');
    const engine = (free: number, settings = unwatched) => engineWith(free, undefined, settings);
    await requireEngineRoom(engine(0.7 * GB), 0);
    await requireEngineRoom(engine(0.7 * GB), 0.6 * GB);
    expect(faultText(await faultOf(requireEngineRoom(engine(0.7 * GB), 0.8 * GB)))).toMatch(
      /700\.0 MB free; this load needs about 800\.0 MB, and the engine keeps 0 bytes in reserve/,
    );
    // what is set counts more than what would be without
    const watched = { ...unwatched, ...watching('true', 'persistent') };
    expect(await faultOf(requireEngineRoom(engine(0.7 * GB, watched), 0))).toBeInstanceOf(EngineFull);
  });

  test('where there is room it goes on; and where the engine does not tell', async () => {
    await requireEngineRoom(engineWith(4 * GB), 3 * GB);
    const silent = { transport: { request: async () => ({}) } } as unknown as Client;
    await requireEngineRoom(silent, 3 * GB);
    // a key that may see nothing of the nodes
    const request = () => Promise.reject(new Error('action [cluster:monitor/nodes/stats] is unauthorized'));
    await requireEngineRoom({ transport: { request } } as unknown as Client, 3 * GB);
  });
});

describe('during a load', () => {
  const blocked = {
    errors: true,
    items: [
      {
        index: {
          status: 429,
          error: {
            type: 'cluster_block_exception',
            reason:
              'index [cars] blocked by: [TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark, index has read-only-allow-delete block];',
          },
        },
      },
    ],
  };
  const away = {
    errors: true,
    items: [
      {
        index: {
          status: 503,
          error: { type: 'unavailable_shards_exception', reason: 'primary shard is not active' },
        },
      },
    ],
  };
  const said: string[] = [];
  const load = (client: Client) =>
    bulkLoad(client, documents(), { at() {}, say: (text) => void said.push(text) });

  test.each([
    ['blocks its indices', 0.4 * GB, blocked],
    ['has lost the shard to a full disk', 0, away],
  ])('an engine that %s is told with the first document, not after minutes', async (_, free, answer) => {
    const bulk = vi.fn(() => answer);
    const fault = await faultOf(load(engineWith(free, bulk)));
    expect(fault).toBeInstanceOf(EngineFull);
    expect(faultText(fault)).toContain("the search engine's disk is full: node first, /data/engine: ");
    expect(bulk).toHaveBeenCalledOnce();
  });

  test('one that takes nothing is waited for two minutes, and says so; then the load ends', async () => {
    said.length = 0;
    const sleep = timers.setTimeout;
    let slept = 0;
    timers.setTimeout = (async (ms: number) => {
      slept += ms;
    }) as typeof sleep;
    syncBuiltinESMExports();
    const fault = await faultOf(load(engineWith(9 * GB, () => away)));
    timers.setTimeout = sleep;
    syncBuiltinESMExports();
    expect(faultText(fault)).toMatch(
      /^the search engine took no documents for 120 seconds: unavailable_shards_exception: primary .*run the same command again$/,
    );
    expect(slept).toBeLessThanOrEqual(120_000);
    expect(slept).toBeGreaterThan(100_000);
    expect(said.length).toBeGreaterThan(8);
    expect(said[0]).toMatch(/^waiting for the search engine, \d+ s of 120: unavailable_shards_exception/);
  });

  test('one that is only busy is asked again', async () => {
    const bulk = vi.fn<Answer>().mockReturnValueOnce(away).mockReturnValue({ errors: false });
    expect(await load(engineWith(9 * GB, bulk))).toEqual(new Map([['cars', 1]]));
    expect(bulk).toHaveBeenCalledTimes(2);
  });
});

test('a block that is met elsewhere, as when an index is made, is told in plain words', () => {
  const raw = new Error(
    'cluster_block_exception\n\tRoot causes:\n\t\tcluster_block_exception: blocked by: [FORBIDDEN/10/cluster create-index blocked (api)];',
  );
  expect(faultText(raw)).toMatch(
    /^the search engine's disk is full and it refuses writes; free some space there\./,
  );
});

test.each([
  ['a connection that ended', new errors.ConnectionError('other side closed')],
  ['one that was not answered', new errors.ConnectionError('Connect Timeout Error')],
  ['no node of several', new errors.NoLivingConnectionsError('There are no living connections', {} as never)],
  ['what a worker tells of it, words alone', new Error('connect ECONNREFUSED 127.0.0.1:9200')],
])('%s: the search engine is not responding', (_, fault) => {
  expect(faultText(fault)).toBe(`the search engine is not responding: ${fault.message}`);
});
