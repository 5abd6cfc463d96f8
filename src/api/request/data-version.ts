import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import type { Role, SearchedMarket } from '../../catalog/roles.ts';
import { liveOf } from '../../engine/live-roles.ts';
import { readVersion } from '../../search/features/page.ts';
import type { Service } from './context.ts';

/**
 * Pages of one generation of the data. Each answer names the one that it was read from; who sends the name back with the
 * next page gets it from the same one, or a 409: a switch in between neither repeats nor skips a listing.
 */

/** Header that names the generation, in answers and in requests. */
export const DATA_VERSION = 'X-Data-Version';

/** The generation that a request names: by the parameter, else by the header as it was sent. Throws bad_parameter. */
export function askedVersion(header: string | undefined, parameter: string | undefined): string | undefined {
  if (parameter !== undefined || header === undefined || header.trim() === '') return parameter;
  const version = readVersion(header);
  if (!version.ok) throw new Refusal('bad_parameter', { name: DATA_VERSION, detail: version.fault });
  return version.value;
}

/** Names the generation in the answer; an index that was never loaded has none. */
export function nameVersion(c: Context, version: string | undefined): void {
  if (version !== undefined) c.header(DATA_VERSION, version);
}

/** Refuses a generation that answers no more. */
export const versionGone = (version: string): Refusal => new Refusal('version_gone', { detail: version });

/** What is asked: roles of a market, of a generation where one is named. */
export interface AskedVersion {
  readonly market: SearchedMarket;
  readonly roles: readonly Role[];
  readonly version: string | undefined;
}

/**
 * For answers that are made of more than one generation's indices: the one that answers, as it is now and not as it was a
 * second ago. Throws version_gone where another one is asked for.
 */
export async function onlyNewest(
  service: Pick<Service, 'live'>,
  { market, roles, version }: AskedVersion,
): Promise<string | undefined> {
  const live = service.live.of(market);
  const reader = version === undefined ? live : { get: () => live.refresh(), refresh: () => live.refresh() };
  const newest = live.version(await liveOf(reader), roles);
  if (version !== undefined && version !== newest) throw versionGone(version);
  return newest;
}
