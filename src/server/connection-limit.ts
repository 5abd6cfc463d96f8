import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { refuseConnection } from '../api/http/bad-requests.ts';

/**
 * The most connections that a process keeps open. Each takes an open file of the system. A process that has none left can ask
 * neither the engine nor its accounts; and what is handed to a worker that has none left is lost, and the worker with it.
 */

/** Whatever the system allows: each costs some kilobytes of memory. */
const MOST = 10_000;
/** Open files for everything else: the engine, the accounts, Redis, partners, the files of jobs and of sold vehicles. */
const OTHER_FILES = 256;

/** How often the log says that connections are refused, in milliseconds. */
const SAY_MS = 60_000;

/** Open files that the system allows this process; undefined where it does not say (outside Linux). */
export function openFileLimit(): number | undefined {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return limit === undefined ? undefined : Number(limit);
  } catch {
    return undefined;
  }
}

/** The most connections of a process that may have so many open files: half of them where they are few. */
export function mostConnections(openFiles: number | undefined): number {
  if (openFiles === undefined) return MOST;
  return Math.max(1, Math.min(MOST, Math.max(openFiles - OTHER_FILES, Math.floor(openFiles / 2))));
}

/**
 * Keeps a server at so many connections. Where one more comes, those that wait for nothing are closed; if that does not make
 * room, it gets a 503 and is closed. Node's own `maxConnections` will not do: a worker gives such a connection back, and gets
 * it again at once.
 */
export function limitConnections(server: Server, most: number, log: Logger): void {
  let saidAt = Number.NEGATIVE_INFINITY;
  const say = (open: number): void => {
    if (performance.now() - saidAt < SAY_MS) return;
    saidAt = performance.now();
    log.warn(
      { open, most },
      'too many connections: those that wait for nothing are closed, new ones refused',
    );
  };
  server.on('connection', (socket: Socket) => {
    server.getConnections((_, open) => {
      if (open <= most) return;
      say(open);
      server.closeIdleConnections();
      server.getConnections((_, left) => {
        if (left > most) refuseConnection(socket);
      });
    });
  });
}
