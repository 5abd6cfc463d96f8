import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineUnavailable } from './errors.ts';
import { processFacts } from './identity.ts';

/**
 * Runs `body` while holding the lock file `path`, so that of several starts in one home only one downloads and
 * boots. A lock whose holder died is taken over. `onWait` is called once when somebody else holds it.
 * @throws EngineUnavailable `timeout` when it is still held after `waitMs`.
 */
export async function withLock<T>(
  path: string,
  options: { waitMs: number; onWait: () => void },
  body: () => Promise<T>,
): Promise<T> {
  const mine = JSON.stringify({
    pid: process.pid,
    start: processFacts(process.pid)?.start,
    token: randomUUID(),
  });
  const deadline = performance.now() + options.waitMs;
  let reported = false;
  while (!tryTake(path, mine)) {
    if (performance.now() > deadline) {
      const minutes = Math.round(options.waitMs / 60_000);
      const message = `Another process starting the engine has held ${path} for over ${minutes} min. Stop it, then try again.`;
      throw new EngineUnavailable('timeout', message);
    }
    if (!reported) options.onWait();
    reported = true;
    await sleep(250);
  }
  try {
    return await body();
  } finally {
    if (read(path) === mine) rmSync(path, { force: true });
  }
}

function tryTake(path: string, mine: string): boolean {
  if (linkInto(path, mine)) return true;
  const held = read(path);
  if (held === undefined || holderLives(held)) return false;
  // rename is atomic: of several that see the same dead holder one moves the file, the others find it gone
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return false;
  }
  // a faster one may have put its own live lock there since we looked: give that back
  const moved = read(aside);
  if (moved !== undefined && moved !== held) linkInto(path, moved);
  rmSync(aside, { force: true });
  return linkInto(path, mine);
}

// a hard link appears at once and with its content, so no reader ever sees an empty lock
function linkInto(path: string, content: string): boolean {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function holderLives(content: string): boolean {
  try {
    const { pid, start } = JSON.parse(content) as { pid: number; start?: string };
    const facts = processFacts(pid);
    return facts !== undefined && facts.start === start;
  } catch {
    return false;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
