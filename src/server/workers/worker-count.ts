import { availableParallelism } from 'node:os';

/** Below so many cores one process is as fast as several. */
const FEWEST_CORES = 4;

const HERE = /^(127\.|localhost$|\[::1\]$)/;

/**
 * Serving processes where nobody says how many: one a core, of half the cores where the engine runs on the same machine; one
 * alone below four cores.
 */
export function usualWorkers(engineUrl: string, cores: number = availableParallelism()): number {
  if (cores < FEWEST_CORES) return 1;
  return HERE.test(new URL(engineUrl).hostname) ? Math.floor(cores / 2) : cores;
}
