import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineUnavailable, THREE_WAYS } from './errors.ts';
import type { EngineEvents } from './events.ts';
import type { Layout } from './home.ts';
import { type EngineState, isOurs } from './state.ts';
import type { RunAs } from './user.ts';

const BOOT_MS = 180_000;
const STOP_MS = 30_000;
const SHOWN_LINES = 15;

/** The Java that the engine runs in: its folder, and options besides ours, as one would type them. */
export type Java = { home: string; options: string };

/** How one boot ended: with the engine's pid, or because another process had taken one of its ports. */
export type BootOutcome = { kind: 'up'; pid: number } | { kind: 'port_taken' };

/** Options of the launcher's own Java, which lives for a second: compiled quickly instead of well it takes two fifths less. */
export const LAUNCHER_JAVA = '-XX:TieredStopAtLevel=1';

/**
 * Boots the engine as a process of its own, which outlives us, and waits until it is ready. Its launcher runs in the
 * foreground until then and ends with 0, or ends early with the reason in the boot log.
 * @throws EngineUnavailable `boot_failed` with the log's last lines, `timeout`.
 */
export async function boot(
  layout: Layout,
  distribution: string,
  java: Java,
  user: RunAs | undefined,
  on: EngineEvents,
): Promise<BootOutcome> {
  const log = openSync(layout.bootLog, 'w');
  const child = spawn(join(distribution, 'bin', 'elasticsearch'), ['-d', '-p', layout.pidFile], {
    cwd: layout.home,
    // a group of its own: neither the terminal's Ctrl-C nor our end reaches it
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH ?? '/usr/bin:/bin',
      HOME: layout.tmp,
      ES_JAVA_HOME: java.home,
      ES_JAVA_OPTS: java.options,
      CLI_JAVA_OPTS: LAUNCHER_JAVA,
      ES_PATH_CONF: layout.config,
      ES_TMPDIR: layout.tmp,
      LIBFFI_TMPDIR: layout.tmp,
    },
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
  });
  closeSync(log);
  // whoever ends us before it is up leaves nothing behind
  const end = (): void => endGroup(child);
  process.once('exit', end);
  try {
    const code = await exitCode(child, on);
    if (code === 0) return { kind: 'up', pid: Number(readFileSync(layout.pidFile, 'utf8').trim()) };
    end();
    const printed = readFileSync(layout.bootLog, 'utf8');
    const shown = lastLines(printed);
    if (code === 'late') {
      throw new EngineUnavailable(
        'timeout',
        `The engine was not ready within ${BOOT_MS / 1000} s:\n${shown}`,
      );
    }
    if (/Bind(Http|Transport)Exception|Address already in use/.test(printed)) return { kind: 'port_taken' };
    const why = typeof code === 'string' ? code : shown;
    throw new EngineUnavailable(
      'boot_failed',
      `The engine did not start:\n${why}\nThe full log: ${layout.bootLog}. ${THREE_WAYS}`,
    );
  } finally {
    process.removeListener('exit', end);
    child.unref();
  }
}

/** Ends this home's engine and no other process: asks it, waits up to 30 s, then kills it. */
export async function terminate(layout: Layout, state: EngineState): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    // looked at again before each signal, so that a pid reused in between is left alone
    if (!isOurs(layout, state)) return;
    try {
      process.kill(state.pid, signal);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code === 'EPERM')
        throw new Error(`The engine in process ${state.pid} was started by another user, who must stop it.`);
      if (code !== 'ESRCH') throw error;
    }
    const deadline = performance.now() + (signal === 'SIGTERM' ? STOP_MS : 5_000);
    while (performance.now() < deadline && isOurs(layout, state)) await sleep(100);
  }
}

async function exitCode(child: ChildProcess, on: EngineEvents): Promise<number | string | null> {
  const started = performance.now();
  let ended: { code: number | string | null } | undefined;
  child.once('error', (error) => {
    ended ??= { code: error.message };
  });
  child.once('exit', (code) => {
    ended ??= { code };
  });
  for (let ticks = 0; !ended; ticks++) {
    if (performance.now() - started > BOOT_MS) return 'late';
    if (ticks % 10 === 0) {
      on.progress?.(
        Math.round((performance.now() - started) / 1000),
        undefined,
        'starting the engine (seconds)',
      );
    }
    await sleep(100);
  }
  return ended.code;
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // it ended by itself
  }
}

// without the stack frames and the news, which push the reason out of sight
function lastLines(printed: string): string {
  const noise = /^\s+(at |\.\.\. \d+ more)|\]\[INFO /;
  const lines = printed.split('\n').filter((line) => line.trim() !== '' && !noise.test(line));
  const shown = lines.slice(-SHOWN_LINES).map((line) => line.slice(0, 300));
  return shown.join('\n');
}
