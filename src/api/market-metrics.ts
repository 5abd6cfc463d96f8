import { setMaxListeners } from 'node:events';
import { Gauge, type Registry } from 'prom-client';
import { askAliases } from '../engine/ask.ts';
import {
  type DeliveryDocument,
  type DeliveryFilter,
  heldSources,
  isOf,
  keptDeliveries,
} from '../engine/deliveries.ts';
import type { Live } from '../engine/live.ts';
import { DIRECTORIES, MARKETS, type Market, roleAlias, rolesOf, SHARED_DATASETS } from '../engine/market.ts';
import { liveDatasets } from '../engine/whole-records.ts';
import type { Service } from './context.ts';

/** Gauges of the markets (feeds.md section 3), read from the engine when they are scraped. */

/** Scrapes in between are answered from the last reading: they cost the engine nothing. */
const FRESH_MS = 5000;
/** Requests of one scrape at a time: over ten listeners of one signal are taken for a leak otherwise. */
const MOST_REQUESTS = 50;
/** A scrape gives the engine this long; Prometheus itself gives up after ten seconds. */
const DEADLINE_MS = 2000;
/** The delivery that answers is the newest one, or a few before it while one is being published. */
const NEWEST = 100;

/** What the engine told of one dataset of a market. */
interface MarketReading {
  readonly dataset: string;
  readonly market: string;
  readonly loaded: boolean;
  readonly documents: number;
  /** Unix seconds of the delivery that answers; undefined: none, or the engine keeps no report of it */
  readonly asOf: number | undefined;
  readonly held: number | undefined;
}

/** undefined: the engine did not answer */
type Readings = readonly MarketReading[] | undefined;

type MarketGauge = Gauge<'dataset' | 'market'>;

interface Gauges {
  readonly up: Gauge;
  readonly age: MarketGauge;
  readonly documents: MarketGauge;
  readonly loaded: MarketGauge;
  readonly held: MarketGauge;
}

function createGauges(registry: Registry): Gauges {
  const registers = [registry];
  const ofMarket = (name: string, help: string): MarketGauge =>
    new Gauge({ name: `forecourt_market_${name}`, help, labelNames: ['dataset', 'market'], registers });
  return {
    up: new Gauge({ name: 'forecourt_engine_up', help: '1: the search engine answers.', registers }),
    age: ofMarket('age_seconds', 'Seconds since the instant of the delivery that answers.'),
    documents: ofMarket('documents', 'Listings, or records of another dataset, that answer.'),
    loaded: ofMarket('loaded', '1: every index of the dataset answers.'),
    held: ofMarket('held_sources', 'Sources that failed in the delivery that answers.'),
  };
}

/** The newest reports of listings of a market, or of all whole datasets: a newer one than that of what answers may be there already. */
async function newestReports(
  { client, indexPrefix }: Service,
  filter: DeliveryFilter,
  signal: AbortSignal,
): Promise<DeliveryDocument[]> {
  return (await keptDeliveries(client, indexPrefix, filter, { rows: NEWEST, signal })).deliveries;
}

/** Documents behind aliases, as an index that was live a moment ago may be gone. */
async function countDocuments({ client }: Service, aliases: string[], signal: AbortSignal): Promise<number> {
  const body = { size: 0, track_total_hits: true };
  return (await askAliases(client, { aliases, body }, signal)).total;
}

async function readListings(service: Service, market: Market, signal: AbortSignal): Promise<MarketReading> {
  const dataset = 'listings';
  const live: Live = await service.live[market].get();
  const aliases = rolesOf(market).map((role) => roleAlias(service.indexPrefix, market, role));
  const [reports, documents] = await Promise.all([
    newestReports(service, { dataset, market }, signal),
    countDocuments(service, aliases, signal),
  ]);
  const delivery = reports.find((one) => isOf(live, one));
  return {
    dataset,
    market,
    loaded: rolesOf(market).every((role) => live[role] !== undefined),
    documents,
    asOf: delivery?.as_of,
    held: delivery && heldSources(delivery).length,
  };
}

/** Those directories and datasets without a market that were ever loaded. */
async function readWhole(service: Service, signal: AbortSignal): Promise<MarketReading[]> {
  const { client, indexPrefix } = service;
  const [all, reports] = await Promise.all([
    liveDatasets(client, indexPrefix, signal),
    newestReports(service, { dataset: [...DIRECTORIES, ...SHARED_DATASETS] }, signal),
  ]);
  const readings = all.map(async ({ market, dataset, alias, index }): Promise<MarketReading | undefined> => {
    const own = reports.filter((one) => one.dataset === dataset && one.market === market);
    const named = { dataset, market, held: undefined };
    if (index === undefined)
      return own.length ? { ...named, loaded: false, documents: 0, asOf: undefined } : undefined;
    const documents = await countDocuments(service, [alias], signal);
    const asOf = own.find((one) => isOf({ [dataset]: index }, one))?.as_of;
    return { ...named, loaded: true, documents, asOf };
  });
  return (await Promise.all(readings)).filter((one) => one !== undefined);
}

async function readAll(service: Service, signal: AbortSignal): Promise<MarketReading[]> {
  const [listings, whole] = await Promise.all([
    Promise.all(MARKETS.map((market) => readListings(service, market, signal))),
    readWhole(service, signal),
  ]);
  return [...listings, ...whole];
}

/** Ends with the signal also where the work itself does not heed it. */
const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });

async function readMarkets(service: Service): Promise<Readings> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  setMaxListeners(MOST_REQUESTS, signal);
  try {
    return await within(signal, readAll(service, signal));
  } catch (error) {
    service.log.warn({ cause: String(error) }, 'metrics: the engine does not answer');
    return undefined;
  }
}

/** What is not known is absent: a zero would be taken for a fresh, or an empty, market. */
function show(gauges: Gauges, readings: Readings, now: Date): void {
  for (const gauge of [gauges.age, gauges.documents, gauges.loaded, gauges.held]) gauge.reset();
  gauges.up.set(readings ? 1 : 0);
  for (const { dataset, market, loaded, documents, asOf, held } of readings ?? []) {
    const labels = { dataset, market };
    gauges.loaded.set(labels, Number(loaded));
    gauges.documents.set(labels, documents);
    if (asOf !== undefined) gauges.age.set(labels, now.getTime() / 1000 - asOf);
    if (held !== undefined) gauges.held.set(labels, held);
  }
}

/**
 * Registers the gauges of the markets, and gives what brings them up to date before a scrape. It never rejects, and takes
 * two seconds at most.
 */
export function marketMetrics(service: Service): () => Promise<void> {
  const gauges = createGauges(service.metrics.registry);
  let readings: Promise<Readings> | undefined;
  let readAt = 0;
  return async () => {
    // scrapes at one time share a reading
    if (!readings || performance.now() - readAt >= FRESH_MS) {
      readAt = performance.now();
      readings = readMarkets(service);
    }
    show(gauges, await readings, service.now());
  };
}
