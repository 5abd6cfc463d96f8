import { nowSeconds } from './digest.ts';
import { AccountsRefused } from './errors.ts';
import { isLive } from './keys.ts';
import type { AccountsDatabase } from './schema.ts';

/** A key as `keys list` shows it; instants are Unix seconds. The key itself is never shown again. */
export interface KeyRecord {
  readonly key_id: string;
  readonly account: string;
  readonly plan: string;
  readonly name: string | null;
  /** separated by commas */
  readonly rights: string;
  readonly has_secret: boolean;
  readonly created_at: number;
  /** to the minute */
  readonly last_used_at: number | null;
  readonly expires_at: number | null;
  readonly revoked_at: number | null;
}

/** All keys, or those of an account, the oldest first. */
export async function listKeys(database: AccountsDatabase, account?: string): Promise<KeyRecord[]> {
  const keys = database
    .selectFrom('key')
    .innerJoin('account', 'account.id', 'key.account_id')
    .select(['key.id as key_id', 'key.account_id as account', 'account.plan', 'key.name', 'key.rights'])
    .select(['key.secret_hash', 'key.created_at', 'key.last_used_at', 'key.expires_at', 'key.revoked_at'])
    .orderBy('key.created_at')
    .orderBy('key.id');
  const found = await (account === undefined ? keys : keys.where('account.id', '=', account)).execute();
  return found.map(({ secret_hash, ...key }) => ({ ...key, has_secret: secret_hash !== null }));
}

/** Whether a key is good, without its account or plan being looked at. */
export async function isLiveKey(database: AccountsDatabase, hash: string): Promise<boolean> {
  const keys = database.selectFrom('key').select('id').where('hash', '=', hash).where(isLive(nowSeconds()));
  return (await keys.executeTakeFirst()) !== undefined;
}

const noLiveKey = (keyId: string): AccountsRefused =>
  new AccountsRefused(`no active key has the id ${keyId}; see keys list`);

/** Ends a key at once, and its tokens with it. Throws AccountsRefused when there is no such key, or it has ended. */
export async function revokeKey(database: AccountsDatabase, keyId: string): Promise<void> {
  const now = nowSeconds();
  const { numUpdatedRows } = await database
    .updateTable('key')
    .set({ revoked_at: now })
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noLiveKey(keyId);
}

/** Changes what a key is for. Throws AccountsRefused when there is no such key, or it is revoked. */
export async function renameKey(database: AccountsDatabase, keyId: string, name: string): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('key')
    .set({ name })
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noLiveKey(keyId);
}

/** Ends every key of a plan; gives how many. */
export async function revokePlan(database: AccountsDatabase, plan: string): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('key')
    .set({ revoked_at: nowSeconds() })
    .where('revoked_at', 'is', null)
    .where('account_id', 'in', (accounts) =>
      accounts.selectFrom('account').select('id').where('plan', '=', plan),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
