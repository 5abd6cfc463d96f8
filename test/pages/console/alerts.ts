import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { loadNextDay } from './days.ts';
import { accessible, type ConsoleInstallation, look, settled, shownNumber } from './installation.ts';
import { saved as savedFile } from './table.ts';

interface Listing {
  readonly vin: string;
  readonly heading: string;
  readonly price?: number;
}

const FORDS = '/search/car/active?make=Ford&rows=50';

const shown = (price: number | undefined): string =>
  price === undefined ? '–' : `$${price.toLocaleString('en-US')}`;

/** What changed between two answers of the search, as the page writes it: what, price, price before. */
function byHand(before: readonly Listing[], now: readonly Listing[]): string[][] {
  const of = (all: readonly Listing[], { vin }: Listing) => all.find((one) => one.vin === vin);
  return [
    ...now.filter((one) => !of(before, one)).map((one) => ['arrived', one.heading, shown(one.price), '']),
    ...before.filter((one) => !of(now, one)).map((one) => ['left', one.heading, shown(one.price), '']),
    ...before.flatMap((one) => {
      const later = of(now, one);
      return later && later.price !== one.price
        ? [['another price', one.heading, shown(later.price), shown(one.price)]]
        : [];
    }),
  ].toSorted();
}

/** A delivery comes while an alert watches: the last test of its file, as it changes what the others count. */
export function alerted(installation: ConsoleInstallation): void {
  look(
    'an alert on a view tells what a real delivery changed, and its numbers stand in the console',
    async () => {
      const fords = async (): Promise<readonly Listing[]> =>
        (await installation.ask(FORDS)).listings as readonly Listing[];
      const { page, faults } = await installation.look('#/explore/search/car/active?make=Ford');
      await settled(page);
      const saved = page.getByRole('region', { name: 'Saved views' });
      await page.getByRole('button', { name: 'Saved views' }).click();
      await saved.getByLabel('Name').fill('Fords');
      await saved.getByRole('button', { name: 'Save what is shown' }).click();
      await saved.getByRole('button', { name: 'Set an alert' }).click();
      await saved.getByLabel('Prices').selectOption('percent');
      await saved.getByLabel('Threshold').fill('1');
      await saved.getByRole('button', { name: 'Set the alert' }).click();
      const before = await fords();
      await saved.getByText(`${before.length} listings are watched`).waitFor();
      await saved.getByText('Nothing has changed since the alert was set').waitFor();

      await installation.onMarket(loadNextDay);
      const now = await fords();
      const changes = byHand(before, now);
      expect(new Set(changes.map(([what]) => what))).toEqual(new Set(['arrived', 'left', 'another price']));
      const [{ view_id: id } = { view_id: '' }] = (await installation.ask('/views')).views as {
        view_id: string;
      }[];
      await expect.poll(async () => (await installation.ask(`/views/${id}/events`)).num_found).toBe(1);

      await page.reload();
      await settled(page);
      expect(shownNumber(await page.locator('.total strong').textContent())).toBe(now.length);
      // they stand open, as the address says
      await saved.getByRole('button', { name: 'Alert: on' }).click();
      const numberOf = (what: string): number => changes.filter(([one]) => one === what).length;
      const words = `${numberOf('arrived')} arrived, ${numberOf('left')} left, ${numberOf('another price')} with another price`;
      await saved.getByRole('button', { name: words }).click();
      const rows = saved.getByRole('region', { name: 'Listings of the event' }).locator('tbody tr');
      await rows.first().waitFor();
      const cells = await Promise.all(
        (await rows.all()).map((row) => row.locator('th, td').allTextContents()),
      );
      expect(cells.map((row) => row.slice(0, 4)).toSorted()).toEqual(changes);
      const file = await savedFile(page, 'Save as CSV: Listings of the event');
      expect(parse(file.content, { columns: true })).toHaveLength(changes.length);
      await accessible(page);
      expect(faults).toEqual([]);
    },
  );
}
