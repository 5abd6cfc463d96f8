import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import {
  accessible,
  type ConsoleInstallation,
  facet,
  look,
  settled,
  shownNumber,
  total,
} from './installation.ts';
import { answered, cellsOf, saved } from './table.ts';

type Counted = { readonly term: string; readonly count: number };

/** Searches whose records are no active listings with photos, and whose counts are asked and written otherwise. */
export function markets(installation: ConsoleInstallation): void {
  look('offers: their columns, facets that count them, no photos', async () => {
    const { page } = await installation.look('#/explore/search/car/incentive/oem');
    const { num_found, facets } = await installation.ask(
      '/search/car/incentive/oem?rows=0&facets=offer_type',
    );
    expect(await total(page)).toBe(num_found);
    const heads = await page.locator('table.listings thead th').allTextContents();
    expect(heads.slice(0, 5)).toEqual(['Offer', 'Make', 'Model', 'Year', 'Offer type']);
    expect(heads).toContain('Valid through');
    expect(await page.getByLabel('Load photos from dealer websites').count()).toBe(0);
    const [most] = (facets as { offer_type: Counted[] }).offer_type;
    if (!most) throw new Error('the sample has no offers');
    await facet(page, 'Offer type').getByRole('button', { name: most.term, exact: true }).click();
    await page.waitForURL(new RegExp(`offer_type=${most.term}`));
    expect(await total(page)).toBe(most.count);
    const { content, name } = await saved(page, 'Save as CSV: Offers');
    const rows = parse(content, { columns: true }) as Record<string, string>[];
    expect([name, rows.length]).toEqual(['offers.csv', most.count]);
    expect(rows.every((row) => row.offer_type === most.term && row.make !== '')).toBe(true);
  });

  look('columns are chosen', async () => {
    const { page } = await installation.look('#/explore/search/car/incentive/oem?~columns=msrp,city');
    await settled(page);
    expect(await page.locator('table.listings thead th').allTextContents()).toEqual([
      'Offer',
      'MSRP $',
      'City',
    ]);
    // in any order, on the page and in its file
    const heads = (): Promise<string[]> => page.locator('table.listings thead th').allTextContents();
    await page.getByText('Order, columns, photos').click();
    await page.getByRole('button', { name: 'Move City to the left' }).click();
    await expect.poll(heads).toEqual(['Offer', 'City', 'MSRP $']);
    await page
      .getByRole('button', { name: 'Move City to the left', exact: true })
      .and(page.locator(':focus'))
      .waitFor();
    await accessible(page);
    const [head] = parse((await saved(page, 'Save as CSV: Offers')).content) as string[][];
    expect(head?.slice(-2)).toEqual(['city', 'msrp']);
    // an instant is no number of seconds
    await page.goto(`${installation.address}/console#/explore/search/car/active?~columns=last_seen_at`);
    await page.getByRole('columnheader', { name: 'Last seen at UTC' }).waitFor();
    await settled(page);
    const { listings } = (await installation.ask('/search/car/active?rows=10')) as unknown as {
      listings: { last_seen_at_date: string }[];
    };
    expect(await page.locator('.listings tbody td.text').allTextContents()).toEqual(
      listings.map(({ last_seen_at_date: seen }) =>
        seen.slice(0, 16).replace('T', ' ').replace(' 00:00', ''),
      ),
    );
    const isWhole =
      "[...document.querySelectorAll('.listings td.text')].every((one) => one.scrollWidth <= one.clientWidth)";
    expect(await page.evaluate(isWhole)).toBe(true);
    // a facet that is added moves no other one
    const facets = (): Promise<(string | null)[]> => page.locator('.facet h3').allTextContents();
    const before = await facets();
    await page.locator('summary', { hasText: 'More facets' }).click();
    await page.getByRole('checkbox', { name: 'City', exact: true }).check();
    await expect.poll(facets).toEqual([...before, 'City']);
  });

  look('offers of one make in one area: its path is asked for', async () => {
    const { page } = await installation.look('#/explore/search/car/incentive/{make}/{zip}');
    await page.getByText('Requires all of these:').waitFor();
    await page.getByRole('textbox', { name: 'make', exact: true }).fill('Ford');
    await page.getByRole('textbox', { name: 'make', exact: true }).press('Enter');
    await page.waitForURL(/make=Ford/);
    await page.getByRole('textbox', { name: 'zip', exact: true }).fill('60601');
    await page.getByRole('textbox', { name: 'zip', exact: true }).press('Enter');
    expect(await total(page)).toBe(
      (await installation.ask('/search/car/incentive/Ford/60601?rows=0')).num_found,
    );
    expect(await page.locator('.request .url').first().textContent()).toMatch(
      /^GET \/v2\/search\/car\/incentive\/Ford\/60601\?facets=/,
    );
    // what is behind a number is saved from the same path
    await page.locator('.facet button.count').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('.verdict').waitFor();
    const [, number = ''] = /Showing \d+ of ([\d,]+)/.exec((await dialog.textContent()) ?? '') ?? [];
    const label = await dialog.getByRole('heading', { level: 2 }).textContent();
    const { content } = await saved(page, `Save as CSV: ${label}`);
    expect(parse(content, { columns: true })).toHaveLength(shownNumber(number));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove filter zip 60601' }).click();
    await page.getByText('Requires all of these:').waitFor();
  });

  look('what has left: counts of one kind a request, and the page of a listing that is no more', async () => {
    const { page } = await installation.look('#/explore/search/car/recents');
    const { num_found, stats } = await installation.ask('/search/car/recents?rows=0&stats=price');
    expect(await total(page)).toBe(num_found);
    const { count } = (stats as { price: { count: number } }).price;
    const button = page.getByRole('button', { name: /the listings behind count of Price$/ });
    expect(shownNumber(await button.textContent())).toBe(count);
    expect(await facet(page, 'Make').locator('button.count').count()).toBeGreaterThan(3);
    await page.getByRole('region', { name: 'Price, histogram' }).waitFor();
    const vin = (await page.locator('table.listings a.vin code').first().textContent()) ?? '';
    await page.locator('table.listings a.vin').first().click();
    await page.getByRole('region', { name: 'Listing', exact: true }).waitFor();
    expect(await page.getByText(`No dealer lists ${vin} at the moment.`).count()).toBe(1);
  });

  look('a listing without a VIN: its page, its copies and its history by registration mark', async () => {
    const { listings } = await installation.ask('/search/car/uk/active?rows=50');
    const marked = (listings as Record<string, string>[]).find(
      ({ vin, vehicle_registration_mark: mark }) => vin === undefined && mark !== undefined,
    );
    if (!marked) throw new Error('the sample has no listing with a mark alone');
    const { id, vehicle_registration_mark: mark = '', heading = '', source } = marked;
    const { page } = await installation.look(`#/explore/search/car/uk/active?vrm=${mark}`);
    await settled(page);
    await page.locator('table.listings').getByRole('link', { name: mark }).click();
    await page.waitForURL((url) => url.hash.includes(`#/vehicle/listing/car/uk/{id}?id=${id}`));
    await page.getByRole('heading', { name: heading }).waitFor();
    expect((await cellsOf(page, 'On all sources')).map((cells) => cells.slice(0, 2))).toEqual([
      [source, 'yes'],
    ]);
    // a record for each price that it had there
    expect([...new Set((await cellsOf(page, 'History')).map((cells) => cells[4]))]).toEqual([source]);
    // 0 miles are known
    await page.route(/car\/uk\/active\?vrm=/, async (route) => {
      const told = (await (await route.fetch()).json()) as { listings: object[] };
      await route.fulfill({
        json: { ...told, listings: told.listings.map((one) => ({ ...one, miles: 0 })) },
      });
    });
    await page.reload();
    await expect.poll(async () => (await cellsOf(page, 'On all sources'))[0]?.[4]).toBe('0');
    // typed, it is found as well
    await page.goto(`${installation.address}/console#/vehicle`);
    await page.getByLabel('Kind').selectOption({ label: 'car/uk' });
    await page.getByLabel('VIN, mark or listing id').fill(mark);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.hash.includes(`mark=${mark}`));
    expect(await cellsOf(page, 'On all sources')).toHaveLength(1);
  });

  look('a listing that nothing identifies has its page, and an id that nobody knows says so', async () => {
    const { listings } = await installation.ask('/search/car/uk/active?rows=50');
    const bare = (listings as Record<string, string>[]).find(
      ({ vin, vehicle_registration_mark: mark }) => vin === undefined && mark === undefined,
    );
    const { page, faults } = await installation.look(`#/vehicle/listing/car/uk/{id}?id=${bare?.id}`);
    await page.getByText('This listing has no registration mark').waitFor();
    await page.getByRole('heading', { name: bare?.heading ?? '' }).waitFor();
    await page.goto(`${installation.address}/console#/vehicle/listing/car/uk/{id}?id=nobody`);
    await page.getByText('No active or recently departed listing has this id').waitFor();
    await answered(page);
    // the browser itself reports answers of 422
    expect(faults.splice(0).every((fault) => fault.includes('422'))).toBe(true);
  });

  look('every table is saved: a facet, and what is behind a number, whole', async () => {
    const { page } = await installation.look('#/explore/search/car/active?make=Ford');
    await settled(page);
    const { name, content } = await saved(page, 'Save as CSV: Make');
    const rows = parse(content, { columns: true, cast: true }) as { make: string; count: number }[];
    const { facets } = await installation.ask('/search/car/active?rows=0&facets=make|0|1000');
    expect([name, rows]).toEqual([
      'make.csv',
      (facets as { make: { item: string; count: number }[] }).make.map(({ item, count }) => ({
        make: item,
        count,
      })),
    ]);
    await page.getByRole('button', { name: /: show the listings with Make Ford$/ }).click();
    await page.getByRole('dialog').locator('.verdict').waitFor();
    const behind = await saved(page, 'Save as CSV: Make Ford');
    const { num_found: fords } = await installation.ask('/search/car/active?rows=0&make=Ford');
    expect(parse(behind.content, { columns: true })).toHaveLength(Number(fords));
  });
}
