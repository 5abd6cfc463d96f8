import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { EngineUnavailable } from './errors.ts';
import { closedFolder } from './files.ts';
import type { RunAs } from './user.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** Where everything of one local engine lives; each is an absolute path. */
export type Layout = {
  home: string;
  cache: string;
  config: string;
  data: string;
  logs: string;
  tmp: string;
  /** written by the engine itself */
  pidFile: string;
  /** written by us once it answers */
  stateFile: string;
  lockFile: string;
  /** ports that the engine had, for the next start */
  portsFile: string;
  /** what the engine printed while it booted */
  bootLog: string;
};

/**
 * The engine's home (feeds.md section 1): FORECOURT_ENGINE_HOME, else `.engine` in the repository, or for root a
 * folder that the user as whom the engine runs can read. Independent of FORECOURT_DATA.
 */
export function engineHome(env: NodeJS.ProcessEnv, uid = process.getuid?.()): string {
  if (env.FORECOURT_ENGINE_HOME) return resolve(env.FORECOURT_ENGINE_HOME);
  if (uid !== 0) return join(REPOSITORY, '.engine');
  const hash = createHash('sha256').update(REPOSITORY).digest('hex').slice(0, 8);
  return `/var/tmp/forecourt-engine-${hash}`;
}

/** A download folder that several homes share: FORECOURT_ENGINE_CACHE, else undefined (inside the home). */
export function engineCache(env: NodeJS.ProcessEnv): string | undefined {
  return env.FORECOURT_ENGINE_CACHE ? resolve(env.FORECOURT_ENGINE_CACHE) : undefined;
}

/** The folders and files of a home; creates nothing. */
export function layoutOf(home: string, cache?: string): Layout {
  const base = real(home);
  return {
    home: base,
    cache: real(cache ?? join(base, 'cache')),
    config: join(base, 'config'),
    data: join(base, 'data'),
    logs: join(base, 'logs'),
    tmp: join(base, 'tmp'),
    pidFile: join(base, 'tmp', 'engine.pid'),
    stateFile: join(base, 'state.json'),
    lockFile: join(base, 'start.lock'),
    portsFile: join(base, 'ports.json'),
    bootLog: join(base, 'boot.log'),
  };
}

/**
 * Makes the home and the cache and answers their layout.
 * @throws EngineUnavailable `boot_failed` when `user` could not read them or another user planted the home.
 */
export function prepareHome(home: string, cache: string | undefined, user: RunAs | undefined): Layout {
  for (const folder of [home, cache ?? join(home, 'cache')]) {
    // only what we make is opened up: an existing folder keeps the mode its owner chose
    if (mkdirSync(folder, { recursive: true, mode: 0o755 }) !== undefined) chmodSync(folder, 0o755);
  }
  if (user) {
    refusePlanted(resolve(home));
    for (const folder of [home, cache ?? home]) refuseClosed(realpathSync(folder), user);
  }
  return layoutOf(home, cache);
}

// in a folder where everyone may write (/var/tmp) somebody else could have made our well-known name first
function refusePlanted(home: string): void {
  const everyoneWrites = (statSync(dirname(home)).mode & 0o002) !== 0;
  const own = lstatSync(home);
  if (!everyoneWrites || (own.uid === 0 && own.isDirectory())) return;
  throw new EngineUnavailable(
    'boot_failed',
    `${home} belongs to another user. Remove it, or set FORECOURT_ENGINE_HOME to a folder of your own.`,
  );
}

function refuseClosed(folder: string, user: RunAs): void {
  const closed = closedFolder(folder);
  if (closed === undefined) return;
  throw new EngineUnavailable(
    'boot_failed',
    `The engine runs as ${user.name}, who cannot enter ${closed}. ` +
      'Set FORECOURT_ENGINE_HOME to a folder that other users can read.',
  );
}

// the command line of a running engine shows the real path, so ours must be the real one too
function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}
