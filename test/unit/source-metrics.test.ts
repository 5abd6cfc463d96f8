import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { sourceMetrics } from '../../src/api/observability/source-metrics.ts';
import { standingOf } from '../../src/sources/source-standing.ts';

/** Gauges of the sources of `forecourt watch`. */

const NOW = 10_000;
const record = {
  ...{ config: '/x.yaml', dataset: 'listings', market: 'us-cars', watched_since: 1000, next_look_at: 0 },
  ...{ failures: 0, deliveries: [] },
};

test('a source that is late, fails or was refused shows; what is not known is absent', async () => {
  const registry = new Registry();
  const refused = {
    ...{ id: 'a', as_of: 5, names: [], versions: [], at: 5, tries: 1 },
    ...({ state: 'refused', fault: 'secret words' } as const),
  };
  const records = [
    { ...record, source: 'good', expected: 2000, delivered_at: 9000, looked_at: 9990 },
    {
      ...record,
      source: 'late',
      expected: 999,
      delivered_at: 9000,
      failures: 3,
      fault: 'secret words',
      deliveries: [refused],
    },
  ];
  sourceMetrics(registry, {
    sources: () => records.map((one) => standingOf(one, NOW)),
    now: () => new Date(NOW * 1000),
  });
  const text = await registry.metrics();
  const told = text.split('\n').filter((line) => line.startsWith('forecourt_'));
  const of = (source: string) => `{source="${source}",dataset="listings",market="us-cars"}`;
  expect(told.sort()).toEqual(
    [
      ...[
        `late${of('good')} 0`,
        `late${of('late')} 1`,
        `age_seconds${of('good')} 1000`,
        `age_seconds${of('late')} 1000`,
      ],
      ...[`looked_seconds${of('good')} 10`, `failures${of('good')} 0`, `failures${of('late')} 3`],
      ...[
        `refused${of('good')} 0`,
        `refused${of('late')} 1`,
        `waiting${of('good')} 0`,
        `waiting${of('late')} 0`,
      ],
    ]
      .map((line) => `forecourt_watch_${line}`)
      .sort(),
  );
  expect(text).not.toContain('secret words');
});
