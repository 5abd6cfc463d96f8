import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { PATIENCE_MS } from '../patience.ts';

const CHROMIUM = '/usr/bin/chromium';
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** Whether there is no browser here; with CI set that is a failure. */
export const noBrowser = !process.env.CI && !existsSync(CHROMIUM);

/** A real browser, without a window. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: QUIET, timeout: PATIENCE_MS });

/** A page that shares nothing with other ones. */
export async function newPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context.newPage();
}
