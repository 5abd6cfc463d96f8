import { rmSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';
import { beforeEach, expect, test } from 'vitest';
import { createReadRows } from '../../ingest/accept/read-rows.ts';
import { takeListingsIn } from '../../ingest/delivery/take-listings-in.ts';
import { row, sqlFile } from '../../ingest/ground/sql.ts';
import { canFollow, type Delivery } from '../../ingest/ledger/deliveries.ts';
import { type Ledger, ledgerFile } from '../../ingest/ledger/open.ts';
import { LEDGER_VERSION } from '../../ingest/ledger/schema.ts';
import { withdrawDelivery } from '../../ingest/ledger/take.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { everything, oldLedger, opened } from './old-ledger.ts';

/**
 * A ledger as version 4 wrote it. Day 0: 24 cars of a.example, of b.example a car with the given id OWN-1 and stock number
 * B2; day 1: 8 cars of a.example, which is held, and b.example as it was.
 */
const FIRST = 1_760_000_000;
const DAY = 86_400;

let dataDir: string;
beforeEach(() => {
  dataDir = oldLedger(4);
  return () => rmSync(dataDir, { recursive: true, force: true });
});

/** A partial delivery of c.example: a car with an id that stands on another source. */
async function takePartial(ledger: Ledger, id: number) {
  const { db } = ledger;
  await createReadRows(db, listingsOf('us-cars'));
  await db.run(`INSERT INTO staging.read_row (seq, marks, content_hash, source, seller_type, country, vin, price, id) VALUES
    (1, 0, 1, 'c.example', 'dealer', 'US', '1HGCM82633A300001', 9000, 'OWN-1')`);
  await db.run(sqlFile('../../ingest/accept/listing-identity.sql', import.meta.url));
  const delivery: Delivery = {
    ...{ id, dataset: 'listings', market: 'us-cars', asOf: FIRST + id * DAY, sample: false, partial: true },
    ...{ state: 'live', accepted: 1, indices: {}, report: '{}' },
  };
  return await takeListingsIn({ dataset: listingsOf('us-cars'), market: 'us-cars' }, ledger, delivery, false);
}

test('it keeps all that it knew, and opening it again changes nothing', async () => {
  const first = await opened(dataDir, async (ledger) => {
    const counted = await row(
      ledger.db,
      `SELECT (SELECT max(version) FROM schema_version)::DOUBLE AS version, (SELECT count(*) FROM listing)::DOUBLE AS listings,
         (SELECT count(*) FROM record WHERE until_delivery IS NULL)::DOUBLE AS records,
         (SELECT count(*) FROM hold WHERE until_delivery IS NULL)::DOUBLE AS holds`,
    );
    expect(counted).toEqual({ version: LEDGER_VERSION, listings: 26, records: 26, holds: 1 });
    return await everything(ledger);
  });
  expect(await opened(dataDir, everything)).toEqual(first);
});

test('its documents are named by shown ids: the next partial delivery builds all of them anew, the one after does not', async () => {
  await opened(dataDir, async (ledger) => {
    expect(await canFollow(ledger.db, { id: 3 })).toBe(false);
    const { derivation } = await takePartial(ledger, 3);
    expect(derivation).toMatchObject({ listings: 27, passedOverIds: { ids: { 'OWN-1': 1 } } });
    expect(await canFollow(ledger.db, { id: 4 })).toBe(true);
    expect((await takePartial(ledger, 4)).derivation.listings).toBe(2);
  });
});

test('a listing that had gained its VIN is undone to what it was', async () => {
  const old = await (await DuckDBInstance.create(ledgerFile(dataDir, 'us-cars'))).connect();
  await old.run(
    `UPDATE listing SET vehicle = '1HGCM82633A300001', vehicle_no = 1, gained_by = 2 WHERE key LIKE '%B2'`,
  );
  old.closeSync();
  await opened(dataDir, async ({ db }) => {
    const b2 = () =>
      row(db, "SELECT vehicle, vehicle_no - listing AS number FROM listing WHERE key LIKE '%B2'");
    expect(
      await row(
        db,
        'SELECT delivery, vehicle, vehicle_no - listing AS number FROM gain WHERE listing IN (SELECT listing FROM listing)',
      ),
    ).toEqual({ delivery: 2, vehicle: null, number: 0 });
    expect(await b2()).toMatchObject({ vehicle: '1HGCM82633A300001' });
    await withdrawDelivery(db, 2);
    expect(await b2()).toEqual({ vehicle: null, number: 0 });
    expect(await row(db, 'SELECT count(*)::INTEGER AS gains FROM gain')).toEqual({ gains: 0 });
  });
});
