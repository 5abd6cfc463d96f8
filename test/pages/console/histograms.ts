import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ConsoleInstallation, look, settled, shownNumber, total } from './installation.ts';

const CARS = '#/explore/search/car/active';

const histogram = (page: Page, name: string) => page.getByRole('region', { name: `${name}, histogram` });

/** What the bars of a histogram count, from the lowest to the highest; what lies outside stands first and last. */
async function countsOf(page: Page, name: string): Promise<{ labels: string[]; counts: number[] }> {
  const table = histogram(page, name).locator('.bar-table table');
  const counts = await table.locator('button.count').allTextContents();
  return { labels: await table.locator('tbody th').allTextContents(), counts: counts.map(shownNumber) };
}

/** The drawing of a histogram as it is seen, scrolled to: the mouse reaches nothing else. */
async function drawn(page: Page, name: string): Promise<Locator> {
  const overlay = histogram(page, name).locator('svg .overlay');
  await overlay.scrollIntoViewIfNeeded();
  return overlay;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

const middleOf = async (page: Page, name: string, at: number) => {
  const bar = await histogram(page, name).locator('.bars rect').nth(at).boundingBox();
  if (!bar) throw new Error('no bar');
  return bar.x + bar.width / 2;
};

/** Bars: none is lost, what is dragged over is what they count, and everybody sets their own. */
export function histograms(installation: ConsoleInstallation): void {
  look.for(['/search/car/active', '/search/heavy-equipment/active', '/search/motorcycle/active'])(
    'every value of %s is in a bar',
    async (path) => {
      const { page } = await installation.look(`#/explore${path}?~ranges=price`);
      await settled(page);
      const { stats } = (await installation.ask(`${path}?rows=0&stats=price`)) as {
        stats: { price: { count: number } };
      };
      for (const [name, { count }] of [['Price', stats.price]] as const) {
        const { counts } = await countsOf(page, name);
        expect([name, sum(counts)]).toEqual([name, count]);
        // nearly all are between the ends, the rest is told
        expect(sum(counts.slice(1, -1))).toBeGreaterThan(0.9 * count);
        const above = counts.at(-1) ?? 0;
        expect(await histogram(page, name).getByText(`+${above} above`).count()).toBe(above > 0 ? 1 : 0);
      }
    },
  );

  look('what is dragged over is found as the bars count it, the end of the last bar left out', async () => {
    const { page } = await installation.look(`${CARS}?~ranges=price`);
    await settled(page);
    const { labels, counts } = await countsOf(page, 'Price');
    const overlay = await (await drawn(page, 'Price')).boundingBox();
    if (!overlay) throw new Error('no histogram');
    const [first, last] = [4, 9];
    // bars without a count are not drawn: those of the sample's prices are
    const half = ((await middleOf(page, 'Price', 5)) - (await middleOf(page, 'Price', 4))) / 2;
    await page.mouse.move((await middleOf(page, 'Price', first)) - 0.7 * half, overlay.y + 20);
    await page.mouse.down();
    await page.mouse.move((await middleOf(page, 'Price', last)) + 0.7 * half, overlay.y + 30, { steps: 4 });
    await page.mouse.up();
    await page.waitForURL(/price_range=/);
    expect(await total(page)).toBe(sum(counts.slice(first + 1, last + 2)));
    expect(labels[first + 1]).toBe('20,000 to under 25,000');
    expect(page.url()).toContain('price_range=20000-49999.999');
  });

  look('a bar under the pointer is told; clicked, it is found; above the end it is open', async () => {
    const { page } = await installation.look(`${CARS}?~ranges=price,miles`);
    await settled(page);
    const { labels, counts } = await countsOf(page, 'Price');
    const overlay = await (await drawn(page, 'Price')).boundingBox();
    if (!overlay) throw new Error('no histogram');
    await page.mouse.move(await middleOf(page, 'Price', 2), overlay.y + overlay.height / 2);
    await histogram(page, 'Price').getByText(`${labels[3]}: ${counts[3]}`).waitFor();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(/price_range=10000-14999.999/);
    expect(await total(page)).toBe(counts[3]);
    await page.goBack();
    await settled(page);
    const miles = await countsOf(page, 'Miles');
    const overMiles = await drawn(page, 'Miles');
    const above = await histogram(page, 'Miles')
      .getByText(/^\+\d+ above$/)
      .boundingBox();
    const under = await overMiles.boundingBox();
    if (!above || !under) throw new Error('nothing lies above');
    await page.mouse.click(under.x + under.width - 4, under.y + under.height - 4);
    await page.waitForURL(/miles_range=\d+-(&|$)/);
    expect(await total(page)).toBe(miles.counts.at(-1));
  });

  look('start, end and step are set, the heights are logarithmic, and the address holds it', async () => {
    const { page } = await installation.look(`${CARS}?~ranges=price`);
    await settled(page);
    await histogram(page, 'Price').getByText('Set bars').click();
    for (const [name, value] of [
      ['to', '30000'],
      ['from', '10000'],
      ['step', '10000'],
    ] as const) {
      const field = page.getByRole('spinbutton', { name: `Price, bars ${name}` });
      await field.fill(value);
      await field.press('Enter');
      await settled(page);
    }
    await page.getByRole('checkbox', { name: 'Logarithmic heights' }).check();
    await page.waitForURL(/~bars.price=10000:30000:10000&~log.price=on/);
    await page.reload();
    await settled(page);
    const { labels, counts } = await countsOf(page, 'Price');
    expect(labels).toEqual([
      'below 10,000',
      '10,000 to under 20,000',
      '20,000 to under 30,000',
      '30,000 or more',
    ]);
    const { stats } = (await installation.ask('/search/car/active?rows=0&stats=price')) as {
      stats: { price: { count: number } };
    };
    expect(sum(counts)).toBe(stats.price.count);
    await histogram(page, 'Price').getByText('Set bars').click();
    await page.getByRole('button', { name: 'Bars of the data' }).click();
    await page.waitForURL((url) => !url.hash.includes('~bars'));
  });
}
