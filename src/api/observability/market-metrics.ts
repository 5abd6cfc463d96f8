import { setMaxListeners } from 'node:events';
import { Gauge, type Registry } from 'prom-client';
import { isReadable } from '../../catalog/layout.ts';
import type { Market } from '../../catalog/markets.ts';
import { rolesOf } from '../../catalog/roles.ts';
import {
  type AnsweringDataset,
  ageFrom,
  answeringDatasets,
  everDelivered,
  type SourceAges,
  staleness,
} from '../../engine/answering-datasets.ts';
import { askAliases } from '../../engine/ask.ts';
import type { Service } from '../request/context.ts';

/** Gauges of the markets (feeds.md section 3), read from the engine when they are scraped. */

/** Scrapes in between are answered from the last reading: they cost the engine nothing. */
const FRESH_MS = 5000;
/** Requests of one scrape at a time: over ten listeners of one signal are taken for a leak otherwise. */
const MOST_REQUESTS = 50;
/** What the engine told of one dataset of a market. */
interface MarketReading {
  readonly dataset: string;
  readonly market: string;
  readonly loaded: boolean;
  /** this program can read what answers */
  readonly readable: boolean;
  readonly documents: number;
  /** Unix seconds from which the age of what answers counts; undefined: nothing answers */
  readonly asOf: number | undefined;
  readonly held: number | undefined;
  readonly sources: SourceAges | undefined;
}

/** undefined: the engine did not answer */
type Readings = readonly MarketReading[] | undefined;

type MarketGauge = Gauge<'dataset' | 'market'>;

interface Gauges {
  readonly up: Gauge;
  readonly age: MarketGauge;
  readonly documents: MarketGauge;
  readonly loaded: MarketGauge;
  readonly unreadable: MarketGauge;
  readonly held: MarketGauge;
  readonly sources: MarketGauge;
  readonly stale: MarketGauge;
  readonly sourceAge: Gauge<'dataset' | 'market' | 'source'>;
}

function createGauges(registry: Registry): Gauges {
  const registers = [registry];
  const ofMarket = (name: string, help: string): MarketGauge =>
    new Gauge({ name: `forecourt_market_${name}`, help, labelNames: ['dataset', 'market'], registers });
  return {
    up: new Gauge({ name: 'forecourt_engine_up', help: '1 if the search engine responds.', registers }),
    age: ofMarket(
      'age_seconds',
      'Seconds since the live delivery; for listings, since the newest delivery of the source that has been without one the longest.',
    ),
    documents: ofMarket('documents', 'Live listings, or records of another dataset.'),
    loaded: ofMarket('loaded', '1 if every index of the dataset responds.'),
    unreadable: ofMarket(
      'unreadable',
      '1 if a newer version of the program has published what this one cannot read; it answers from the delivery before, while that is there.',
    ),
    held: ofMarket('held_sources', 'Sources that failed in the live delivery.'),
    sources: ofMarket('sources', 'Sources that have active listings.'),
    stale: ofMarket('stale_sources', 'Sources whose newest delivery is older than FORECOURT_STALE_AFTER.'),
    sourceAge: new Gauge({
      name: 'forecourt_source_age_seconds',
      help: 'Seconds since the newest delivery of a source, for the ten oldest sources of each market.',
      labelNames: ['dataset', 'market', 'source'],
      registers,
    }),
  };
}

/** Documents behind aliases, as an index that was live a moment ago may be gone. */
async function countDocuments({ client }: Service, aliases: string[], signal: AbortSignal): Promise<number> {
  const body = { size: 0, track_total_hits: true };
  return (await askAliases(client, { aliases, body }, signal)).total;
}

/** Aliases whose documents count: not that of listings that have left. */
function countedOf({ dataset, market, aliases, indices }: AnsweringDataset): string[] {
  const all = dataset === 'listings' ? rolesOf(market as Market) : Object.keys(indices);
  return Object.entries(aliases).flatMap(([role, alias]) =>
    (all as string[]).includes(role) ? [alias] : [],
  );
}

/** Every role of active listings, or the index of another dataset, answers. */
const isWhole = ({ dataset, market, indices }: AnsweringDataset): boolean =>
  dataset === 'listings'
    ? rolesOf(market as Market).every((role) => indices[role] !== undefined)
    : indices[dataset] !== undefined;

async function readDataset(
  service: Service,
  answered: AnsweringDataset,
  signal: AbortSignal,
): Promise<MarketReading> {
  const { dataset, market, answering } = answered;
  const aliases = countedOf(answered);
  return {
    dataset,
    market,
    loaded: isWhole(answered),
    readable: isReadable(answered.layout),
    documents: aliases.length > 0 ? await countDocuments(service, aliases, signal) : 0,
    asOf: answering && ageFrom(answering),
    held: answering?.held?.length,
    sources: answering?.sources,
  };
}

/** Listings of every market, and what else was ever loaded. */
async function readAll(service: Service, signal: AbortSignal): Promise<MarketReading[]> {
  const { client, indexPrefix } = service;
  const [all, known] = await Promise.all([
    answeringDatasets(client, indexPrefix, signal),
    everDelivered(client, indexPrefix, signal),
  ]);
  const reported = all.filter(
    (one) => one.dataset === 'listings' || isWhole(one) || known.has(`${one.dataset} ${one.market}`),
  );
  return await Promise.all(reported.map((one) => readDataset(service, one, signal)));
}

/** Ends with the signal also where the work itself does not heed it. */
const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });

async function readMarkets(service: Service): Promise<Readings> {
  const signal = AbortSignal.timeout(service.patience.engineMs);
  setMaxListeners(MOST_REQUESTS, signal);
  try {
    return await within(signal, readAll(service, signal));
  } catch (error) {
    service.log.warn({ cause: String(error) }, 'metrics: the engine is not responding');
    return undefined;
  }
}

/** What is not known is absent: a zero would be taken for a fresh, or an empty, market. */
function show({ up, ...gauges }: Gauges, readings: Readings, seconds: number, staleAfterHours: number): void {
  for (const gauge of Object.values(gauges)) gauge.reset();
  up.set(readings ? 1 : 0);
  for (const { dataset, market, loaded, readable, documents, asOf, held, sources } of readings ?? []) {
    const labels = { dataset, market };
    gauges.loaded.set(labels, Number(loaded));
    if (!readable) gauges.unreadable.set(labels, 1);
    gauges.documents.set(labels, documents);
    if (asOf !== undefined) gauges.age.set(labels, seconds - asOf);
    if (held !== undefined) gauges.held.set(labels, held);
    if (!sources) continue;
    const counted = staleness(sources, seconds - staleAfterHours * 3600);
    gauges.sources.set(labels, counted.sources);
    gauges.stale.set(labels, counted.stale);
    for (const { source, as_of } of sources.oldest)
      gauges.sourceAge.set({ ...labels, source }, seconds - as_of);
  }
}

/**
 * Registers the gauges of the markets, and gives what brings them up to date before a scrape. It never rejects, and takes no
 * longer than the service's patience with the engine.
 */
export function marketMetrics(service: Service): () => Promise<void> {
  const gauges = createGauges(service.metrics.market);
  let readings: Promise<Readings> | undefined;
  let readAt = 0;
  return async () => {
    // scrapes at one time share a reading
    if (!readings || performance.now() - readAt >= FRESH_MS) {
      readAt = performance.now();
      readings = readMarkets(service);
    }
    show(gauges, await readings, service.now().getTime() / 1000, service.staleAfterHours);
  };
}
