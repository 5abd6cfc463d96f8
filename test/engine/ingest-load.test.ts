import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBConnection } from '@duckdb/node-api';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rollBackListings } from '../../ingest/commands/roll-back.ts';
import { marketStatus } from '../../ingest/commands/status.ts';
import type { LoadReport } from '../../ingest/delivery/report.ts';
import { CommandRefusal } from '../../ingest/ground/outcome.ts';
import { openLedger } from '../../ingest/ledger/open.ts';
import { keptDeliveries } from '../../src/engine/deliveries.ts';
import { roleAlias } from '../../src/engine/names.ts';
import { describeOnEngine } from '../market/load.ts';
import { programFile } from '../programs.ts';
import { car, csv, Installation, type Row, T } from './ingest-installation.ts';

const DAY = 86_400;

/** A dealer's own listing, with what a document shows of it. */
const WHOLE = car(1, {
  dealer_id: 9,
  source: 'https://www.A.example/',
  seller_name: 'Smith & Sons',
  zip: '2108',
  doors: '4.0',
  photo_links_cached: ['https://cache.example/1.jpg'],
  photo_links: ['https://img.example/1.jpg', 'https://img.example/2.jpg'],
  loan_term: 48,
  is_certified: 1,
  scraped_at: T - 100,
  ref_price: 12_000,
  options_packages: ['A', 'a', 'B'],
  msrp: 0,
});

const COLOURS = ['Jet Black', 'JET BLACK', 'jet black', 'JET BLACK', 'Écru', 'écru'];

/** Of each coverage some. */
const COVERED: readonly Row[] = [
  car(21),
  car(22, { state: 'ON' }),
  car(23, { vin: '' }),
  car(24, { seller_type: 'FSBO' }),
  car(25),
  car(25, { source: 'b.example' }),
];

describeOnEngine('what a delivery becomes', () => {
  let here: Installation;
  let report: LoadReport;
  const warmed: string[] = [];
  let answeredBefore: unknown;
  beforeAll(async () => {
    here = new Installation();
    const coloured = COLOURS.map((exterior_color, n) => car(10 + n, { exterior_color }));
    report = await here.load([WHOLE, ...coloured, ...COVERED], T, {
      warm: async (indices) => {
        warmed.push(...indices);
        answeredBefore = await here.everything();
      },
    });
  });
  afterAll(() => here.drop());

  test('a document: indexed values, the record without nulls and empty objects, links and tie', async () => {
    const hit = (await here.answered('us')).find(({ _source }) => _source.stock_no === 'S1');
    const { record, tie, location, ...indexed } = hit?._source ?? { record: {} };
    expect(hit?._id).toMatch(/^1HGCM82633A100001-[0-9a-f]{8}-[0-9a-f]{4}$/);
    expect(indexed).toEqual({
      id: hit?._id,
      vin: '1HGCM82633A100001',
      source: 'a.example',
      stock_no: 'S1',
      seller_type: 'dealer',
      price: 10_001,
      price_change: -1999,
      price_change_percent: -16.66,
      make: 'Honda',
      model: 'Accord',
      mm: 'Honda|Accord',
      taxonomy_vin: '1HGCM8263A',
      dealer_id: '9',
      inventory_count: 1,
      seller_name: 'smith & sons',
      city: 'Boston',
      state: 'MA',
      zip: '02108',
      country: 'us',
      doors: '4',
      is_certified: true,
      options_packages: ['A', 'B'],
      options_packages_count: 3,
      photo_count: 2,
      cached_photo_count: 1,
      finance_loan_term: 48,
      last_seen_at: T,
      scraped_at: T - 100,
      first_seen_at: T - 100,
      first_seen_at_source: T - 100,
      first_seen_at_mc: T - 100,
      dom: 0,
      dom_180: 0,
      dom_active: 0,
      dos_active: 0,
      is_searchable: true,
      is_owned: true,
      has_vin: true,
      located: true,
      cached_links: ['https://cache.example/1.jpg'],
    });
    expect(Number.isSafeInteger(tie) || typeof tie === 'number').toBe(true);
    expect(location).toMatchObject({ lat: expect.any(Number), lon: expect.any(Number) });
    expect(record).toMatchObject({
      source: 'https://www.A.example/',
      price: 10_001,
      ref_price: 12_000,
      price_change_percent: -16.66,
      is_certified: 1,
      options_packages: ['A', 'a', 'B'],
      build: { make: 'Honda', model: 'Accord', doors: 4 },
      dealer: {
        id: 9,
        name: 'Smith & Sons',
        website: 'a.example',
        country: 'US',
        zip: '02108',
        latitude: expect.any(String),
      },
      media: { photo_links_cached: [expect.stringMatching(/^[0-9a-f]{32}$/)] },
      financing_options: [{ loan_term: 48 }],
      scraped_at: T - 100,
      scraped_at_date: '2025-10-09T08:51:40Z',
    });
    expect(Object.keys(record)).not.toContain('mc_dealership');
    expect(Object.keys(record)).not.toContain('leasing_options');
    expect(Object.keys(record)).not.toContain('msrp');
    expect(JSON.stringify(record)).not.toContain('null');
  });

  test('facet terms that differ in case are one, in the spelling most listings use; records keep their own', async () => {
    const shown = (await here.answered('us'))
      .filter(({ _source }) => _source.exterior_color !== undefined)
      .map(({ _source }) => [_source.record.exterior_color, _source.exterior_color]);
    expect(shown).toEqual([
      ['Jet Black', 'JET BLACK'],
      ['JET BLACK', 'JET BLACK'],
      ['jet black', 'JET BLACK'],
      ['JET BLACK', 'JET BLACK'],
      ['Écru', 'Écru'],
      ['écru', 'Écru'],
    ]);
  });

  test('coverage: each country its index, everything else in the rest', () => {
    // the whole listing, six colours and two of those that cover
    expect(report.documents).toEqual({ us: 9, ca: 1, rest: 3, recents: 0 });
  });

  test('the new indices are warmed before they answer', () => {
    expect(warmed).toHaveLength(4);
    expect(answeredBefore).toEqual([]);
  });
});

describeOnEngine('loading a delivery', () => {
  let here: Installation;
  beforeEach(() => {
    here = new Installation();
  });
  afterEach(() => here.drop());

  test('what a partial delivery replaced a moment ago stays for whoever pages, and for no second rollback', async () => {
    await here.load([car(1), car(2)], T);
    await here.load([car(1, { heading: 'another' }), car(2)], T + DAY, { partial: true });
    await here.load([car(1), car(2)], T + 2 * DAY);
    // the first delivery's are among them
    expect(await here.listingIndices()).toHaveLength(12);
    expect((await rollBackListings(here.installation)).live?.asOf).toBe(T + DAY);
    expect(await here.listingIndices()).toHaveLength(4);
    await expect(rollBackListings(here.installation)).rejects.toThrow(
      'the engine no longer has the delivery before',
    );
    const { documents } = await here.load([car(1), car(2)], T + 3 * DAY);
    expect(documents).toMatchObject({ us: 2 });
  });

  test('a partial delivery copies the indices that hold documents; the empty ones that it makes are as the copies are', async () => {
    await here.load([car(1)], T);
    const copied: string[] = [];
    here.client.diagnostic.on('request', (_, asked) => {
      const path = asked?.meta.request.params.path ?? '';
      if (path.includes('/_clone/')) copied.push(path);
    });
    const canadian = car(2, { source: 'b.example', dealer_id: 8, state: 'ON' });
    const { documents } = await here.load([car(1, { price: 9 }), canadian], T + DAY, { partial: true });
    expect(documents).toMatchObject({ us: 1, ca: 1 });
    expect((await here.answered('ca')).map(({ _source }) => _source.stock_no)).toEqual(['S2']);
    expect(copied).toHaveLength(1);
    const index = [roleAlias(here.prefix, 'us-cars', 'us'), roleAlias(here.prefix, 'us-cars', 'ca')];
    const [one, other] = Object.values(await here.client.indices.get({ index, flat_settings: true }));
    expect(other?.mappings).toEqual(one?.mappings);
    const ofItsOwn = /^index\.(creation_date|provided_name|uuid|version|resize|routing)|initial_recovery/;
    const lasting = (settings = {}): unknown =>
      Object.entries(settings).filter(([name, value]) => value !== null && !ofItsOwn.test(name));
    expect(lasting(other?.settings)).toEqual(lasting(one?.settings));
  });

  test('a second delivery replaces the first at once; the one before stays for a rollback', async () => {
    await here.load([car(1), car(2)], T, { maxRejects: 0 });
    await here.load([car(1), car(3)], T + DAY);
    const second = await here.load([car(1, { price: 5 }), car(4)], T + 2 * DAY);
    expect((await here.everything()).map(({ _source }) => _source.stock_no)).toEqual(['S1', 'S4']);
    expect(await here.listingIndices()).toHaveLength(8);
    expect(second.documents).toEqual({ us: 2, ca: 0, rest: 0, recents: 2 });

    const { live } = await rollBackListings(here.installation);
    expect(live?.asOf).toBe(T + DAY);
    expect((await here.everything()).map(({ _source }) => _source.stock_no)).toEqual(['S1', 'S3']);
    expect(await here.listingIndices()).toHaveLength(4);
    await expect(rollBackListings(here.installation)).rejects.toThrow(
      'the engine no longer has the delivery before',
    );
    // the instant is free again
    await here.load([car(1), car(5)], T + 2 * DAY);
    expect((await keptDeliveries(here.client, here.prefix)).deliveries.map(({ as_of }) => as_of)).toEqual([
      T + 2 * DAY,
      T + DAY,
      T,
    ]);
  });

  test('what is refused changes nothing and says why', async () => {
    const hundred = Array.from({ length: 100 }, (_, n) => car(n));
    await here.load(hundred);
    const before = [await here.everything(), await here.indices()];
    const bad = hundred.map((row, n) => (n % 30 === 7 ? { ...row, price: 'call us' } : row));
    const refusals: [string | Row[], number, RegExp, object?][] = [
      [hundred, T, /is not later than/],
      [hundred, Math.floor(Date.now() / 1000) + 2 * DAY, /over 24 hours in the future/],
      [bad, T + 1, /4 of 100 rows are rejected, more than 2 %; first: .* line 9, price is not a number/],
      [hundred.slice(0, 79), T + 1, /79 rows are under 80 %/],
      [csv(hundred.slice(0, 1)).split('\n')[0] ?? '', T + 1, /the delivery contains no rows/],
      ['', T + 1, /is empty/],
      [csv(hundred).slice(0, -30), T + 1, /ends (within|inside the quotes of) the row at line 101/],
      [hundred, T + 1, /the sample can only be loaded/, { sample: true }],
    ];
    for (const [content, asOf, words, more] of refusals) {
      const refused = here.load(content, asOf, more);
      await expect(refused).rejects.toThrow(words);
      await expect(refused).rejects.toBeInstanceOf(CommandRefusal);
      expect([await here.everything(), await here.indices()]).toEqual(before);
      expect(readdirSync(join(here.installation.dataDir, 'tmp'))).toEqual([]);
    }
    // both can be allowed
    await here.load(bad.slice(0, 50), T + 1, { maxRejects: 5, acceptShrink: true });
    expect(await here.everything()).toHaveLength(48);
  });

  test('while another load holds the ledger', async () => {
    const { fork } = await import('node:child_process');
    const holder = fork(programFile('ingest-holder'), [here.installation.dataDir], { execArgv: [] });
    await new Promise((resolve) => holder.once('message', resolve));
    await expect(here.load([car(1)])).rejects.toThrow(/another load of us-cars is running/);
    const statements = vi.spyOn(DuckDBConnection.prototype, 'run');
    const tries = () => statements.mock.calls.filter(([text]) => /^ATTACH .* AS ledger/.test(text)).length;
    const load = here.load([car(1)], T, { waitSeconds: 600 });
    // it waits, and tries again
    await expect.poll(tries).toBeGreaterThan(1);
    statements.mockRestore();
    holder.kill();
    await load;
    expect(await here.everything()).toHaveLength(1);
  });

  test.each([false, true])('the first real delivery removes the sample (partial: %s)', async (partial) => {
    let removed = 0;
    await here.load([car(1), car(2)], T + 5 * DAY, { sample: true });
    const status = async () =>
      (
        await marketStatus({
          client: here.client,
          indexPrefix: here.prefix,
          staleAfterHours: 36,
          now: () => (T + 5 * DAY) * 1000,
        })
      )[0];
    expect(await status()).toMatchObject({ sample: true, documents: 2, state: 'fresh' });
    const onSampleRemoved = () => {
      removed += 1;
    };
    // earlier and smaller than the sample: nothing is compared with it
    await here.load([car(9)], T, { onSampleRemoved, partial });
    expect(removed).toBe(1);
    expect(await here.indices()).toHaveLength(4);
    expect((await keptDeliveries(here.client, here.prefix)).deliveries.map(({ sample }) => sample)).toEqual([
      false,
    ]);
    await expect(rollBackListings(here.installation)).rejects.toBeInstanceOf(CommandRefusal);
    expect(await status()).toMatchObject({ sample: false, documents: 1, state: 'stale' });
  });

  test('status of a market that was never loaded', async () => {
    const [status] = await marketStatus({
      client: here.client,
      indexPrefix: here.prefix,
      staleAfterHours: 36,
    });
    expect(status).toMatchObject({ market: 'us-cars', state: 'empty', loaded: false, documents: 0 });
  });

  test('the ledger of a newer program is left alone', async () => {
    const ledger = await openLedger(here.installation);
    await ledger.db.run('INSERT INTO schema_version VALUES (999)');
    ledger.close();
    await expect(here.load([car(1)], T + 1)).rejects.toThrow(/version 999/);
  });
});
