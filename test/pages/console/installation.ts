import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { InstalledMarket } from '../../../ingest/ground/installation.ts';
import { demoKey } from '../../../src/accounts/demo-key.ts';
import { makeKey } from '../../../src/accounts/keys.ts';
import { openAccounts } from '../../../src/accounts/open.ts';
import { installedMarket } from '../../../src/cli/installation.ts';
import { type RunningServer, startServer } from '../../../src/server/server.ts';
import { readSettings, type Settings } from '../../../src/settings.ts';
import { dropPrefix, engineUrl, freshPrefix } from '../../market/load.ts';
import { PATIENCE_MS, PATIENTLY } from '../../patience.ts';
import { copySample, SAMPLE_PREFIX } from '../../sample/shared.ts';
import { launch, noBrowser, Pages } from '../browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A test that needs the browser. */
export const look = test.skipIf(noBrowser);

/** A page of the console, and what went wrong on it. */
export interface Looked {
  readonly page: Page;
  /** errors of the page and what it wrote to the console as one; the policy's refusals are among them */
  readonly faults: string[];
  /** addresses that were asked for elsewhere */
  readonly elsewhere: string[];
}

/** A market served as `npm start` does, and a browser to look at its console. */
export class ConsoleInstallation {
  readonly #folder = mkdtempSync(join(tmpdir(), 'forecourt-console-'));
  readonly #fill: ((installation: InstalledMarket) => Promise<void>) | undefined;
  readonly #settings: Settings;
  #running: RunningServer | undefined;
  #plain: { readonly key: string; readonly keyId: string } | undefined;
  #small = '';
  #browser: Browser | undefined;
  #pages: Pages | undefined;
  readonly #looked: (Looked & { readonly options: BrowserContextOptions })[] = [];

  /** `fill`: loads what is there to look at; default: the sample market that the run shares. */
  constructor(fill?: (installation: InstalledMarket) => Promise<void>) {
    this.#fill = fill;
    this.#settings = readSettings({
      PORT: '0',
      LOG_LEVEL: 'silent',
      FORECOURT_SEARCH_WAIT: `${PATIENCE_MS / 1000}s`,
      FORECOURT_DATA: this.#folder,
      FORECOURT_INDEX_PREFIX: fill ? freshPrefix() : SAMPLE_PREFIX,
    });
  }

  /** Does something with what is loaded: delivers more, as another process would. */
  async onMarket(work: (installation: InstalledMarket) => Promise<void>): Promise<void> {
    const installation = installedMarket('us-cars', this.#settings, { url: engineUrl ?? '' });
    try {
      await work(installation);
    } finally {
      await installation.client.close();
    }
  }

  async start(): Promise<void> {
    if (this.#fill) await this.onMarket(this.#fill);
    else await copySample(this.#folder);
    const accounts = await openAccounts(this.#settings);
    await demoKey(accounts, this.#folder);
    const { key, key_id: keyId } = await makeKey(accounts, { plan: 'standard', name: 'plain' });
    this.#plain = { key, keyId };
    this.#small = (await makeKey(accounts, { plan: 'basic', name: 'small' })).key;
    await accounts.destroy();
    this.#running = await startServer(this.#settings, { url: engineUrl ?? '' });
    this.#browser = await launch();
    this.#pages = new Pages(this.#browser);
  }

  get address(): string {
    if (!this.#running) throw new Error('it does not serve');
    return this.#running.address;
  }

  /** A key of a plan that is sold, without rights, whose account has accepted no terms. */
  get plain(): { readonly key: string; readonly keyId: string } {
    if (!this.#plain) throw new Error('it has no accounts');
    return this.#plain;
  }

  /** A key of a plan of few requests a second. */
  get small(): string {
    return this.#small;
  }

  /** Opens the console at a hash, in a browser of its own; `key`: one that the browser remembers. */
  async look(hash = '', options: BrowserContextOptions = {}, key?: string): Promise<Looked> {
    if (!this.#pages) throw new Error('there is no browser');
    const all = { viewport: { width: 1400, height: 1000 }, ...options };
    const page = await this.#pages.open(all);
    if (key) await page.addInitScript(`localStorage.setItem('forecourt-console-key', '${key}')`);
    const faults: string[] = [];
    const elsewhere: string[] = [];
    // on their way requests come together where the server stands still: what came too soon is asked again by the page
    const isOfFew = key !== undefined && key === this.#small;
    page.on('console', (message) => {
      if (message.type() !== 'error' || (isOfFew && message.text().includes('429'))) return;
      faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('request', (request) => {
      if (!/^(data:|blob:)/.test(request.url()) && !request.url().startsWith(this.address))
        elsewhere.push(request.url());
    });
    await page.goto(`${this.address}/console${hash}`);
    const looked = { page, faults, elsewhere };
    this.#looked.push({ ...looked, options: all });
    return looked;
  }

  /** Closes what was looked at; gives what went wrong there, and what was asked for elsewhere. */
  async lookAway(): Promise<string[]> {
    const looked = this.#looked.splice(0);
    await Promise.all(looked.map(({ page, options }) => this.#pages?.close(page, options, this.address)));
    return looked.flatMap(({ faults, elsewhere }) => [...faults, ...elsewhere]);
  }

  /** the demo key */
  get key(): string {
    return readFileSync(join(this.#folder, 'demo-key'), 'utf8').trim();
  }

  /** Asks the interface as a program would. */
  async ask(target: string): Promise<Record<string, unknown>> {
    const response = await fetch(
      `${this.address}/v2${target}${target.includes('?') ? '&' : '?'}api_key=${this.key}`,
    );
    expect([target, response.status]).toEqual([target, 200]);
    return (await response.json()) as Record<string, unknown>;
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.#running?.close();
    if (this.#fill) await this.onMarket(({ client, indexPrefix }) => dropPrefix(client, indexPrefix));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The page shows the answer to what its address asks. */
export async function settled(page: Page): Promise<void> {
  await page.locator('.explore[aria-busy="false"] .total strong').waitFor();
}

/** How many are found, as the page tells. */
export async function total(page: Page): Promise<number> {
  await settled(page);
  return shownNumber(await page.locator('.total strong').textContent());
}

/** A number as the page writes it. */
export const shownNumber = (text: string | null): number => Number((text ?? '').replaceAll(',', ''));

/** The facet of that title. */
export const facet = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The button that opens the listings of a facet's value: its text is the count. */
export const countButton = (page: Page, name: string, value: string) =>
  facet(page, name).getByRole('button', { name: new RegExp(`: show the listings with ${name} ${value}$`) });

/**
 * Selectors of elements, and what became of those that keep the rules, cost up to a fifth of the processor time of a look;
 * nobody reads them.
 */
const BRIEF = { resultTypes: ['violations'], selectors: false };

/** Which rules a look is about. */
const RULES = {
  /** A and AA */
  all: { ...BRIEF, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  /** those of them that another colour scheme can break: all else is what it is in the scheme looked at before */
  colors: { ...BRIEF, runOnly: ['color-contrast', 'link-in-text-block'] },
} as const;

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Waits until the page is as wide as its screen: what is drawn takes its width once the browser has laid it out. */
export const fits = (page: Page, width: number, what: unknown = ''): Promise<void> =>
  expect
    .poll(async () => [what, await page.evaluate('document.documentElement.scrollWidth')])
    .toEqual([what, width]);

/** What of the page breaks the rules of accessibility. */
async function violations(page: Page, rules: keyof typeof RULES): Promise<string[]> {
  // evaluated by the browser's own tools, which the page's policy does not bind
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE);
  const found = (await page.evaluate(
    `axe.run(${JSON.stringify(RULES[rules])}).then(({ violations }) => violations)`,
  )) as Violation[];
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}

/** The page keeps the rules, or comes to: what it draws follows its size by some frames. */
const keeps = (page: Page, rules: keyof typeof RULES, is: unknown): Promise<void> =>
  expect.poll(async () => [is, await violations(page, rules)], PATIENTLY).toEqual([is, []]);

/** The page keeps the rules A and AA of accessibility. */
export const accessible = (page: Page, is: unknown = page.url()): Promise<void> => keeps(page, 'all', is);

/** The page, which is `accessible` in another colour scheme, keeps the rules in this one. */
export const accessibleHere = (page: Page, is: unknown = page.url()): Promise<void> =>
  keeps(page, 'colors', is);
