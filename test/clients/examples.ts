import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canGenerate } from '../../clients/generate.ts';
import { storefront } from '../../examples/storefront/server.ts';
import { signature } from '../../src/webhooks/signature.ts';
import { freePort } from '../market/port.ts';
import { launch, newPage, noBrowser } from '../pages/browser.ts';
import { PATIENCE_MS } from '../patience.ts';
import { COMMAND } from '../programs.ts';
import { testNightly } from './nightly.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const EXAMPLES = join(ROOT, 'examples');
const PYTHON = join(ROOT, 'clients/python/.venv/bin/python');
const run = promisify(execFile);

/** What the examples are run against. */
export interface Market {
  readonly address: string;
  readonly key: string;
  readonly account: string;
  /** of its commands */
  readonly env: NodeJS.ProcessEnv;
}

/** The examples, each run as its README says, against the sample market. */
export function testExamples(market: () => Market): void {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-examples-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
    ...process.env,
    ...{ FORECOURT_URL: market().address, FORECOURT_KEY: market().key },
    ...{ PYTHONPATH: join(ROOT, 'clients/python'), ...more },
  });

  describe.skipIf(noBrowser || !canGenerate('typescript'))('the storefront', () => {
    let shop: Server;
    let browser: Browser;
    beforeAll(async () => {
      shop = await storefront({ url: market().address, key: market().key }, 0);
      browser = await launch();
    });
    afterAll(async () => {
      await browser?.close();
      shop?.close();
    });

    const settled = async (page: Page): Promise<string> => {
      await page.locator('#found', { hasText: /car/ }).waitFor();
      return (await page.textContent('#found')) ?? '';
    };

    test('its types fit the client', async () => {
      const tsc = join(ROOT, 'clients/typescript/node_modules/.bin/tsc');
      await run(tsc, ['-p', join(EXAMPLES, 'storefront')]);
    });

    test.each([320, 1280])('%s pixels wide: filters with counts, pages, no key', async (width) => {
      const page = await newPage(browser, { viewport: { width, height: 800 } });
      const received: string[] = [];
      page.on('response', async (response) => received.push(await response.text().catch(() => '')));
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await page.goto(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/`);
      await settled(page);
      // whatever is asked next, the page says so until it is answered
      if (width < 768) await page.click('summary');
      const box = page.locator('fieldset label').first();
      const [, make, count] = /^(.*) \((\d+)\)$/.exec(((await box.textContent()) ?? '').trim()) ?? [];
      await box.locator('input').check();
      await page.locator('#found', { hasText: new RegExp(`^${count} cars$`) }).waitFor();
      const first = await page.locator('#cars li').allTextContents();
      expect(first.length).toBe(Math.min(12, Number(count)));
      expect(first.filter((text) => !text.includes(make ?? '?'))).toEqual([]);

      await box.locator('input').uncheck();
      const others = { hasText: / cars$/, hasNotText: new RegExp(`^${count} cars$`) };
      await page.locator('#found', others).waitFor();
      await page.locator('#page', { hasText: /^Page 1 of/ }).waitFor();
      const before = await page.locator('#cars li').allTextContents();
      await page.click('#next');
      await page.locator('#page', { hasText: /^Page 2 of/ }).waitFor();
      expect(await page.locator('#cars li').allTextContents()).not.toEqual(before);

      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      expect(faults).toEqual([]);
      // a text is here later than the answer that it is of
      await expect.poll(() => received.some((text) => text.includes('num_found'))).toBe(true);
      expect(received.filter((text) => text.includes(market().key))).toEqual([]);
      await page.context().close();
    });

    test('its server passes nothing else on', async () => {
      const at = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
      for (const path of ['/v2/deliveries', '/v2/search/car/active/pivot', '/../server.ts'])
        expect([path, (await fetch(`${at}${path}`)).status]).toEqual([path, 404]);
      // no address at all; it goes on after it
      expect((await fetch(`${at}//`)).status).toBe(400);
      expect((await fetch(at)).status).toBe(200);
    });
  });

  describe.skipIf(!canGenerate('python'))('the notebook', () => {
    const file = join(EXAMPLES, 'analyst/market.ipynb');

    test('is committed without outputs', () => {
      const { cells } = JSON.parse(readFileSync(file, 'utf8')) as {
        cells: { cell_type: string; outputs?: unknown[]; execution_count?: unknown }[];
      };
      const code = cells.filter((cell) => cell.cell_type === 'code');
      expect(code.length).toBeGreaterThan(5);
      for (const { outputs, execution_count: count } of code) expect([outputs, count]).toEqual([[], null]);
    });

    test('runs from its first cell to its last one, and each table has rows', async () => {
      const script = `
import sys, nbformat
from nbclient import NotebookClient
book = nbformat.read(sys.argv[1], 4)
NotebookClient(book, timeout=${PATIENCE_MS / 1000}, startup_timeout=${PATIENCE_MS / 1000}, kernel_name="python3").execute()
for cell in book.cells:
    for output in cell.get("outputs", []):
        print(output.get("data", {}).get("text/plain") or output.get("text"))
`;
      const { stdout } = await run(PYTHON, ['-c', script, file], {
        env: environment({ IPYTHONDIR: folder }),
      });
      for (const shown of [
        'sold_count',
        'used cars',
        'Ford',
        'median',
        'lower_bound',
        'SUV',
        'price_change_percent',
      ])
        expect(stdout).toContain(shown);
      expect(stdout).not.toMatch(/Empty DataFrame|\bSeries\(\[\]/);
      expect(stdout).not.toContain(market().key);
    });
  });

  describe.skipIf(!canGenerate('python'))('the nightly job', () => testNightly(folder, environment));

  describe('the webhook receiver', () => {
    const seen = join(folder, 'seen.txt');
    let running: ChildProcess;

    /** Starts it; gives its address, and what it prints afterwards. */
    async function start(secret: string, port = 0): Promise<{ url: string; printed: string[] }> {
      running = spawn(process.execPath, [join(EXAMPLES, 'webhook-receiver/receiver.mjs')], {
        env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port), SEEN_FILE: seen },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const printed: string[] = [];
      const lines = createInterface({ input: running.stdout ?? process.stdin });
      const url = await new Promise<string>((resolve) =>
        lines.on('line', (line) => {
          const [, address] = /listening on (\S+)/.exec(line) ?? [];
          if (address) resolve(address);
          else printed.push(line);
        }),
      );
      return { url, printed };
    }
    const stop = () => {
      running.kill('SIGKILL');
      // what it printed has been read, too
      return new Promise((resolve) => running.once('close', resolve));
    };
    afterAll(() => void running?.kill('SIGKILL'));

    test('acts on a genuine event once, also after a restart, and on no other', async () => {
      const secret = 'whsec-test';
      const first = await start(secret);
      const body = JSON.stringify({
        id: '1',
        event_type: 'api.data.refreshed',
        event_data: { endpoint: '/x' },
      });
      const now = Math.floor(Date.now() / 1000);
      const send = async (
        url: string,
        { at = now, by = secret, id = 'd-1', text = body },
      ): Promise<number> => {
        const headers = {
          'X-Timestamp': `${at}`,
          'X-Delivery-ID': id,
          'X-Signature': signature(by, at, body),
        };
        return (await fetch(url, { method: 'POST', headers, body: text })).status;
      };
      expect(await send(first.url, { by: 'another' })).toBe(401);
      expect(await send(first.url, { at: now - 3600 })).toBe(401);
      expect(await send(first.url, { text: body.replace('/x', '/y') })).toBe(401);
      expect(await send(first.url, {})).toBe(204);
      expect(await send(first.url, {})).toBe(204);
      await expect.poll(() => first.printed.length).toBeGreaterThan(0);
      await stop();
      expect(first.printed).toEqual(['api.data.refreshed {"endpoint":"/x"}']);
      const second = await start(secret);
      expect([await send(second.url, {}), await send(second.url, { id: randomUUID() })]).toEqual([204, 204]);
      await expect.poll(() => second.printed.length).toBeGreaterThan(0);
      await stop();
      expect(second.printed).toHaveLength(1);
    });

    test('believes what forecourt webhooks test sends', async () => {
      const env = { ...market().env, FORECOURT_OUTGOING_ALLOWS: 'http,private' };
      const webhooks = async (...args: string[]): Promise<Record<string, string>> =>
        JSON.parse((await run(process.execPath, [COMMAND, 'webhooks', ...args, '--json'], { env })).stdout);
      // the address is known before the secret is: the port stays the same
      const port = await freePort();
      const { url } = await start('not yet known', port);
      const { webhook_id: id = '', secret = '' } = await webhooks('add', '--account', market().account, url);
      await expect(webhooks('test', id)).rejects.toMatchObject({ stdout: expect.stringContaining('401') });
      await stop();
      await start(secret, port);
      expect(await webhooks('test', id)).toMatchObject({ status: 204 });
      await stop();
    });
  });
}
