import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { KeptAnswers } from '../../engine/kept-answers.ts';
import type { EngineShares } from '../access/engine-share.ts';
import { exemplarRegistry, type JsonMetric, metricsText } from './exemplars.ts';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 30, 120];

/** Prometheus metrics of the process. No label holds anything of a caller. */
export interface Metrics {
  /** of the process; of several that serve together they are added up */
  readonly registry: Registry;
  /** of what is the same whichever process tells it */
  readonly market: Registry;
  /** all of them as Prometheus reads them, or in the form of OpenMetrics, with exemplars */
  text(isOpen: boolean): Promise<string>;
  readonly request: Histogram<'operation' | 'status'>;
  readonly engine: Histogram<'operation'>;
  readonly phase: Histogram<'cost' | 'phase'>;
  readonly refusals: Counter<'reason'>;
}

/** Reads the metrics of several processes that serve together, added up, of which one has this registry. */
export type MetricsOfAll = (registry: Registry) => () => Promise<readonly JsonMetric[]>;

/** Makes the metrics of a process. `ofAll`: reads those of all processes that serve together; not said: this one serves alone. */
export function createMetrics(ofAll?: MetricsOfAll): Metrics {
  const [registry, market] = [new Registry(), new Registry()];
  collectDefaultMetrics({ register: registry });
  const ofProcesses = ofAll?.(registry) ?? (() => registry.getMetricsAsJSON());
  const withExemplars = exemplarRegistry();
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) => {
    const made = new Histogram({
      name,
      help,
      labelNames,
      buckets: SECONDS,
      enableExemplars: true,
      registers: [withExemplars],
    });
    registry.registerMetric(made);
    return made;
  };
  return {
    registry,
    market,
    text: async (isOpen) => {
      const told = await Promise.all([ofProcesses(), market.getMetricsAsJSON()]);
      return await metricsText(told.flat(), isOpen);
    },
    request: histogram(
      'forecourt_request_seconds',
      'Duration of requests in seconds, by operation and status.',
      ['operation', 'status'],
    ),
    engine: histogram(
      'forecourt_engine_seconds',
      'Seconds that requests waited for the search engine, by operation.',
      ['operation'],
    ),
    phase: histogram(
      'forecourt_phase_seconds',
      'Seconds of the phases of requests, by phase and by what was asked for: light, heavy (as in forecourt_searches), sold (summaries of sold vehicles), none.',
      ['cost', 'phase'],
    ),
    refusals: new Counter({
      name: 'forecourt_refusals_total',
      help: 'Requests refused with 429 by reason: rate, quota, guessing; with 503: busy.',
      labelNames: ['reason'],
      registers: [registry],
    }),
  };
}

/** Registers the searches that the engine has, and those that wait for it, as they are at a scrape. */
export function shareMetrics(registry: Registry, shares: EngineShares): void {
  const gauge = new Gauge({
    name: 'forecourt_searches',
    help: 'Searches by cost (light; heavy: many facets, statistics) and state: running, waiting.',
    labelNames: ['cost', 'state'],
    registers: [registry],
    collect() {
      for (const cost of ['light', 'heavy'] as const) {
        const { running, waiting } = shares.count(cost);
        gauge.set({ cost, state: 'running' }, running);
        gauge.set({ cost, state: 'waiting' }, waiting);
      }
    },
  });
}

/** Registers where counts came from so far, and what is kept of them. */
export function keptMetrics(registry: Registry, kept: KeptAnswers): void {
  new Counter({
    name: 'forecourt_counts_total',
    help: 'Lines of counts by where they came from: kept (memory), joined (asked by another request at the moment), asked (the engine).',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      this.reset();
      for (const from of ['kept', 'joined', 'asked'] as const) this.inc({ from }, kept.counts[from]);
    },
  });
  new Gauge({
    name: 'forecourt_counts_bytes',
    help: 'Memory of the counts that are kept until the next delivery answers.',
    registers: [registry],
    collect() {
      this.set(kept.counts.bytes);
    },
  });
}
