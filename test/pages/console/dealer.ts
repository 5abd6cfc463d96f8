import { expect } from 'vitest';
import { accessible, type ConsoleInstallation, fits, look, shownNumber } from './installation.ts';
import { cellsOf } from './table.ts';

interface Counted {
  readonly num_found: number;
  readonly stats?: Readonly<Record<string, { readonly median?: number; readonly count?: number }>>;
  readonly facets?: Readonly<Record<string, readonly { readonly item: string; readonly count: number }[]>>;
}

/** A number as the page shows it, with two decimals at most and its unit. */
const shownFigure = (text: string | undefined): number => shownNumber((text ?? '').replace(/[$£%]/g, ''));

/** Sellers: in Explore, and each on a page of their own. */
export function dealers(installation: ConsoleInstallation): void {
  const ask = async (query: string): Promise<Counted> =>
    (await installation.ask(`/search/car/active?rows=0&${query}`)) as unknown as Counted;

  look('grouped by seller; a seller leads to a page whose numbers are those of other requests', async () => {
    const { page, faults } = await installation.look(
      '#/explore/search/car/active?make=Ford&~facets=dealer_id',
    );
    await page.getByText('Order, columns, photos').click();
    await page.getByLabel('Group by seller').check();
    const sellers = await cellsOf(page, 'Sellers');
    const { facets } = await ask('make=Ford&facets=dealer_id|0|20');
    expect(sellers.map(([, id, number]) => [id, Number(number)])).toEqual(
      facets?.dealer_id?.map(({ item, count }) => [item, count]),
    );
    const [, id = '', , price] = sellers[0] ?? [];
    // a head orders by what its column shows
    const bySeller = page.getByRole('columnheader', { name: /^Seller/ }).getByRole('button');
    const names = (): Promise<string[]> => page.locator('.by-seller a.seller').allTextContents();
    const inOrder = (await names()).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    await bySeller.click();
    await expect.poll(names).toEqual(inOrder);
    await bySeller.click();
    await expect.poll(names).toEqual(inOrder.toReversed());
    await bySeller.click();
    await page.waitForURL((url) => !url.hash.includes('~order'));
    const theirs = await ask(`make=Ford&dealer_id=${id}&dedup=true&stats=price`);
    expect(shownFigure(price)).toBe(theirs.stats?.price?.median);

    // the facet of dealers leads there, too
    expect(await page.locator('.facet a.page').first().getAttribute('href')).toBe(
      `#/dealer/search/car/active?dealer_id=${id}`,
    );
    await page.locator('.by-seller a.seller').first().click();
    await page.waitForURL(/#\/dealer\/search\/car\/active\?dealer_id=/);
    await page.locator('.dealer [aria-busy="false"] .total').waitFor();
    const prices = await cellsOf(page, 'Prices beside the market');
    const all = await ask(`dealer_id=${id}&stats=dom&facets=make|0|50`);
    expect(shownNumber(await page.locator('.total strong').textContent())).toBe(all.num_found);
    const days = await cellsOf(page, 'Days on market');
    expect(days.reduce((sum, [, number]) => sum + Number(number), 0)).toBe(all.stats?.dom?.count);
    // one with a market to compare with
    const row = prices.find(([, , , , others]) => Number(others) >= 3) ?? [];
    const [model = '', year = '', listings, median, others, elsewhere, difference] = row;
    const same = `model=${encodeURIComponent(model)}&year=${year}&stats=price`;
    const own = await ask(`dealer_id=${id}&dedup=true&${same}`);
    const makes = all.facets?.make?.map(({ item }) => item).join() ?? '';
    const market = await ask(`exclude_dealer_ids=${id}&make=${encodeURIComponent(makes)}&${same}`);
    const [mine = 0, asked = 1] = [own, market].map(({ stats }) => stats?.price?.median);
    expect([listings, others].map(Number)).toEqual([own.num_found, market.num_found]);
    expect([median, elsewhere].map(shownFigure)).toEqual([mine, asked]);
    expect(shownFigure(difference)).toBe(Number(((100 * (mine - asked)) / asked).toFixed(1)));
    await accessible(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await accessible(page);
    await fits(page, 320);

    // what is new alone, and a dealer that there is not
    await page.getByRole('combobox', { name: 'Inventory' }).selectOption('new');
    await page.waitForURL(/car_type=new/);
    await expect
      .poll(async () => shownNumber(await page.locator('.total strong').textContent()))
      .toBe((await ask(`dealer_id=${id}&car_type=new`)).num_found);
    // one in Canada, found wherever it is
    const [abroad] = (await ask('country=ca&facets=dealer_id|0|1')).facets?.dealer_id ?? [];
    const there = `dealer_id=${abroad?.item}`;
    await page.goto(`${installation.address}/console#/dealer/search/car/active?${there}&country=all`);
    await expect
      .poll(async () => shownNumber(await page.locator('.total strong').textContent()))
      .toBe((await ask(`${there}&country=ca`)).num_found);
    await page.goto(`${installation.address}/console#/dealer/search/car/active?dealer_id=1`);
    await page.getByText('No listing of this dealer is active.').waitFor();
    expect(faults.splice(0)).toEqual([expect.stringContaining('404')]);
  });
}
