import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessible, type ConsoleInstallation, fits, look, settled, total } from './installation.ts';

const EVENT = {
  ...{ event_id: '01234567-89ab-8def-a123-456789abcdef', created_at: 1_780_000_000 },
  ...{ data_version: 'two', version_before: 'one', rolled_back: true },
};
const LISTING = { id: '1FTFW1E80NFA00001-01234567-89ab', heading: '2022 Ford F-150', source: 'a.example' };

/** Answers as the interface does after a delivery: the sample has one alone. */
async function afterDelivery(page: Page): Promise<void> {
  const counts = { arrived: 1, left: 1, price_changed: 1 };
  await page.route(/\/views\/\w+\/events\?/, (route) =>
    route.fulfill({ json: { num_found: 1, events: [{ ...EVENT, ...counts }] } }),
  );
  await page.route(/\/views\/\w+\/events\/[\w-]+\?/, (route) =>
    route.fulfill({
      json: {
        ...EVENT,
        arrived: [{ ...LISTING, price: 38_500 }],
        left: [{ ...LISTING, id: 'x', heading: 'Gone' }],
        price_changed: [{ ...LISTING, id: 'y', price: 900, price_before: 1000, id_before: 'z' }],
      },
    }),
  );
}

/** Saved views: saved where one is, opened, shared, with an alert, renamed and deleted. */
export function savedViews(installation: ConsoleInstallation): void {
  look('a view is saved, opened by another key, watched by an alert, renamed and deleted', async () => {
    const { page, faults } = await installation.look('#/explore/search/car/active?make=Ford&~facets=model');
    await settled(page);
    const found = await total(page);
    await page.getByRole('button', { name: 'Saved views' }).click();
    const saved = page.getByRole('region', { name: 'Saved views' });
    await saved.getByText('No views yet').waitFor();
    await saved.getByLabel('Name').fill('Fords');
    await saved.getByRole('button', { name: 'Save what is shown' }).click();
    const link = saved.getByRole('link', { name: 'Fords' });
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toBe('#/explore/search/car/active?make=Ford&~facets=model');
    // a name that is taken is told in its place
    await saved.getByLabel('Name').fill('Fords');
    await saved.getByRole('button', { name: 'Save what is shown' }).click();
    await saved.getByText('another view of this name').waitFor();
    expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);

    await afterDelivery(page);
    await saved.getByRole('button', { name: 'Set an alert' }).click();
    await saved.getByLabel('Prices').selectOption('percent');
    await saved.getByLabel('Threshold').fill('5');
    await saved.getByRole('button', { name: 'Set the alert' }).click();
    await saved.getByText(`${found.toLocaleString('en-US')} listings are watched`).waitFor();
    const { views } = (await installation.ask('/views')) as { views: { view_id: string }[] };
    expect(await installation.ask(`/views/${views[0]?.view_id}/alert`)).toMatchObject({
      ...{ arrived: true, left: true, price_change: 'percent', price_threshold: 5, listings: found },
    });
    await saved.getByRole('button', { name: /1 arrived, 1 left, 1 with another price/ }).click();
    await saved.getByRole('cell', { name: '$1,000' }).waitFor();
    // the head of the table and each amount: the search is of the US alone
    expect(await saved.getByRole('columnheader', { name: 'Price ($)' }).count()).toBe(1);
    expect(await saved.getByText('a delivery was withdrawn').count()).toBe(1);
    expect(await saved.getByRole('link', { name: '2022 Ford F-150' }).first().getAttribute('href')).toMatch(
      /^#\/vehicle\?id=1FTFW1E80NFA00001-/,
    );
    await accessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    await accessible(page);
    await fits(page, 320);

    const other = await installation.look(href, {}, installation.plain.key);
    await settled(other.page);
    expect(await total(other.page)).toBe(found);
    await other.page.getByRole('button', { name: 'Saved views' }).click();
    await other.page.getByText('No views yet').waitFor();

    await saved.getByRole('button', { name: 'Rename' }).click();
    await saved.getByLabel('New name').fill('Blue ovals');
    await saved.getByRole('button', { name: 'Rename' }).last().click();
    await saved.getByRole('link', { name: 'Blue ovals' }).waitFor();
    await saved.getByRole('button', { name: 'Delete Blue ovals' }).click();
    await saved.getByRole('button', { name: 'Delete for good' }).click();
    await saved.getByText('No views yet').waitFor();
    expect((await installation.ask('/views')).num_found).toBe(0);
  });
}
