import { expect } from 'vitest';
import { type ConsoleInstallation, look, settled } from './installation.ts';
import { answered } from './table.ts';

const CARS = '#/explore/search/car/active';

/** What hands do with a page: type a day, open another tab, copy; and what is said where nothing is to be seen. */
export function hands(installation: ConsoleInstallation): void {
  look('a day that is typed digit by digit is asked for once it is whole', async () => {
    const { page, faults } = await installation.look('#/trends?group_by=none');
    await answered(page);
    const { applied } = (await installation.ask('/trends/car')) as unknown as {
      applied: { date_from: string };
    };
    const [year, month, day] = applied.date_from.split('-') as [string, string, string];
    const from = page.getByLabel('From', { exact: true });
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await from.fill('');
    await from.focus();
    await page.keyboard.type(`${month}${day}${year}`);
    await page.waitForURL((url) => url.hash.includes(`date_from=${applied.date_from}`));
    await answered(page);
    // 0002, 0020 and 0202 are years to the browser
    expect(addresses.filter((address) => address.includes('date_from=0'))).toEqual([]);
    // a day of which a part is taken away is none, and nobody has taken it back
    const asked = await page.evaluate<string>('location.hash');
    await page.keyboard.press('Backspace');
    expect([await from.inputValue(), await page.evaluate<string>('location.hash')]).toEqual(['', asked]);
    await page.keyboard.press('Tab');
    await page.getByLabel('To', { exact: true }).focus();
    await expect.poll(() => from.inputValue()).toBe(applied.date_from);
    expect(faults).toEqual([]);
  });

  look('a page behind the last one leads back to the first', async () => {
    const { page, faults } = await installation.look(`${CARS}?make=Ford&start=5000`);
    await page.getByRole('alert').getByText('beyond the').waitFor();
    await page.getByRole('button', { name: 'First page' }).click();
    await page.getByText(/^1–10 of/).waitFor();
    expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);
  });

  look('a view opens in another tab where that is wanted', async () => {
    const { page } = await installation.look(CARS);
    await settled(page);
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Health', exact: true }).click({ modifiers: ['Control'] }),
    ]);
    await other.waitForURL(/#\/health$/);
    await other.close();
    expect(page.url()).toContain(CARS);
  });

  look('a browser that lets nothing be copied says so', async () => {
    const { page } = await installation.look();
    await page.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
    await page.goto('about:blank');
    await page.goto(`${installation.address}/console${CARS}?~request=open`);
    await settled(page);
    await page.getByRole('button', { name: 'Copy URL' }).click();
    await page.getByText('not allowed here: select the text').waitFor();
  });

  look('a browser that stores nothing for the page shows it all the same', async () => {
    const { page } = await installation.look();
    await page.addInitScript(
      "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } })",
    );
    await page.goto('about:blank');
    await page.goto(`${installation.address}/console${CARS}`);
    await settled(page);
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('button', { name: 'Got it' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Use another key' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  look('a histogram of what nothing has says so', async () => {
    const { page } = await installation.look(`${CARS}?make=Ford&model=Corolla&~ranges=price`);
    await settled(page);
    const histogram = page.getByRole('region', { name: 'Price, histogram' });
    await histogram.getByText('Nothing that is found has a value.').waitFor();
  });
}
