import type { Page } from 'playwright-core';
import type { Chance } from '../../../sample/chance.ts';

/** What an update of Explore took, in milliseconds from what was done in the page. */
export interface Update {
  /** until the frame with everything that changed was drawn */
  readonly drawn: number;
  /** until its last answer was read */
  readonly answered: number;
  /** requests of the interface */
  readonly requests: number;
}

/** The whole market, with the facets of which values are chosen. */
const START =
  '#/explore/search/car/active?~facets=make,model,state,body_type,year,fuel_type,trim,seller_name';

/**
 * Does something in the page and waits until it is drawn: the page is busy, then no longer, then a frame is presented. Runs in
 * the page, so that the way to the browser is in no figure.
 */
const TIMED = `globalThis.timedUpdate = (act) => new Promise((done, fail) => {
  const explore = document.querySelector('.explore');
  let wasBusy = false;
  const watch = new MutationObserver(() => {
    const isBusy = explore.getAttribute('aria-busy') === 'true';
    if (wasBusy && !isBusy) {
      watch.disconnect();
      requestAnimationFrame(() => {
        const presented = new MessageChannel();
        presented.port1.onmessage = () => {
          const drawn = performance.now() - began;
          const asked = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/v2/'));
          const answered = Math.max(...asked.map(({ responseEnd }) => responseEnd)) - began;
          done({ drawn, answered, requests: asked.length });
        };
        presented.port2.postMessage(undefined);
      });
    }
    wasBusy ||= isBusy;
  });
  watch.observe(explore, { attributes: true, attributeFilter: ['aria-busy'] });
  performance.clearResourceTimings();
  const began = performance.now();
  if (!act()) fail(new Error('there is nothing to click'));
});`;

/** One of the elements that a selector finds is clicked; `at` from 0 to 1 says which. */
const click = (selector: string, at = 0): string =>
  `() => {
    const all = [...document.querySelectorAll(${JSON.stringify(selector)})];
    const one = all[Math.floor(all.length * ${at})];
    one?.click();
    return one !== undefined;
  }`;

const goTo = (hash: string): string => `() => { location.hash = ${hash}; return true; }`;

const valueIn = (facet: string): string => `[aria-label="${facet}"] button.value[aria-pressed="false"]`;

/** What an analyst does in turn, from the whole market and back to it. Each has its own row in the report. */
export const STEPS: Readonly<Record<string, (chance: Chance) => string>> = {
  'a value': (chance) => click(valueIn('State'), chance.unit()),
  'a second value': (chance) => click(valueIn('Make'), chance.unit()),
  'a range': (chance) =>
    goTo(`location.hash + '&price_range=${chance.whole(1, 9000)}-${chance.whole(30_000, 90_000)}'`),
  order: (chance) => click('.listings button.head', chance.unit()),
  'the next page': () => click('nav.pages button:last-child:enabled, .listings button.head'),
  'everything again': () => goTo(`'${START}'`),
};

/** Opens the whole market in a page that is signed in with the key, and makes it ready to be timed. */
export async function openMarket(page: Page, address: string, key: string): Promise<void> {
  await page.addInitScript(`localStorage.setItem('forecourt-console-key', '${key}')`);
  await page.goto(`${address}/console${START}`);
  await page.locator('.explore[aria-busy="false"] .total strong').waitFor();
  await page.evaluate(TIMED);
}

/** What one step took. */
export const timedStep = async (page: Page, act: string): Promise<Update> =>
  (await page.evaluate(`timedUpdate(${act})`)) as Update;
