import {
  type BaseConnection,
  type Client,
  ClusterConnectionPool,
  type ConnectionPoolOptions,
} from '@elastic/elasticsearch';
import type { ConnectionOptions, ConnectionRequest } from './connection.ts';

/**
 * Which node of a cluster is asked next. One whose process stands still, or whose machine is gone, takes requests and answers none:
 * no connection fails, so that the client goes on asking it. One that lives may be unable to answer: the copies of a shard are
 * away as it sees it, or its memory is full.
 */

/** So long after it failed a dead node is looked at again. */
const LOOK_AGAIN_MS = 5000;

/**
 * The nodes that are named. A dead one is asked nothing until it answers a look, and is asked all the same where all are dead.
 * The client's own choice for several nodes weighs them: one that was away gets a request again after hundreds of others,
 * and where the node that was asked in its place dies before that, hundreds of requests get no node at all.
 */
export class NamedNodes extends ClusterConnectionPool {
  constructor(options: ConnectionPoolOptions) {
    super(options);
    this.resurrectTimeout = LOOK_AGAIN_MS;
    // however often it has failed
    this.resurrectTimeoutCutoff = 0;
  }

  override resurrect(look: Parameters<ClusterConnectionPool['resurrect']>[0]): void {
    const next = this.connections.find(({ id }) => id === this.dead[0]);
    super.resurrect(look);
    // one look at a time, which may take seconds
    if (next && look.now >= next.resurrectTimeout) next.resurrectTimeout = look.now + LOOK_AGAIN_MS;
  }

  /** The client takes a node for dead also where it says 503, as each does of an index whose copies are away: such a one lives. */
  override markDead(node: BaseConnection): this {
    return isUnable(node) && !isDead(node) ? this : super.markDead(node);
  }
}

const isDead = ({ status }: Pick<BaseConnection, 'status'>): boolean => status === 'dead';

/** Takes nodes in turns; where all are dead, the one that failed the longest ago: it is the likeliest to be back. */
export function inTurns(): (nodes: BaseConnection[]) => BaseConnection {
  let turn = -1;
  return (nodes) => {
    const [first, ...more] = nodes as [BaseConnection, ...BaseConnection[]];
    if (nodes.every(isDead))
      return more.reduce(
        (one, other) => (other.resurrectTimeout < one.resurrectTimeout ? other : one),
        first,
      );
    turn = (turn + 1) % nodes.length;
    return nodes[turn] ?? first;
  };
}

/** A node that owes an answer for so long, and has given none meanwhile, is asked nothing while others answer … */
const SILENT_MS = 1000;
/** … but for one request each time so long has passed. */
const AGAIN_MS = 10_000;
const LOOK = { requestId: 'look', name: 'forecourt', context: null };

/** A node that could not answer is asked nothing for so long while others answer. */
const UNABLE_MS = 1000;
/** Nodes that could not answer, until when by the clock of `performance`. */
const unable = new WeakMap<object, number>();

/** The node could not answer what another may. */
export const noteUnable = (node: object): void => void unable.set(node, performance.now() + UNABLE_MS);

const isUnable = (node: object): boolean => (unable.get(node) ?? 0) > performance.now();

/** What a node's breakers or full queues refuse, and what says that it, or the shards behind it, cannot answer now. */
const UNABLE = new Set([429, 502, 503, 504]);
interface Answered {
  readonly statusCode: number;
}

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

    override async request(sent: ConnectionRequest, sending: ConnectionOptions): Promise<never> {
      const now = performance.now();
      this.#askedAt ??= now;
      // this is the one request: until it is answered the node counts as silent at once
      if (now - this.#askedAt >= AGAIN_MS) this.#askedAt = now - SILENT_MS;
      const answer: Answered = await super.request(sent, sending);
      this.#askedAt = undefined;
      if (UNABLE.has(answer.statusCode)) noteUnable(this);
      return answer as never;
    }
  };
}

const isSilent = (node: object): boolean => 'isSilent' in node && node.isSilent === true;

/** Is there a node that answers, as far as is known? */
export const someAnswers = ({ connectionPool }: Client): boolean =>
  connectionPool.connections.some((one) => !isDead(one) && !isSilent(one) && !isUnable(one));

/**
 * May the node be asked? One that could not answer only where no other one answers; a silent one only where all are silent or
 * dead: those that could not answer one question may answer another.
 */
export function isAsked(node: object, client: Client): boolean {
  if (isSilent(node)) return client.connectionPool.connections.every((one) => isSilent(one) || isDead(one));
  return !isUnable(node) || !someAnswers(client);
}

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
