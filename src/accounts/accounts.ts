import type { AlertDesk } from './alerts.ts';
import type { Plan, Right } from './plans.ts';
import type { ViewDesk } from './views.ts';

/** What the API asks of the accounts, whatever they are kept in (docs/decisions, decision 6). */

/** Partners whose terms an account accepts before their data is shown (feeds.md section 1). */
export const PARTNERS = ['recalls', 'plates'] as const;
/** A partner whose terms an account can accept. */
export type Partner = (typeof PARTNERS)[number];

/** Whose request it is and what it may do. */
export interface Caller {
  readonly account: string;
  readonly keyId: string;
  readonly planName: string;
  /** as it stands now: changing a plan takes effect without a restart */
  readonly plan: Plan;
  readonly rights: readonly Right[];
  readonly terms: readonly Partner[];
}

/** One call of the month that an account has taken. */
export interface TakenCall {
  /** false: the month's calls are used up, and nothing was taken */
  readonly granted: boolean;
  /** calls of the month that count so far, with this one when it was granted */
  readonly used: number;
}

/** How a call ended: it is remembered for the usage, and given back when it does not count. */
export interface EndedCall {
  readonly account: string;
  /** YYYY-MM, UTC */
  readonly month: string;
  /** as the table of operations names it */
  readonly operation: string;
  readonly status: number;
  /** it counts against the month's calls */
  readonly counts: boolean;
}

/** A token as it is handed out once (part-1.md "Authentication", supplement section 7). */
export interface IssuedToken {
  readonly token: string;
  /** seconds */
  readonly expiresIn: number;
}

/** Whether calls are written as they end. */
export interface AccountsStanding {
  /** why the store cannot be written, in a few words; undefined: it can */
  readonly unwritable: string | undefined;
  /** calls that are counted in memory until it can */
  readonly unwritten: number;
  /** calls that the usage will not tell, as there were too many kinds of them; the month's counts have them */
  readonly lost: number;
}

/** The store may be in this process or on the network: only what has to wait is a promise. */
type Answer<Value> = Value | Promise<Value>;

/** The accounts as a server asks them: who calls, and what the caller may still do this month. */
export interface Accounts {
  /** undefined: no live key */
  callerOfKey(key: string): Answer<Caller | undefined>;
  /** undefined: no live token, or its key has ended */
  callerOfToken(token: string): Answer<Caller | undefined>;
  /** Takes one of the month's calls before the work is done; limit undefined: only counted. */
  takeCall(account: string, month: string, limit: number | undefined): Answer<TakenCall>;
  endCall(call: EndedCall): Answer<void>;
  /** undefined: no such client, or another secret */
  issueToken(clientId: string, secret: string): Promise<IssuedToken | undefined>;
  /** tokens of the client that have ended by this; undefined: no such client, or another secret */
  revokeTokens(clientId: string, secret: string, tokens: readonly string[]): Promise<string[] | undefined>;
  /** dealer ids */
  preferredDealers(account: string, country: 'us' | 'ca' | 'uk'): Answer<readonly string[]>;
  setPreferredDealers(account: string, country: 'us' | 'ca' | 'uk', ids: readonly string[]): Promise<void>;
  readonly views: ViewDesk;
  readonly alerts: AlertDesk;
  standing(): AccountsStanding;
  close(): Promise<void>;
}
