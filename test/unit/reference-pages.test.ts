import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../src/api/operations.ts';
import { PAGES } from '../../src/api/reference/chapters.ts';
import { examplesIn } from '../../src/api/reference/example.ts';
import { escaped } from '../../src/api/reference/html.ts';
import { operationId } from '../../src/api/reference/operation-ids.ts';
import { operationPath } from '../../src/api/reference/operations/pages.ts';
import { ERROR_TABLE } from '../../src/catalog/errors.ts';
import { allFields } from '../../src/catalog/field.ts';
import { listingsOf, MARKETS } from '../../src/catalog/markets.ts';
import { KEYS, testApp } from '../market/app.ts';

/** The pages of the reference beside the operations: what they tell, that they lead somewhere, and that words are found in them. */

const { app, ask } = testApp();
const made = new Map<string, Promise<string>>();
/** A page, which is made once however many lead to it. */
function textOf(path: string): Promise<string> {
  const make = async (): Promise<string> => {
    const response = await app.request(path);
    expect([path, response.status]).toEqual([path, 200]);
    return await response.text();
  };
  const page = made.get(path) ?? make();
  made.set(path, page);
  return page;
}

const idsIn = new Map<string, readonly string[]>();
function ids(html: string): readonly string[] {
  const found = idsIn.get(html) ?? [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  idsIn.set(html, found);
  return found;
}

describe('every page', () => {
  const ofOperations = OPERATIONS.map((operation) => operationPath(operationId(operation)));
  test.each([
    ...PAGES.map(({ path }) => path),
    '/reference',
    '/reference/shapes',
    '/reference/events',
    ...ofOperations,
  ])('%s loads files of this server alone, and its links lead somewhere', async (path) => {
    const html = await textOf(path);
    expect(new Set(ids(html)).size).toBe(ids(html).length);
    for (const [, url = ''] of html.matchAll(/ (?:src|href|action)="([^"]*)"/g)) {
      if (url.startsWith('data:')) continue;
      expect(url).toMatch(/^[/#]/);
      const [target = '', anchor] = url.split('#');
      const page = target === '' ? html : await textOf(target);
      if (anchor) expect(ids(page)).toContain(anchor);
    }
  });

  test('has a policy that lets nothing come from elsewhere', async () => {
    for (const path of ['/reference/grammar', '/reference/find?q=price'])
      expect((await app.request(path)).headers.get('Content-Security-Policy')).toContain(
        "default-src 'none'",
      );
  });
});

describe('what is told', () => {
  test('each field of each market, with its meaning', async () => {
    for (const market of MARKETS) {
      const html = await textOf(`/reference/data/${market}`);
      for (const { name } of listingsOf(market).fields) expect(html).toContain(`data-full="${name}"`);
    }
    const html = await textOf('/reference/data/us-cars');
    const { about = '' } = allFields(listingsOf('us-cars')).find(({ name }) => name === 'dom_active') ?? {};
    expect(html).toContain(escaped(about));
    // its unit, its filter, its column
    expect(html).toMatch(/<code>price<\/code>.*currency of the country.*<code>price<\/code>.*price_range/);
    expect(html).toContain('derived by the service');
  });

  test('each error', async () => {
    const html = await textOf('/reference/errors');
    for (const { status, words } of ERROR_TABLE) {
      expect(html).toContain(`id="status-${status}"`);
      expect(html).toContain(escaped(words.replaceAll(/\{\w+\}/g, '…')));
    }
  });

  test('examples that are refused are refused as they say, where that needs no engine', async () => {
    const refused = PAGES.flatMap(({ sections }) => sections.flatMap(({ html }) => examplesIn(html))).filter(
      ({ status, target }) => status !== 200 && !target.includes('start='),
    );
    expect(refused.length).toBeGreaterThan(4);
    for (const { target, status } of refused)
      expect([target, (await ask(target, KEYS.enterprise)).status]).toEqual([target, status]);
  });
});

describe('words are found', () => {
  const found = async (words: string): Promise<string[]> => {
    const html = await textOf(`/reference/find?q=${encodeURIComponent(words)}`);
    return [...html.matchAll(/<li><a href="([^"]*)"/g)].map(([, href = '']) => href);
  };

  test.each([
    ['429', '/reference/errors#status-429'],
    ['price_change_range', '/reference/grammar#ranges'],
    ['backslash comma', '/reference/grammar#lists'],
    ['Price drops', '/reference/guides/price-drops#step-1'],
    ['market-days-supply'.replaceAll('-', ' '), '/reference/operations/mds_car'],
    ['words vocabulary', '/reference/data#everywhere'],
  ])('%s → %s', async (words, href) => {
    expect(await found(words)).toContain(href);
  });

  test('nothing is found, nothing is asked, hostile words', async () => {
    expect(await found('no such word at all')).toEqual([]);
    expect(await found('')).toEqual([]);
    const html = await textOf(`/reference/find?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(html).not.toContain('<script>alert');
  });
});
