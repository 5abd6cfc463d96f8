import { Counter, Gauge, type Registry } from 'prom-client';
import type { Job } from './job.ts';
import type { UnfinishedJobs } from './store.ts';

/**
 * Registers how many jobs are not finished, read from the store at each scrape and the same whichever process tells it,
 * and how those that this process ran have ended. Gives what is told of each end. No label holds anything of a caller.
 */
export function jobMetrics(registry: Registry, read: () => Promise<UnfinishedJobs>): (ended: Job) => void {
  const gauge = (name: string, help: string, value: (found: UnfinishedJobs) => number): void => {
    const made: Gauge = new Gauge({
      name: `forecourt_jobs_${name}`,
      help,
      aggregator: 'max',
      registers: [registry],
      async collect() {
        try {
          made.set(value(await read()));
        } catch {
          // what is not known is absent: forecourt_accounts_writable and the log say why
          made.remove();
        }
      },
    });
  };
  gauge('unfinished', 'Batch jobs that wait or run, on all servers.', ({ count }) => count);
  gauge('oldest_seconds', 'Age of the oldest unfinished job; 0 if there is none.', ({ oldest }) =>
    oldest === null ? 0 : Date.now() / 1000 - oldest,
  );
  const ended = new Counter({
    name: 'forecourt_jobs_ended_total',
    help: 'Batch jobs that this process has ended, by family and status: COMPLETED, FAILED.',
    labelNames: ['family', 'status'] as const,
    registers: [registry],
  });
  return ({ family, status }) => ended.inc({ family, status });
}
