import type { AddressInfo } from 'node:net';
import type { Client } from '@elastic/elasticsearch';
import type { Logger } from 'pino';
import { keptDemoKey } from '../accounts/demo-key.ts';
import { serveAccounts } from '../accounts/open.ts';
import { proxyList } from '../api/access/client-address.ts';
import { EngineShares } from '../api/access/engine-share.ts';
import { Guesses } from '../api/access/guesses.ts';
import { ownRate, primaryRate, type RequestRate, sharedRate } from '../api/access/request-rate.ts';
import { createApp } from '../api/app.ts';
import { watchAccounts } from '../api/observability/accounts-standing.ts';
import { createMetrics, type MetricsOfAll } from '../api/observability/metrics.ts';
import { PROBE_PATIENCE, type Service } from '../api/request/context.ts';
import { OutwardCentres } from '../api/request/outward-centres.ts';
import { INSIGHTS_MARKET } from '../catalog/markets.ts';
import { NO_MARKET } from '../catalog/roles.ts';
import { consolePages } from '../console/server/pages.ts';
import { type EngineAddress, engineClient } from '../engine/client.ts';
import { listingsEverPublished, soldEverPublished } from '../engine/ever-published.ts';
import { KeptAnswers } from '../engine/kept-answers.ts';
import { liveMarkets } from '../engine/live-markets.ts';
import { RecentSales } from '../insights/recent-sales.ts';
import { openJobs } from '../jobs/jobs.ts';
import { decodeWith } from '../jobs/work/decode.ts';
import { addMcp } from '../mcp/http.ts';
import { knownTerms } from '../search/suggest/terms.ts';
import type { Settings } from '../settings.ts';
import { type SourceStanding, sourceStandings } from '../sources/source-standing.ts';
import { openStore } from '../store/object-store.ts';
import { SoldData } from '../summary/sold-data.ts';
import { SoldSummary } from '../summary/summary.ts';
import { Trends } from '../summary/trends/trends.ts';
import { RegulatorDecoder, vinFolder } from '../vin/decoder.ts';
import { type Background, startBackground } from './background.ts';
import { mostConnections, openFileLimit } from './connection-limit.ts';
import { closeGently, listen, PATIENCE, type Patience } from './http-server.ts';
import { openLog } from './log.ts';
import { rehearse } from './rehearsal.ts';
import { lookUpIn, plateSource, recallSource } from './sources.ts';

/** A server that answers. */
export interface RunningServer {
  /** http://HOST:PORT */
  readonly address: string;
  /**
   * Is not ready any more, answers for `drainMs` milliseconds, lets requests in flight finish, then closes everything.
   * Connections are told with their last answer that they end.
   */
  close(drainMs?: number): Promise<void>;
}

/** Bytes of the terms that are kept for suggestions: some millions of short ones. */
const KNOWN_TERMS = 64 * 1024 * 1024;

function urlOf(host: string, { port }: AddressInfo): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** What a server is that serves together with others (./workers/). */
interface Among {
  readonly workers: number;
  /** does what one of them is enough for */
  readonly leads: boolean;
  readonly metricsOfAll: MetricsOfAll;
}

/** How the sources of `forecourt watch` stand; a damaged record is no reason to tell nothing else. */
function readSources({ sharedDir }: Settings, log: Logger): readonly SourceStanding[] {
  try {
    return sourceStandings(sharedDir, Date.now() / 1000);
  } catch (error) {
    log.warn({ cause: String(error) }, 'the records of the sources cannot be read');
    return [];
  }
}

interface ServerOptions {
  readonly patience?: Patience;
  readonly log?: Logger;
  /** not said: it serves alone */
  readonly among?: Among;
}

/** Counts the requests of a second: in Redis where there is one, else where all that serve together are counted. */
async function rateOf({ redisUrl }: Settings, among: Among | undefined, log: Logger): Promise<RequestRate> {
  if (redisUrl) return await sharedRate(redisUrl, log);
  return among ? primaryRate(log) : ownRate();
}

/** Another worker does it. */
const NO_BACKGROUND: Background = { close: async () => undefined };

/** What a server answers with, and its end. */
interface Parts {
  readonly service: Service;
  /** begins no more jobs and lets those under way end */
  stopJobs(): Promise<void>;
  close(): Promise<void>;
}

/** What the server alone knows of itself. */
interface Self {
  address(): string;
  isLeaving(): boolean;
}

function soldDataOf(settings: Settings, client: Client): SoldData {
  const { indexPrefix, dataDir, sharedDir } = settings;
  return new SoldData({
    dataDir,
    sharedDir,
    store: settings.store && openStore(settings.store),
    memory: settings.summaryMemory,
    everPublished: soldEverPublished(client, indexPrefix, sharedDir),
  });
}

/** Opens all that requests are answered from: the engine, the accounts, the sold vehicles, jobs, partners. */
async function openParts(
  settings: Settings,
  engine: EngineAddress,
  { log, among }: { readonly log: Logger; readonly among: Among | undefined },
  self: Self,
): Promise<Parts> {
  const { indexPrefix, dataDir, sharedDir } = settings;
  const client = engineClient(engine);
  const accounts = await serveAccounts(settings);
  const watched = watchAccounts(accounts, log);
  const rate = await rateOf(settings, among, log);
  const soldData = soldDataOf(settings, client);
  const decoder = new RegulatorDecoder(vinFolder(dataDir));
  const live = liveMarkets(client, indexPrefix, sharedDir);
  const lookUp = lookUpIn(client, indexPrefix, live.of(NO_MARKET));
  const metrics = createMetrics(among?.metricsOfAll);
  const { registry } = metrics;
  const jobs = await openJobs({ settings, engine, decode: decodeWith(decoder), log, registry });
  const service: Service = {
    client,
    indexPrefix,
    staleAfterHours: settings.staleAfterHours,
    live,
    kept: new KeptAnswers(settings.keptBytes),
    accounts,
    sold: new SoldSummary(soldData),
    recent: new RecentSales(soldData),
    trends: new Trends(soldData, {
      everPublished: listingsEverPublished(client, indexPrefix, sharedDir, INSIGHTS_MARKET),
    }),
    terms: knownTerms(KNOWN_TERMS),
    outward: new OutwardCentres(client, indexPrefix, live),
    jobs: jobs.desk,
    missingFiles: jobs.missingFiles,
    sources: () => readSources(settings, log),
    decoder,
    recalls: recallSource(settings, lookUp, decoder),
    plates: plateSource(settings, lookUp),
    rate,
    leaving: self.isLeaving,
    shares: new EngineShares(settings.share),
    guesses: new Guesses({ among: among?.workers }),
    quotaCounts: settings.quotaCounts,
    proxies: proxyList(settings.trustedProxies),
    traceparentFrom: settings.traceparentFrom,
    corsOrigins: settings.corsOrigins,
    publicUrl: () => settings.publicUrl?.replace(/\/+$/, '') ?? self.address(),
    demoKey: () => keptDemoKey(dataDir),
    now: () => new Date(),
    log,
    metrics,
    patience: PROBE_PATIENCE,
  };
  async function close(): Promise<void> {
    await jobs.close();
    await client.close();
    rate.close();
    await soldData.close();
    await decoder.close();
    watched();
    await accounts.close().catch((error: unknown) => {
      const { unwritten } = accounts.standing();
      log.error({ cause: String(error), unwritten }, 'the accounts could not be written: calls are lost');
    });
  }
  return { service, stopJobs: () => jobs.stop(), close };
}

/** Starts the HTTP interface on the engine of the settings. Rejects when the address is taken. */
export async function startServer(
  settings: Settings,
  engine: EngineAddress,
  { patience = PATIENCE, log = openLog(settings), among }: ServerOptions = {},
): Promise<RunningServer> {
  let address = '';
  let leaving = false;
  const self = { address: () => address, isLeaving: () => leaving };
  const parts = await openParts(settings, engine, { log, among }, self);
  const { service } = parts;
  // open connections would keep the process alive
  const failing = async (error: unknown): Promise<never> => {
    await parts.close();
    throw error;
  };
  const leads = among?.leads ?? true;
  const background = leads ? await startBackground(settings, service).catch(failing) : NO_BACKGROUND;
  const { host, port } = settings;
  const most = mostConnections(openFileLimit());
  const app = createApp(service, consolePages, addMcp);
  await rehearse(service);
  const server = await listen(app, { host, port, patience, most, log }).catch(async (error: unknown) => {
    await background.close();
    return await failing(error);
  });
  address = urlOf(settings.host, server.address() as AddressInfo);
  return {
    address,
    close: async (drainMs = 0) => {
      leaving = true;
      await Promise.all([closeGently(server, drainMs), parts.stopJobs(), background.close()]);
      await parts.close();
    },
  };
}
