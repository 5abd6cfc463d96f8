import { expect } from 'vitest';
import { COLORS, SCREENS } from './every-view.ts';
import { type ConsoleInstallation, facet, fits, look, settled, total } from './installation.ts';

const CARS = '#/explore/search/car/active';

/** How it is shown: for everybody, on every screen, and when something is wrong. */
export function shown(installation: ConsoleInstallation): void {
  look.for(COLORS)('accessible, and no wider than its screen, in %s', async ([colorScheme, keepsRules]) => {
    const { page } = await installation.look(
      `${CARS}?make=Ford&~request=open&~map=open&~places=open&~sparks=shown`,
      { colorScheme },
    );
    await settled(page);
    const onEveryScreen = async (): Promise<void> => {
      for (const [screen, size] of Object.entries(SCREENS)) {
        await page.setViewportSize(size);
        await keepsRules(page, screen);
        await fits(page, size.width, screen);
      }
    };
    await page.getByText(/^All \d+ filters$/).click();
    await page.getByText(/^Values to include/).click();
    await page.getByText('Order, columns, photos').click();
    await page.getByText('Show bars as a table').first().click();
    await onEveryScreen();
    await page.goto(`${installation.address}/console${CARS}?~check=facet|year|2024`);
    await page.getByRole('dialog').locator('.verdict').waitFor();
    await onEveryScreen();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Use another key' }).click();
    await page.getByLabel('API key').waitFor();
    await onEveryScreen();
  });

  look('everything is reached with the keyboard', async () => {
    const { page } = await installation.look(CARS);
    const before = await total(page);
    const press = async (until: string): Promise<void> => {
      for (let at = 0; at < 400; at++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(`document.activeElement?.matches(${JSON.stringify(until)})`)) return;
      }
      throw new Error(`${until} is not reached`);
    };
    await press('.skip');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('content');
    await press('[aria-label="Make"] button.value');
    await page.keyboard.press('Enter');
    await page.waitForURL(/make=/);
    expect(await total(page)).toBeLessThan(before);
    // the place of the keyboard is kept while the page changes
    expect(await page.evaluate(`document.activeElement.className`)).toBe('value');
    await press('button.count');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').locator('.verdict').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.hash.includes('~check'));
    expect(await page.evaluate(`document.activeElement.className`)).toBe('count');
    await press('input[aria-label="Price, at least"]');
    await page.keyboard.type('20000');
    await page.keyboard.press('Enter');
    await page.waitForURL(/price_range=20000-/);
    await press('.where > summary');
    await page.keyboard.press('Enter');
    await press('input[name="zip"]');
    await page.keyboard.type('60601');
    await press('input[name="radius"]');
    await page.keyboard.type('500');
    await page.keyboard.press('Enter');
    await page.waitForURL(/zip=60601&radius=500|radius=500&zip=60601/);
  });

  look('photos are asked for when they are wanted, without telling from where', async () => {
    const { page, elsewhere, faults } = await installation.look(`${CARS}?min_photo_links=3`);
    await settled(page);
    expect(await page.locator('img').count()).toBe(0);
    const asked: Record<string, string>[] = [];
    await page.route(/^https:\/\//, async (route) => {
      asked.push(await route.request().allHeaders());
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
    });
    await page
      .getByRole('button', { name: /^\d+ photos? of/ })
      .first()
      .click();
    await expect.poll(() => asked.length).toBe(1);
    await page.getByText('Order, columns, photos').click();
    await page.getByLabel('Load photos from dealer websites').check();
    await expect.poll(() => asked.length).toBeGreaterThan(3);
    expect(asked.every(({ referer }) => referer === undefined)).toBe(true);
    expect(elsewhere.splice(0).every((url) => /^https:\/\/images\..*\.example\//.test(url))).toBe(true);
    expect(faults).toEqual([]);
  });

  look('links to vehicles tell nobody where they were followed', async () => {
    const { page } = await installation.look(CARS);
    await settled(page);
    const links = await page.locator('.listings a:not([href^="#"])').all();
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      expect(await link.getAttribute('href')).toMatch(/^https?:\/\//);
      expect(await link.getAttribute('rel')).toBe('noreferrer noopener');
    }
  });

  look('nothing found, a refused request, and a server that is away are said', async () => {
    const { page, faults } = await installation.look(`${CARS}?make=Ford&model=Corolla`);
    await settled(page);
    expect(await page.getByText('Nothing matches.').isVisible()).toBe(true);
    await page.goto(`${installation.address}/console${CARS}?price_range=cheap`);
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('Parameter price_range');
    await page.getByRole('button', { name: 'Remove filter Price range cheap' }).click();
    await settled(page);
    // a search that another installation has: what is shown is not taken for it
    await page.goto(`${installation.address}/console#/explore/search/boat/active?make=Ford`);
    await page.getByRole('alert').getByText('This server has no search /search/boat/active.').waitFor();
    await page.goto(`${installation.address}/console${CARS}`);
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await settled(page);
    await page.route(/\/v2\//, (route) => route.abort());
    await facet(page, 'Make').locator('button.value').first().click();
    await page.getByText('The server is not responding.').waitFor();
    await page.unroute(/\/v2\//);
    await page.getByRole('button', { name: 'Try again' }).click();
    await settled(page);
    expect(faults.splice(0).every((fault) => /422|ERR_FAILED/.test(fault))).toBe(true);
  });

  look('every search of the interface is shown, without a word of it in the page', async () => {
    const { page } = await installation.look('#/explore/dealerships/car');
    expect(await total(page)).toBeGreaterThan(10);
    await page.goto(`${installation.address}/console#/explore/dealers/car`);
    await page.getByRole('region', { name: 'Listing count, histogram' }).waitFor();
    // an order without a direction goes the way that the search says
    await page.goto(`${installation.address}/console#/explore/dealers/car?sort_by=listing_count`);
    await page.locator('th[aria-sort="descending"]').getByText('Listing count').waitFor();
    await page.goto(`${installation.address}/console#/explore/dealerships/inventory`);
    await page.getByText('Requires one of these:').waitFor();
    await page
      .getByRole('textbox', { name: 'dealer_name', exact: true })
      .fill('Hilltop Motors of Kansas City');
    await page.keyboard.press('Enter');
    expect(await total(page)).toBeGreaterThan(0);
  });
}
