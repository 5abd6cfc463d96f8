import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on loopback that stands in for somebody else's. */
export interface StandIn {
  readonly url: string;
  readonly port: number;
  /** what it was asked: method and URL, in order */
  readonly asked: string[];
  /** what it answers from now on */
  answer: RequestListener;
  close(): Promise<void>;
}

/** Starts one; it answers 200 and {} until told otherwise. */
export async function standIn(host = '127.0.0.1'): Promise<StandIn> {
  const asked: string[] = [];
  const state: { answer: RequestListener } = {
    answer: (_, response) => response.setHeader('content-type', 'application/json').end('{}'),
  };
  const server: Server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    state.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}`,
    port,
    asked,
    get answer() {
      return state.answer;
    },
    set answer(answer) {
      state.answer = answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
