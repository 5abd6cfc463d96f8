import type { Transaction } from 'kysely';
import { freshId, nowSeconds } from './digest.ts';
import type { AccountsDatabase, Tables } from './schema.ts';
import type { ViewRow } from './view-rows.ts';

/** Saved views: named searches of an account (supplement section 2.9). None is found by another account. */

/** Most views of an account. */
export const MOST_VIEWS = 100;

/** What a view is made of. */
export interface ViewContent {
  readonly name: string;
  readonly path: string;
  readonly query: string;
  readonly console: string | null;
}

/** A view as it is kept. */
export type SavedView = Omit<ViewRow, 'account_id'> & {
  /** whether there is an alert on it */
  readonly has_alert: boolean;
};

/** Why a view is not saved. */
export type ViewRefused = 'too many' | 'name taken';
/** Its search is another one, and its alert would compare what the two find. */
type AlertInTheWay = 'has an alert';

/** The views of accounts, as a server asks for them. */
export interface ViewDesk {
  /** by their names */
  list(account: string): Promise<readonly SavedView[]>;
  find(account: string, id: string): Promise<SavedView | undefined>;
  save(account: string, wanted: ViewContent): Promise<SavedView | ViewRefused>;
  /** undefined: the account has no such view */
  change(
    account: string,
    id: string,
    wanted: ViewContent,
  ): Promise<SavedView | ViewRefused | AlertInTheWay | undefined>;
  /** with its alert and the alert's events; false: the account has no such view */
  remove(account: string, id: string): Promise<boolean>;
}

type Reading = Pick<AccountsDatabase, 'selectFrom'>;

/** Holds the account until the transaction ends, so that of two who count at once the second sees what the first one made. */
export async function holdAccount(change: Transaction<Tables>, account: string): Promise<void> {
  await change
    .updateTable('account')
    .set((row) => ({ plan: row.ref('plan') }))
    .where('id', '=', account)
    .execute();
}

const viewsOf = (database: Reading, account: string) =>
  database
    .selectFrom('saved_view')
    .leftJoin('alert', 'alert.view_id', 'saved_view.id')
    .select(['saved_view.id', 'name', 'path', 'query', 'console', 'saved_view.created_at', 'updated_at'])
    .select('alert.id as alert')
    .where('saved_view.account_id', '=', account);

const told = ({ alert, ...view }: Omit<SavedView, 'has_alert'> & { alert: string | null }): SavedView => ({
  ...view,
  has_alert: alert !== null,
});

/** A view of the account; undefined: it has none of that id. */
export async function findView(
  database: Reading,
  account: string,
  id: string,
): Promise<SavedView | undefined> {
  const row = await viewsOf(database, account).where('saved_view.id', '=', id).executeTakeFirst();
  return row && told(row);
}

async function isTaken(change: Reading, account: string, name: string, besides?: string): Promise<boolean> {
  const same = change
    .selectFrom('saved_view')
    .select('id')
    .where('account_id', '=', account)
    .where('name', '=', name);
  const found = await (besides === undefined ? same : same.where('id', '!=', besides)).executeTakeFirst();
  return found !== undefined;
}

async function save(change: Transaction<Tables>, account: string, wanted: ViewContent) {
  await holdAccount(change, account);
  const { count } = await change
    .selectFrom('saved_view')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_VIEWS) return 'too many';
  if (await isTaken(change, account, wanted.name)) return 'name taken';
  const now = nowSeconds();
  const row = { id: freshId('view'), ...wanted, created_at: now, updated_at: now };
  await change
    .insertInto('saved_view')
    .values({ ...row, account_id: account })
    .execute();
  return { ...row, has_alert: false };
}

/** Changes a view within a transaction. */
export async function changeView(
  change: Transaction<Tables>,
  account: string,
  id: string,
  wanted: ViewContent,
): Promise<SavedView | ViewRefused | undefined> {
  await holdAccount(change, account);
  const before = await findView(change, account, id);
  if (!before) return undefined;
  if (await isTaken(change, account, wanted.name, id)) return 'name taken';
  const changed = { ...wanted, updated_at: nowSeconds() };
  await change.updateTable('saved_view').set(changed).where('id', '=', id).execute();
  return { ...before, ...changed };
}

async function changeQuiet(change: Transaction<Tables>, account: string, id: string, wanted: ViewContent) {
  await holdAccount(change, account);
  const before = await findView(change, account, id);
  const isOther = before?.path !== wanted.path || before.query !== wanted.query;
  if (before?.has_alert && isOther) return 'has an alert';
  return await changeView(change, account, id, wanted);
}

async function remove(change: Transaction<Tables>, account: string, id: string): Promise<boolean> {
  await holdAccount(change, account);
  if (!(await findView(change, account, id))) return false;
  await dropAlert(change, id);
  await change.deleteFrom('saved_view').where('id', '=', id).execute();
  return true;
}

/**
 * Removes the alert of a view, and its events; false: it has none. The alert is held first, so that a comparison that is being
 * noted has added its event, or adds none.
 */
export async function dropAlert(change: Transaction<Tables>, view: string): Promise<boolean> {
  await change
    .updateTable('alert')
    .set((row) => ({ fault: row.ref('fault') }))
    .where('view_id', '=', view)
    .execute();
  await change
    .deleteFrom('alert_event')
    .where('alert_id', 'in', (own) => own.selectFrom('alert').select('id').where('view_id', '=', view))
    .execute();
  const { numDeletedRows } = await change.deleteFrom('alert').where('view_id', '=', view).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The views of accounts in a store. */
export const viewDesk = (database: AccountsDatabase): ViewDesk => ({
  async list(account) {
    const all = (await viewsOf(database, account).execute()).map(told);
    return all.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  },
  find: (account, id) => findView(database, account, id),
  save: (account, wanted) => database.transaction().execute((change) => save(change, account, wanted)),
  change: (account, id, wanted) =>
    database.transaction().execute((change) => changeQuiet(change, account, id, wanted)),
  remove: (account, id) => database.transaction().execute((change) => remove(change, account, id)),
});
