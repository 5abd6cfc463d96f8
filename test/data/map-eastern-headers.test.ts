import { expect, test } from 'vitest';
import { readingWithOwnMap } from './mapped.ts';
import { values } from './taken.ts';

/** Headers and cells of lists from Turkey, Hungary, Latvia, Korea, Belarus and Kenya (docs/feeds.md, "Maps"): made rows in the forms of real ones. */

const loaded = readingWithOwnMap();

test('a size of an engine between two is none; in Turkey a series is the model, and a model the trim', async () => {
  const { listings } = await loaded([
    'id,Marka,Seri,Model,Motor Hacmi',
    'a1,Fiat,Egea,1.4 Easy,1368 cc',
    'a2,Fiat,Linea,1.3 Pop,1301 - 1600 cm3',
    "a3,Fiat,Doblo,1.6 Safe,1200 cm3'e kadar",
  ]);
  expect(values(listings, 'model', 'trim', 'engine_size')).toEqual([
    ['Egea', '1.4 Easy', 1.4],
    ['Linea', '1.3 Pop', null],
    ['Doblo', '1.6 Safe', null],
  ]);
});

test('columns that hold the words of each other, and regions that are no states', async () => {
  const { listings, found } = await loaded([
    'id,make,color,drive_train,Region',
    'a1,BMW,передний привод,чёрный,Алматы',
    'a2,BMW,подключаемый полный привод,серый,Астана',
    'a3,BMW,постоянный полный привод,белый,Алматы',
  ]);
  expect(values(listings, 'base_ext_color', 'drivetrain', 'city', 'state')).toEqual([
    ['Black', 'FWD', 'Алматы', null],
    ['Gray', '4WD', 'Астана', null],
    ['White', 'AWD', 'Алматы', null],
  ]);
  expect(found.unknownWords).toEqual({});
});

test('a DriveType of gearboxes is one of gearboxes', async () => {
  const { listings } = await loaded(['id,make,DriveType', 'a1,Honda,Automatic', 'a2,Honda,Manual']);
  expect(values(listings, 'transmission', 'drivetrain')).toEqual([
    ['Automatic', null],
    ['Manual', null],
  ]);
});

// 56,000 km are 56,000 / 1.609344 = 34,797 miles
test('labels before values, and readings in two units', async () => {
  const { listings } = await loaded([
    'Car ID,make,Mileage,Year',
    'Car ID: 11,Toyota,"56,000 km(Approx. 34,804 miles)",Year: 2015',
    'Car ID: 12,Toyota,"1,250 km(Approx. 777 miles)",Year: 2019',
  ]);
  expect(values(listings, 'stock_no', 'miles', 'miles_indicator', 'year')).toEqual([
    ['11', 34797, 'kilometers', '2015'],
    ['12', 777, 'kilometers', '2019'],
  ]);
});

// naira are money of kilometres: 1,609.344 of them are 1,000 miles
test('a label stays known where the money tells the unit', async () => {
  const { map, listings } = await loaded([
    'car_id,make,mileage,price',
    'Car ID: N-1,Toyota,"Mileage:  1,609",₦ 451000',
    'Car ID: N-2,Toyota,"Mileage:  16,093",₦ 3861000',
  ]);
  expect(map).toContain("{ to: miles, unit: km, match: '^(?:Mileage: *)?(.+)$' }");
  expect(values(listings, 'stock_no', 'miles')).toEqual([
    ['N-1', 1000],
    ['N-2', 10000],
  ]);
});

test('readings between two numbers are none: no row is rejected for them', async () => {
  const { map } = await loaded(['id,make,mileage', 'a1,Opel,190 000 - 199 999', 'a2,Opel,"80 000 - 89 999"']);
  expect(map).not.toContain('"mileage": miles');
});

// a market of dollars keeps no forints: the map says what the column is
test('headers in Hungarian, as keys of a database have them', async () => {
  const { map, listings } = await loaded([
    'Hirdeteskod,AutoGyarto,AutoTipus,VetelarHUF,EvjaratEv,KmAllas,AjtokSzama,Sebessegvalto,Hengerurtartalom',
    '1500086,Suzuki,Swift,2850000,2008,116500,5,Automata (5 fokozatú),1328',
    '1384559,Opel,Astra,990000,2003,230000,3,Manuális (5 fokozatú),1598',
  ]);
  expect(map).toContain('"VetelarHUF": { to: price, unit: HUF }');
  expect(values(listings, 'stock_no', 'make', 'model', 'year', 'miles', 'miles_indicator')[1]).toEqual([
    '1384559',
    'Opel',
    'Astra',
    '2003',
    142915,
    'kilometers',
  ]);
  expect(values(listings, 'doors', 'transmission', 'engine_size')).toEqual([
    ['5', 'Automatic', 1.3],
    ['3', 'Manual', 1.6],
  ]);
});

// a row in euros is in kilometres: 174,000 km are 108,119 miles
test('headers in Latvian, and readings in thousands', async () => {
  const { listings } = await loaded([
    'id,brand,Modelis,Gads,Tilp.,Nobrauk.,Cena',
    'a1,Audi,A4,2008,2.0,174 tūkst.,"5,950 €"',
    'a2,Audi,A6,2012,3.0,90 tūkst.,"16,300 €"',
  ]);
  expect(values(listings, 'model', 'year', 'engine_size', 'miles')[0]).toEqual(['A4', '2008', 2, 108119]);
});

test('headers in Korean, and prices in ten thousands of won', async () => {
  const { map, listings } = await loaded([
    'id,이름,연식,주행거리,배기량,가격',
    'a1,기아 모닝,2017.05,"13,500 km","999 cc",990만원',
    'a2,현대 투싼,2021.11,"2,000 km","1,598 cc","2,280만원"',
  ]);
  expect(map).toContain('"가격": price');
  expect(values(listings, 'heading', 'year', 'engine_size')[1]).toEqual(['현대 투싼', '2021', 1.6]);
});
