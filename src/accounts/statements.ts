/**
 * What every request asks of the accounts, as prepared statements that SQLite and PostgreSQL read alike. The caller's
 * plan is looked up with the key, so that a changed one counts from the next request on.
 */

const CALLER = `SELECT key.id AS key_id, account.id AS account, account.plan AS plan_name,
    plan.settings AS plan_settings, key.rights AS rights, key.last_used_at AS last_used_at,
    (SELECT string_agg(partner, ',') FROM accepted_terms WHERE account_id = account.id) AS terms`;
const LIVE = `JOIN account ON account.id = key.account_id LEFT JOIN plan ON plan.name = account.plan`;
const ALIVE = 'key.revoked_at IS NULL AND (key.expires_at IS NULL OR key.expires_at > $2)';

/** $1 hash of the key, $2 now */
export const CALLER_OF_KEY = `${CALLER} FROM key ${LIVE} WHERE key.hash = $1 AND ${ALIVE}`;

/** $1 hash of the token, $2 now */
export const CALLER_OF_TOKEN = `${CALLER} FROM token JOIN key ON key.id = token.key_id ${LIVE}
  WHERE token.hash = $1 AND token.expires_at > $2 AND ${ALIVE}`;

/** A row of the two look-ups. */
export interface CallerRow {
  readonly key_id: string;
  readonly account: string;
  readonly plan_name: string;
  readonly plan_settings: string | null;
  readonly rights: string;
  readonly last_used_at: number | null;
  readonly terms: string | null;
}

/** $1 account, $2 month, $3 limit or null; no row: the month's calls are used up, and nothing was taken */
export const TAKE_CALL = `INSERT INTO month_calls (account_id, month, calls)
  SELECT $1, $2, 1 WHERE CAST($3 AS BIGINT) IS NULL OR CAST($3 AS BIGINT) > 0
  ON CONFLICT (account_id, month) DO UPDATE SET calls = month_calls.calls + 1
    WHERE CAST($3 AS BIGINT) IS NULL OR month_calls.calls < CAST($3 AS BIGINT)
  RETURNING calls`;

/** $1 account, $2 month */
export const CALLS_OF_MONTH = 'SELECT calls FROM month_calls WHERE account_id = $1 AND month = $2';

/** $1 account, $2 month, $3 calls to add */
export const ADD_CALLS = `INSERT INTO month_calls (account_id, month, calls) VALUES ($1, $2, $3)
  ON CONFLICT (account_id, month) DO UPDATE SET calls = month_calls.calls + excluded.calls`;

/** $1 account, $2 month, $3 calls to give back */
export const GIVE_BACK =
  'UPDATE month_calls SET calls = calls - $3 WHERE account_id = $1 AND month = $2 AND calls >= $3';

/** $1 account, $2 month, $3 operation, $4 status, $5 calls to add */
export const ADD_USAGE = `INSERT INTO usage (account_id, month, operation, status, calls) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (account_id, month, operation, status) DO UPDATE SET calls = usage.calls + excluded.calls`;

/** $1 key id, $2 now */
export const KEY_USED =
  'UPDATE key SET last_used_at = $2 WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < $2)';
