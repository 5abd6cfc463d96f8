import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { receiver } from '../webhooks/receiver.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PYTHON = join(ROOT, 'clients/python/.venv/bin/python');
const run = promisify(execFile);

/** The nightly job, which keeps its files in folders of `folder`; `environment` is that of an example, and more. */
export function testNightly(
  folder: string,
  environment: (more: NodeJS.ProcessEnv) => NodeJS.ProcessEnv,
): void {
  /** What it does with a folder of its own: runs, and the files of price drops that it wrote. */
  function job(name: string) {
    const own = join(folder, name);
    mkdirSync(own);
    const drops = (): string[] =>
      readdirSync(own)
        .filter((file) => file.startsWith('drops-'))
        .map((file) => readFileSync(join(own, file), 'utf8'));
    const nightly = (env: NodeJS.ProcessEnv) =>
      run(PYTHON, [join(ROOT, 'examples/nightly/price_drops.py'), own], { env: environment(env) });
    return { state: join(own, 'prices.json'), drops, nightly };
  }

  test('learns the prices, then tells those that fell; old data is an alarm, a failure an exit code', async () => {
    const { state, drops, nightly } = job('sample');
    const chat = await receiver();
    const env = { ALERT_URL: chat.url, OLDEST_HOURS: '1e6' };
    expect(await nightly(env)).toEqual({ stdout: '', stderr: '' });
    expect([drops(), chat.received]).toEqual([[], []]);

    const prices = JSON.parse(readFileSync(state, 'utf8')) as Record<string, number>;
    const [[car, price] = ['', 0], ...others] = Object.entries(prices);
    expect(others.length).toBeGreaterThan(0);
    writeFileSync(state, JSON.stringify({ ...prices, [car]: price + 1000 }));
    await nightly(env);
    expect(JSON.parse(chat.received[0]?.body ?? '{}').text).toMatch(/^1 prices? fell/);
    expect(drops()).toEqual([
      expect.stringMatching(new RegExp(`^id,car,before,now\\r\\n.*,${price + 1000},${price}\\r\\n$`)),
    ]);
    expect(JSON.parse(readFileSync(state, 'utf8'))).toEqual(prices);

    expect((await nightly({ OLDEST_HOURS: '0' })).stdout).toMatch(/^The market's data is \d+ hours old\.\n$/);
    await chat.close();
    const wrong = nightly({ FORECOURT_KEY: 'kWRONG-1' });
    await expect(wrong).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^price_drops: 401/),
    });
  });

  test('knows a car again whose new price is a new record', async () => {
    const { drops, nightly } = job('records');
    const market = await receiver();
    const night = async (listings: readonly object[]): Promise<string> => {
      const newest = { deliveries: [{ as_of: new Date().toISOString() }] };
      market.answer = (response, { path }) =>
        response.end(
          JSON.stringify(
            path.startsWith('/v2/deliveries') ? newest : { num_found: listings.length, listings },
          ),
        );
      return (await nightly({ FORECOURT_URL: market.url, FORECOURT_KEY: 'kNIGHT' })).stdout;
    };
    const car = { vin: '1FTFW1E50PFA00001', source: 'a.example', heading: 'A Ford' };
    const unnamed = { stock_no: 'S7', source: 'a.example', heading: 'A Ford without a VIN' };
    // the same car at another dealer, who always asked less
    const elsewhere = { ...car, id: 'other', source: 'b.example', price: 100 };
    const first = [{ ...car, id: 'one', price: 30_000 }, { ...unnamed, id: 'two', price: 9000 }, elsewhere];
    expect(await night(first)).toBe('');
    const second = [
      elsewhere,
      { ...car, id: 'three', price: 28_000 },
      { ...unnamed, id: 'four', price: 8500 },
    ];
    expect(await night(second)).toBe('2 prices fell; most: A Ford, 30,000 → 28,000 dollars.\n');
    expect(drops()).toEqual([
      'id,car,before,now\r\nthree,A Ford,30000,28000\r\nfour,A Ford without a VIN,9000,8500\r\n',
    ]);
    await market.close();
  });
}
