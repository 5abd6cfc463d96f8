import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadSold, rebuildSold, rollBackSold } from '../../ingest/load-sold.ts';
import { type LoadReport, reportText } from '../../ingest/report.ts';
import { rollBack } from '../../ingest/roll-back.ts';
import { soldStatus } from '../../ingest/sold/status.ts';
import { literal } from '../../ingest/sql.ts';
import type { SoldManifest } from '../../src/catalog/sold-vehicles.ts';
import { keptDeliveries } from '../../src/engine/deliveries.ts';
import { describeOnEngine } from '../market/load.ts';
import { car, csv, Installation, type Row } from './ingest-place.ts';

/** `ingest sold`, `rollback sold`, `rebuild sold` (feeds.md 2.2 and section 3, "sold months"), through their commands. */

const day = (date: string): number => Date.parse(`${date}T06:00:00Z`) / 1000;
const VIN = '1HGCM82633A004352';
const sold = (date: string, more: Row = {}): Row => ({ sold_date: date, inventory_type: 'used', ...more });

let here: Installation;
let db: DuckDBConnection;

const folder = (): string => join(here.place.dataDir, 'sold');
const manifest = (): SoldManifest => JSON.parse(readFileSync(join(folder(), 'manifest.json'), 'utf8'));

/** Rows of a published month, in their order; unknown values are left out. */
async function rowsOf(month: string): Promise<Record<string, unknown>[]> {
  const file = manifest().months.find((one) => one.month === month)?.file;
  const found = await db.runAndReadAll(`FROM read_parquet(${literal(join(folder(), file ?? month))})`);
  return found
    .getRowObjectsJson()
    .map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
}

const load = (content: readonly Row[] | string, asOf: number): Promise<LoadReport> =>
  loadSold({
    ...here.place,
    asOf,
    files: [here.write(`sold-${asOf}.csv`, typeof content === 'string' ? content : csv(content))],
    maxRejects: 100,
  });

describeOnEngine('sold vehicles', () => {
  beforeAll(async () => {
    db = await (await DuckDBInstance.create(':memory:')).connect();
  });
  beforeEach(() => {
    here = new Installation();
    return () => here.drop();
  });
  afterAll(() => db.closeSync());

  test('a row: spelled words, derived and default values', async () => {
    await load(
      [
        sold('2026-03-31T23:59:59Z', {
          ...{
            vin: VIN.toLowerCase(),
            make: 'Land',
            model: 'Rover Range Rover',
            drivetrain: '4x4',
            price: '$30,500',
          },
          ...{
            base_exterior_color: 'white',
            powertrain_type: 'PHEV',
            source: 'https://www.A.example/x',
            msrp: 0,
          },
          ...{ dealer_type: 'Franchise', is_certified: 1, year: 2024, miles: 0, dom_active: 31 },
        }),
        sold('1774000000', {
          powertrain_type: 'FCEV',
          seller_type: 'auction',
          miles_indicator: 'kilometers',
        }),
      ],
      day('2026-04-10'),
    );
    expect(await rowsOf('2026-03')).toEqual([
      {
        ...{
          sold_date: '2026-03-31',
          vin: VIN,
          inventory_type: 'used',
          is_certified: true,
          seller_type: 'dealer',
        },
        ...{
          dealer_type: 'franchise',
          source: 'a.example',
          year: '2024',
          make: 'Land Rover',
          model: 'Range Rover',
        },
        ...{
          drivetrain: '4WD',
          powertrain_type: 'PHEV',
          fuel_type_category: 'hybrid',
          base_exterior_color: 'White',
        },
        ...{ price: 30_500, miles: 0, miles_indicator: 'MILES', dom_active: '31' },
      },
      {
        ...{
          sold_date: '2026-03-20',
          inventory_type: 'used',
          seller_type: 'auction',
          powertrain_type: 'FCEV',
        },
        ...{ fuel_type_category: 'other', miles_indicator: 'KILOMETERS' },
      },
    ]);
  });

  test('rows that are rejected, repeated or wait; the report and the status', async () => {
    const report = await load(
      [
        sold('2026-03-01', { vin: VIN, price: 1 }),
        sold('2026-03-01', { vin: VIN, price: 2, dealership_group_name: 'Bergey Auto' }),
        sold('2026-03-02', { dealership_group_name: 'BERGEY AUTO' }),
        sold('2026-03-03', { dealership_group_name: 'BERGEY AUTO' }),
        sold('2026-04-09'),
        sold('yesterday'),
        sold('2026-04-12'),
        sold('2026-03-01', { price: -1 }),
        sold('2026-03-01', { inventory_type: 'demo' }),
        sold('', { vin: VIN }),
      ],
      day('2026-04-10'),
    );
    expect(report).toMatchObject({
      ...{ dataset: 'sold', market: 'all', read: 10, accepted: 4, rejected: 5, repeated: 1 },
      ...{ months: ['2026-03'], months_waiting: ['2026-04'], documents: { sold: 4 } },
    });
    expect(report.reasons.map(({ column, reason }) => `${column} ${reason}`).sort()).toEqual([
      'inventory_type is none of new, used',
      'price is negative',
      'sold_date is missing',
      'sold_date is no date, or over 24 hours after the delivery',
    ]);
    expect(reportText(report)).toContain(
      'months replaced: 2026-03\nmonths that wait for their end: 2026-04\n',
    );
    expect(await rowsOf('2026-03')).toMatchObject([{ price: 2 }, {}, {}]);
    expect(manifest().dealership_groups).toEqual(['BERGEY AUTO']);
    expect(soldStatus(here.place.dataDir, day('2026-04-11') * 1000)).toEqual({
      ...{ first_month: '2026-03', latest_month: '2026-03', months: 1, rows: 3 },
      ...{ generation: 1, as_of: '2026-04-10T06:00:00Z', age_hours: 24 },
    });
    const { deliveries } = await keptDeliveries(here.client, here.prefix, { dataset: 'sold' });
    expect(deliveries).toMatchObject([{ market: 'all', report: { months: ['2026-03'] } }]);
  });

  test('is refused without rows, with too many rejects, at an instant that is not later', async () => {
    await load([sold('2026-03-01')], day('2026-04-10'));
    const before = manifest();
    await expect(load([sold('2026-03-01')], day('2026-04-10'))).rejects.toThrow('is not later than');
    await expect(load([sold('')], day('2026-04-11'))).rejects.toThrow('no row is left of 1');
    const files = [here.write('half.csv', csv([sold('2026-03-01'), sold('')]))];
    await expect(loadSold({ ...here.place, asOf: day('2026-04-12'), files })).rejects.toThrow(
      '1 of 2 rows are rejected, over 2 %',
    );
    expect(manifest()).toEqual(before);
  });

  test('a rollback brings the months of the delivery before back', async () => {
    await expect(rollBackSold(here.place)).rejects.toThrow('no sold vehicles were delivered');
    await load([sold('2026-02-01'), sold('2026-03-01', { price: 1 })], day('2026-04-10'));
    await load([sold('2026-03-01', { price: 2 })], day('2026-04-11'));
    expect(await rowsOf('2026-03')).toMatchObject([{ price: 2 }]);
    const { withdrawn } = await rollBackSold(here.place);
    expect(withdrawn.asOf).toBe(day('2026-04-11'));
    expect(await rowsOf('2026-03')).toMatchObject([{ price: 1 }]);
    expect((await keptDeliveries(here.client, here.prefix, { dataset: 'sold' })).found).toBe(1);
    await rollBackSold(here.place);
    expect(manifest().months).toEqual([]);
    await expect(rebuildSold(here.place)).resolves.toEqual({ months: 0, rows: 0 });
  });

  describe('of listings', () => {
    const used = car(1, {
      ...{ vin: VIN, inventory_type: 'used', state: 'TX', city: 'Austin', country: 'US', miles: 16_093 },
      ...{ miles_indicator: 'kilometers', base_exterior_color: 'red', powertrain_type: 'BEV', msrp: 40_000 },
      ...{
        msrp_label: 'oem_msrp',
        mc_msrp: 41_000,
        dealership_group_name: 'Bergey Auto',
        dealer_type: 'Independent',
      },
    });
    const dates = [
      '2026-03-01',
      '2026-03-02',
      '2026-03-10',
      '2026-03-12',
      '2026-03-14',
      '2026-04-02',
      '2026-04-03',
    ];
    const until = async (last: string) => {
      for (const [at, date] of dates.filter((one) => one <= last).entries())
        await here.load([car(2), ...(at < 3 ? [{ ...used, price: 10_000 - at }] : [])], day(date));
    };

    test('a sale says what the record said last; each file is handed on before readers see it', async () => {
      await until('2026-04-03');
      const written: [string, boolean][] = [];
      const onMonthWritten = async (_: unknown, file: string): Promise<void> => {
        written.push([file, existsSync(file)]);
        expect(manifest().months).toEqual([]);
      };
      await here.load([car(2)], day('2026-04-04'), { onMonthWritten });
      expect(written).toEqual([[join(folder(), manifest().months[0]?.file ?? ''), true]]);
      expect(await rowsOf('2026-03')).toEqual([
        {
          ...{
            sold_date: '2026-03-10',
            vin: VIN,
            inventory_type: 'used',
            seller_type: 'dealer',
            source: 'a.example',
          },
          ...{
            dealer_type: 'independent',
            dealership_group_name: 'Bergey Auto',
            city: 'Austin',
            state: 'TX',
          },
          ...{
            make: 'Honda',
            model: 'Accord',
            powertrain_type: 'BEV',
            fuel_type_category: 'ev',
            price: 9998,
          },
          ...{
            base_exterior_color: 'Red',
            miles: 10_000,
            miles_indicator: 'MILES',
            msrp: 40_000,
            mc_msrp: 41_000,
          },
          ...{ msrp_label: 'oem_msrp', dom_active: '9', dos_active: '9' },
        },
      ]);
      expect(soldStatus(here.place.dataDir)).toMatchObject({ provisional_from: '2026-03' });
    });

    test('a rollback of listings restores what was published before', async () => {
      await until('2026-04-03');
      await here.load([car(2)], day('2026-04-04'));
      expect(manifest().months).toMatchObject([{ month: '2026-03', rows: 1 }]);
      await rollBack(here.place);
      expect(manifest().months).toEqual([]);
    });

    test('the sample publishes nothing, and the first sold delivery removes it', async () => {
      await here.load([car(1)], day('2026-03-01'), { sample: true });
      expect(existsSync(folder()) ? readdirSync(folder()) : []).toEqual([]);
      await load([sold('2026-03-01')], day('2026-04-10'));
      expect(await here.everything()).toEqual([]);
      expect(manifest().months).toMatchObject([{ month: '2026-03' }]);
    });
  });
});
