import { readFileSync } from 'node:fs';
import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';
import type { Metric } from 'prom-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../../src/api/observability/metrics.ts';
import { jobMetrics } from '../../src/jobs/metrics.ts';
import { sumMetrics } from '../../src/server/workers/sum-metrics.ts';
import { webhookMetrics } from '../../src/webhooks/metrics.ts';
import { testApp } from '../market/app.ts';

/** Expressions of the dashboard and of the alerts ask for metrics and labels that /metrics has. */

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}

const read = (file: string): string => readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');

const { panels, templating } = JSON.parse(read('grafana/dashboards/forecourt.json')) as {
  readonly panels: readonly Panel[];
  readonly templating: { readonly list: readonly { name: string; query: string | { query: string } }[] };
};
const alerts = parse(read('prometheus/alerts.yml')).groups[0].rules as {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string };
}[];

/** The name of everything that can be asked for → the labels that it has. */
const asked = new Map<string, readonly string[]>();
/** Of each server: Prometheus adds them. */
const TARGET = ['instance', 'job'];
// whether it could ask, which Prometheus tells itself
asked.set('up', TARGET);

/** name → what is said of it */
let text: string;

function remember(metric: Metric & { labelNames?: string[]; name?: string; type?: string }): void {
  const { name = '', labelNames = [] } = metric;
  const labels = [...labelNames, ...TARGET];
  asked.set(name, labels);
  for (const part of ['bucket', 'sum', 'count'])
    if (metric.type === 'histogram')
      asked.set(`${name}_${part}`, part === 'bucket' ? [...labels, 'le'] : labels);
}

beforeAll(async () => {
  const metrics = createMetrics();
  webhookMetrics(metrics.registry, async () => ({ count: 0, oldest: null }));
  jobMetrics(metrics.registry, async () => ({ count: 0, oldest: null }));
  const { app } = testApp(undefined, { metrics });
  text = await (await app.request('/metrics')).text();
  for (const metric of [...metrics.registry.getMetricsAsArray(), ...metrics.market.getMetricsAsArray()])
    remember(metric as unknown as Metric);
  // what the process adds that has started several
  for (const { name, values } of await sumMetrics([{ pid: 1, metrics: [], isSilent: false }]))
    asked.set(name, [...Object.keys(values[0]?.labels ?? {}), ...TARGET]);
});

/** Grafana fills these in. */
const filled = (expression: string): string =>
  expression.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*');

function nodesOf(expression: string, name: string, from?: SyntaxNode): SyntaxNode[] {
  const tree = parser.configure({ strict: true }).parse(expression);
  const found: SyntaxNode[] = [];
  (from ?? tree.topNode).cursor().iterate(({ node }) => {
    if (node.name === name && (!from || (node.from >= from.from && node.to <= from.to))) found.push(node);
  });
  return found;
}

/** What an expression asks for that there is not. Throws where it is none. */
function unknownIn(expression: string): string[] {
  const of = ({ from, to }: SyntaxNode): string => expression.slice(from, to);
  const names = nodesOf(expression, 'VectorSelector').flatMap((selector) => {
    const [name] = nodesOf(expression, 'Identifier', selector);
    return name ? [{ name: of(name), selector }] : [];
  });
  const known = names.flatMap(({ name }) => asked.get(name) ?? []);
  const wrong = names.flatMap(({ name, selector }) => {
    const labels = asked.get(name);
    if (!labels) return [name];
    return nodesOf(expression, 'LabelName', selector)
      .map(of)
      .filter((label) => !labels.includes(label))
      .map((label) => `${name}{${label}}`);
  });
  const grouped = nodesOf(expression, 'GroupingLabels').flatMap((list) =>
    nodesOf(expression, 'LabelName', list).map(of),
  );
  return [...wrong, ...grouped.filter((label) => !known.includes(label))];
}

const shown = (template: string): string[] =>
  [...template.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)[^}]*\}\}/g)].flatMap(([, label = '']) => label);

describe('what tells an expression that asks for nothing', () => {
  test.each([
    ['forecourt_nothing == 0', ['forecourt_nothing']],
    ['rate(forecourt_request_seconds_count{market="x"}[5m])', ['forecourt_request_seconds_count{market}']],
    ['sum by (market) (forecourt_engine_up)', ['market']],
    ['sum by (le) (rate(forecourt_request_seconds_bucket{status="200"}[5m]))', []],
  ])('%s', (expression, unknown) => {
    expect(unknownIn(expression)).toEqual(unknown);
  });

  test('a fault of its form', () => {
    expect(() => unknownIn('sum by (x (forecourt_engine_up)')).toThrow();
  });
});

test.each(alerts.map(({ alert, ...rule }) => [alert, rule] as const))(
  'alert %s',
  (_, { expr, annotations }) => {
    expect(unknownIn(expr)).toEqual([]);
    const labels = [
      ...TARGET,
      ...nodesOf(expr, 'Identifier').flatMap(({ from, to }) => asked.get(expr.slice(from, to)) ?? []),
    ];
    const names = shown(annotations.summary).filter((name) => name !== 'value' && name !== 'labels');
    expect(names.filter((name) => !labels.includes(name))).toEqual([]);
  },
);

const targets = panels.flatMap(({ title, targets: all = [] }) =>
  all.map(({ expr, legendFormat }) => [title, expr, legendFormat] as const),
);

test.each(targets)('panel %s: %s', (_, expr, legend) => {
  const expression = filled(expr);
  expect(unknownIn(expression)).toEqual([]);
  const labels = nodesOf(expression, 'LabelName').map(({ from, to }) => expression.slice(from, to));
  expect(shown(legend).filter((label) => ![...labels, ...TARGET].includes(label))).toEqual([]);
});

test('the choice of servers asks for a metric that there is', () => {
  const { query } = templating.list.find(({ name }) => name === 'instance') as { query: { query: string } };
  const [, metric = '', label = ''] = /^label_values\((\w+), (\w+)\)$/.exec(query.query) ?? [];
  expect(asked.get(metric)).toContain(label);
});

test('each of our metrics is described, and shown or watched somewhere', () => {
  const ours = [...text.matchAll(/^# TYPE (forecourt_\w+) /gm)].map(([, name = '']) => name);
  expect(ours.length).toBeGreaterThan(20);
  const expressions = [...alerts.map(({ expr }) => expr), ...targets.map(([, expr]) => expr)].join(' ');
  expect(ours.filter((name) => !expressions.includes(name))).toEqual([
    // by operation what forecourt_phase_seconds tells by cost
    'forecourt_engine_seconds',
  ]);
});
