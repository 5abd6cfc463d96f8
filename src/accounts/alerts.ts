import type { Transaction } from 'kysely';
import {
  type AlertTerms,
  type Changes,
  type EventSummary,
  packListings,
  type RememberedListing,
  unpackListings,
} from './alert-terms.ts';
import { freshId, nowSeconds } from './digest.ts';
import type { AccountsDatabase, Tables } from './schema.ts';
import type { AlertRow } from './view-rows.ts';
import {
  changeView,
  dropAlert,
  findView,
  holdAccount,
  type SavedView,
  type ViewContent,
  type ViewRefused,
} from './views.ts';

/** Alerts on saved views, as a server asks for them (supplement section 2.9). */

/** Most alerts of an account. */
export const MOST_ALERTS = 20;

/** What a view found in a version of the data: an alert begins with it. */
export interface Baseline {
  readonly market: string;
  /** names the indices that were read */
  readonly looked: string;
  readonly dataVersion: string;
  readonly seen: readonly RememberedListing[];
}

/** An alert as it is told. */
export interface AlertRecord
  extends Pick<AlertRow, 'id' | 'created_at' | 'compared_at' | 'data_version' | 'listings' | 'fault'> {
  readonly tells: AlertTerms;
}

/** An event without its listings. */
export interface EventRecord {
  readonly id: string;
  readonly created_at: number;
  readonly told: EventSummary;
}

/** The alerts of accounts, as a server asks for them. A view of another account is none. */
export interface AlertDesk {
  find(account: string, view: string): Promise<AlertRecord | undefined>;
  /** Makes it. undefined: there is one meanwhile, or the view is not as it was read. */
  create(
    account: string,
    view: SavedView,
    tells: AlertTerms,
    from: Baseline,
  ): Promise<'made' | 'too many' | undefined>;
  /** Changes what is told from the next comparison on; false: there is none. */
  change(account: string, view: string, tells: AlertTerms): Promise<boolean>;
  /** Changes a view, whose alert begins anew with what it finds now. undefined: the view is gone. */
  beginAnew(
    account: string,
    view: string,
    wanted: ViewContent,
    from: Baseline,
  ): Promise<SavedView | ViewRefused | undefined>;
  /** false: there is none */
  remove(account: string, view: string): Promise<boolean>;
  /** those that are kept, the latest first */
  events(account: string, view: string): Promise<readonly EventRecord[]>;
  event(account: string, view: string, id: string): Promise<(EventRecord & { changes: Changes }) | undefined>;
}

const columnsOf = ({ market, looked, dataVersion, seen }: Baseline) => ({
  market,
  looked,
  data_version: dataVersion,
  listings: seen.length,
  seen: packListings(seen),
  compared_at: nowSeconds(),
  fault: null,
});

async function make(
  change: Transaction<Tables>,
  account: string,
  view: SavedView,
  tells: AlertTerms,
  from: Baseline,
): Promise<'made' | 'too many' | undefined> {
  await holdAccount(change, account);
  const now = await findView(change, account, view.id);
  if (now?.path !== view.path || now.query !== view.query || now.has_alert) return undefined;
  const { count } = await change
    .selectFrom('alert')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_ALERTS) return 'too many';
  const row = { id: freshId('alert'), view_id: view.id, account_id: account, created_at: nowSeconds() };
  await change
    .insertInto('alert')
    .values({ ...row, ...columnsOf(from), tells: JSON.stringify(tells), comparisons: 0 })
    .execute();
  return 'made';
}

async function beginAnew(
  change: Transaction<Tables>,
  account: string,
  view: string,
  wanted: ViewContent,
  from: Baseline,
) {
  const changed = await changeView(change, account, view, wanted);
  if (typeof changed === 'object')
    await change
      .updateTable('alert')
      .set((row) => ({ ...columnsOf(from), comparisons: row('comparisons', '+', 1) }))
      .where('view_id', '=', view)
      .execute();
  return changed;
}

const eventsOf = (database: AccountsDatabase, account: string, view: string) =>
  database
    .selectFrom('alert_event')
    .innerJoin('alert', 'alert.id', 'alert_event.alert_id')
    .where('alert.account_id', '=', account)
    .where('alert.view_id', '=', view)
    .select(['alert_event.id', 'alert_event.created_at', 'told']);

/** What is asked of alerts that are there. */
const found = (database: AccountsDatabase): Pick<AlertDesk, 'find' | 'events' | 'event'> => ({
  async find(account, view) {
    const row = await database
      .selectFrom('alert')
      .select(['id', 'created_at', 'compared_at', 'data_version', 'listings', 'fault', 'tells'])
      .where('account_id', '=', account)
      .where('view_id', '=', view)
      .executeTakeFirst();
    return row && { ...row, tells: JSON.parse(row.tells) as AlertTerms };
  },
  async events(account, view) {
    const rows = await eventsOf(database, account, view).orderBy('comparison', 'desc').execute();
    return rows.map((row) => ({ ...row, told: JSON.parse(row.told) as EventSummary }));
  },
  async event(account, view, id) {
    const row = await eventsOf(database, account, view)
      .select('changes')
      .where('alert_event.id', '=', id)
      .executeTakeFirst();
    return (
      row && {
        ...row,
        told: JSON.parse(row.told) as EventSummary,
        changes: unpackListings<Changes>(row.changes),
      }
    );
  },
});

/** The alerts of accounts in a store. */
export const alertDesk = (database: AccountsDatabase): AlertDesk => ({
  ...found(database),
  create: (...wanted) => database.transaction().execute((change) => make(change, ...wanted)),
  async change(account, view, tells) {
    const { numUpdatedRows } = await database
      .updateTable('alert')
      .set((row) => ({ tells: JSON.stringify(tells), comparisons: row('comparisons', '+', 1) }))
      .where('account_id', '=', account)
      .where('view_id', '=', view)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  beginAnew: (...wanted) => database.transaction().execute((change) => beginAnew(change, ...wanted)),
  remove: (account, view) =>
    database.transaction().execute(async (change) => {
      await holdAccount(change, account);
      return (await findView(change, account, view)) !== undefined && (await dropAlert(change, view));
    }),
});
