import type { Client } from '@elastic/elasticsearch';
import type { Logger } from 'pino';
import type { Caller } from '../accounts/keys.ts';
import type { LiveIndices } from '../engine/live.ts';
import type { Market } from '../engine/market.ts';
import type { Metrics } from './metrics.ts';
import type { Phases } from './phases.ts';

/** What the operations stand on; made once by `serve`, or by a test. */
export interface Service {
  readonly client: Client;
  /** start of every index name */
  readonly indexPrefix: string;
  readonly live: Readonly<Record<Market, LiveIndices>>;
  callerOf(key: string): Caller | undefined;
  /** base of our own URLs, without /v2: a setting, or the address listened on; never the Host header */
  publicUrl(): string;
  now(): Date;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** What middleware leaves for the handlers and for the log. */
interface RequestVariables {
  readonly caller: Caller;
  readonly key: string;
  readonly phases: Phases;
  /** what the one log event of the request tells besides the usual */
  readonly event: Record<string, unknown>;
}

export type ApiEnv = { Variables: RequestVariables };
