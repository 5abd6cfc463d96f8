import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { JsonMetric } from '../../api/observability/exemplars.ts';
import { type FromWorker, isOurs, ordersAsEnvironment, type ToWorker } from './messages.ts';
import type { WorkerOrders } from './worker-settings.ts';

/** A worker that does not tell its metrics in this time is stuck. */
const METRICS_MS = 3000;

/** A worker ends itself before (worker.ts), unless it is stuck. */
const STUCK_MS = 20_000;

/** What Node's cluster sends a worker with a connection, and what the worker sends back: `ack` is the number it answers. */
interface ClusterMessage {
  readonly act?: string;
  readonly seq?: number;
  readonly ack?: number;
}

/** How often it is looked whether all that a worker has said is read. */
const LOOK_MS = 10;

/**
 * Closes the connection that was on its way to a worker when it ended: Node neither gives it to another nor closes it, and
 * its client would wait for ever. A worker gets the next one only after it has answered for the last; one that it answered
 * for is in other hands.
 */
async function closeWhatIsOnItsWay({ process: child }: Worker, ended: Promise<unknown>): Promise<void> {
  let onItsWay: { readonly number: number | undefined; readonly connection: { close(): void } } | undefined;
  const { send } = child;
  child.send = (...sent: unknown[]) => {
    const [message, connection] = sent as [ClusterMessage, { close(): void }];
    if (message.act === 'newconn') onItsWay = { number: message.seq, connection };
    return Reflect.apply(send, child, sent);
  };
  child.on('internalMessage', ({ ack }: ClusterMessage) => {
    if (ack !== undefined && ack === onItsWay?.number) onItsWay = undefined;
  });
  await ended;
  // what it still said is read first; 'disconnect' does not come where a connection is on its way
  while (child.connected) await pause(LOOK_MS);
  onItsWay?.connection.close();
}

/** How a worker ended; `fault`: why it could not even be started. */
type Ended = { readonly code: number; readonly signal: string } | { readonly fault: string };

/** Ends when the worker has. Of one that cannot be started Node tells no exit: the program may have moved, or there be no room for a process. */
function endOf(worker: Worker): Promise<Ended> {
  return new Promise((resolve) => {
    worker.once('exit', (code, signal) => resolve({ code, signal }));
    // any other error is of what cannot be sent to one that has just ended
    worker.on('error', (error: Error) => {
      if (worker.process.pid === undefined) resolve({ fault: error.message });
    });
  });
}

/** What one of the processes that serve tells. */
export interface MemberMetrics {
  readonly pid: number | undefined;
  readonly metrics: readonly JsonMetric[];
  /** it did not answer: they are of an earlier time */
  readonly isSilent: boolean;
}

/** One of the processes that serve, as the one that started it sees it. */
export class Member {
  readonly leads: boolean;
  /** http://HOST:PORT, once it answers; rejects where it ends before */
  readonly ready: Promise<string>;
  readonly ended: Promise<Ended>;
  readonly #worker: Worker;
  readonly #asked = new Map<number, (metrics: readonly JsonMetric[]) => void>();
  /** as it told them last */
  #metrics: readonly JsonMetric[] = [];
  #answers = false;
  #last = 0;

  /** Starts it. `metricsOfAll`: what it is told when it is asked for the metrics. Throws where the system has no memory for it. */
  constructor(orders: WorkerOrders, metricsOfAll: () => Promise<readonly JsonMetric[]>) {
    this.leads = orders.leads;
    this.#worker = cluster.fork(ordersAsEnvironment(orders));
    this.ended = endOf(this.#worker);
    void closeWhatIsOnItsWay(this.#worker, this.ended);
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: unknown) => {
        if (!isOurs<FromWorker>(message)) return;
        if (message.forecourt === 'own metrics') this.#asked.get(message.id)?.(message.metrics);
        else if (message.forecourt === 'metrics') void this.#tellAll(message.id, metricsOfAll);
        else {
          this.#answers = true;
          resolve(message.address);
        }
      });
      void this.ended.then((how) =>
        reject(new Error('fault' in how ? how.fault : 'a worker ended before it answered')),
      );
    });
    this.ready.catch(() => undefined); // who waits for it hears it
  }

  get pid(): number | undefined {
    return this.#worker.process.pid;
  }

  /** It has begun to answer, and has not ended. */
  get answers(): boolean {
    return this.#answers && !this.#worker.isDead();
  }

  /** Its metrics as it told them last; none: it was not asked yet. */
  get lastMetrics(): readonly JsonMetric[] {
    return this.#metrics;
  }

  /** Its metrics; of one that is stuck, or ends meanwhile, those that it told last, so that no sum falls. */
  async metrics(): Promise<MemberMetrics> {
    this.#last += 1;
    const id = this.#last;
    const silence = new AbortController();
    const told = new Promise<readonly JsonMetric[]>((resolve) => {
      this.#asked.set(id, resolve);
      this.#tell({ forecourt: 'own metrics', id });
    });
    const silent = pause(METRICS_MS, undefined, { signal: silence.signal }).catch(() => undefined);
    try {
      const metrics = await Promise.race([told, this.ended.then(() => undefined), silent]);
      if (metrics) this.#metrics = metrics;
      return { pid: this.pid, metrics: this.#metrics, isSilent: metrics === undefined };
    } finally {
      silence.abort();
      this.#asked.delete(id);
    }
  }

  /**
   * Ends it, after so many milliseconds in which it still answers; one that does not answer yet at once. One that is stuck is
   * killed.
   */
  async stop(drainMs: number): Promise<void> {
    if (this.#worker.isDead()) return;
    if (this.#answers) this.#tell({ forecourt: 'stop', drainMs });
    else this.#worker.process.kill('SIGTERM');
    const stuck = setTimeout(() => this.kill(), drainMs + STUCK_MS);
    await this.ended;
    clearTimeout(stuck);
  }

  /** Ends it at once. */
  kill(): void {
    this.#worker.process.kill('SIGKILL');
  }

  async #tellAll(id: number, metricsOfAll: () => Promise<readonly JsonMetric[]>): Promise<void> {
    try {
      this.#tell({ forecourt: 'metrics', id, metrics: await metricsOfAll() });
    } catch (error) {
      this.#tell({ forecourt: 'metrics', id, fault: String(error) });
    }
  }

  /** One that has just ended hears nothing any more. */
  #tell(message: ToWorker): void {
    if (this.#worker.isConnected()) this.#worker.send(message, () => undefined);
  }
}
