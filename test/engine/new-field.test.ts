import type { estypes } from '@elastic/elasticsearch';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rebuildListings } from '../../ingest/commands/rebuild.ts';
import { LAYOUT } from '../../src/catalog/layout.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine } from '../market/load.ts';
import { car, Installation, type Row, T } from './ingest-installation.ts';

/** The engine holds a market that was loaded before fields were declared; the program knows them. */

type MappingProperty = estypes.MappingProperty;

const DAY = 86_400;

/** A text, numbers, an instant and a flag. */
const NEW = ['body_type', 'miles', 'msrp', 'first_seen_at_mc', 'in_transit'];
const full = (n: number): Row => car(n, { body_type: 'SUV', miles: 1000 * n, msrp: 30_000, in_transit: 1 });

describeOnEngine('an index from before a field was declared', () => {
  let here: Installation;
  let app: TestApp;

  beforeEach(async () => {
    here = new Installation();
    app = testApp(here);
    await here.load([car(1), car(2), car(3, { source: 'b.example' })]);
    // as the program of then had made it: the mapping has no such fields, and documents do not carry them
    await reindexWithout(NEW);
  });
  afterEach(() => here.drop());

  async function reindexWithout(
    names: readonly string[],
    instead: Readonly<Record<string, MappingProperty>> = {},
  ): Promise<void> {
    for (const index of await here.listingIndices()) {
      const { [index]: made } = await here.client.indices.get({ index });
      const properties = Object.fromEntries(
        Object.entries(made?.mappings?.properties ?? {}).filter(([name]) => !names.includes(name)),
      );
      const { hits } = await here.client.search<Record<string, unknown>>({ index, size: 100 });
      const alias = Object.fromEntries(Object.keys(made?.aliases ?? {}).map((name) => [name, {}]));
      await here.client.indices.delete({ index });
      await here.client.indices.create({
        index,
        settings: { number_of_shards: 1, number_of_replicas: 0 },
        mappings: { ...made?.mappings, properties: { ...properties, ...instead } },
        aliases: alias,
      });
      for (const { _id: id = '', _source: source = {} } of hits.hits) {
        const document = Object.fromEntries(Object.entries(source).filter(([name]) => !names.includes(name)));
        await here.client.index({ index, id, document, refresh: true });
      }
    }
  }

  const answer = async (query: string) => {
    const response = await app.ask(`/search/car/active?${query}`);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  test('is sorted, counted and measured as one in which no listing has a value, and takes a partial delivery', async () => {
    for (const by of ['miles', 'msrp', 'price']) {
      expect(await answer(`sort_by=${by}&sort_order=desc`), by).toMatchObject({
        status: 200,
        body: { num_found: 3 },
      });
    }
    expect(
      await answer('rows=0&facets=body_type,make&range_facets=miles&stats=miles,price&nodedup=true'),
    ).toMatchObject({
      status: 200,
      body: {
        facets: { body_type: [], make: [{ item: 'Honda', count: 3 }] },
        stats: { miles: { count: 0, missing: 3 }, price: { count: 3 } },
      },
    });
    expect(await answer('body_type=SUV')).toMatchObject({ status: 200, body: { num_found: 0 } });
    expect(await answer('miles_range=0-5000&zip=60601&radius=50')).toMatchObject({ status: 200 });
    // a partial delivery's listings have the new fields at once; a rebuild gives them to all
    await here.load([full(1), full(4)], T + DAY, { partial: true, acceptShrink: true });
    expect(await answer('body_type=SUV&sort_by=miles')).toMatchObject({
      status: 200,
      body: { num_found: 2, listings: [{ miles: 1000 }, { miles: 4000 }] },
    });
    expect(await answer('sort_by=miles')).toMatchObject({ status: 200, body: { num_found: 3 } });
    await rebuildListings(here.installation);
    app = testApp(here); // a server that runs looks for new indices once a second
    expect(await answer('stats=miles&rows=0')).toMatchObject({ body: { stats: { miles: { count: 2 } } } });
  });

  test('of another layout, or with a field that has become another one, takes no partial delivery until it is rebuilt', async () => {
    const laidOut = async (layout: number): Promise<void> => {
      for (const index of await here.listingIndices()) {
        const { [index]: made } = await here.client.indices.get({ index });
        await here.client.indices.putMapping({ index, _meta: { ...made?.mappings?._meta, layout } });
      }
    };
    const partial = () => here.load([car(1, { price: 7 })], T + DAY, { partial: true, acceptShrink: true });
    await laidOut(LAYOUT - 1);
    const before = await here.everything();
    await expect(partial()).rejects.toThrow(
      `layout ${LAYOUT - 1} of an earlier version, and this one writes ${LAYOUT}, and a partial delivery only updates that one; first run forecourt rebuild listings --market us-cars`,
    );
    expect(await here.everything()).toEqual(before);
    await laidOut(LAYOUT);
    await reindexWithout(['price'], { price: { type: 'keyword' } });
    const unpriced = await here.everything();
    await expect(partial()).rejects.toThrow(
      'because the fields of listings have changed since they were built',
    );
    expect(await here.everything()).toEqual(unpriced);
    await laidOut(LAYOUT + 1);
    await expect(partial()).rejects.toThrow('a newer version of the program has published what answers');
    expect(await here.everything()).toEqual(unpriced);
    await rebuildListings(here.installation);
    expect(await partial()).toMatchObject({ partial: true });
  });

  test('sorts beside one that has them', async () => {
    await here.load([full(1), full(2), { ...full(3), source: 'b.example' }], T + DAY);
    const [rest] = (await here.listingIndices()).filter((index) => index.includes('-rest-'));
    await here.client.indices.delete({ index: String(rest) });
    const { miles: _, ...properties } = { miles: 0, ...{ id: { type: 'keyword' as const } } };
    await here.client.indices.create({
      index: String(rest),
      mappings: { properties },
      aliases: { [`${here.prefix}us-cars-rest`]: {} },
    });
    expect(await answer('sort_by=miles&nodedup=true')).toMatchObject({ status: 200, body: { num_found: 3 } });
  });
});
