import type { Client } from '@elastic/elasticsearch';

/** What stands in the way of one search: the number of the search, from 1 on. What it throws the caller gets. */
export type InTheWay = (search: number, signal: AbortSignal | undefined) => Promise<void>;

type Searches = Parameters<Client['msearch']>[0];

/** A client of the engine whose searches first go through `way`; how many there were stands in `searches`. */
export function clientBehind(client: Client, way: InTheWay): { client: Client; searches(): number } {
  let searches = 0;
  const msearch = async (params: Searches, options: { readonly signal?: AbortSignal } = {}) => {
    searches += 1;
    await way(searches, options.signal);
    return client.msearch(params, options);
  };
  const behind = new Proxy(client, {
    get: (target, name) => (name === 'msearch' ? msearch : Reflect.get(target, name)),
  });
  return { client: behind, searches: () => searches };
}
