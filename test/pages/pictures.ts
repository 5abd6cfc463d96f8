import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, devices } from 'playwright-core';
import { launch } from './browser.ts';

/**
 * `npm run pictures -- URL`: the pictures of the console in the README, from a running sample market in which the demo
 * key signs in by itself. Each view wide and on a phone, light and dark, into docs/console.
 */

const FOLDER = new URL('../../docs/console/', import.meta.url);
const SCREENS = {
  wide: { viewport: { width: 1280, height: 860 } },
  phone: { ...devices['iPhone 13'], deviceScaleFactor: 1.5 },
} as const;
const SCHEMES = ['light', 'dark'] as const;

/** Asks, signed in as the page is: of vehicles whose price has fallen, which has the longest history? Runs in the page. */
const MUCH_TO_TELL = `(async () => {
  const { key } = await (await fetch('/console/demo-key', { method: 'POST' })).json();
  const ask = async (path) => (await fetch('/v2/' + path + 'api_key=' + key)).json();
  const { listings } = await ask('search/car/active?nodedup=true&price_change=negative&rows=50&');
  const told = [];
  for (const { vin } of listings) told.push([vin, (await ask('history/car/' + vin + '?')).length]);
  return told.sort(([, one], [, other]) => other - one)[0][0];
})()`;

/** Asks, signed in as the page is: which dealer has most listings? Runs in the page. */
const MOST_LISTINGS = `(async () => {
  const { key } = await (await fetch('/console/demo-key', { method: 'POST' })).json();
  const answer = await fetch('/v2/search/car/active?rows=0&facets=dealer_id|0|1&api_key=' + key);
  return (await answer.json()).facets.dealer_id[0].item;
})()`;

async function inPage(browser: Browser, address: string, script: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${address}/console`);
  const told = await page.evaluate<string>(script);
  await page.close();
  return told;
}

const hashes = async (browser: Browser, address: string): Promise<Readonly<Record<string, string>>> => ({
  explore: '#/explore/search/car/active?make=Ford,Toyota&price_range=10000-60000',
  compare: '#/compare/search/car/active?a.make=Toyota&b.make=Ford',
  pivot: '#/pivot/search/car/active?car_type=used&~rows=make&~measure=price',
  trends: '#/trends?inventory_type=new&~measure=price',
  sold: '#/sold?inventory_type=used&summary_by=state',
  vehicle: `#/vehicle?vin=${await inPage(browser, address, MUCH_TO_TELL)}`,
  dealer: `#/dealer/search/car/active?dealer_id=${await inPage(browser, address, MOST_LISTINGS)}`,
  map: '#/explore/search/car/active?make=Ford&zip=60601&radius=700&~map=open&~ranges=-&~stats=-',
  health: '#/health',
});

async function picture(browser: Browser, address: string, view: string, hash: string): Promise<void> {
  for (const [screen, options] of Object.entries(SCREENS)) {
    for (const colorScheme of SCHEMES) {
      const context = await browser.newContext({ ...options, colorScheme });
      // whoever reads on is told there
      await context.addInitScript("localStorage.setItem('forecourt-console-welcome', 'read')");
      const page = await context.newPage();
      await page.goto(`${address}/console${hash}`);
      await page.locator('.chart svg:visible, .data-table:visible, .board .mark').first().waitFor();
      // asked again and again by the browser's own tools: the page's policy lets no text be run
      while (await page.evaluate("document.querySelector('[aria-busy=true]') !== null"))
        await page.waitForTimeout(50);
      if (view === 'map') {
        await page.locator('.board path.land').waitFor({ state: 'attached' });
        await page.evaluate("document.querySelector('.where').scrollIntoView()");
      }
      const session = await context.newCDPSession(page);
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
      const name = `${view}-${screen}-${colorScheme}.webp`;
      writeFileSync(new URL(name, FOLDER), Buffer.from(data, 'base64'));
      console.log(name);
      await context.close();
    }
  }
}

const [address = 'http://127.0.0.1:8080'] = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
const browser = await launch();
try {
  for (const [view, hash] of Object.entries(await hashes(browser, address)))
    await picture(browser, address, view, hash);
} finally {
  await browser.close();
}
