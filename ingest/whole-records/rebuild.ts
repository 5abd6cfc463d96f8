import { deliveries } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { keepReport } from '../publish/reports.ts';
import type { SharedPlace } from '../shared.ts';
import { showAgain } from './publish.ts';
import type { Records } from './records.ts';

/** Makes the indices that answer again from the ledger, in which nothing is pending. Gives the number of records. */
export async function rebuildRecords(place: SharedPlace, ledger: Ledger, records: Records): Promise<number> {
  const { client, indexPrefix } = place;
  const known = await deliveries(ledger.db, records.dataset);
  const shown = records.answer === 'newest' ? known.slice(0, 1) : known;
  for (const delivery of shown) await showAgain(client, ledger, records, delivery);
  for (const delivery of known) await keepReport(client, indexPrefix, delivery);
  return shown.reduce((sum, { accepted }) => sum + accepted, 0);
}
