import { HISTORY } from '../../src/catalog/roles.ts';
import { rememberPublished } from '../../src/engine/published-roles.ts';
import type { Installation } from '../ground/installation.ts';
import type { Delivery } from '../ledger/deliveries.ts';
import { keepReport } from './reports.ts';

/**
 * Keeps the report of a delivery that answers, in the engine, and in the state directory what it published; the sample is
 * made again where it is lost. `history`: closed records answer beside its listings.
 */
export async function rememberDelivery(
  place: Installation,
  delivery: Delivery,
  history = false,
): Promise<void> {
  const { dataset, market, sample, indices } = delivery;
  await keepReport(place.client, place.indexPrefix, delivery, history);
  if (sample) return;
  const records = history || dataset === HISTORY ? [HISTORY] : [];
  rememberPublished(place, market, [...Object.keys(indices), ...records]);
}
