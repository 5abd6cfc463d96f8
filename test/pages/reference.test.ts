import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { describe, expect, test } from 'vitest';
import { PAGES } from '../../src/api/reference/book.ts';
import { KEYS, testApp } from '../market/app.ts';
import { launch, noBrowser } from './browser.ts';
import { violations } from './console/installation.ts';

/** The reference page in a real browser, with everything but this machine cut off. */
describe('reference page', () => {
  test.skipIf(noBrowser)('shows every operation and asks nobody else', async () => {
    const { app } = testApp();
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
    await new Promise((resolve) => server.once('listening', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const browser = await launch();
    try {
      const page = await browser.newPage();
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(address) && !request.url().startsWith('data:'))
          elsewhere.push(request.url());
      });
      await page.goto(`${address}/reference`);
      await page.getByText('/search/car/active').first().click();
      await page.getByText('price_range', { exact: true }).first().waitFor();
      expect(await page.getByText('/image/cache/car/').count()).toBeGreaterThan(0);

      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of ['/reference', ...PAGES.map((one) => one.path), '/reference/find?q=price']) {
        await page.goto(`${address}${path}`);
        expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, 320]);
        // the page of operations is the viewer's own
        if (path !== '/reference') expect([path, await violations(page)]).toEqual([path, []]);
      }
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
