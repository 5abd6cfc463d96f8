import { Client, HttpConnection } from '@elastic/elasticsearch';
import { followingConnection } from './follow.ts';

/** Where the engine is and how to sign in to it. */
export interface EngineAddress {
  readonly url: string;
  /** home of the local engine that answers there: its address is followed when it is started again */
  readonly home?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
}

/**
 * A client for the engine. It never retries by itself: on the request path a retry costs seconds
 * (docs/decisions, decision 5), and loading retries item by item.
 */
export function engineClient({ url, home, apiKey, username, password }: EngineAddress): Client {
  const auth = apiKey ? { apiKey } : username ? { username, password: password ?? '' } : undefined;
  return new Client({
    node: url,
    Connection: home === undefined ? HttpConnection : followingConnection(home),
    maxRetries: 0,
    compression: false,
    requestTimeout: 120_000,
    agent: { keepAlive: true, maxSockets: 256, maxFreeSockets: 64 },
    ...(auth ? { auth } : {}),
  });
}
