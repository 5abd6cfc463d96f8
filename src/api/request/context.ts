import type { BlockList } from 'node:net';
import type { Client } from '@elastic/elasticsearch';
import type { Logger } from 'pino';
import type { Accounts, Caller } from '../../accounts/accounts.ts';
import type { KeptAnswers } from '../../engine/kept-answers.ts';
import type { LiveMarkets } from '../../engine/live-markets.ts';
import type { RecentSales } from '../../insights/recent-sales.ts';
import type { JobDesk } from '../../jobs/desk.ts';
import type { PlateSource } from '../../partners/plates/source.ts';
import type { RecallSource } from '../../partners/recalls/source.ts';
import type { KnownTerms } from '../../search/suggest/terms.ts';
import type { AccessSettings } from '../../settings/access.ts';
import type { SourceStanding } from '../../sources/source-standing.ts';
import type { SoldSummary } from '../../summary/summary.ts';
import type { Trends } from '../../summary/trends/trends.ts';
import type { VinDecoder } from '../../vin/decoded-vehicle.ts';
import type { EngineShares } from '../access/engine-share.ts';
import type { Guesses } from '../access/guesses.ts';
import type { RequestRate } from '../access/request-rate.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Phases } from '../observability/phases.ts';
import type { OutwardCentres } from './outward-centres.ts';

/** How long /metrics and /readyz wait for what does not answer, in milliseconds. */
interface ProbePatience {
  /** a scrape for the engine; Prometheus itself gives up after ten seconds */
  readonly engineMs: number;
  /** accounts that are later count as away: every request would wait for them */
  readonly accountsMs: number;
}

/** The patience of a server with what it probes. */
export const PROBE_PATIENCE: ProbePatience = { engineMs: 2000, accountsMs: 2000 };

/** What the operations stand on; made once by `serve`, or by a test. */
export interface Service {
  readonly client: Client;
  /** start of every index name */
  readonly indexPrefix: string;
  /** age in hours from which on a source or a market is stale */
  readonly staleAfterHours: number;
  readonly live: LiveMarkets;
  /** what was counted of the generations that answer */
  readonly kept: KeptAnswers;
  readonly accounts: Accounts;
  readonly sold: SoldSummary;
  readonly recent: RecentSales;
  readonly trends: Trends;
  /** terms of fields, for suggestions */
  readonly terms: KnownTerms;
  /** centres of outward codes of the UK */
  readonly outward: OutwardCentres;
  readonly jobs: JobDesk;
  /** what the accounts name and this machine does not have, in words (src/jobs/shared-files.ts) */
  missingFiles(): Promise<string>;
  /** how the sources stand that `forecourt watch` looks at; none where nothing is watched */
  sources(): readonly SourceStanding[];
  readonly decoder: VinDecoder;
  readonly recalls: RecallSource;
  readonly plates: PlateSource;
  readonly rate: RequestRate;
  readonly shares: EngineShares;
  readonly guesses: Guesses;
  /** which answers count against the calls of the month */
  readonly quotaCounts: 'success' | 'all';
  /** proxies whose X-Forwarded-For is believed */
  readonly proxies: BlockList;
  /** callers whose traces are continued */
  readonly traceparentFrom: AccessSettings['traceparentFrom'];
  /** pages of these origins may read answers */
  readonly corsOrigins: readonly string[];
  /** the server stops: it is not ready, and each answer is the last of its connection */
  leaving(): boolean;
  /** base of our own URLs, without /v2: a setting, or the address listened on; never the Host header */
  publicUrl(): string;
  /** the key of the sample market, as it was kept; undefined where there is none */
  demoKey(): string | undefined;
  now(): Date;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly patience: ProbePatience;
}

/** What middleware leaves for the handlers and for the log. */
interface RequestVariables {
  readonly caller: Caller;
  /** the key that was sent; none where a token was */
  readonly key: string | undefined;
  readonly phases: Phases;
  /** what the one log event of the request tells besides the usual */
  readonly event: Record<string, unknown>;
}

/** The types of Hono's context in the API. */
export type ApiEnv = { Variables: RequestVariables };
