import { createHash, randomBytes } from 'node:crypto';
import { PLANS, type PlanName, type Right } from './plans.ts';
import type { AccountsDatabase } from './store.ts';

/** Whose request it is and what it may do. */
export interface Caller {
  readonly account: string;
  readonly keyId: string;
  readonly plan: PlanName;
  readonly rights: readonly Right[];
}

/** A key as `keys list` shows it; instants are Unix seconds. The key itself is never shown again. */
export interface KeyRecord {
  readonly key_id: string;
  readonly account: string;
  readonly plan: string;
  readonly name: string | null;
  readonly rights: string;
  readonly created_at: number;
  readonly revoked_at: number | null;
}

export interface NewKey {
  readonly plan: PlanName;
  /** an existing account; a new one is made when it is not given or not known */
  readonly account?: string;
  readonly name?: string;
  /** an existing key that is imported */
  readonly key?: string;
  readonly rights?: readonly Right[];
}

/** A key that cannot be made or found; the message says why. */
export class KeyRefused extends Error {}

// Keys are random and long, so that a plain digest hides them and can be looked up.
const digest = (key: string): string => createHash('sha256').update(key).digest('hex');

const now = (): number => Math.floor(Date.now() / 1000);
const freshId = (kind: string): string => `${kind}_${randomBytes(8).toString('hex')}`;

function accountOf(database: AccountsDatabase, { account, plan }: NewKey): string {
  const id = account ?? freshId('acc');
  const found = database.prepare('SELECT plan FROM account WHERE id = ?').get(id) as
    | { plan: string }
    | undefined;
  if (!found) {
    database.prepare('INSERT INTO account (id, plan, created_at) VALUES (?, ?, ?)').run(id, plan, now());
  } else if (found.plan !== plan) {
    throw new KeyRefused(`account ${id} is on the plan ${found.plan}, not ${plan}`);
  }
  return id;
}

/** Makes a key and, when needed, its account. The key is in the answer and nowhere else. Throws KeyRefused. */
export function createKey(
  database: AccountsDatabase,
  wanted: NewKey,
): { account: string; key_id: string; key: string } {
  const key = wanted.key ?? randomBytes(24).toString('base64url');
  const hash = digest(key);
  return database.transaction(() => {
    if (database.prepare('SELECT 1 FROM key WHERE hash = ?').get(hash)) {
      throw new KeyRefused('this key exists already');
    }
    const account = accountOf(database, wanted);
    const keyId = freshId('key');
    database
      .prepare('INSERT INTO key (id, account_id, name, hash, rights, created_at) VALUES (?, ?, ?, ?, ?, ?)')
      .run(keyId, account, wanted.name ?? null, hash, (wanted.rights ?? []).join(','), now());
    return { account, key_id: keyId, key };
  })();
}

export function listKeys(database: AccountsDatabase): KeyRecord[] {
  return database
    .prepare(
      `SELECT key.id AS key_id, account_id AS account, plan, name, rights, key.created_at, revoked_at
       FROM key JOIN account ON account.id = account_id ORDER BY key.created_at, key.id`,
    )
    .all() as KeyRecord[];
}

/** Ends a key at once. Throws KeyRefused when there is no such key, or it has ended. */
export function revokeKey(database: AccountsDatabase, keyId: string): void {
  const { changes } = database
    .prepare('UPDATE key SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL')
    .run(now(), keyId);
  if (changes === 0) throw new KeyRefused(`no live key has the id ${keyId}; see keys list`);
}

/** Ends every key of a plan; gives how many. */
export function revokePlan(database: AccountsDatabase, plan: PlanName): number {
  return database
    .prepare(
      'UPDATE key SET revoked_at = ? WHERE revoked_at IS NULL AND account_id IN (SELECT id FROM account WHERE plan = ?)',
    )
    .run(now(), plan).changes;
}

/** Looks up callers by their key: one prepared statement on the digest, some microseconds. */
export function callerLookup(database: AccountsDatabase): (key: string) => Caller | undefined {
  const statement = database.prepare(
    `SELECT key.id AS key_id, account_id, plan, rights FROM key JOIN account ON account.id = account_id
     WHERE hash = ? AND revoked_at IS NULL`,
  );
  return (key) => {
    const row = statement.get(digest(key)) as
      | { key_id: string; account_id: string; plan: string; rights: string }
      | undefined;
    if (!row || !Object.hasOwn(PLANS, row.plan)) return undefined;
    return {
      account: row.account_id,
      keyId: row.key_id,
      plan: row.plan as PlanName,
      rights: row.rights.split(',').filter(Boolean) as Right[],
    };
  };
}
