import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ConsoleInstallation, countButton, look, settled, shownNumber, total } from './installation.ts';

const CARS = '#/explore/search/car/active';

/** The panel's words about the number, once they are there. */
async function verdict(page: Page): Promise<string> {
  const words = page.getByRole('dialog').locator('.verdict');
  await words.waitFor();
  return (await words.textContent()) ?? '';
}

/** The request is visible, and every number leads to its listings. */
export function checking(installation: ConsoleInstallation): void {
  look("a facet's number opens its listings, and is the same", async () => {
    const { page } = await installation.look(`${CARS}?make=Ford,Kia`);
    await settled(page);
    const button = countButton(page, 'Make', 'Toyota');
    const number = shownNumber(await button.textContent());
    await button.click();
    expect(await verdict(page)).toBe(`Shown ${number}, found ${number}: they match.`);
    expect(await page.getByRole('dialog').getByRole('row').count()).toBe(11);
    // blurred, the page behind would be painted again with every frame
    const behind = await page.evaluate(
      "getComputedStyle(document.querySelector('dialog[open]')).backdropFilter",
    );
    expect(behind).toBe('none');
    await page.getByRole('button', { name: 'Explore them' }).click();
    await page.waitForURL((url) => !url.hash.includes('~check'));
    expect(await total(page)).toBe(number);
  });

  look('a chosen value that is not among those shown has its number, too', async () => {
    const { facets } = await installation.ask('/search/car/active?rows=0&facets=make|0|1000');
    const rarest = (facets as { make: { item: string; count: number }[] }).make.at(-1);
    if (!rarest) throw new Error('the sample has no makes');
    const { page } = await installation.look(`${CARS}?make=${encodeURIComponent(rarest.item)}`);
    expect(await total(page)).toBe(rarest.count);
    await countButton(page, 'Make', rarest.item).click();
    expect(await verdict(page)).toBe(`Shown ${rarest.count}, found ${rarest.count}: they match.`);
  });

  look('the number of a store leaves its copies out', async () => {
    const { page } = await installation.look(`${CARS}?~facets=dealer_id,source,zip,high_value_features,year`);
    await settled(page);
    for (const name of ['Dealer ID', 'Source', 'ZIP', 'High value features', 'Year']) {
      await page.getByRole('region', { name, exact: true }).locator('button.count').first().click();
      expect([name, await verdict(page)]).toEqual([name, expect.stringContaining('they match')]);
      await page.keyboard.press('Escape');
      await page.waitForURL((url) => !url.hash.includes('~check'));
    }
  });

  look('every bar, and what lies before and after, is found', async () => {
    const { page } = await installation.look(`${CARS}?make=Ford&price_range=10000-50000`);
    await settled(page);
    for (const name of ['Price', 'Days on market']) {
      const histogram = page.getByRole('region', { name: `${name}, histogram` });
      await histogram.getByText('Show bars as a table').click();
      for (const at of [0, 1, 5, 21]) {
        await histogram.locator('button.count').nth(at).click();
        expect([name, at, await verdict(page)]).toEqual([name, at, expect.stringContaining('they match')]);
        await page.keyboard.press('Escape');
        await page.waitForURL((url) => !url.hash.includes('~check'));
      }
    }
  });

  look('count, least and most of a statistic are found', async () => {
    const { page } = await installation.look(`${CARS}?make=Ford`);
    await settled(page);
    for (const name of ['count of Price', 'min of Price', 'max of Miles']) {
      await page.getByRole('button', { name: new RegExp(`the listings behind ${name}$`) }).click();
      expect([name, await verdict(page)]).toEqual([name, expect.stringContaining('they match')]);
      await page.keyboard.press('Escape');
      await page.waitForURL((url) => !url.hash.includes('~check'));
    }
  });

  look('a number that is another than what is found is shouted', async () => {
    const { page } = await installation.look(CARS);
    await settled(page);
    await page.route(/\/v2\/search\/car\/active\?.*facets=/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { facets: { body_type: { count: number }[] } };
      for (const term of body.facets.body_type) term.count += 3;
      await route.fulfill({ response: answer, json: body });
    });
    await page.reload();
    await settled(page);
    await page
      .getByRole('region', { name: 'Body type', exact: true })
      .locator('button.count')
      .first()
      .click();
    await page.getByRole('alert').waitFor();
    expect(await verdict(page)).toMatch(/^Shown [\d,]+, found [\d,]+: they differ by 3!$/);
  });

  look('the exact request is shown and copied for programs, without the key', async () => {
    const { page } = await installation.look(
      `${CARS}?make=Ford&price_range=-30000&~stats=-&~ranges=-&~facets=model`,
    );
    await settled(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('.request > summary').click();
    const url = `${installation.address}/v2/search/car/active?make=Ford&price_range=-30000&facets=model|0|9`;
    expect(await page.locator('.request .url').textContent()).toBe(
      `GET ${url.slice(installation.address.length)}`,
    );
    // the browser copies after the click, in its own time
    const copies = async (name: string, text: unknown): Promise<void> => {
      await page.getByRole('button', { name: `Copy ${name}` }).click();
      await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toEqual(text);
    };
    await copies('URL', `${url}&api_key=KEY`);
    await copies('curl', `curl '${url}&api_key='"$FORECOURT_KEY"`);
    await copies('TypeScript', expect.stringContaining(`new URL("${url}")`));
    await copies('Python', expect.stringContaining(`url = "${url}"`));
  });

  look('plan, engine request and times stand beside it', async () => {
    const { page } = await installation.look(`${CARS}?make=Ford`);
    await settled(page);
    await page.locator('.request > summary').click();
    await page.waitForURL(/~request=open/);
    expect(await page.locator('.request .timings').first().textContent()).toMatch(
      /engine[\d.]+ ms.*total[\d.]+ ms.*waited/,
    );
    await page.getByRole('button', { name: 'Show the plan and the engine request' }).click();
    const plan = page.getByRole('textbox', { name: 'Plan' });
    await plan.waitFor();
    expect(JSON.parse(await plan.inputValue())).toMatchObject({
      filters: [{ is: 'anyOf', field: 'make', values: ['ford'] }],
    });
    expect(await page.getByRole('textbox', { name: 'Engine request' }).inputValue()).toContain('"aggs"');
  });
}
