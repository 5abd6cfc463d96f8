import type { Accounts } from './accounts.ts';
import { digest, freshSecret, isSameDigest, nowSeconds } from './digest.ts';
import { isLive } from './keys.ts';
import type { AccountsDatabase } from './schema.ts';

/** Life of a token in seconds (supplement section 7, "OAuth"). */
const TOKEN_SECONDS = 21_600;
/** How often tokens that have ended are removed, in seconds. */
const TIDY_SECONDS = 600;
/** Stands for the digest of a secret where a key has none, so that comparing takes as long. */
const NO_SECRET = digest('');

/**
 * Hands out tokens for client credentials, and ends them. Tokens are opaque, kept as digests, bound to the key that is
 * their client id, and end with it (part-1.md "Authentication", supplement section 7).
 */
export function tokenDesk(database: AccountsDatabase): Pick<Accounts, 'issueToken' | 'revokeTokens'> {
  let tidied = 0;

  async function tidy(now: number): Promise<void> {
    if (now - tidied < TIDY_SECONDS) return;
    tidied = now;
    await database.deleteFrom('token').where('expires_at', '<=', now).execute();
  }

  /** The id of a client's key; undefined: no such live client, or another secret. Both take the same time. */
  async function keyOf(clientId: string, secret: string): Promise<string | undefined> {
    const found = await database
      .selectFrom('key')
      .select(['id', 'secret_hash'])
      .where('hash', '=', digest(clientId))
      .where(isLive(nowSeconds()))
      .executeTakeFirst();
    const same = isSameDigest(digest(secret), found?.secret_hash ?? NO_SECRET);
    return same && found?.secret_hash ? found.id : undefined;
  }

  return {
    async issueToken(clientId, secret) {
      const keyId = await keyOf(clientId, secret);
      if (keyId === undefined) return undefined;
      const now = nowSeconds();
      await tidy(now);
      const token = freshSecret();
      await database
        .insertInto('token')
        .values({ hash: digest(token), key_id: keyId, created_at: now, expires_at: now + TOKEN_SECONDS })
        .execute();
      return { token, expiresIn: TOKEN_SECONDS };
    },
    async revokeTokens(clientId, secret, tokens) {
      const keyId = await keyOf(clientId, secret);
      if (keyId === undefined) return undefined;
      if (tokens.length === 0) return [];
      const ended = await database
        .deleteFrom('token')
        .where('key_id', '=', keyId)
        .where('hash', 'in', tokens.map(digest))
        .where('expires_at', '>', nowSeconds())
        .returning('hash')
        .execute();
      const hashes = new Set(ended.map(({ hash }) => hash));
      return tokens.filter((token) => hashes.has(digest(token)));
    },
  };
}
