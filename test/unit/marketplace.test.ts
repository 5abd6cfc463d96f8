import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bodyType } from '../../src/catalog/vocabulary/body-type.ts';
import { drivetrain } from '../../src/catalog/vocabulary/drivetrain.ts';
import { fuelType } from '../../src/catalog/vocabulary/fuel-type.ts';
import { transmission } from '../../src/catalog/vocabulary/transmission.ts';
import { marketplaceFormat } from '../../src/records/marketplace/format.ts';
import { byName, formatOf, MARKETPLACE_FORMATS } from '../../src/records/marketplace/formats.ts';
import { marketplaceA } from '../../src/records/marketplace/marketplace-a.ts';
import { marketplaceB } from '../../src/records/marketplace/marketplace-b.ts';
import { cut } from '../../src/records/text.ts';
import { CANADIAN, USED } from './fixtures/listings.ts';

/** A stored listing → the object that a marketplace takes (part-1.md, formats A and B; supplement 8). */

type Record_ = Readonly<Record<string, unknown>>;

const a = (record: Record_, comments?: string) => marketplaceA.show({ id: 'x', ...record }, comments);
const b = (record: Record_, comments?: string) => marketplaceB.show({ id: 'x', ...record }, comments);
const photos = (count: number) => Array.from({ length: count }, (_, at) => `https://img.example/${at}.jpg`);

describe('format A', () => {
  test('every member of a used vehicle', () => {
    expect(marketplaceA.show(USED, 'One owner.\nNew tires.')).toEqual({
      vehicle_id: '1FTFW1E80NFA00001-978c1374-c562',
      vin: '1FTFW1E80NFA00001',
      url: 'https://www.peach.example/used/f150',
      title: 'Used 2022 Ford F-150 XLT 4WD',
      year: 2022,
      make: 'Ford',
      model: 'F-150',
      trim: 'XLT',
      price: '38500 USD',
      exterior_color: 'Agate Black',
      interior_color: 'Black Cloth',
      state_of_vehicle: 'CPO',
      body_style: 'TRUCK',
      description: 'One owner.\nNew tires.',
      mileage: { value: 21_000, unit: 'MI' },
      image: [
        { url: 'https://img.example/0.jpg', tag: [] },
        { url: 'https://img.example/1.jpg', tag: [] },
      ],
      vehicle_type: 'CAR_TRUCK',
      drivetrain: 'FOUR_WD',
      fuel_type: 'GASOLINE',
      transmission: 'AUTOMATIC',
      availability: 'AVAILABLE',
      date_first_on_lot: '2026-05-16',
      days_on_lot: 30,
      address: {
        addr1: '1 Peachtree St',
        city: 'Atlanta',
        region: 'GA',
        country: 'US',
        postal_code: '30303',
      },
      latitude: '33.832',
      longitude: '-84.3851',
      dealer_name: 'Peach State Ford',
      dealer_id: '1001',
    });
  });

  test('members stand in the order of the contract', () => {
    expect(Object.keys(marketplaceA.show(USED)).join(' ')).toBe(
      'vehicle_id vin url title year make model trim price exterior_color interior_color state_of_vehicle ' +
        'body_style description mileage image vehicle_type drivetrain fuel_type transmission availability ' +
        'date_first_on_lot days_on_lot address latitude longitude dealer_name dealer_id',
    );
  });

  test('almost nothing is known: what is always there', () => {
    expect(marketplaceA.show({ id: 'x' })).toEqual({
      vehicle_id: 'x',
      price: '-1',
      state_of_vehicle: 'USED',
      description: 'Listing x.',
      mileage: { value: -1, unit: 'MI' },
      image: [],
      vehicle_type: 'CAR_TRUCK',
      availability: 'AVAILABLE',
    });
  });

  test('an id is never cut: a longer one stands as its hash', () => {
    const long = 'i'.repeat(101);
    expect(a({ id: 'i'.repeat(100) }).vehicle_id).toBe('i'.repeat(100));
    expect(a({ id: long }).vehicle_id).toBe(createHash('sha256').update(long).digest('hex'));
    expect(a({ id: `${long}j` }).vehicle_id).not.toBe(a({ id: `${long}k` }).vehicle_id);
  });

  test.each([
    [{ inventory_type: 'new' }, 'NEW'],
    [{ inventory_type: 'new', is_certified: 1 }, 'NEW'],
    [{ inventory_type: 'used', is_certified: 1 }, 'CPO'],
    [{ inventory_type: 'used', is_certified: 0 }, 'USED'],
    [{ inventory_type: 'used' }, 'USED'],
    [{}, 'USED'],
  ])('state of %j is %s', (record, state) => {
    expect(a(record).state_of_vehicle).toBe(state);
  });

  test.each([
    [{}, 'AVAILABLE'],
    [{ in_transit: false, vehicle_status: 'Available' }, 'AVAILABLE'],
    [{ in_transit: true }, 'PENDING'],
    [{ in_transit: true, vehicle_status: 'Available' }, 'PENDING'],
    [{ vehicle_status: 'Coming Soon' }, 'PENDING'],
    [{ vehicle_status: 'COMING SOON', in_transit: false }, 'PENDING'],
  ])('availability of %j is %s', (record, availability) => {
    expect(a(record).availability).toBe(availability);
  });

  test.each([
    ['Pickup', 'TRUCK'],
    ['pickup', 'TRUCK'],
    ['Wagon', 'WAGON'],
    ['Cargo Van', 'VAN'],
    ['Chassis Cab', 'OTHER'],
    ['constructor', 'OTHER'],
    [undefined, undefined],
  ])('body style of %s is %s', (body_type, style) => {
    expect(a({ build: { body_type } }).body_style).toBe(style);
  });

  test.each([
    ['4WD', 'FOUR_WD'],
    ['2WD', 'TWO_WD'],
    ['AWD', 'AWD'],
    ['fwd', 'FWD'],
    ['RWD', 'RWD'],
    ['6x6', 'OTHER'],
    [undefined, undefined],
  ])('drivetrain of %s is %s', (word, expected) => {
    expect(a({ build: { drivetrain: word } }).drivetrain).toBe(expected);
  });

  test.each([
    ['Electric', 'BEV', 'ELECTRIC'],
    ['Electric / Unleaded', 'PHEV', 'PLUGIN_HYBRID'],
    ['Unleaded', 'HEV', 'HYBRID'],
    ['Diesel', 'MHEV', 'HYBRID'],
    ['Unleaded', 'Combustion', 'GASOLINE'],
    ['Premium Unleaded', 'Combustion', 'GASOLINE'],
    ['Diesel', 'Combustion', 'DIESEL'],
    ['E85', 'Combustion', 'FLEX'],
    ['E85 / Unleaded', 'Combustion', 'FLEX'],
    ['Electric', undefined, 'ELECTRIC'],
    ['Compressed Natural Gas', 'Combustion', 'OTHER'],
    ['Hydrogen', undefined, 'OTHER'],
    [undefined, 'BEV', 'ELECTRIC'],
    [undefined, 'Combustion', undefined],
    [undefined, undefined, undefined],
  ])('fuel of %s, %s is %s', (fuel_type, powertrain_type, expected) => {
    expect(a({ build: { fuel_type, powertrain_type } }).fuel_type).toBe(expected);
  });

  test.each([
    ['Automatic', 'AUTOMATIC'],
    ['CVT', 'AUTOMATIC'],
    ['Manual', 'MANUAL'],
    ['Sequential', 'OTHER'],
    [undefined, undefined],
  ])('transmission of %s is %s', (word, expected) => {
    expect(a({ build: { transmission: word } }).transmission).toBe(expected);
  });

  test('every word of our vocabularies has one of theirs', () => {
    const of = (member: string, part: string, words: typeof bodyType.words) =>
      words.map(({ word }) => [word, a({ build: { [part]: word } })[member]]);
    const bodies = of('body_style', 'body_type', bodyType.words).filter(([, word]) => word === 'OTHER');
    expect(bodies.map(([word]) => word)).toEqual(['Chassis Cab', 'Cutaway', 'Limousine', 'Bus']);
    expect(of('drivetrain', 'drivetrain', drivetrain.words).filter(([, word]) => word === 'OTHER')).toEqual(
      [],
    );
    expect(
      of('transmission', 'transmission', transmission.words).filter(([, word]) => word === 'OTHER'),
    ).toEqual([]);
    const fuels = fuelType.words.map(({ word, powertrain }) => [
      word,
      a({ build: { fuel_type: word, powertrain_type: powertrain } }).fuel_type,
    ]);
    expect(fuels.filter(([, word]) => word === 'OTHER').map(([word]) => word)).toEqual([
      'Compressed Natural Gas',
      'Liquefied Petroleum Gas',
      'Hydrogen',
    ]);
  });

  test('twenty images at most, in order', () => {
    const { image } = a({ media: { photo_links: photos(21) } });
    expect(image).toEqual(photos(20).map((url) => ({ url, tag: [] })));
  });

  test('the day is one of UTC', () => {
    const day = (instant: string) =>
      a({ first_seen_at_source: Date.parse(instant) / 1000 }).date_first_on_lot;
    expect(day('2026-05-16T00:00:00Z')).toBe('2026-05-16');
    expect(day('2026-05-15T23:59:59Z')).toBe('2026-05-15');
  });

  test('an address holds what is known; nothing known, no address', () => {
    expect(a({ dealer: { id: 7, city: 'Guelph', country: 'CA' } }).address).toEqual({
      city: 'Guelph',
      country: 'CA',
    });
    expect(a({ dealer: { id: 7, name: 'Seven' } })).not.toHaveProperty('address');
  });

  test('colours: as worded, else the base colour; long ones are cut after a word', () => {
    expect(a({ base_ext_color: 'Black', base_int_color: 'Gray' })).toMatchObject({
      exterior_color: 'Black',
      interior_color: 'Gray',
    });
    const worded = 'Jet Black, Perforated leather-appointed seat trim with red stitching';
    expect(a({ interior_color: worded }).interior_color).toBe(
      'Jet Black, Perforated leather-appointed seat trim',
    );
    expect(a({ build: { trim: 'T'.repeat(51) } }).trim).toBe('T'.repeat(50));
  });
});

describe('format B', () => {
  test('every member of a used vehicle', () => {
    expect(marketplaceB.show(USED, 'One owner.\nNew tires.')).toEqual({
      id: '1FTFW1E80NFA00001-978c1374-c562',
      VIN: '1FTFW1E80NFA00001',
      link: 'https://www.peach.example/used/f150',
      link_template: 'https://www.peach.example/used/f150',
      title: 'Used 2022 Ford F-150 XLT 4WD',
      year: 2022,
      brand: 'Ford',
      model: 'F-150',
      trim: 'XLT',
      price: '38500 USD',
      mileage: '21000 miles',
      color: 'Agate Black',
      condition: 'Used',
      image_link: 'https://img.example/0.jpg',
      marketplace_product_category: '916',
      vehicle_fulfillment: 'in_store',
      vehicle_price_type: 'all_in_price',
      description: 'One owner.\nNew tires.',
      'certified_pre-owned': 'yes',
      body_style: 'truck',
      engine: '3.5L V6',
      additional_image_link: ['https://img.example/1.jpg'],
      store_code: '1001',
    });
  });

  test('every member of a new vehicle in Canada, in the order of the contract', () => {
    const shown = marketplaceB.show(CANADIAN);
    expect(shown).toMatchObject({
      price: '48900.50 CAD',
      vehicle_msrp: '51000 CAD',
      mileage: '0 miles',
      condition: 'New',
      'certified_pre-owned': 'no',
    });
    expect(Object.keys(shown).join(' ')).toBe(
      'id VIN link link_template title year brand model trim price vehicle_msrp mileage color condition ' +
        'image_link marketplace_product_category vehicle_fulfillment vehicle_price_type description ' +
        'certified_pre-owned body_style engine additional_image_link store_code',
    );
    expect(marketplaceA.show(CANADIAN).price).toBe('48900.50 CAD');
  });

  test('almost nothing is known: what is always there', () => {
    expect(marketplaceB.show({ id: 'x' })).toEqual({
      id: 'x',
      price: '-1',
      mileage: '-1',
      condition: 'Used',
      marketplace_product_category: '916',
      vehicle_fulfillment: 'in_store',
      vehicle_price_type: 'all_in_price',
      description: 'Listing x.',
    });
  });

  test('a suggested price is of new vehicles only', () => {
    expect(b({ inventory_type: 'used', msrp: 52_000 })).not.toHaveProperty('vehicle_msrp');
    expect(b({ inventory_type: 'new' })).not.toHaveProperty('vehicle_msrp');
    expect(b({ inventory_type: 'new', msrp: 52_000 }).vehicle_msrp).toBe('52000 USD');
  });

  test('certified: yes, no, or nothing said', () => {
    expect(b({ is_certified: 1 })['certified_pre-owned']).toBe('yes');
    expect(b({ is_certified: 0 })['certified_pre-owned']).toBe('no');
    expect(b({})).not.toHaveProperty('certified_pre-owned');
  });

  test.each([
    ['Wagon', 'station_wagon'],
    ['SUV', 'suv'],
    ['Van', 'full_size_van'],
    ['Passenger Van', 'full_size_van'],
    ['Cargo Van', undefined],
    ['Chassis Cab', undefined],
    [undefined, undefined],
  ])('body style of %s is %s', (body_type, style) => {
    expect(b({ build: { body_type } }).body_style).toBe(style);
  });

  test('the first photo, and ten more at most', () => {
    const [first, ...more] = photos(12);
    expect(b({ media: { photo_links: photos(12) } })).toMatchObject({
      image_link: first,
      additional_image_link: more.slice(0, 10),
    });
    expect(b({ media: { photo_links: photos(1) } })).not.toHaveProperty('additional_image_link');
    expect(b({ media: {} })).not.toHaveProperty('image_link');
  });
});

describe('in both formats', () => {
  test.each([
    [18_000, 'US', '18000 USD'],
    [18_000.5, 'US', '18000.50 USD'],
    [18_000, 'CA', '18000 CAD'],
    [18_000, 'ca', '18000 CAD'],
    [18_000, undefined, '18000 USD'],
    [undefined, 'CA', '-1'],
  ])('the price %s in %s is %s', (price, country, text) => {
    expect([a({ price, dealer: { country } }).price, b({ price, dealer: { country } }).price]).toEqual([
      text,
      text,
    ]);
  });

  test.each([
    [21_000, 21_000, '21000 miles'],
    [0, 0, '0 miles'],
    [123.6, 124, '124 miles'],
    [undefined, -1, '-1'],
  ])('the mileage %s', (miles, value, text) => {
    expect([a({ miles }).mileage, b({ miles }).mileage]).toEqual([{ value, unit: 'MI' }, text]);
  });

  test('VINs in upper case', () => {
    expect([a({ vin: '1ftfw1e80nfa00001' }).vin, b({ vin: '1ftfw1e80nfa00001' }).VIN]).toEqual([
      '1FTFW1E80NFA00001',
      '1FTFW1E80NFA00001',
    ]);
  });

  test('the title is the heading, else year, make, model and trim', () => {
    const build = { year: 2022, make: 'Ford', model: 'F-150', trim: 'XLT' };
    for (const show of [a, b]) {
      expect(show({ heading: 'A truck', build }).title).toBe('A truck');
      expect(show({ build }).title).toBe('2022 Ford F-150 XLT');
      expect(show({ build: { make: 'Ford', trim: 'XLT' } }).title).toBe('Ford XLT');
      expect(show({ heading: 'word '.repeat(200) }).title).toBe('word '.repeat(100).trim());
      expect(show({})).not.toHaveProperty('title');
    }
  });

  test('without a text of the seller the description says what is known', () => {
    for (const show of [a, b]) {
      expect(show(USED, ' \n ').description).toBe(
        'Used 2022 Ford F-150 XLT 4WD. 21,000 miles, Agate Black exterior, Black Cloth interior, Pickup, ' +
          '3.5L V6 engine, Automatic transmission, 4WD. Stock number P-100. VIN 1FTFW1E80NFA00001. ' +
          'Offered by Peach State Ford, Atlanta, GA.',
      );
      expect(show({ stock_no: '7', source: 'dealer.example' }).description).toBe(
        'Stock number 7. Offered by dealer.example.',
      );
    }
  });

  test('the text of the seller stays as it is, markup too, up to 5,000 characters', () => {
    for (const show of [a, b]) {
      expect(show(USED, '  Nice <b>truck</b> & price < 40k ').description).toBe(
        'Nice <b>truck</b> & price < 40k',
      );
      expect(show({}, 'a'.repeat(5000)).description).toBe('a'.repeat(5000));
      expect(show({}, `${'word '.repeat(999)}words more`).description).toBe(`${'word '.repeat(999)}words`);
      expect(show({}, `${'word '.repeat(999)}longer more`).description).toBe('word '.repeat(999).trim());
    }
  });
});

describe('cutting a text', () => {
  test.each([
    ['short', 5, 'short'],
    ['two words', 5, 'two'],
    ['three whole words', 11, 'three whole'],
    ['three whole words', 12, 'three whole'],
    ['line\nbreaks count', 8, 'line'],
    ['a verylongword', 8, 'a verylo'],
    ['car verylongword', 8, 'car very'],
    ['blanks      at the cut', 8, 'blanks'],
    // a car is two units of UTF-16
    ['ab🚗🚗', 3, 'ab'],
    ['ab🚗🚗', 4, 'ab🚗'],
    ['ab🚗🚗', 5, 'ab🚗'],
  ])('%j to %i is %j', (text, most, expected) => {
    expect(cut(text, most)).toBe(expected);
  });
});

describe('names of formats', () => {
  test('the documented ones and those of existing clients, case-sensitive', () => {
    expect(formatOf('marketplace_a')).toBe(marketplaceA);
    expect(formatOf('facebook')).toBe(marketplaceA);
    expect(formatOf('marketplace_b')).toBe(marketplaceB);
    expect(formatOf('google-va-feed')).toBe(marketplaceB);
    for (const name of ['Marketplace_A', 'FACEBOOK', 'marketplace_unknown', '', 'constructor', '__proto__'])
      expect([name, formatOf(name)]).toEqual([name, undefined]);
  });

  test('the map holds each under its own name', () => {
    expect(Object.keys(MARKETPLACE_FORMATS)).toEqual(
      expect.arrayContaining(['marketplace_a', 'marketplace_b']),
    );
    for (const [name, format] of Object.entries(MARKETPLACE_FORMATS)) expect(format.name).toBe(name);
  });

  test('the record is not touched', () => {
    const before = structuredClone(USED);
    for (const format of Object.values(MARKETPLACE_FORMATS)) format.show(USED, 'text');
    expect(USED).toEqual(before);
  });
});

describe('the list of formats', () => {
  test('has every file', () => {
    const folder = new URL('../../src/records/marketplace/', import.meta.url);
    const files = readdirSync(folder).filter((file) =>
      readFileSync(new URL(file, folder), 'utf8').includes(' = marketplaceFormat('),
    );
    expect(
      Object.keys(MARKETPLACE_FORMATS)
        .map((name) => `${name.replaceAll('_', '-')}.ts`)
        .sort(),
      'A file of src/records/marketplace is a format when src/records/marketplace/formats.ts lists it, and its file has its name, with hyphens.',
    ).toEqual(files.sort());
  });

  test('has each name once, and a format each member', () => {
    const copy = { ...marketplaceB };
    expect(() => byName([marketplaceA, marketplaceB, copy])).toThrow('two formats are called marketplace_b');
    const id = { name: 'id', about: 'Id.', schema: {}, of: () => 1 };
    expect(() => marketplaceFormat({ name: 'c', about: 'C.', members: [id, id] })).toThrow(
      'c: two members are called id',
    );
  });
});
