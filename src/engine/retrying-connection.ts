import { type BaseConnection, errors } from '@elastic/elasticsearch';
import type { ConnectionOptions, ConnectionRequest } from './connection.ts';

/**
 * Questions on a connection that ends as they are sent: a balancer before the engine, or a node that is restarted, closes what was
 * idle, and at that moment a question may be on its way. It is asked once more, which costs a new connection and no wait.
 */

/** What only reads, and reads the same when it is asked twice. */
const isQuestion = ({ method, path }: ConnectionRequest): boolean =>
  method === 'GET' || method === 'HEAD' || /(^|\/)_(search|msearch|count)$/.test(path);

const isCut = (error: unknown): boolean =>
  error instanceof errors.ConnectionError &&
  /other side closed|socket hang up|ECONNRESET|EPIPE/.test(error.message);

/** The connections, which ask a question once more where its connection was cut. */
export function retryingConnection(Connection: typeof BaseConnection): typeof BaseConnection {
  return class extends Connection {
    override async request(sent: ConnectionRequest, sending: ConnectionOptions): Promise<never> {
      try {
        return (await super.request(sent, sending)) as never;
      } catch (error) {
        if (!isQuestion(sent) || !isCut(error) || sending.signal?.aborted) throw error;
        return (await super.request(sent, sending)) as never;
      }
    }
  };
}
