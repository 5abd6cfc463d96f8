import { expect, test } from 'vitest';
import { readingWithOwnMap } from './mapped.ts';
import { values } from './taken.ts';

/** Headers and columns of lists from Brazil, Portugal, Germany, Belgium, Japan and Korea (docs/feeds.md, "Maps"): made rows in the forms of real ones. */

const loaded = readingWithOwnMap();

test('every header says that it is of the car, and a title that ends with the gearbox is none', async () => {
  const { map, listings } = await loaded([
    'id,car_brand,car_model,car_price,car_km,car_year,car_desc,car_gearbox,car_fuel',
    'a1,Fiat,Uno,20000,1000,2020,Uno 1.0 Way Manual,Manual,Flex',
    'a2,Fiat,Toro,30000,2000,2021,Toro 2.0 Diesel Manual,Manual,Diesel',
    'a3,Fiat,Argo,40000,3000,2022,Argo 1.3 Drive Manual,Manual,Flex',
  ]);
  expect(map).not.toMatch(/"car_desc": (?:transmission|drivetrain|body_type)/);
  expect(values(listings, 'make', 'model', 'price', 'year', 'transmission')[1]).toEqual([
    'FIAT',
    'Toro',
    30000,
    '2021',
    'Manual',
  ]);
});

test('a gearbox in Portuguese, and sizes of engines whose thousands stand apart', async () => {
  const { listings } = await loaded([
    'id,Marca,Modelo,Caixa,Cilindrada,KM Rodado',
    'a1,BMW,760,Automática,6 592 cm3,1.000 Km',
    'a2,BMW,730,Manual,2 993 cm3,20.000 Km',
  ]);
  expect(values(listings, 'transmission', 'engine_size', 'miles_indicator')).toEqual([
    ['Automatic', 6.6, 'kilometers'],
    ['Manual', 3, 'kilometers'],
  ]);
});

test('a seller that is a dealer or private has no name', async () => {
  const { map, listings } = await loaded([
    'id,make,Seller',
    'a1,BMW,Händler',
    'a2,BMW,Privat',
    'a3,BMW,PrivateSeller',
  ]);
  expect(map).toContain('"Seller": seller_type');
  expect(values(listings, 'seller_type', 'seller_name')).toEqual([
    ['dealer', null],
    ['fsbo', null],
    ['fsbo', null],
  ]);
});

test('postal codes of four digits up to 9999 are those of another country', async () => {
  const { map, listings } = await loaded(['id,make,zip-code', 'a1,BMW,1080', 'a2,BMW,9620', 'a3,BMW,4460']);
  expect(map).not.toContain('"zip-code": zip');
  expect(values(listings, 'zip', 'city')).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
});

test('headers of Japan and Korea, and years with their month as numbers', async () => {
  const japan = await loaded([
    'id,メーカー,車種,年式,シフト,グレード,色',
    'a1,フォード,エスケープ,2012,ＡＴ,ＸＬＴ,黒',
    'a2,ダイハツ,ムーヴ,2014,５ＭＴ,Ｌ,紺',
  ]);
  expect(values(japan.listings, 'make', 'model', 'year', 'transmission', 'base_ext_color')).toEqual([
    ['Ford', 'エスケープ', '2012', 'Automatic', 'Black'],
    ['Daihatsu', 'ムーヴ', '2014', 'Manual', 'Blue'],
  ]);
  const korea = await loaded([
    'id,제조사,모델,Year,변속기',
    'a1,현대,아반떼,201912.0,오토',
    'a2,기아,모닝,202001.0,수동',
  ]);
  expect(values(korea.listings, 'make', 'model', 'year', 'transmission')).toEqual([
    ['Hyundai', '아반떼', '2019', 'Automatic'],
    ['Kia', '모닝', '2020', 'Manual'],
  ]);
});

test('cylinders of an engine are counted by a header in one word', async () => {
  const { listings } = await loaded([
    'id,make,model,engineCylinderCount,bodyType',
    'a1,Ford,Capri,6,2-Door Fastback',
    'a2,Ford,Consul,4,4-Door Sedan',
  ]);
  expect(values(listings, 'cylinders', 'body_type')).toEqual([
    ['6', 'Coupe'],
    ['4', 'Sedan'],
  ]);
});

test('a gross price with its currency, the name of a color, cubic centimeters and a tracking number are told by their headers', async () => {
  const { map, listings } = await loaded([
    'offer_id,brand,model,price_gross_eur,color_name,engine_capacity_cm3,tracking_phone_number',
    'a1,Ford,Capri,12000,Dark Red,1593,555-0100',
    'a2,Ford,Consul,9000,White,1699,555-0101',
  ]);
  expect(map).toContain('"price_gross_eur": { to: price, unit: EUR }');
  expect(values(listings, 'exterior_color', 'engine_size', 'seller_phone')).toEqual([
    ['Dark Red', 1.6, '555-0100'],
    ['White', 1.7, '555-0101'],
  ]);
});

test('options between commas or semicolons are told how they are split, those of ours are not', async () => {
  const rows = (options: readonly string[]) => [
    'id,make,options,Features',
    ...options.map((one, at) => `a${at},BMW,"${one}","Roof rails; Tow bar; Sat nav"`),
  ];
  const { map, listings } = await loaded(rows(['ABS, Cruise control,Heated seats', 'ABS, ESP, Sunroof']));
  expect(map).toContain('"options": { to: options, split: "," }');
  expect(map).toContain('"Features": { to: features, split: ";" }');
  expect(values(listings, 'options', 'features')[0]).toEqual([
    ['ABS', 'Cruise control', 'Heated seats'],
    ['Roof rails', 'Tow bar', 'Sat nav'],
  ]);
  const joined = await loaded(rows(['ABS|Seats, heated, in front|ESP']));
  expect(joined.map).not.toContain('"options": {');
});
