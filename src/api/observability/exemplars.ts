import { type Metric, type OpenMetricsContentType, Registry } from 'prom-client';

/** Metrics in the form of OpenMetrics, which tells the trace of a request beside the time that it took. */

/** Media type of the form. */
export const OPEN_METRICS = 'application/openmetrics-text';

/** A registry for histograms with exemplars: they belong to one of this form, and may stand in others, too, which leave them out. */
export function exemplarRegistry(): Registry<OpenMetricsContentType> {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return registry;
}

/**
 * What the registries tell at the moment, in that form. A copy is written: prom-client takes the ending from the names of the
 * counters that it writes so, and they would lack it in the other form from then on.
 */
export async function openMetricsText(registries: readonly Registry[]): Promise<string> {
  const written = exemplarRegistry();
  const told = await Promise.all(registries.map((registry) => registry.getMetricsAsJSON()));
  for (const metric of told.flat()) {
    const copy = { ...metric, get: async () => copy };
    written.registerMetric(copy as unknown as Metric);
  }
  return await written.metrics();
}
