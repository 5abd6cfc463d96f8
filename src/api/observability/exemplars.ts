import { type Metric, type OpenMetricsContentType, Registry } from 'prom-client';

/** Metrics as text: as Prometheus reads them, or as OpenMetrics, which tells the trace of a request beside the time that it took. */

/** Media type of the second form. */
export const OPEN_METRICS = 'application/openmetrics-text';

/** A metric as `getMetricsAsJSON` gives it. */
export type JsonMetric = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];

/** A registry for histograms with exemplars: they belong to one of this form, and may stand in others, too, which leave them out. */
export function exemplarRegistry(): Registry<OpenMetricsContentType> {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return registry;
}

/**
 * Metrics in one of the forms. Copies are written: prom-client takes the ending from the names of the counters that it writes as
 * OpenMetrics, and they would lack it in the other form from then on.
 */
export async function metricsText(told: readonly JsonMetric[], isOpen: boolean): Promise<string> {
  const written = isOpen ? exemplarRegistry() : new Registry();
  for (const metric of told) {
    const copy = { ...metric, get: async () => copy };
    written.registerMetric(copy as unknown as Metric);
  }
  return await written.metrics();
}
