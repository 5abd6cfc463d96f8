import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoadReport } from '../../ingest/delivery/report.ts';
import { CommandRefusal } from '../../ingest/ground/outcome.ts';
import { listingsOf, type Market } from '../../src/catalog/markets.ts';
import { type LoadedByCountry, loadByCountry } from '../../src/cli/by-country.ts';
import { roleAlias } from '../../src/engine/names.ts';
import { engineUrl } from '../market/load.ts';
import { csv, Installation, type Row, T } from './ingest-installation.ts';

/** `--market auto`: each row goes to the market of its country, once (feeds.md 2.1). */

const DAY = 86_400;
const row = (stock_no: string, country: string, more: Row = {}): Row => ({
  ...{ source: 'a.example', stock_no, make: 'Ford', model: 'Focus', price: 18_990, miles: 1000, country },
  ...more,
});

describe.skipIf(!engineUrl)('rows of several countries in one file', () => {
  let here: Installation;
  beforeAll(() => {
    here = new Installation();
  });
  afterAll(() => here.drop());

  function load(rows: readonly Row[] | string, asOf: number): Promise<LoadedByCountry> {
    const text = typeof rows === 'string' ? rows : csv(rows);
    const file = here.write(`delivery-${asOf}.csv`, text);
    return loadByCountry({ files: [file], asOf: String(asOf) }, (market, share, origin) =>
      here.load(text, asOf, {
        market,
        dataset: listingsOf(market),
        share,
        origin,
        maxRejects: 40,
        acceptShrink: true,
      }),
    );
  }

  /** Stock numbers that answer in a market. */
  async function answering(
    market: Market,
    roles: readonly ('us' | 'ca' | 'uk' | 'rest')[],
  ): Promise<string[]> {
    const found = await here.client.search<{ stock_no: string }>({
      index: roles.map((role) => roleAlias(here.prefix, market, role)).join(','),
      ignore_unavailable: true,
    });
    return found.hits.hits.flatMap(({ _source }) => _source?.stock_no ?? []).sort();
  }

  const counts = ({ market, read, accepted, rejected, elsewhere }: LoadReport) => ({
    market,
    read,
    accepted,
    rejected,
    elsewhere,
  });

  test('each row is in one market, and every row is accounted for', async () => {
    const rows = [
      ...[row('us', 'US'), row('ca', 'Canada'), row('nowhere', ''), row('odd', 'Narnia')],
      ...[row('uk', 'GB'), row('uk2', 'United Kingdom'), row('bad', 'UK', { price: 'call' })],
      row('de', 'DE'),
    ];
    const { deliveries, refused } = await load(rows, T);
    expect(deliveries.map(counts)).toEqual([
      { market: 'us-cars', read: 5, accepted: 4, rejected: 1, elsewhere: 3 },
      { market: 'uk-cars', read: 3, accepted: 2, rejected: 1, elsewhere: 5 },
    ]);
    expect(refused).toEqual([]);
    expect(await answering('us-cars', ['us', 'ca', 'rest'])).toEqual(['ca', 'nowhere', 'odd', 'us']);
    expect(await answering('uk-cars', ['uk', 'rest'])).toEqual(['uk', 'uk2']);
  });

  test('the same again loads nothing twice', async () => {
    const rows = [row('us', 'US'), row('uk', 'GB')];
    const [first, again] = [await load(rows, T + DAY), await load(rows, T + DAY)];
    expect(again.deliveries.map(({ delivery }) => delivery)).toEqual(
      first.deliveries.map(({ delivery }) => delivery),
    );
  });

  test('a market that no row is of is left as it is', async () => {
    const before = await answering('uk-cars', ['uk', 'rest']);
    const { deliveries } = await load([row('us', 'US')], T + 2 * DAY);
    expect(deliveries.map(({ market }) => market)).toEqual(['us-cars']);
    expect(await answering('uk-cars', ['uk', 'rest'])).toEqual(before);
  });

  test('what one market refuses, another takes; run again the missing one is loaded', async () => {
    const [good, bad] = [row('uk', 'GB'), row('us', 'US', { price: 'call' })];
    const { deliveries, refused } = await load([bad, good], T + 3 * DAY);
    expect(deliveries.map(({ market }) => market)).toEqual(['uk-cars']);
    expect(refused).toMatchObject([
      { market: 'us-cars', reason: expect.stringContaining('the only row is rejected') },
    ]);
    const again = await load([row('us', 'US'), good], T + 3 * DAY);
    expect(again.deliveries.map(({ market }) => market)).toEqual(['us-cars']);
  });

  test('files without a row are refused', async () => {
    await expect(load('source,stock_no,make\n', T + 4 * DAY)).rejects.toThrow(CommandRefusal);
  });
});
