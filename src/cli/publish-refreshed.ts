import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { faultText } from '../../ingest/ground/fault-text.ts';
import type { SwitchedDelivery } from '../../ingest/ground/installation.ts';
import { nowSeconds } from '../accounts/digest.ts';
import { keepEvents, tellKeptEvents } from '../accounts/kept-events.ts';
import { openAccounts } from '../accounts/open.ts';
import { hasSubscribers, type PublicEvent, publishEvents } from '../accounts/outbox.ts';
import { CHANGE_KINDS } from '../catalog/changes.ts';
import type { Settings } from '../settings.ts';

/** Where the accounts are, and whose deliveries are told. */
type Publisher = Pick<Settings, 'accountsUrl' | 'dataDir' | 'indexPrefix'>;

const TYPE = 'api.data.refreshed';

/** Without accounts there is nobody to tell; they are not made for it. */
const haveAccounts = ({ accountsUrl, dataDir }: Publisher): boolean =>
  accountsUrl !== undefined || existsSync(path.join(dataDir, 'accounts.db'));

/** The same for a delivery however often it is told, and for no other one. */
const originOf = ({ indexPrefix }: Publisher, { dataset, market, id, asOf }: SwitchedDelivery): string =>
  `${indexPrefix}${market}/${dataset}/${id}/${asOf}`;

/** What a report says of the answers; one of an earlier program says nothing. */
const REPORT = z.object({ changed: z.array(z.enum(CHANGE_KINDS)).optional() });

/** An event for each endpoint whose answers the delivery changed. */
async function eventsOf(publisher: Publisher, delivery: SwitchedDelivery): Promise<PublicEvent[]> {
  // what answers is known to the table of operations, which a command has no other need of
  const { refreshedEndpoints } = await import('../api/refreshed-endpoints.ts');
  const { changed } = REPORT.parse(JSON.parse(delivery.report));
  return refreshedEndpoints({ ...delivery, changed }).map((endpoint) => ({
    ...({ origin: `${originOf(publisher, delivery)}${endpoint}`, type: TYPE } as const),
    data: { endpoint, event_timestamp: nowSeconds() },
  }));
}

async function tell(publisher: Publisher, delivery: SwitchedDelivery): Promise<void> {
  const accounts = await openAccounts(publisher);
  try {
    if (await hasSubscribers(accounts, TYPE))
      await publishEvents(accounts, await eventsOf(publisher, delivery));
    await tellKeptEvents(accounts, publisher.dataDir);
  } finally {
    await accounts.destroy();
  }
}

/**
 * Puts into the outbox that a delivery answers, an event an endpoint (supplement section 5, "Account webhook"); the sample
 * is nobody's news. Where the outbox cannot be written the events are kept in the state directory, to be told by the server
 * or the next load that can: the load says so and ends well. Throws when they cannot be kept either; the delivery is then
 * pending, and the next command tells of it.
 */
export async function tellRefreshed(publisher: Publisher, delivery: SwitchedDelivery): Promise<void> {
  if (delivery.sample || !haveAccounts(publisher)) return;
  try {
    await tell(publisher, delivery);
  } catch (error) {
    keepEvents(publisher.dataDir, await eventsOf(publisher, delivery));
    console.error(`webhook events of delivery ${delivery.id} will be sent later: ${faultText(error)}`);
  }
}
