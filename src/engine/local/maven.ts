import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineUnavailable, THREE_WAYS } from './errors.ts';
import { folderBytes } from './files.ts';

const STALLED_MS = 180_000;
const KEPT_CHARACTERS = 20_000;

/** One goal to run, without a project. */
export type MavenRun = {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** where Maven keeps what it fetches */
  repository: string;
  goal: string;
  properties: Record<string, string>;
};

/**
 * Runs one Maven goal quietly. Gives up when nothing was fetched for three minutes.
 * @throws EngineUnavailable `download_failed` with Maven's own errors, `disk_full`.
 */
export async function runMaven(maven: string, run: MavenRun): Promise<void> {
  const properties = Object.entries({ 'maven.repo.local': run.repository, ...run.properties });
  // -U: ask again for what an earlier attempt did not find
  const args = ['-B', '-ntp', '-U', ...properties.map(([name, value]) => `-D${name}=${value}`), run.goal];
  const child = spawn(maven, args, { cwd: run.cwd, env: run.env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-KEPT_CHARACTERS);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  // whoever ends us while Maven runs ends Maven too
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const closed = new AbortController();
  try {
    const exit = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    const stalled = stall(run.repository, closed.signal).then((isStalled) => {
      if (isStalled) end();
      return isStalled;
    });
    const code = await exit.catch((error: Error) => {
      output += error.message;
      return 1;
    });
    closed.abort();
    if (await stalled) throw failed('no data arrived for three minutes');
    if (code !== 0) throw failed(errorsIn(output));
  } finally {
    closed.abort();
    process.removeListener('exit', end);
  }
}

/** Answers true when the repository stopped growing for too long, false when `closed` came first. */
async function stall(repository: string, closed: AbortSignal): Promise<boolean> {
  let bytes = -1;
  let since = performance.now();
  while (!closed.aborted) {
    const now = folderBytes(repository);
    if (now !== bytes) since = performance.now();
    else if (performance.now() - since > STALLED_MS) return true;
    bytes = now;
    await sleep(2_000, undefined, { signal: closed }).catch(() => undefined);
  }
  return false;
}

function failed(why: string): EngineUnavailable {
  if (/No space left on device/i.test(why)) {
    return new EngineUnavailable(
      'disk_full',
      'The disk filled up while the engine was being downloaded. Free 3 GB, then try again.',
    );
  }
  return new EngineUnavailable(
    'download_failed',
    `Maven could not download the engine: ${why}\nCheck the network and Maven's settings, then try again. ${THREE_WAYS}`,
  );
}

// the lines that say why, without the names and passwords that a repository's address may carry
function errorsIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const errors = lines.filter((line) => /\[ERROR\] (?!To see|Re-run|For more)\S/.test(line));
  return (errors.length > 0 ? errors.slice(0, 3) : lines.slice(-5))
    .join('\n')
    .replace(/\/\/[^/@\s]+@/g, '//');
}
