import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { PATIENCE_MS } from '../patience.ts';

/** Chromium as people have it, without a window. */
export const CHROMIUM = '/usr/bin/chromium';
/**
 * The same engine, made for tests: it has no profile, no extensions and no window, and takes a third of the processor time for a
 * page that is opened. Debian's command of that name is a shell that stays beside it; this is the program itself.
 */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';
/** What tests use; a machine that has people's Chromium alone tests with that. */
const TESTED = existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM;
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** Whether there is no browser here; with CI set that is a failure. */
export const noBrowser = !process.env.CI && !existsSync(TESTED);

/** A real browser, without a window. */
export const launch = (executablePath: string = TESTED): Promise<Browser> =>
  chromium.launch({ executablePath, args: QUIET, timeout: PATIENCE_MS });

async function newContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** A page that shares nothing with other ones. */
export async function newPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  return (await newContext(browser, options)).newPage();
}

/**
 * Pages that share nothing with other ones but the files that the browser keeps: it reads and compiles the scripts of a
 * site once, as for somebody who comes back to it. What a page stores is gone with it.
 */
export class Pages {
  readonly #browser: Browser;
  /** contexts that no page uses now, by their options */
  readonly #free = new Map<string, BrowserContext[]>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  #like(options: BrowserContextOptions): BrowserContext[] {
    const key = JSON.stringify(options);
    const like = this.#free.get(key) ?? [];
    this.#free.set(key, like);
    return like;
  }

  async open(options: BrowserContextOptions): Promise<Page> {
    const context = this.#like(options).pop() ?? (await newContext(this.#browser, options));
    return context.newPage();
  }

  /** Closes a page of these options, with what it stored of the site. */
  async close(page: Page, options: BrowserContextOptions, site: string): Promise<void> {
    const context = page.context();
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: site, storageTypes: 'local_storage,cookies' });
    await context.clearPermissions();
    await page.close();
    this.#like(options).push(context);
  }
}
