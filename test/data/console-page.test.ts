import { describe, expect, test } from 'vitest';
import { testApp } from '../market/app.ts';

/** The page of the console and its files, as they were built. */

const { app } = testApp();

const filesOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="([^"]*)"/g)]
    .map(([, url = '']) => url)
    .filter((url) => url.startsWith('/console/'));

describe('the page', () => {
  test('lets nothing in but its own files, photos of https, and the glyphs of its styles', async () => {
    const page = await app.request('/console');
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=UTF-8']);
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "img-src 'self' data: https:",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(await page.text()).not.toMatch(/<style|style="|<script>|\son\w+="/);
  });

  test('names its files by their content, and they may be kept for ever', async () => {
    const files = filesOf(await (await app.request('/console')).text());
    expect(files).toHaveLength(2);
    for (const url of files) {
      expect(url).toMatch(/^\/console\/files\/console-[A-Z0-9]{8}\.(js|css)$/);
      const file = await app.request(url);
      expect([url, file.status]).toEqual([url, 200]);
      expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(file.headers.get('Content-Type')).toMatch(
        url.endsWith('.css') ? /^text\/css/ : /^text\/javascript/,
      );
    }
  });

  test('is found with a slash at its end too', async () => {
    expect((await app.request('/console/')).status).toBe(200);
  });

  test('another name is no file', async () => {
    for (const name of ['console.js', '..%2fmain.tsx', 'console-AAAAAAAA.js', '__proto__'])
      expect((await app.request(`/console/files/${name}`)).status).toBe(404);
  });
});
