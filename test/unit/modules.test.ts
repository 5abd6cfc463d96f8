import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { narrowedListings } from '../../src/catalog/listing/narrow.ts';
import { MARKETS, marketNamed } from '../../src/catalog/markets.ts';
import { exportsOf } from '../../src/catalog/modules.ts';

/** The folder is the registry: what a file there says, and what is said of one that is not as it should be. */

const folder = mkdtempSync(join(tmpdir(), 'forecourt-modules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what the files export, in the order of their names; a file that exports nothing under the name is named', async () => {
  const at = pathToFileURL(`${folder}/`);
  writeFileSync(join(folder, 'b.ts'), "export const thing = 'second';");
  writeFileSync(join(folder, 'a.ts'), "export const thing = 'first';");
  writeFileSync(join(folder, 'notes.md'), 'no module');
  expect(await exportsOf<string>(at, 'thing')).toEqual(['first', 'second']);
  writeFileSync(join(folder, 'c.ts'), "export const other = 'third';");
  await expect(exportsOf(at, 'thing')).rejects.toThrow(/c\.ts exports no thing$/);
});

test('a market that names what no listing has is told so', () => {
  const names = { name: 'boat-listings', about: 'Boats.', schema: 'BoatListing', own: [] };
  const narrowed = (more: object) => () =>
    narrowedListings({ ...names, parameters: [], facets: [], shown: [], ...more });
  expect(narrowed({})).not.toThrow();
  expect(narrowed({ facets: ['trimm'] })).toThrow('boat-listings: no listing has trimm');
  expect(narrowed({ parameters: ['stock'] })).toThrow('boat-listings: no listing has stock');
});

test('a market that no file declares is a programming error; no two operations of markets have one order', () => {
  expect(() => marketNamed('boats')).toThrow('boats: no file of src/catalog/markets declares this market');
  const orders = MARKETS.map(marketNamed).flatMap((market) => [
    ...[...market.searches, ...(market.directorySearches ?? []), ...market.listingDetails],
    ...[...(market.suggestions ?? []), market.dealerDetails, market.history].filter(
      (one) => one !== undefined,
    ),
  ]);
  const numbers = orders.map(({ order }) => order);
  expect([...new Set(numbers)]).toEqual(numbers);
});
