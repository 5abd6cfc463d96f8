import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { type ConsoleInstallation, facet, look, settled, shownNumber } from './installation.ts';
import { answered, cellsOf } from './table.ts';

const CARS = '/search/car/active';

type Numbers = Readonly<Record<string, number>>;
type Figures = Numbers & { readonly percentiles: Numbers };
interface Counted {
  readonly num_found: number;
  readonly stats: Readonly<Record<string, Figures>>;
  readonly facets: Readonly<Record<string, readonly { readonly item: string; readonly count: number }[]>>;
}
interface Delivery {
  readonly market: string;
  readonly dataset: string;
  readonly documents: Numbers;
  readonly arrivals?: number;
  readonly departures?: number;
  readonly price_changes?: number;
}

const two = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Number(value.toFixed(2));

/** What the page writes: 12,345.68, $12,900 or –. */
const read = (text: string | undefined): number | undefined =>
  text === undefined || text === '–' ? undefined : shownNumber(text.replace(/CA\$|[$£]|%| mi/g, ''));

const rowsOf = async (rows: Locator): Promise<string[][]> =>
  Promise.all((await rows.all()).map((row) => row.locator('th, td').allTextContents()));

/** A figure of a field, as a column of the statistics calls it. */
const figureOf = (figures: Figures | undefined, column: string): number | undefined =>
  two(/^p\d+$/.test(column) ? figures?.percentiles[`${column.slice(1)}.0`] : figures?.[column]);

/** Every number of a page, beside a request of its own. */
export function numbers(installation: ConsoleInstallation): void {
  const ask = async (query: string): Promise<Counted> =>
    (await installation.ask(`${CARS}?rows=0&${query}`)) as unknown as Counted;

  look('Explore: every statistic, every value of every facet, every quantity of the listings', async () => {
    const ground = 'make=Ford&car_type=used';
    const { page } = await installation.look(`#/explore${CARS}?${ground}`);
    await settled(page);
    const heads = await page.locator('.figures thead th').allTextContents();
    const fields = ['price', 'msrp', 'miles', 'dom'];
    const table = await rowsOf(page.locator('.figures tbody tr'));
    for (const [at, field] of fields.entries()) {
      const { stats } = await ask(`${ground}&stats=${field}`);
      expect([field, table[at]?.slice(1).map(read)]).toEqual([
        field,
        heads.slice(1).map((column) => figureOf(stats[field], column)),
      ]);
    }
    for (const [title, name] of [
      ['Model', 'model'],
      ['Year', 'year'],
      ['Body type', 'body_type'],
      ['State', 'state'],
      ['Fuel type', 'fuel_type'],
      ['Trim', 'trim'],
      ['Seller name', 'seller_name'],
    ] as const) {
      const { facets } = await ask(`${ground}&facets=${name}|0|8`);
      const counts = await facet(page, title).locator('button.count').allTextContents();
      expect([name, counts.map(shownNumber)]).toEqual([name, facets[name]?.map(({ count }) => count)]);
    }
    const { listings } = (await installation.ask(`${CARS}?${ground}&rows=10`)) as unknown as {
      listings: Numbers[];
    };
    const cells = await rowsOf(page.locator('.listings tbody tr'));
    expect(cells.map((row) => row.slice(-4).map(read))).toEqual(
      listings.map((one) => fields.map((field) => one[field])),
    );
  });

  look('Dealer: every figure beside the market, every model and year, the whole first page', async () => {
    const [{ item: id } = { item: '' }] = (await ask('facets=dealer_id|0|1')).facets.dealer_id ?? [];
    const { page } = await installation.look(`#/dealer${CARS}?dealer_id=${id}`);
    await page.locator('.dealer [aria-busy="false"] .total').waitFor();
    const own = `dealer_id=${id}&dedup=true`;
    const makes = (await ask(`dealer_id=${id}&facets=make|0|50`)).facets.make?.map(({ item }) => item) ?? [];
    const others = `exclude_dealer_ids=${id}&dedup=true&make=${encodeURIComponent(makes.join())}`;
    const figures = await cellsOf(page, 'Figures beside the market');
    const columns = ['count', 'median', 'mean', 'p25', 'p75'];
    for (const [at, field] of ['price', 'miles', 'dom'].entries()) {
      const sides = await Promise.all([own, others].map((query) => ask(`${query}&stats=${field}`)));
      expect([field, figures[at]?.slice(1).map(read)]).toEqual([
        field,
        sides.flatMap(({ stats }) => columns.map((column) => figureOf(stats[field], column))),
      ]);
    }
    const rows = await cellsOf(page, 'Prices beside the market');
    expect(rows.length).toBeGreaterThan(5);
    for (const [model = '', year = '', ...told] of rows) {
      const same = `model=${encodeURIComponent(model)}&year=${year}&stats=price,dom`;
      const [mine, theirs] = await Promise.all([ask(`${own}&${same}`), ask(`${others}&${same}`)]);
      const [count, median, elsewhere, asked, , days, daysElsewhere] = told.map(read);
      const medians = [mine, theirs].flatMap(({ stats }) =>
        [stats.price?.median, stats.dom?.median].map(two),
      );
      expect([model, year, count, elsewhere, median, days, asked, daysElsewhere]).toEqual([
        ...[model, year, mine.num_found, theirs.num_found],
        ...medians,
      ]);
    }
  });

  look('Scatter: every outlier is the listing that it opens', async () => {
    const { page } = await installation.look(`#/explore${CARS}?make=Ford&~scatter=open`);
    await page.getByRole('region', { name: 'Scatter' }).locator('.chart svg').waitFor();
    const names = page.getByRole('region', { name: 'Outliers' }).locator('tbody th a');
    const addresses = await Promise.all((await names.all()).map((one) => one.getAttribute('href')));
    const outliers = await cellsOf(page, 'Outliers');
    expect(outliers.length).toBeGreaterThan(0);
    for (const [at, [, price, miles]] of outliers.entries()) {
      const id = new URLSearchParams(addresses[at]?.split('?')[1]).get('id') ?? '';
      const listing = await installation.ask(`/listing/car/${id}`);
      expect([read(price), read(miles)]).toEqual([listing.price, listing.miles]);
    }
  });

  look('Health: every market and every delivery', async () => {
    const { page } = await installation.look('#/health');
    await answered(page);
    const { deliveries } = (await installation.ask('/deliveries?rows=50')) as unknown as {
      deliveries: Delivery[];
    };
    // what has left stands apart
    const sizeOf = ({ recents: _, ...live }: Numbers) =>
      Object.values(live).reduce((sum, one) => sum + one, 0);
    const numbersOf = (one: Delivery | undefined) =>
      one && [sizeOf(one.documents), one.arrivals, one.departures, one.price_changes];
    const shown = await cellsOf(page, 'Deliveries');
    expect(shown.map((row) => row.slice(4, 8).map(read))).toEqual(
      deliveries.slice(0, shown.length).map(numbersOf),
    );
    for (const row of await cellsOf(page, 'Markets')) {
      const newest = deliveries.find(({ market, dataset }) => market === row[0] && dataset === 'listings');
      expect([row[0], row.slice(3, 7).map(read)]).toEqual([row[0], numbersOf(newest)]);
    }
  });
}
