import type { Client } from '@elastic/elasticsearch';
import { type DeliveryDocument, heldSources, isOf, keptDeliveries } from '../src/engine/deliveries.ts';
import { MARKETS, type Market } from '../src/engine/market.ts';
import { liveDatasets } from '../src/engine/whole-records.ts';
import { countDocuments, liveIndices } from './publish/indices.ts';

/** What answers in one dataset and market. */
export interface MarketStatus {
  readonly dataset: string;
  readonly market: string;
  readonly state: 'fresh' | 'stale' | 'empty';
  /** false: no delivery of it is known */
  readonly loaded: boolean;
  /** role → index */
  readonly indices: Readonly<Record<string, string>>;
  readonly delivery?: number;
  /** ISO-8601, UTC */
  readonly as_of?: string;
  readonly age_hours?: number;
  readonly documents: number;
  readonly sample?: boolean;
  /** sources that failed, whose missing listings stay active */
  readonly held?: readonly string[];
}

export interface StatusOptions {
  readonly client: Client;
  readonly indexPrefix: string;
  readonly staleAfterHours: number;
  /** milliseconds */
  readonly now?: () => number;
}

/** How old the delivery is that answers; stale, too, where the engine keeps no report of it. */
function stateOf(
  held: Pick<MarketStatus, 'dataset' | 'market' | 'loaded' | 'indices' | 'documents'>,
  reports: readonly DeliveryDocument[],
  { staleAfterHours, now = Date.now }: StatusOptions,
): MarketStatus {
  const { dataset, market, indices, documents } = held;
  const report = reports.find(
    (one) => one.dataset === dataset && one.market === market && isOf(indices, one),
  );
  if (!documents || !report) return { ...held, state: documents ? 'stale' : 'empty' };
  const hours = (now() / 1000 - report.as_of) / 3600;
  return {
    ...held,
    state: hours > staleAfterHours ? 'stale' : 'fresh',
    delivery: report.delivery,
    as_of: new Date(report.as_of * 1000).toISOString().replace('.000Z', 'Z'),
    age_hours: Math.round(hours * 10) / 10,
    sample: report.sample,
    held: heldSources(report),
  };
}

const isKnown = (reports: readonly DeliveryDocument[], dataset: string, market: string): boolean =>
  reports.some((one) => one.dataset === dataset && one.market === market);

async function listingsStatus(
  market: Market,
  reports: readonly DeliveryDocument[],
  options: StatusOptions,
): Promise<MarketStatus> {
  const { client, indexPrefix } = options;
  const live = await liveIndices(client, indexPrefix, market);
  const indices = Object.fromEntries(
    Object.entries(live).flatMap(([role, held]) => (held?.[0] ? [[role, held[0]]] : [])),
  );
  const documents = await countDocuments(client, Object.values(indices));
  const loaded = Object.keys(indices).length > 0 || isKnown(reports, 'listings', market);
  return stateOf({ dataset: 'listings', market, loaded, indices, documents }, reports, options);
}

/** Those directories and datasets without a market that were ever loaded. */
async function wholeStatus(
  reports: readonly DeliveryDocument[],
  options: StatusOptions,
): Promise<MarketStatus[]> {
  const { client, indexPrefix } = options;
  const all = await liveDatasets(client, indexPrefix);
  const loaded = all.filter(
    ({ index, dataset, market }) => index !== undefined || isKnown(reports, dataset, market),
  );
  return await Promise.all(
    loaded.map(async ({ index, dataset, market }) => {
      const indices: Record<string, string> = index === undefined ? {} : { [dataset]: index };
      const documents = await countDocuments(client, Object.values(indices));
      return stateOf({ dataset, market, loaded: true, indices, documents }, reports, options);
    }),
  );
}

/** What answers in every dataset and market, as the engine tells it: also while a load runs. */
export async function marketStatus(options: StatusOptions): Promise<MarketStatus[]> {
  const { deliveries: reports } = await keptDeliveries(options.client, options.indexPrefix);
  const listings = await Promise.all(MARKETS.map((market) => listingsStatus(market, reports, options)));
  return [...listings, ...(await wholeStatus(reports, options))];
}

/** The others come less often than listings: that one is old is no fault. */
const isFaulty = ({ dataset, state }: MarketStatus): boolean =>
  dataset === 'listings' ? state !== 'fresh' : state === 'empty';

/**
 * Are listings stale or empty, or has another dataset lost its index? A market that was never loaded only counts where
 * nothing else was loaded either.
 */
export function needsAttention(markets: readonly MarketStatus[]): boolean {
  const loaded = markets.filter((market) => market.loaded);
  return loaded.length === 0 || loaded.some(isFaulty);
}
