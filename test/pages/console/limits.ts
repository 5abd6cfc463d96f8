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
/** Values of six fields: each is counted apart, so that its other values are. */
const MANY = `${CARS}?make=Ford,Toyota&state=TX,CA,IL&body_type=SUV,Pickup,Sedan&year=2019,2020,2021,2022,2023,2024&~facets=make,model,state,body_type,year`;

/** What the page asks within the limits of its key, and what it says where it is refused. */
export function limits(installation: ConsoleInstallation): void {
  look('a key of five requests a second sees the whole page', async () => {
    const { page } = await installation.look(MANY, {}, installation.small);
    await total(page);
    expect(await page.getByText('Not counted').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    for (const [name, value] of [
      ['Make', 'Honda'],
      ['State', 'FL'],
      ['Body type', 'Hatchback'],
    ] as const) {
      await countButton(page, name, value).waitFor();
    }
  });

  look('what came too soon is asked again, by itself', async () => {
    const { page, faults } = await installation.look();
    await settled(page);
    let refusals = 0;
    await page.route(/\/v2\/search\/car\/active\?.*make=Kia/, async (route) => {
      refusals += 1;
      if (refusals > 1) return route.fallback();
      return route.fulfill({
        status: 429,
        headers: { 'Retry-After': '1' },
        json: { code: 429, message: 'Too many requests' },
      });
    });
    await page.goto(`${installation.address}/console${CARS}?make=Kia&~facets=model`);
    expect(await total(page)).toBeGreaterThan(0);
    expect(refusals).toBeGreaterThan(1);
    expect(faults.splice(0).every((fault) => fault.includes('429'))).toBe(true);
  });

  look('an update is one request, however much is chosen; what is chosen has its number', async () => {
    const { page } = await installation.look(MANY, {}, installation.small);
    await settled(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/v2/')) asked.push(request.url());
    });
    await facet(page, 'Make').getByRole('button', { name: 'Honda', exact: true }).click();
    await page.waitForURL(/Honda/);
    const found = await total(page);
    const most = page.getByRole('spinbutton', { name: 'Price, at most', exact: true });
    await most.fill('30000');
    await most.press('Enter');
    await page.waitForURL(/price_range=-30000/);
    expect(await total(page)).toBeLessThan(found);
    // what came too soon is asked again
    expect(new Set(asked).size).toBe(2);
    // where the bars begin and end is known from before as long as the data are the same
    await page.getByRole('link', { name: 'Vehicle', exact: true }).click();
    await page.getByLabel('VIN').first().waitFor();
    asked.length = 0;
    await page.goBack();
    await settled(page);
    expect(new Set(asked.filter((url) => url.includes('/search/'))).size).toBe(1);
    // a rare value stands outside the most frequent ones
    const { facets } = (await installation.ask('/search/car/active?rows=0&facets=make|0|1000')) as {
      facets: { make: { item: string; count: number }[] };
    };
    const rare = facets.make.at(-1);
    await page.goto(`${installation.address}/console${CARS}?make=${rare?.item},Ford&~facets=make`);
    await page.waitForURL((url) => url.hash.includes(rare?.item ?? ''));
    await settled(page);
    expect(shownNumber(await countButton(page, 'Make', rare?.item ?? '').textContent())).toBe(rare?.count);
  });

  look('a count that fails says so in its own place, and is asked for alone', async () => {
    const { page, faults } = await installation.look(CARS);
    await settled(page);
    const asked: string[] = [];
    // of what has left one kind of counts is asked for at once
    await page.route(/recents\?.*range_facets=/, (route) =>
      route.fulfill({ status: 503, json: { code: 503, message: 'The engine is busy.' } }),
    );
    await page.goto(`${installation.address}/console#/explore/search/car/recents`);
    const histogram = page.getByRole('region', { name: 'Price, histogram' });
    await histogram.getByText('Not counted: The engine is busy.').waitFor();
    expect(await total(page)).toBeGreaterThan(0);
    await facet(page, 'Make').locator('button.count').first().waitFor();
    await page.unroute(/recents\?.*range_facets=/);
    page.on('request', (request) => {
      if (request.url().includes('/v2/search')) asked.push(request.url());
    });
    await histogram.getByRole('button', { name: 'Try again' }).click();
    await histogram.getByText('Not counted').waitFor({ state: 'detached' });
    expect(asked.length).toBe(1);
    expect(faults.splice(0).every((fault) => fault.includes('503'))).toBe(true);
  });

  look('a refused value can be mended where it was typed', async () => {
    const { page, faults } = await installation.look(CARS);
    const all = await total(page);
    const least = page.getByRole('spinbutton', { name: 'Price, at least', exact: true });
    const most = page.getByRole('spinbutton', { name: 'Price, at most', exact: true });
    await least.fill('9000');
    await least.press('Enter');
    await page.waitForURL(/price_range=9000-/);
    await most.fill('100');
    await most.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').getByRole('button').count()).toBe(0);
    await most.fill('90000');
    await most.press('Enter');
    await page.waitForURL(/price_range=9000-90000/);
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(await total(page)).toBeLessThan(all);
    expect(faults.splice(0).every((fault) => fault.includes('422'))).toBe(true);
  });

  look('nothing moves while an answer is waited for', async () => {
    const { page } = await installation.look(CARS);
    await settled(page);
    const places = () =>
      page.evaluate(
        `[...document.querySelectorAll('.total, .facet, .histogram, .figures, .where, .results')].map((one) => one.getBoundingClientRect().top + scrollY)`,
      );
    await page.getByRole('button', { name: 'Ford', exact: true }).hover();
    const before = await places();
    let answer = (): void => undefined;
    const held = new Promise<void>((go) => {
      answer = go;
    });
    await page.route(/\/v2\//, async (route) => {
      await held;
      await route.fallback();
    });
    // an order changes nothing but the rows; a filter adds itself to the head
    await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
    await page.locator('.explore[aria-busy="true"]').waitFor();
    expect(await places()).toEqual(before);
    answer();
    await settled(page);
    expect(await places()).toEqual(before);
    // other rows: their heights and the widths of columns are as before
    const columns = () =>
      page.evaluate(`[...document.querySelectorAll('.listings thead th')].map((one) => one.offsetWidth)`);
    const widths = await columns();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText(/^11–20 of/).waitFor();
    expect([await places(), await columns()]).toEqual([before, widths]);
  });

  look('a search that the plan of the key leaves out is told, and not asked for', async () => {
    const { page } = await installation.look();
    await settled(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/sold-vehicles/')) asked.push(request.url());
    });
    await page.route(/\/console\/caller/, async (route) => {
      const answer = await route.fetch();
      const told = (await answer.json()) as { hindered: Record<string, string> };
      told.hindered['/sold-vehicles/summary'] = 'it is not part of the plan';
      await route.fulfill({ response: answer, json: told });
    });
    await page.goto('about:blank');
    await page.goto(`${installation.address}/console#/sold`);
    await page
      .getByText('This key may not use /sold-vehicles/summary: it is not part of the plan.')
      .waitFor();
    expect(asked).toEqual([]);
  });
}
