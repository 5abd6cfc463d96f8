import { forecourt, lastLine } from './commands.ts';
import type { BenchOptions } from './options.ts';
import type { Wire } from './wire.ts';

/** A line of an engine request as `explain` shows it: roles in place of the names of indices. */
interface ExplainedLine {
  readonly roles: readonly string[];
  readonly cached: boolean;
  readonly body: object;
}

/** The text that stands in bodies for the indices of the default coverage (src/engine/question.ts). */
const DEFAULT_COVERAGE = '["default-coverage"]';

/** The engine that is measured: found, or started and then stopped again. */
export async function findEngine(
  options: Pick<BenchOptions, 'engine'>,
  env: NodeJS.ProcessEnv,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (options.engine) return { url: options.engine.replace(/\/+$/, ''), stop: async () => {} };
  const started = lastLine<{ url: string; already?: boolean }>(
    await forecourt(['engine', 'start', '--detach', '--json'], env),
  );
  const stop = async (): Promise<void> => {
    if (!started.already) await forecourt(['engine', 'stop'], env);
  };
  return { url: started.url, stop };
}

function authorization(env: NodeJS.ProcessEnv): Record<string, string> {
  const {
    ELASTICSEARCH_API_KEY: key,
    ELASTICSEARCH_USERNAME: user,
    ELASTICSEARCH_PASSWORD: password = '',
  } = env;
  if (key) return { authorization: `ApiKey ${key}` };
  return user ? { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` } : {};
}

/** The engine, asked directly: what the product's requests are compared with. */
export class RawEngine {
  readonly #wire: Wire;
  readonly #url: string;
  readonly #prefix: string;
  readonly #headers: Record<string, string>;
  #indices = new Map<string, string>();

  constructor(wire: Wire, url: string, prefix: string, env: NodeJS.ProcessEnv) {
    this.#wire = wire;
    this.#url = url;
    this.#prefix = prefix;
    this.#headers = authorization(env);
  }

  async #json<Shape>(method: 'GET' | 'POST' | 'DELETE', path: string, sent?: object): Promise<Shape> {
    const json = {
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    };
    const call = { url: `${this.#url}${path}`, method, headers: this.#headers };
    return JSON.parse(await this.#wire.sure(sent ? { ...call, ...json } : call)) as Shape;
  }

  /** version of the server (the nodes tell it; `GET /` is not everywhere) */
  async version(): Promise<string> {
    type Nodes = { nodes: Record<string, { version: string }> };
    const { nodes } = await this.#json<Nodes>('GET', '/_nodes?filter_path=nodes.*.version');
    return Object.values(nodes)[0]?.version ?? 'unknown';
  }

  /** Bytes of the primaries of our indices, and of the heaps of all nodes. */
  async size(): Promise<{ readonly disk: number; readonly heap: number }> {
    type Stats = { _all: { primaries: { store: { size_in_bytes: number } } } };
    const { _all: all } = await this.#json<Stats>('GET', `/${this.#prefix}*/_stats/store`);
    type Nodes = { nodes: Record<string, { jvm: { mem: { heap_max_in_bytes: number } } }> };
    const { nodes } = await this.#json<Nodes>('GET', '/_nodes/jvm');
    const heaps = Object.values(nodes).map(({ jvm }) => jvm.mem.heap_max_in_bytes);
    return { disk: all.primaries.store.size_in_bytes, heap: heaps.reduce((sum, one) => sum + one, 0) };
  }

  /** Reads which index answers for each role, as the product does once a second. */
  async readAliases(): Promise<void> {
    type Aliases = Record<string, { aliases: Record<string, object> }>;
    const found = await this.#json<Aliases>('GET', `/${this.#prefix}us-cars-*/_alias`);
    const start = `${this.#prefix}us-cars-`;
    this.#indices = new Map(
      Object.entries(found).flatMap(([index, { aliases }]) =>
        Object.keys(aliases).map((alias) => [alias.slice(start.length), index] as const),
      ),
    );
  }

  /** The call that sends the lines of `explain` as the product would send them. */
  call(lines: readonly ExplainedLine[]) {
    const named = (roles: readonly string[]): string[] =>
      roles.flatMap((role) => this.#indices.get(role) ?? []);
    const defaults = JSON.stringify(named(['us', 'ca']));
    const body = lines.flatMap(({ roles, cached, body }) => [
      JSON.stringify({ index: named(roles), request_cache: cached }),
      JSON.stringify(body).replace(DEFAULT_COVERAGE, defaults),
    ]);
    const headers = { ...this.#headers, 'content-type': 'application/x-ndjson' };
    return { url: `${this.#url}/_msearch`, method: 'POST', headers, body: `${body.join('\n')}\n` } as const;
  }

  /** The generation that answers for a role, as readAliases found it. */
  generation(role: string): string {
    return (this.#indices.get(role) ?? '').slice(`${this.#prefix}us-cars-${role}-`.length);
  }

  /** Every document of a role as it is stored, some thousands at a time. */
  async *documents(role: string): AsyncGenerator<readonly object[]> {
    type Hits = { hits: { hits: { _source: object; sort: readonly unknown[] }[] } };
    const { id } = await this.#json<{ id: string }>('POST', `/${this.#indices.get(role)}/_pit?keep_alive=5m`);
    const pit = { id, keep_alive: '5m' };
    for (let after: readonly unknown[] | undefined; ; ) {
      const page = { size: 2000, pit, sort: ['_shard_doc'], track_total_hits: false };
      const { hits } = await this.#json<Hits>(
        'POST',
        '/_search',
        after ? { ...page, search_after: after } : page,
      );
      after = hits.hits.at(-1)?.sort;
      if (!after) break;
      yield hits.hits.map(({ _source }) => _source);
    }
    await this.#json('DELETE', '/_pit', { id });
  }

  /** Empties the caches of our indices, so that a run meets none of the answers of the run before. */
  async forget(): Promise<void> {
    await this.#json('POST', `/${this.#prefix}*/_cache/clear?request=true&query=true`);
  }

  async removeIndices(): Promise<void> {
    const found = await this.#json<{ index: string }[]>(
      'GET',
      `/_cat/indices/${this.#prefix}*?format=json&h=index`,
    );
    for (const { index } of found) {
      await this.#wire.send({ url: `${this.#url}/${index}`, method: 'DELETE', headers: this.#headers });
    }
  }
}
