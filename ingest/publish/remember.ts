import { HISTORY, SOLD } from '../../src/catalog/roles.ts';
import { rememberPublished } from '../../src/engine/published-roles.ts';
import type { Installation } from '../ground/installation.ts';
import type { Delivery } from '../ledger/deliveries.ts';
import { type Beside, keepReport } from './reports.ts';

/**
 * Keeps the report of a delivery that answers, in the engine, and in the state directory what it published; the sample is
 * made again where it is lost. `beside`: what answers beside it.
 */
export async function rememberDelivery(
  installation: Installation,
  delivery: Delivery,
  beside: Beside = {},
): Promise<void> {
  const { dataset, market, sample, indices } = delivery;
  await keepReport(installation.client, installation.indexPrefix, delivery, beside);
  if (sample) return;
  rememberPublished(installation, market, [
    ...Object.keys(indices),
    ...(beside.history || dataset === HISTORY ? [HISTORY] : []),
    ...(beside.sold ? [SOLD] : []),
  ]);
}
