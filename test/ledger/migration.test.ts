import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createReadRows } from '../../ingest/accept/read-rows.ts';
import { takeListingsIn } from '../../ingest/delivery/take-listings-in.ts';
import { derive } from '../../ingest/derive/derive.ts';
import { documentsSql } from '../../ingest/derive/document.ts';
import { rows, sqlFile } from '../../ingest/ground/sql.ts';
import type { Delivery } from '../../ingest/ledger/deliveries.ts';
import type { Ledger } from '../../ingest/ledger/open.ts';
import { hasTable } from '../../ingest/ledger/schema.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { everything, oldLedger, opened } from './old-ledger.ts';

/**
 * A ledger as version 1 wrote it: the accepted rows of two deliveries, a day apart. Day 1: a.example …001 (10,000) and
 * …002 (11,000), b.example …001 (10,500) and stock number B2 (7,000); day 2: a.example …001 at 9,500 and …003 (12,000),
 * both of b.example unchanged.
 */
const FIRST = 1_760_000_000;
const DAY = 86_400;
const vin = (number: number): string => `1HGCM82633A10000${number}`;

let dataDir: string;
let original: string;
beforeAll(() => {
  original = oldLedger(1);
});
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ledger-'));
  cpSync(original, dataDir, { recursive: true });
  return () => rmSync(dataDir, { recursive: true, force: true });
});
afterAll(() => rmSync(original, { recursive: true, force: true }));

async function shown({ db }: Ledger, upto: number) {
  const options = { dataset: listingsOf('us-cars'), market: 'us-cars', upto, touchedOnly: false } as const;
  const { spellings } = await derive(db, options);
  const found = await rows<{ document: string }>(db, documentsSql(listingsOf('us-cars'), spellings));
  const documents = found.map(({ document }) => JSON.parse(document) as Record<string, unknown>);
  return documents.map(({ source, vin: car, price, dos_active, dom, record }) => {
    const { ref_price, ref_price_dt } = record as Record<string, unknown>;
    return [source, car ?? null, price, dos_active, dom, ref_price ?? null, ref_price_dt ?? null];
  });
}
const sorted = (list: unknown[][]): string[] => list.map((one) => JSON.stringify(one)).sort();

test('its deliveries are taken in again as spans', async () => {
  await opened(dataDir, async (ledger) => {
    const spans = await rows(
      ledger.db,
      `SELECT site, coalesce(vehicle, split_part(key, chr(31), 3)) AS name, start_at::INTEGER AS since, price,
         last_at::INTEGER AS last_at
       FROM record JOIN listing USING (listing) ORDER BY ALL`,
    );
    expect(spans).toEqual([
      { site: 'a.example', name: vin(1), since: FIRST, price: 10_000, last_at: FIRST },
      { site: 'a.example', name: vin(1), since: FIRST + DAY, price: 9_500, last_at: null },
      { site: 'a.example', name: vin(2), since: FIRST, price: 11_000, last_at: null },
      { site: 'a.example', name: vin(3), since: FIRST + DAY, price: 12_000, last_at: null },
      { site: 'b.example', name: vin(1), since: FIRST, price: 10_500, last_at: null },
      { site: 'b.example', name: 'B2', since: FIRST, price: 7_000, last_at: null },
    ]);
    const left = await rows(
      ledger.db,
      'SELECT vehicle, last_at::INTEGER AS last_at FROM presence JOIN listing USING (listing) WHERE until_delivery IS NOT NULL',
    );
    expect(left).toEqual([{ vehicle: vin(2), last_at: FIRST }]);
    expect(await hasTable(ledger.db, 'accepted_row')).toBe(false);
  });
});

test('days and references go on from there', async () => {
  await opened(dataDir, async (ledger) => {
    expect(sorted(await shown(ledger, 2))).toEqual(
      sorted([
        ['a.example', vin(1), 9_500, 1, 1, 10_000, FIRST],
        ['a.example', vin(3), 12_000, 0, 0, null, null],
        ['b.example', vin(1), 10_500, 1, 1, null, null],
        ['b.example', null, 7_000, 1, 1, null, null],
      ]),
    );
  });
});

test('opening it again changes nothing', async () => {
  const first = await opened(dataDir, everything);
  expect(first.flat().length).toBeGreaterThan(0);
  expect(await opened(dataDir, everything)).toEqual(first);
});

test('a third delivery goes on from there', async () => {
  await opened(dataDir, async (ledger) => {
    const { db } = ledger;
    await createReadRows(db, listingsOf('us-cars'));
    await db.run(`INSERT INTO staging.read_row (seq, marks, content_hash, source, seller_type, country, vin, stock_no, price, miles) VALUES
      (1, 0, 1, 'a.example', 'dealer', 'US', '${vin(1)}', NULL, 9000, 5000),
      (2, 0, 2, 'a.example', 'dealer', 'US', '${vin(2)}', NULL, 11000, 6000),
      (3, 0, 3, 'b.example', 'dealer', 'US', NULL, 'B2', 7000, NULL)`);
    await db.run(sqlFile('../../ingest/accept/listing-identity.sql', import.meta.url));
    const delivery: Delivery = {
      id: 3,
      dataset: 'listings',
      market: 'us-cars',
      asOf: FIRST + 3 * DAY,
      sample: false,
      partial: false,
      state: 'live',
      accepted: 3,
      indices: {},
      report: '{}',
    };
    const { changes } = await takeListingsIn(
      { dataset: listingsOf('us-cars'), market: 'us-cars' },
      ledger,
      delivery,
      false,
    );
    expect(changes).toMatchObject({ arrivals: 1, departures: 2, priceChanges: 1 });
    expect(sorted(await shown(ledger, 3))).toEqual(
      sorted([
        ['a.example', vin(1), 9_000, 3, 3, 9_500, FIRST + DAY],
        ['a.example', vin(2), 11_000, 3, 3, null, null],
        ['b.example', null, 7_000, 3, 3, null, null],
      ]),
    );
  });
});
