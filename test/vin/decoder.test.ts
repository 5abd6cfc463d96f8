import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareData } from '../../src/vin/database.ts';
import { openDecoded } from '../../src/vin/decoded-file.ts';
import { RegulatorDecoder } from '../../src/vin/decoder.ts';
import { buildKeyOf } from '../../src/vin/vin.ts';

/** VINs decoded by the regulator's data, in threads (feeds.md section 3; supplement section 4, decode). */

const F150 = '1FTEW1EP8JFC58328';

let root: string;
let folder: string;
let decoder: RegulatorDecoder;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vin-'));
  folder = path.join(root, 'vin');
  decoder = new RegulatorDecoder(folder);
});
afterAll(async () => {
  await decoder.close();
  rmSync(root, { recursive: true, force: true });
});

test('vehicles in the words of listings', async () => {
  const pickup = {
    ...{ year: 2018, make: 'Ford', model: 'F-150', body_type: 'Pickup', vehicle_type: 'Truck' },
    ...{ fuel_type: 'Unleaded', powertrain_type: 'Combustion', made_in: 'USA' },
    ...{ engine: '2.7L V6', engine_size: 2.7, engine_block: 'V', cylinders: 6 },
  };
  expect(await decoder.decode(F150)).toEqual(pickup);
  expect(await decoder.decode('3KPFK4A78HE103497')).toMatchObject({
    ...{
      year: 2017,
      make: 'Kia',
      model: 'Forte',
      body_type: 'Sedan',
      made_in: 'Mexico',
      doors: 4,
      engine_size: 2,
    },
  });
  expect(await decoder.decode('5YJ3E1EA2KF317000')).toMatchObject({
    ...{
      year: 2019,
      make: 'Tesla',
      model: 'Model 3',
      fuel_type: 'Electric',
      powertrain_type: 'BEV',
      made_in: 'USA',
    },
  });
  // the check digit is no part of the build
  expect(await decoder.decode('1FTEW1EP0JFC58328')).toEqual(pickup);
});

test.each([
  // a Ford Super Duty, a Camry fit some patterns, the right model most
  ['1FTFW5L86RFB45612', { year: 2024, make: 'Ford', model: 'F-150', series: 'Lariat' }],
  ['1FTFW4L86RFA86622', { year: 2024, make: 'Ford', model: 'F-150' }],
  ['JTND4MBE2M3116693', { year: 2021, make: 'Toyota', model: 'Corolla', body_type: 'Hatchback', doors: 5 }],
  // of a pattern that names plant and model both count: this is no Dakota
  ['1D7RV1GT5BS619222', { year: 2011, make: 'RAM', model: '1500' }],
  // most of the VIN fits the Genesis; the Equus fits its plant
  ['KMHGC4DD2EU260163', { year: 2014, make: 'Hyundai', model: 'Genesis' }],
  // heavy: a digit in the seventh place does not mean a year before 2010
  ['JALCLW164R7000001', { year: 2024, make: 'Hino', model: 'S41' }],
  ['JHHRDM2H5RK000001', { year: 2024, make: 'Hino' }],
  // light: it does, and a letter means one from 2010 on
  ['1GCCS136768183355', { year: 2006, make: 'Chevrolet', model: 'Colorado' }],
  ['SAJWA4GB7BLB39053', { year: 2011, make: 'Jaguar', model: 'XK' }],
])('%s: the model of the schema that fits best', async (vin, vehicle) => {
  expect(await decoder.decode(vin)).toMatchObject(vehicle);
});

test('another serial number is another vehicle where the maker says so', async () => {
  expect(await decoder.decode('JALCLW164R7000001')).toMatchObject({ model: 'S41' });
  expect(await decoder.decode('JALCLW167R7K00001')).toMatchObject({ model: 'S42' });
});

test.each([
  // not built for the US: no check digit, no patterns
  ['WVGZZZ5NZ8W000001', 'Volkswagen'],
  ['U5YHM514AGL000001', 'Kia'],
  // no model year in the tenth place
  ['WVGAV7AX50W000001', 'Volkswagen'],
  ['WVGAV7AX5ZW000001', 'Volkswagen'],
])("%s: its maker's make, and no year", async (vin, make) => {
  expect(await decoder.decode(vin)).toEqual({ make });
});

test('an unfinished vehicle has no model', async () => {
  expect(await decoder.decode('5PVNJ7AV2R5T00001')).not.toHaveProperty('model');
});

test('a make that is not told is not guessed', async () => {
  expect(await decoder.decode('1C4PYMLBXKD336794')).toMatchObject({
    ...{ year: 2019, possible_makes: expect.arrayContaining(['Jeep', 'Dodge', 'Chrysler']) },
  });
  expect(await decoder.decode('1C4PYMLBXKD336794')).not.toHaveProperty('make');
});

test('many at once, in their order; what nobody knows is unknown', async () => {
  const vins = [F150, '00000000000000000', '3KPFK4A78HE103497', F150];
  expect((await decoder.decodeAll(vins)).map((vehicle) => vehicle?.model)).toEqual([
    ...['F-150', undefined, 'Forte', 'F-150'],
  ]);
  expect(await decoder.decode('00000000000000000')).toBeUndefined();
});

test('what was decoded is kept in the folder, and nowhere else', async () => {
  const kept = readdirSync(folder).filter((name) => name.endsWith('.db'));
  expect(kept.sort()).toEqual([expect.stringMatching(/^decoded-/), expect.stringMatching(/^patterns-/)]);
  expect(existsSync(path.join(homedir(), '.corgi-cache'))).toBe(false);
});

test('another process finds what was decoded', async () => {
  const second = new RegulatorDecoder(folder);
  expect(await second.decode(F150)).toMatchObject({ model: 'F-150' });
  await second.close();
});

describe('the file of what was decoded', () => {
  const name = (): string => readdirSync(folder).find((one) => /^decoded-.*\.db$/.test(one)) ?? '';

  test('one that is damaged is begun anew', async () => {
    const other = path.join(root, 'damaged');
    cpSync(folder, other, { recursive: true });
    for (const part of ['-wal', '-shm']) rmSync(path.join(other, `${name()}${part}`), { force: true });
    writeFileSync(path.join(other, name()), 'this is no database '.repeat(1000));
    const again = new RegulatorDecoder(other);
    expect(await again.decode(F150)).toEqual(await decoder.decode(F150));
    await again.close();
    const kept = openDecoded(path.join(other, name()));
    expect(kept.get(buildKeyOf(F150))).toEqual(await decoder.decode(F150));
    kept.close();
  });

  test('one that cannot be read or written any more stops nobody', () => {
    const file = path.join(root, 'gone.db');
    const kept = openDecoded(file);
    kept.keep(new Map([['key', { make: 'Ford' }]]));
    expect(kept.get('key')).toEqual({ make: 'Ford' });
    const database = new Database(file);
    database.exec('DROP TABLE decoded');
    database.close();
    kept.keep(new Map([['key', { make: 'Ford' }]]));
    expect(kept.get('key')).toBeUndefined();
    kept.close();
  });
});

test('where the data lies unpacked already it takes no room again; elsewhere it is unpacked', async () => {
  const [linked, unpacked] = await Promise.all([
    prepareData(path.join(root, 'linked'), folder),
    prepareData(path.join(root, 'unpacked'), path.join(root, 'nowhere')),
  ]);
  const there = statSync(path.join(folder, path.basename(linked)));
  expect(statSync(linked).ino).toBe(there.ino);
  expect(statSync(unpacked).ino).not.toBe(there.ino);
  expect(readFileSync(unpacked).equals(readFileSync(linked))).toBe(true);
});

test('copies of the data that a killed process left are removed, those in the making are not', async () => {
  const [old, young] = ['old', 'young'].map((one) => path.join(folder, `patterns-1.db.${one}.part`));
  for (const file of [old, young]) writeFileSync(file ?? '', 'half');
  utimesSync(old ?? '', new Date(0), new Date(0));
  const again = new RegulatorDecoder(folder);
  await again.decode(F150);
  await again.close();
  expect([existsSync(old ?? ''), existsSync(young ?? '')]).toEqual([false, true]);
});

test('a folder that cannot be made: it fails, and says so again', async () => {
  const file = path.join(root, 'file');
  writeFileSync(file, '');
  const nowhere = new RegulatorDecoder(path.join(file, 'vin'));
  await expect(nowhere.decode(F150)).rejects.toThrow(/ENOTDIR|not a directory/);
  await expect(nowhere.decode(F150)).rejects.toThrow(/ENOTDIR|not a directory/);
  await nowhere.close();
});
