import type { Kysely } from 'kysely';
import type { Partner } from './accounts.ts';
import { nowSeconds } from './digest.ts';
import { AccountsRefused } from './errors.ts';
import type { AccountsDatabase, Tables } from './schema.ts';

/** Notes that an account accepts a partner's terms; the first time is the one that is kept. */
export async function addTerms(change: Kysely<Tables>, account: string, partner: Partner): Promise<void> {
  await change
    .insertInto('accepted_terms')
    .values({ account_id: account, partner, accepted_at: nowSeconds() })
    .onConflict((same) => same.columns(['account_id', 'partner']).doNothing())
    .execute();
}

/** Accepts a partner's terms for the account of a key (feeds.md section 1); gives the account. Throws AccountsRefused. */
export async function acceptTerms(
  database: AccountsDatabase,
  keyId: string,
  partner: Partner,
): Promise<string> {
  const key = await database
    .selectFrom('key')
    .select('account_id')
    .where('id', '=', keyId)
    .executeTakeFirst();
  if (!key) throw new AccountsRefused(`no key has the id ${keyId}; see keys list`);
  await addTerms(database, key.account_id, partner);
  return key.account_id;
}
