import { expect } from 'vitest';
import { accessible, type ConsoleInstallation, fits, look } from './installation.ts';
import { cellsOf } from './table.ts';

interface Points {
  readonly num_found: number;
  readonly listings: readonly { readonly id: string; readonly price?: number; readonly miles?: number }[];
}

/** Two fields of what is found, a dot a listing. */
export function scattering(installation: ConsoleInstallation): void {
  look('a scatter says how many of how many it draws; outliers and dots open as the vehicle', async () => {
    const { page } = await installation.look('#/explore/search/car/active?make=Ford');
    await page.getByText('Scatter of two fields').click();
    const scatter = page.getByRole('region', { name: 'Scatter' });
    await scatter.locator('.chart svg').waitFor();
    const answer = await installation.ask('/search/car/active?make=Ford&plot=true');
    const { num_found: found, listings } = answer as unknown as Points;
    const whole = listings.filter(({ price, miles }) => price !== undefined && miles !== undefined);
    await scatter
      .getByText(`${whole.length} of ${found} listings are drawn; ${found - whole.length} have`)
      .waitFor();
    expect(await scatter.locator('svg circle').count()).toBe(whole.length);
    const [name, price, miles] = (await cellsOf(page, 'Outliers'))[0] ?? [];
    expect(name).toMatch(/Ford/);
    const told = whole.map((one) => [
      `$${one.price?.toLocaleString('en-US')}`,
      `${one.miles?.toLocaleString('en-US')} mi`,
    ]);
    expect(told).toContainEqual([price, miles]);
    await accessible(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await accessible(page);
    await fits(page, 320);
    // a dot, by the pointer
    await page.setViewportSize({ width: 1400, height: 1000 });
    const dot = scatter.locator('svg circle').last();
    // it moves once more where the drawing takes its width late
    await expect
      .poll(async () => {
        await dot.hover({ force: true });
        return scatter.getByText(/: Price \$[\d,]+, Miles [\d,]+ mi$/).count();
      })
      .toBe(1);
    await dot.click({ force: true });
    await page.waitForURL(/#\/vehicle\?id=/);
    // of more than the points of a plot the first are drawn, or all
    await page.goto(`${installation.address}/console#/explore/search/car/active?~scatter=open`);
    await scatter.getByText(/listings are drawn: of the first 1,000, which are no random sample/).waitFor();
    await scatter.getByRole('button', { name: /^Draw all 1,\d+$/ }).click();
    await scatter
      .getByText(/^1,\d+ of 1,\d+ listings are drawn; \d+ have no value of one of the two\./)
      .waitFor();
  });
}
