import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { waitAfterFailures } from '../../../ingest/sources/waits.ts';

/** A watch that runs beside a server. */
export interface ServerWatch {
  /** ends it, and a load that it has begun */
  close(): Promise<void>;
}

/** A run that lasted so long was no failure to start; milliseconds. */
const LASTED_MS = 600_000;

/** Starts the program; what it says goes into the log, line by line. With the server's end its channel closes, and it ends. */
function start(config: string, log: Logger): { child: ChildProcess; ended: Promise<number | null> } {
  const words = [process.argv[1] ?? '', 'watch', config];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let rest = '';
  child.stderr?.setEncoding('utf8').on('data', (more: string) => {
    const lines = `${rest}${more}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) log.info({ watch: line }, 'watch');
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
    child.once('error', () => resolve(null));
  });
  return { child, ended };
}

/**
 * Runs `forecourt watch` in a process of its own as long as the server serves; one that ends is started again, after growing
 * waits.
 */
export function startServerWatch(config: string, log: Logger): ServerWatch {
  const closing = new AbortController();
  let running: ChildProcess | undefined;

  async function run(): Promise<void> {
    let failures = 0;
    while (!closing.signal.aborted) {
      const began = performance.now();
      const { child, ended } = start(config, log);
      running = child;
      const code = await ended;
      if (closing.signal.aborted) return;
      failures = performance.now() - began > LASTED_MS ? 1 : failures + 1;
      const seconds = waitAfterFailures(failures);
      log.error({ code, seconds }, 'watch has ended and will be started again');
      await pause(seconds * 1000, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const ended = run();
  return {
    async close() {
      closing.abort();
      running?.kill('SIGTERM');
      await ended;
    },
  };
}
