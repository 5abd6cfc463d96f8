import { Gauge, type Registry } from 'prom-client';
import type { Service } from '../request/context.ts';

type SourceGauge = Gauge<'source' | 'dataset' | 'market'>;

/**
 * Registers the gauges of the sources that `forecourt watch` looks at, read from its records when they are scraped. Late is
 * told by the clock of whoever tells it: it shows also when the watch itself has ended.
 */
export function sourceMetrics(registry: Registry, { sources, now }: Pick<Service, 'sources' | 'now'>): void {
  const gauge = (name: string, help: string, collect: (gauge: SourceGauge) => void): SourceGauge =>
    new Gauge({
      name: `forecourt_watch_${name}`,
      help,
      labelNames: ['source', 'dataset', 'market'],
      registers: [registry],
      collect() {
        this.reset();
        collect(this);
      },
    });
  const each =
    (value: (source: ReturnType<Service['sources']>[number]) => number | undefined) => (one: SourceGauge) => {
      for (const source of sources()) {
        const { source: name, dataset, market } = source;
        const found = value(source);
        if (found !== undefined) one.set({ source: name, dataset, market }, found);
      }
    };
  const seconds = (): number => now().getTime() / 1000;
  gauge(
    'late',
    '1 if the source brought no new delivery in the time in which one is expected.',
    each(({ isLate }) => Number(isLate)),
  );
  gauge(
    'age_seconds',
    'Seconds since a delivery of the source was loaded; before the first one, since it is watched.',
    each((source) => seconds() - source.waitsSince),
  );
  gauge(
    'looked_seconds',
    'Seconds since the source was looked at.',
    each(({ lookedAt }) => (lookedAt === undefined ? undefined : seconds() - lookedAt)),
  );
  gauge(
    'failures',
    'Looks at the source that failed in a row.',
    each(({ failures }) => failures),
  );
  gauge(
    'refused',
    '1 if the newest delivery of the source was refused.',
    each(({ isRefused }) => Number(isRefused)),
  );
  gauge(
    'waiting',
    'Deliveries that are fetched and not loaded.',
    each(({ waiting }) => waiting),
  );
}
