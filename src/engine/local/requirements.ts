import { spawnSync } from 'node:child_process';
import { accessSync, constants, statfsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { EngineUnavailable, THREE_WAYS } from './errors.ts';
import { closedFolder } from './files.ts';
import type { RunAs } from './user.ts';

const GB = 1_000_000_000;

/** Below this many free bytes the engine is not started (feeds.md section 1). */
const MIN_FREE_BYTES = 3 * GB;

const MIN_JAVA = 17;

/** Free bytes, for an ordinary user, on the file system of `folder`. */
function freeBytes(folder: string): number {
  const stat = statfsSync(folder);
  return stat.bavail * stat.bsize;
}

/** @throws EngineUnavailable `disk_full` below 3 GB; `free` is replaced in tests. */
export function requireDisk(folder: string, free: (folder: string) => number = freeBytes): void {
  const bytes = free(folder);
  if (bytes >= MIN_FREE_BYTES) return;
  throw new EngineUnavailable(
    'disk_full',
    `Only ${(bytes / GB).toFixed(1)} GB are free in ${folder}; the engine needs 3 GB. ` +
      'Free some space, or set FORECOURT_ENGINE_HOME to a folder on another disk.',
  );
}

/**
 * The home of a Java 17 or newer: of JAVA_HOME, else of the `java` on PATH. `user` is who will run it.
 * @throws EngineUnavailable `java_missing`, `java_too_old`.
 */
export function requireJava(env: NodeJS.ProcessEnv, user?: RunAs): string {
  const commands = [env.JAVA_HOME ? join(env.JAVA_HOME, 'bin', 'java') : undefined, onPath('java', env)];
  let tooOld: string | undefined;
  for (const command of commands) {
    const java = command === undefined ? undefined : askJava(command, env);
    if (!java || (user && closedFolder(java.home) !== undefined)) continue;
    if (java.major >= MIN_JAVA) return java.home;
    tooOld ??= `Java ${java.major} at ${java.home}`;
  }
  if (tooOld) {
    throw new EngineUnavailable(
      'java_too_old',
      `Found ${tooOld}, but the engine needs Java ${MIN_JAVA} or newer. ${THREE_WAYS}`,
    );
  }
  const whose = user ? ` that the user ${user.name} can run` : '';
  throw new EngineUnavailable('java_missing', `No Java${whose} in JAVA_HOME or on PATH. ${THREE_WAYS}`);
}

/**
 * The path of the `mvn` command.
 * @throws EngineUnavailable `maven_missing`.
 */
export function requireMaven(env: NodeJS.ProcessEnv): string {
  const maven = onPath('mvn', env);
  if (maven !== undefined) return maven;
  throw new EngineUnavailable(
    'maven_missing',
    `Maven (mvn) is not on PATH; it is needed to download the engine. ${THREE_WAYS}`,
  );
}

// Java itself knows its home best: `java` on PATH may be a chain of links or a stub
function askJava(command: string, env: NodeJS.ProcessEnv): { home: string; major: number } | undefined {
  const asked = spawnSync(command, ['-XshowSettings:properties', '-version'], { env, encoding: 'utf8' });
  if (asked.status !== 0) return undefined;
  const home = /^\s*java\.home = (.+)$/m.exec(asked.stderr)?.[1]?.trim();
  const version = /^\s*java\.specification\.version = (?:1\.)?(\d+)/m.exec(asked.stderr)?.[1];
  return home !== undefined && version !== undefined ? { home, major: Number(version) } : undefined;
}

function onPath(name: string, env: NodeJS.ProcessEnv): string | undefined {
  return (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder.startsWith('/'))
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
