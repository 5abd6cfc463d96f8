import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { answerUnaddressed, answerUnreadable } from '../api/http/bad-requests.ts';
import { LONGEST_URL } from '../api/http/size-limits.ts';
import type { ApiEnv } from '../api/request/context.ts';
import { TIME_OUT_MS } from '../api/request/deadline.ts';
import { limitConnections } from './connection-limit.ts';

/** How long the server waits for clients, in milliseconds. */
export interface Patience {
  /** from the first byte to the end of the headers */
  readonly headers: number;
  /** from the first byte to the end of the body */
  readonly request: number;
  /** between two requests of a connection, as clients are told; Node itself waits a second longer, for those on their way */
  readonly idle: number;
  /** without a byte in either direction, an answer being made or read; up to twice as long where one was begun */
  readonly silent: number;
  /** how often connections are looked at */
  readonly look: number;
}

/** How long the server waits for a client, in milliseconds. */
export const PATIENCE: Patience = {
  headers: 15_000,
  request: TIME_OUT_MS,
  idle: 65_000,
  silent: TIME_OUT_MS + 10_000,
  look: 2000,
};

const serverOptions = (patience: Patience) => ({
  headersTimeout: patience.headers,
  requestTimeout: patience.request,
  keepAliveTimeout: patience.idle,
  connectionsCheckingInterval: patience.look,
  // a URL that is too long is told so by the app: only far longer ones end here
  maxHeaderSize: 4 * LONGEST_URL,
  // one without is told so in our own words
  requireHostHeader: false,
});

/** Where a server listens, and how. */
interface Listening {
  readonly host: string;
  readonly port: number;
  readonly patience: Patience;
  /** connections at a time; one more gets a 503 */
  readonly most: number;
  readonly log: Logger;
}

/** Listens for requests. Rejects when the address is taken. */
export function listen(app: Hono<ApiEnv>, { host, port, patience, most, log }: Listening): Promise<Server> {
  return new Promise((resolve, reject) => {
    const listener = getRequestListener(app.fetch, { errorHandler: answerUnaddressed });
    const server = createServer(serverOptions(patience), listener);
    server.setTimeout(patience.silent);
    answerUnreadable(server);
    limitConnections(server, most, log);
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      // a connection that the system could not hand over is its client's loss, not the end of the server
      server.on('error', ({ message }) => log.warn({ cause: message }, 'a connection could not be accepted'));
      resolve(server);
    });
  });
}

/** Longest time a stopping server waits for requests in flight. */
const IN_FLIGHT_MS = 10_000;
/** Connections that were used a moment ago are told first that they end. */
const LEAST_DRAIN_MS = 250;
/** How often connections whose last answer was under way are looked at. */
const LOOK_MS = 50;

/**
 * Stops listening, after `drainMs` in which callers are still answered, each answer being the last of its connection
 * (../api/http/connection-close.ts). Then what is in flight is answered; what is not in ten seconds is cut.
 */
export async function closeGently(server: Server, drainMs: number): Promise<void> {
  await sleep(Math.max(drainMs, LEAST_DRAIN_MS));
  await new Promise<void>((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_MS);
    const cut = setTimeout(() => server.closeAllConnections(), IN_FLIGHT_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(cut);
      resolve();
    });
  });
}
