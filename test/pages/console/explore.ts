import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  type ConsoleInstallation,
  countButton,
  facet,
  look,
  settled,
  shownNumber,
  total,
} from './installation.ts';

const CARS = '#/explore/search/car/active';
const hash = (page: Page): string => decodeURIComponent(new URL(page.url()).hash);
const numberFound = (answer: Record<string, unknown>): number => Number(answer.num_found);
const countOf = async (page: Page, name: string, value: string): Promise<number> =>
  shownNumber(await countButton(page, name, value).textContent());

/** Everything by which the search is narrowed, used as a person would. */
export function exploring(installation: ConsoleInstallation): void {
  look('a fresh machine: it signs in by itself, shows the market, asks nobody else', async () => {
    const { page } = await installation.look();
    const found = await total(page);
    expect(found).toBe(numberFound(await installation.ask('/search/car/active?rows=0')));
    expect(await page.getByText('Demo key, sample market').isVisible()).toBe(true);
  });

  look('facet values: include, one more, leave out; the numbers are those of the interface', async () => {
    const { page } = await installation.look(CARS);
    await settled(page);
    const fords = await countOf(page, 'Make', 'Ford');
    await facet(page, 'Make').getByRole('button', { name: 'Ford', exact: true }).click();
    await page.waitForURL(/make=Ford/);
    expect(await total(page)).toBe(fords);
    const toyotas = await countOf(page, 'Make', 'Toyota');
    await facet(page, 'Make').getByRole('button', { name: 'Toyota', exact: true }).click();
    await page.waitForURL(/make=Ford,Toyota/);
    expect(await total(page)).toBe(fords + toyotas);
    await page.getByRole('button', { name: 'Exclude Make Ford' }).click();
    await page.waitForURL(/exclude_make=Ford/);
    const answer = await installation.ask('/search/car/active?rows=0&make=Toyota&exclude_make=Ford');
    expect([await total(page), hash(page).includes('make=Toyota')]).toEqual([numberFound(answer), true]);
    await page.getByRole('button', { name: 'Remove all filters' }).click();
    await page.waitForURL((url) => !url.hash.includes('make='));
  });

  look('a facet is searched in, and shows more', async () => {
    const { page } = await installation.look(CARS);
    await settled(page);
    const model = facet(page, 'Model');
    expect(await model.getByRole('listitem').count()).toBe(8);
    await model.getByRole('button', { name: 'More of Model' }).click();
    await expect.poll(() => model.getByRole('listitem').count()).toBe(50);
    await model.getByRole('searchbox').fill('silver');
    await expect
      .poll(() => model.getByRole('listitem').allTextContents())
      .toEqual([expect.stringMatching(/^Silverado 1500/), expect.stringMatching(/^Silverado 2500HD/)]);
    await page.reload();
    await settled(page);
    expect(await model.getByRole('searchbox').inputValue()).toBe('silver');
  });

  look('a circle is drawn on the map, and typed', async () => {
    const { page } = await installation.look(CARS);
    const before = await total(page);
    await page.getByText('Map and radius').click();
    await page.locator('.board path.land').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Draw a circle' }).click();
    await page.locator('.board').scrollIntoViewIfNeeded();
    const box = await page.locator('.board').boundingBox();
    if (!box) throw new Error('no map');
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.5);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.5, { steps: 4 });
    // it says how large it is while it is drawn
    await page.getByText(/^\d+ mi \([\d,]+ km\)$/).waitFor();
    await page.mouse.up();
    await page.waitForURL(/latitude=.*longitude=.*radius=\d+/);
    expect(await total(page)).toBeLessThan(before);
    const asked = hash(page).replace(/^[^?]*\?/, '');
    expect(await total(page)).toBe(numberFound(await installation.ask(`/search/car/active?rows=0&${asked}`)));
    await page.getByText(/^All [\d,]+ listings are on the map.*The circle is/).waitFor();
    // without a pointer: the circle that fits into what is shown
    await page.getByRole('button', { name: 'Circle of this view' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !decodeURIComponent(url.hash).includes(asked));
    await page.getByRole('region', { name: 'Location' }).waitFor();
    await page.getByRole('textbox', { name: 'Latitude' }).fill('');
    await page.getByRole('textbox', { name: 'Longitude' }).fill('');
    await page.getByRole('textbox', { name: 'or ZIP' }).fill('60601');
    await page.getByRole('textbox', { name: 'Miles around' }).fill('100');
    await page.getByRole('button', { name: 'Go there' }).click();
    await page.waitForURL(/zip=60601/);
    expect(await total(page)).toBe(
      numberFound(await installation.ask('/search/car/active?rows=0&zip=60601&radius=100')),
    );
  });

  look('days and any other parameter narrow the search', async () => {
    const { page } = await installation.look(CARS);
    await settled(page);
    await page.getByText(/^All \d+ filters$/).click();
    await page.getByText(/^Days of the calendar/).click();
    await page.getByLabel('first_seen_range, first day').fill('2026-01-01');
    await page.waitForURL(/first_seen_range=20260101-20260101/);
    await page.getByLabel('first_seen_range, last day').fill('2030-12-31');
    await page.waitForURL(/first_seen_range=20260101-20301231/);
    await page.getByLabel('Search filters').fill('car_type');
    await page.getByRole('textbox', { name: 'car_type', exact: true }).fill('new');
    await page.getByRole('textbox', { name: 'car_type', exact: true }).press('Enter');
    await page.waitForURL(/car_type=new/);
    const asked = '/search/car/active?rows=0&first_seen_range=20260101-20301231&car_type=new';
    expect(await total(page)).toBe(numberFound(await installation.ask(asked)));
  });

  look('the address holds everything: reload, back, and a link that is sent', async () => {
    const { page } = await installation.look(
      `${CARS}?make=Ford&sort_by=price&sort_order=desc&~facets=make,state`,
    );
    const fords = await total(page);
    await facet(page, 'State').locator('button.value').first().click();
    await page.waitForURL(/state=/);
    const less = await total(page);
    const sent = new URL(page.url()).hash;
    await page.reload();
    expect(await total(page)).toBe(less);
    await page.goBack();
    await page.waitForURL((url) => !url.hash.includes('state='));
    await expect.poll(() => total(page)).toBe(fords);
    expect(await total((await installation.look(sent)).page)).toBe(less);
    expect(page.url()).not.toContain('api_key');
  });
}
