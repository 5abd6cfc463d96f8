import type { Caller } from '../../accounts/accounts.ts';
import type { RememberedListing } from '../../accounts/alert-terms.ts';
import type { Baseline } from '../../accounts/alerts.ts';
import { digest } from '../../accounts/digest.ts';
import { Refusal } from '../../catalog/errors.ts';
import type { Market } from '../../catalog/markets.ts';
import { publishedRoles } from '../../catalog/roles.ts';
import { EngineDown, engineFault } from '../../engine/ask.ts';
import { type InTurn, liveEngine } from '../../engine/ask-live.ts';
import type { Live, LiveIndices } from '../../engine/live.ts';
import type { Query } from '../../grammar/query.ts';
import { costOf } from '../../search/cost.ts';
import { beginExport, parts } from '../../search/export/pages.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { readFilters } from '../../search/read.ts';
import { resolve } from '../../search/run.ts';
import type { StoredListing } from '../../search/shape.ts';
import { Phases } from '../observability/phases.ts';
import type { Service } from '../request/context.ts';
import { searchLimits } from '../request/search-limits.ts';

/** What a view finds at a moment, whole: an alert compares it with what it found before. */

/** Most listings of a view that can have an alert (supplement section 2.9). */
export const MOST_LISTINGS = 5000;
/** Listings that the engine is asked for at once: little of each is read. */
const PART = 1000;
/** What of a listing is read. */
const READS = ['id', 'source', 'vin', 'heading', 'price', 'dealer.country'].map(
  (member) => `record.${member}`,
);

/** The search of a view, read. */
export interface ViewSearch {
  readonly market: Market;
  readonly policy: SearchPolicy;
  readonly query: Query;
}

/**
 * Names the indices that answer for a market's listings: never the same for two states of the data, also where a delivery
 * is withdrawn and another one takes its name.
 */
export function indicesMark({ indices, ids }: Pick<Live, 'indices' | 'ids'>, market: Market): string {
  const roles = publishedRoles(market).map((role) => {
    const index = indices[role] ?? '';
    return `${role} ${index} ${ids[index] ?? ''}`;
  });
  return digest(roles.join('\n'));
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const remembered = ({ record }: StoredListing): RememberedListing => {
  const { id, source, vin, heading, price } = record;
  const { country } = (record.dealer ?? {}) as { readonly country?: unknown };
  return {
    id: String(id),
    source: textOf(source),
    vin: textOf(vin),
    heading: textOf(heading),
    price: typeof price === 'number' ? price : undefined,
    country: textOf(country),
  };
};

/** Is an index another one under the name that was read? */
const isReplaced = (read: Live, now: Live): boolean =>
  Object.entries(read.ids).some(([index, id]) => now.ids[index] !== undefined && now.ids[index] !== id);

/** Throws EngineDown where an index was replaced under its name while it was read: it is asked again later. */
async function refuseReplaced(live: LiveIndices, read: Live): Promise<void> {
  if (isReplaced(read, await live.refresh())) throw new EngineDown('the indices were replaced meanwhile');
}

/**
 * The indices of a market as they are now, and not as they were a second ago: what is compared with an alert must not be older
 * than what the alert has seen. Throws EngineDown and the like.
 */
export const readIndicesNow = ({ live }: Service, market: Market): Promise<Live> =>
  live
    .of(market)
    .refresh()
    .catch((error: unknown) => Promise.reject(engineFault(error)));

/** Who asks, and until when. */
interface Asking {
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

/**
 * Everything that a view finds, of one version of the data, within the account's share of the engine. Throws the Refusal
 * that the search itself would get, or alert_large; EngineDown and the like where it may be asked again. `given`: the indices
 * to read; not said: those that answer now.
 */
export async function findListings(
  service: Service,
  { caller, signal }: Asking,
  { market, policy, query }: ViewSearch,
  given?: Live,
): Promise<Baseline> {
  const live = service.live.of(market);
  const read = given ?? (await readIndicesNow(service, market));
  const indices = { get: async () => read, refresh: async () => read };
  const phases = new Phases();
  const limits = await searchLimits(service, { caller, phases, signal }, policy, query);
  const inTurn: InTurn = (lines, work) => service.shares.run(caller, costOf(lines), signal, work);
  const ask = liveEngine(service.client, indices, { signal, inTurn });
  const asked = { ...readFilters(query, policy, limits, service.now()), reads: READS };
  const plan = await resolve(asked, policy, ask);
  const { total } = await beginExport(plan, policy.dataset, undefined, ask);
  if (total > MOST_LISTINGS)
    throw new Refusal('alert_large', { detail: String(total), limit: MOST_LISTINGS });
  const seen: RememberedListing[] = [];
  for await (const part of parts(plan, policy.dataset, { most: MOST_LISTINGS, part: PART }, ask))
    seen.push(...part.map(remembered));
  await refuseReplaced(live, read);
  const dataVersion = live.version(read, publishedRoles(market)) ?? '';
  return { market, looked: indicesMark(read, market), dataVersion, seen };
}
