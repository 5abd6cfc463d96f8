import { expect } from 'vitest';
import { type ConsoleInstallation, look, settled } from './installation.ts';

/** What a key may not use it is told, and nothing is asked that would be refused. */
export function rights(installation: ConsoleInstallation): void {
  look('a key without the right to explain: it is said, and the browser has nothing to report', async () => {
    const { key, keyId } = installation.plain;
    const { page, faults } = await installation.look(
      '#/explore/search/car/active?make=Ford&~request=open',
      {},
      key,
    );
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(response.url());
    });
    await settled(page);
    await page.getByText('This key may not see the plan and the engine request').waitFor();
    expect(await page.getByRole('button', { name: 'Show the plan and the engine request' }).count()).toBe(0);
    const [{ vin = '' } = {}] = (await installation.ask('/search/car/active?rows=1')).listings as {
      vin?: string;
    }[];
    await page.goto(`${installation.address}/console#/vehicle?vin=${vin}&~request=open`);
    await page.getByRole('region', { name: 'On all sources' }).first().waitFor();
    // how the terms are accepted, with the id of the key itself
    await page.getByText(`keys accept-terms ${keyId} recalls`).waitFor();
    expect([faults, refused]).toEqual([[], []]);
  });

  look('another key may do what it may, at once', async () => {
    const { page, faults } = await installation.look('#/explore?~request=open', {}, installation.plain.key);
    await settled(page);
    await page.getByText('This key may not see the plan').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('API key').fill(installation.key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await settled(page);
    await page.getByRole('button', { name: 'Show the plan and the engine request' }).click();
    await page.getByRole('textbox', { name: 'Plan' }).waitFor();
    expect(faults).toEqual([]);
  });
}
