import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { openAccounts } from '../accounts/open.ts';
import { sealOf } from '../accounts/seal.ts';
import type { EngineAddress } from '../engine/client.ts';
import type { Settings } from '../settings.ts';
import { type JobDesk, jobDesk } from './desk.ts';
import { JobFolder } from './folder.ts';
import { jobMetrics } from './metrics.ts';
import { accountsOutbox } from './outbox.ts';
import { JobRunner, type Pace } from './runner.ts';
import { missingFiles, missingText } from './shared-files.ts';
import { JobStore } from './store.ts';
import { webhookMaker } from './webhook.ts';
import type { DecodeVins } from './work/decode.ts';
import { threads } from './work/threads.ts';

/** The batch jobs of a serving process: where they are handed in, and what runs them. */
export interface Jobs {
  readonly desk: JobDesk;
  /** what the accounts name and this machine does not have (./shared-files.ts) */
  missingFiles(): Promise<string>;
  /** stops to run them; those that run are given back, and another server may go on with them at once */
  stop(): Promise<void>;
  /** closes what is open, after a stop */
  close(): Promise<void>;
}

/** What the batch jobs of a server work with. */
export interface JobsOptions {
  readonly settings: Settings;
  readonly engine: EngineAddress;
  readonly decode: DecodeVins;
  readonly log: Logger;
  /** where their metrics are registered; not said: nowhere */
  readonly registry?: Registry;
  readonly pace?: Partial<Pace>;
}

/** Opens the jobs and begins to run them. */
export async function openJobs(options: JobsOptions): Promise<Jobs> {
  const { settings, engine, decode, log, registry, pace } = options;
  const { workers, days, ...limits } = settings.jobs;
  const database = await openAccounts(settings);
  const store = new JobStore(database);
  const seal = sealOf(settings.sharedDir, settings.webhooksKey);
  const makeWebhook = webhookMaker(database, seal);
  const folder = new JobFolder(settings.sharedDir);
  const { indexPrefix } = settings;
  const pool = threads({ workers, engine, indexPrefix, folder, limits, decode });
  const runner = new JobRunner({
    store,
    folder,
    work: pool.work,
    outbox: accountsOutbox(database, seal),
    log,
    onEnded: registry && jobMetrics(registry, () => store.unfinished()),
    workers,
    days,
    pace,
  });
  runner.start();
  return {
    desk: jobDesk({ store, folder, limits, makeWebhook, wake: () => runner.wake() }),
    missingFiles: async () => missingText(await missingFiles({ database, seal, folder })),
    stop: () => runner.close(),
    async close() {
      await runner.close();
      await pool.close();
      await database.destroy();
    },
  };
}
