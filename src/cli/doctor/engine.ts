import type { Client } from '@elastic/elasticsearch';
import { requireEngineRoom } from '../../../ingest/publish/engine-disk.ts';
import { engineClient } from '../../engine/client.ts';
import { diagnoseEngine } from '../../engine/diagnosis.ts';
import { EngineUnavailable } from '../../engine/local/errors.ts';
import { isCluster } from '../../engine/nodes.ts';
import { meetingPrefix } from '../../engine/prefixes.ts';
import type { Settings } from '../../settings.ts';
import { runningEngine } from '../reach-engine.ts';
import type { Check, Finding } from './check.ts';

/** What is looked at of the search engine. Nothing is started. */

const ASK = { requestTimeout: 5000 };
const OLDEST = [8, 19] as const;
/** clocks that differ by more make ages and times of deliveries hard to read */
const CLOCKS_MS = 60_000;

type Found = Omit<Finding, 'what'>;

/** Looks with a client for the engine that runs, which is asked first whether it answers. */
async function withEngine(settings: Settings, look: (client: Client) => Promise<Found>): Promise<Found> {
  let client: Client | undefined;
  try {
    client = engineClient(await runningEngine(settings));
    await client.cluster.health({ filter_path: 'status' }, ASK);
    return await look(client);
  } catch (error) {
    if (error instanceof EngineUnavailable)
      return {
        state: 'wrong',
        found: 'none is running',
        mend: 'forecourt engine start --detach, or set ELASTICSEARCH_URL',
      };
    const diagnosis = diagnoseEngine(error);
    if (diagnosis) return { state: 'wrong', found: diagnosis.cause, mend: diagnosis.remedy };
    const found = `it is not responding: ${error instanceof Error ? error.message : String(error)}`;
    return { state: 'wrong', found, mend: "look at ELASTICSEARCH_URL and the engine's own log" };
  } finally {
    await client?.close();
  }
}

const isOld = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
};

const NAME_NODES =
  'name several nodes in ELASTICSEARCH_URL, with commas: behind one address a node that dies cannot be told from the others';

const versions = (settings: Settings): Check => ({
  what: 'engine',
  run: () =>
    withEngine(settings, async (client) => {
      const { nodes } = await client.nodes.info({ filter_path: 'nodes.*.version,nodes.*.name' }, ASK);
      const told = Object.values(nodes ?? {}).map(({ name, version }) => `${name} ${version}`);
      const found = `${told.length} ${told.length === 1 ? 'node' : 'nodes'}: ${told.join(', ')}`;
      const old = Object.values(nodes ?? {}).some(({ version }) => isOld(version));
      if (old) return { state: 'wrong', found, mend: 'Elasticsearch 8.19 or newer is needed' };
      if (told.length === 1 || isCluster(client)) return { state: 'ok', found };
      return { state: 'look', found: `${found}; one address is known`, mend: NAME_NODES };
    }),
});

const clocks = (settings: Settings): Check => ({
  what: 'clock',
  run: () =>
    withEngine(settings, async (client) => {
      const { nodes } = await client.nodes.stats(
        { metric: 'jvm', filter_path: 'nodes.*.jvm.timestamp' },
        ASK,
      );
      const now = Date.now();
      const off = Math.max(
        0,
        ...Object.values(nodes ?? {}).map(({ jvm }) => Math.abs(now - Number(jvm?.timestamp ?? now))),
      );
      const found = `this machine and the engine differ by ${Math.round(off / 1000)} s`;
      if (off <= CLOCKS_MS) return { state: 'ok', found };
      return { state: 'look', found, mend: 'let both follow a time server (NTP)' };
    }),
});

const health = (settings: Settings): Check => ({
  what: 'engine indices',
  run: () =>
    withEngine(settings, async (client) => {
      const { status, unassigned_shards: unassigned } = await client.cluster.health(
        { index: `${settings.indexPrefix}*`, expand_wildcards: 'all' },
        ASK,
      );
      const found = unassigned
        ? `${status}: ${unassigned} shards or copies have no place`
        : status.toLowerCase();
      const see = 'GET /_cluster/allocation/explain of the engine says why';
      if (status.toLowerCase() === 'red')
        return { state: 'wrong', found, mend: `${see}; what is lost comes back with forecourt rebuild` };
      return unassigned ? { state: 'look', found, mend: see } : { state: 'ok', found };
    }),
});

/** Indices that the engine has shut, as it does with those on a disk over its flood-stage watermark. */
async function shutIndices(client: Client, { indexPrefix }: Settings): Promise<number> {
  const found = await client.indices.getSettings(
    { index: `${indexPrefix}*`, name: 'index.blocks.read_only_allow_delete', expand_wildcards: 'all' },
    ASK,
  );
  return Object.keys(found).length;
}

const disks = (settings: Settings): Check => ({
  what: 'engine disks',
  run: () =>
    withEngine(settings, async (client) => {
      try {
        await requireEngineRoom(client, 0);
      } catch (error) {
        return {
          state: 'wrong',
          found: String(error instanceof Error ? error.message : error),
          mend: 'once there is room the engine opens what it has shut to writes by itself, within a minute',
        };
      }
      const shut = await shutIndices(client, settings);
      if (shut === 0) return { state: 'ok', found: 'at least one has room for new indices' };
      return {
        state: 'wrong',
        found: `${shut} indices are shut to writes, for a disk is or was full (flood-stage watermark)`,
        mend: 'free some space on each disk over the watermark (GET /_cat/allocation): the engine opens them by itself, within a minute',
      };
    }),
});

const prefix = (settings: Settings): Check => ({
  what: 'index prefix',
  run: () =>
    withEngine(settings, async (client) => {
      const other = await meetingPrefix(client, settings.indexPrefix);
      if (other === undefined) return { state: 'ok', found: settings.indexPrefix };
      const found = `"${settings.indexPrefix}" and "${other}" of another installation could make the same names`;
      return {
        state: 'wrong',
        found,
        mend: 'set FORECOURT_INDEX_PREFIX to one that does not begin with the other',
      };
    }),
});

/** The rest is not asked of an engine that does not answer. */
export function engineChecks(settings: Settings): Check[] {
  let isAway = false;
  const { what, run: look } = versions(settings);
  const first: Check = {
    what,
    run: async () => {
      const found = await look();
      isAway = found.state === 'wrong';
      return found;
    },
  };
  const rest = [clocks, health, disks, prefix].map((check) => check(settings));
  return [
    first,
    ...rest.map((check) => ({
      what: check.what,
      run: () => (isAway ? ({ state: 'look', found: 'not known: see engine' } as const) : check.run()),
    })),
  ];
}
