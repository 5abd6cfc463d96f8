import type { Client } from '@elastic/elasticsearch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineClient } from '../../src/engine/client.ts';
import { PUBLIC_URL, type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine, engineUrl, type LoadedMarket, sharedMarket } from '../market/load.ts';
import { SAMPLE_PREFIX, sampleLoaded } from '../sample/shared.ts';

interface Listing {
  readonly id: string;
  readonly seller_type?: string;
  readonly links?: Readonly<Record<string, string>>;
  readonly media?: { readonly photo_links_cached?: readonly string[] };
}

/** include_relevant_links (feeds.md section 5): every link of every market leads to what it says. */
describeOnEngine('links of the sample', () => {
  let client: Client;
  let service: TestApp;
  beforeAll(async () => {
    await sampleLoaded();
    client = engineClient({ url: engineUrl ?? '' });
    // the sample is of today
    service = testApp({ client, prefix: SAMPLE_PREFIX }, { now: () => new Date() });
  });
  afterAll(() => client?.close());

  const ask = async (path: string): Promise<unknown> => {
    const response = await service.ask(path);
    expect([path, response.status]).toEqual([path, 200]);
    return await response.json();
  };

  /** What a link has to answer for a listing. */
  const check: Readonly<Record<string, (answer: never, listing: Listing) => void>> = {
    listing: (answer: Listing, { id }) => expect(answer.id).toBe(id),
    history: (answer: readonly unknown[]) => expect(answer.length).toBeGreaterThan(0),
    dealer: ({ response }: { response: { id: string } }) => expect(response.id).toBeTruthy(),
    inventory: (answer: { listings: readonly Listing[] }, { id }) =>
      expect(answer.listings.map((one) => one.id)).toContain(id),
  };

  test.each([
    [
      '/search/car/active?country=all&include_non_vin_listings=true&',
      ['listing', 'history', 'dealer', 'inventory'],
    ],
    ['/search/car/active?country=all&nodedup=true&', ['listing', 'history', 'inventory']],
    ['/search/car/fsbo/active?country=all&include_non_vin_listings=true&', ['listing', 'history']],
    ['/search/car/auction/active?country=all&include_non_vin_listings=true&', ['listing', 'history']],
    ['/search/car/recents?country=all&', ['listing', 'history']],
    ['/search/car/uk/active?', ['listing', 'history', 'dealer']],
    ['/search/car/uk/recents?', ['listing', 'history']],
    ['/search/motorcycle/active?', ['listing', 'dealer']],
    ['/search/heavy-equipment/active?', ['listing', 'dealer']],
    ['/search/rv/active?', ['listing', 'dealer']],
    ['/search/rv/uk/active?', ['listing']],
  ])('%s', async (path, names) => {
    const answer = (await ask(`${path}rows=50&include_relevant_links=true&append_api_key=false`)) as {
      listings: readonly Listing[];
    };
    const seen = new Set<string>();
    const answers = new Map<string, unknown>();
    for (const listing of answer.listings) {
      for (const [name, url] of Object.entries(listing.links ?? {})) {
        expect(url.startsWith(`${PUBLIC_URL}/v2/`)).toBe(true);
        const target = url.replace(`${PUBLIC_URL}/v2`, '');
        if (!answers.has(target)) answers.set(target, await ask(target));
        check[name]?.(answers.get(target) as never, listing);
        seen.add(name);
      }
      expect(listing.links?.listing).toBeDefined();
    }
    expect([...seen]).toEqual(expect.arrayContaining(names));
  });

  test('the listing itself has the links and the photos that the search showed', async () => {
    for (const search of ['car', 'car/uk', 'motorcycle', 'heavy-equipment', 'rv', 'rv/uk']) {
      const query = 'include_relevant_links=true';
      const { listings } = (await ask(
        `/search/${search}/active?${query}&photo_links_cached=true&min_photo_links_cached=1&rows=3`,
      )) as { listings: readonly Listing[] };
      for (const { id, links, media } of listings) {
        const listing = (await ask(`/listing/${search}/${id}?${query}`)) as Listing;
        expect(listing.links).toEqual(links);
        expect(listing.media?.photo_links_cached).toEqual(media?.photo_links_cached);
        const asMedia = (await ask(`/listing/${search}/${id}/media`)) as Listing['media'];
        expect(asMedia?.photo_links_cached).toEqual(media?.photo_links_cached);
      }
    }
  });
});

describeOnEngine('links', () => {
  let market: LoadedMarket;
  let service: TestApp;

  beforeAll(async () => {
    market = await sharedMarket();
    service = testApp(market);
  });
  afterAll(() => market?.drop());

  const linksOf = async (query: string): Promise<Record<string, string> | undefined> => {
    const response = await service.ask(`/search/car/active?stock_no=p-100&${query}`);
    const { listings } = (await response.json()) as { listings: { links?: Record<string, string> }[] };
    expect(listings).toHaveLength(1);
    return listings[0]?.links;
  };

  test('carry the key, or none', async () => {
    const keyed = Object.values((await linksOf('include_relevant_links=true')) ?? {});
    expect(keyed).toHaveLength(4);
    for (const url of keyed) expect(url).toMatch(/[?&]api_key=/);
    const bare = Object.values((await linksOf('include_relevant_links=true&append_api_key=false')) ?? {});
    expect(bare).toHaveLength(4);
    for (const url of bare) expect(url).not.toContain('api_key');
  });

  test('none unless asked for', async () => {
    expect(await linksOf('rows=1')).toBeUndefined();
    expect(await linksOf('include_relevant_links=false')).toBeUndefined();
  });

  test('of a long page, too', async () => {
    const path = '/dealerships/inventory?dealer_id=1001&include_relevant_links=true';
    const { listings } = (await (await service.ask(path)).json()) as { listings: readonly Listing[] };
    for (const { links } of listings) expect(links?.dealer).toContain('/v2/dealer/car/1001');
  });
});
