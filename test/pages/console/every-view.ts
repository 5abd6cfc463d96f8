import { expect } from 'vitest';
import { VIN } from './days.ts';
import { accessible, accessibleHere, type ConsoleInstallation, fits, look } from './installation.ts';
import { answered } from './table.ts';

const VIEWS = {
  compare: '#/compare/search/car/active?a.make=Honda&b.make=Ford&~table-price=open&~request=open',
  pivot: '#/pivot/search/car/active?make=Ford,Honda&~as=bars&~request=open',
  lines: '#/pivot/search/car/active?~rows=year&~as=lines',
  'heat map': '#/pivot/search/car/active?make=Ford,Honda',
  sold: '#/sold?inventory_type=all&summary_by=state&~request=open',
  trends: '#/trends?~measure=price&~request=open',
  vehicle: `#/vehicle?vin=${VIN}&~members=open&~request=open`,
  health: '#/health?~request=open',
} as const;

/** Looked at in light and in dark: one page each, as a new one costs more than another size. */
export const COLORS = [
  ['light', accessible],
  ['dark', accessibleHere],
] as const;

/** Sizes of screens; one of 1,400 × 1,000 that is zoomed to 200 % is one of half as much. */
export const SCREENS = {
  wide: { width: 1400, height: 1000 },
  'zoomed to 200 %': { width: 700, height: 500 },
  narrow: { width: 320, height: 640 },
} as const;

/** The views, and the page of the dealer that has most listings. */
async function allViews(installation: ConsoleInstallation): Promise<Readonly<Record<string, string>>> {
  const { facets } = await installation.ask('/search/car/active?rows=0&facets=dealer_id|0|1');
  const [most] = (facets as { dealer_id: { item: string }[] }).dealer_id;
  return { ...VIEWS, dealer: `#/dealer/search/car/active?dealer_id=${most?.item}&~request=open` };
}

/** The directory of dealers is not loaded, which the browser itself reports: who a dealer is is told by a listing. */
const isNoDirectory = (fault: string): boolean => fault.includes('404');

/** Views without a chart. */
const IN_TABLES: readonly string[] = ['heat map', 'dealer'];

/** What every view does: it is for everybody, on every screen, and shows what it asked. */
export function everyView(installation: ConsoleInstallation): void {
  look.for(COLORS)('accessible, and no wider than its screen, in %s', async ([colorScheme, keepsRules]) => {
    const { page, faults } = await installation.look(VIEWS.compare, { colorScheme });
    for (const [view, hash] of Object.entries(await allViews(installation))) {
      await page.goto(`${installation.address}/console${hash}`);
      await answered(page);
      if (!IN_TABLES.includes(view)) await page.locator('.chart svg').first().waitFor();
      for (const [screen, size] of Object.entries(SCREENS)) {
        await page.setViewportSize(size);
        const is = [view, screen];
        await keepsRules(page, is);
        await fits(page, size.width, is);
      }
    }
    expect(faults.splice(0).every(isNoDirectory)).toBe(true);
  });

  look('the request behind each view is the one that it shows', async () => {
    const { page, faults } = await installation.look('#/health?market=us-cars&rows=2');
    await answered(page);
    const shown = async () => (await page.locator('.request .url').first().textContent()) ?? '';
    expect(await shown()).toBe('GET /v2/deliveries?market=us-cars&rows=2');
    for (const [view, hash] of Object.entries(await allViews(installation))) {
      await page.goto(`${installation.address}/console${hash}`);
      await answered(page);
      // it answers as it stands
      const target = (await shown()).replace('GET /v2', '');
      expect([view, Object.keys(await installation.ask(target)).length > 0]).toEqual([view, true]);
    }
    expect(faults.splice(0).every(isNoDirectory)).toBe(true);
  });

  look('every control is reached with the keyboard', async () => {
    const { page } = await installation.look(VIEWS.sold);
    await answered(page);
    const press = async (until: string): Promise<void> => {
      for (let at = 0; at < 300; at++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(`document.activeElement?.matches(${JSON.stringify(until)})`)) return;
      }
      throw new Error(`${until} is not reached`);
    };
    await press('.by-state button.plain[aria-pressed]');
    await page.keyboard.press('Enter');
    await page.waitForURL(/state=TX/);
    await answered(page);
    await press('button.head');
    await page.keyboard.press('Enter');
    await page.waitForURL(/~(states|order)=/);
    await press('.data-table .menu > button');
    await page.keyboard.press('Enter');
    await press('[aria-label^="Save as CSV"]');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.menu-items').count()).toBe(0);
  });

  look('a server that is away is said, and asked again', async () => {
    const { page, faults } = await installation.look('#/explore');
    await answered(page);
    const views = await allViews(installation);
    await page.route(/\/v2\//, (route) => route.abort());
    for (const [view, hash] of Object.entries(views)) {
      await page.goto(`${installation.address}/console${hash}`);
      await page.getByText('The server is not responding.').first().waitFor();
      expect([view, await page.getByRole('button', { name: 'Try again' }).count()]).not.toEqual([view, 0]);
    }
    await page.unroute(/\/v2\//);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByRole('region', { name: 'Prices beside the market' }).waitFor();
    expect(faults.splice(0).every((fault) => fault.includes('ERR_FAILED'))).toBe(true);
  });
}
