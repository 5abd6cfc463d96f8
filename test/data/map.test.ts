import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { feedMap, NO_MAP } from '../../ingest/accept/map.ts';
import { WrongUsage } from '../../ingest/ground/outcome.ts';
import { checkMap } from '../../ingest/mapping/check.ts';
import { initMap } from '../../ingest/mapping/init.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import type { BulkDecoder } from '../../src/vin/decoded-vehicle.ts';

/** `forecourt map init` and `map check` (docs/feeds.md, "Maps"): a file that nobody knew, loaded by what was written for it. */

const MARKET = { market: 'us-cars', memory: '512MB' } as const;
const VINS = ['1HGCM82633A004352', '1FTFW1E80NFA00001', 'WBA8E9G50GNT00002'];
const FILE = [
  'Stock #;VIN Number;Märke;Modell;Yr;Asking Price;Title;Seller;Detail URL;Photos;Notes',
  `A-1;${VINS[0]};Honda;Accord;2003;12300;2003 Honda Accord EX-L;Private party;https://cars.example/1;https://i.example/1.jpg,https://i.example/2.jpg;x`,
  `A-2;${VINS[1]};Ford;F-150;2022;45600;2022 Ford F-150 XLT;Dealer;https://cars.example/2;https://i.example/3.jpg;y`,
  `A-3;${VINS[2]};BMW;328i;2016;15900;2016 BMW 328i xDrive;Dealership;https://cars.example/3;;z`,
  '',
].join('\n');

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'map-'));
  file = join(folder, 'export.csv');
  // in Windows-1252, as spreadsheets write it
  writeFileSync(file, Buffer.from(FILE, 'latin1'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const check = (map: string) =>
  checkMap({ ...MARKET, map: feedMap(map, listingsOf('us-cars'), 'm.yaml'), files: [file] });

test('a column of the map that the file lacks is told with the nearest of its headers', async () => {
  const map = 'columns: { VIN Number: vin, Asking Prise: price }\nconstants: { source: cars.example }';
  await expect(check(map)).rejects.toThrow(
    'has no column "Asking Prise", which the map names; did you mean "Asking Price"?',
  );
});

describe('a map that was written for a file', () => {
  test('names the likely columns, the source and the words, and loads as it is', async () => {
    const { text: map } = await initMap({ ...MARKET, file });
    expect(map).toContain('(CSV with semicolons, Windows-1252, 3 rows)');
    for (const line of [
      '"Stock #": stock_no',
      '"VIN Number": vin',
      '"Märke": make',
      '"Asking Price": price',
      '"Detail URL": vdp_url',
      '"Photos": photo_links',
      '# "Notes":',
      'source: cars.example',
    ])
      expect(map).toContain(line);
    const { found, rows } = await check(map);
    expect([found.read, found.accepted, found.rejected]).toEqual([3, 3, 0]);
    expect(rows.map(({ line, after }) => [line, after.vin, after.make, after.model, after.year])).toEqual([
      [2, VINS[0], 'Honda', 'Accord', '2003'],
      [3, VINS[1], 'Ford', 'F-150', '2022'],
      [4, VINS[2], 'BMW', '328i', '2016'],
    ]);
    expect(rows[0]?.before).toMatchObject({ 'Stock #': 'A-1', Yr: '2003', Notes: 'x' });
  });

  test('hosts of pictures are no source, and VINs that are partly filled are said', async () => {
    const pictures = join(folder, 'pictures.csv');
    const rows = VINS.map((vin, at) =>
      [`A-${at}`, at === 0 ? '' : vin, `https://i.example/img/${at}`, `https://j.example/${at}.jpg`].join(
        ',',
      ),
    );
    writeFileSync(pictures, ['Stock,VIN,Main Image,Front', ...rows, ''].join('\n'));
    const { text: map } = await initMap({ ...MARKET, file: pictures });
    expect(map).toContain('source: dealer.example');
    expect(map).toContain('# 66 % of the rows have a VIN.');
    expect((await initMap({ ...MARKET, file })).text).not.toContain('of the rows have a VIN');
  });

  test("a dealer's own code is no number of the directory", async () => {
    const codes = join(folder, 'codes.csv');
    writeFileSync(
      codes,
      'source,stock_no,dealer_id,mc_dealer_id\na.example,1,smith-ford,17\na.example,2,,18\n',
    );
    const { text: map } = await initMap({ ...MARKET, file: codes });
    expect(map).toContain('# understood without a map: source, stock_no, mc_dealer_id\n');
    expect(map).toContain('constants:\n  dealer_id: ""  #');
    const loaded = (text: string) =>
      checkMap({ ...MARKET, map: feedMap(text, listingsOf('us-cars'), 'm'), files: [codes] });
    const { found, rows } = await loaded(map);
    expect([found.accepted, found.rejected]).toEqual([2, 0]);
    expect((await loaded('columns: {}')).found.rejected).toBe(1);
    expect(rows[0]?.after.dealer_id).toBeUndefined();
  });

  test('what auctions and marketplaces call their columns, and what stands in them', async () => {
    const lots = join(folder, 'lots.csv');
    writeFileSync(
      lots,
      [
        'lotId,vin,make,modelGroup,Bike Type,enginetype,price_rub,Date of manufacture',
        '81,[HIDDEN],Ford,Focus,Sedan,Petrol,529000,2012-06',
        '82,[HIDDEN],Audi,A4,Wagon,Diesel,1200000,2020',
        '83,1FTFW1...,Fiat,500,Hatchback,Electric,870000,2019-11',
        '',
      ].join('\n'),
    );
    const { text: map, missing } = await initMap({ ...MARKET, file: lots });
    expect(missing).toEqual([]);
    for (const line of [
      '"lotId": stock_no',
      '"modelGroup": model',
      '"Bike Type": body_type',
      '"enginetype": fuel_type',
      '"price_rub": { to: price, unit: RUB }',
      '"Date of manufacture": { to: year, match:',
      'constants:\n  source: dealer.example  # the website that the vehicles are from; each row needs one\n  vin: ""  # no value of theirs is a whole VIN',
    ])
      expect(map).toContain(line);
    const { found } = await checkMap({
      ...MARKET,
      map: feedMap(map, listingsOf('us-cars'), 'm'),
      files: [lots],
    });
    expect([found.accepted, found.rejected]).toEqual([3, 0]);
  });

  test('words of a choice that are not ours are listed, with what they likely mean', async () => {
    const sellers = join(folder, 'sellers.csv');
    writeFileSync(
      sellers,
      'source,stock_no,seller_type\na.example,1,Private party\na.example,2,Somebody\na.example,3,dealer\na.example,4,Private seller (verified)\n',
    );
    const { text: map } = await initMap({ ...MARKET, file: sellers });
    expect(map).toContain('  seller_type:\n    "Private seller (verified)": fsbo\n    # "Somebody":');
    // a load understands it by itself
    expect(map).not.toContain('Private party');
    const read = feedMap(map, listingsOf('us-cars'), 'm');
    expect(read.values.get('seller_type')?.get('private seller (verified)')).toBe('fsbo');
  });
});

test('a place is no number of seats, and readings beside the money of kilometres are likely kilometres', async () => {
  const initOf = async (text: string): Promise<string> => {
    const path = join(folder, 'place.csv');
    writeFileSync(path, text);
    return (await initMap({ ...MARKET, file: path })).text;
  };
  const polish = await initOf(
    'Id;Marka;Place;Przebieg;Cena\n1;Opel;Warszawa;160934;45 900 zł\n2;Fiat;Lublin;80000;12 000 zł\n3;Fiat;Lublin;8000;12 500 zł\n',
  );
  expect(polish).toContain('"Place": city');
  expect(polish).toContain('"Przebieg": { to: miles, unit: km }');
  expect(polish).toContain('# The money is PLN, so that readings are likely in kilometres');
  // by the header of the price, a column of currencies, or under a header of ours
  expect(await initOf('stock_no,make,mileage,Price (SAR)\n1,Kia,100,5000\n2,Kia,200,6000\n')).toContain(
    '"mileage": { to: miles, unit: km }',
  );
  expect(
    await initOf('stock_no,make,odometer,price,currency\n1,Kia,100,5000,EUR\n2,Kia,200,6000,EUR\n'),
  ).toContain('"odometer": { to: miles, unit: km }');
  // miles of dollars and pounds, readings that say their unit, files of two currencies
  for (const text of [
    'stock_no,make,mileage,Price (USD)\n1,Kia,100,5000\n',
    'stock_no,make,mileage,price\n1,Kia,100,£5000\n',
    'stock_no,make,mileage,Price (EUR)\n1,Kia,100 mi,5000\n',
    'stock_no,make,Mileage (miles),Price (EUR)\n1,Kia,100,5000\n',
    'stock_no,make,mileage,price,currency\n1,Kia,100,5000,EUR\n2,Kia,200,6000,USD\n',
  ])
    expect(await initOf(text)).not.toContain('likely in kilometres');
});

test('a Turkish file: headers and words', async () => {
  const path = join(folder, 'turkish.csv');
  writeFileSync(
    path,
    [
      'İlan No,Marka,Model,Yıl,Kilometre,Yakıt,Vites,Kasa Tipi,Renk,Fiyat,Çekiş,Kimden',
      '1,Fiat,Egea,2020,160934,Benzin,Düz,Sedan,Lacivert,750.000 TL,Önden Çekiş,Sahibinden',
      '2,Renault,Clio,2019,80467,DİZEL,OTOMATİK,Hatchback,GÜMÜŞ GRİ,650.000 TL,4 Çeker,Galeriden',
      '',
    ].join('\n'),
  );
  const { text } = await initMap({ ...MARKET, file: path });
  const read = feedMap(text, listingsOf('us-cars'), 'm.yaml');
  const { found, rows } = await checkMap({ ...MARKET, map: read, files: [path] });
  expect(found.accepted).toBe(2);
  expect(found.unknownWords).toEqual({});
  const fields = [
    'stock_no',
    'year',
    'miles',
    'fuel_type',
    'transmission',
    'body_type',
    'base_ext_color',
    'drivetrain',
    'seller_type',
  ];
  expect(rows.map(({ after }) => fields.map((field) => after[field]))).toEqual([
    ['1', '2020', '100000.0', 'Unleaded', 'Manual', 'Sedan', 'Blue', 'FWD', 'fsbo'],
    ['2', '2019', '50000.0', 'Diesel', 'Automatic', 'Hatchback', 'Silver', '4WD', 'dealer'],
  ]);
});

test('places of the seller, kilometres, and an id where nothing names the vehicle', async () => {
  const listed = join(folder, 'listed.csv');
  writeFileSync(
    listed,
    [
      'CarListingId,StockNumber,MakeName,Kilometres,sellerCity,sellerState,sellerPostalCode,numberOfDoors,odd',
      '75416,,Audi,16093,Heath,Ohio,43056,4 doors,x',
      '75417,,Audi,32187,Heath,OH,43056,2 doors,x',
      '',
    ].join('\n'),
  );
  const { text: map } = await initMap({ ...MARKET, file: listed });
  for (const line of [
    '"CarListingId": stock_no',
    '"Kilometres": { to: miles, unit: km }',
    '"sellerCity": city',
    '"sellerState": state',
    '"sellerPostalCode": zip',
    '# "StockNumber":',
    '# "odd":',
  ])
    expect(map).toContain(line);
  const read = feedMap(map, listingsOf('us-cars'), 'm.yaml');
  const { rows, found } = await checkMap({ ...MARKET, map: read, files: [listed] });
  expect([
    found.accepted,
    rows.map(({ after }) => [after.stock_no, after.miles, after.state, after.doors]),
  ]).toEqual([
    2,
    [
      ['75416', '10000.0', 'OH', '4'],
      ['75417', '20000.0', 'OH', '2'],
    ],
  ]);
});

test.each([
  ['Sr. No', 1],
  ['id', 0],
])('%s, which numbers the rows from %i on, names no vehicle, and the map says so', async (header, first) => {
  const numbered = join(folder, 'numbered.csv');
  const makes = ['Audi', 'Ford', 'Honda'];
  const row = (make: string, at: number) => `${first + at},${make},A4`;
  writeFileSync(numbered, `${[`${header},make,model`, ...makes.map(row)].join('\n')}\n`);
  const { text: map, missing } = await initMap({ ...MARKET, file: numbered });
  expect(missing).toHaveLength(1);
  expect(map).not.toContain(': stock_no');
  expect(map).toContain(`# "${header}" only numbers the rows`);
  // with a gap it is an id
  writeFileSync(numbered, `${[`${header},make,model`, ...makes.map(row), '7,BMW,X3'].join('\n')}\n`);
  expect((await initMap({ ...MARKET, file: numbered })).text).toContain(`"${header}": stock_no`);
});

test('VINs are decoded as a load decodes them: a trim glued to the model is split off', async () => {
  const glued = join(folder, 'glued.csv');
  writeFileSync(glued, `Stock;VIN;Make;Model\n1;2T3P1RFV1MC000001;Toyota;RAV4 XLE\n`);
  const map =
    'columns: { Stock: stock_no, VIN: vin, Make: make, Model: model }\nconstants: { source: a.example }';
  const decoder: BulkDecoder = {
    decodeBuilds: async (vins) =>
      vins.map(() => ({ vehicle: { make: 'Toyota', model: 'RAV4', doors: 4 }, ofSerial: false })),
    models: async () => [{ make: 'Toyota', model: 'RAV4' }],
  };
  const read = feedMap(map, listingsOf('us-cars'), 'm.yaml');
  const vins = { decoder, seconds: 60 };
  const { rows, found } = await checkMap({ ...MARKET, map: read, files: [glued], vins });
  expect(rows[0]?.after).toMatchObject({ model: 'RAV4', trim: 'XLE' });
  expect(found.marks.trim_split).toBe(1);
});

test('rules: split, a pattern, one header for two columns, one column of several', async () => {
  const { rows } = await check(`
columns:
  'Stock #': stock_no
  Photos: { to: photo_links, split: "," }
  Title: [heading, { to: trim, match: '^\\d+ \\S+ \\S+ (.*)$' }]
join:
  seller_comments: { of: [Märke, Notes], with: ": " }
constants: { source: cars.example }
`);
  expect(rows[0]?.after).toMatchObject({
    heading: '2003 Honda Accord EX-L',
    trim: 'EX-L',
    seller_comments: 'Honda: x',
    photo_links: "['https://i.example/1.jpg', 'https://i.example/2.jpg']",
  });
});

test('a pattern that cannot be read is named', async () => {
  const map = `columns: { 'Stock #': stock_no, Title: { to: trim, match: '(?=x)' } }\nconstants: { source: a.example }`;
  await expect(check(map)).rejects.toThrow(/the pattern of "Title" cannot be read/);
  await expect(check(map)).rejects.toBeInstanceOf(WrongUsage);
});

test('nothing is left behind', async () => {
  // a temporary folder of its own: others look at maps meanwhile
  const temporary = mkdtempSync(join(folder, 'temporary-'));
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { mtimeMs } = statSync(temporary);
  await initMap({ ...MARKET, file });
  expect(statSync(temporary).mtimeMs).toBeGreaterThan(mtimeMs);
  expect(readdirSync(temporary)).toEqual([]);
});

test('records as the API answers them are read without a map', async () => {
  const answered = join(folder, 'answer.json');
  const listing = {
    vin: VINS[0],
    source: 'a.example',
    last_seen_at: 1_700_000_000,
    base_ext_color: 'Red',
    build: { year: 2003, make: 'Honda', model: 'Accord' },
    dealer: { name: 'Peach', city: 'Macon' },
    media: { photo_links: ['https://i.example/1.jpg'] },
  };
  writeFileSync(answered, JSON.stringify({ num_found: 1, listings: [listing] }));
  const { found, rows } = await checkMap({ ...MARKET, map: NO_MAP, files: [answered] });
  expect(found.unknownColumns).toEqual({});
  expect(rows[0]?.after).toMatchObject({
    make: 'Honda',
    year: '2003',
    seller_name: 'Peach',
    city: 'Macon',
    base_ext_color: 'Red',
    photo_links: "['https://i.example/1.jpg']",
  });
});

test('a header of ours that holds none of its words gives way to another of the same meaning that does', async () => {
  const path = join(folder, 'outdone.csv');
  writeFileSync(
    path,
    [
      'Manufacturer,Model,Make,Stock,Mfg_Year,num-of-doors,num-of-cylinders,Badge,EGC Price',
      'Ford,Focus,Ford Focus,1,2019,four,4,ST-Line,25990',
      'Kia,Rio,Kia Rio,2,2020,two,3,GT,18990',
      '',
    ].join('\n'),
  );
  const { text } = await initMap({ ...MARKET, file: path });
  for (const line of [
    '"Manufacturer": make',
    '# "Make":',
    '"Mfg_Year": year',
    '"num-of-doors": doors',
    '"num-of-cylinders": cylinders',
    '"Badge": trim',
    '"EGC Price": price',
  ])
    expect(text).toContain(line);
  const map = feedMap(text, listingsOf('us-cars'), 'm.yaml');
  const { rows } = await checkMap({ ...MARKET, map, files: [path] });
  expect(rows[0]?.after).toMatchObject({ make: 'Ford', model: 'Focus', doors: '4', year: '2019' });
});

test('a file of a program: units in headers, columns told by their words, an id for the vehicle, a column without a name', async () => {
  const path = join(folder, 'frame.csv');
  writeFileSync(
    path,
    [
      ',id,brand,mfr_name,model,price_USD,odometer_km,paint_color,type,drv_kind,condition,title_status',
      '0,7001,Ford,Ford Motor Company,Focus,5000,16093,burgundy,sedan,fwd,like new,clean',
      '1,7002,FORD,Ford Motor Company,F-150,,nan,Hypnotic,pickup,4wd,fair,clean',
      '2,7003,honda,Honda,Accord,7000,100,grey,sedan,awd,used,salvage',
      '3,7004,Honda,Honda,Accord,7000,100,grey,coupe,rwd,used,salvage',
      '',
    ].join('\n'),
  );
  const { text: map } = await initMap({ ...MARKET, file: path });
  for (const line of [
    '"id": stock_no',
    '"brand": make',
    '"price_USD": { to: price, unit: USD }',
    '"odometer_km": { to: miles, unit: km }',
    '"paint_color": exterior_color',
    '"type": body_type  # 100 % understood; ',
    '"drv_kind": drivetrain',
    '"paint_color": exterior_color  # 75 % understood, not: Hypnotic; ',
    '"condition": inventory_type',
    '# "mfr_name":',
    '# "title_status":',
  ])
    expect(map).toContain(line);
  const checked = await checkMap({
    ...MARKET,
    map: feedMap(map, listingsOf('us-cars'), 'm.yaml'),
    files: [path],
  });
  expect([checked.found.accepted, checked.found.rejected]).toEqual([4, 0]);
  expect(Object.keys(checked.found.unknownWords)).toEqual(['exterior_color']);
  expect(checked.rows[0]?.after).toMatchObject({
    stock_no: '7001',
    make: 'Ford',
    price: '5000.0',
    miles: '10000.0',
    base_ext_color: 'Red',
    body_type: 'Sedan',
    drivetrain: 'FWD',
    inventory_type: 'used',
  });
});

test('headers of more languages, words for no value, columns of numbers that are no names, lines that are no rows', async () => {
  const path = join(folder, 'eigene.csv');
  writeFileSync(
    path,
    [
      'count,marka,ROK PRODUKCJI,PALIWO,SKRZYNIA BIEGÓW,dist_km,is_new,int_col,ext_col,doors,gear,displacement',
      '0,Ford,2020,Benzyna,Manualna,10000,TRUE,NULL,Czarny,NULL,5,1.5',
      '1,Fiat,2019,Diesel,Automatyczna,20000,FALSE,Black,NULL,NULL,6,2.0',
      '2,Fiat,2019,Diesel,Automatyczna,20000,FALSE,Black,NULL,NULL,6,2.0,and more',
      '',
    ].join('\n'),
  );
  const { text, missing, malformed } = await initMap({ ...MARKET, file: path });
  for (const line of [
    '"marka": make  # 100 % understood; ',
    '"ROK PRODUKCJI": year',
    '"PALIWO": fuel_type  # 100 % understood; ',
    '"SKRZYNIA BIEGÓW": transmission  # 100 % understood; ',
    // how far the vehicle went, or how far away it is
    '# "dist_km":  #',
    '"is_new": inventory_type',
    '    "TRUE": new',
    '    "FALSE": used',
    '"int_col": interior_color  # 100 % understood; 50 % filled: Black',
    '"displacement": engine_size',
    '# "count":  #',
    '# "gear":  # 100 % filled: ',
    '# join: { stock_no: { of: [Make, Model, Year], with: "-" } }',
    '# 1 lines of the file are no rows, first line 4: the row has more columns than the header',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('NULL');
  expect(missing).toEqual(['vin or stock_no or vdp_url or vehicle_registration_mark']);
  expect(malformed).toMatchObject({ rows: 1, line: '4' });
  writeFileSync(path, 'displacement,year\n1998,2019\n2993,2020\n');
  expect((await initMap({ ...MARKET, file: path })).text).toContain('"displacement": engine_size');
  for (const [one, other] of [
    [46_000, 51_000],
    [350, 454],
  ]) {
    writeFileSync(path, `displacement,year\n${one},1969\n${other},1970\n`);
    expect((await initMap({ ...MARKET, file: path })).text).toContain('# "displacement":');
  }
  writeFileSync(
    path,
    'displacement,condition,uri,distance\n2.0L,CPO,https://d.example/cars/1,5\n3.5L,New,https://d.example/cars/2,7\n',
  );
  const { text: other } = await initMap({ ...MARKET, file: path });
  for (const line of [
    `"displacement": { to: engine_size, match: '^(\\d+(?:[.,]\\d+)?)' }`,
    '"condition": inventory_type',
    '"uri": vdp_url',
    '# "distance":',
  ])
    expect(other).toContain(line);
  const checked = await checkMap({
    ...MARKET,
    map: feedMap(other, listingsOf('us-cars'), 'm.yaml'),
    files: [path],
  });
  expect(checked.rows.map(({ after }) => after)).toMatchObject([
    { engine_size: '2.0' },
    { engine_size: '3.5' },
  ]);
  // a word of the map would hide that it says certified
  expect(other).not.toContain('CPO": used');
});

test('a header of our own with the words of another column, dates of first registration, pictures, readings in all', async () => {
  const path = join(folder, 'stx.csv');
  writeFileSync(
    path,
    [
      'vehicle_id,brand,transmission,gear_type,initial_registration,category,uri,Total Kms,body,vdpUrl',
      '31258,BMW,posteriore,Automatico,2017-01-01T00:00:00,Usato,https://i.example/1.jpg,"8,800 km",Furgoni/Van,/bmw',
      '33656,Fiat,anteriore,Manuale,03/2016,Usato,https://i.example/2.jpg,"17,000 mi",Berlina,/fiat',
      '',
    ].join('\n'),
  );
  const { text } = await initMap({ ...MARKET, file: path });
  for (const line of [
    '"transmission": drivetrain  # 100 % understood; ',
    '"gear_type": transmission  # 100 % understood; ',
    `"initial_registration": { to: year, match: '\\b((?:19|20)\\d{2})\\b' }`,
    '"category": inventory_type',
    '"uri": photo_links',
    '"Total Kms": { to: miles, unit: km }',
    '# "vdpUrl":',
  ])
    expect(text).toContain(line);
  const checked = await checkMap({
    ...MARKET,
    map: feedMap(text, listingsOf('us-cars'), 'm.yaml'),
    files: [path],
  });
  expect([checked.found.accepted, checked.found.unknownWords]).toEqual([2, {}]);
  expect(checked.rows.map(({ after }) => after)).toMatchObject([
    { year: '2017', drivetrain: 'RWD', transmission: 'Automatic', miles: '5468.0', body_type: 'Van' },
    { year: '2016', drivetrain: 'FWD', transmission: 'Manual', miles: '17000.0', body_type: 'Sedan' },
  ]);
});

test("a dealer's system: a Style that holds no bodies is the trim, what a car cost is no price, and a Dealer ID is none of the directory", async () => {
  const path = join(folder, 'lot.csv');
  const written = async (header: string, rows: readonly string[]): Promise<string> => {
    writeFileSync(path, [header, ...rows, ''].join('\n'));
    return (await initMap({ ...MARKET, file: path })).text;
  };
  const lot = await written(
    'Dealer ID,Stock,Vehicle Year,Vehicle Make,Model,Style,VehicleType,Cost,Retail,Driveline,KMS,Sales Comments',
    [
      '22,4008,2017,NISSAN,ROGUE,SV,Wagon,2600,3300,AWD,239966,One owner',
      '22,4118,2010,FORD,F150,SUPERCREW,Boat,3100,4400,4WD,206261,Runs',
      '22,4043,2016,BMW,I3,REX,Hatchback,6800,6900,RWD,75687,Clean',
      '22,4089,2015,RAM,2500,LONGHORN,Truck,8000,22500,4WD,144576,Tows',
    ],
  );
  for (const line of [
    '"Stock": stock_no',
    '"Vehicle Year": year',
    '"Style": trim',
    '"VehicleType": body_type',
    '"Retail": price',
    '"Driveline": drivetrain',
    '"KMS": { to: miles, unit: km }',
    '"Sales Comments": seller_comments',
    '# "Cost":',
    '# "Dealer ID":',
  ])
    expect(lot).toContain(line);
  expect(
    await written('Stock,Make,Model,Style,Type of Car', [
      '1,Ford,Focus,Sedan,x',
      '2,Ford,Fiesta,Hatchback,y',
    ]),
  ).toContain('"Style": body_type');
});

test('films and reports of a vehicle are not its page, and their site is not the source', async () => {
  const path = join(folder, 'films.csv');
  const rows = [1, 2, 3].map(
    (at) =>
      `${at},Ford,https://youtu.be/a${at}?si=b,https://www.carfax.com/vhr/${at},https://cdn.example/p/${at}`,
  );
  writeFileSync(path, ['Stock,Make,Walkaround,Report,Main Picture', ...rows, ''].join('\n'));
  const { text } = await initMap({ ...MARKET, file: path });
  expect(text).not.toContain('vdp_url');
  expect(text).toContain('source: dealer.example');
  expect(text).toContain('"Main Picture": photo_links');
});

test('counts beside their words, sizes under the name of cylinders, and headers of Finland and Indonesia', async () => {
  const path = join(folder, 'counts.csv');
  const rows = [
    'Lien,Merkki,Malli,Vuosimalli,Hinta,Polttoaine,TypeBoite,Vetotapa,Warna,Cylindre,Asientos,Ovet',
    'https://cars.example/1,Toyota,Yaris,2015,9900,Bensiini,Manuelle,Etuveto,Hitam,1.2L,5 Pasajeros,5 Doors',
    'https://cars.example/2,Audi,Q3,2017,15900,Diesel,Automatique,Neliveto,Putih,2.0L,4 Pasajeros,5 Doors',
    'https://cars.example/3,Seat,Ibiza,2021,14500,Bensiini,Manuelle,Etuveto,Merah,<1.0L,ask,3 Doors',
    '',
  ];
  writeFileSync(path, rows.join('\n'));
  const { text } = await initMap({ ...MARKET, file: path });
  const { rows: read } = await checkMap({
    ...MARKET,
    map: feedMap(text, listingsOf('us-cars'), 'm.yaml'),
    files: [path],
  });
  const of = (...names: string[]) => read.map(({ after }) => names.map((name) => after[name]).join(' '));
  expect(of('make', 'model', 'year', 'fuel_type')).toEqual([
    ...['Toyota Yaris 2015 Unleaded', 'Audi Q3 2017 Diesel', 'SEAT Ibiza 2021 Unleaded'],
  ]);
  expect(of('transmission', 'drivetrain', 'base_ext_color')).toEqual([
    ...['Manual FWD Black', 'Automatic 4WD White', 'Manual FWD Red'],
  ]);
  expect(of('engine_size', 'seating_capacity', 'doors')).toEqual(['1.2 5 5', '2.0 4 5', '  3']);
});

test('a list of nested vehicles: the map that is written for it loads it, with amounts that are members of prices', async () => {
  const path = join(folder, 'nested.json');
  const vehicle = (at: number, price: number) => ({
    vehicle: {
      ownershipCondition: 'Used',
      make: 'Ford',
      model: 'Fiesta',
      odometerReadingMiles: 20_100 + at,
      engineCapacityCC: 999,
    },
    adverts: { retailAdverts: { suppliedPrice: { amountGBP: price } } },
    media: { images: [{ href: `https://m.example/${at}.jpg` }] },
    metadata: { stockId: `x${at}` },
  });
  writeFileSync(path, JSON.stringify({ totalResults: 2, results: [vehicle(1, 9495), vehicle(2, 10_395)] }));
  const uk = { market: 'uk-cars', memory: '512MB' } as const;
  const { text } = await initMap({ ...uk, file: path });
  expect(text).toContain('"adverts.retailAdverts.suppliedPrice.amountGBP": { to: price, unit: GBP }');
  const { found, rows } = await checkMap({
    ...uk,
    map: feedMap(text, listingsOf('uk-cars'), 'm.yaml'),
    files: [path],
  });
  expect([found.accepted, found.rejected]).toEqual([2, 0]);
  expect(rows[0]?.after).toMatchObject({
    stock_no: 'x1',
    make: 'Ford',
    price: '9495.0',
    miles: '20101.0',
    engine_size: '1.0',
  });
});

test('headers of Québec and of dealers abroad', async () => {
  const foreign = join(folder, 'foreign.csv');
  writeFileSync(
    foreign,
    [
      "No d'inventaire;NIV;Marque;Carrosserie;Prix demandé;Concessionnaire;Adresse",
      `Q-1;${VINS[0]};Honda;À hayon;25 998 $;Auto Lévis;12 rue Principale`,
      'Q-2;;Mazda;Sedã;17 495 $;Auto Lévis;12 rue Principale',
      '',
    ].join('\n'),
  );
  const { text: map } = await initMap({ ...MARKET, file: foreign });
  for (const line of [
    `"No d'inventaire": stock_no`,
    '"Prix demandé": price',
    '"Concessionnaire": seller_name',
    '"Adresse": street',
    '"Carrosserie": body_type  # 100 % understood',
  ])
    expect(map).toContain(line);
});

test('prices of several currencies and what they were reduced by, how a wheel is turned, and what kind of seller it is', async () => {
  const path = join(folder, 'moneda.csv');
  writeFileSync(
    path,
    [
      'stock;Marca;Modelo;Millas;Precio;Moneda;Dirección;Seller',
      'A-1;Nissan;Kicks;12000;16,900 (Rebajado 11%);USD;Asistencia Hidráulica;Professionnel',
      'A-2;Kia;Rio;30000;21,500,000;ARS;Mecánica;Particulier',
      '',
    ].join('\n'),
  );
  const { text: map } = await initMap({ ...MARKET, file: path });
  for (const line of [
    '"Millas": miles',
    '"Moneda": currency_indicator',
    '"Seller": seller_type',
    '# "Dirección":',
  ])
    expect(map).toContain(line);
  const { found, rows } = await checkMap({
    ...MARKET,
    map: feedMap(map, listingsOf('us-cars'), 'm.yaml'),
    files: [path],
  });
  expect(found.rejected).toBe(0);
  expect(
    rows.map(({ after }) => [after.price, after.price_as_given, after.miles, after.seller_type]),
  ).toEqual([
    ['16900.0', undefined, '12000.0', 'dealer'],
    [undefined, '21500000 ARS', '30000.0', 'fsbo'],
  ]);
  // what a price says of taxes is read, not cut away
  writeFileSync(path, 'stock;Precio;Dirección\nA-1;12000 (IVA 21%);Calle Mayor 4\n');
  const { text: other } = await initMap({ ...MARKET, file: path });
  expect(other).toContain('"Precio": price  #');
  expect(other).toContain('"Dirección": street');
});

test('letters of a marketplace for fuels, and models that are makes', async () => {
  const path = join(folder, 'letters.csv');
  const written = async (...rows: readonly string[]): Promise<string> => {
    writeFileSync(path, ['stock;Modèle;Énergie', ...rows, ''].join('\n'));
    return (await initMap({ ...MARKET, file: path })).text;
  };
  const map = await written('B-1;audi;b', 'B-2;bmw;d', 'B-3;opel;2', 'B-4;kia;e');
  expect(map).toContain('"Modèle": make');
  const { found, rows } = await checkMap({
    ...MARKET,
    map: feedMap(map, listingsOf('us-cars'), 'm.yaml'),
    files: [path],
  });
  expect(found.unknownWords).toEqual({});
  expect(rows.map(({ after }) => [after.make, after.fuel_type, after.powertrain_type])).toEqual([
    ['Audi', 'Unleaded', 'Combustion'],
    ['BMW', 'Diesel', 'Combustion'],
    ['Opel', 'Unleaded', 'HEV'],
    ['Kia', 'Electric', 'BEV'],
  ]);
  // in another list p is petrol, and nothing tells what its letters are
  expect(await written('B-1;audi;p', 'B-2;bmw;d', 'B-3;kia;e')).not.toMatch(/^values:/m);
});

test.each([
  ['ano_fabricacao', 'ano_modelo'],
  ['Baujahr', 'Modelljahr'],
  ['Año de fabricación', 'Año del modelo'],
  ['manufacture_year', 'Model Year'],
  ['Registration Year', 'Year Built'],
  ['Erstzulassung', 'Baujahr'],
])('%s is not the year where there is %s', async (other, year) => {
  const years = join(folder, 'years.csv');
  writeFileSync(years, `stock;make;${other};${year}\nA-1;Fiat;2019;2020\nA-2;Fiat;2020;2020\n`);
  const { text: map } = await initMap({ ...MARKET, file: years });
  expect(map).toMatch(new RegExp(`^  "?${year}"?: (?:year|\\{ to: year)`, 'm'));
  expect(map).not.toMatch(new RegExp(`^  "?${other}"?:`, 'm'));
});

test('headers of marketplaces from Prague to Baku, a category of bodies, and seats that are no colour', async () => {
  const path = join(folder, 'portals.csv');
  const lines = (header: string, ...rows: readonly string[]) =>
    writeFileSync(path, [header, ...rows, ''].join('\n'));
  lines(
    'id;make;Model auta;Nájezd;Stav;category;interior;doors',
    'A-1;Škoda;Octavia;120 000 km;Ojeté;Sedan;leather;four',
    'A-2;BMW;X1;98 500 km;Předváděcí;Hatchback;cloth;five',
  );
  const { text: czech } = await initMap({ ...MARKET, file: path });
  for (const line of [/"Model auta": model/, /"Nájezd": /, /"Stav": inventory_type/, /"category": body_type/])
    expect(czech).toMatch(line);
  expect(czech).not.toMatch(/^ {2}"?interior"?: interior_color/m);
  expect(czech).not.toContain('a number of the directory');
  lines(
    'id;Marka;Model;Buraxılış ili;Ban növü;Rəng;Sürətlər qutusu;Yürüş;Qiymət',
    'A-1;Kia;Rio;2014;Sedan;Qara;Avtomat;120 000 km;15 000 AZN',
    'A-2;BMW;X5;2018;Offroader / SUV;Ağ;Mexaniki;98 500 km;60 000 AZN',
  );
  const { text: baku } = await initMap({ ...MARKET, file: path });
  for (const line of [
    /"Buraxılış ili": year/,
    /"Ban növü": body_type/,
    /"?Rəng"?: exterior_color/,
    /"Sürətlər qutusu": transmission/,
    /"?Yürüş"?: /,
    /"?Qiymət"?: /,
  ])
    expect(baku).toMatch(line);
});
