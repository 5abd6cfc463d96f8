import { AggregatorRegistry } from 'prom-client';
import type { JsonMetric } from '../../api/observability/exemplars.ts';
import type { MemberMetrics } from './member.ts';

/** The metrics of several processes, put together. */

/** A value of a metric; of a histogram's bucket it may have the trace of a request. */
type Value = JsonMetric['values'][number] & {
  readonly metricName?: string;
  readonly exemplar?: { readonly timestamp: number } | null;
};

/** What tells a value from the others of all metrics. */
const keyOf = ({ name }: JsonMetric, { metricName = name, labels }: Value): string =>
  `${metricName} ${JSON.stringify(Object.entries(labels).sort(([one], [other]) => (one < other ? -1 : 1)))}`;

/** The newest exemplar of each value that has one. */
function newestExemplars(members: readonly MemberMetrics[]): ReadonlyMap<string, Value['exemplar']> {
  const newest = new Map<string, Value['exemplar']>();
  for (const metric of members.flatMap(({ metrics }) => metrics))
    for (const value of metric.values as readonly Value[]) {
      const { exemplar } = value;
      if (!exemplar) continue;
      const key = keyOf(metric, value);
      if ((newest.get(key)?.timestamp ?? 0) < exemplar.timestamp) newest.set(key, exemplar);
    }
  return newest;
}

/** Which of the processes have told their metrics. */
const standing = (members: readonly MemberMetrics[]): JsonMetric =>
  ({
    name: 'forecourt_worker_up',
    help: 'By process that serves: 1, or 0 where it is stuck: then its metrics are those that it told last.',
    type: 'gauge',
    aggregator: 'first',
    values: members.map(({ pid, isSilent }) => ({ value: isSilent ? 0 : 1, labels: { pid: pid ?? 0 } })),
  }) as unknown as JsonMetric;

/** Adds up the metrics of several processes, each as it says (mostly the sum). */
export async function sumsOf(told: readonly (readonly JsonMetric[])[]): Promise<readonly JsonMetric[]> {
  return await AggregatorRegistry.aggregate(told as object[][]).getMetricsAsJSON();
}

/** Those that count what has happened, and stay when their process ends. */
export const countsOf = (metrics: readonly JsonMetric[]): readonly JsonMetric[] =>
  metrics.filter(({ type }) => ['counter', 'histogram'].includes(String(type)));

/**
 * Adds up as each metric says (mostly the sum); a bucket of a histogram has the newest exemplar. Which process told nothing says
 * `forecourt_worker_up`. `gone`: counts of processes that have ended, which no sum loses.
 */
export async function sumMetrics(
  members: readonly MemberMetrics[],
  gone: readonly (readonly JsonMetric[])[] = [],
): Promise<readonly JsonMetric[]> {
  const exemplars = newestExemplars(members);
  const sums = await sumsOf([...members.map(({ metrics }) => metrics), ...gone]);
  const told = sums.map((metric) => ({
    ...metric,
    values: (metric.values as Value[]).map((value) => {
      const exemplar = exemplars.get(keyOf(metric, value));
      return exemplar ? { ...value, exemplar } : value;
    }),
  }));
  return [...told, standing(members)];
}
