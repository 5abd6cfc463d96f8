import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a receiver was sent. */
interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver of webhooks on loopback. */
export interface Receiver {
  readonly url: string;
  readonly port: number;
  readonly received: Received[];
  /** how it answers from now on; default: 200 */
  answer: (response: ServerResponse, received: Received) => void;
  /** Waits until it was sent so many. */
  until(count: number): Promise<readonly Received[]>;
  close(): Promise<void>;
}

export async function receiver(): Promise<Receiver> {
  const received: Received[] = [];
  let arrived = (): void => {};
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const body = (await request.toArray()).join('');
    const one = { path: request.url ?? '', headers: request.headers, body };
    received.push(one);
    arrived();
    made.answer(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const made: Receiver = {
    url: `http://127.0.0.1:${port}`,
    port,
    received,
    answer: (response) => response.end(),
    async until(count) {
      while (received.length < count)
        await new Promise<void>((resolve) => {
          arrived = resolve;
        });
      return received;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return made;
}
