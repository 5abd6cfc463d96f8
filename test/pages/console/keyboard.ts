import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ConsoleInstallation, look, settled, total } from './installation.ts';

const focused = (page: Page, selector: string): Promise<unknown> =>
  page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)})`);

/** Goes on with Tab until what has the keyboard is meant. */
async function to(page: Page, selector: string): Promise<void> {
  for (let at = 0; at < 500; at++) {
    await page.keyboard.press('Tab');
    if (await focused(page, selector)) return;
  }
  throw new Error(`${selector} is not reached`);
}

/** Begins again at the head of the page, as its user does by reloading it. */
async function again(page: Page): Promise<void> {
  await page.reload();
  await settled(page);
}

/** From a market to one vehicle of it, without a pointer. */
export function keyboard(installation: ConsoleInstallation): void {
  look('a whole journey with the keyboard alone', async () => {
    const { page } = await installation.look('#/explore/search/car/active');
    await settled(page);
    const all = await total(page);

    // another market, and back; the keyboard stays where it was
    await to(page, '.market select');
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(/dealerships\/inventory/);
    await page.getByText('Requires one of these:').waitFor();
    expect(await focused(page, '.market select')).toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.waitForURL(/search\/car\/active/);
    expect(await total(page)).toBe(all);

    // one value in, another out, and out of it again
    await to(page, '[aria-label="Make"] button.value');
    await page.keyboard.press('Space');
    await page.waitForURL(/make=/);
    expect(await total(page)).toBeLessThan(all);
    await page.keyboard.press('Space');
    await page.waitForURL((url) => !url.hash.includes('make='));
    await to(page, '[aria-label="Make"] button.leave-out');
    await page.keyboard.press('Enter');
    await page.waitForURL(/exclude_make=/);
    const without = await total(page);
    expect(without).toBeLessThan(all);

    // a number is looked behind, and closed: the keyboard is back at it
    await to(page, 'button.count');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').locator('.verdict.good').waitFor();
    await to(page, 'dialog .menu > button');
    await page.keyboard.press('Enter');
    await to(page, 'dialog button[aria-label^="Save as CSV"]');
    // the menu is closed, then what it stands in
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.hash.includes('~check'));
    expect(await focused(page, 'button.count')).toBe(true);

    // a span that others drag, a bar that others click
    await to(page, 'input[aria-label="Price, at most"]');
    await page.keyboard.type('60000');
    await page.keyboard.press('Enter');
    await page.waitForURL(/price_range=-60000/);
    expect(await total(page)).toBeLessThan(without);
    await to(page, '[aria-label="Price, histogram"] .bar-table summary');
    await page.keyboard.press('Enter');
    await to(page, '[aria-label="Price, histogram"] .bar-table button.count');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').locator('.verdict.good').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.hash.includes('~check'));

    // a figure of the table
    await to(page, '[aria-label$="the listings behind mean of Price"]');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').locator('.verdict.good').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.hash.includes('~check'));

    // the map's radius, by ZIP
    await to(page, '.where > summary');
    await page.keyboard.press('Enter');
    await to(page, '.whereabouts input[name="zip"]');
    await page.keyboard.type('60601');
    await to(page, '.whereabouts input[name="radius"]');
    await page.keyboard.type('700');
    await page.keyboard.press('Enter');
    await page.waitForURL(/radius=700/);
    const near = await total(page);
    expect(near).toBeLessThan(all);

    // the list: saved, ordered by a head, its next page
    await to(page, '.results .menu > button');
    await page.keyboard.press('Enter');
    await to(page, '.results [aria-label="Save as CSV: Listings"]');
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    // everything that is found, its head, and the end of its last line
    expect(readFileSync(await download.path(), 'utf8').split('\r\n')).toHaveLength(near + 2);
    await to(page, '.pages button:not([disabled])');
    await page.keyboard.press('Enter');
    await page.waitForURL(/start=10/);
    await settled(page);
    await to(page, '.listings button.head[tabindex="0"]');
    // heads are one stop; arrow keys go from one to the next
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.waitForURL(/sort_by=price&sort_order=asc|sort_order=asc.*sort_by=price/);
    await settled(page);

    // one vehicle, and back, whose key is the browser's own
    await to(page, '.listings a.vin');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/vehicle\?id=/);
    await page.getByRole('region', { name: 'Listing', exact: true }).waitFor();
    await page.goBack();
    await page.waitForURL(/#\/explore/);
    expect(await total(page)).toBe(near);

    // everything is taken back
    await again(page);
    await to(page, '.chips li:last-child button');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !/make=|price_range=|zip=/.test(url.hash));
    expect(await total(page)).toBe(all);
  });

  look('a table that is wider than its screen is a stop, to scroll it; another is none', async () => {
    const selector = 'section[aria-label="Table of statistics"]';
    const { page } = await installation.look('#/explore/search/car/active', {
      viewport: { width: 390, height: 844 },
    });
    await settled(page);
    await to(page, selector);
    await page.keyboard.press('ArrowRight');
    const scrolled = () => page.evaluate<number>(`document.querySelector('${selector}').scrollLeft`);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await page.setViewportSize({ width: 2400, height: 844 });
    await expect.poll(() => page.locator(selector).getAttribute('tabindex')).toBeNull();
  });
}
