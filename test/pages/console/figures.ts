import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ConsoleInstallation, look, settled } from './installation.ts';

const CARS = '#/explore/search/car/active';
/** So few that each is read: F-150s of the sample. */
const FEW = `${CARS}?make=Ford&model=F-150`;

type Figures = Record<string, number> & { percentiles: Record<string, number> };

/** Opens what is behind a figure of the price; gives what was said of it, and how it was compared. */
async function behind(page: Page, column: string): Promise<{ said: string; how: string; shouted: boolean }> {
  await page.getByRole('button', { name: new RegExp(`the listings behind ${column} of Price$`) }).click();
  const verdict = page.getByRole('dialog').locator('.verdict');
  await verdict.waitFor();
  const [said, role] = [await verdict.textContent(), await verdict.getAttribute('role')];
  const how = await page.getByRole('dialog').locator('.how').allTextContents();
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.hash.includes('~check'));
  return { said: said ?? '', how: how.join(), shouted: role === 'alert' };
}

/** Has the interface answer other figures of the price. Answers that count nothing but them stay as they are. */
async function falsify(page: Page, change: (figures: Figures) => void): Promise<void> {
  await page.route(/\/v2\/search\/car\/active\?.*stats=/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { stats: { price: Figures } };
    change(body.stats.price);
    await route.fulfill({ response: answer, json: body });
  });
  await page.reload();
  await settled(page);
}

/** Statistics lead to what they were computed from. */
export function figures(installation: ConsoleInstallation): void {
  look('figures of few listings are computed again from their values', async () => {
    const { page } = await installation.look(FEW);
    await settled(page);
    for (const column of ['count', 'missing', 'p5', 'median', 'mean', 'p99', 'stddev', 'sum']) {
      const { said, how, shouted } = await behind(page, column);
      expect([column, said, shouted]).toEqual([
        column,
        expect.stringMatching(/they match\.$|it holds\.$/),
        false,
      ]);
      if (!['count', 'missing'].includes(column)) expect(how).toMatch(/^Computed from all \d+ records found/);
    }
  });

  look('figures of many listings are compared with counts of ranges', async () => {
    const { page } = await installation.look(CARS);
    await settled(page);
    const { said: median, how } = await behind(page, 'median');
    expect(median).toMatch(
      /^Shown [\d,.]+: [\d,]+ of [\d,]+ values are at most this, [\d,]+ at least; .* it holds\.$/,
    );
    expect(how).toBe('Counted by price_range up to and from the number shown.');
    for (const column of ['mean', 'stddev', 'sum']) {
      const { said, shouted } = await behind(page, column);
      expect([column, said, shouted]).toEqual([column, expect.stringMatching(/it does\.$/), false]);
    }
  });

  look('a falsified figure of few listings is shouted', async () => {
    const { page } = await installation.look(FEW);
    await settled(page);
    await falsify(page, (price) => {
      Object.assign(price, { mean: (price.mean ?? 0) + 0.01, sum: (price.sum ?? 0) + 1, stddev: 1 });
      Object.assign(price, { median: 1.2 * (price.median ?? 0), missing: 999 });
      price.percentiles['99.0'] = 2 * (price.percentiles['99.0'] ?? 0);
    });
    for (const column of ['missing', 'median', 'mean', 'p99', 'stddev', 'sum']) {
      const { said, shouted } = await behind(page, column);
      expect([column, said, shouted]).toEqual([column, expect.stringMatching(/!$/), true]);
    }
  });

  look('a falsified figure of many listings is shouted', async () => {
    const { page } = await installation.look(CARS);
    await settled(page);
    await falsify(page, (price) => {
      Object.assign(price, { mean: 1.05 * (price.mean ?? 0), sum: 1.05 * (price.sum ?? 0) });
      Object.assign(price, { median: 1.05 * (price.median ?? 0), stddev: 1.1 * (price.stddev ?? 0) });
    });
    for (const column of ['median', 'mean', 'stddev', 'sum']) {
      const { said, shouted } = await behind(page, column);
      expect([column, said, shouted]).toEqual([column, expect.stringMatching(/!$/), true]);
    }
  });

  look('a store of UK cars: what its copies add is told, and kept out of the comparison', async () => {
    const { page } = await installation.look('#/explore/search/car/uk/active?~facets=source,dealer_id');
    await settled(page);
    for (const name of ['Source', 'Dealer ID']) {
      await page.getByRole('region', { name, exact: true }).locator('button.count').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('.verdict').waitFor();
      expect(await dialog.locator('.verdict').textContent()).toContain('they match.');
      expect(await dialog.locator('.how').textContent()).toContain(
        'A search that names a store also returns duplicates',
      );
      await page.keyboard.press('Escape');
      await page.waitForURL((url) => !url.hash.includes('~check'));
    }
  });
}
