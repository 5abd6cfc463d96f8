import type { Context } from 'hono';
import { readQuery } from '../../grammar/query.ts';

/** Name of the parameter that every keyed operation takes. */
export const KEY_PARAMETER = 'api_key';

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

/** Pieces of the query that give a key. */
const keyPieces = (c: Context): string[] =>
  queryText(c)
    .split('&')
    .filter((one) => one.startsWith(`${KEY_PARAMETER}=`));

function keyIn(piece: string): string | undefined {
  const query = readQuery(piece);
  return query.ok ? query.value.get(KEY_PARAMETER)?.[0] : undefined;
}

/** The first api_key of the query, read leniently, as 401 comes before any 400. */
const keyOf = (c: Context): string | undefined => keyIn(keyPieces(c)[0] ?? '');

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

/** Every text of a request that is given as a credential, known or not: none of them may stand in a message or in the log. */
export function shownCredentials(c: Context): string[] {
  const [, header] = (c.req.header('Authorization') ?? '').split(/ +/);
  const texts = [...keyPieces(c).map(keyIn), header];
  return texts.filter((text): text is string => text !== undefined && text !== '');
}
