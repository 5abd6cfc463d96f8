import type { JsonMetric } from '../../api/observability/exemplars.ts';
import type { WorkerOrders } from './worker-settings.ts';

/** What the process that started and its workers tell each other. */

/** Variable of a worker's environment that holds its orders. */
const ORDERS = 'FORECOURT_WORKER';

/** The worker answers. */
interface Ready {
  readonly forecourt: 'ready';
  /** http://HOST:PORT */
  readonly address: string;
}

/** A question with its number, and its answer: the worker asks for the metrics of all, and is asked for its own. */
interface Asked<Name extends string> {
  readonly forecourt: Name;
  readonly id: number;
}
/** The metrics of all workers, added up, or why there are none. */
export interface AllMetrics extends Asked<'metrics'> {
  readonly metrics?: readonly JsonMetric[];
  readonly fault?: string;
}
interface OwnMetrics extends Asked<'own metrics'> {
  readonly metrics: readonly JsonMetric[];
}

/** The worker stops, after so many milliseconds in which callers are still answered. */
interface Stop {
  readonly forecourt: 'stop';
  readonly drainMs: number;
}

/** What a worker may say. */
export type FromWorker = Ready | Asked<'metrics'> | OwnMetrics;
/** What a worker may be told. */
export type ToWorker = AllMetrics | Asked<'own metrics'> | Stop;

/** Is a message one of ours? Others on the same channel are those of libraries. */
export const isOurs = <M extends FromWorker | ToWorker>(message: unknown): message is M =>
  typeof message === 'object' && message !== null && 'forecourt' in message;

/** The environment that makes a process a worker. */
export const ordersAsEnvironment = (orders: WorkerOrders): Record<string, string> => ({
  [ORDERS]: JSON.stringify(orders),
});

/** The orders of this process; undefined: it is no worker. What it starts itself does not get them. */
export function takenOrders(env: NodeJS.ProcessEnv): WorkerOrders | undefined {
  const text = env[ORDERS];
  delete env[ORDERS];
  return text === undefined ? undefined : (JSON.parse(text) as WorkerOrders);
}
