import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { describe, expect, test } from 'vitest';
import { PAGES } from '../../src/api/reference/chapters.ts';
import { KEYS, testApp } from '../market/app.ts';
import { launch, newPage, noBrowser } from './browser.ts';
import { SCREENS } from './console/every-view.ts';
import { accessible, fits } from './console/installation.ts';

/** Colours are the same on every screen, and places in every colour. */
const LOOKS = [
  { colorScheme: 'light', screen: 'narrow' },
  { colorScheme: 'light', screen: 'zoomed to 200 %' },
  { colorScheme: 'dark', screen: 'wide' },
] as const;

/** The reference page in a real browser, with everything but this machine cut off. */
describe('reference page', () => {
  test.skipIf(noBrowser)('shows every operation and asks nobody else', async () => {
    const { app } = testApp();
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
    await new Promise((resolve) => server.once('listening', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const browser = await launch();
    try {
      const page = await newPage(browser);
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(address) && !request.url().startsWith('data:'))
          elsewhere.push(request.url());
      });
      await page.goto(`${address}/reference`);
      expect(await page.getByText('/image/cache/car/').count()).toBeGreaterThan(0);
      await page.getByRole('link', { name: 'GET /v2/search/car/active', exact: true }).click();
      await page.getByText('price_range', { exact: true }).first().waitFor();

      // a request can be changed and sent; what is posted, too
      await page.getByLabel('Key for the examples').fill(KEYS.basic);
      await page.getByLabel('Request, from below /v2 on').fill('/search/car/active?rows=x');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('"code": 422').waitFor();
      // as requests are written elsewhere, and as somebody copies them
      for (const [written, status] of [
        ['/v2/search/car/active?rows=x', 422],
        [' search/car/active?rows=x#there', 422],
        ['http://elsewhere.example:8080/v2/search/car/active?api_key=KEY&rows=x', 422],
        ['/listing/car/a%2Fb%20c/none', 404],
      ] as const) {
        await page.getByLabel('Request, from below /v2 on').fill(written);
        const answer = page.waitForResponse((one) => one.url().includes('api_key='));
        await page.getByRole('button', { name: 'Send' }).click();
        expect([written, (await answer).status()]).toEqual([written, status]);
        if (status === 404) expect((await answer).url()).toContain(`/v2${written}?`);
      }
      // lines of JSON are no JSON, a long text is not shown whole, a picture not at all
      for (const [contentType, body, shown] of [
        ['application/jsonl', '{"id":1}\n{"id":2}\n', '{"id":2}'],
        ['text/csv', 'id\n'.repeat(100_000), 'the rest is not shown'],
        ['image/png', 'x', 'image/png, which is no text'],
      ] as const) {
        await page.route('**/v2/**', (route) => route.fulfill({ contentType, body }));
        await page.getByRole('button', { name: 'Send' }).click();
        await page.locator('output', { hasText: shown }).waitFor();
        await page.unroute('**/v2/**');
      }
      // what is answered late does not take the place of what was sent after it
      const send = async (target: string): Promise<void> => {
        await page.getByLabel('Request, from below /v2 on').fill(target);
        await page.getByRole('button', { name: 'Send' }).click();
      };
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/v2/late?*', async (route) => {
        await released;
        await route.fulfill({ contentType: 'text/plain', body: 'late' });
      });
      await page.route('**/v2/soon?*', (route) => route.fulfill({ contentType: 'text/plain', body: 'soon' }));
      const late = page.waitForResponse('**/v2/late?*');
      await send('/late');
      await page.getByText('Sending …').waitFor();
      await send('/soon');
      const output = page.locator('form.request output');
      await output.getByText('soon').waitFor();
      release();
      await (await late).finished();
      // the page has read it, too, once another request that it sent after that is answered
      expect(await page.evaluate("fetch('/v2/soon?x').then((one) => one.text())")).toBe('soon');
      expect(await output.textContent()).toBe('200\nsoon');

      await page.goto(`${address}/reference/operations/client_configure_set`);
      await page.getByLabel('Key for the examples').fill(KEYS.basic);
      await page.getByLabel('Body').fill('{"preferred_dealers":"all"}');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('"code": 400').waitFor();
      await accessible(page);

      const paths = [
        ...[
          '/reference',
          '/reference/operations/search_car_active',
          '/reference/operations/client_configure_set',
        ],
        ...['/reference/shapes', '/reference/events', '/reference/columns', '/reference/find?q=price'],
        ...PAGES.map((one) => one.path),
      ];
      for (const path of paths) {
        await page.goto(`${address}${path}`);
        for (const { colorScheme, screen } of LOOKS) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(SCREENS[screen]);
          const is = [path, colorScheme, screen];
          await fits(page, SCREENS[screen].width, is);
          await accessible(page, is);
        }
      }
      await page.emulateMedia({ colorScheme: 'light' });
      // without a demo key an example says what it needs; with a key it shows the answer
      await page.goto(`${address}/reference/errors`);
      const example = page.locator('.example').first();
      await example.getByRole('button').click();
      await example.getByText('Type a key first').waitFor();
      await page.getByLabel('Key for the examples').fill(KEYS.basic);
      await example.getByRole('button').click();
      await example.getByText('"code": 422').waitFor();
      expect(elsewhere).toEqual([]);
    } finally {
      await browser.close();
      server.close();
    }
  });
});
