import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The view shows the answer to what its address asks. */
export async function answered(page: Page): Promise<void> {
  await page.locator('main [aria-busy="false"]').first().waitFor();
}

/** Texts of the rows of the table of that name, cell by cell. */
export async function cellsOf(page: Page, name: string): Promise<string[][]> {
  const table = page.getByRole('region', { name, exact: true }).locator('table');
  await table.first().waitFor();
  const rows = await table.first().locator('tbody tr').all();
  return Promise.all(rows.map((row) => row.locator('th, td').allTextContents()));
}

/** What begins a table, so that spreadsheets read its letters as UTF-8. */
const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** What the browser saves when that is chosen from the menu of its block: `Save as CSV: Listings`. */
export async function saved(page: Page, name: string): Promise<{ name: string; content: Buffer }> {
  await page.getByRole('button', { name: name.replace(/^.*?: /, 'Menu of '), exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  const file = { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
  if (!file.name.endsWith('.csv')) return file;
  expect(file.content.subarray(0, MARK.length)).toEqual(MARK);
  return { ...file, content: file.content.subarray(MARK.length) };
}
