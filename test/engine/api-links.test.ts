import { afterAll, beforeAll, expect, test } from 'vitest';
import { LINK_TARGETS } from '../../src/records/links.ts';
import { PUBLIC_URL, type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine, type LoadedMarket, loadMarket } from '../market/load.ts';

/** include_relevant_links (feeds.md section 5): addresses, only of operations that exist. */
describeOnEngine('links', () => {
  let market: LoadedMarket;
  let service: TestApp;

  beforeAll(async () => {
    market = await loadMarket();
    service = testApp(market);
  });
  afterAll(() => market?.drop());

  const linksOf = async (query: string): Promise<Record<string, string> | undefined> => {
    const response = await service.ask(`/search/car/active?stock_no=p-100&${query}`);
    const { listings } = (await response.json()) as { listings: { links?: Record<string, string> }[] };
    expect(listings).toHaveLength(1);
    return listings[0]?.links;
  };

  /** A keyed operation asks for its key; where there is none the path is not found. */
  const exists = async (path: string): Promise<boolean> => (await service.app.request(path)).status === 401;

  test('exactly those of the operations that exist; no member when there is none', async () => {
    const expected: string[] = [];
    for (const { name, path } of LINK_TARGETS) {
      if (await exists(`/v2${path.replaceAll(/\{[\w.]+\}/g, 'x')}`)) expected.push(name);
    }
    const links = await linksOf('include_relevant_links=true');
    if (expected.length === 0) expect(links).toBeUndefined();
    else expect(Object.keys(links ?? {})).toEqual([...new Set(expected)]);
  });

  test('every link shown leads to an operation of ours, with the key or without', async () => {
    for (const url of Object.values((await linksOf('include_relevant_links=true')) ?? {})) {
      expect(url).toMatch(/[?&]api_key=/);
      expect(url.startsWith(`${PUBLIC_URL}/v2/`)).toBe(true);
    }
    const bare = Object.values((await linksOf('include_relevant_links=true&append_api_key=false')) ?? {});
    for (const url of bare) {
      expect(url).not.toContain('api_key');
      expect(await exists(url.replace(PUBLIC_URL, ''))).toBe(true);
    }
  });

  test('none unless asked for', async () => {
    expect(await linksOf('rows=1')).toBeUndefined();
    expect(await linksOf('include_relevant_links=false')).toBeUndefined();
  });
});
