import { Gauge, type Registry } from 'prom-client';
import type { SourceStanding } from '../../sources/source-standing.ts';
import type { Service } from '../request/context.ts';

/** A gauge of each source; `now`: Unix seconds; undefined: it is not known. */
type SourceGauge = readonly [
  name: string,
  help: string,
  value: (source: SourceStanding, now: number) => number | undefined,
];

const GAUGES: readonly SourceGauge[] = [
  [
    'late',
    '1 if the source brought no new delivery in the time in which one is expected.',
    ({ isLate }) => Number(isLate),
  ],
  [
    'age_seconds',
    'Seconds since a delivery of the source was loaded, or was put up again unchanged; before the first one, since it is watched.',
    ({ waitsSince }, now) => now - waitsSince,
  ],
  [
    'looked_seconds',
    'Seconds since the source was looked at.',
    ({ lookedAt }, now) => (lookedAt === undefined ? undefined : now - lookedAt),
  ],
  ['failures', 'Looks at the source that failed in a row.', ({ failures }) => failures],
  ['refused', '1 if the newest delivery of the source was refused.', ({ isRefused }) => Number(isRefused)],
  ['waiting', 'Deliveries that are fetched and not loaded.', ({ waiting }) => waiting],
];

/**
 * Registers the gauges of the sources that `forecourt watch` looks at. The first one reads the records, once a scrape, and
 * sets them all. Late is told by the clock of whoever tells it: it shows also when the watch itself has ended.
 */
export function sourceMetrics(registry: Registry, { sources, now }: Pick<Service, 'sources' | 'now'>): void {
  const read = (): void => {
    const [found, at] = [sources(), now().getTime() / 1000];
    for (const { gauge, value } of gauges) {
      gauge.reset();
      for (const one of found) {
        const number = value(one, at);
        const { source, dataset, market } = one;
        if (number !== undefined) gauge.set({ source, dataset, market }, number);
      }
    }
  };
  const gauges = GAUGES.map(([name, help, value], at) => {
    const gauge = new Gauge({
      name: `forecourt_watch_${name}`,
      help,
      labelNames: ['source', 'dataset', 'market'],
      registers: [registry],
      ...(at === 0 ? { collect: read } : {}),
    });
    return { gauge, value };
  });
}
