import type { Client } from '@elastic/elasticsearch';
import { reportedRoles } from './deliveries.ts';
import { historyAlias, loadedHistoryAlias } from './history.ts';
import {
  directoriesOf,
  directoryAlias,
  HISTORY,
  MARKETS,
  NO_MARKET,
  publishedRoles,
  type Role,
  roleAlias,
  type Searched,
  SHARED_DATASETS,
  sharedAlias,
} from './market.ts';
import { publishedBefore } from './published.ts';

/** The index that answers for each role; those of a market that was never loaded are missing. */
export type Live = Readonly<Partial<Record<Role, string>>> & {
  /** roles that were published and whose indices the engine has lost: what they held cannot be known */
  readonly lost?: ReadonlySet<Role>;
};

const NOTHING: ReadonlySet<Role> = new Set();

/** Longest time an old generation goes on answering after a switch. */
const FRESH_MS = 1000;

/** What each alias of a market, or of the datasets without one, stands for. */
function aliasesOf(prefix: string, searched: Searched): (readonly [alias: string, role: Role])[] {
  if (searched === NO_MARKET)
    return [
      ...SHARED_DATASETS.map((name) => [sharedAlias(prefix, name), name] as const),
      [loadedHistoryAlias(prefix), HISTORY],
    ];
  return [
    ...publishedRoles(searched).map((role) => [roleAlias(prefix, searched, role), role] as const),
    ...directoriesOf(searched).map((name) => [directoryAlias(prefix, searched, name), name] as const),
    [historyAlias(prefix, searched), HISTORY],
  ];
}

/**
 * Remembers which indices the aliases of a market point at, for at most a second, so that one request names
 * concrete indices and a switch in between cannot mix two deliveries (design.md decisions 1 and 3).
 */
export class LiveIndices {
  readonly #client: Client;
  readonly #prefix: string;
  readonly #searched: Searched;
  readonly #before: () => ReadonlySet<string>;
  /** roles that have answered since we run */
  readonly #known = new Set<Role>();
  /** alias → what it stands for */
  readonly #roles: ReadonlyMap<string, Role>;
  #live: Promise<Live> | undefined;
  #readAt = 0;

  /** `before`: roles that are known to have been published, whatever the engine tells */
  constructor(
    client: Client,
    prefix: string,
    searched: Searched,
    before: () => ReadonlySet<string> = () => NOTHING,
  ) {
    this.#before = before;
    this.#client = client;
    this.#prefix = prefix;
    this.#searched = searched;
    this.#roles = new Map(aliasesOf(prefix, searched));
  }

  get(): Promise<Live> {
    // a clock that is set back must not keep an old generation
    if (this.#live && performance.now() - this.#readAt < FRESH_MS) return this.#live;
    return this.refresh();
  }

  /** reads the aliases anew, as when an index is gone */
  refresh(): Promise<Live> {
    this.#readAt = performance.now();
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
    return { ...live, lost: await this.#lost(live) };
  }

  /**
   * Roles without an index that have one by the reports of their deliveries; where the engine has lost those, too, by what
   * we have seen, and what the state directory tells.
   */
  async #lost(live: Live): Promise<ReadonlySet<Role>> {
    const roles = [...this.#roles.values()];
    for (const role of roles) if (live[role]) this.#known.add(role);
    const missing = roles.filter((role) => !live[role]);
    if (!missing.length) return NOTHING;
    const published: ReadonlySet<string> =
      (await reportedRoles(this.#client, this.#prefix, this.#searched)) ??
      new Set<string>([...this.#known, ...this.#before()]);
    return new Set(missing.filter((role) => published.has(role)));
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

/**
 * Live indices of every market and of the datasets without one, each read when it is first asked for. `dataDir`: the state
 * directory, which tells what was published before.
 */
export const liveMarkets = (
  client: Client,
  prefix: string,
  dataDir?: string,
): Readonly<Record<Searched, LiveIndices>> =>
  Object.fromEntries(
    ([...MARKETS, NO_MARKET] as const).map((searched) => {
      const before = () =>
        dataDir === undefined ? NOTHING : publishedBefore({ dataDir, indexPrefix: prefix }, searched);
      return [searched, new LiveIndices(client, prefix, searched, before)];
    }),
  ) as Record<Searched, LiveIndices>;
