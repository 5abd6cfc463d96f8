import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Partner } from './accounts.ts';
import { digest, freshId, freshSecret, nowSeconds } from './digest.ts';
import { AccountsRefused } from './errors.ts';
import { addTerms } from './partner-terms.ts';
import { requireSoldPlan } from './plan-list.ts';
import type { Right } from './plans.ts';
import type { AccountsDatabase, Tables } from './schema.ts';

/** A key to make: its plan, and whose it is. */
export interface NewKey {
  readonly plan: string;
  /** an existing account; a new one is made when it is not given or not known */
  readonly account?: string | undefined;
  readonly name?: string | undefined;
  /** an existing key that is imported */
  readonly key?: string | undefined;
  /** with an OAuth client secret */
  readonly secret?: boolean | undefined;
  readonly rights?: readonly Right[] | undefined;
  /** partners whose terms the account accepts by this */
  readonly terms?: readonly Partner[] | undefined;
  /** Unix seconds */
  readonly expiresAt?: number | undefined;
}

/** A key as it is made: it and its client secret are in here and nowhere else. */
export interface MadeKey {
  readonly account: string;
  readonly key_id: string;
  readonly key: string;
  readonly client_secret?: string;
}

/** Neither revoked nor expired. */
export const isLive = (now: number) => (key: ExpressionBuilder<Tables, 'key'>) =>
  key.and([
    key('key.revoked_at', 'is', null),
    key.or([key('key.expires_at', 'is', null), key('key.expires_at', '>', now)]),
  ]);

/** The account that the key is for, on its plan; made when it is not there. */
async function accountFor(change: Transaction<Tables>, { account, plan }: NewKey): Promise<string> {
  const id = account ?? freshId('acc');
  await change
    .insertInto('account')
    .values({ id, plan, created_at: nowSeconds() })
    .onConflict((same) => same.column('id').doNothing())
    .execute();
  const found = await change
    .selectFrom('account')
    .select('plan')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (found.plan !== plan) throw new AccountsRefused(`account ${id} is on plan ${found.plan}, not ${plan}`);
  return id;
}

async function refuseKnown(change: Transaction<Tables>, hash: string): Promise<void> {
  const found = await change.selectFrom('key').select('id').where('hash', '=', hash).executeTakeFirst();
  if (found) throw new AccountsRefused('this key exists already');
}

/** Makes a key on any plan, and its account when needed. Throws AccountsRefused. */
export async function makeKey(database: AccountsDatabase, wanted: NewKey): Promise<MadeKey> {
  const key = wanted.key ?? freshSecret();
  const secret = wanted.secret ? freshSecret() : undefined;
  const made = { id: freshId('key'), hash: digest(key), created_at: nowSeconds() };
  return await database.transaction().execute(async (change) => {
    await refuseKnown(change, made.hash);
    const account = await accountFor(change, wanted);
    await change
      .insertInto('key')
      .values({
        ...made,
        account_id: account,
        name: wanted.name ?? null,
        rights: (wanted.rights ?? []).join(','),
        secret_hash: secret === undefined ? null : digest(secret),
        expires_at: wanted.expiresAt ?? null,
      })
      .execute();
    for (const partner of wanted.terms ?? []) await addTerms(change, account, partner);
    return { account, key_id: made.id, key, ...(secret === undefined ? {} : { client_secret: secret }) };
  });
}

/**
 * Makes a key on a plan that can be had (feeds.md section 1, "keys create"), and its account when needed. Throws
 * UnknownPlan or AccountsRefused.
 */
export async function createKey(database: AccountsDatabase, wanted: NewKey): Promise<MadeKey> {
  await requireSoldPlan(database, wanted.plan);
  return await makeKey(database, wanted);
}
