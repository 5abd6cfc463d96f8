import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import type { Role, SearchedMarket } from '../../catalog/roles.ts';
import { liveOf } from '../../engine/ask-live.ts';
import { type LiveReader, pinned, versioned } from '../../engine/live-reader.ts';
import { readVersion } from '../../search/features/page.ts';
import type { ApiEnv, Service } from './context.ts';

/**
 * Pages of one generation of the data. Each answer names the one that it was read from; who sends the name back with the
 * next page gets it from the same one, or a 409: a switch in between neither repeats nor skips a listing.
 */

/** Header that names the generation, in answers and in requests. */
export const DATA_VERSION = 'X-Data-Version';

/** The generation that the request names: by the parameter, else by the header. Throws bad_parameter. */
export function askedVersion(c: Context<ApiEnv>, parameter: string | undefined): string | undefined {
  const header = c.req.header(DATA_VERSION);
  if (parameter !== undefined || header === undefined || header.trim() === '') return parameter;
  const version = readVersion(header);
  if (!version.ok) throw new Refusal('bad_parameter', { name: DATA_VERSION, detail: version.fault });
  return version.value;
}

const gone = (version: string): Refusal => new Refusal('version_gone', { detail: version });

/** The indices that one request reads. */
interface Versioned {
  readonly indices: LiveReader & { hold(): void };
  /** names the generation in the answer, once it was read */
  setVersionHeader(): Promise<void>;
}

/** The indices of roles of a market: those of the generation that is asked for, else those that answer. */
export function versionedIndices(
  c: Context<ApiEnv>,
  service: Pick<Service, 'live'>,
  { market, roles, version }: { market: SearchedMarket; roles: readonly Role[]; version: string | undefined },
): Versioned {
  const live = service.live.of(market);
  const indices = version === undefined ? pinned(live) : versioned(live, version, roles, () => gone(version));
  return {
    indices,
    async setVersionHeader() {
      const read = live.version(await liveOf(indices), roles);
      if (read !== undefined) c.header(DATA_VERSION, read);
    },
  };
}

/**
 * For answers that are made of more than one generation's indices: names the one that answers, and throws version_gone
 * where another one is asked for.
 */
export async function onlyNewest(
  c: Context<ApiEnv>,
  service: Pick<Service, 'live'>,
  { market, roles, version }: { market: SearchedMarket; roles: readonly Role[]; version: string | undefined },
): Promise<void> {
  const live = service.live.of(market);
  // as it is now, not as it was a second ago
  const reader = version === undefined ? live : { get: () => live.refresh(), refresh: () => live.refresh() };
  const newest = live.version(await liveOf(reader), roles);
  if (version !== undefined && version !== newest) throw gone(version);
  if (newest !== undefined) c.header(DATA_VERSION, newest);
}
