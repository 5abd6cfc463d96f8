import { Counter, Gauge, Histogram } from 'prom-client';
import { expect, test } from 'vitest';
import { exemplarRegistry, metricsText } from '../../src/api/observability/exemplars.ts';
import type { MemberMetrics } from '../../src/server/workers/member.ts';
import { countsOf, sumMetrics, sumsOf } from '../../src/server/workers/sum-metrics.ts';

/** What a worker tells that has answered requests, the slow one of a trace. */
async function told(pid: number, slow: number, trace: string): Promise<MemberMetrics> {
  const registers = [exemplarRegistry()];
  const seconds = new Histogram({
    ...{ name: 'seconds', help: 'Seconds.', labelNames: ['of', 'status'], buckets: [1, 10] },
    ...{ enableExemplars: true, registers },
  });
  const exemplarLabels: object = { trace_id: trace };
  seconds.observe({ labels: { of: 'search', status: '200' }, value: slow, exemplarLabels });
  seconds.observe({ labels: { of: 'search', status: '200' }, value: 0.5 });
  new Counter({ name: 'calls_total', help: 'Calls.', registers }).inc(3);
  new Gauge({ name: 'under_way', help: 'Calls under way.', registers }).set(1);
  const [registry] = registers;
  // as it comes from another process; the later the pid, the newer its traces
  const written = JSON.stringify(await registry?.getMetricsAsJSON());
  const metrics = JSON.parse(written.replaceAll(/"timestamp":[\d.]+/g, `"timestamp":${pid}`));
  return { pid, metrics, isSilent: false };
}

test('several workers: sums, the newest trace of each bucket, and who is stuck', async () => {
  const first = await told(1, 5, 'a');
  const second = { ...(await told(2, 7, 'b')), isSilent: true };
  const all = await sumMetrics([first, second]);
  const open = await metricsText(all, true);
  expect(open).toContain('seconds_bucket{le="1",of="search",status="200"} 2\n');
  expect(open).toMatch(/seconds_bucket\{le="10",of="search",status="200"\} 4 # \{trace_id="b"\} 7 2\n/);
  expect(open).toContain('calls_total 6\n');
  expect(open).toContain('forecourt_worker_up{pid="1"} 1\nforecourt_worker_up{pid="2"} 0\n');
  expect(open).toMatch(/# EOF\n$/);
  const plain = await metricsText(all, false);
  expect(plain).toContain('seconds_bucket{le="10",of="search",status="200"} 4\n');
  expect(plain).toContain('calls_total 6\n');
});

test('counts of workers that have ended stay in the sums; what stood at a moment goes with them', async () => {
  const [first, second, third] = await Promise.all([1, 2, 3].map((pid) => told(pid, 5, 'a')));
  if (!first || !second || !third) throw new Error('no workers');
  const gone = [countsOf(first.metrics), countsOf(second.metrics)];
  for (const ended of [gone, [await sumsOf(gone)], [await sumsOf([await sumsOf(gone)])]]) {
    const plain = await metricsText(await sumMetrics([third], ended), false);
    expect(plain).toContain('calls_total 9\n');
    expect(plain).toContain('seconds_bucket{le="10",of="search",status="200"} 6\n');
    expect(plain).toContain('seconds_count{of="search",status="200"} 6\n');
    expect(plain).toContain('under_way 1\n');
    expect(plain).toContain('forecourt_worker_up{pid="3"} 1\n');
    expect(plain).not.toContain('pid="1"');
  }
});
