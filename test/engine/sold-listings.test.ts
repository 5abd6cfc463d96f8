import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { rollBackListings } from '../../ingest/commands/roll-back.ts';
import { soldStatus } from '../../ingest/sold/status.ts';
import { describeOnEngine } from '../market/load.ts';
import { car } from './ingest-installation.ts';
import { day, SoldInstallation, sold } from './sold-installation.ts';

/** Sold months that follow from listings (feeds.md section 3), through the commands that load them. */

const VIN = '1HGCM82633A004352';

describeOnEngine('sold months of listings', () => {
  let here: SoldInstallation;
  beforeEach(() => {
    here = new SoldInstallation();
    return () => here.drop();
  });

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
      await here.load([car(2), ...(at < 3 ? [{ ...used, price: 10_000 - at }] : [])], day(date), {
        acceptShrink: true,
      });
  };

  test('a sale says what the record said last; each file is handed on before readers see it; a rollback', async () => {
    await until('2026-04-03');
    const written: [string, boolean][] = [];
    const onMonthWritten = async (_: unknown, file: string): Promise<void> => {
      written.push([file, existsSync(file)]);
      expect(here.manifest.months).toEqual([]);
    };
    await here.load([car(2)], day('2026-04-04'), { onMonthWritten });
    expect(written).toEqual([[join(here.soldFolder, here.manifest.months[0]?.file ?? ''), true]]);
    expect(await here.rowsOf('2026-03')).toEqual([
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
    expect(soldStatus(here.installation.dataDir)).toMatchObject({ provisional_from: '2026-03' });
    await rollBackListings(here.installation);
    expect(here.manifest.months).toEqual([]);
  });

  test('the sample publishes nothing, and the first sold delivery removes it', async () => {
    await here.load([car(1)], day('2026-03-01'), { sample: true });
    expect(here.soldFiles).toEqual([]);
    await here.loadSold([sold('2026-03-01')], day('2026-04-10'));
    expect(await here.everything()).toEqual([]);
    expect(here.manifest.months).toMatchObject([{ month: '2026-03' }]);
  });
});
