import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineClient } from '../src/engine/client.ts';
import { engineCache } from '../src/engine/local/home.ts';
import { engineHome, engineStatus, startEngine, stopEngine } from '../src/engine/local/launcher.ts';

/**
 * The real engine for the tests: the one of ELASTICSEARCH_URL, else one in a container where a Docker engine
 * answers, else the local one. What was started is stopped; tests find it at ELASTICSEARCH_URL. Where none can
 * be had the tests that need it say so and are skipped; with CI set that is a failure.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  // the first project that needs the engine sees to it, for all of them
  if (process.env.TEST_INDEX_PREFIX) return undefined;
  const prefix = `test-${randomBytes(6).toString('hex')}-`;
  process.env.TEST_INDEX_PREFIX = prefix;
  try {
    const stop = await startedHere();
    const sample = mkdtempSync(join(tmpdir(), 'forecourt-shared-sample-'));
    process.env.TEST_SAMPLE_FOLDER = sample;
    return async () => {
      rmSync(sample, { recursive: true, force: true });
      await dropShared(prefix);
      await stop?.();
    };
  } catch (error) {
    if (process.env.CI) throw error;
    console.warn(
      `skipped: tests that need the search engine. ${error instanceof Error ? error.message : error}`,
    );
    return undefined;
  }
}

/**
 * Of an engine that lives for minutes, on a machine that others work on: compiled quickly instead of well, and its garbage collected
 * by the one who makes it. What Java's second compiler takes is as much as all else that such an engine does; the collector that
 * works beside it takes a twentieth, and a third of the memory.
 */
const SHORT_LIVED = '-XX:TieredStopAtLevel=1 -XX:-UseG1GC -XX:+UseSerialGC';

/** An engine of our own at ELASTICSEARCH_URL, where none is there already; gives how it is stopped. */
async function startedHere(): Promise<(() => Promise<void>) | undefined> {
  process.env.FORECOURT_ENGINE_JAVA_OPTS ??= SHORT_LIVED;
  if (process.env.ELASTICSEARCH_URL) return undefined;
  return (await inContainer()) ?? (await local());
}

/** Deletes the markets that a run's files shared (test/market/load.ts, test/sample/shared.ts). */
async function dropShared(prefix: string): Promise<void> {
  const client = engineClient({ url: process.env.ELASTICSEARCH_URL ?? '' });
  const found = await client.indices.get({ index: `${prefix}*`, features: ['aliases'] });
  for (const index of Object.keys(found)) await client.indices.delete({ index, ignore_unavailable: true });
  await client.close();
}

async function inContainer(): Promise<(() => Promise<void>) | undefined> {
  const { dockerAnswers } = await import('../src/engine/docker.ts');
  if (!(await dockerAnswers())) return undefined;
  const { ElasticsearchContainer } = await import('@testcontainers/elasticsearch');
  const container = await new ElasticsearchContainer('elasticsearch:8.19.21')
    .withEnvironment({ 'xpack.security.enabled': 'false', ES_JAVA_OPTS: SHORT_LIVED })
    .start();
  process.env.ELASTICSEARCH_URL = container.getHttpUrl();
  return async () => {
    await container.stop();
  };
}

/** A file system in memory, and the room that an engine may take there. */
const MEMORY = '/dev/shm';
const ROOM = 6_000_000_000;

/**
 * A home for the engine of the tests: in memory, where there is room; a run that was killed leaves it to the next. With each
 * index that is made or deleted an engine writes its state and waits for the disk: in memory that takes half the time, and two
 * thirds of the processor's.
 */
function homeInMemory(developers: string): string | undefined {
  if (!existsSync(MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < ROOM) return undefined;
  const hash = createHash('sha256').update(developers).digest('hex').slice(0, 8);
  return join(MEMORY, `forecourt-tests-${hash}`);
}

/** The developer's engine where it runs already, else one for this run. */
async function local(): Promise<(() => Promise<void>) | undefined> {
  const developers = engineHome(process.env);
  const { running } = await engineStatus({ home: developers });
  const own = running ? undefined : homeInMemory(developers);
  const home = own ?? developers;
  const cache = engineCache(process.env) ?? join(developers, 'cache');
  const engine = await startEngine({ home, cache, on: { say: (text) => console.log(`engine: ${text}`) } });
  process.env.ELASTICSEARCH_URL = engine.url;
  if (engine.already) return undefined;
  return async () => {
    await stopEngine({ home });
    if (own) rmSync(own, { recursive: true, force: true });
  };
}
