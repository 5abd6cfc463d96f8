import { expect } from 'vitest';
import { UNRECALLED, VIN } from './days.ts';
import { type ConsoleInstallation, look } from './installation.ts';
import { answered, cellsOf, saved } from './table.ts';

/** The vehicle on three sources (days.ts): at its own dealer, at a group, and at a lot where it does not stand. */
export function oneVehicle(installation: ConsoleInstallation): void {
  look('by VIN: its copies, and why one of them is searchable', async () => {
    const { page } = await installation.look('#/vehicle');
    await page.getByLabel('VIN, mark or listing id').fill(VIN.toLowerCase());
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`vin=${VIN}`, 'i'));
    await answered(page);
    const copies = await cellsOf(page, 'On all sources');
    expect(copies.map((cells) => cells.slice(0, 3))).toEqual([
      ['own.example', 'yes', 'ranked first'],
      ['group.example', 'no', 'ranked lower by: dealers before aggregators, groups and retailers'],
      ['lot.example', 'no', 'ranked lower by: located at its own dealer'],
    ]);
    await page.getByText('The searchable listing is the one on own.example').waitFor();
    await page.getByText('All fields').click();
    const members = await cellsOf(page, 'Members');
    expect(members.find(([name]) => name === 'last_seen_at')?.[1]).toMatch(/^2026-11-27 06:00 UTC$/);
    await page.getByRole('columnheader', { name: 'Meaning' }).waitFor();
    await page.getByText('All fields').click();
    await page.getByRole('button', { name: 'group.example', exact: true }).click();
    await page.waitForURL(/id=/);
    await page
      .getByRole('region', { name: 'Listing', exact: true })
      .filter({ hasText: 'The Group' })
      .waitFor();
  });

  look('its prices and mileages, source by source', async () => {
    const { page } = await installation.look(`#/vehicle?vin=${VIN}`);
    await page.getByRole('img', { name: 'Price history ($): 9 records, from 30,000 to 32,500' }).waitFor();
    await page.getByRole('img', { name: 'Mileage history (mi): 9 records, from 41,000 to 41,020' }).waitFor();
    const records = await cellsOf(page, 'History');
    expect(
      records.filter(([, , , , source]) => source === 'group.example').map((cells) => cells.slice(0, 4)),
    ).toEqual([
      ['2026-11-27', '2026-11-27', '30,500', '41,020'],
      ['2026-11-25', '2026-11-25', '31,500', '41,010'],
      ['2026-11-24', '2026-11-24', '32,500', '41,000'],
    ]);
    expect((await saved(page, 'Save as CSV: History')).content.toString().split('\r\n')).toHaveLength(11);
  });

  look(
    'a history in two countries: each price says its own money, and no line goes through both',
    async () => {
      const asked = (await installation.ask(
        `/history/car/${VIN}?fields=id,price,source,country,first_seen_at,last_seen_at`,
      )) as unknown as Record<string, unknown>[];
      expect(new Set(asked.map(({ country }) => country))).toEqual(new Set(['US']));
      const { page } = await installation.look('#/vehicle');
      await page.route('**/v2/history/car/*', (route) => {
        expect(new URL(route.request().url()).searchParams.get('fields')).toMatch(/price.*,country$/);
        return route.fulfill({ json: asked.map((one, at) => (at === 0 ? { ...one, country: 'CA' } : one)) });
      });
      await page.goto(`${installation.address}/console#/vehicle?vin=${VIN}`);
      await page.getByText('no line is drawn through them').waitFor();
      expect(await page.getByRole('img', { name: /^Price history/ }).count()).toBe(0);
      const prices = (await cellsOf(page, 'History')).map((cells) => cells[2]);
      const first = asked[0]?.price as number;
      expect(prices).toContain(`CA$${first.toLocaleString('en-US')}`);
      expect(prices.filter((price) => /^\$\d/.test(price ?? ''))).toHaveLength(asked.length - 1);
    },
  );

  look('photos are asked for after a click, without telling from where', async () => {
    const { page, elsewhere } = await installation.look(`#/vehicle?vin=${VIN}`);
    const asked: Record<string, string>[] = [];
    await page.route(/^https:\/\//, async (route) => {
      asked.push(await route.request().allHeaders());
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
    });
    await answered(page);
    expect(elsewhere).toEqual([]);
    await page.getByRole('button', { name: 'Load 2 photos from the dealer' }).click();
    await expect.poll(() => asked.length).toBe(2);
    expect(asked.every(({ referer }) => referer === undefined)).toBe(true);
    expect(elsewhere.splice(0).toSorted()).toEqual([
      'https://images.own.example/1.jpg',
      'https://images.own.example/2.jpg',
    ]);
  });

  look('recalls are asked for when wanted: a list, none, and nothing known', async () => {
    const { page, faults } = await installation.look(`#/vehicle?vin=${VIN}`);
    await answered(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/car/recalls/')) asked.push(request.url());
    });
    await page.getByRole('button', { name: 'Show recalls' }).click();
    const recalls = await cellsOf(page, 'Recalls of the vehicle');
    expect(recalls.map((cells) => [cells[1], cells[2], cells[5]])).toEqual([
      ['24V001000', 'OPEN', 'Seat belts'],
      ['24V002000', 'CLOSED', 'Brake hoses'],
    ]);
    expect(asked).toHaveLength(1);
    await page.goto(`${installation.address}/console#/vehicle?vin=${UNRECALLED}&~recalls=asked`);
    await page.getByText('This vehicle has no recalls.').waitFor();
    expect(faults).toEqual([]);
    await page.goto(`${installation.address}/console#/vehicle?vin=1FTFW1E50NFA99999&~recalls=asked`);
    await page.getByText('There is no recall information for this vehicle').waitFor();
    await page.goto(`${installation.address}/console#/vehicle?vin=short&~recalls=asked`);
    await page.getByText('Recalls need a complete VIN').waitFor();
    // the browser itself reports answers of 422 and 400
    expect(faults.splice(0).every((fault) => /4(22|00)/.test(fault))).toBe(true);
  });

  look('recalls without the terms: how they are accepted, and nothing is asked', async () => {
    const { key, keyId } = installation.plain;
    const { page } = await installation.look(`#/vehicle?vin=${VIN}&~recalls=asked`, {}, key);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/car/recalls/')) asked.push(request.url());
    });
    await answered(page);
    await page.getByText(`forecourt keys accept-terms ${keyId} recalls`).waitFor();
    expect(asked).toEqual([]);
  });

  look('terms that ended meanwhile, and a partner that fails, are said', async () => {
    const { page, faults } = await installation.look('#/vehicle');
    for (const [status, words] of [
      [403, 'keys accept-terms'],
      [502, 'Recalls are unavailable at the moment.'],
    ] as const) {
      await page.route('**/v2/car/recalls/**', (route) =>
        route.fulfill({ status, json: { code: status, message: 'No.' } }),
      );
      await page.goto(`${installation.address}/console#/vehicle?vin=${VIN}&s=${status}&~recalls=asked`);
      await page.reload();
      await page.getByText(words).waitFor();
    }
    expect(faults.splice(0).every((fault) => /403|502/.test(fault))).toBe(true);
  });

  look('what nobody lists, what was never known, and what is no VIN', async () => {
    const { page, faults } = await installation.look('#/vehicle?vin=1FTFW1E50NFA99999');
    await page.getByText('No dealer lists 1FTFW1E50NFA99999 at the moment.').waitFor();
    await page.getByText('There are no records of this vehicle.').waitFor();
    await page.goto(`${installation.address}/console#/vehicle?id=${VIN}-00000000-0000`);
    await page.getByText('is no longer active').waitFor();
    await page.goto(`${installation.address}/console#/vehicle?vin=short`);
    await page.getByRole('alert').first().waitFor();
    expect(faults.splice(0).every((fault) => /4\d\d/.test(fault))).toBe(true);
  });

  look('from a listing in Explore', async () => {
    const { page } = await installation.look(`#/explore/search/car/active?vin=${VIN}`);
    await answered(page);
    await page.getByRole('link', { name: VIN }).click();
    await page.waitForURL(new RegExp(`#/vehicle\\?id=${VIN}-`));
    await page.getByRole('heading', { name: '2022 Ford F-150 XLT' }).waitFor();
  });
}
