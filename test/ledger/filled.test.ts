import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postalCentre } from '../../src/geo/postal.ts';
import { Filling } from './filling.ts';

/** What a listing has of which nothing of its dealer is known (feeds.md 2.1, "dealer"). */
const CAR = { stock_no: 'S1' };
const ADDRESS = {
  seller_name: 'Lone Star Cars',
  dealer_type: 'franchise',
  street: '1 Elm St',
  city: 'Dallas',
  state: 'TX',
  zip: '75201',
  country: 'US',
  latitude: '32.50',
  longitude: '-96.50',
  msa_code: '1920',
  seller_phone: '555-0100',
  seller_email: 'a@lonestar.example',
};
const IDS = {
  mc_dealer_id: 21,
  mc_location_id: 22,
  mc_rooftop_id: 23,
  mc_dealership_group_id: 24,
  mc_sub_dealership_group_id: 25,
};
const GROUPS = {
  mc_dealership_group_name: 'Big',
  mc_sub_dealership_group_name: 'Small',
  mc_category: 'Dealer',
};

const filledOf = (said: Record<string, unknown>): string[] => String(said.filled).split(',').sort();

describe('listings of us-cars', () => {
  let ledger: Filling;
  beforeAll(async () => {
    ledger = await Filling.open();
  });
  beforeEach(() => ledger.clear());
  afterAll(() => ledger.close());

  test('every field that the older directory knows', async () => {
    await ledger.know('dealers', [{ id: 7, ...ADDRESS, dealership_group_name: 'Star', status: 'inactive' }]);
    await ledger.deliver([{ ...CAR, dealer_id: 7 }]);
    const said = await ledger.said();
    expect(said).toMatchObject({ ...ADDRESS, dealership_group_name: 'Star', currency_indicator: 'USD' });
    expect(filledOf(said)).toEqual(
      [...Object.keys(ADDRESS), 'dealership_group_name', 'currency_indicator'].sort(),
    );
    expect(said.dealer_website).toBe('a.example');
  });

  test("a place is whole from one side: the row's where its postal code is another than the directory's", async () => {
    await ledger.know('dealers', [{ id: 7, ...ADDRESS }]);
    await ledger.deliver([
      { ...CAR, dealer_id: 7, zip: '30301' },
      { stock_no: 'S2', dealer_id: 7, zip: '75201' },
      { stock_no: 'S3', dealer_id: 7, city: 'Atlanta', state: 'GA' },
    ]);
    const { latitude, longitude, city, state } = postalCentre('30301') ?? {};
    const said = await ledger.said();
    expect(said).toMatchObject({
      ...{ zip: '30301', city, state, latitude: String(latitude), longitude: String(longitude) },
      ...{ seller_name: ADDRESS.seller_name, seller_phone: ADDRESS.seller_phone },
    });
    for (const part of ['street', 'msa_code']) expect(said).not.toHaveProperty(part);
    expect(await ledger.said('S2')).toMatchObject(ADDRESS);
    const named = await ledger.said('S3');
    for (const part of ['street', 'zip', 'latitude']) expect(named).not.toHaveProperty(part);
  });

  test('every field that the newer directory knows, by website id', async () => {
    await ledger.know('dealerships', [{ mc_website_id: 20, ...ADDRESS, ...IDS, ...GROUPS }]);
    await ledger.deliver([{ ...CAR, mc_website_id: 20 }]);
    const said = await ledger.said();
    const ids = Object.fromEntries(Object.entries(IDS).map(([field, id]) => [field, String(id)]));
    expect(said).toMatchObject({ ...ADDRESS, ...ids, ...GROUPS, mc_website_id: '20' });
    expect(filledOf(said)).toEqual(
      [...Object.keys({ ...ADDRESS, ...IDS, ...GROUPS }), 'currency_indicator'].sort(),
    );
  });

  test('by the dealer id of the newer directory, which gives the website id too, where one dealership has it', async () => {
    await ledger.know('dealerships', [
      { mc_website_id: 20, mc_dealer_id: 21, seller_name: 'One' },
      { mc_website_id: 30, mc_dealer_id: 31, seller_name: 'Two' },
      { mc_website_id: 40, mc_dealer_id: 31, seller_name: 'Three' },
    ]);
    await ledger.deliver([
      { ...CAR, mc_dealer_id: 21 },
      { stock_no: 'S2', mc_dealer_id: 31 },
      { stock_no: 'S3', mc_website_id: 99, mc_dealer_id: 21 },
    ]);
    expect(await ledger.said()).toMatchObject({ seller_name: 'One', mc_website_id: '20' });
    expect(await ledger.said('S2')).not.toHaveProperty('seller_name');
    expect(await ledger.said('S2')).not.toHaveProperty('mc_website_id');
    expect(await ledger.said('S3')).toMatchObject({ seller_name: 'One', mc_website_id: '99' });
  });

  test('two dealerships never tell of one listing: the one of the website does', async () => {
    await ledger.know('dealerships', [
      { mc_website_id: 20, seller_name: 'Website' },
      { mc_website_id: 30, mc_dealer_id: 31, seller_name: 'Dealer', seller_phone: '555' },
    ]);
    await ledger.deliver([{ ...CAR, mc_website_id: 20, mc_dealer_id: 31 }]);
    const said = await ledger.said();
    expect([said.seller_name, said.seller_phone]).toEqual(['Website', undefined]);
  });

  test('given before the older directory before the newer one', async () => {
    await ledger.know('dealers', [{ id: 7, seller_name: 'Older', street: '7 Older Rd' }]);
    await ledger.know('dealerships', [
      {
        mc_website_id: 20,
        seller_name: 'Newer',
        street: '7 Newer Rd',
        seller_phone: '555-7',
        mc_rooftop_id: 5,
      },
    ]);
    await ledger.deliver([
      { ...CAR, dealer_id: 7, mc_website_id: 20, seller_name: 'Given', mc_rooftop_id: 6 },
    ]);
    const said = await ledger.said();
    expect(said).toMatchObject({
      seller_name: 'Given',
      street: '7 Older Rd',
      seller_phone: '555-7',
      mc_rooftop_id: '6',
    });
    expect(filledOf(said)).toEqual(['country', 'currency_indicator', 'seller_phone', 'street']);
  });

  test('a position is both coordinates of one origin', async () => {
    await ledger.know('dealers', [
      { id: 7, latitude: '10', zip: '75201' },
      { id: 8, latitude: '1', longitude: '2' },
    ]);
    await ledger.know('dealerships', [{ mc_website_id: 20, latitude: '3', longitude: '4' }]);
    await ledger.deliver([
      { ...CAR, dealer_id: 7, mc_website_id: 20 },
      { stock_no: 'S2', dealer_id: 8, mc_website_id: 20, latitude: '50' },
      { stock_no: 'S3', dealer_id: 8, latitude: '50', longitude: '60' },
    ]);
    expect(await ledger.said()).toMatchObject({ latitude: '3', longitude: '4' });
    expect(await ledger.said('S2')).toMatchObject({ latitude: '1', longitude: '2' });
    expect(filledOf(await ledger.said('S2'))).toEqual(expect.arrayContaining(['latitude', 'longitude']));
    expect(await ledger.said('S3')).toMatchObject({ latitude: '50', longitude: '60' });
  });

  test("the directory's postal code gives what the directory lacks, repaired; an unknown one is none", async () => {
    await ledger.know('dealers', [
      { id: 7, zip: '2108' },
      { id: 8, zip: '00000' },
      { id: 9, zip: '75201' },
    ]);
    await ledger.deliver([
      { ...CAR, dealer_id: 7 },
      { stock_no: 'S2', dealer_id: 8 },
      { stock_no: 'S3', dealer_id: 9, zip: '00000' },
    ]);
    const boston = postalCentre('02108');
    expect(await ledger.said()).toMatchObject({
      zip: '02108',
      city: 'Boston',
      state: 'MA',
      latitude: String(boston?.latitude),
      longitude: String(boston?.longitude),
    });
    expect(await ledger.said('S2')).not.toHaveProperty('zip');
    // an unknown postal code is unknown: the directory's counts
    expect(await ledger.said('S3')).toMatchObject({ zip: '75201', city: 'Dallas' });
  });

  test("the dealer's country comes before the state and the market's, and gives the currency", async () => {
    await ledger.know('dealers', [{ id: 7, country: 'Canada' }]);
    await ledger.deliver([
      { ...CAR, dealer_id: 7 },
      { stock_no: 'S2', dealer_id: 7, country: 'US' },
      { stock_no: 'S3', dealer_id: 7, country: 'Narnia' },
      { stock_no: 'S4', dealer_id: 8 },
    ]);
    expect(await ledger.said()).toMatchObject({ country: 'CA', currency_indicator: 'CAD' });
    expect(await ledger.said('S2')).toMatchObject({ country: 'US', currency_indicator: 'USD' });
    expect(await ledger.said('S3')).toMatchObject({ country: 'CA', currency_indicator: 'CAD' });
    expect(await ledger.said('S4')).toMatchObject({ country: 'US', currency_indicator: 'USD' });
  });

  test('the newest delivery of a directory counts, and of two spellings of an id the plain one', async () => {
    await ledger.know('dealers', [{ id: 7, seller_name: 'Before', street: '1 Before St' }]);
    await ledger.know('dealers', [
      { id: '07', seller_name: 'Zero' },
      { id: 7, seller_name: 'Now' },
      { id: 'x7', seller_name: 'No number' },
    ]);
    const pending = await ledger.know('dealers', [{ id: 7, seller_name: 'Not yet' }]);
    await ledger.query(`UPDATE delivery SET state = 'pending' WHERE id = ${pending}`);
    await ledger.deliver([{ ...CAR, dealer_id: 7 }]);
    const said = await ledger.said();
    expect([said.seller_name, said.street]).toEqual(['Now', undefined]);
  });

  test('where the vehicle stands is compared with the filled address of its dealer', async () => {
    await ledger.know('dealers', [{ id: 7, street: '1 Elm St' }]);
    await ledger.deliver([
      { ...CAR, dealer_id: 7, car_street: '1 ELM ST' },
      { stock_no: 'S2', dealer_id: 7, car_street: '9 Oak St' },
    ]);
    expect((await ledger.said()).at_dealer).toBe(true);
    expect((await ledger.said('S2')).at_dealer).toBe(false);
  });
});

test('uk-cars: county and postcode of the dealer; its country is a name there and a code in listings', async () => {
  const ledger = await Filling.open('uk-cars');
  await ledger.know('dealers', [
    { id: 7, county: 'Kent', postal_code: 'ME14 1AA', country: 'England', city: 'Maidstone' },
  ]);
  await ledger.deliver([{ ...CAR, dealer_id: 7 }]);
  const said = await ledger.said();
  ledger.close();
  expect(said).toMatchObject({
    county: 'Kent',
    zip: 'ME14 1AA',
    country: 'GB',
    city: 'Maidstone',
    currency_indicator: 'GBP',
  });
});
