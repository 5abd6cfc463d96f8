import type { Accounts } from './accounts.ts';
import type { AccountsDatabase } from './schema.ts';

/** The dealers that an account prefers in a country, in the order in which they were given. */
export const preferredDealers =
  (database: AccountsDatabase): Accounts['preferredDealers'] =>
  async (account, country) => {
    const row = await database
      .selectFrom('preferred_dealers')
      .select('dealer_ids')
      .where('account_id', '=', account)
      .where('country', '=', country)
      .executeTakeFirst();
    return row ? (JSON.parse(row.dealer_ids) as string[]) : [];
  };

/** Replaces that list. */
export const setPreferredDealers =
  (database: AccountsDatabase): Accounts['setPreferredDealers'] =>
  async (account, country, ids) => {
    const list = { dealer_ids: JSON.stringify(ids) };
    await database
      .insertInto('preferred_dealers')
      .values({ account_id: account, country, ...list })
      .onConflict((same) => same.columns(['account_id', 'country']).doUpdateSet(list))
      .execute();
  };
