import { expect } from 'vitest';
import { type ConsoleInstallation, look } from './installation.ts';
import { answered, cellsOf, saved } from './table.ts';

/** Three days of deliveries (days.ts), of which the last one lacks most of a source. */
export function watching(installation: ConsoleInstallation): void {
  look('markets: age, size, what came and went, rejects, held sources', async () => {
    const { page } = await installation.look('#/health?~stale=1000000');
    await answered(page);
    const [cars, ...others] = await cellsOf(page, 'Markets');
    expect([cars?.slice(0, 2), cars?.slice(3, 9)]).toEqual([
      ['us-cars', 'held sources'],
      ['221', '5', '3', '3', '1', '0.5 %'],
    ]);
    expect(cars?.[9]).toBe('failing.example');
    expect(others.every(([, state]) => state === 'nothing loaded')).toBe(true);
    await page.getByLabel('Stale after, hours').fill('1');
    await page.keyboard.press('Enter');
    await page.waitForURL(/~stale=1$/);
    expect((await cellsOf(page, 'Markets'))[0]?.[1]).toBe('stale');
  });

  look('sources that deliveries are fetched from: which are late', async () => {
    const { page } = await installation.look('#/health');
    await answered(page);
    const [source, ...others] = await cellsOf(page, 'Sources');
    expect(source?.slice(0, 6)).toEqual([
      'northside',
      'late',
      'us-cars',
      'listings',
      '2026-11-20 06:00',
      '–',
    ]);
    expect([source?.[6], others]).toEqual(['0', []]);
  });

  look('deliveries, newest first, by market and dataset; the same over time', async () => {
    const { page } = await installation.look('#/health?rows=2');
    await answered(page);
    const instants = async () => (await cellsOf(page, 'Deliveries')).map(([instant]) => instant);
    expect(await instants()).toEqual(['2026-11-27 06:00', '2026-11-25 06:00']);
    await page.getByRole('button', { name: 'Older' }).click();
    await page.waitForURL(/start=2/);
    await expect.poll(instants).toEqual(['2026-11-24 06:00', '2026-11-20 06:00']);
    await page.getByRole('img', { name: 'Size, us-cars: 3 deliveries, from 217 to 221' }).waitFor();
    await page
      .getByRole('img', { name: /^Arrivals and disappearances, us-cars: 3 deliveries, from 0 to 217$/ })
      .waitFor();
    await page.getByRole('button', { name: 'rvs', exact: true }).click();
    await page.waitForURL(/market=rvs/);
    await page.getByText('No delivery matches.').waitFor();
    await page.goBack();
    await page.goBack();
    // the rows of the page after it stay until the newest ones are there
    await expect.poll(instants).toEqual(['2026-11-27 06:00', '2026-11-25 06:00']);
    const csv = (await saved(page, 'Save as CSV: Deliveries')).content.toString();
    expect(csv).toMatch(
      /^as_of,market,dataset,read,documents,.*\r\n2026-11-27T06:00:00Z,us-cars,listings,200,221,/,
    );
  });
}
