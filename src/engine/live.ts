import type { Client, estypes } from '@elastic/elasticsearch';
import { isReadable, LAYOUT_NAME } from '../catalog/layout.ts';
import type { Role, SearchedMarket } from '../catalog/roles.ts';
import { reportedRoles } from './deliveries.ts';
import { precedes } from './generations.ts';
import { LastKnownValue } from './last-known-value.ts';
import { LastReports } from './last-reports.ts';
import { aliasesOf } from './names.ts';
import { isCluster } from './nodes.ts';

/** What answers at a moment. */
export interface Live {
  /** role → index; those of a market that was never loaded are missing */
  readonly indices: Readonly<Record<Role, string>>;
  /** index → what tells it from any other that ever had its name; not said: its name does */
  readonly ids: Readonly<Record<string, string>>;
  /** roles that were published and whose indices the engine has lost: what they held cannot be known */
  readonly lost: ReadonlySet<Role>;
  /** the engine takes no writes to one of them, for its disk is full */
  readonly isFull?: boolean;
  /**
   * a newer program has published what this one cannot read: told is the generation before it, or, where that is gone or
   * was never seen, that all is lost
   */
  readonly isTooNew?: boolean;
  /** roles whose aliases point at what a newer program published: who asks an alias by its name would read that */
  readonly tooNew?: ReadonlySet<Role>;
}

const NOTHING: ReadonlySet<Role> = new Set();

/** What is read of indices: where their aliases point, and the id that the engine gave each when it was made. */
const READ = {
  features: ['aliases', 'settings'],
  filter_path: ['*.aliases', '*.settings.index.uuid', '*.settings.index.blocks.read_only_allow_delete'],
  ignore_unavailable: true,
  allow_no_indices: true,
} satisfies Partial<estypes.IndicesGetRequest>;

/** What is read of indices that were not seen before. */
const READ_LAYOUT = {
  features: ['mappings'],
  filter_path: [`*.mappings._meta.${LAYOUT_NAME}`],
  ignore_unavailable: true,
  allow_no_indices: true,
} satisfies Partial<estypes.IndicesGetRequest>;

const READ_MS = { requestTimeout: 5000 };

/** The ids of indices as they were read. */
const idsOf = (found: estypes.IndicesGetResponse): Live['ids'] =>
  Object.fromEntries(
    Object.entries(found).map(([index, { settings }]) => [index, settings?.index?.uuid ?? index]),
  );

/** Has the engine shut one of the indices? It does so with every index on a disk over its flood-stage watermark. */
const isShut = (found: estypes.IndicesGetResponse): boolean =>
  Object.values(found).some(({ settings }) => {
    const shut = settings?.index?.blocks?.read_only_allow_delete;
    return shut === true || shut === 'true';
  });

/** Longest time an old generation goes on answering after a switch. */
const FRESH_MS = 1000;

/**
 * Remembers which indices the aliases of a market point at, for at most a second, so that one request names
 * concrete indices and a switch in between cannot mix two deliveries (docs/decisions, decisions 1 and 3).
 */
export class LiveIndices {
  readonly #client: Client;
  readonly #prefix: string;
  readonly #searched: SearchedMarket;
  readonly #before: () => ReadonlySet<string>;
  /** roles that have answered since we run */
  readonly #known = new Set<Role>();
  /** alias → what it stands for */
  readonly #roles: ReadonlyMap<string, Role>;
  #live: Promise<Live> | undefined;
  readonly #lastKnown = new LastKnownValue<Live>();
  readonly #reports = new LastReports();
  #readAt = 0;
  /** index, by its id → can this program read it? */
  #readable: ReadonlyMap<string, boolean> = new Map();
  /** the newest generation that it could read */
  #last: Live | undefined;

  /** `before`: roles that are known to have been published, whatever the engine tells */
  constructor(
    client: Client,
    prefix: string,
    searched: SearchedMarket,
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
    const read = this.refresh();
    return this.#live ?? read;
  }

  /** reads the aliases anew, as when an index is gone */
  refresh(): Promise<Live> {
    this.#readAt = performance.now();
    const read = this.#read();
    const live = isCluster(this.#client) ? this.#lastKnown.orLast(read) : read;
    this.#live = live;
    // a failed read is not remembered
    live.catch(() => {
      if (this.#live === live) this.#live = undefined;
    });
    return read;
  }

  /** Which generation of the roles answers; undefined: none does. */
  version({ indices }: Live, roles: readonly Role[]): string | undefined {
    for (const [alias, role] of this.#roles) {
      const index = roles.includes(role) ? indices[role] : undefined;
      if (index !== undefined) return index.slice(alias.length + 1);
    }
    return undefined;
  }

  /** The indices of a generation: of the one that answers, or of an earlier one as far as it is still there. */
  async generation(version: string): Promise<Pick<Live, 'indices' | 'ids'>> {
    const { indices } = await this.get();
    const wanted = new Map<string, Role>(
      [...this.#roles].flatMap(([alias, role]) => {
        const now = indices[role]?.slice(alias.length + 1);
        const isMeant = now !== undefined && (now === version || precedes(version, now));
        return isMeant ? [[`${alias}-${version}`, role] as const] : [];
      }),
    );
    if (wanted.size === 0) return { indices: {}, ids: {} };
    const found = await this.#client.indices.get({ index: [...wanted.keys()], ...READ }, READ_MS);
    const ofVersion = Object.keys(found).flatMap((index) => {
      const role = wanted.get(index);
      return role ? [[role, index] as const] : [];
    });
    return { indices: Object.fromEntries(ofVersion), ids: idsOf(found) };
  }

  async #read(): Promise<Live> {
    const found = await this.#client.indices.get({ index: [...this.#roles.keys()], ...READ }, READ_MS);
    const ids = idsOf(found);
    const held = this.#held(found);
    if (!(await this.#canRead(ids))) {
      const unread = held.filter(([, index]) => this.#readable.get(ids[index] ?? index) === false);
      return await this.#lastReadable(new Set(unread.map(([role]) => role)));
    }
    const indices: Record<Role, string> = Object.fromEntries(held);
    this.#last = { indices, ids, lost: await this.#lost(indices), isFull: isShut(found) };
    return this.#last;
  }

  /** Roles and their indices; of a history the last one. */
  #held(found: estypes.IndicesGetResponse): (readonly [Role, string])[] {
    return Object.entries(found).flatMap(([index, { aliases = {} }]) =>
      Object.keys(aliases).flatMap((alias) => {
        const role = this.#roles.get(alias);
        return role ? [[role, index] as const] : [];
      }),
    );
  }

  /** Can this program read all of them? Those that it has not seen tell their layout beside their mapping. */
  async #canRead(ids: Live['ids']): Promise<boolean> {
    const unknown = Object.keys(ids).filter((index) => !this.#readable.has(ids[index] ?? index));
    const found = unknown.length
      ? await this.#client.indices.get({ index: unknown, ...READ_LAYOUT }, READ_MS)
      : {};
    this.#readable = new Map(
      Object.entries(ids).map(([index, id]) => [
        id,
        this.#readable.get(id) ?? isReadable(found[index]?.mappings?._meta?.[LAYOUT_NAME]),
      ]),
    );
    return [...this.#readable.values()].every(Boolean);
  }

  /** The last generation that could be read, while its indices are there. */
  async #lastReadable(tooNew: ReadonlySet<Role>): Promise<Live> {
    const kept = Object.values(this.#last?.indices ?? {});
    const found = kept.length ? await this.#client.indices.get({ index: kept, ...READ }, READ_MS) : {};
    if (this.#last && kept.length && kept.every((index) => index in found))
      return { ...this.#last, isTooNew: true, tooNew };
    return { indices: {}, ids: {}, lost: new Set(this.#roles.values()), isTooNew: true, tooNew };
  }

  /**
   * Roles without an index that have one by the reports of their deliveries; where the engine has lost those, too, by what
   * we have seen, and what the state directory tells.
   */
  async #lost(indices: Live['indices']): Promise<ReadonlySet<Role>> {
    const roles = [...this.#roles.values()];
    for (const role of roles) if (indices[role]) this.#known.add(role);
    const missing = roles.filter((role) => !indices[role]);
    if (!missing.length) return NOTHING;
    const published = await this.#reports.roles(
      () => reportedRoles(this.#client, this.#prefix, this.#searched),
      () => [...this.#known, ...this.#before()],
    );
    return new Set(missing.filter((role) => published.has(role)));
  }
}
