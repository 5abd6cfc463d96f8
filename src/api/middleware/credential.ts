import type { Context } from 'hono';
import { readQuery } from '../../grammar/query.ts';
import { KEY_PARAMETER } from '../operations.ts';

/** What a request shows to tell who it is. */
export interface Credential {
  readonly is: 'key' | 'token';
  readonly text: string;
}

/** The raw query string of a request. */
export function queryText(c: Context): string {
  const at = c.req.url.indexOf('?');
  return at < 0 ? '' : c.req.url.slice(at + 1);
}

/** The first api_key of the query, read leniently, as 401 comes before any 400. */
function keyOf(c: Context): string | undefined {
  const piece = queryText(c)
    .split('&')
    .find((one) => one.startsWith(`${KEY_PARAMETER}=`));
  const query = readQuery(piece ?? '');
  return query.ok ? query.value.get(KEY_PARAMETER)?.[0] : undefined;
}

/** The access token: `Authorization: Bearer …` (RFC 6750); other schemes are none of ours. */
function tokenOf(c: Context): string | undefined {
  const [scheme = '', token = ''] = (c.req.header('Authorization') ?? '').split(/ +/);
  return scheme.toLowerCase() === 'bearer' ? token : undefined;
}

/**
 * The credential of a request. Of a key and a token the token counts, and alone: a token that has ended is a 401 also
 * where the key is good, so that a client notices.
 */
export function credentialOf(c: Context): Credential | undefined {
  const token = tokenOf(c);
  if (token !== undefined) return { is: 'token', text: token };
  const key = keyOf(c);
  return key === undefined ? undefined : { is: 'key', text: key };
}
