import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEYS, PUBLIC_URL, type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';

/** Details of one listing (part-1.md E4, supplement section 4). */
describeOnEngine('listing details', () => {
  let market: LoadedMarket;
  let service: TestApp;

  beforeAll(async () => {
    market = await sharedMarket();
    service = testApp(market);
  });
  afterAll(() => market?.drop());

  const ask = async (path: string) => {
    const response = await service.ask(path);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  test.each([
    ['/listing/car', 'f150', 'active'],
    ['/listing/car', 'f150copy', 'a copy that no search shows'],
    ['/listing/car', 'beetle', 'without a VIN'],
    ['/listing/car', 'f150ca', 'of Canada'],
    ['/listing/car', 'gonesold', 'that has left'],
    ['/listing/car/fsbo', 'fsbo', 'of a private seller'],
    ['/listing/car/auction', 'auction', 'at auction'],
  ])('%s/%s: %s', async (path, id) => {
    const { status, body } = await ask(`${path}/${id}`);
    expect([status, body.id]).toEqual([200, id]);
    for (const part of ['extra', 'media']) {
      const { status: partly, body: partBody } = await ask(`${path}/${id}/${part}`);
      expect([partly, partBody.id]).toEqual([200, id]);
    }
  });

  test('is what the search shows', async () => {
    const found = await ask('/search/car/active?stock_no=p-100');
    const [listing] = found.body.listings as Record<string, unknown>[];
    const { body } = await ask(`/listing/car/${listing?.id}`);
    expect(body).toEqual(listing);
  });

  test.each([
    ['/listing/car/F150', 'ids are case-sensitive'],
    ['/listing/car/f150x', 'unknown'],
    ['/listing/car/f15', 'a part of one'],
    ['/listing/car/1FTFW1E80NFA00001', 'a VIN'],
    ['/listing/car/*', 'a pattern'],
    ['/listing/car/fsbo', 'of another seller'],
    ['/listing/car/fsbo/f150', 'of a dealer'],
    ['/listing/car/auction/fsbo', 'of a private seller'],
    ['/listing/motorcycle/f150', 'of another market'],
    [`/listing/car/${'a'.repeat(2000)}`, 'a long one'],
    ['/listing/car/%20/media', 'a blank'],
    ['/listing/car/%C3%A9%7C%22%3C%3E/extra', 'other letters'],
  ])('422 %s: %s', async (path) => {
    const { status, body } = await ask(path);
    expect([status, body.code]).toEqual([422, 422]);
    expect(body.message).toContain('No listing of this kind has the id');
  });

  test('a path that cannot be decoded is a 400', async () => {
    expect(await ask('/listing/car/%E0%A4%A')).toMatchObject({ status: 400, body: { code: 400 } });
  });

  describe('our own addresses', () => {
    const cached = async (query: string, part = ''): Promise<string[]> => {
      const { body } = await ask(`/listing/car/f150${part}${query}`);
      const media = (part ? body : body.media) as { photo_links_cached: string[] };
      return media.photo_links_cached;
    };

    test('carry the key unless the request says no', async () => {
      const key = `api_key=${encodeURIComponent(KEYS.enterprise)}`;
      for (const part of ['', '/media']) {
        expect(
          (await cached('', part)).every((link) => link.startsWith(PUBLIC_URL) && link.includes(key)),
        ).toBe(true);
        expect((await cached('?append_api_key=false', part)).join()).not.toContain('api_key');
      }
      expect(await ask('/listing/car/f150?append_api_key=perhaps')).toMatchObject({ status: 422 });
    });

    test('photos of what has left lead on, too', async () => {
      expect(await ask('/listing/car/gonesold/media')).toMatchObject({ status: 200 });
    });

    test('relevant links: the listing of its kind', async () => {
      const links = async (path: string) =>
        ((await ask(`${path}?include_relevant_links=true&append_api_key=false`)).body.links ?? {}) as Record<
          string,
          string
        >;
      expect((await links('/listing/car/f150')).listing).toBe(`${PUBLIC_URL}/v2/listing/car/f150`);
      expect((await links('/listing/car/fsbo/fsbo')).listing).toBe(`${PUBLIC_URL}/v2/listing/car/fsbo/fsbo`);
      expect(await links('/listing/car/f150/extra')).toEqual({});
    });
  });
});
