import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Delivery } from '../../ingest/ledger/deliveries.ts';
import { faultText } from '../../ingest/outcome.ts';
import { nowSeconds } from '../accounts/digest.ts';
import { openAccounts } from '../accounts/open.ts';
import { hasSubscribers, publishEvents } from '../accounts/outbox.ts';
import type { Settings } from '../settings.ts';

/** Where the accounts are, and whose deliveries are told. */
type Place = Pick<Settings, 'accountsUrl' | 'dataDir' | 'indexPrefix'>;

const TYPE = 'api.data.refreshed';

/** Without accounts there is nobody to tell; they are not made for it. */
const haveAccounts = ({ accountsUrl, dataDir }: Place): boolean =>
  accountsUrl !== undefined || existsSync(path.join(dataDir, 'accounts.db'));

/** The same for a delivery however often it is told, and for no other one. */
const originOf = ({ indexPrefix }: Place, { dataset, market, id, asOf }: Delivery): string =>
  `${indexPrefix}${market}/${dataset}/${id}/${asOf}`;

async function tell(place: Place, delivery: Delivery): Promise<void> {
  const accounts = await openAccounts(place);
  try {
    if (!(await hasSubscribers(accounts, TYPE))) return;
    // what answers is known to the table of operations, which a command has no other need of
    const { refreshedEndpoints } = await import('../api/refreshed.ts');
    const events = refreshedEndpoints(delivery).map((endpoint) => ({
      ...({ origin: `${originOf(place, delivery)}${endpoint}`, type: TYPE } as const),
      data: { endpoint, event_timestamp: nowSeconds() },
    }));
    await publishEvents(accounts, events);
  } finally {
    await accounts.destroy();
  }
}

/**
 * Puts into the outbox that a delivery answers, an event an endpoint (supplement section 5, "Account webhook"); the sample
 * is nobody's news. It is none of the load's business when that fails: it says so and ends well.
 */
export async function tellRefreshed(place: Place, delivery: Delivery): Promise<void> {
  if (delivery.sample || !haveAccounts(place)) return;
  try {
    await tell(place, delivery);
  } catch (error) {
    console.error(`webhooks are not told of delivery ${delivery.id}: ${faultText(error)}`);
  }
}
