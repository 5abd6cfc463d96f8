import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineEvents } from './events.ts';
import { openToAll } from './files.ts';
import { withLock } from './lock.ts';
import { runMaven } from './maven.ts';
import { requireMaven } from './requirements.ts';

/** The server that is fetched (docs/decisions, decision 4). */
export const ENGINE_VERSION = '8.19.21';

const GROUP = 'org.elasticsearch.distribution.integ-test-zip';
const NAME = `elasticsearch-${ENGINE_VERSION}`;
/** only for the progress bar */
const ZIP_MB = 107;
const LOCK_WAIT_MS = 20 * 60_000;

/** The folder of the unpacked server in a cache, whether it is there or not. */
function distributionIn(cache: string): string {
  return join(cache, NAME);
}

/** Whether the server is in the cache. It gets its name only when complete, so the name is proof enough. */
function isDownloaded(cache: string): boolean {
  return existsSync(join(distributionIn(cache), 'bin', 'elasticsearch'));
}

/**
 * Fetches the server by its Maven coordinates into the cache, once, and answers its folder. Maven also unpacks it,
 * so neither unzip nor a JDK is needed; which registry it asks is the business of its own settings.
 * @throws EngineUnavailable `maven_missing`, `download_failed`, `disk_full`, `timeout`.
 */
export async function ensureDistribution(
  cache: string,
  javaHome: string,
  env: NodeJS.ProcessEnv,
  on: EngineEvents,
): Promise<string> {
  if (isDownloaded(cache)) return distributionIn(cache);
  const maven = requireMaven(env);
  const onWait = () => on.say('another process is downloading the engine; waiting for it');
  // homes may share a cache, so the home's own lock is not enough
  await withLock(join(cache, 'download.lock'), { waitMs: LOCK_WAIT_MS, onWait }, async () => {
    if (!isDownloaded(cache)) await download(cache, maven, javaHome, env, on);
  });
  return distributionIn(cache);
}

async function download(
  cache: string,
  maven: string,
  javaHome: string,
  env: NodeJS.ProcessEnv,
  on: EngineEvents,
): Promise<void> {
  on.say(`downloading Elasticsearch ${ENGINE_VERSION} (${ZIP_MB} MB, once)`);
  const repository = join(cache, 'maven');
  const unpacked = join(cache, 'unpack');
  // what earlier releases have left
  rmSync(join(cache, '${project.basedir}'), { recursive: true, force: true });
  // what a start that was killed may have left
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  const ended = new AbortController();
  const watching = watch(repository, on, ended.signal);
  try {
    await runMaven(maven, {
      // the plugin leaves marks in a folder of its own below it
      cwd: unpacked,
      env: { ...env, JAVA_HOME: javaHome },
      repository,
      goal: 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:unpack',
      properties: {
        artifact: `${GROUP}:elasticsearch:${ENGINE_VERSION}:zip`,
        outputDirectory: unpacked,
      },
    });
    openToAll(join(unpacked, NAME));
    rmSync(distributionIn(cache), { recursive: true, force: true });
    renameSync(join(unpacked, NAME), distributionIn(cache));
    // Maven's own copy and its plugins are of no use any more; after a failure they are kept for the next attempt
    rmSync(repository, { recursive: true, force: true });
  } finally {
    ended.abort();
    rmSync(unpacked, { recursive: true, force: true });
    await watching;
  }
}

// Maven tells nothing useful while it downloads, but the file that it writes grows
async function watch(repository: string, on: EngineEvents, ended: AbortSignal): Promise<void> {
  const folder = join(repository, ...GROUP.split('.'), 'elasticsearch', ENGINE_VERSION);
  while (!ended.aborted) {
    const megabytes = Math.min(ZIP_MB, Math.floor(largestFile(folder) / 1_000_000));
    on.progress?.(megabytes, ZIP_MB, 'downloading the engine (MB)');
    await sleep(500, undefined, { signal: ended }).catch(() => undefined);
  }
}

function largestFile(folder: string): number {
  try {
    return Math.max(0, ...readdirSync(folder).map((name) => statSync(join(folder, name)).size));
  } catch {
    return 0;
  }
}
