import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Delivery } from '../../ingest/ledger/deliveries.ts';
import { migrateShared } from '../../ingest/ledger/shared-schema.ts';
import type { Records } from '../../ingest/whole-records/records.ts';
import { sharedRecords } from '../../ingest/whole-records/shared-records.ts';
import { changesOf } from '../../ingest/whole-records/take-in.ts';
import { SoldLedger } from './sold-ledger.ts';

/** Whether deliveries of whole records and of sold months change what answers. */

const db = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
beforeAll(() => migrateShared(db));
afterAll(() => db.closeSync());

const delivery = (id: number): Delivery => ({
  ...{ id, dataset: 'any', market: 'all', asOf: id, sample: false, partial: false },
  ...{ state: 'pending', accepted: 1, indices: {}, report: '{}' },
});

/** Puts rows (key, make or seller) into a table, a delivery a list; gives what each changed. */
async function changes(
  records: Records,
  field: string,
  lists: readonly (readonly [string, string | null])[][],
) {
  const found = [];
  for (const [at, list] of lists.entries()) {
    for (const [key, cell] of list) {
      await db.run(
        `INSERT INTO ${records.table} (delivery, key, ${field}) VALUES (${at + 1}, '${key}', ${cell ? `'${cell}'` : 'NULL'})`,
      );
    }
    const { changed } = await changesOf(db, records, delivery(at + 1), at ? delivery(at) : undefined);
    found.push(changed);
  }
  return found;
}

test('records that the newest delivery answers with: news, another value, fewer; not the same again', async () => {
  const both = [
    ['A', 'Ford'],
    ['B', null],
  ] as const;
  expect(
    await changes(sharedRecords('plates', 'x-'), 'make', [
      [...both],
      [...both].reverse(),
      [both[0], ['B', 'Kia']],
      [both[0]],
      [both[0]],
      [],
    ]),
  ).toEqual([['records'], [], ['records'], ['records'], [], ['records']]);
});

test('records of deliveries that answer together: what an earlier one brought is no news', async () => {
  expect(
    await changes(sharedRecords('history', 'x-'), 'seller_name', [
      [['1', 'One']],
      [['2', 'Two']],
      [['1', 'One']],
      [['1', 'Won']],
    ]),
  ).toEqual([['records'], ['records'], [], ['records']]);
});

test('sold months: the same rows again change nothing, others do', async () => {
  const sold = await SoldLedger.open();
  const [one, other] = ['1HGCM82633A100001', '1HGCM82633A100002'];
  // day 0 is in November 2023
  const october = [
    [one, '2023-10-02'],
    [other, '2023-10-03'],
  ] as const;
  await sold.sold(0, ...october);
  expect(await sold.changed()).toBe(true);
  await sold.sold(1, ...[...october].reverse());
  expect(await sold.changed()).toBe(false);
  await sold.sold(2, october[0]);
  expect(await sold.changed()).toBe(true);
  await sold.sold(3, october[0], [other, '2023-09-03']);
  expect(await sold.changed()).toBe(true);
  await sold.sold(4, october[0]);
  expect(await sold.changed()).toBe(false);
  // a month that has not ended is shown by a later delivery only
  await sold.sold(5, [one, '2023-11-01']);
  await sold.sold(6, [one, '2023-11-01']);
  expect(await sold.changed()).toBe(true);
  await sold.sold(30, [one, '2023-11-01']);
  expect(await sold.changed()).toBe(true);
  await sold.sold(31, [one, '2023-11-01']);
  expect(await sold.changed()).toBe(false);
  sold.close();
});
