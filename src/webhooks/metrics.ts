import { Counter, Gauge, type Registry } from 'prom-client';

/** What `/metrics` tells of webhooks, and what waits to be sent. */
export interface Waiting {
  readonly count: number;
  /** Unix seconds of the oldest event; null: none waits */
  readonly oldest: number | null;
}

/** Counts of this process; no label holds anything of a receiver. */
export interface WebhookCounts {
  readonly attempts: Counter<'outcome'>;
}

/** Registers the counter and, read from the store at each scrape, the gauges of what waits. */
export function webhookMetrics(registry: Registry, read: () => Promise<Waiting>): WebhookCounts {
  const registers = [registry];
  const oldest = new Gauge({
    name: 'forecourt_webhooks_oldest_seconds',
    help: 'Age of the oldest event that waits to be sent; 0: none waits.',
    registers,
  });
  new Gauge({
    name: 'forecourt_webhooks_waiting',
    help: 'Events that wait to be sent to a receiver, those that are tried again included.',
    registers,
    async collect() {
      try {
        const waiting = await read();
        this.set(waiting.count);
        oldest.set(waiting.oldest === null ? 0 : Date.now() / 1000 - waiting.oldest);
      } catch {
        // what is not known is absent: the sender's log says why
        this.remove();
        oldest.remove();
      }
    },
  });
  const attempts = new Counter({
    name: 'forecourt_webhooks_attempts_total',
    help: 'Attempts of this process to send an event, by outcome: sent, failed (tried again), given_up.',
    labelNames: ['outcome'] as const,
    registers,
  });
  return { attempts };
}
