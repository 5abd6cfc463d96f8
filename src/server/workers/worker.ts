import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';
import type { MetricsOfAll } from '../../api/observability/metrics.ts';
import type { Settings } from '../../settings.ts';
import { flushSpans } from '../../tracing/span.ts';
import { startServer } from '../server.ts';
import { type AllMetrics, type FromWorker, isOurs, type ToWorker } from './messages.ts';
import { type WorkerOrders, workerSettings } from './worker-settings.ts';

/** Longest time a stopping worker takes after it has drained, requests in flight included. */
const STOP_MS = 15_000;

const say = (message: FromWorker): void => void process.send?.(message);

/** The metrics of all workers, as the process that started them adds them up; tells it those of this one when it asks. */
const metricsOfAll: MetricsOfAll = (registry) => {
  const asked = new Map<number, (told: AllMetrics) => void>();
  let last = 0;
  const hear = async (message: unknown): Promise<void> => {
    if (!isOurs<ToWorker>(message)) return;
    const { forecourt } = message;
    if (forecourt === 'own metrics')
      say({ forecourt, id: message.id, metrics: await registry.getMetricsAsJSON() });
    if (forecourt === 'metrics') {
      asked.get(message.id)?.(message);
      asked.delete(message.id);
    }
  };
  process.on('message', hear);
  return async () => {
    last += 1;
    const id = last;
    const told = new Promise<AllMetrics>((resolve) => asked.set(id, resolve));
    say({ forecourt: 'metrics', id });
    const { metrics, fault } = await told;
    if (metrics === undefined) throw new Error(`the metrics of the other workers: ${fault}`);
    return metrics;
  };
};

/**
 * Leaves the process that started this one, which answers that it gives us no more connections: one that it gave before is
 * back in its hands then. Who ends sooner takes a connection along that nobody ever answers.
 */
async function leave(): Promise<void> {
  if (!process.connected) return;
  const left = once(process, 'disconnect');
  cluster.worker?.disconnect();
  await left;
}

/** Serves as one of several processes, until the one that started it says that it ends. */
export async function serveAsWorker(settings: Settings, orders: WorkerOrders, log: Logger): Promise<void> {
  const { engine, workers, leads } = orders;
  const running = await startServer(workerSettings(settings, orders), engine, {
    log,
    among: { workers, leads, metricsOfAll },
  });
  let stopping = false;
  const stop = async (drainMs: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainMs + STOP_MS).unref();
    await running.close(drainMs);
    await flushSpans();
    await leave();
    process.exit(0);
  };
  process.on('message', (message: unknown) => {
    if (isOurs<ToWorker>(message) && message.forecourt === 'stop') void stop(message.drainMs);
  });
  // a terminal and a supervisor tell the whole group: what these mean is for the process that started us to say
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('SIGTERM', () => void stop(settings.drainMs));
  say({ forecourt: 'ready', address: running.address });
}
