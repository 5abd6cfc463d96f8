import type { Context } from 'hono';
import type { Caller } from '../../accounts/accounts.ts';
import { Refusal } from '../../catalog/errors.ts';
import { type Query, readQuery } from '../../grammar/query.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import type { Phases } from '../observability/phases.ts';
import type { ApiEnv } from './context.ts';
import { DATA_VERSION } from './data-version.ts';
import { deadline } from './deadline.ts';

/** A request as plain values: who answers it knows of no connection, and nothing of how it came. */

/** Who asks, how long that lasts at most, and where its time goes. */
export interface Asker {
  readonly caller: Caller;
  readonly phases: Phases;
  /** ends with the caller's connection, or when the time is up */
  readonly signal: AbortSignal;
}

/** What of a request decides its answer. */
export interface SentRequest extends Asker {
  /** the parameters, with the members of the path that are read as such */
  readonly query: Query;
  /** the key that was sent; none where a token was */
  readonly key: string | undefined;
  /** X-Data-Version, as it was sent */
  readonly versionHeader: string | undefined;
  /** what the one log event of the request tells besides the usual */
  readonly event: Record<string, unknown>;
}

/** The raw query string of a request. */
export function queryText(c: Context): string {
  const at = c.req.url.indexOf('?');
  return at < 0 ? '' : c.req.url.slice(at + 1);
}

/** The query of a request; undecodable percent-encoding is a 400. */
export function sentQuery(c: Context): Query {
  const text = queryText(c);
  const query = readQuery(text);
  if (!query.ok) throw new Refusal('undecodable', { detail: query.fault });
  return query.value;
}

/** In a list a backslash keeps the comma that follows: a member of a path is one value. */
const oneValue = (text: string): string => text.replaceAll(/[\\,]/g, '\\$&');

/** A query with the members of the path that an operation reads as parameters; what the query says of them does not count. */
export function withPath(
  query: Query,
  { fromPath = [] }: Pick<SearchPolicy, 'fromPath'>,
  valueAt: (name: string) => string | undefined,
): Query {
  if (fromPath.length === 0) return query;
  return new Map([...query, ...fromPath.map((name) => [name, [oneValue(valueAt(name) ?? '')]] as const)]);
}

/** Reads a request; undecodable percent-encoding is a 400. `signal` is said where an answer may take longer than the time-out. */
export function sentRequest(
  c: Context<ApiEnv>,
  policy: Pick<SearchPolicy, 'fromPath'> = {},
  signal = deadline(c),
): SentRequest {
  return {
    query: withPath(sentQuery(c), policy, (name) => c.req.param(name)),
    caller: c.get('caller'),
    key: c.get('key'),
    versionHeader: c.req.header(DATA_VERSION),
    phases: c.get('phases'),
    event: c.get('event'),
    signal,
  };
}
