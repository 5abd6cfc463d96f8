import { expect, test } from 'vitest';
import release from '../../package.json' with { type: 'json' };
import { prose } from '../../src/api/reference/html.ts';
import { testApp } from '../market/app.ts';

/** The reference page works offline: everything that it loads comes from here. */

const { app } = testApp();

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: object };
}

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly description?: string }[];
  readonly responses: object;
}

/** What a page loads by itself; a link (`<a>`) is followed by its reader. */
const sourcesOf = (html: string): string[] =>
  [...html.matchAll(/<(?!a\b)[^<>]*?\b(?:src|href)="([^"]*)"/g)].map(([, url = '']) => url);
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^<>]*?\bhref="([^"]*)"/g)].map(([, url = '']) => url);

test('the page loads local files only, and they are there', async () => {
  const page = await app.request('/reference/operations/search_car_active');
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
  const sources = sourcesOf(await page.text()).filter((url) => !url.startsWith('data:'));
  expect(sources).toEqual(['/reference/examples.js']);
  for (const url of sources) {
    expect(url).toMatch(/^\/reference\/[\w.-]+$/);
    const file = await app.request(url);
    expect([url, file.status]).toEqual([url, 200]);
    expect(file.headers.get('Content-Type')).toMatch(/javascript/);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(50);
  }
});

test('its policy lets nothing be fetched from elsewhere', async () => {
  const policy = (await app.request('/reference/')).headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:|\*/);
});

test('it lists every operation of the document, and each has a page that tells all of it', async () => {
  const { paths, webhooks, components } = (await (await app.request('/v2/openapi.json')).json()) as Document;
  const list = await (await app.request('/reference')).text();
  for (const [path, methods] of Object.entries(paths))
    for (const { operationId, summary, parameters = [], responses } of Object.values(methods)) {
      expect(list).toContain(`href="/reference/operations/${operationId}"`);
      const page = await app.request(`/reference/operations/${operationId}`);
      expect([path, page.status]).toEqual([path, 200]);
      const html = await page.text();
      expect(html).toContain(prose(summary));
      for (const { name, description = '' } of parameters) {
        expect(html).toContain(`<code>${name}</code>`);
        expect(html).toContain(prose(description));
      }
      for (const status of Object.keys(responses)) expect(html).toMatch(new RegExp(`>${status}</(h3|a)>`));
    }
  const shapes = await (await app.request('/reference/shapes')).text();
  for (const name of Object.keys(components.schemas)) expect(shapes).toContain(`<section id="${name}">`);
  const events = await (await app.request('/reference/events')).text();
  for (const { post } of Object.values(webhooks))
    expect(events).toContain(`<section id="${post?.operationId}">`);
});

test('no page for an operation that is none', async () => {
  for (const path of ['/reference/operations/none', '/reference/none'])
    expect((await app.request(path)).status).toBe(404);
});

test('without its slash it leads there or is found', async () => {
  const response = await app.request('/reference');
  expect([200, 301, 302, 307, 308]).toContain(response.status);
});

test('health needs no engine, and is not kept', async () => {
  const response = await app.request('/healthz');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok', version: release.version }]);
});

test('it leads to the page of columns, which loads nothing and leads back', async () => {
  const links = linksOf(await (await app.request('/reference')).text());
  expect(links).toContain('/reference/columns');
  const page = await app.request('/reference/columns');
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
  const html = await page.text();
  expect(sourcesOf(html).filter((url) => !url.startsWith('data:'))).toEqual([]);
  expect(linksOf(html)).toContain('/reference');
  for (const url of linksOf(html).filter((one) => one.startsWith('#')))
    expect(html).toContain(`id="${url.slice(1)}"`);
});
