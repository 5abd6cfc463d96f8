import { randomInt } from 'node:crypto';
import net from 'node:net';
import { eventually } from '../patience.ts';

/**
 * Ports that a system gives nobody who does not ask for them: those that it gives out begin at 32768 or later. One of those could
 * be given to another test, or to a connection, before the server that it is for has started.
 */
const [FIRST, LAST] = [20_000, 32_000];
/**
 * A part of them for each worker of a run, and each port once: a port that was chosen is free until its server listens, which takes
 * some of them half a minute.
 */
const PARTS = 8;
const SIZE = (LAST - FIRST) / PARTS;
const first = FIRST + SIZE * (Number(process.env.VITEST_POOL_ID ?? 0) % PARTS);
const given = new Set<number>();

/** Can a server listen there? */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = net.createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port of loopback on which nothing listens, and nothing will that does not ask for it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, first + SIZE);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}

/** Does anything listen there? */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.end(() => resolve(true)));
    socket.on('error', () => resolve(false));
  });

/** Waits until something listens there; throws when that takes minutes. */
export const untilAnswers = (port: number): Promise<void> => eventually(() => answers(port));
