import type { Client } from '@elastic/elasticsearch';
import { expect, test } from 'vitest';
import { OutwardCentres } from '../../src/api/request/outward-centres.ts';
import type { Live } from '../../src/engine/live.ts';
import type { LiveReader } from '../../src/engine/live-reader.ts';

/** A client that counts what it is asked; the codes that it knows lie at 53, -1. */
function counted(known: readonly string[]) {
  const asked: { readonly outward: string; readonly signal: AbortSignal | undefined }[] = [];
  const client = {
    search: async (body: unknown, options?: { readonly signal?: AbortSignal }) => {
      const outward = /"zip":"([A-Z0-9]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
      asked.push({ outward, signal: options?.signal });
      const centre = known.includes(outward) ? { location: { lat: 53, lon: -1 }, count: 1 } : { count: 0 };
      return { body: { hits: { hits: [] }, aggregations: { centre } } };
    },
  };
  return { asked, client: client as unknown as Client };
}

const liveOf = (names: () => Live): LiveReader => ({
  get: async () => names(),
  refresh: async () => names(),
});

test('a centre is asked for once a generation, in the time of its request', async () => {
  let generation = 'first';
  const { asked, client } = counted(['LS1']);
  const live = liveOf(() => ({
    indices: { uk: `cars-${generation}`, rest: 'cars-rest', dealers: 'dealers' },
    ids: {},
    lost: new Set(),
  }));
  const markets = { of: () => live };
  const centres = new OutwardCentres(client, 'x-', markets);
  const { signal } = new AbortController();
  const found = { latitude: 53, longitude: -1 };
  expect(await centres.of('LS1', signal)).toEqual(found);
  expect(await centres.of('LS1', signal)).toEqual(found);
  // that nothing lies in a code is remembered, too
  expect(await centres.of('ZZ9', signal)).toBeUndefined();
  expect(await centres.of('ZZ9', signal)).toBeUndefined();
  expect(asked).toEqual([
    { outward: 'LS1', signal },
    { outward: 'ZZ9', signal },
  ]);
  generation = 'second';
  expect(await centres.of('LS1', signal)).toEqual(found);
  expect(asked).toHaveLength(3);
});
