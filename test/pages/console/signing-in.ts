import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ConsoleInstallation, look, settled } from './installation.ts';

const stored = (page: Page): Promise<unknown> => page.evaluate('Object.entries(localStorage)');

/** Signing in with a key, which stays in memory unless its user wants it kept. */
export function signingIn(installation: ConsoleInstallation): void {
  look('a key is typed, forgotten with the page, and kept where that was wished', async () => {
    const { page } = await installation.look();
    await settled(page);
    await page.getByRole('button', { name: 'Use another key' }).click();
    await page.getByLabel('API key').fill(installation.key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await settled(page);
    expect(await page.getByText(`Key …${installation.key.slice(-4)}`).isVisible()).toBe(true);
    expect(await stored(page)).toEqual([]);
    expect(page.url()).not.toContain(installation.key);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('API key').fill(installation.key);
    await page.getByLabel(/^Remember the key/).check();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await settled(page);
    await page.reload();
    await settled(page);
    expect(await page.getByText(`Key …${installation.key.slice(-4)}`).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Sign out' }).click();
    expect(await stored(page)).toEqual([]);
  });

  look('a key that is not known is told so', async () => {
    const { page, faults } = await installation.look('#/explore/search/car/active?make=Ford');
    await settled(page);
    await page.getByRole('button', { name: 'Use another key' }).click();
    await page.getByLabel('API key').fill('nobody');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('is unknown');
    // what was asked for is still in the address
    expect(page.url()).toContain('make=Ford');
    // the browser itself reports answers of 401
    expect(faults.splice(0).every((fault) => fault.includes('401'))).toBe(true);
  });
}
