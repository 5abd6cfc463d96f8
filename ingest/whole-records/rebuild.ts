import type { Installation } from '../ground/installation.ts';
import { deliveries } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { dropOtherReports } from '../publish/adopt.ts';
import { refuseForeign, seen } from '../publish/owner.ts';
import { rememberDelivery } from '../publish/remember.ts';
import { servedRecords } from './indices.ts';
import { showAgain } from './publish.ts';
import type { Records } from './records.ts';

/**
 * Makes the indices that answer again from the ledger, in which nothing is pending. Gives the number of records. Throws
 * CommandRefusal (outcome.ts) where another ledger's records answer, unless it is to `adopt` them.
 */
export async function rebuildRecords(
  installation: Installation,
  ledger: Ledger,
  records: Records,
  adopt: boolean,
): Promise<number> {
  const { client } = installation;
  const known = await deliveries(ledger.db, records.dataset);
  const shown = records.answer === 'newest' ? known.slice(0, 1) : known;
  if (!shown.length) return 0;
  const found = async () => await seen(client, ledger, await servedRecords(records, ledger));
  const before = await found();
  if (!adopt) refuseForeign(before, ledger);
  for (const delivery of shown) await showAgain(installation, ledger, records, delivery, await found());
  if (before.strange.length) await dropOtherReports(installation, ledger, records);
  for (const delivery of known) await rememberDelivery(installation, delivery);
  return shown.reduce((sum, { accepted }) => sum + accepted, 0);
}
