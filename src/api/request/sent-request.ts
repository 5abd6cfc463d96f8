import type { Context } from 'hono';
import type { Caller } from '../../accounts/accounts.ts';
import type { Query } from '../../grammar/query.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import type { Phases } from '../observability/phases.ts';
import type { ApiEnv } from './context.ts';
import { DATA_VERSION } from './data-version.ts';
import { deadline } from './deadline.ts';
import { sentQuery, withPath } from './query.ts';

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
