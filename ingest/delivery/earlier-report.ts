import type { Delivery } from '../ledger/deliveries.ts';
import type { LoadReport } from './report.ts';

/**
 * The report of the delivery that has this name where it comes from, among those that the ledger has; undefined: none of
 * them has. Whoever fetches deliveries and dies between a load and his note of it asks again, and nothing is loaded twice.
 */
export function earlierReport(known: readonly Delivery[], origin: string): LoadReport | undefined {
  const reports = known.map(({ report }) => JSON.parse(report) as LoadReport);
  const report = reports.find((one) => one.origin === origin);
  return report && { ...report, loaded_before: true };
}
