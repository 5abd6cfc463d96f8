import { type BaseConnection, Client, errors, HttpConnection } from '@elastic/elasticsearch';
import { spanHeaders } from '../tracing/span.ts';
import { type ConnectionOptions, type ConnectionRequest, engineConnection } from './connection.ts';
import { localAddress } from './local-address.ts';
import { inTurns, isAsked, listening, NamedNodes } from './nodes.ts';
import { retryingConnection } from './retrying-connection.ts';

/** Where the engine is and how to sign in to it. */
export interface EngineAddress {
  readonly url: string;
  /** further nodes of the same cluster: what a dead one cannot answer is asked of the others */
  readonly others?: readonly string[] | undefined;
  /** home of the local engine that answers there: its address is followed when it is started again */
  readonly home?: string | undefined;
  /** certificates of the authority that signed the engine's, PEM; the system's authorities where not said */
  readonly ca?: string | undefined;
  /** SHA-256 fingerprint of such a certificate, upper case, with colons */
  readonly fingerprint?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
}

/**
 * The address of the engine of a home, wherever it answers: it may be stopped and started while we run, and get another
 * port when a stranger has taken its own. While it is stopped nothing is asked, for a stranger may answer there.
 */
function followed(home: string): () => URL {
  const address = localAddress(home);
  return () => {
    const url = address();
    if (!url) throw new errors.ConnectionError(`the search engine of ${home} is stopped`);
    return url;
  };
}

/** The client's own connections, whose requests tell the span that they belong to. */
class TlsConnection extends HttpConnection {
  override request(sent: ConnectionRequest, sending: ConnectionOptions): Promise<never> {
    const headers = { ...sent.headers, ...spanHeaders() };
    return super.request({ ...sent, headers }, sending) as Promise<never>;
  }
}

/** TLS is left to the client, which looks at fingerprints, too. */
function connectionTo(nodes: readonly string[], home: string | undefined): typeof BaseConnection {
  if (home !== undefined) return engineConnection(followed(home));
  const isPlain = nodes.every((node) => new URL(node).protocol === 'http:');
  return isPlain ? engineConnection((configured) => configured) : TlsConnection;
}

/**
 * A client for the engine. It does not retry at the same node, but for a question whose connection was cut: on the request
 * path a retry costs seconds (docs/decisions, decision 5), and loading retries item by item. Where there are several nodes, each is
 * asked once, in turns; one that is dead or silent is asked rarely until it answers. Nodes besides those that are named are not
 * looked for.
 */
export function engineClient(address: EngineAddress): Client {
  const { url, others = [], home, ca, fingerprint, apiKey, username, password } = address;
  const auth = apiKey ? { apiKey } : username ? { username, password: password ?? '' } : undefined;
  const nodes = [url, ...others];
  const client: Client = new Client({
    nodes,
    Connection: listening(retryingConnection(connectionTo(nodes, home))),
    ...(others.length
      ? {
          ConnectionPool: NamedNodes,
          nodeSelector: inTurns(),
          nodeFilter: (node: object) => isAsked(node, client),
        }
      : {}),
    maxRetries: others.length,
    compression: false,
    requestTimeout: 120_000,
    agent: { keepAlive: true, maxSockets: 256, maxFreeSockets: 64 },
    ...(ca ? { tls: { ca } } : {}),
    // no authority of the system is to have signed it: its fingerprint is looked at in place of that
    ...(fingerprint ? { caFingerprint: fingerprint, tls: { rejectUnauthorized: false } } : {}),
    ...(auth ? { auth } : {}),
  });
  return client;
}
