import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acceptDelivery } from '../../ingest/accept/accept.ts';
import { listingRows } from '../../ingest/accept/listing-rows.ts';
import { NO_MAP } from '../../ingest/accept/map.ts';
import { prepareAccepting } from '../../ingest/accept/tables.ts';
import { LIMITS } from '../../ingest/feeds/limits.ts';
import { spoolVehicleAds } from '../../ingest/feeds/vehicle-ads/spool.ts';
import { rows } from '../../ingest/ground/sql.ts';
import { listingsOf, type Market } from '../../src/catalog/markets.ts';
import { noLedger } from '../ledger/directories.ts';

const DATA = '../shared/data';
const feeds = existsSync(DATA) || process.env.CI ? describe : describe.skip;
if (!existsSync(DATA)) console.warn(`skipped: the real vehicle-ads feeds; ${DATA} is absent`);

/** later than every date in the feeds */
const LATEST = Date.UTC(2026, 11, 31) / 1000;
let folder: string;
let db: DuckDBConnection;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vehicle-ads-data-'));
  db = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  await db.run(`SET TimeZone = 'UTC'; ATTACH ':memory:' AS staging; SET VARIABLE latest = ${LATEST}::BIGINT`);
  await noLedger(db);
});
afterEach(() => {
  db.closeSync();
  rmSync(folder, { recursive: true, force: true });
});

type Listing = Readonly<Record<string, unknown>>;

async function load(name: string, format: 'meta' | 'google', market: Market) {
  const file = join(DATA, name);
  const path = join(folder, `${basename(name)}.rows`);
  const spooled = await spoolVehicleAds(file, path, { format, market, limits: LIMITS, onRead: () => {} });
  await prepareAccepting(db, market);
  const rejectsFile = join(folder, 'rejects.csv');
  const found = await acceptDelivery(db, {
    form: listingRows(listingsOf(market), market),
    files: [spooled],
    map: NO_MAP,
    rejectsFile,
    repeatedFile: join(folder, 'repeated.csv'),
    onStep: () => {},
  });
  const listings: Listing[] = await rows(db, 'SELECT * FROM delivered ORDER BY seq');
  const lines = await rows<{ line: number }>(
    db,
    'SELECT line_of(seq)::DOUBLE AS line FROM delivered ORDER BY seq',
  );
  return {
    found,
    notOffered: spooled.notOffered,
    listings,
    lines: lines.map(({ line }) => line),
    text: readFileSync(file, 'utf8'),
    rejects: readFileSync(rejectsFile, 'utf8'),
  };
}

/** Lines on which the pattern stands, read without the code under test. */
const linesWith = (text: string, pattern: RegExp): number[] =>
  text.split('\n').flatMap((line, at) => (pattern.test(line) ? [at + 1] : []));

/** What the pattern's group holds, all over the text. */
const groups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const values = (listings: readonly Listing[], field: string): unknown[] => listings.map((row) => row[field]);
const words = (listings: readonly Listing[], field: string): unknown[] =>
  [...new Set(values(listings, field))].sort();

const inMiles = (kilometres: string): number => Math.round(Number(kilometres) / 1.609344);

feeds('the four real feeds', () => {
  test('marketplace A, a US dealer, XML', async () => {
    const { found, notOffered, listings, lines, text, rejects } = await load(
      'feed_meta_us_dealer.xml',
      'meta',
      'us-cars',
    );
    const blocks = text.split('<listing>').slice(1);
    const starts = linesWith(text, /<listing>/);
    const offered = blocks.map((block) => !/<availability>SOLD</.test(block));
    expect(notOffered).toBe(offered.filter((is) => !is).length);
    expect(notOffered).toBe(2);
    expect(found, rejects).toMatchObject({ read: 55, accepted: 55, rejected: 0, repeated: 0 });
    expect(found.unknownColumns).toEqual({});
    // names of paints and leathers alone
    expect(Object.keys(found.unknownWords)).toEqual(['exterior_color', 'interior_color']);
    expect(lines).toEqual(starts.filter((_, at) => offered[at]));
    const on = blocks.filter((_, at) => offered[at]).join('');
    expect(values(listings, 'price')).toEqual(groups(on, /<price>([\d.]+) USD</g).map(Number));
    expect(values(listings, 'miles')).toEqual(groups(on, /<value>(\d+)</g).map(Number));
    expect(values(listings, 'vin')).toEqual(groups(on, /<vin>(\w+)</g));
    for (const [at, row] of listings.entries()) {
      const images = groups(
        blocks.filter((_, index) => offered[index])[at] ?? '',
        /<image>\s*<url>([^<]+)</g,
      );
      expect(row.photo_links).toEqual([...new Set(images.map((link) => link.replaceAll('&amp;', '&')))]);
    }
    expect(words(listings, 'inventory_type')).toEqual(['new', 'used']);
    expect(words(listings, 'source')).toEqual(['fikeschevy.com']);
    expect(words(listings, 'drivetrain')).toEqual(['4WD', 'AWD', 'FWD', 'RWD']);
    expect(words(listings, 'transmission')).toEqual(['Automatic']);
    expect(words(listings, 'stock_no')).toEqual([null]);
    expect(values(listings, 'first_seen_at_source')).not.toContain(null);
    expect(listings[0]).toMatchObject({
      state: 'AL',
      zip: '35570',
      country: 'US',
      currency_indicator: 'USD',
    });
  });

  test('marketplace A, a Swedish dealer, CSV', async () => {
    const { found, notOffered, listings, text, rejects } = await load(
      'feed_meta_se_dealer.csv',
      'meta',
      'uk-cars',
    );
    const items = groups(text, /^([A-Z]{3}\d{2}[A-Z0-9]),/gm);
    expect(notOffered).toBe(0);
    // Sweden is of no market: nothing is answered in pounds that costs kronor
    expect(items.length).toBe(16);
    expect(found, rejects).toMatchObject({ read: 16, accepted: 0, rejected: 16 });
    expect(found.reasons).toMatchObject([{ column: 'country', value: 'SE', count: 16 }]);
    expect(found.unknownColumns).toEqual({});
    expect(listings).toEqual([]);
  });

  test('marketplace B, a Canadian dealer, TSV', async () => {
    const { found, listings, lines, text, rejects } = await load(
      'feed_google_ca_dealer.tsv',
      'google',
      'us-cars',
    );
    const items = text.trim().split('\n').slice(1);
    const cells = items.map((line) => line.split('\t'));
    expect(found, rejects).toMatchObject({ read: items.length, accepted: items.length, rejected: 0 });
    expect(items.length).toBe(39);
    expect(lines).toEqual(items.map((_, at) => at + 2));
    expect(found.unknownColumns).toEqual({});
    expect(found.unknownWords).toEqual({});
    expect(values(listings, 'stock_no')).toEqual(cells.map(([id]) => id));
    expect(values(listings, 'price')).toEqual(groups(text, /\t([\d.]+) CAD\t/g).map(Number));
    expect(values(listings, 'miles')).toEqual(groups(text, /\t(\d+) km\t/g).map(inMiles));
    expect(words(listings, 'currency_indicator')).toEqual(['CAD']);
    expect(words(listings, 'drivetrain')).toEqual(['4WD', 'AWD', 'FWD']);
    expect(words(listings, 'powertrain_type')).toEqual(['Combustion', 'HEV']);
    expect(words(listings, 'engine')).toEqual(['4Cyl', '6Cyl', '8Cyl']);
    expect(listings[0]).toMatchObject({
      street: '775 Kingston Road',
      city: 'Pickering',
      state: 'ON',
      zip: 'L1V 1A2',
      country: 'CA',
      source: 'boyerhyundai.com',
      seller_name: expect.stringMatching(/\w/),
      photo_links: [cells[0]?.[12]],
    });
  });

  test('marketplace B, a UK dealer, XML', async () => {
    const { found, listings, lines, text, rejects } = await load(
      'feed_google_uk_dealer.xml',
      'google',
      'uk-cars',
    );
    expect(found, rejects).toMatchObject({ read: 13, accepted: 13, rejected: 0 });
    expect(lines).toEqual(linesWith(text, /<item>/));
    expect(found.unknownColumns).toEqual({
      [join(DATA, 'feed_google_uk_dealer.xml')]: ['electric_range', 'emissions_standard'],
    });
    expect(found.unknownWords).toEqual({});
    const ids = groups(text, /<g:id>(\w+)</g);
    expect(values(listings, 'vehicle_registration_mark')).toEqual(ids);
    expect(values(listings, 'stock_no')).toEqual(ids);
    expect(values(listings, 'price')).toEqual(groups(text, /<g:price>(\d+) GBP</g).map(Number));
    expect(values(listings, 'miles')).toEqual(groups(text, /<g:mileage>(\d+) miles</g).map(Number));
    expect(words(listings, 'engine')).toEqual([null]);
    expect(words(listings, 'fuel_type')).toEqual(['Electric', 'Petrol']);
    expect(words(listings, 'heading')).not.toContain('Albar Autos');
    // the title of the feed says of its dealer more than the code of the store
    expect(words(listings, 'seller_name')).toEqual(groups(text, /<channel>\s*<title>([^<]+)</g));
    expect(words(listings, 'source')).toEqual(['albarautos.co.uk']);
    expect(words(listings, 'country')).toEqual(['GB']);
  });
});
