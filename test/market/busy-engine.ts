import type { Client } from '@elastic/elasticsearch';

/** What a search asks, as the engine's client hands it over: a line of indices, then one of the question. */
interface Searches {
  readonly searches: readonly string[];
  readonly max_concurrent_searches?: number;
}

/** A search that keeps a place of the engine until it is ended. */
interface HeldSearch {
  /** it counts something */
  readonly counts: boolean;
  readonly atOnce: number | undefined;
  end(): void;
}

/** An engine of few places that no machine makes quick or slow. */
export interface BusyEngine {
  readonly client: Client;
  /** searches that have a place and keep it */
  readonly held: HeldSearch[];
  /** searches that found no free place */
  readonly waiting: () => number;
}

const FOUND = { hits: { total: { value: 1 }, hits: [{ _source: { record: { id: 'one' } } }] } };

/**
 * An engine that has one index of each market and works at `places` searches at once, those that come first first. One
 * that counts keeps its place until the test ends it, or its caller goes away; any other is answered at once where there is
 * a place. Every search finds one record.
 */
export function engineOf(slots: number): BusyEngine {
  const held: HeldSearch[] = [];
  const queue: (() => void)[] = [];
  let taken = 0;
  const leave = (): void => {
    taken -= 1;
    queue.shift()?.();
  };
  const takeSlot = async (): Promise<void> => {
    if (taken >= slots) await new Promise<void>((resolve) => queue.push(resolve));
    taken += 1;
  };
  const hold = (counts: boolean, atOnce: number | undefined, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const search = {
        counts,
        atOnce,
        end: () => {
          if (held.includes(search)) held.splice(held.indexOf(search), 1);
          resolve();
        },
      };
      held.push(search);
      signal?.addEventListener('abort', search.end, { once: true });
    });
  async function msearch(
    { searches, max_concurrent_searches }: Searches,
    { signal }: { signal?: AbortSignal } = {},
  ) {
    await takeSlot();
    const counts = searches.some((line) => line.includes('"aggs"'));
    if (counts) await hold(counts, max_concurrent_searches, signal);
    leave();
    return { body: { responses: searches.filter((_, i) => i % 2 === 1).map(() => FOUND) } };
  }
  const get = async ({ index }: { readonly index: readonly string[] }) =>
    Object.fromEntries(index.map((alias) => [`${alias}-1`, { aliases: { [alias]: {} } }]));
  const client = { msearch, indices: { get } } as unknown as Client;
  return { client, held, waiting: () => queue.length };
}
