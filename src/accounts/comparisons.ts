import type { Transaction } from 'kysely';
import { type Changes, type EventSummary, packListings } from './alert-terms.ts';
import type { Baseline } from './alerts.ts';
import { digest, nowSeconds } from './digest.ts';
import { addToOutbox, subscribers } from './outbox.ts';
import type { PendingAlert, PendingAlertKey } from './pending-alerts.ts';
import type { AccountsDatabase, Tables } from './schema.ts';

/**
 * Comparisons of alerts after a delivery. What one found, what it is told by and what was seen are written
 * in one transaction, in which the number of the comparison is taken: of two who compare at once one is heard, and one
 * that is killed has told nothing.
 */

/** Type of the event that tells of an alert. */
export const VIEW_ALERT = 'view.alert';
/** Events of an alert that are kept to be looked at. */
export const KEPT_EVENTS = 20;

/** Takes the number of a comparison with what it leaves; false: another one was faster, or the alert is gone. */
async function taken(
  change: Pick<AccountsDatabase, 'updateTable'>,
  { id, comparisons }: PendingAlert,
  now: Partial<Tables['alert']>,
): Promise<boolean> {
  const { numUpdatedRows } = await change
    .updateTable('alert')
    .set({ ...now, comparisons: comparisons + 1 })
    .where('id', '=', id)
    .where('comparisons', '=', comparisons)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes why an alert cannot be compared with the indices that answer; what it has seen stays. */
export const noteFault = (
  database: AccountsDatabase,
  behind: PendingAlert,
  { looked, fault }: { readonly looked: string; readonly fault: string },
): Promise<boolean> => taken(database, behind, { looked, fault });

/** Notes why an alert has not been compared yet. It stays behind, and whoever is comparing it meanwhile is heard. */
export async function noteDelay(
  database: AccountsDatabase,
  { id, comparisons }: PendingAlertKey,
  fault: string,
): Promise<void> {
  await database
    .updateTable('alert')
    .set({ fault })
    .where('id', '=', id)
    .where('comparisons', '=', comparisons)
    .where((row) => row.or([row('fault', 'is', null), row('fault', '!=', fault)]))
    .execute();
}

/** What a comparison found that is told. */
export interface AlertFinding {
  readonly told: EventSummary;
  readonly changes: Changes;
}

/** The same for a comparison whoever makes it, and for no other one: as a UUID (RFC 9562, version 8). */
function eventId({ id, comparisons, looked }: PendingAlert, now: string): string {
  const hex = digest(`${id}\n${comparisons}\n${looked}\n${now}`);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}

async function keepEvent(change: Transaction<Tables>, behind: PendingAlert, id: string, found: AlertFinding) {
  await change
    .insertInto('alert_event')
    .values({
      id,
      alert_id: behind.id,
      comparison: behind.comparisons + 1,
      created_at: nowSeconds(),
      told: JSON.stringify(found.told),
      changes: packListings(found.changes),
    })
    .execute();
  const kept = await change
    .selectFrom('alert_event')
    .select('comparison')
    .where('alert_id', '=', behind.id)
    .orderBy('comparison', 'desc')
    .offset(KEPT_EVENTS)
    .limit(1)
    .executeTakeFirst();
  if (kept)
    await change
      .deleteFrom('alert_event')
      .where('alert_id', '=', behind.id)
      .where('comparison', '<=', kept.comparison)
      .execute();
}

/** Puts the event into the outbox for the webhooks of the account that are told of alerts. */
async function tell(
  change: Transaction<Tables>,
  behind: PendingAlert,
  id: string,
  { told, changes }: AlertFinding,
) {
  const webhooks = await subscribers(change, VIEW_ALERT, behind.account);
  const { id: view_id, name, path, query } = behind.view;
  const data = {
    endpoint: `/v2/views/${view_id}/events/${id}`,
    event_timestamp: nowSeconds(),
    view: { view_id, name, search: `/v2${path}${query === '' ? '' : `?${query}`}` },
    data_version: told.data_version,
    version_before: told.version_before,
    rolled_back: told.rolled_back,
    ...changes,
  };
  await addToOutbox(
    change,
    { id, origin: `alert ${behind.id} ${behind.comparisons}`, type: VIEW_ALERT, data },
    webhooks,
  );
}

/**
 * Notes a comparison: what the view finds now, and what of it is told, which is undefined where nothing is. False: another
 * comparison was faster, or the alert has been changed meanwhile; nothing is noted then.
 */
export const noteComparison = (
  database: AccountsDatabase,
  behind: PendingAlert,
  now: Baseline,
  found: AlertFinding | undefined,
): Promise<boolean> =>
  database.transaction().execute(async (change) => {
    const { looked, dataVersion, seen } = now;
    const row = { looked, data_version: dataVersion, listings: seen.length, seen: packListings(seen) };
    if (!(await taken(change, behind, { ...row, compared_at: nowSeconds(), fault: null }))) return false;
    if (!found) return true;
    const id = eventId(behind, looked);
    await keepEvent(change, behind, id, found);
    await tell(change, behind, id, found);
    return true;
  });
