import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BulkDecoder, DecodedVehicle } from '../../src/vin/decoded-vehicle.ts';
import { checkDigitOf } from '../../src/vin/vin.ts';
import { Filling } from './filling.ts';

/** What VINs tell of the listings that are loaded (feeds.md 2.1 and 3). */

/** A VIN with its check digit: what tells the build, year and plant, and a serial number. */
function vinOf(build: string, yearAndPlant: string, serial = '000001'): string {
  const vin = `${build}0${yearAndPlant}${serial}`;
  return `${build}${checkDigitOf(vin)}${yearAndPlant}${serial}`;
}

const SIENNA = vinOf('5TDXZ3DC', 'KS');
const F150 = vinOf('1FTEW1EG', 'JF');
const UNKNOWN = vinOf('1ZZZZZZZ', 'JF');
const TRUCK = '1HTMMAAL';

const VEHICLES: Readonly<Record<string, DecodedVehicle>> = {
  '5TDXZ3DC': {
    ...{ year: 2019, make: 'Toyota', model: 'Sienna', trim: 'LE', body_type: 'Minivan', vehicle_type: 'Car' },
    ...{
      fuel_type: 'Unleaded',
      powertrain_type: 'Combustion',
      engine_size: 3.5,
      doors: 5,
      cylinders: 6,
      made_in: 'USA',
    },
  },
  JTMRWRFV: { year: 2019, make: 'Toyota', model: 'RAV4', fuel_type: 'Unleaded', powertrain_type: 'HEV' },
  '1FTEW1EG': { year: 2018, make: 'Ford', model: 'F-150', body_type: 'Pickup', series: 'Lariat' },
};

/** Decodes the builds above; trucks by their serial number. `asked`: VINs that were decoded. */
class MadeDecoder implements BulkDecoder {
  readonly asked: string[] = [];

  async decodeBuilds(vins: readonly string[]) {
    this.asked.push(...vins);
    return vins.map((vin) => {
      const ofSerial = vin.startsWith(TRUCK);
      if (ofSerial)
        return { vehicle: { make: 'International', model: vin.endsWith('1') ? '4300' : '4400' }, ofSerial };
      return { vehicle: VEHICLES[vin.slice(0, 8)] ?? null, ofSerial };
    });
  }

  async models() {
    return [
      { make: 'Toyota', model: 'Sienna' },
      { make: 'Toyota', model: 'RAV4' },
      { make: 'Ford', model: 'F-150' },
    ];
  }
}

const CAR = { stock_no: 'S1', vin: SIENNA };
const filledOf = (said: Record<string, unknown>): string[] => String(said.filled).split(',');

describe('listings of us-cars', () => {
  let ledger: Filling;
  let decoder: MadeDecoder;
  beforeAll(async () => {
    ledger = await Filling.open();
  });
  beforeEach(async () => {
    await ledger.clear();
    decoder = new MadeDecoder();
    ledger.vins = { decoder, seconds: 60 };
  });
  afterAll(() => ledger.close());

  test('a trim glued to the model is split off', async () => {
    await ledger.deliver([
      { ...CAR, make: 'Toyota', model: 'Sienna SE' },
      { stock_no: 'S2', vin: F150, make: 'Ford', model: 'F 150 Lariat' },
    ]);
    expect(await ledger.said()).toMatchObject({ make: 'Toyota', model: 'Sienna', trim: 'SE' });
    expect(await ledger.said('S2')).toMatchObject({ make: 'Ford', model: 'F-150', trim: 'Lariat' });
    expect(ledger.marks).toMatchObject({ trim_split: 2 });
    // the row gave it
    expect(filledOf(await ledger.said())).not.toContain('trim');
  });

  test('a model has one spelling, also where no VIN is and some rows have trims of their own', async () => {
    await ledger.deliver([
      { stock_no: 'S1', make: 'Ford', model: 'F150', trim: 'XL' },
      { stock_no: 'S2', make: 'Ford', model: 'F 150' },
      { stock_no: 'S3', make: 'Ford', model: 'F-150', trim: 'XLT' },
      { stock_no: 'S4', vin: F150, make: 'Ford', model: 'F-150' },
      { stock_no: 'S5', make: 'Ford', model: 'F150 Heritage' },
    ]);
    const models = await Promise.all(['S1', 'S2', 'S3', 'S4', 'S5'].map((stock) => ledger.said(stock)));
    expect(models.map(({ model }) => model)).toEqual([
      ...Array.from({ length: 4 }, () => 'F-150'),
      'F150 Heritage',
    ]);
    expect(ledger.marks).toMatchObject({ model_spelled: 2 });
  });

  test('so is one before a cab, which has a column of its own', async () => {
    await ledger.deliver([
      { stock_no: 'S1', vin: F150, make: 'Ford', model: 'F-150 Lariat SuperCrew' },
      { stock_no: 'S2', vin: vinOf('1FTEW1EG', 'JF', '000002'), make: 'Ford', model: 'F-150 Crew Cab' },
    ]);
    const truck = { model: 'F-150', body_subtype: 'Crew', body_type: 'Pickup' };
    expect(await ledger.said('S1')).toMatchObject({ ...truck, trim: 'Lariat' });
    expect(await ledger.said('S2')).toMatchObject(truck);
    expect(ledger.marks).toMatchObject({ trim_split: 1 });
  });

  test('a grade of makers behind a known model is its trim without a VIN, too; other words stay', async () => {
    const cells = [
      'RAV4 XLE',
      'RAV-4 Platinum AWD',
      'Sienna Sport',
      'RAV4 AWD',
      'Yaris LE',
      'RAV4 Premium Van',
      // names of other models elsewhere: Malibu Limited, Cooper SE
      'Sienna Limited',
      'RAV4 SE',
    ];
    await ledger.deliver(cells.map((model, at) => ({ stock_no: `S${at}`, make: 'Toyota', model })));
    const read = await Promise.all(cells.map((_, at) => ledger.said(`S${at}`)));
    expect(read.map(({ model, trim = null }) => [model, trim])).toEqual([
      ['RAV4', 'XLE'],
      ['RAV4', 'Platinum AWD'],
      ...cells.slice(2).map((model) => [model, null]),
    ]);
  });

  test('a fuel that is burnt says nothing against the hybrid of the VIN; a powertrain that is given does', async () => {
    const rav4 = { vin: vinOf('JTMRWRFV', 'KD'), make: 'Toyota' };
    await ledger.deliver([
      { ...rav4, stock_no: 'S1', source: 'a.example', fuel_type: 'Gasoline' },
      { ...rav4, stock_no: 'S2', source: 'b.example', fuel_type: 'Gasoline', powertrain_type: 'Combustion' },
      { ...rav4, stock_no: 'S3', source: 'c.example', fuel_type: 'Diesel' },
    ]);
    const read = await Promise.all(['S1', 'S2', 'S3'].map((stock) => ledger.said(stock)));
    expect(read.map(({ powertrain_type }) => powertrain_type)).toEqual(['HEV', 'Combustion', 'Combustion']);
    expect(filledOf(read[0] ?? {})).toContain('powertrain_type');
    expect(filledOf(read[2] ?? {})).not.toContain('powertrain_type');
  });

  test('electric and gasoline: plugged in, unless the VIN tells a hybrid that is not', async () => {
    const given = { make: 'Toyota', fuel_type: 'Electric / Gasoline' };
    const rav4 = { ...given, vin: vinOf('JTMRWRFV', 'KD') };
    await ledger.deliver([
      { ...rav4, stock_no: 'S1', source: 'a.example' },
      { ...rav4, stock_no: 'S2', source: 'b.example', powertrain_type: 'PHEV' },
      { ...rav4, stock_no: 'S3', source: 'c.example', fuel_type: 'Plug-in Hybrid' },
      { ...given, stock_no: 'S4', source: 'd.example' },
    ]);
    const read = await Promise.all(['S1', 'S2', 'S3', 'S4'].map((stock) => ledger.said(stock)));
    expect(read.map(({ fuel_type, powertrain_type }) => [fuel_type, powertrain_type])).toEqual([
      ['Unleaded', 'HEV'],
      ...['S2', 'S3', 'S4'].map(() => ['Electric / Unleaded', 'PHEV']),
    ]);
    expect(filledOf(read[0] ?? {})).toEqual(expect.arrayContaining(['fuel_type', 'powertrain_type']));
  });

  test('a trim of the row’s own stays; where it says something else, the model does, too', async () => {
    await ledger.deliver([
      { ...CAR, make: 'Toyota', model: 'Sienna SE', trim: 'SE Premium' },
      { stock_no: 'S2', vin: F150, make: 'Ford', model: 'F-150 Lariat', trim: 'SuperCrew' },
    ]);
    expect(await ledger.said()).toMatchObject({ model: 'Sienna', trim: 'SE Premium' });
    expect(await ledger.said('S2')).toMatchObject({ model: 'F-150 Lariat', trim: 'SuperCrew' });
    expect(ledger.marks).toMatchObject({ trim_split: 1, model_unclear: 1 });
  });

  test('what is empty is filled, and named; what is given stays', async () => {
    await ledger.deliver([{ ...CAR, doors: 4, fuel_type: 'Diesel' }]);
    const said = await ledger.said();
    expect(said).toMatchObject({
      ...{
        year: '2019',
        make: 'Toyota',
        model: 'Sienna',
        trim: 'LE',
        body_type: 'Minivan',
        engine_size: 3.5,
      },
      // the powertrain follows from the fuel that was given, not from the VIN's
      ...{ doors: '4', cylinders: '6', fuel_type: 'Diesel', powertrain_type: 'Combustion' },
    });
    expect(filledOf(said)).toEqual(
      expect.arrayContaining(['year', 'make', 'model', 'trim', 'body_type', 'cylinders']),
    );
    expect(filledOf(said)).not.toEqual(expect.arrayContaining(['doors']));
    expect(filledOf(said)).not.toEqual(expect.arrayContaining(['fuel_type']));
    expect(ledger.marks).toMatchObject({ build_filled: 1 });
  });

  test('a rebuild keeps what the VIN filled, and that it did', async () => {
    await ledger.deliver([{ ...CAR, dealer_id: 7, model: 'Sienna SE' }]);
    const before = await ledger.said();
    expect(await ledger.rebuild()).toBe(0);
    await ledger.know('dealers', [{ id: 7, seller_name: 'Lone Star Cars', status: 'active' }]);
    expect(await ledger.rebuild()).toBe(1);
    const after = await ledger.said();
    expect(after).toMatchObject({ seller_name: 'Lone Star Cars', model: 'Sienna', trim: 'SE', doors: '5' });
    expect(filledOf(after).sort()).toEqual([...filledOf(before), 'seller_name'].sort());
    // and the next delivery of the same says nothing new
    await ledger.deliver([{ ...CAR, dealer_id: 7, model: 'Sienna SE' }]);
    expect(await ledger.query('SELECT count(*)::INTEGER AS n FROM content')).toEqual([{ n: 1 }]);
  });

  test.each([
    ['another make', { make: 'Honda' }],
    ['another model', { make: 'Toyota', model: 'RAV4' }],
    ['another year', { make: 'Toyota', model: 'Sienna', year: 2012 }],
  ])('a VIN of %s than the row fills nothing', async (_, given) => {
    await ledger.deliver([{ ...CAR, ...given }]);
    const said = await ledger.said();
    expect(said).toMatchObject(
      Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value)])),
    );
    expect(said).not.toHaveProperty('doors');
    expect(ledger.marks).toMatchObject({ vin_contradicts: 1 });
  });

  test('a VIN with a wrong check digit splits what agrees with it, and fills nothing', async () => {
    const wrong = SIENNA[8] === '0' ? '1' : '0';
    await ledger.deliver([{ ...CAR, vin: `5TDXZ3DC${wrong}KS000001`, make: 'Toyota', model: 'Sienna SE' }]);
    const said = await ledger.said();
    expect(said).toMatchObject({ model: 'Sienna', trim: 'SE' });
    expect(said).not.toHaveProperty('doors');
  });

  test('models of the market are told by rows with a trim of their own, also of earlier deliveries', async () => {
    await ledger.deliver([
      { stock_no: 'S2', vin: UNKNOWN, make: 'Toyota', model: 'Sienna Hybrid', trim: 'XLE' },
      { stock_no: 'S3', make: 'Toyota', model: 'RAV4', trim: 'Adventure' },
    ]);
    await ledger.deliver([
      { ...CAR, make: 'Toyota', model: 'Sienna Hybrid LE' },
      { stock_no: 'S3', make: 'Toyota', model: 'RAV4 Adventure' },
      { stock_no: 'S4', make: 'Toyota', model: 'RAV4 Mystery' },
    ]);
    expect(await ledger.said()).toMatchObject({ model: 'Sienna Hybrid', trim: 'LE' });
    expect(await ledger.said('S3')).toMatchObject({ model: 'RAV4', trim: 'Adventure' });
    expect(await ledger.said('S4')).toMatchObject({ model: 'RAV4 Mystery' });
    expect(ledger.marks).toMatchObject({ trim_split: 2, model_unclear: 1 });
  });

  test('a build is decoded once, however many rows have it; one that serial numbers tell, by each', async () => {
    const truck = (serial: string): string => vinOf(TRUCK, 'JH', serial);
    await ledger.deliver([
      ...[1, 2, 3].map((n) => ({ stock_no: `S${n}`, vin: vinOf('5TDXZ3DC', 'KS', `00000${n}`) })),
      { stock_no: 'T1', vin: truck('000001') },
      { stock_no: 'T2', vin: truck('000002') },
    ]);
    expect(decoder.asked.filter((vin) => vin.startsWith('5TDXZ3DC'))).toHaveLength(1);
    expect(await ledger.said('S3')).toMatchObject({ model: 'Sienna' });
    expect(await ledger.said('T1')).toMatchObject({ model: '4300' });
    expect(await ledger.said('T2')).toMatchObject({ model: '4400' });
  });

  test('VINs that there was no time for are counted, and decoded with the next delivery', async () => {
    ledger.vins = { decoder, seconds: 0 };
    await ledger.deliver([CAR, { stock_no: 'S2' }]);
    expect(ledger.marks).toMatchObject({ vin_not_decoded: 1 });
    expect(await ledger.said()).not.toHaveProperty('model');
    ledger.vins = { decoder, seconds: 60 };
    await ledger.deliver([CAR, { stock_no: 'S2' }]);
    expect(ledger.marks).not.toHaveProperty('vin_not_decoded');
    expect(await ledger.said()).toMatchObject({ model: 'Sienna' });
  });

  test('a VIN that nobody knows leaves the row as it is', async () => {
    await ledger.deliver([{ stock_no: 'S1', vin: UNKNOWN, make: 'Toyota', model: 'Sienna Sport' }]);
    expect(await ledger.said()).toMatchObject({ make: 'Toyota', model: 'Sienna Sport' });
    expect(ledger.marks).toMatchObject({ model_unclear: 1 });
    expect(ledger.marks).not.toHaveProperty('vin_not_decoded');
  });
});

test('VINs of a market whose VINs are of another form are not decoded', async () => {
  const ledger = await Filling.open('motorcycles');
  try {
    const decoder = new MadeDecoder();
    ledger.vins = { decoder, seconds: 60 };
    await ledger.deliver([{ stock_no: 'S1', vin: SIENNA }]);
    expect(decoder.asked).toEqual([]);
  } finally {
    ledger.close();
  }
});
