import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ConsoleInstallation, look, settled, shownNumber, total } from './installation.ts';
import { answered, cellsOf, saved } from './table.ts';

const CARS = '/search/car/active';
const EXPLORE = `#/explore${CARS}`;

interface Listing {
  readonly id: string;
  readonly vin: string;
  readonly price?: number;
  readonly dealer: { readonly id: number; readonly country: string };
}

const money = (sign: string, amount: number | undefined): string =>
  amount === undefined ? '–' : sign + amount.toLocaleString('en-US');

/** What every number is of, and that it is seen whole. */
export function units(installation: ConsoleInstallation): void {
  const canadians = async (): Promise<readonly Listing[]> =>
    (await installation.ask(`${CARS}?country=ca&rows=10`)).listings as unknown as readonly Listing[];
  const goto = async (page: Page, hash: string): Promise<void> => {
    await page.goto(`${installation.address}/console${hash}`);
    await answered(page);
  };

  look(
    'the country is seen; money is that of the country, and of several each amount says its own',
    async () => {
      const { page } = await installation.look(EXPLORE);
      await settled(page);
      const country = page.getByRole('combobox', { name: 'Country', exact: true });
      expect(await country.inputValue()).toBe('us');
      const signs = async (): Promise<(string | null)[]> => [
        await page.getByRole('region', { name: 'Price, histogram' }).locator('.unit').textContent(),
        await page.getByRole('columnheader', { name: 'Price' }).locator('.unit').textContent(),
        await page.locator('.figures tbody .unit').first().textContent(),
      ];
      expect(await signs()).toEqual([' $', ' $', ' $']);
      // amounts keep their sign until those of the other country are there
      let answer = (): void => undefined;
      const held = new Promise<void>((go) => {
        answer = go;
      });
      await page.route(/active\?.*country=ca/, async (route) => {
        await held;
        await route.fallback();
      });
      await country.selectOption('ca');
      await page.waitForURL(/country=ca/);
      await page.locator('.explore[aria-busy="true"]').waitFor();
      expect(await signs()).toEqual([' $', ' $', ' $']);
      answer();
      expect(await total(page)).toBe((await installation.ask(`${CARS}?country=ca&rows=0`)).num_found);
      expect(await signs()).toEqual([' CA$', ' CA$', ' CA$']);
      expect(await page.locator('.search-head').getByText('Price CA$').count()).toBe(1);

      await country.selectOption('all');
      await page.waitForURL(/country=all/);
      const listings = (await installation.ask(`${CARS}?country=all&rows=10&sort_by=price&sort_order=desc`))
        .listings as unknown as readonly Listing[];
      await goto(page, `${EXPLORE}?country=all&sort_by=price&sort_order=desc`);
      expect(await signs()).toEqual([' $ or CA$', ' $ or CA$', ' $ or CA$']);
      expect(new Set(listings.map(({ dealer }) => dealer.country)).size).toBe(2);
      const prices = page.locator('.listings tbody tr td.number:nth-of-type(2)');
      expect(await prices.allTextContents()).toEqual(
        listings.map(({ price, dealer }) => money(dealer.country === 'CA' ? 'CA$' : '$', price)),
      );
      // a file tells the country of each amount, from an export and page by page
      const keys = [installation.key, installation.small];
      for (const key of keys) {
        const { page: other } = await installation.look(`${EXPLORE}?country=all&make=Ford`, {}, key);
        await settled(other);
        const rows = parse((await saved(other, 'Save as CSV: Listings')).content, { columns: true });
        expect(new Set((rows as Record<string, string>[]).map(({ country }) => country))).toEqual(
          new Set(['US', 'CA']),
        );
      }
    },
  );

  look(
    'places and dots keep the money that they were asked for in until the next ones are there',
    async () => {
      const { page } = await installation.look(
        `${EXPLORE}?make=Ford&~map=open&~places=open&~scatter=open&~group=seller`,
      );
      await page
        .getByRole('region', { name: 'Places of listings' })
        .locator('tbody th button')
        .first()
        .click();
      const here = page.getByRole('region', { name: 'At this place' }).getByRole('listitem');
      const axes = page.locator('.scatter .chart svg').first();
      await axes.getByText('Price ($)').waitFor();
      const before = await here.allTextContents();
      const medians = page.getByRole('columnheader', { name: 'Price, median ($)' });
      await medians.waitFor();
      expect(before.join()).toMatch(/ \$[\d,]+/);
      let answer = (): void => undefined;
      const held = new Promise<void>((go) => {
        answer = go;
      });
      await page.route(/country=ca.*(plot=true|group_by)/, async (route) => {
        await held;
        await route.fallback();
      });
      await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('ca');
      await page.waitForURL(/country=ca/);
      expect(await total(page)).toBe(
        (await installation.ask(`${CARS}?country=ca&make=Ford&rows=0`)).num_found,
      );
      await page.locator('.scatter .old').waitFor();
      expect(await medians.count()).toBe(1);
      expect([await here.allTextContents(), await axes.getByText('Price ($)').count()]).toEqual([before, 1]);
      answer();
      await axes.getByText('Price (CA$)').waitFor();
      await page.getByRole('columnheader', { name: 'Price, median (CA$)' }).waitFor();
    },
  );

  look(
    'of several countries each amount on the map, in a scatter and of all its dots says its own',
    async () => {
      const { page } = await installation.look(`${EXPLORE}?country=all&make=Ford&~map=open&~places=open`);
      const found = await total(page);
      await page.getByText(`All ${found} listings are on the map`).waitFor();
      const places = page.getByRole('region', { name: 'Places of listings' });
      const here = page.getByRole('region', { name: 'At this place' });
      const told: string[] = [];
      for (const button of (await places.locator('tbody th button').all()).slice(0, 12)) {
        await button.click();
        told.push(...(await here.getByRole('listitem').allTextContents()));
      }
      expect(told.filter((words) => / \d{1,3},\d{3}$/.test(words))).toEqual([]);
      expect(told.filter((words) => / (CA)?\$\d{1,3},\d{3}$/.test(words)).length).toBeGreaterThan(5);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/export')) asked.push(request.url());
      });
      await goto(page, `${EXPLORE}?country=all&~scatter=open`);
      await page.getByRole('button', { name: /^Draw all/ }).click();
      await expect.poll(() => asked.length).toBe(1);
      expect(new URL(asked[0] ?? '').searchParams.get('columns')).toBe('id,miles,price,heading,country');
    },
  );

  look('a Canadian vehicle, its dealer and its market tell what their prices are of', async () => {
    const [{ vin, price, dealer } = { vin: '', price: 0, dealer: { id: 0 } }] = await canadians();
    const { page } = await installation.look(`#/vehicle?vin=${vin}`);
    await answered(page);
    await page.getByRole('region', { name: 'Listing', exact: true }).getByText(money('CA$', price)).waitFor();
    expect((await cellsOf(page, 'On all sources'))[0]).toContain(money('CA$', price));
    expect(await page.getByRole('columnheader', { name: 'Price (CA$)' }).count()).toBe(1);

    await goto(page, `#/dealer${CARS}?dealer_id=${dealer.id}&country=ca`);
    expect((await cellsOf(page, 'Prices beside the market'))[0]?.[3]).toMatch(/^CA\$\d/);
    expect((await cellsOf(page, 'Figures beside the market'))[0]?.[0]).toBe('Price CA$');

    await goto(page, `#/pivot${CARS}?country=ca&~rows=make&~columns=none&~measure=price`);
    const pivot = (await installation.ask(
      `${CARS}/pivot?country=ca&group_by=make|0|10&measures=price|median`,
    )) as { rows: { item: string; stats: { price: { median: number } } }[] };
    expect(
      (await cellsOf(page, 'Price, median (CA$) by Make')).map(([make, median]) => [
        make,
        shownNumber(median ?? ''),
      ]),
    ).toEqual(pivot.rows.map(({ item, stats }) => [item, Number(stats.price.median.toFixed(2))]));

    await goto(page, '#/trends?country=ca&~measure=price&group_by=none');
    await page.getByRole('heading', { name: 'Price, median (CA$)' }).waitFor();
  });

  look('no page shows the key of who looks, links of an answer included', async () => {
    const { listings } = await installation.ask(`${CARS}?min_photo_links=2&rows=1`);
    const [{ id } = { id: '' }] = listings as unknown as readonly Listing[];
    const { page } = await installation.look(`#/vehicle?id=${id}&~members=open`);
    await page.getByRole('region', { name: 'Members' }).getByText('api_key=KEY').first().waitFor();
    expect(await page.content()).not.toContain(installation.key);
  });

  look('two countries side by side: money of each, and no percentage between them', async () => {
    const { page } = await installation.look(`#/compare${CARS}?a.country=us&b.country=ca`);
    await answered(page);
    const figures = await cellsOf(page, 'Figures');
    const differenceOf = (name: string) => figures.find(([one]) => one === name)?.[3];
    expect(differenceOf('Price, median (A $, B CA$)')).toBe('–');
    expect(differenceOf('Miles, median (mi)')).toMatch(/%$/);
    expect(differenceOf('Price, count')).toMatch(/%$/);
  });

  look('every figure is seen on a page of 1,400 px; on a phone the price beside the whole name', async () => {
    const { page } = await installation.look(`${EXPLORE}?~sparks=shown`);
    const cutOff = (selector: string): Promise<number> =>
      page.evaluate<number>(
        `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('${selector}'))`,
      );
    for (const country of ['us', 'ca', 'all']) {
      await goto(page, `${EXPLORE}?country=${country}&~sparks=shown`);
      await page.locator('.figures svg').first().waitFor();
      await expect.poll(async () => [country, await cutOff('.figures .scroll')]).toEqual([country, 0]);
    }
    await expect.poll(() => cutOff('.market select')).toBe(0);
    // a histogram that is closed takes no column away
    await goto(page, `${EXPLORE}?~ranges=-&~stats=-`);
    const heads = await page.locator('.listings thead .number').allTextContents();
    expect(heads).toEqual(['Price $', 'MSRP $', 'Miles mi', 'Days on market']);
    await page.setViewportSize({ width: 390, height: 844 });
    const price = page.locator('.listings tbody tr').first().locator('td.number').first();
    const right = async (): Promise<number> => {
      const { x, width } = (await price.boundingBox()) ?? { x: 1000, width: 0 };
      return x + width;
    };
    await expect.poll(right).toBeLessThanOrEqual(390);
    const whole = `[...document.querySelectorAll('.listings th > a')].map((one) => one.scrollHeight <= one.clientHeight + 1)`;
    await expect.poll(() => page.evaluate(whole)).toEqual(Array.from({ length: 10 }, () => true));
  });
}
