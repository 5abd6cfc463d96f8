import type { Client } from '@elastic/elasticsearch';
import {
  directoriesOf,
  directoryAlias,
  MARKETS,
  NO_MARKET,
  publishedRoles,
  type Role,
  roleAlias,
  type Searched,
  SHARED_DATASETS,
  sharedAlias,
} from './market.ts';

/** The index that answers for each role; those of a market that was never loaded are missing. */
export type Live = Readonly<Partial<Record<Role, string>>>;

/** Longest time an old generation goes on answering after a switch. */
const FRESH_MS = 1000;

/** What each alias of a market, or of the datasets without one, stands for. */
function aliasesOf(prefix: string, searched: Searched): (readonly [alias: string, role: Role])[] {
  if (searched === NO_MARKET) return SHARED_DATASETS.map((name) => [sharedAlias(prefix, name), name]);
  return [
    ...publishedRoles(searched).map((role) => [roleAlias(prefix, searched, role), role] as const),
    ...directoriesOf(searched).map((name) => [directoryAlias(prefix, searched, name), name] as const),
  ];
}

/**
 * Remembers which indices the aliases of a market point at, for at most a second, so that one request names
 * concrete indices and a switch in between cannot mix two deliveries (design.md decisions 1 and 3).
 */
export class LiveIndices {
  readonly #client: Client;
  /** alias → what it stands for */
  readonly #roles: ReadonlyMap<string, Role>;
  #live: Promise<Live> | undefined;
  #readAt = 0;

  constructor(client: Client, prefix: string, searched: Searched) {
    this.#client = client;
    this.#roles = new Map(aliasesOf(prefix, searched));
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
    const found = await this.#client.indices.get(
      {
        index: [...this.#roles.keys()],
        features: ['aliases'],
        ignore_unavailable: true,
        allow_no_indices: true,
      },
      { requestTimeout: 5000 },
    );
    const live: Partial<Record<Role, string>> = {};
    for (const [index, { aliases = {} }] of Object.entries(found)) {
      for (const alias of Object.keys(aliases)) {
        const role = this.#roles.get(alias);
        if (role) live[role] = index;
      }
    }
    return live;
  }
}

/** Where the live indices are read. */
export type LiveReader = Pick<LiveIndices, 'get' | 'refresh'>;

/**
 * The live indices as they were when they were first asked for, so that the parts of a long answer read one generation.
 * `hold` ends looking for newer ones: the first part has been answered.
 */
export function pinned(live: LiveReader): LiveReader & { hold(): void } {
  let read: Promise<Live> | undefined;
  let held = false;
  return {
    get() {
      read ??= live.get();
      return read;
    },
    refresh() {
      if (!held || !read) read = live.refresh();
      return read;
    },
    hold() {
      held = true;
    },
  };
}

/** Live indices of every market and of the datasets without one, each read when it is first asked for. */
export const liveMarkets = (client: Client, prefix: string): Readonly<Record<Searched, LiveIndices>> =>
  Object.fromEntries(
    ([...MARKETS, NO_MARKET] as const).map((searched) => [
      searched,
      new LiveIndices(client, prefix, searched),
    ]),
  ) as Record<Searched, LiveIndices>;
