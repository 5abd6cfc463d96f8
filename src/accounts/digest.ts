import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * What is kept of a key, a client secret or a token. They are random and long, so that a plain digest hides them and can
 * be looked up.
 */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether a digest is that one, in a time that tells nothing of where they differ. */
export const isSameDigest = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** A new secret of 32 random bytes. */
export const freshSecret = (): string => randomBytes(32).toString('base64url');

/** A new id that tells what it is of. */
export const freshId = (kind: string): string => `${kind}_${randomBytes(8).toString('hex')}`;

/** Now, in Unix seconds. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
