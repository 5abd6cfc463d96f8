import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { type FromWorker, isOurs, ordersAsEnvironment, type ToWorker } from './messages.ts';
import type { Orders } from './part.ts';

/** A worker that does not tell its metrics in this time is stuck. */
const METRICS_MS = 3000;

/** A connection on its way to a worker, as Node's cluster sends it: `{ act: 'newconn' }` and what can be closed. */
const isConnection = (message: unknown, handle: unknown): handle is { close(): void } =>
  (message as { readonly act?: unknown }).act === 'newconn' && typeof handle === 'object' && handle !== null;

/**
 * Closes the connection that was on its way to a worker when it was killed: Node neither gives it to another nor closes it,
 * and its client would wait for ever. A worker gets the next one only after it has said that it has the last.
 */
function closeWhatIsOnItsWay({ process: child }: Worker): void {
  let last: { close(): void } | undefined;
  const { send } = child;
  child.send = (...sent: unknown[]) => {
    const [message, handle] = sent;
    if (isConnection(message, handle)) last = handle;
    return Reflect.apply(send, child, sent);
  };
  child.once('exit', () => last?.close());
}

/** One of the processes that serve, as the one that started it sees it. */
export class Member {
  readonly leads: boolean;
  /** http://HOST:PORT, once it answers; rejects where it ends before */
  readonly ready: Promise<string>;
  readonly ended: Promise<{ readonly code: number; readonly signal: string }>;
  readonly #worker: Worker;
  readonly #asked = new Map<number, (metrics: readonly object[]) => void>();
  #answers = false;
  #last = 0;

  /** Starts it. `metricsOfAll`: what it is told when it is asked for the metrics. */
  constructor(orders: Orders, metricsOfAll: () => Promise<string>) {
    this.leads = orders.leads;
    this.#worker = cluster.fork(ordersAsEnvironment(orders));
    closeWhatIsOnItsWay(this.#worker);
    this.ended = once(this.#worker, 'exit').then(([code, signal]) => ({ code, signal }));
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
      void this.ended.then(() => reject(new Error('a worker ended before it answered')));
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

  /** Its metrics, as prom-client writes them; none of one that ends meanwhile. Rejects where it is silent. */
  async metrics(): Promise<readonly object[]> {
    this.#last += 1;
    const id = this.#last;
    try {
      return await new Promise((resolve, reject) => {
        this.#asked.set(id, resolve);
        void this.ended.then(() => resolve([]));
        setTimeout(() => reject(new Error(`worker ${this.pid} is silent`)), METRICS_MS).unref();
        this.#tell({ forecourt: 'own metrics', id });
      });
    } finally {
      this.#asked.delete(id);
    }
  }

  /** Ends it, after so many milliseconds in which it still answers; one that does not answer yet at once. */
  async stop(drainMs: number): Promise<void> {
    if (this.#worker.isDead()) return;
    if (this.#answers) this.#tell({ forecourt: 'stop', drainMs });
    else this.#worker.process.kill('SIGTERM');
    await this.ended;
  }

  async #tellAll(id: number, metricsOfAll: () => Promise<string>): Promise<void> {
    try {
      this.#tell({ forecourt: 'metrics', id, text: await metricsOfAll() });
    } catch (error) {
      this.#tell({ forecourt: 'metrics', id, fault: String(error) });
    }
  }

  /** One that has just ended hears nothing any more. */
  #tell(message: ToWorker): void {
    if (this.#worker.isConnected()) this.#worker.send(message, () => undefined);
  }
}
