import { expect } from 'vitest';
import { type ConsolePlace, look, settled } from './installation.ts';

/** What a key may not use it is told, and nothing is asked that would be refused. */
export function rights(place: ConsolePlace): void {
  look('a key without the right to explain: it is said, and the browser has nothing to report', async () => {
    const { key, keyId } = place.plain;
    const { page, faults } = await place.look('#/explore/search/car/active?make=Ford&~request=open', {}, key);
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(response.url());
    });
    await settled(page);
    await page.getByText('This key may not see the plan and the engine request').waitFor();
    expect(await page.getByRole('button', { name: 'Show the plan and the engine request' }).count()).toBe(0);
    const [{ vin = '' } = {}] = (await place.ask('/search/car/active?rows=1')).listings as { vin?: string }[];
    await page.goto(`${place.address}/console#/vehicle?vin=${vin}&~request=open`);
    await page.getByRole('region', { name: 'On all sources' }).first().waitFor();
    // how the terms are accepted, with the id of the key itself
    await page.getByText(`keys accept-terms ${keyId} recalls`).waitFor();
    expect([faults, refused]).toEqual([[], []]);
  });

  look('another key may do what it may, at once', async () => {
    const { page, faults } = await place.look('#/explore?~request=open', {}, place.plain.key);
    await settled(page);
    await page.getByText('This key may not see the plan').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('API key').fill(place.key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await settled(page);
    await page.getByRole('button', { name: 'Show the plan and the engine request' }).click();
    await page.getByRole('textbox', { name: 'Plan' }).waitFor();
    expect(faults).toEqual([]);
  });
}
