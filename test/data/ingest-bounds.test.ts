import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readingOf, reasonFor } from '../../ingest/accept/cells.ts';
import { fedFields } from '../../ingest/feeds/columns.ts';
import { literal, sqlFile } from '../../ingest/ground/sql.ts';
import { attachDefinitions } from '../../ingest/ledger/definitions.ts';
import { BOUNDS } from '../../src/catalog/bounds.ts';
import { dataset as historyRecords } from '../../src/catalog/datasets/history.ts';
import { dataset as incentives } from '../../src/catalog/datasets/incentives.ts';
import { dataset as plateRecords } from '../../src/catalog/datasets/plates.ts';
import { dataset as recallCampaigns } from '../../src/catalog/datasets/recall-campaigns.ts';
import { dataset as recallRecords } from '../../src/catalog/datasets/recalls.ts';
import { dealers, ukDealers } from '../../src/catalog/dealers.ts';
import { dealerships } from '../../src/catalog/dealerships.ts';
import { allFields, type Dataset } from '../../src/catalog/field.ts';
import { listingsOf, MARKETS } from '../../src/catalog/markets.ts';
import { soldVehicles } from '../../src/catalog/sold-vehicles.ts';
import { DISTANCE_UNITS } from '../../src/catalog/vocabulary/unit.ts';

let db: DuckDBConnection;
beforeAll(async () => {
  db = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  await db.run("SET TimeZone = 'UTC'; SET VARIABLE latest = 1800000000::BIGINT");
  await attachDefinitions(db);
  await db.run(sqlFile('../../ingest/derive/price.sql', import.meta.url));
});
afterAll(() => db.closeSync());

const DATASETS: readonly Dataset[] = [
  ...MARKETS.map(listingsOf),
  ...[dealers, ukDealers, dealerships, historyRecords, incentives, plateRecords],
  ...[recallCampaigns, recallRecords, soldVehicles],
];

async function result(sql: string): Promise<unknown> {
  const found = (await db.runAndReadAll(`SELECT ${sql} AS value`)).getRowObjectsJS()[0]?.value;
  return typeof found === 'bigint' ? Number(found) : found;
}

/** What a column of the dataset makes of a text, and why it makes nothing of it. */
async function read(dataset: Dataset, field: string, text: string): Promise<[unknown, unknown]> {
  const found = fedFields({ ...dataset, fields: allFields(dataset) }).find(({ name }) => name === field);
  if (!found) throw new Error(`no column ${field}`);
  const { read: reads, reason = '' } = readingOf(found);
  const said = reasonFor(reason, literal(text));
  return [
    await result(reads?.(literal(text)) ?? literal(text)),
    typeof said === 'string' ? said : await result(said.sql),
  ];
}

test('no column of a number takes one without end', async () => {
  const taken: string[] = [];
  for (const dataset of DATASETS) {
    for (const field of fedFields({ ...dataset, fields: allFields(dataset) })) {
      const { sqlType, read: reads } = readingOf(field);
      if (!/DOUBLE|BIGINT/.test(sqlType)) continue;
      for (const text of ['1e308', '-1e308', '9'.repeat(308), '1e17']) {
        if ((await result(reads?.(literal(text)) ?? '1')) !== null) taken.push(`${field.name} ${text}`);
      }
    }
  }
  expect(taken).toEqual([]);
});

test.each([
  ['price', '1000000000', 1_000_000_000, undefined],
  ['price', '620000000000000', 620_000_000_000_000, undefined],
  ['price', '10000000000000002', null, 'is above 10000000000000000'],
  ['price', '1e308', null, 'is above 10000000000000000'],
  ['miles', '1000000000.01', null, 'is above 1000000000'],
  ['price', '-1', null, 'is negative'],
  ['price', 'inf', null, 'is not a number'],
  ['price', 'call', null, 'is not a number'],
  ['engine_size', '-1000000001', null, 'is below -1000000000'],
  ['dom', '2147483648', null, 'is above 2147483647'],
  ['dom', '4.5', null, 'is not a whole number'],
  ['dealer_id', '1000101.0', 1_000_101, undefined],
  ['dealer_id', '-1', null, 'is negative'],
  ['dealer_id', '1e16', null, 'is above 1000000000000000'],
  ['year', '1900', 1900, undefined],
  ['year', '2121', 2121, undefined],
  ['year', '2122', null, 'is not a year from 1900 to 2121'],
  ['year', '20x4', null, 'is not a year from 1900 to 2121'],
])('%s of %s', async (field, text, value, reason) => {
  const [found, said] = await read(listingsOf('us-cars'), field, text);
  expect(found).toBe(value);
  if (reason) expect(said).toBe(reason);
});

test('the sums of the most listings that there could be are numbers', () => {
  const listings = 1e9;
  expect(Number.isFinite(BOUNDS.amount.most ** 2 * listings)).toBe(true);
  expect(Number.isFinite(BOUNDS.integer.most ** 2 * listings)).toBe(true);
});

test.each([
  ['20000', '20000', 0],
  ['1000000000', '0.01', 9_999_999_999_900],
  ['1000000000', '1e-310', null],
])(
  'a price of %s after %s changed by a percentage that is a number, or none',
  async (price, before, percent) => {
    expect(await result(`price_change_percent(${price}::DOUBLE, ${before}::DOUBLE)`)).toBe(percent);
  },
);

describe('units of an odometer', () => {
  const spellings = Object.entries(DISTANCE_UNITS).flatMap(([unit, words]) =>
    words.flatMap((word) => [word, word.toUpperCase()].map((text): [string, string] => [text, unit])),
  );
  test.each([...spellings, ['Kilometers', 'kilometers']])('%s', async (text, unit) => {
    for (const dataset of [listingsOf('us-cars'), listingsOf('uk-rvs'), soldVehicles])
      expect((await read(dataset, 'miles_indicator', text))[0]).toBe(unit);
  });

  test.each(['mil', 'leagues', 'hours', 'k'])('%s is none', async (text) => {
    const [found, said] = await read(soldVehicles, 'miles_indicator', text);
    expect([found, said]).toEqual([null, 'is not an odometer unit: miles or kilometers']);
  });
});
