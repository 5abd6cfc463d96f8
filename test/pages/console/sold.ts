import { expect } from 'vitest';
import { type ConsoleInstallation, look } from './installation.ts';
import { answered, cellsOf, saved } from './table.ts';

/** Vehicles that were sold (days.ts): in October five more of each kind than in May. */
export function selling(installation: ConsoleInstallation): void {
  look('the summary as a table that is ordered by its heads, the order in the address', async () => {
    const { page } = await installation.look(
      '#/sold?inventory_type=used&summary_by=national&ranking_dimensions=make,model',
    );
    await answered(page);
    const rows = async () => (await cellsOf(page, 'Sold vehicles')).map((cells) => cells.slice(1, 5));
    // Camry: 4 + 5 in Texas, 5 + 5 in California
    const byRank = [
      ['Toyota', 'Camry', '1', '19'],
      ['Ford', 'F-150', '2', '11'],
      ['Ford', 'Escape', '3', '7'],
    ];
    expect(await rows()).toEqual(byRank);
    const head = page.getByRole('columnheader', { name: 'Sold count' });
    await head.getByRole('button').last().click();
    await page.waitForURL(/~order=-sold_count/);
    await head.getByRole('button').last().click();
    await page.waitForURL(/~order=sold_count/);
    expect(await rows()).toEqual(byRank.toReversed());
    await page.reload();
    await answered(page);
    expect(await rows()).toEqual(byRank.toReversed());
    const csv = (await saved(page, 'Save as CSV: Sold vehicles')).content.toString();
    expect(csv.split('\r\n')[1]).toMatch(/^2026-10,Ford,Escape,3,7,/);
  });

  look('months one after the other, and states: as a map and to choose', async () => {
    const { page } = await installation.look('#/sold?inventory_type=used');
    await answered(page);
    const months = page.getByRole('img', { name: /^Sold count by month/ });
    await months.waitFor();
    expect(await months.getAttribute('aria-label')).toBe(
      'Sold count by month: 2026-05 17, 2026-06 21, 2026-07 25, 2026-08 29, 2026-09 33, 2026-10 37',
    );
    const map = page.getByRole('img', { name: 'Sold count by state: 3 states, most in TX: 20' });
    await map.locator('path').nth(50).waitFor({ state: 'attached' });
    expect(await cellsOf(page, 'Sold count by state')).toEqual([
      ['TX', '20', '20'],
      ['CA', '10', '10'],
      ['NY', '7', '7'],
    ]);
    await page.getByRole('button', { name: 'NY', exact: true }).click();
    await page.waitForURL(/state=NY/);
    await answered(page);
    expect((await cellsOf(page, 'Sold vehicles')).map((cells) => cells.slice(1, 5))).toEqual([
      ['Ford', 'Escape', '1', '7'],
    ]);
  });

  look('a median of a state is that of all months together; few vehicles and no sales are told', async () => {
    const { page } = await installation.look(
      '#/sold?inventory_type=used&make=Ford&ranking_measure=price.p50&date_from=2026-05-01&date_to=2026-06-30',
    );
    await answered(page);
    // New York: 20,000 21,000 in May, 20,100 21,100 22,100 in June; Texas: 20,000 to 25,000 and 20,100 to 26,100
    expect(await cellsOf(page, 'Price, median ($) by state')).toEqual([
      ['TX', '23,000', '13'],
      ['NY', '21,000', '5'],
    ]);
    const none = page.getByText(/^No sales in /);
    await none.waitFor();
    expect(await none.textContent()).toMatch(/ CA, /);
    expect(await none.textContent()).not.toMatch(/ (TX|NY),/);
    await page.goto(
      `${installation.address}/console#/sold?inventory_type=used&model=Escape&ranking_measure=price.mean&date_from=2026-05-01&date_to=2026-05-31`,
    );
    await page.getByText('fewer than 5 vehicles').waitFor();
    expect(await cellsOf(page, 'Price, mean ($) by state')).toEqual([['NY', '20,500', '2 few']]);
  });

  look('months, groups and any other parameter are chosen; warnings stand above', async () => {
    const { page } = await installation.look('#/sold');
    await answered(page);
    await page.getByLabel('From', { exact: true }).fill('2026-09');
    await page.waitForURL(/date_from=2026-09-01&date_to=2026-10-31/);
    await page.getByText('Groups: make, model').click();
    await page.getByRole('checkbox', { name: 'Model', exact: true }).uncheck();
    await page.waitForURL(/ranking_dimensions=make(&|$)/);
    await page.locator('.toolbar').getByLabel('Inventory type').selectOption('all');
    await page.waitForURL(/inventory_type=all/);
    await page.getByText('All other parameters').click();
    await page.getByRole('textbox', { name: 'min_sold_count' }).fill('17');
    await page.getByRole('textbox', { name: 'min_sold_count' }).press('Enter');
    await page.waitForURL(/min_sold_count=17/);
    await answered(page);
    const warnings = page.getByRole('list', { name: 'Warnings' });
    expect(await warnings.textContent()).toContain('pooled_populations');
    expect((await cellsOf(page, 'Sold vehicles')).map((cells) => cells.slice(0, 4))).toEqual([
      ['2026-10', 'Toyota', '1', '19'],
      ['2026-10', 'Ford', '2', '18'],
      ['2026-09', 'Toyota', '1', '17'],
    ]);
  });

  look('totals that fail are told in their place; what was there stays until the next is', async () => {
    const { page, faults } = await installation.look('#/sold?inventory_type=used');
    await answered(page);
    const tops = () =>
      page.evaluate(
        "[...document.querySelectorAll('.data-table')].map((one) => one.getBoundingClientRect().top)",
      );
    const map = page.getByRole('img', { name: /by state: 3 states/ });
    await map.locator('path').first().waitFor({ state: 'attached' });
    const before = await tops();
    let answer = (): void => undefined;
    const held = new Promise<void>((go) => {
      answer = go;
    });
    await page.route(/sold-vehicles.*ranking_order=asc/, async (route) => {
      await held;
      await route.fallback();
    });
    await page.getByLabel('Ranking order').selectOption('asc');
    await page.locator('.sold[aria-busy="true"]').waitFor();
    expect([await map.count(), await tops()]).toEqual([1, before]);
    answer();
    await answered(page);
    await page.route(/sold-vehicles.*by_month=false/, (route) =>
      route.fulfill({ status: 503, json: { code: 503, message: 'The engine is busy.' } }),
    );
    await page.goto(`${installation.address}/console#/sold?inventory_type=used&make=Ford`);
    await page.getByRole('alert').getByText('The engine is busy.').waitFor();
    expect((await cellsOf(page, 'Sold vehicles')).length).toBeGreaterThan(0);
    // the other total is there
    await page.getByRole('img', { name: /^Sold count by month/ }).waitFor();
    await page.unroute(/sold-vehicles.*by_month=false/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('img', { name: /^Sold count by state/ }).waitFor();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(faults.splice(0).every((fault) => fault.includes('503'))).toBe(true);
  });

  look('nothing sold and a refused request are said', async () => {
    const { page, faults } = await installation.look('#/sold?make=Nobody');
    await page.getByText('No sold vehicles match in these months.').waitFor();
    await page.goto(`${installation.address}/console#/sold?top_n=many`);
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('top_n');
    expect(faults.splice(0).every((fault) => fault.includes('422'))).toBe(true);
  });
}
