import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { callerLookup } from '../accounts/keys.ts';
import { openAccounts } from '../accounts/store.ts';
import { type EngineAddress, engineClient } from '../engine/client.ts';
import { liveMarkets } from '../engine/live.ts';
import type { Settings } from '../settings.ts';
import { createApp } from './app.ts';
import type { Service } from './context.ts';
import { TIME_OUT_MS } from './deadline.ts';
import { createMetrics } from './metrics.ts';

/** A server that answers. */
export interface Running {
  /** http://HOST:PORT */
  readonly address: string;
  /** lets requests in flight finish, then closes everything */
  close(): Promise<void>;
}

/** Longest time a stopping server waits for requests in flight. */
const DRAIN_MS = 10_000;

function urlOf(host: string, { port }: AddressInfo): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function listen(app: ReturnType<typeof createApp>, settings: Settings): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        hostname: settings.host,
        port: settings.port,
        serverOptions: { requestTimeout: TIME_OUT_MS, headersTimeout: 15_000, keepAliveTimeout: 65_000 },
      },
      () => resolve(server as Server),
    );
    server.once('error', reject);
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Starts the HTTP interface on the engine of the settings. Rejects when the address is taken. */
export async function startServer(settings: Settings, engine: EngineAddress): Promise<Running> {
  const client = engineClient(engine);
  const accounts = openAccounts(settings.dataDir, true);
  let address = '';
  const service: Service = {
    client,
    indexPrefix: settings.indexPrefix,
    live: liveMarkets(client, settings.indexPrefix),
    callerOf: callerLookup(accounts),
    publicUrl: () => settings.publicUrl?.replace(/\/+$/, '') ?? address,
    now: () => new Date(),
    log: pino({ level: settings.logLevel }, pino.destination({ dest: 2, sync: false })),
    metrics: createMetrics(),
  };
  const server = await listen(createApp(service), settings);
  address = urlOf(settings.host, server.address() as AddressInfo);
  return {
    address,
    close: async () => {
      await closeServer(server);
      await client.close();
      accounts.close();
    },
  };
}
