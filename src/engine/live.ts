import type { Client } from '@elastic/elasticsearch';
import { MARKETS, type Market, type Role, roleAlias, rolesOf } from './market.ts';

/** The index that answers for each role; roles of a market that was never loaded are missing. */
export type Live = Readonly<Partial<Record<Role, string>>>;

/** Longest time an old generation goes on answering after a switch. */
const FRESH_MS = 1000;

/**
 * Remembers which indices the aliases of a market point at, for at most a second, so that one request names
 * concrete indices and a switch in between cannot mix two deliveries (design.md decisions 1 and 3).
 */
export class LiveIndices {
  readonly #client: Client;
  readonly #prefix: string;
  readonly #market: Market;
  #live: Promise<Live> | undefined;
  #readAt = 0;

  constructor(client: Client, prefix: string, market: Market) {
    this.#client = client;
    this.#prefix = prefix;
    this.#market = market;
  }

  get(): Promise<Live> {
    if (this.#live && Date.now() - this.#readAt < FRESH_MS) return this.#live;
    return this.refresh();
  }

  /** reads the aliases anew, as when an index is gone */
  refresh(): Promise<Live> {
    this.#readAt = Date.now();
    const live = this.#read();
    this.#live = live;
    // a failed read is not remembered
    live.catch(() => {
      if (this.#live === live) this.#live = undefined;
    });
    return live;
  }

  async #read(): Promise<Live> {
    const roles = rolesOf(this.#market);
    const names = roles.map((role) => roleAlias(this.#prefix, this.#market, role));
    const found = await this.#client.indices.get(
      { index: names, features: ['aliases'], ignore_unavailable: true, allow_no_indices: true },
      { requestTimeout: 5000 },
    );
    const live: Partial<Record<Role, string>> = {};
    for (const [index, { aliases = {} }] of Object.entries(found)) {
      for (const role of roles) if (aliases[roleAlias(this.#prefix, this.#market, role)]) live[role] = index;
    }
    return live;
  }
}

/** Live indices of every market, each read when it is first asked for. */
export const liveMarkets = (client: Client, prefix: string): Readonly<Record<Market, LiveIndices>> =>
  Object.fromEntries(MARKETS.map((market) => [market, new LiveIndices(client, prefix, market)])) as Record<
    Market,
    LiveIndices
  >;
