import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { keptDemoKey } from '../accounts/demo.ts';
import { openAccounts, serveAccounts } from '../accounts/open.ts';
import { sealOf } from '../accounts/seal.ts';
import { waiting } from '../accounts/sendings.ts';
import { unreadableWebhooks } from '../accounts/webhooks.ts';
import { proxyList } from '../api/access/client-address.ts';
import { EngineShares } from '../api/access/engine-share.ts';
import { Guesses } from '../api/access/guesses.ts';
import { ownRate, primaryRate, type RequestRate, sharedRate } from '../api/access/request-rate.ts';
import { createApp } from '../api/app.ts';
import { watchAccounts } from '../api/observability/accounts-standing.ts';
import { createMetrics } from '../api/observability/metrics.ts';
import type { Service } from '../api/request/context.ts';
import { OutwardCentres } from '../api/request/outward-centres.ts';
import { NO_MARKET } from '../catalog/roles.ts';
import { consolePages } from '../console/server/pages.ts';
import { type EngineAddress, engineClient } from '../engine/client.ts';
import { KeptAnswers } from '../engine/kept-answers.ts';
import { liveMarkets } from '../engine/live.ts';
import { soldEverPublished } from '../engine/published-sold.ts';
import { RecentSales } from '../insights/recent.ts';
import { openJobs } from '../jobs/jobs.ts';
import { decodeWith } from '../jobs/work/decode.ts';
import { outgoing } from '../outgoing/call.ts';
import { knownTerms } from '../search/suggest/terms.ts';
import type { Settings } from '../settings.ts';
import { type SourceStanding, sourceStandings } from '../sources/standing.ts';
import { SoldData } from '../summary/sold-data.ts';
import { SoldSummary } from '../summary/summary.ts';
import { RegulatorDecoder, vinFolder } from '../vin/decoder.ts';
import { webhookMetrics } from '../webhooks/metrics.ts';
import { type Sender, startSender } from '../webhooks/sender.ts';
import { closeGently, listen, PATIENCE, type Patience } from './http-server.ts';
import { openLog } from './log.ts';
import { lookUpIn, plateSource, recallSource } from './sources.ts';

/** A server that answers. */
export interface Running {
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

/** Sends what waits in the outbox, on connections to the accounts of its own. */
async function sendWebhooks(settings: Settings, { log, metrics }: Service): Promise<Sender> {
  const database = await openAccounts(settings);
  const seal = sealOf(settings.dataDir);
  const lost = await unreadableWebhooks(database, seal);
  if (lost.length)
    log.error({ webhooks: lost }, 'webhooks: some secrets cannot be read; nothing is sent to these webhooks');
  const sender = startSender({
    database,
    seal,
    dataDir: settings.dataDir,
    call: outgoing(settings.outgoing),
    log,
    counts: webhookMetrics(metrics.registry, () => waiting(database)),
  });
  return {
    async close() {
      await sender.close();
      await database.destroy();
    },
  };
}

/** What a server is that serves together with others (./workers/). */
interface Among {
  readonly workers: number;
  /** does what one of them is enough for */
  readonly leads: boolean;
  metricsOfAll(registry: Registry): () => Promise<string>;
}

/** How the sources of `forecourt watch` stand; a damaged record is no reason to tell nothing else. */
function readSources({ dataDir }: Settings, log: Logger): readonly SourceStanding[] {
  try {
    return sourceStandings(dataDir, Date.now() / 1000);
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

/** Nobody sends: another worker does. */
const NO_SENDER: Sender = { close: async () => undefined };

/** Starts the HTTP interface on the engine of the settings. Rejects when the address is taken. */
export async function startServer(
  settings: Settings,
  engine: EngineAddress,
  { patience = PATIENCE, log = openLog(settings), among }: ServerOptions = {},
): Promise<Running> {
  const client = engineClient(engine);
  const accounts = await serveAccounts(settings);
  const watched = watchAccounts(accounts, log);
  const rate = await rateOf(settings, among, log);
  const soldData = new SoldData({
    dataDir: settings.dataDir,
    memory: settings.summaryMemory,
    everPublished: soldEverPublished(client, settings.indexPrefix, settings.dataDir),
  });
  const decoder = new RegulatorDecoder(vinFolder(settings.dataDir));
  const live = liveMarkets(client, settings.indexPrefix, settings.dataDir);
  const lookUp = lookUpIn(client, settings.indexPrefix, live.of(NO_MARKET));
  const jobs = await openJobs({
    settings,
    engine,
    decode: decodeWith(decoder),
    log,
  });
  let address = '';
  let leaving = false;
  const service: Service = {
    client,
    indexPrefix: settings.indexPrefix,
    staleAfterHours: settings.staleAfterHours,
    live,
    kept: new KeptAnswers(settings.keptBytes),
    accounts,
    sold: new SoldSummary(soldData),
    recent: new RecentSales(soldData),
    terms: knownTerms(KNOWN_TERMS),
    outward: new OutwardCentres(client, settings.indexPrefix, live),
    jobs: jobs.desk,
    sources: () => readSources(settings, log),
    decoder,
    recalls: recallSource(settings, lookUp, decoder),
    plates: plateSource(settings, lookUp),
    rate,
    leaving: () => leaving,
    shares: new EngineShares(settings.share),
    guesses: new Guesses({ among: among?.workers }),
    quotaCounts: settings.quotaCounts,
    proxies: proxyList(settings.trustedProxies),
    corsOrigins: settings.corsOrigins,
    publicUrl: () => settings.publicUrl?.replace(/\/+$/, '') ?? address,
    demoKey: () => keptDemoKey(settings.dataDir),
    now: () => new Date(),
    log,
    metrics: createMetrics(among?.metricsOfAll),
  };
  const closeParts = async (): Promise<void> => {
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
  };
  // open connections would keep the process alive
  const failing = async (error: unknown): Promise<never> => {
    await closeParts();
    throw error;
  };
  const sends = among?.leads ?? true;
  const sender = sends ? await sendWebhooks(settings, service).catch(failing) : NO_SENDER;
  const server = await listen(createApp(service, consolePages), settings, patience).catch(
    async (error: unknown) => {
      await sender.close();
      return await failing(error);
    },
  );
  address = urlOf(settings.host, server.address() as AddressInfo);
  return {
    address,
    close: async (drainMs = 0) => {
      leaving = true;
      await Promise.all([closeGently(server, drainMs), jobs.stop(), sender.close()]);
      await closeParts();
    },
  };
}
