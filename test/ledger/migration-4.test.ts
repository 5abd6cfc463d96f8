import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { createReadRows } from '../../ingest/accept/read-rows.ts';
import { takeListingsIn } from '../../ingest/delivery/take-listings-in.ts';
import { row, rows, sqlFile } from '../../ingest/ground/sql.ts';
import { canFollow, type Delivery } from '../../ingest/ledger/deliveries.ts';
import { type Ledger, ledgerFile, openLedger } from '../../ingest/ledger/open.ts';
import { LEDGER_VERSION } from '../../ingest/ledger/schema.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { TABLES } from './test-ledger.ts';

/**
 * A ledger as version 4 wrote it. Day 0: 24 cars of a.example, of b.example a car with the given id OWN-1 and stock number
 * B2; day 1: 8 cars of a.example, which is held, and b.example as it was.
 */
const FIRST = 1_760_000_000;
const DAY = 86_400;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ledger-'));
  const file = ledgerFile(dataDir, 'us-cars');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, gunzipSync(readFileSync(new URL('version-4.duckdb.gz', import.meta.url))));
  return () => rmSync(dataDir, { recursive: true, force: true });
});

async function opened<Result>(use: (ledger: Ledger) => Promise<Result>): Promise<Result> {
  const ledger = await openLedger({
    dataDir,
    market: 'us-cars',
    dataset: listingsOf('us-cars'),
    memory: '512MB',
  });
  try {
    return await use(ledger);
  } finally {
    ledger.close();
  }
}

const everything = ({ db }: Ledger) =>
  Promise.all(TABLES.map((table) => rows(db, `SELECT * FROM ${table} ORDER BY ALL`)));

/** A partial delivery of c.example: a car with an id that stands on another source. */
async function takePartial(ledger: Ledger, id: number) {
  const { db } = ledger;
  await createReadRows(db, listingsOf('us-cars'));
  await db.run(`INSERT INTO staging.read_row (seq, marks, content_hash, source, seller_type, country, vin, price, id) VALUES
    (1, 0, 1, 'c.example', 'dealer', 'US', '1HGCM82633A300001', 9000, 'OWN-1')`);
  await db.run(sqlFile('../../ingest/accept/repeated.sql', import.meta.url));
  const delivery: Delivery = {
    ...{ id, dataset: 'listings', market: 'us-cars', asOf: FIRST + id * DAY, sample: false, partial: true },
    ...{ state: 'live', accepted: 1, indices: {}, report: '{}' },
  };
  return await takeListingsIn({ dataset: listingsOf('us-cars'), market: 'us-cars' }, ledger, delivery, false);
}

test('it keeps all that it knew, and opening it again changes nothing', async () => {
  const first = await opened(async (ledger) => {
    const counted = await row(
      ledger.db,
      `SELECT (SELECT max(version) FROM schema_version)::DOUBLE AS version, (SELECT count(*) FROM listing)::DOUBLE AS listings,
         (SELECT count(*) FROM record WHERE until_delivery IS NULL)::DOUBLE AS records,
         (SELECT count(*) FROM hold WHERE until_delivery IS NULL)::DOUBLE AS holds`,
    );
    expect(counted).toEqual({ version: LEDGER_VERSION, listings: 26, records: 26, holds: 1 });
    return await everything(ledger);
  });
  expect(await opened(everything)).toEqual(first);
});

test('its documents are named by shown ids: the next partial delivery builds all of them anew, the one after does not', async () => {
  await opened(async (ledger) => {
    expect(await canFollow(ledger.db, { id: 3 })).toBe(false);
    const { derivation } = await takePartial(ledger, 3);
    expect(derivation).toMatchObject({ listings: 27, passedOverIds: { ids: { 'OWN-1': 1 } } });
    expect(await canFollow(ledger.db, { id: 4 })).toBe(true);
    expect((await takePartial(ledger, 4)).derivation.listings).toBe(2);
  });
});
