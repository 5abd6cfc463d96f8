import type { Client } from '@elastic/elasticsearch';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { proxyList } from '../../src/api/access/client-address.ts';
import { EngineShares } from '../../src/api/access/engine-share.ts';
import { Guesses } from '../../src/api/access/guesses.ts';
import { ownRate } from '../../src/api/access/request-rate.ts';
import { createApp } from '../../src/api/app.ts';
import { createMetrics } from '../../src/api/observability/metrics.ts';
import type { ApiEnv, Service } from '../../src/api/request/context.ts';
import { OutwardCentres } from '../../src/api/request/outward-centres.ts';
import { NO_MARKET } from '../../src/catalog/roles.ts';
import { consolePages } from '../../src/console/server/pages.ts';
import { engineClient } from '../../src/engine/client.ts';
import { KeptAnswers } from '../../src/engine/kept-answers.ts';
import { liveMarkets } from '../../src/engine/live-markets.ts';
import { RecentSales } from '../../src/insights/recent-sales.ts';
import type { JobDesk } from '../../src/jobs/desk.ts';
import { addMcp } from '../../src/mcp/http.ts';
import { knownTerms } from '../../src/search/suggest/terms.ts';
import { lookUpIn, plateSource, recallSource } from '../../src/server/sources.ts';
import { readSettings } from '../../src/settings.ts';
import { SoldData } from '../../src/summary/sold-data.ts';
import { SoldSummary } from '../../src/summary/summary.ts';
import { Trends } from '../../src/summary/trends/trends.ts';
import type { VinDecoder } from '../../src/vin/decoded-vehicle.ts';
import { PATIENCE_MS } from '../patience.ts';
import { callerOn, MemoryAccounts } from './accounts.ts';
import { NOW } from './car.ts';

export const PUBLIC_URL = 'https://market.example';

/** Keys of the tests' callers, one a plan, and one with the right to explain. */
export const KEYS = {
  free: 'kFREE-sEcReT-1',
  basic: 'kBASIC-sEcReT-2',
  standard: 'kSTANDARD-sEcReT-3',
  enterprise: 'kENTERPRISE-sEcReT-4',
  demo: 'kDEMO-sEcReT-5',
  explainer: 'kEXPLAIN-sEcReT-6',
} as const;

/** Knows no VIN. */
const undecoded: VinDecoder = { decode: async () => undefined, close: async () => undefined };
const NO_SETTINGS = readSettings({});

/** The tests' accounts, new for each app. */
export const testAccounts = (): MemoryAccounts =>
  new MemoryAccounts([
    [KEYS.free, callerOn('free')],
    [KEYS.basic, callerOn('basic')],
    [KEYS.standard, callerOn('standard')],
    [KEYS.enterprise, callerOn('enterprise')],
    [KEYS.demo, callerOn('demo', ['explain'])],
    [KEYS.explainer, callerOn('standard', ['explain'])],
  ]);

/** An app for tests: what it logged, and a short way to ask it. */
export interface TestApp {
  readonly app: Hono<ApiEnv>;
  readonly service: Service;
  /** lines of the log so far */
  readonly log: string[];
  /** asks below /v2 with the key of an enterprise caller, or another one */
  ask(pathAndQuery: string, key?: string): Promise<Response>;
}

const noJobs = async (): Promise<never> => {
  throw new Error('this app has no jobs');
};
/** An app that is asked for none. */
const NO_JOBS: JobDesk = { submit: noJobs, list: noJobs, find: noJobs, results: noJobs };

/** The whole HTTP interface on an engine; without one, on a port where nothing listens. `more`: other parts of it. */
export function testApp(engine?: { client: Client; prefix: string }, more: Partial<Service> = {}): TestApp {
  const client = engine?.client ?? engineClient({ url: 'http://127.0.0.1:1' });
  const prefix = engine?.prefix ?? 'nothing-';
  const live = liveMarkets(client, prefix);
  const lookUp = lookUpIn(client, prefix, live.of(NO_MARKET));
  const nothingSold = new SoldData({
    dataDir: '/nonexistent/forecourt',
    memory: '256MB',
    everPublished: async () => false,
  });
  const log: string[] = [];
  const service: Service = {
    client,
    indexPrefix: prefix,
    staleAfterHours: 36,
    live,
    kept: new KeptAnswers(NO_SETTINGS.keptBytes),
    accounts: testAccounts(),
    sold: new SoldSummary(nothingSold),
    recent: new RecentSales(nothingSold),
    trends: new Trends(nothingSold, { everPublished: async () => false }),
    terms: knownTerms(1_000_000),
    outward: new OutwardCentres(client, prefix, live),
    jobs: NO_JOBS,
    missingFiles: async () => 'here',
    sources: () => [],
    decoder: undecoded,
    recalls: recallSource(NO_SETTINGS, lookUp, undecoded),
    plates: plateSource(NO_SETTINGS, lookUp),
    rate: ownRate(),
    leaving: () => false,
    shares: new EngineShares({ ...NO_SETTINGS.share, waitMs: PATIENCE_MS }),
    guesses: new Guesses(),
    quotaCounts: 'success',
    proxies: proxyList([]),
    traceparentFrom: 'proxies',
    corsOrigins: [],
    publicUrl: () => PUBLIC_URL,
    demoKey: () => undefined,
    now: () => NOW,
    log: pino({ level: 'debug' }, { write: (line: string) => void log.push(line) }),
    metrics: createMetrics(),
    // who answers is never late, however busy the machine is
    patience: { engineMs: PATIENCE_MS, accountsMs: PATIENCE_MS },
    ...more,
  };
  const app = createApp(service, consolePages, addMcp);
  const ask = async (target: string, key: string = KEYS.enterprise): Promise<Response> =>
    app.request(`/v2${target}${target.includes('?') ? '&' : '?'}api_key=${encodeURIComponent(key)}`);
  return { app, service, log, ask };
}
