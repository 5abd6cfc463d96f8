import { AccountsRefused } from './errors.ts';
import { type KeyRecord, listKeys } from './key-list.ts';
import { requireSoldPlan } from './plan-list.ts';
import type { AccountsDatabase } from './schema.ts';

/** An account as `accounts list` shows it. */
export interface AccountRecord {
  readonly account: string;
  readonly plan: string;
  /** Unix seconds */
  readonly created_at: number;
  /** keys that are not revoked */
  readonly keys: number;
  /** partners whose terms it has accepted */
  readonly terms: readonly string[];
}

/** All accounts, the oldest first. */
export async function listAccounts(database: AccountsDatabase): Promise<AccountRecord[]> {
  const accounts = await database
    .selectFrom('account')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const terms = await database.selectFrom('accepted_terms').selectAll().orderBy('partner').execute();
  const keys = await listKeys(database);
  return accounts.map(({ id, plan, created_at }) => ({
    account: id,
    plan,
    created_at,
    keys: keys.filter(({ account, revoked_at }) => account === id && revoked_at === null).length,
    terms: terms.filter(({ account_id }) => account_id === id).map(({ partner }) => partner),
  }));
}

/** An account with its keys. Throws AccountsRefused when there is none of that name. */
export async function showAccount(
  database: AccountsDatabase,
  id: string,
): Promise<Omit<AccountRecord, 'keys'> & { readonly keys: readonly KeyRecord[] }> {
  const found = (await listAccounts(database)).find(({ account }) => account === id);
  if (!found) throw new AccountsRefused(`no account has the id ${id}; see accounts list`);
  return { ...found, keys: await listKeys(database, id) };
}

/**
 * Puts an account on another plan, from its next request on. Throws UnknownPlan, or AccountsRefused when there is no such
 * account or it is the sample market's.
 */
export async function setAccountPlan(database: AccountsDatabase, id: string, plan: string): Promise<void> {
  await requireSoldPlan(database, plan);
  const { plan: before } = await showAccount(database, id);
  if (before === 'demo')
    throw new AccountsRefused(`account ${id} belongs to the sample market; its plan cannot be changed`);
  await database.updateTable('account').set({ plan }).where('id', '=', id).execute();
}
