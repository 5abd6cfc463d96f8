import type { EngineAddress } from '../../engine/client.ts';
import type { Settings } from '../../settings.ts';

/** What a worker is told when it is started. */
export interface WorkerOrders {
  readonly engine: EngineAddress;
  /** how many workers share what one process would have */
  readonly workers: number;
  /** does what one of them is enough for: sends webhooks, runs batch jobs */
  readonly leads: boolean;
}

/** A share of so many megabytes or gigabytes, as DuckDB writes it; at least 128 MB. */
function partOfMemory(memory: string, workers: number): string {
  const megabytes = Number.parseInt(memory, 10) * (memory.endsWith('GB') ? 1000 : 1);
  return `${Math.max(128, Math.floor(megabytes / workers))}MB`;
}

/**
 * The settings of one of several workers. What a process may ask of the engine at once and what it may hold in memory are
 * shared out, so that all of them together are not more than one process would be; each has at least one place.
 */
export function workerSettings(
  settings: Settings,
  { workers, leads }: Omit<WorkerOrders, 'engine'>,
): Settings {
  const { share, jobs, keptBytes, summaryMemory } = settings;
  const part = (whole: number): number => Math.max(1, Math.floor(whole / workers));
  return {
    ...settings,
    share: {
      ...share,
      searchesAtOnce: part(share.searchesAtOnce),
      heavyAtOnce: part(share.heavyAtOnce),
      among: workers,
    },
    keptBytes: Math.floor(keptBytes / workers),
    summaryMemory: partOfMemory(summaryMemory, workers),
    jobs: leads ? jobs : { ...jobs, workers: 0 },
  };
}
