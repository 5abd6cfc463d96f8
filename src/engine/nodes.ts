import type { BaseConnection, Client } from '@elastic/elasticsearch';
import type { Sending, Sent } from './connection.ts';

/**
 * Which node of a cluster is asked next. One whose process stands still, or whose machine is gone, takes requests and answers none:
 * no connection fails, so that the client goes on asking it.
 */

/** A node that owes an answer for so long, and has given none meanwhile, is asked nothing while others answer … */
const SILENT_MS = 1000;
/** … but for one request each time so long has passed. */
const AGAIN_MS = 10_000;
const LOOK = { requestId: 'look', name: 'forecourt', context: null };

/** Connections to a node that tell whether it is silent. */
interface Listening {
  readonly isSilent: boolean;
}

/** The connections, which also tell whether their node is silent. */
export function listening(Connection: typeof BaseConnection): typeof BaseConnection {
  return class extends Connection implements Listening {
    /** when the first of the requests was sent that have come since its last answer; one that is given up is none */
    #askedAt: number | undefined;

    get isSilent(): boolean {
      if (this.#askedAt === undefined) return false;
      const passed = performance.now() - this.#askedAt;
      return passed >= SILENT_MS && passed < AGAIN_MS;
    }

    override async request(sent: Sent, sending: Sending): Promise<never> {
      const now = performance.now();
      this.#askedAt ??= now;
      // this is the one request: until it is answered the node counts as silent at once
      if (now - this.#askedAt >= AGAIN_MS) this.#askedAt = now - SILENT_MS;
      const answer = (await super.request(sent, sending)) as never;
      this.#askedAt = undefined;
      return answer;
    }
  };
}

const isSilent = (node: object): boolean => 'isSilent' in node && node.isSilent === true;

/** May the node be asked? A silent one only where all are silent or dead. */
export const isAsked = (node: object, { connectionPool }: Client): boolean =>
  !isSilent(node) || connectionPool.connections.every((one) => isSilent(one) || one.status === 'dead');

/**
 * Ids of the cluster's nodes that answer the one of us that answers first, within the time. Each is asked, so that a silent
 * one is known as such afterwards. Undefined: nobody has told.
 */
export function answeringNodes({ connectionPool }: Client, timeout: number): Promise<string[] | undefined> {
  const look = {
    method: 'GET',
    path: '/_nodes/_all/_none',
    querystring: `timeout=${timeout / 2}ms&filter_path=nodes.*.name`,
  };
  const told = connectionPool.connections.map(async (node) => {
    const { body } = await node.request(look, { timeout, ...LOOK });
    const { nodes } = JSON.parse(String(body)) as { readonly nodes: object };
    return Object.keys(nodes);
  });
  return Promise.any(told).catch(() => undefined); // none has answered, or none may tell
}

/** Were several nodes named? What one does not answer may be asked of another then. */
export const isCluster = (client: Client): boolean => (client.connectionPool?.connections.length ?? 1) > 1;
