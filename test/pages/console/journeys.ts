import { parse } from 'csv-parse/sync';
import type { Locator, Page } from 'playwright-core';
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
import { answered, cellsOf, saved } from './table.ts';

/** What somebody does with a page, counted: a click, a choice, a value that is typed, a drag are one each. */
class Hand {
  readonly page: Page;
  #done = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** how much was done since it was last asked */
  done(): number {
    const done = this.#done;
    this.#done = 0;
    return done;
  }

  async click(what: Locator): Promise<void> {
    this.#done += 1;
    await what.click();
  }

  async choose(label: string, value: string): Promise<void> {
    this.#done += 1;
    await this.page.getByRole('combobox', { name: label, exact: true }).selectOption(value);
  }

  async type(label: string, text: string): Promise<void> {
    this.#done += 1;
    const field = this.page
      .locator('input:not([type="checkbox"])')
      .and(this.page.getByLabel(label, { exact: true }));
    await field.fill(text);
    await field.press('Enter');
  }

  async save(label: string): Promise<Buffer> {
    this.#done += 1;
    return (await saved(this.page, label)).content;
  }

  async drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    this.#done += 1;
    await this.page.mouse.move(...from);
    await this.page.mouse.down();
    await this.page.mouse.move(...to, { steps: 4 });
    await this.page.mouse.up();
  }

  /** a view of the menu */
  view(name: string): Promise<void> {
    return this.click(
      this.page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true }),
    );
  }
}

type Listing = { readonly id: string; readonly vin: string; readonly price?: number };
const CARS = '/search/car/active';

/** The tasks of an analyst's day, each with what has to be done for it at most; the page stays open between them. */
export function journeys(installation: ConsoleInstallation): void {
  const ask = async <Body>(target: string): Promise<Body> => (await installation.ask(target)) as Body;

  look('twelve tasks of a day, each in a few steps', async () => {
    const { page } = await installation.look('#/explore/search/car/active');
    const hand = new Hand(page);
    const steps: Record<string, number> = {};
    const task = async (name: string, does: () => Promise<void>): Promise<void> => {
      await does();
      steps[name] = hand.done();
    };
    const fresh = async (hash = '#/explore/search/car/active'): Promise<void> => {
      await page.goto(`${installation.address}/console${hash}`);
      await answered(page);
    };
    const url = async (wanted: RegExp): Promise<void> => {
      await page.waitForURL((now) => wanted.test(decodeURIComponent(now.hash)));
      await answered(page);
    };
    await settled(page);

    await task('the cheapest used car of a model near a place', async () => {
      await hand.choose('Condition', 'used');
      await hand.type('Model', 'RAV4');
      await hand.type('Near ZIP', '60601');
      await hand.type('Miles around the ZIP', '900');
      await hand.click(page.getByRole('columnheader', { name: 'Price' }).getByRole('button'));
      await url(/sort_by=price/);
      const { listings, num_found } = await ask<{ listings: Listing[]; num_found: number }>(
        `${CARS}?car_type=used&model=RAV4&zip=60601&radius=900&sort_by=price&sort_order=asc`,
      );
      expect(await total(page)).toBe(num_found);
      expect(num_found).toBeGreaterThan(0);
      expect(await page.locator('.listings a.vin code').first().textContent()).toBe(listings[0]?.vin);
    });

    await fresh();
    await task('bodies by two states and their median days on market', async () => {
      await hand.click(facet(page, 'State').getByRole('button', { name: 'TX', exact: true }));
      await hand.click(facet(page, 'State').getByRole('button', { name: 'CA', exact: true }));
      await hand.view('Pivot');
      await url(/#\/pivot.*state=TX,CA/);
      const rows = await cellsOf(page, 'Days on market, median by Body type and State');
      const pivot = await ask<{ rows: { item: string; cells: unknown[] }[] }>(
        `${CARS}/pivot?state=TX,CA&group_by=body_type|0|10,state|0|5&measures=dom|median`,
      );
      expect(rows.map(([item]) => item)).toEqual(pivot.rows.map(({ item }) => item));
    });

    await fresh();
    await task('what was sold of a make, by state', async () => {
      await hand.type('Make', 'Ford');
      await hand.view('Sold');
      await hand.choose('Summary by', 'state');
      await url(/#\/sold.*make=Ford/);
      expect(decodeURIComponent(page.url())).toContain('summary_by=state');
    });

    await fresh();
    await task('two makes side by side', async () => {
      await hand.type('Make', 'Ford');
      await hand.view('Compare');
      await hand.type('B, Make', 'Toyota');
      await url(/a\.make=Ford.*b\.make=Toyota|b\.make=Toyota.*a\.make=Ford/);
      const totals = page.locator('.sides .total strong');
      for (const [at, make] of ['Ford', 'Toyota'].entries()) {
        const { num_found } = await ask<{ num_found: number }>(`${CARS}?rows=0&make=${make}`);
        await expect.poll(async () => shownNumber(await totals.nth(at).textContent())).toBe(num_found);
      }
    });

    const { listings } = await ask<{ listings: Listing[] }>(`${CARS}?make=Ford`);
    const vin = listings[0]?.vin ?? '';
    await task('one vehicle by its VIN', async () => {
      await hand.view('Vehicle');
      await hand.type('VIN, mark or listing id', vin);
      await url(new RegExp(`vin=${vin}`));
      await page.getByRole('region', { name: 'Listing', exact: true }).waitFor();
    });

    await fresh();
    await task('everything of a make in a file', async () => {
      await hand.click(facet(page, 'Make').getByRole('button', { name: 'Ford', exact: true }));
      await url(/make=Ford/);
      const rows = parse(await hand.save('Save as CSV: Listings')) as string[][];
      expect(rows.length - 1).toBe(await total(page));
    });

    await fresh('#/explore/search/car/active?~ranges=price');
    await task('a span of prices, dragged', async () => {
      const histograms = page.getByRole('region', { name: /, histogram$/ });
      await expect.poll(() => histograms.count()).toBe(1);
      await settled(page);
      const overlay = page.getByRole('region', { name: 'Price, histogram' }).locator('svg .overlay');
      await overlay.scrollIntoViewIfNeeded();
      const box = await overlay.boundingBox();
      if (!box) throw new Error('no histogram');
      await hand.drag([box.x + box.width * 0.2, box.y + 30], [box.x + box.width * 0.5, box.y + 30]);
      await url(/price_range=\d/);
      const [, span] = /price_range=([\d.-]+)/.exec(decodeURIComponent(page.url())) ?? [];
      const { num_found } = await ask<{ num_found: number }>(`${CARS}?rows=0&price_range=${span}`);
      expect(await total(page)).toBe(num_found);
    });

    await fresh('#/explore/search/car/active?make=Ford');
    await task('why a listing is here', async () => {
      await hand.click(page.locator('.listings a.vin').first());
      await page
        .getByText(/^The searchable listing is the one on/)
        .first()
        .waitFor();
    });

    await task("the health of yesterday's delivery", async () => {
      await hand.view('Health');
      const [cars] = await cellsOf(page, 'Markets');
      expect(cars?.[0]).toContain('us-cars');
    });

    await fresh();
    await task('incentives of a make', async () => {
      await hand.choose('Market', '/search/car/incentive/oem');
      await url(/incentive\/oem/);
      await hand.type('Make', 'Ford');
      await url(/make=Ford/);
      const { num_found } = await ask<{ num_found: number }>('/search/car/incentive/oem?rows=0&make=Ford');
      expect(await total(page)).toBe(num_found);
    });

    await fresh();
    await task('the market of the UK, in its own units', async () => {
      await hand.choose('Market', '/search/car/uk/active');
      await url(/car\/uk\/active/);
      await page.getByLabel('Near Postcode').waitFor();
      expect(await page.locator('.search-head').getByText('Price £').count()).toBe(1);
      const { num_found } = await ask<{ num_found: number }>('/search/car/uk/active?rows=0');
      expect(await total(page)).toBe(num_found);
    });

    await task('motorcycles of a make', async () => {
      await hand.choose('Market', '/search/motorcycle/active');
      await url(/motorcycle\/active/);
      const value = facet(page, 'Make').locator('button.value').first();
      const make = (await value.textContent()) ?? '';
      const number = shownNumber(await countButton(page, 'Make', make).textContent());
      await hand.click(value);
      await url(/make=/);
      expect(await total(page)).toBe(number);
    });

    expect(steps).toEqual({
      'the cheapest used car of a model near a place': 5,
      'bodies by two states and their median days on market': 3,
      'what was sold of a make, by state': 3,
      'two makes side by side': 3,
      'one vehicle by its VIN': 2,
      'everything of a make in a file': 2,
      'a span of prices, dragged': 1,
      'why a listing is here': 1,
      "the health of yesterday's delivery": 1,
      'incentives of a make': 2,
      'the market of the UK, in its own units': 1,
      'motorcycles of a make': 2,
    });
  });

  look('at most thirty stops of the keyboard lead to the first listing', async () => {
    const { page } = await installation.look('#/explore/search/car/active');
    await settled(page);
    let stops = 0;
    const isThere = () =>
      page.evaluate<boolean>("document.activeElement.closest('.listings tbody') !== null");
    do {
      await page.keyboard.press('Tab');
      stops += 1;
    } while (!(await isThere()) && stops < 100);
    expect(stops).toBeLessThanOrEqual(30);
  });
}
