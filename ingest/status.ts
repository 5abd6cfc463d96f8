import type { Client } from '@elastic/elasticsearch';
import { type DeliveryDocument, heldSources, isOf, keptDeliveries } from '../src/engine/deliveries.ts';
import { MARKETS, type Market } from '../src/engine/market.ts';
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

async function statusOf(
  market: Market,
  reports: readonly DeliveryDocument[],
  options: StatusOptions,
): Promise<MarketStatus> {
  const { client, indexPrefix, staleAfterHours, now = Date.now } = options;
  const live = await liveIndices(client, indexPrefix, market);
  const indices = Object.fromEntries(
    Object.entries(live).flatMap(([role, held]) => (held?.[0] ? [[role, held[0]]] : [])),
  );
  const documents = await countDocuments(client, Object.values(indices));
  const loaded = Object.keys(indices).length > 0 || reports.some((one) => one.market === market);
  const held = { dataset: 'listings', market, loaded, indices, documents };
  const report = reports.find((one) => one.market === market && isOf(indices, one));
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

/** What answers in every dataset and market, as the engine tells it: also while a load runs. */
export async function marketStatus(options: StatusOptions): Promise<MarketStatus[]> {
  const { deliveries: reports } = await keptDeliveries(options.client, options.indexPrefix);
  return await Promise.all(MARKETS.map((market) => statusOf(market, reports, options)));
}

/** Is a market stale or empty? One that was never loaded only counts where no other one was loaded either. */
export function needsAttention(markets: readonly MarketStatus[]): boolean {
  const loaded = markets.filter((market) => market.loaded);
  return loaded.length === 0 || loaded.some(({ state }) => state !== 'fresh');
}
