import { expect, test } from 'vitest';
import type { LookUp } from '../../src/partners/look-up.ts';
import { regulatorRecalls } from '../../src/partners/recalls/campaigns.ts';
import { recallResponse } from '../../src/records/recall.ts';
import type { DecodedVehicle } from '../../src/vin/decoded-vehicle.ts';

/** Recalls by the regulator's campaigns: which names are looked up, and what is told of them. */

const VIN = '1HGCM82633A004352';
const never = new AbortController().signal;
const BASE = { as_of: 1_790_000_000, campaign: '20V771000', year: 2018, received: '2020-12-10' };

function source(vehicle: DecodedVehicle | undefined, records: readonly object[]) {
  const asked: unknown[] = [];
  const lookUp: LookUp = async (dataset, keys) => {
    asked.push([dataset, keys]);
    return records.map((record) => ({ record }));
  };
  const decoder = { decode: async () => vehicle, close: async () => undefined };
  return { asked, tell: (vin = VIN) => regulatorRecalls(lookUp, decoder)(vin, never) };
}

test('the model, its series, both, and the hybrid of it, without blanks and dashes', async () => {
  const one = source(
    {
      make: 'Mercedes-Benz',
      model: 'C-Class',
      series: '2 D',
      trim: 'C 300',
      year: 2018,
      powertrain_type: 'HEV',
    },
    [],
  );
  expect(await one.tell()).toBeUndefined();
  expect(one.asked).toEqual([
    [
      expect.objectContaining({ name: 'recall-campaigns' }),
      { make: 'MERCEDESBENZ', model: ['CCLASS', '2D', 'CCLASS2D', 'CCLASSC300', 'CCLASSHYBRID'] },
    ],
  ]);
});

test('campaigns of the year, newest first, each once with all its components', async () => {
  const { tell } = source({ make: 'Honda', model: 'Accord', year: 2018 }, [
    {
      ...BASE,
      component: 'EXTERIOR LIGHTING',
      oem_number: 'X95',
      defect: 'd',
      consequence: 'c',
      remedy: 'r',
    },
    { ...BASE, component: 'STEERING' },
    { ...BASE, year: 2019, campaign: '19V1' },
    { ...BASE, campaign: '21V900000', received: '2021-01-05', component: 'BRAKES' },
  ]);
  const recalls = await tell();
  expect(recalls?.vehicle).toEqual({
    make: 'Honda',
    model: 'Accord',
    year: 2018,
    dataRefreshDate: new Date(BASE.as_of * 1000).toISOString(),
  });
  expect(recalls?.recalls.map(({ nhtsaNumber, recallTitle }) => [nhtsaNumber, recallTitle])).toEqual([
    ['21V900000', 'BRAKES'],
    ['20V771000', 'EXTERIOR LIGHTING; STEERING'],
  ]);
  expect(recalls?.recalls[1]).toMatchObject({
    oemRecallNumber: 'X95',
    recallType: 'SAFETY',
    recallIssueDate: '2020-12-10',
    recallDescription: 'd',
    riskDescription: 'c',
    remedyDescription: 'r',
    status: 'UNKNOWN',
    recallState: 'UNKNOWN',
    notAvailableReason: expect.stringContaining('is not known'),
  });
});

test('a model that the file has in other years only: no recall; one that it has in no year: unknown', async () => {
  const vehicle = { make: 'Honda', model: 'Accord', year: 2011 };
  expect((await source(vehicle, [BASE]).tell())?.recalls).toEqual([]);
  expect(await source(vehicle, []).tell()).toBeUndefined();
});

test.each([undefined, { make: 'Honda', year: 2018 }, { make: 'Honda', model: 'Accord' }])(
  'a VIN that does not tell make, model and year: %j',
  async (vehicle) => {
    const { tell, asked } = source(vehicle, [BASE]);
    expect([await tell(), asked]).toEqual([undefined, []]);
  },
);

test.each([
  { make: 'Dodge', possible_models: ['Dakota', 'Ram'], year: 2018 },
  { possible_makes: ['Dodge', 'RAM'], possible_models: ['1500', 'Dakota'], year: 2018 },
  { possible_makes: ['Dodge', 'RAM'], year: 2018 },
])('a VIN that fits several vehicles: no recall of a guessed one (%j)', async (vehicle) => {
  const { tell, asked } = source(vehicle, [BASE]);
  await expect(tell()).rejects.toThrow(/^The VIN fits several vehicles \((Dakota|1500|Dodge), /);
  expect(asked).toEqual([]);
});

test('a VIN whose check digit is wrong is no vehicle: what it decodes to is not asked for', async () => {
  const { tell, asked } = source({ make: 'Honda', model: 'Accord', year: 2018 }, [BASE]);
  expect([await tell('1HGCM82693A004352'), asked]).toEqual([undefined, []]);
  // outside North America the place of the digit may hold a letter
  expect((await tell('WVWZZZ1KZ8W000001'))?.recalls).toHaveLength(1);
});

test('the response holds what is documented, of the kinds that are documented', () => {
  const now = new Date('2026-11-28T10:00:00Z');
  const answer = {
    vehicle: { vin: 'another', make: 7, year: '2018', model: { a: 1 }, secret: 'x', dealerCode: '' },
    recalls: [
      {
        status: 'OPEN',
        isExcluded: 'no',
        recallPartsCost: '12.5',
        recallLaborHours: 'much',
        nhtsaNumber: null,
      },
    ],
  };
  expect(recallResponse(VIN, answer, now, now)).toEqual({
    apiVersion: '1.0',
    requestDate: now.toISOString(),
    responseDate: now.toISOString(),
    data: {
      itemsEffected: 1,
      totalItems: 1,
      currentItemCount: 1,
      items: [
        {
          vehicle: {
            vin: VIN,
            make: '7',
            year: 2018,
            dealerCode: '',
            numberOfRecalls: 1,
            recallsAvailable: true,
          },
          recalls: [{ status: 'OPEN', recallPartsCost: 12.5 }],
          filteredRecalls: [],
        },
      ],
    },
  });
});
