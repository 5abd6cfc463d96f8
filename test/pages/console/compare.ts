import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { type ConsoleInstallation, look, shownNumber } from './installation.ts';
import { answered, cellsOf, saved } from './table.ts';

const BOTH = '#/compare/search/car/active?a.make=Honda&b.make=Ford';
const CARS = '/search/car/active?rows=0';

/** PNG begins so */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** Two selections side by side, and everything that is saved of them. */
export function comparing(installation: ConsoleInstallation): void {
  look('two makes: numbers, figures and bars are those of the interface', async () => {
    const { page } = await installation.look(BOTH);
    await answered(page);
    const [honda, ford] = await Promise.all(
      ['Honda', 'Ford'].map((make) => installation.ask(`${CARS}&make=${make}&stats=price`)),
    );
    expect((await page.locator('.sides .total strong').allTextContents()).map(shownNumber)).toEqual([
      honda?.num_found,
      ford?.num_found,
    ]);
    const means = (await cellsOf(page, 'Figures')).find(([name]) => name === 'Price, mean ($)');
    const mean = (answer: unknown) =>
      Number((answer as { stats: { price: { mean: number } } }).stats.price.mean.toFixed(2));
    expect(means?.slice(1, 3).map(shownNumber)).toEqual([mean(honda), mean(ford)]);
    await page.getByText('Show bars as a table').first().click();
    await page.waitForURL(/~table-price=open/);
    const target = (await page.locator('.request .whole').textContent()) ?? '';
    const { range_facets: ranges, stats } = (await installation.ask(
      target.replace(/^\/v2/, ''),
    )) as unknown as {
      range_facets: { price: { counts: { count: number }[]; before: number; after: number } };
      stats: { price: { count: number } };
    };
    const { counts, before, after } = ranges.price;
    const cells = (await cellsOf(page, 'Price, bars')).map(([, a]) => shownNumber(a ?? ''));
    // what lies outside the bars stands first and last: every value is in one of them
    expect(cells).toEqual([before, ...counts.map(({ count }) => count), after]);
    expect(cells.reduce((sum, number) => sum + number, 0)).toBe(stats.price.count);
  });

  look('a side is chosen: by a value, a month, and as parameters; the address holds it', async () => {
    const { page } = await installation.look('#/compare');
    await answered(page);
    const state = page.getByRole('combobox', { name: 'A, State', exact: true });
    await state.fill('OK');
    await state.press('Enter');
    await page.waitForURL(/a\.state=OK/);
    await page.getByLabel('B, month').fill('2026-11');
    await page.waitForURL(/b\.first_seen_range=20261101-20261130/);
    const text = page.getByLabel('A parameters');
    await expect.poll(() => text.inputValue()).toBe('state=OK');
    await text.fill('make=Honda&price_range=12000-13000');
    await text.press('Enter');
    await page.waitForURL(
      (url) => url.hash.includes('a.price_range=12000-13000') && !url.hash.includes('a.state'),
    );
    await page.reload();
    await answered(page);
    const numbers = (await page.locator('.sides .total strong').allTextContents()).map(shownNumber);
    const asked = await Promise.all(
      ['make=Honda&price_range=12000-13000', 'first_seen_range=20261101-20261130'].map((query) =>
        installation.ask(`${CARS}&${query}`),
      ),
    );
    expect(numbers).toEqual(asked.map(({ num_found: found }) => found));
    await page.getByRole('link', { name: 'Explore them' }).first().click();
    await page.waitForURL(/#\/explore\/search\/car\/active\?make=Honda&price_range=12000-13000/);
  });

  look('numbers keep their names until the next ones are there', async () => {
    const { page, faults } = await installation.look(`${BOTH}&~by=state`);
    await answered(page);
    const before = await cellsOf(page, 'Counts by State');
    // what was refused between them names nothing
    await page.route(/facets=body_type\|0\|30/, (route) =>
      route.fulfill({ status: 503, json: { code: 503, message: 'The engine is busy.' } }),
    );
    await page.getByLabel('Count by').selectOption('body_type');
    await page.getByRole('alert').getByText('The engine is busy.').waitFor();
    let answer = (): void => undefined;
    const held = new Promise<void>((go) => {
      answer = go;
    });
    await page.route(/facets=year\|0\|30/, async (route) => {
      await held;
      await route.fallback();
    });
    await page.getByLabel('Count by').selectOption('year');
    await page.locator('.compare[aria-busy="true"]').waitFor();
    expect(await cellsOf(page, 'Counts by State')).toEqual(before);
    answer();
    await page.getByRole('heading', { name: 'Counts by Year' }).waitFor();
    expect(faults.splice(0).every((fault) => fault.includes('503'))).toBe(true);
  });

  look('tables are saved as CSV, charts as SVG and PNG', async () => {
    const { page } = await installation.look(`${BOTH}&~figures=-a`);
    await answered(page);
    const table = await saved(page, 'Save as CSV: Figures');
    const rows = parse(table.content, { columns: true }) as Record<string, string>[];
    const shown = await cellsOf(page, 'Figures');
    expect([table.name, Object.keys(rows[0] ?? {})]).toEqual([
      'figures.csv',
      ['name', 'a', 'b', 'difference_percent'],
    ]);
    expect(rows.map(({ name }) => name)).toEqual(shown.map(([name]) => name));
    const values = rows.map(({ a }) => Number(a));
    expect(values).toEqual(values.toSorted((one, other) => other - one));

    const vector = await saved(page, 'Save as SVG: Price ($), share of the listings with a value');
    const text = vector.content.toString();
    expect(vector.name).toBe('price-share-of-the-listings-with-a-value.svg');
    expect(text).toContain('Price ($), share of the listings');
    expect(text).toContain('A: Honda');
    // it needs nothing of the page
    expect(text).not.toMatch(/var\(|<style|class=/);
    const pixels = await saved(page, 'Save as PNG: Price ($), share of the listings with a value');
    expect(pixels.content.subarray(0, 4)).toEqual(PNG);
    expect(pixels.content.readUInt32BE(16)).toBeGreaterThan(500);
  });

  look('in Explore, too: statistics, bars, listings, histograms and the map', async () => {
    const { page } = await installation.look(
      '#/explore/search/car/active?make=Honda&sort_by=price&sort_order=desc&~stats=price&~ranges=price',
    );
    await answered(page);
    const listings = await saved(page, 'Save as CSV: Listings');
    const [first] = parse(listings.content, { columns: true }) as Record<string, string>[];
    expect(first).toMatchObject({
      vin: expect.stringMatching(/^\w{17}$/),
      price: expect.stringMatching(/^\d+$/),
    });
    const statistics = await saved(page, 'Save as CSV: Statistics');
    expect(statistics.content.toString()).toMatch(/^field,unit,count,missing,min,p5,.*\r\nprice,\$,/);
    await page.getByText('Show bars as a table').click();
    expect((await saved(page, 'Save as CSV: Price, bars')).content.toString()).toMatch(
      /^bar,from,below,listings\r\nbelow 0,,0,0\r\n"?0 to under [\d,]+"?,0,\d+,\d+\r\n/,
    );
    expect((await saved(page, 'Save as SVG: Price')).content.toString()).toContain('<rect');
    await page.getByText('Map and radius').click();
    await expect
      .poll(async () => (await page.locator('.board path.land').getAttribute('d'))?.length)
      .toBeGreaterThan(1000);
    expect((await saved(page, 'Save as PNG: Map')).content.subarray(0, 4)).toEqual(PNG);
    // what is chosen stays when the view is another
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await page.waitForURL(/#\/compare\/search\/car\/active\?a\.make=Honda/);
  });
}
