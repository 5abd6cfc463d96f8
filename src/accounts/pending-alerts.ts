import type { Caller } from './accounts.ts';
import { type AlertTerms, type RememberedListing, unpackListings } from './alert-terms.ts';
import { nowSeconds } from './digest.ts';
import { isLive } from './keys.ts';
import { planOf } from './plan-settings.ts';
import type { Right } from './plans.ts';
import type { AccountsDatabase } from './schema.ts';

/** Alerts that have to be compared after a delivery, and with whose rights. */

/** An alert that is to be compared. */
export interface PendingAlert {
  readonly id: string;
  readonly view: {
    readonly id: string;
    readonly name: string;
    readonly path: string;
    readonly query: string;
  };
  readonly tells: AlertTerms;
  readonly comparisons: number;
  readonly looked: string;
  readonly dataVersion: string;
  readonly seen: readonly RememberedListing[];
  readonly account: string;
  readonly market: string;
}

/** Markets that there are alerts on. */
export async function alertMarkets(database: AccountsDatabase): Promise<string[]> {
  const rows = await database.selectFrom('alert').select('market').distinct().execute();
  return rows.map(({ market }) => market);
}

/** An alert that was not yet looked at with the indices that answer. */
export type PendingAlertKey = Pick<PendingAlert, 'id' | 'account' | 'comparisons'>;

/** The alerts of a market that were not yet looked at with these indices. */
export async function pendingAlerts(
  database: AccountsDatabase,
  market: string,
  looked: string,
): Promise<PendingAlertKey[]> {
  return await database
    .selectFrom('alert')
    .select(['id', 'account_id as account', 'comparisons'])
    .where('market', '=', market)
    .where('looked', '!=', looked)
    .execute();
}

/** An alert with what it has seen; undefined: it is gone. */
export async function readAlert(database: AccountsDatabase, id: string): Promise<PendingAlert | undefined> {
  const row = await database
    .selectFrom('alert')
    .innerJoin('saved_view', 'saved_view.id', 'alert.view_id')
    .selectAll('alert')
    .select(['name', 'path', 'query'])
    .where('alert.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, path, query, tells, comparisons, looked, data_version, seen, account_id } = row;
  return {
    id,
    view: { id: row.view_id, name, path, query },
    tells: JSON.parse(tells) as AlertTerms,
    comparisons,
    looked,
    dataVersion: data_version,
    seen: unpackListings<readonly RememberedListing[]>(seen),
    account: account_id,
    market: row.market,
  };
}

/** An account with its plan as it stands, as one of its live keys would call; undefined: it has none. */
export async function callerOf(database: AccountsDatabase, account: string): Promise<Caller | undefined> {
  const row = await database
    .selectFrom('key')
    .innerJoin('account', 'account.id', 'key.account_id')
    .leftJoin('plan', 'plan.name', 'account.plan')
    .select(['key.id as key', 'account.plan as name', 'plan.settings'])
    .where('account.id', '=', account)
    .where(isLive(nowSeconds()))
    .executeTakeFirst();
  const plan = row && planOf(row.name, row.settings);
  const rights: readonly Right[] = [];
  return plan && { account, keyId: row.key, planName: row.name, plan, rights, terms: [] };
}
