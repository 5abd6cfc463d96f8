import { expect, test } from 'vitest';
import release from '../../package.json' with { type: 'json' };
import { testApp } from '../market/app.ts';

/** The reference page works offline: everything that it loads comes from here. */

const { app } = testApp();

/** What a page loads by itself; a link (`<a>`) is followed by its reader. */
const sourcesOf = (html: string): string[] =>
  [...html.matchAll(/<(?!a\b)[^<>]*?\b(?:src|href)="([^"]*)"/g)].map(([, url = '']) => url);
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^<>]*?\bhref="([^"]*)"/g)].map(([, url = '']) => url);

test('the page loads local files only, and they are there', async () => {
  const page = await app.request('/reference/');
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
  const sources = sourcesOf(await page.text()).filter((url) => !url.startsWith('data:'));
  expect(sources.length).toBeGreaterThanOrEqual(3);
  for (const url of sources) {
    expect(url).toMatch(/^\/reference\/[\w.-]+$/);
    const file = await app.request(url);
    expect([url, file.status]).toEqual([url, 200]);
    expect(file.headers.get('Content-Type')).toMatch(url.endsWith('.css') ? /^text\/css/ : /javascript/);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(50);
  }
});

test('its policy lets nothing be fetched from elsewhere', async () => {
  const policy = (await app.request('/reference/')).headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:|\*/);
  const styles = await (await app.request('/reference/swagger-ui.css')).text();
  expect(styles).not.toMatch(/url\(\s*['"]?https?:|@import/);
});

test('it shows the document of this server, and asks no validator elsewhere', async () => {
  const start = await (await app.request('/reference/start.js')).text();
  expect(start).toContain("'/v2/openapi.json'");
  expect(start).toContain('validatorUrl: null');
  expect((await app.request('/v2/openapi.json')).status).toBe(200);
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
