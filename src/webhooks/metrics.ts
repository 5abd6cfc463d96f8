import { Counter, Gauge, type Registry } from 'prom-client';

/** What waits to be sent. */
interface Waiting {
  readonly count: number;
  /** Unix seconds of the oldest event; null: none waits */
  readonly oldest: number | null;
}

/** Counts of this process; no label holds anything of a receiver. */
export interface WebhookCounts {
  readonly attempts: Counter<'outcome'>;
}

/** A gauge that is read at each scrape. What is not known is absent: the sender's log says why. */
function gauge(registry: Registry, name: string, help: string, read: () => Promise<number>): void {
  new Gauge({
    name: `forecourt_webhooks_${name}`,
    help,
    registers: [registry],
    async collect() {
      try {
        this.set(await read());
      } catch {
        this.remove();
      }
    },
  });
}

/** Registers the counter and, read from the store at each scrape, the gauges of what waits. */
export function webhookMetrics(registry: Registry, read: () => Promise<Waiting>): WebhookCounts {
  const waitingHelp = 'Events waiting to be sent to a receiver, including retries.';
  gauge(registry, 'waiting', waitingHelp, async () => (await read()).count);
  gauge(registry, 'oldest_seconds', 'Age of the oldest waiting event; 0 if none is waiting.', async () => {
    const { oldest } = await read();
    return oldest === null ? 0 : Date.now() / 1000 - oldest;
  });
  return {
    attempts: new Counter({
      name: 'forecourt_webhooks_attempts_total',
      help: 'Attempts of this process to send an event, by outcome: sent, failed (will be retried), given_up.',
      labelNames: ['outcome'] as const,
      registers: [registry],
    }),
  };
}
