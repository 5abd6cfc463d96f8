import type { Context } from 'hono';
import { readQuery } from '../../grammar/query.ts';
import { queryText } from '../request/sent-request.ts';

/** Name of the parameter that every keyed operation takes. */
export const KEY_PARAMETER = 'api_key';

/** What a request shows to tell who it is. */
export interface Credential {
  readonly is: 'key' | 'token';
  readonly text: string;
}

/** Only such pieces of a query are read for a key: any character of its name may be percent-encoded. */
function mayBeKey(piece: string): boolean {
  const at = piece.indexOf('=');
  const name = piece.slice(0, Math.max(0, at));
  return name === KEY_PARAMETER || name.includes('%');
}

/** Every key that the query gives, read leniently, as 401 comes before any 400; an empty one counts as not sent. */
const keysIn = (c: Context): string[] =>
  queryText(c)
    .split('&')
    .filter(mayBeKey)
    .flatMap((piece) => {
      const query = readQuery(piece);
      return query.ok ? (query.value.get(KEY_PARAMETER) ?? []) : [];
    });

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
  const [key] = keysIn(c);
  return key === undefined ? undefined : { is: 'key', text: key };
}

/** Every text of a request that is given as a credential, known or not: none of them may stand in a message or in the log. */
export function shownCredentials(c: Context): string[] {
  const [, header] = (c.req.header('Authorization') ?? '').split(/ +/);
  return header ? [...keysIn(c), header] : keysIn(c);
}
