import { setTimeout as sleep } from 'node:timers/promises';
import type {
  Accounts,
  AccountsStanding,
  Caller,
  EndedCall,
  IssuedToken,
  TakenCall,
} from '../../src/accounts/accounts.ts';
import type { AlertDesk } from '../../src/accounts/alerts.ts';
import { PLANS, type Plan, type PlanName, type Right } from '../../src/accounts/plans.ts';
import type { ViewDesk } from '../../src/accounts/views.ts';

const notHere = (): never => {
  throw new Error('these accounts keep no views');
};

/** Accounts of the tests, in memory: what the API asks of them, and what it told them. */

/** A plan without a limit of requests a second, so that it is in no test's way. */
const unhurried = (plan: Plan): Plan => ({ ...plan, requestsASecond: 1_000_000 });

/** A caller of the plan's test account, as unhurried as can be. */
export const callerOn = (
  planName: PlanName,
  rights: readonly Right[] = [],
  more: Partial<Caller> = {},
): Caller => ({
  account: `acc_${planName}`,
  keyId: `key_${planName}`,
  planName,
  plan: unhurried(PLANS[planName]),
  rights,
  terms: [],
  ...more,
});

export class MemoryAccounts implements Accounts {
  readonly keys: Map<string, Caller>;
  readonly tokens = new Map<string, Caller>();
  /** client id → secret */
  readonly secrets = new Map<string, string>();
  readonly ended: EndedCall[] = [];
  /** how often a list of preferred dealers was read */
  reads = 0;
  /** every question fails with it */
  fault: Error | undefined;
  reported: AccountsStanding = { unwritable: undefined, unwritten: 0, lost: 0 };
  readonly #used = new Map<string, number>();
  readonly #preferred = new Map<string, readonly string[]>();

  constructor(keys: Iterable<readonly [string, Caller]>) {
    this.keys = new Map(keys);
  }

  callerOfKey(key: string): Caller | undefined {
    if (this.fault) throw this.fault;
    return this.keys.get(key);
  }

  callerOfToken(token: string): Caller | undefined {
    return this.tokens.get(token);
  }

  takeCall(account: string, month: string, limit: number | undefined): TakenCall {
    const before = this.used(account, month);
    if (limit !== undefined && before >= limit) return { granted: false, used: before };
    this.#used.set(`${account} ${month}`, before + 1);
    return { granted: true, used: before + 1 };
  }

  endCall(call: EndedCall): void {
    this.ended.push(call);
    if (!call.counts)
      this.#used.set(`${call.account} ${call.month}`, this.used(call.account, call.month) - 1);
  }

  used(account: string, month: string): number {
    return this.#used.get(`${account} ${month}`) ?? 0;
  }

  async issueToken(clientId: string, secret: string): Promise<IssuedToken | undefined> {
    const caller = this.#client(clientId, secret);
    // as a store on the network would
    await sleep(1);
    if (!caller) return undefined;
    const token = `token-${this.tokens.size + 1}-${caller.account}-sEcReT`;
    this.tokens.set(token, caller);
    return { token, expiresIn: 21_600 };
  }

  async revokeTokens(clientId: string, secret: string, tokens: readonly string[]) {
    const caller = this.#client(clientId, secret);
    return caller && tokens.filter((token) => this.tokens.get(token) === caller && this.tokens.delete(token));
  }

  preferredDealers(account: string, country: string): readonly string[] {
    this.reads += 1;
    return this.#preferred.get(`${account} ${country}`) ?? [];
  }

  async setPreferredDealers(account: string, country: string, ids: readonly string[]): Promise<void> {
    this.#preferred.set(`${account} ${country}`, ids);
  }

  /** none: tests of views have a store */
  readonly views: ViewDesk = {
    list: async () => [],
    find: async () => undefined,
    save: notHere,
    change: notHere,
    remove: notHere,
  };
  readonly alerts: AlertDesk = {
    find: async () => undefined,
    create: notHere,
    change: notHere,
    beginAnew: notHere,
    remove: notHere,
    events: async () => [],
    event: async () => undefined,
  };

  standing(): AccountsStanding {
    return this.reported;
  }

  async close(): Promise<void> {}

  #client(clientId: string, secret: string): Caller | undefined {
    return this.secrets.get(clientId) === secret ? this.keys.get(clientId) : undefined;
  }
}
