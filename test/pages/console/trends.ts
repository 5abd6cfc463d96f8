import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { type ConsoleInstallation, look } from './installation.ts';
import { answered, cellsOf, saved } from './table.ts';

interface Point {
  readonly from: string;
  readonly to: string;
  readonly active: number;
  readonly price: { readonly median: number | null };
}
interface Trends {
  readonly total: { readonly points: readonly Point[] };
  readonly series: readonly {
    readonly group: { readonly make: string };
    readonly points: readonly Point[];
  }[];
}

const shown = (value: number | null): string => (value === null ? '–' : value.toLocaleString('en-US'));

/** The market as it was, from what Explore was narrowed to. */
export function following(installation: ConsoleInstallation): void {
  look(
    'the median price by make from day to day: lines, every number, the file of all, a filter taken back',
    async () => {
      const { page, faults } = await installation.look(
        '#/explore/search/car/active?car_type=used&make=Ford,Honda&price_range=1-',
      );
      await answered(page);
      await page.getByRole('link', { name: 'Trends', exact: true }).click();
      await answered(page);
      expect(await page.getByRole('note').textContent()).toContain('price_range');
      await page.getByLabel('Measure').selectOption('price');
      await answered(page);
      const answer = (await installation.ask(
        '/trends/car?inventory_type=used&make=Ford,Honda&group_by=make&limit=5&measures=price|median',
      )) as unknown as Trends;
      const groups = [
        ...answer.series.map(({ group, points }) => [group.make, points] as const),
        ['all', answer.total.points] as const,
      ];
      const wanted = new Map(
        groups.flatMap(([name, points]) =>
          points.map((point) => [`${name} ${point.to}`, [String(point.active), shown(point.price.median)]]),
        ),
      );
      expect(answer.total.points.length).toBe(4);
      const cells = await cellsOf(page, 'Points');
      expect(
        new Map(cells.map(([to, , series, active, , , , , median]) => [`${series} ${to}`, [active, median]])),
      ).toEqual(wanted);
      await page.getByRole('img', { name: /^Price, median \(\$\): (Ford|Honda) from/ }).waitFor();

      // a measure that is refused, or waited for, does not name what is there
      await page.route(/measures=miles/, (route) =>
        route.fulfill({ status: 503, json: { code: 503, message: 'The engine is busy.' } }),
      );
      await page.getByLabel('Measure').selectOption('miles');
      await page.getByRole('alert').getByText('The engine is busy.').waitFor();
      let reply = (): void => undefined;
      const held = new Promise<void>((go) => {
        reply = go;
      });
      await page.route(/measures=msrp/, async (route) => {
        await held;
        await route.fallback();
      });
      await page.getByLabel('Measure').selectOption('msrp');
      await page.locator('.trends[aria-busy="true"]').waitFor();
      expect(await page.getByRole('heading', { name: 'Price, median ($)' }).count()).toBe(1);
      reply();
      await page
        .getByText(/^MSRP, median \(\$\)/)
        .first()
        .waitFor();
      await page.getByLabel('Measure').selectOption('price');
      await page.getByRole('heading', { name: 'Price, median ($)' }).waitFor();
      await answered(page);

      const file = await saved(page, 'Save as CSV: Points');
      const [head, ...lines] = parse(file.content) as string[][];
      expect(head?.slice(0, 9)).toEqual([
        'to',
        'from',
        'series',
        'active',
        'arrivals',
        'departures',
        'price_cuts',
        'price_rises',
        'price_median',
      ]);
      expect(lines.length).toBe(wanted.size);

      await page.getByRole('button', { name: 'Remove filter make Honda' }).click();
      await page.waitForURL((url) => !url.hash.includes('Honda'));
      await page.getByLabel('Lines').selectOption('none');
      await answered(page);
      await page.getByRole('img', { name: /everything that matches from/ }).waitFor();
      expect(faults.splice(0).every((fault) => fault.includes('503'))).toBe(true);
    },
  );

  look('medians day by day beside the statistics, where they are wanted', async () => {
    const { page, faults } = await installation.look('#/explore/search/car/active?make=Ford');
    await page.getByLabel('Medians day by day').check();
    await page.waitForURL(/~sparks=shown/);
    const { total } = (await installation.ask(
      '/trends/car?make=Ford&measures=price|median',
    )) as unknown as Trends;
    const [first, last] = [total.points[0], total.points.at(-1)];
    const [from, to] = [first, last].map((point) => shown(point?.price.median ?? null));
    const words = `Price, median by day: ${from} to ${to}, ${first?.to} to ${last?.to}`;
    await page.getByRole('img', { name: words, exact: true }).click();
    await page
      .getByRole('img', { name: `Price, median ($): everything that matches from ${from} to ${to}` })
      .waitFor();
    // what is refused shows no line of what was asked before
    await page.goBack();
    const lines = page.getByRole('region', { name: 'Statistics' }).getByRole('img');
    await lines.first().waitFor();
    await page.route('**/v2/trends/car?*', (route) =>
      route.fulfill({ status: 422, contentType: 'application/json', body: '{"message":"not today"}' }),
    );
    await page.getByRole('button', { name: 'Remove filter make Ford' }).click();
    await page.getByText('not today').waitFor();
    expect(await lines.count()).toBe(0);
    expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);
    await page.unroute('**/v2/trends/car?*');
    // what trends cannot be narrowed by is said
    await page.goto(
      `${installation.address}/console#/explore/search/car/active?price_range=1-&~sparks=shown`,
    );
    await page.getByText('Trends cannot be filtered by Price range.').waitFor();
  });

  look('since yesterday: what arrived and departed, in numbers and as lists that open', async () => {
    const { page } = await installation.look('#/health?~since=departed');
    await answered(page);
    const { day, counts } = (await installation.ask('/changes/car?rows=0')) as unknown as {
      day: string;
      counts: Record<string, number>;
    };
    const kinds = {
      arrived: 'Arrived',
      departed: 'Departed',
      price_cut: 'Price cut',
      price_rise: 'Price raised',
    };
    expect(Object.values(counts).some((one) => one > 0)).toBe(true);
    for (const [kind, title] of Object.entries(kinds)) {
      const button = page.getByRole('button', { name: `${title}: ${counts[kind]}`, exact: true });
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
      if (counts[kind] === 0) {
        await page.getByText('None.', { exact: true }).waitFor();
        continue;
      }
      const { listings } = (await installation.ask(`/changes/car?change=${kind}&rows=100`)) as unknown as {
        listings: { vin: string }[];
      };
      const cells = await cellsOf(page, `${title} on ${day}`);
      expect(cells.map((row) => row.at(-1))).toEqual(listings.map(({ vin }) => vin));
    }
    // of more than the page shows the file has all
    const [kind = '', title = ''] = Object.entries(kinds).find(([one]) => (counts[one] ?? 0) > 1) ?? [];
    await page.route(new RegExp(`change=${kind}&rows=100(&|$)`), async (route) => {
      const answer = await route.fetch();
      const told = (await answer.json()) as { listings: object[] };
      await route.fulfill({ json: { ...told, listings: told.listings.slice(0, 1) } });
    });
    await page.goto(`${installation.address}/console#/health?~since=${kind}`);
    await page.reload();
    await page.getByText(`The first 1 of ${counts[kind]}; the file has all.`).waitFor();
    const file = await saved(page, `Save as CSV: ${title} on ${day}`);
    expect(parse(file.content, { columns: true })).toHaveLength(counts[kind] ?? 0);
  });
  look('on the first day nothing is told to have changed, and why is said', async () => {
    const { page } = await installation.look('#/health');
    await answered(page);
    await page.route('**/v2/changes/car?*', (route) =>
      route.fulfill({ json: { num_found: 0, day: null, counts: {}, listings: [] } }),
    );
    await page.reload();
    await page.getByText('from the second day on').waitFor();
  });

  look('a source that is held: how many listings it keeps, since when and until when', async () => {
    const { page } = await installation.look('#/health?market=us-cars');
    await answered(page);
    const { deliveries } = (await installation.ask(
      '/deliveries?dataset=listings&market=us-cars',
    )) as unknown as {
      deliveries: { as_of: string; held: string[] }[];
    };
    const [newest, before] = deliveries;
    const source = newest?.held[0] ?? '';
    expect(before?.held).not.toContain(source);
    // what it keeps is what it no longer brings: the rest was seen by the newest delivery
    const ofSource = (await installation.ask(`/search/car/active?source=${source}&rows=50`)) as unknown as {
      listings: { last_seen_at_date: string }[];
    };
    const kept = ofSource.listings.filter(({ last_seen_at_date: seen }) => seen < (newest?.as_of ?? ''));
    expect(kept.length).toBeGreaterThan(0);
    await page.getByRole('region', { name: 'Held sources, us-cars' }).getByRole('link').first().waitFor();
    expect(await cellsOf(page, 'Held sources, us-cars')).toEqual([
      [
        source,
        String(kept.length),
        newest?.as_of.slice(0, 16).replace('T', ' '),
        'it recovers, or 2 more deliveries',
      ],
    ]);
  });
}
