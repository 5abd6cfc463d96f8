import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A port of loopback on which nothing listens. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Does anything listen there? */
export const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.end(() => resolve(true)));
    socket.on('error', () => resolve(false));
  });

/** Waits until something listens there; throws when that takes a minute. */
export async function untilAnswers(port: number): Promise<void> {
  for (const until = performance.now() + 60_000; performance.now() < until; await sleep(50))
    if (await answers(port)) return;
  throw new Error(`nothing listens on ${port}`);
}
