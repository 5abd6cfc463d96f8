import { expect, test } from 'vitest';
import { readVehicles } from '../../src/jobs/rank/vehicles.ts';
import { decodeWith } from '../../src/jobs/work/decode.ts';
import type { DecodedVehicle } from '../../src/vin/decoded-vehicle.ts';

/** Rows of a rank job whose vehicles no listing tells: what the decoder makes of them. */

const VIN = '1HGCM82633A004352';

const read = async (vehicle: DecodedVehicle | undefined) => {
  const decode = decodeWith({ decodeAll: async (vins) => vins.map(() => vehicle) });
  const nothing = async (lines: readonly unknown[]) =>
    lines.map(() => ({ total: 0, totalIsExact: true, sources: [], hits: [], aggregations: {} }));
  const [one] = await readVehicles([{ vin: VIN, zip: '60601' }], nothing as never, decode);
  return one;
};

test('the decoded build', async () => {
  expect(await read({ make: 'Honda', model: 'Accord', year: 2003 })).toMatchObject({
    build: { make: 'Honda', model: 'Accord', year: 2003 },
  });
});

test.each([
  [{ make: 'Dodge', possible_models: ['Dakota', 'Ram'], year: 2008 }, /its VIN fits several \(Dakota, Ram\)/],
  [{ possible_makes: ['Dodge', 'Jeep'], year: 2008 }, /its VIN fits several \(Dodge, Jeep\)/],
  // the year is unknown, not 0
  [{ make: 'Honda', model: 'Accord' }, /nor the decoder identifies this vehicle/],
  [undefined, /nor the decoder identifies this vehicle/],
])('%j is compared with nothing', async (vehicle, error) => {
  expect(await read(vehicle)).toEqual({ error: expect.stringMatching(error) });
});
