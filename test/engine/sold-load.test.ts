import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { loadSold } from '../../ingest/commands/load.ts';
import { rebuildSold } from '../../ingest/commands/rebuild.ts';
import { rollBackSold } from '../../ingest/commands/roll-back.ts';
import { reportText } from '../../ingest/delivery/report.ts';
import { soldStatus } from '../../ingest/sold/status.ts';
import { LAYOUT } from '../../src/catalog/layout.ts';
import { SOLD_SAMPLE } from '../../src/catalog/sold-vehicles.ts';
import { keptDeliveries } from '../../src/engine/deliveries.ts';
import { SoldMonths } from '../../src/summary/months.ts';
import { describeOnEngine } from '../market/load.ts';
import { car, csv } from './ingest-installation.ts';
import { day, SoldInstallation, sold } from './sold-installation.ts';

/** `ingest sold`, `rollback sold`, `rebuild sold` (feeds.md 2.2 and section 3, "sold months"), through their commands. */

const VIN = '1HGCM82633A004352';

let here: SoldInstallation;

describeOnEngine('sold vehicles', () => {
  beforeEach(() => {
    here = new SoldInstallation();
    return () => here.drop();
  });

  test('a row: spelled words, derived and default values', async () => {
    await here.loadSold(
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
          ...{ dealer_type: 'Franchise', is_certified: 1, year: 2003, miles: 0, dom_active: 31 },
        }),
        sold('1774000000', {
          powertrain_type: 'FCEV',
          seller_type: 'auction',
          miles_indicator: 'KM',
        }),
      ],
      day('2026-04-10'),
    );
    expect(await here.rowsOf('2026-03')).toEqual([
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
          year: '2003',
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
    const report = await here.loadSold(
      [
        sold('2026-03-01', { vin: VIN, price: 1 }),
        sold('2026-03-01', { vin: VIN, price: 2, dealership_group_name: 'Bergey Auto' }),
        sold('2026-03-02', { dealership_group_name: 'BERGEY AUTO' }),
        sold('2026-03-03', { dealership_group_name: 'BERGEY AUTO' }),
        sold('2026-04-09'),
        sold('yesterday'),
        sold('2026-04-12'),
        sold('2026-03-01', { price: -1 }),
        sold('2026-03-01', { inventory_type: 'scrap' }),
        sold('2026-03-01', { miles: 7, miles_indicator: 'leagues' }),
        sold('2026-02-30'),
        sold('2026-03-01', { price: '1e308' }),
        sold('', { vin: VIN }),
      ],
      day('2026-04-10'),
    );
    expect(report).toMatchObject({
      ...{ dataset: 'sold', market: 'all', read: 13, accepted: 4, rejected: 8, repeated: 1 },
      ...{ months: ['2026-03'], months_waiting: ['2026-04'], documents: { sold: 4 } },
    });
    expect(report.reasons.map(({ column, reason }) => `${column} ${reason}`).sort()).toEqual([
      'inventory_type is not one of new, used',
      'miles_indicator is not an odometer unit: miles or kilometers',
      'price is above 10000000000000000',
      'price is negative',
      'sold_date is missing',
      'sold_date is not a date, or is over 24 hours after the delivery',
    ]);
    expect(reportText(report)).toContain(
      'months replaced: 2026-03\nmonths that have not ended yet: 2026-04\n',
    );
    expect(await here.rowsOf('2026-03')).toMatchObject([{ price: 2 }, {}, {}]);
    expect(here.manifest.dealership_groups).toEqual(['BERGEY AUTO']);
    expect(soldStatus(here.installation.dataDir, day('2026-04-11') * 1000)).toEqual({
      ...{ first_month: '2026-03', latest_month: '2026-03', months: 1, rows: 3 },
      ...{ generation: 1, as_of: '2026-04-10T06:00:00Z', age_hours: 24 },
    });
    const { deliveries } = await keptDeliveries(here.client, here.prefix, { dataset: 'sold' });
    expect(deliveries).toMatchObject([{ market: 'all', report: { months: ['2026-03'] } }]);
  });

  test('is refused without rows, with too many rejects, at an instant that is not later', async () => {
    await here.loadSold([sold('2026-03-01')], day('2026-04-10'));
    const before = here.manifest;
    await expect(here.loadSold([sold('2026-03-01')], day('2026-04-10'))).rejects.toThrow('is not later than');
    await expect(here.loadSold([sold('')], day('2026-04-11'))).rejects.toThrow(
      'the only row is rejected; first: ',
    );
    const files = [here.write('half.csv', csv([sold('2026-03-01'), sold('')]))];
    await expect(loadSold({ ...here.installation, asOf: day('2026-04-12'), files })).rejects.toThrow(
      '1 of 2 rows are rejected, more than 2 %; first: ',
    );
    expect(here.manifest).toEqual(before);
  });

  test('a rollback brings the months of the delivery before back', async () => {
    await expect(rollBackSold(here.installation)).rejects.toThrow('no delivery of sold vehicles is loaded');
    await here.loadSold([sold('2026-02-01'), sold('2026-03-01', { price: 1 })], day('2026-04-10'));
    await here.loadSold([sold('2026-03-01', { price: 2 })], day('2026-04-11'));
    expect(await here.rowsOf('2026-03')).toMatchObject([{ price: 2 }]);
    const { withdrawn } = await rollBackSold(here.installation);
    expect(withdrawn.asOf).toBe(day('2026-04-11'));
    expect(await here.rowsOf('2026-03')).toMatchObject([{ price: 1 }]);
    expect((await keptDeliveries(here.client, here.prefix, { dataset: 'sold' })).found).toBe(1);
    await rollBackSold(here.installation);
    expect(here.manifest.months).toEqual([]);
    await expect(rebuildSold(here.installation)).resolves.toEqual({ months: 0, rows: 0 });
  });

  test('months that a newer version has published are refused to every command but their rebuild', async () => {
    await here.loadSold([sold('2026-02-01')], day('2026-04-10'));
    await here.loadSold([sold('2026-03-01')], day('2026-04-11'));
    const file = join(here.soldFolder, 'manifest.json');
    writeFileSync(file, JSON.stringify({ ...here.manifest, layout: LAYOUT + 1 }));
    const newer = /a newer version of the program has published the sold months.* forecourt rebuild sold/;
    await expect(here.load([car(1)], day('2026-04-12'))).rejects.toThrow(newer);
    await expect(here.loadSold([sold('2026-03-02')], day('2026-04-12'))).rejects.toThrow(newer);
    await expect(rollBackSold(here.installation)).rejects.toThrow(newer);
    expect(here.manifest.layout).toBe(LAYOUT + 1);
    await expect(rebuildSold(here.installation)).resolves.toEqual({ months: 2, rows: 2 });
    expect(here.manifest.layout).toBe(LAYOUT);
    await rollBackSold(here.installation);
    expect(here.manifest.months.map(({ month }) => month)).toEqual(['2026-02']);
  });

  test.each(['sold', 'listings'])(
    'months of the sample answer until the first real delivery: %s',
    async (first) => {
      const published = async () => (await new SoldMonths(here.soldFolder).reread()).months;
      const asOf = day('2026-04-10');
      const files = [here.write('sample.csv', csv([sold('2026-02-01'), sold('2026-03-01')]))];
      const sample = await loadSold({ ...here.installation, asOf, files, sample: true });
      expect(sample).toMatchObject({ sample: true, months: ['2026-02', '2026-03'] });
      expect(await published()).toEqual(['2026-02', '2026-03']);
      // earlier than the sample: nothing is compared with it
      if (first === 'sold') await here.loadSold([sold('2026-01-01')], day('2026-02-02'));
      else await here.load([car(1)], day('2026-02-02'));
      expect(await published()).toEqual(first === 'sold' ? ['2026-01'] : []);
      expect(existsSync(join(here.soldFolder, SOLD_SAMPLE))).toBe(false);
      const kept = await keptDeliveries(here.client, here.prefix);
      expect(kept.deliveries.map((one) => [one.dataset, one.sample])).toEqual([[first, false]]);
      await expect(loadSold({ ...here.installation, asOf, files, sample: true })).rejects.toThrow(
        'the sample can only be loaded into an empty installation',
      );
    },
  );
});
