import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { type ConsoleInstallation, look, shownNumber } from './installation.ts';
import { answered, cellsOf, saved } from './table.ts';

interface Group {
  readonly item: string;
  readonly count: number;
  readonly stats: { readonly dom: { readonly median?: number } };
  readonly cells: readonly Group[];
}

const shown = (value: number | undefined): string =>
  value === undefined ? '–' : String(Number(value.toFixed(2)));

/** Any measure by one or two fields. */
export function pivoting(installation: ConsoleInstallation): void {
  look(
    'bodies by state and their median days: a heat map, its file, bars; every number is asked for',
    async () => {
      const { page } = await installation.look('#/explore/search/car/active?state=TX,CA');
      await page.getByRole('link', { name: 'Pivot', exact: true }).click();
      await page.getByLabel('Rows').selectOption('body_type');
      await answered(page);
      const { rows, num_found: all } = (await installation.ask(
        '/search/car/active/pivot?state=TX,CA&group_by=body_type|0|10,state|0|5&measures=dom|median',
      )) as unknown as { rows: Group[]; num_found: number };
      const name = 'Days on market, median by Body type and State';
      const wanted = rows.map(({ item, count, stats, cells }) => [
        item,
        ...cells.map((cell) => shown(cell.stats.dom.median)),
        shown(stats.dom.median),
        String(count),
      ]);
      expect(rows.length).toBeGreaterThan(2);
      expect(await cellsOf(page, name)).toEqual(wanted);
      expect(
        await page
          .getByRole('status')
          .getByText(/listings/)
          .first()
          .textContent(),
      ).toContain(`${all} listings`);
      const file = await saved(page, `Save as CSV: ${name}`);
      const [head, ...lines] = parse(file.content) as string[][];
      expect(head).toEqual([
        'body_type',
        ...(rows[0]?.cells ?? []).map(({ item }) => item),
        'all',
        'listings',
      ]);
      // the page shows the first ones, the file has all
      const { rows: every } = (await installation.ask(
        '/search/car/active/pivot?state=TX,CA&group_by=body_type|0|1000,state|0|5&measures=dom|median',
      )) as unknown as { rows: Group[] };
      expect(lines.map(([item]) => item)).toEqual(every.map(({ item }) => item));
      await page.getByLabel('Show as').selectOption('bars');
      await page.getByRole('img', { name: new RegExp(`^${name}: ${rows[0]?.item} `) }).waitFor();

      // lines: model years in their order, a line a state, each number as it is asked for
      await page.getByLabel('Rows').selectOption('year');
      await page.getByLabel('Show as').selectOption('lines');
      const { rows: years } = (await installation.ask(
        '/search/car/active/pivot?state=TX,CA&group_by=year|0|10,state|0|5&measures=dom|median',
      )) as unknown as { rows: Group[] };
      const inOrder = years.toSorted((one, other) => Number(one.item) - Number(other.item));
      const points = (inOrder[0]?.cells ?? []).flatMap(({ item: state }, at) =>
        inOrder.map(({ item, cells }) => {
          const value = cells[at]?.stats.dom.median;
          return `${item} ${state} ${value === undefined ? 'none' : shown(value)}`;
        }),
      );
      const drawn = `Days on market, median by Year and State: ${points.join(', ')}`;
      await page.getByRole('img', { name: drawn, exact: true }).waitFor();
    },
  );

  look('counts by one field, the largest groups first, and a filter that is taken back', async () => {
    const { page } = await installation.look(
      '#/pivot/search/car/active?make=Ford&~rows=model&~columns=none&~measure=count',
    );
    await answered(page);
    const whole = (await installation.ask('/search/car/active?make=Ford&rows=0&facets=model|0|10')) as {
      facets: { model: { item: string; count: number }[] };
    };
    const { facets } = whole;
    const rows = await cellsOf(page, 'Listings by Model');
    expect(rows.map(([item, count]) => [item, shownNumber(count ?? '')])).toEqual(
      facets.model.map(({ item, count }) => [item, count]),
    );
    const { facets: all } = (await installation.ask(
      '/search/car/active?make=Ford&rows=0&facets=model|0|1000',
    )) as typeof whole;
    expect(all.model.length).toBeGreaterThan(10);
    const lines = parse((await saved(page, 'Save as CSV: Listings by Model')).content) as string[][];
    expect(lines.slice(1)).toEqual(all.model.map(({ item, count }) => [item, String(count)]));
    // numbers stand under the words that they were asked by, until the others are there
    let answer = (): void => undefined;
    const held = new Promise<void>((go) => {
      answer = go;
    });
    await page.route(/\/pivot\?.*group_by=body_type/, async (route) => {
      await held;
      await route.fallback();
    });
    await page.getByLabel('Rows').selectOption('body_type');
    await page.locator('.pivot[aria-busy="true"]').waitFor();
    expect(await cellsOf(page, 'Listings by Model')).toEqual(rows);
    answer();
    await page.getByRole('heading', { name: 'Listings by Body type' }).waitFor();
    // a chart has five colours; that further columns are not drawn is said
    await page.getByLabel('Columns').selectOption('state');
    await page.getByLabel('First').selectOption('10');
    await page.getByLabel('Show as').selectOption('bars');
    await page.getByText('the first 5 of 10 columns are drawn, the table has all').waitFor();
    await page.getByRole('button', { name: 'Remove filter make Ford' }).click();
    await page.waitForURL((url) => !url.hash.includes('make=Ford'));
  });

  look('what is refused has no number; those before it keep their words, and their file', async () => {
    const { page, faults } = await installation.look(
      '#/pivot/search/car/active?make=Ford&~rows=model&~columns=none&~measure=count',
    );
    await answered(page);
    const rows = await cellsOf(page, 'Listings by Model');
    const whole = (await saved(page, 'Save as CSV: Listings by Model')).content.toString();
    await page.route(/\/pivot\?.*group_by=year/, (route) =>
      route.fulfill({ status: 503, json: { code: 503, message: 'The engine is busy.' } }),
    );
    await page.getByLabel('Rows').selectOption('year');
    await page.getByRole('alert').getByText('The engine is busy.').waitFor();
    expect(await page.locator('.total strong').textContent()).toBe('–');
    let answer = (): void => undefined;
    const held = new Promise<void>((go) => {
      answer = go;
    });
    await page.route(/\/pivot\?(?!.*make=Ford).*group_by=year/, async (route) => {
      await held;
      await route.fallback();
    });
    await page.getByRole('button', { name: 'Remove filter make Ford' }).click();
    await page.locator('.pivot[aria-busy="true"]').waitFor();
    expect(await cellsOf(page, 'Listings by Model')).toEqual(rows);
    expect((await saved(page, 'Save as CSV: Listings by Model')).content.toString()).toBe(whole);
    answer();
    await page.getByRole('alert').waitFor();
    expect(faults.splice(0).every((fault) => fault.includes('503'))).toBe(true);
  });
}
