import cluster from 'node:cluster';
import closeWithGrace from 'close-with-grace';
import { Command, InvalidArgumentError } from 'commander';
import type { Logger } from 'pino';
import { faultText } from '../../ingest/ground/fault-text.ts';
import { readConfig } from '../../ingest/sources/read-config.ts';
import type { EngineAddress } from '../engine/client.ts';
import { openLog } from '../server/log.ts';
import { startServer } from '../server/server.ts';
import { takenOrders } from '../server/workers/messages.ts';
import { Workers } from '../server/workers/primary.ts';
import { serveAsWorker } from '../server/workers/worker.ts';
import { usualWorkers } from '../server/workers/worker-count.ts';
import type { WorkerOrders } from '../server/workers/worker-settings.ts';
import { readSettings, type Settings } from '../settings.ts';
import { flushSpans } from '../tracing/span.ts';
import { reachEngine } from './reach-engine.ts';
import { startServerWatch } from './watch/server-watch.ts';

/** Longest time a stopping server takes after it has drained, requests in flight included. */
const STOP_MS = 15_000;

/** What serves, and ends. */
interface Serving {
  readonly address: string;
  close(drainMs: number): Promise<void>;
}

/** Throws WrongUsage where the sources are configured wrongly: before anything is served, not with the first look. */
function requireSources({ sources }: Settings): void {
  if (sources !== undefined) readConfig(sources);
}

/** The same with the sources watched beside it, where a setting says so. */
function watching({ sources }: Settings, log: Logger, { address, close }: Serving): Serving {
  if (sources === undefined) return { address, close };
  const beside = startServerWatch(sources, log);
  return {
    address,
    close: async (drainMs) => {
      await Promise.all([close(drainMs), beside.close()]);
    },
  };
}

/** Ends it on SIGTERM or SIGINT, and prints `listening on …`. `skip`: signals that mean something else here. */
function untilStopped({ address, close }: Serving, drainMs: number, skip: 'SIGHUP'[] = []): void {
  closeWithGrace({ delay: drainMs + STOP_MS, logger: false, skip }, async ({ err, signal }) => {
    if (err) console.error(`stopping: ${err.stack ?? err.message}`);
    // whoever presses Ctrl-C has nothing in front that looks at readiness
    await close(signal === 'SIGTERM' ? drainMs : 0);
    await flushSpans();
  });
  console.log(`listening on ${address}`);
}

/** Serves until SIGTERM or SIGINT; requests in flight finish, connections hear that they end. Prints `listening on …` when it answers. */
export async function serveUntilStopped(
  settings: Settings,
  engine: EngineAddress,
): Promise<{ address: string }> {
  requireSources(settings);
  const log = openLog(settings);
  const serving = watching(settings, log, await startServer(settings, engine, { log }));
  untilStopped(serving, settings.drainMs);
  return { address: serving.address };
}

/** The same with several processes; SIGHUP replaces them one after another. */
async function serveWithWorkers(settings: Settings, engine: EngineAddress, count: number): Promise<void> {
  requireSources(settings);
  const log = openLog(settings);
  const { workers, address } = await Workers.start({ count, engine, log });
  process.on('SIGHUP', () => void workers.reload(settings.drainMs));
  const serving = watching(settings, log, { address, close: (drainMs) => workers.close(drainMs) });
  untilStopped(serving, settings.drainMs, ['SIGHUP']);
}

/** A worker whose channel is open goes on: it is ended. */
async function serveByOrder(settings: Settings, orders: WorkerOrders): Promise<void> {
  try {
    await serveAsWorker(settings, orders, openLog(settings));
  } catch (error) {
    console.error(faultText(error));
    process.exit(1);
  }
}

const WORKERS_HELP = `
Several workers serve on one port and are limited together: requests per second are counted in Redis if FORECOURT_REDIS_URL
is set, otherwise by the process that started the workers, and each worker gets its share of the searches at once and of
the memory. A worker that dies is replaced. SIGHUP replaces all of them one by one, without a refused connection.`;

function workerCount(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= 256) return count;
  throw new InvalidArgumentError('Give a whole number from 1 to 256.');
}

/** `forecourt serve` (feeds.md section 1). */
export function serveCommand(): Command {
  return new Command('serve')
    .option(
      '--workers <count>',
      'number of serving processes (default: one per core, on half of the cores beside a local engine; 1 below four cores)',
      workerCount,
    )
    .addHelpText('after', WORKERS_HELP)
    .action(async ({ workers }: { workers?: number }) => {
      const settings = readSettings(process.env);
      const orders = cluster.isWorker ? takenOrders(process.env) : undefined;
      if (orders) return await serveByOrder(settings, orders);
      const engine = await reachEngine(settings);
      const count = workers ?? usualWorkers(engine.url);
      if (count === 1) await serveUntilStopped(settings, engine);
      else await serveWithWorkers(settings, engine, count);
    });
}
