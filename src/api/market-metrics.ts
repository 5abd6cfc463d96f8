import { Gauge, type Registry } from 'prom-client';
import { askAliases } from '../engine/ask.ts';
import { heldSources, isOf, keptDeliveries } from '../engine/deliveries.ts';
import type { Live } from '../engine/live.ts';
import { MARKETS, type Market, roleAlias, rolesOf } from '../engine/market.ts';
import type { Service } from './context.ts';

/** Gauges of the markets (feeds.md section 3), read from the engine when they are scraped. */

/** Scrapes in between are answered from the last reading: they cost the engine nothing. */
const FRESH_MS = 5000;
/** A scrape gives the engine this long; Prometheus itself gives up after ten seconds. */
const DEADLINE_MS = 2000;
/** The delivery that answers is the newest one, or a few before it while one is being published. */
const NEWEST = 20;
const DATASET = 'listings';

/** What the engine told of one market. */
interface MarketReading {
  readonly market: Market;
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
    documents: ofMarket('documents', 'Listings that answer.'),
    loaded: ofMarket('loaded', '1: every index of the market answers.'),
    held: ofMarket('held_sources', 'Sources that failed in the delivery that answers.'),
  };
}

/** The report of the delivery whose indices answer: a newer one may be on its way, and its report be there already. */
async function answering({ client, indexPrefix }: Service, market: Market, live: Live, signal: AbortSignal) {
  const filter = { dataset: DATASET, market };
  const { deliveries } = await keptDeliveries(client, indexPrefix, filter, { rows: NEWEST, signal });
  return deliveries.find((delivery) => isOf(live, delivery));
}

async function countListings(
  { client, indexPrefix }: Service,
  market: Market,
  signal: AbortSignal,
): Promise<number> {
  // through the aliases, as an index that was live a moment ago may be gone
  const aliases = rolesOf(market).map((role) => roleAlias(indexPrefix, market, role));
  const { total } = await askAliases(client, { aliases, body: { size: 0, track_total_hits: true } }, signal);
  return total;
}

async function readMarket(service: Service, market: Market, signal: AbortSignal): Promise<MarketReading> {
  const live = await service.live[market].get();
  const [delivery, documents] = await Promise.all([
    answering(service, market, live, signal),
    countListings(service, market, signal),
  ]);
  return {
    market,
    loaded: rolesOf(market).every((role) => live[role] !== undefined),
    documents,
    asOf: delivery?.as_of,
    held: delivery && heldSources(delivery).length,
  };
}

/** Ends with the signal also where the work itself does not heed it. */
const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });

async function readMarkets(service: Service): Promise<Readings> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  try {
    const read = Promise.all(MARKETS.map((market) => readMarket(service, market, signal)));
    return await within(signal, read);
  } catch (error) {
    service.log.warn({ cause: String(error) }, 'metrics: the engine does not answer');
    return undefined;
  }
}

/** What is not known is absent: a zero would be taken for a fresh, or an empty, market. */
function show(gauges: Gauges, readings: Readings, now: Date): void {
  for (const gauge of [gauges.age, gauges.documents, gauges.loaded, gauges.held]) gauge.reset();
  gauges.up.set(readings ? 1 : 0);
  for (const { market, loaded, documents, asOf, held } of readings ?? []) {
    const labels = { dataset: DATASET, market };
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
