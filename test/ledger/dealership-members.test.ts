import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Dataset } from '../../src/catalog/field.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { narrow, TestLedger } from './test-ledger.ts';

/** A listing of a dealership tells who that is and where (feeds.md section 5, "mc_dealership in listings"). */
const MORE = new Set(
  `mc_website_id mc_location_id dealer_website dealer_type latitude longitude msa_code seller_phone seller_email`.split(
    ' ',
  ),
);
const dataset: Dataset = {
  ...narrow(listingsOf('us-cars')),
  fields: listingsOf('us-cars').fields.filter(
    (field) => MORE.has(field.name) || narrow(listingsOf('us-cars')).fields.includes(field),
  ),
};

let ledger: TestLedger;
beforeEach(async () => {
  ledger = await TestLedger.open(dataset);
});
afterEach(() => ledger.close());

const SELLER = {
  seller_name: 'Peach Motors',
  dealer_website: 'peach.example',
  dealer_type: 'franchise',
  street: '1 Elm Street',
  city: 'Atlanta',
  state: 'GA',
  zip: '30301',
  latitude: '33.8',
  longitude: '-84.4',
  msa_code: '520',
  seller_phone: '555-0100',
  seller_email: 'sales@peach.example',
};

test('where an id of the newer directory is known, and only there', async () => {
  await ledger.deliver(0, [
    { ...SELLER, vin: '1HGCM82633A000001', mc_location_id: 70 },
    { ...SELLER, vin: '1HGCM82633A000002', dealer_id: 7 },
  ]);
  const shown = (await ledger.documents()).map(({ record }) => record as Record<string, unknown>);
  expect(shown.find(({ vin }) => vin === '1HGCM82633A000001')?.mc_dealership).toEqual({
    mc_location_id: 70,
    website: 'peach.example',
    name: 'Peach Motors',
    dealer_type: 'franchise',
    street: '1 Elm Street',
    city: 'Atlanta',
    state: 'GA',
    country: 'US',
    zip: '30301',
    latitude: '33.8',
    longitude: '-84.4',
    msa_code: '520',
    phone: '555-0100',
    seller_email: 'sales@peach.example',
  });
  expect(shown.find(({ vin }) => vin === '1HGCM82633A000002')).not.toHaveProperty('mc_dealership');
});
