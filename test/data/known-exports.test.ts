import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFeedMap } from '../../ingest/accept/map.ts';
import { WrongUsage } from '../../ingest/ground/outcome.ts';
import { initMap } from '../../ingest/mapping/init.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { type Cells, exportFiles, type How } from './read-export.ts';

const { path: pathOf, written, read } = exportFiles();

const VIN = '1HGCM82633A004352';
const HOMENET = [
  ...[
    'Type',
    'Stock',
    'VIN',
    'Year',
    'Make',
    'Model',
    'Body',
    'Trim',
    'ModelNumber',
    'Doors',
    'ExteriorColor',
  ],
  ...[
    'InteriorColor',
    'EngineCylinders',
    'EngineDisplacement',
    'Transmission',
    'Miles',
    'SellingPrice',
    'MSRP',
  ],
  ...['BookValue', 'Invoice', 'Certified', 'DateInStock', 'Description', 'Options', 'Categorized Options'],
  ...['Style_Description', 'Ext_Color_Generic', 'Ext_Color_Code', 'Int_Color_Generic', 'Int_Color_Code'],
  ...[
    'Int_Upholstery',
    'Engine_Block_Type',
    'Engine_Aspiration_Type',
    'Engine_Description',
    'Transmission_Speed',
  ],
  ...['Transmission_Description', 'Drivetrain', 'Fuel_Type', 'CityMPG', 'HighwayMPG', 'EPAClassification'],
  ...['Wheelbase_Code', 'Internet_Price', 'Misc_Price1', 'Misc_Price2', 'Misc_Price3', 'Factory_Codes'],
  ...[
    'MarketClass',
    'PassengerCapacity',
    'ExtColorHexCode',
    'IntColorHexCode',
    'EngineDisplacementCubicInches',
  ],
  'ImageList',
];
const DEALERCENTER = [
  ...['Dealer ID', ...HOMENET.slice(0, 19), 'Cost', ...HOMENET.slice(19, 25)],
  ...[
    'Dealer Name',
    'Dealer Address',
    'Dealer City',
    'Dealer State',
    'Dealer Zip',
    'Dealer Phone',
    'Dealer Fax',
  ],
  ...['Dealer Email', 'Comment 1', 'Comment 2', 'Comment 3', 'Comment 4', 'Comment 5', 'Style_Description'],
  ...[
    'Ext_Color_Generic',
    'Ext_Color_Code',
    'Engine_Aspiration_Type',
    'Engine_Description',
    'Transmission_Speed',
  ],
  ...['Transmission_Description', 'Drivetrain', 'Fuel_Type', 'CityMPG', 'HighwayMPG', 'EPAClassification'],
  ...['Internet_Price', 'Misc_Price1', 'Misc_Price2', 'Misc_Price3', 'Factory_Codes', 'MarketClass'],
  ...['PassengerCapacity', 'ImageList'],
];

/** Headers as their sources give them (docs/feeds.md, "Known exports"); rows are made. */
const EXPORTS: readonly {
  readonly name: string;
  readonly header: readonly string[];
  readonly cells: Cells;
  readonly delimiter?: string;
  readonly how?: How;
  readonly listing: Readonly<Record<string, unknown>>;
}[] = [
  {
    name: 'vAuto',
    header: [
      ...[
        'DealerId',
        'Stock #',
        'VIN',
        'New/Used',
        'Year',
        'Make',
        'Model',
        'Model Code',
        'Body',
        'Transmission',
      ],
      ...['Series', 'Series Detail', 'Door Count', 'Odometer', 'Engine Cylinder Ct', 'Engine Displacement'],
      ...['Drivetrain Desc', 'Colour', 'Interior Color', 'Price', 'MSRP', 'Inventory Date', 'Certified'],
      ...['Description', 'Features', 'City MPG', 'Highway MPG', 'Photo Count', 'Photos'],
      ...['Photos Last Modified Date', 'Dealer Name', 'Engine', 'Fuel', 'Age'],
    ],
    cells: {
      ...{
        'Stock #': 'A17',
        VIN,
        'New/Used': 'U',
        Year: '2021',
        Make: 'Honda',
        Model: 'Accord',
        Series: 'EX-L',
      },
      ...{
        Odometer: '41200',
        'Drivetrain Desc': 'FWD',
        Colour: 'Blue',
        'Interior Color': 'Black',
        Price: '24995',
      },
      ...{
        Certified: 'true',
        Features: 'Sunroof|Bluetooth',
        Photos: 'https://p.example/1.jpg|https://p.example/2.jpg',
      },
    },
    how: { dealer: { source: 'north.example', city: 'Dayton' } },
    listing: {
      ...{
        source: 'north.example',
        city: 'Dayton',
        stock_no: 'A17',
        vin: VIN,
        inventory_type: 'used',
        trim: 'EX-L',
      },
      ...{ miles: 41200, drivetrain: 'FWD', exterior_color: 'Blue', interior_color: 'Black', price: 24995 },
      ...{ is_certified: true, features: ['Sunroof', 'Bluetooth'] },
      photo_links: ['https://p.example/1.jpg', 'https://p.example/2.jpg'],
    },
  },
  {
    name: 'HomeNet',
    header: HOMENET,
    cells: {
      ...{
        Type: 'New',
        Stock: 'H2',
        VIN,
        Year: '2025',
        Make: 'Honda',
        Model: 'Accord',
        ExteriorColor: 'Modern Steel',
      },
      ...{
        EngineDisplacement: '1.5L',
        Miles: '12',
        SellingPrice: '31000',
        MSRP: '32500',
        Certified: 'False',
      },
      ...{
        Options: 'Sunroof,Tow Hitch',
        Ext_Color_Generic: 'Gray',
        Engine_Description: '1.5L I4',
        CityMPG: '29',
      },
      ImageList: 'https://p.example/1.jpg,https://p.example/2.jpg',
    },
    how: { dealer: { source: 'south.example' } },
    listing: {
      ...{
        source: 'south.example',
        stock_no: 'H2',
        inventory_type: 'new',
        price: 31000,
        msrp: 32500,
        miles: 12,
      },
      ...{ engine_size: 1.5, is_certified: false, options: ['Sunroof', 'Tow Hitch'], base_ext_color: 'Gray' },
      ...{ engine: '1.5L I4', city_mpg: 29, exterior_color: 'Modern Steel' },
      photo_links: ['https://p.example/1.jpg', 'https://p.example/2.jpg'],
    },
  },
  {
    name: 'DealerCenter',
    header: DEALERCENTER,
    cells: {
      ...{
        'Dealer ID': '77',
        Type: 'Used',
        Stock: 'D3',
        VIN,
        Year: '2015',
        Make: 'Honda',
        Model: 'Accord',
        Cost: '9000',
      },
      ...{
        SellingPrice: '16995',
        MSRP: '0',
        'Dealer Name': 'Hill Motors',
        'Dealer City': 'Tampa',
        'Dealer State': 'FL',
      },
      ...{ Fuel_Type: 'Flex Fuel', Transmission: 'Automatic', ImageList: 'https://p.example/9.jpg' },
    },
    how: { dealer: { source: 'hill.example', city: 'not taken' } },
    listing: {
      ...{ source: 'hill.example', stock_no: 'D3', price: 16995, msrp: null, seller_name: 'Hill Motors' },
      ...{ city: 'Tampa', state: 'FL', transmission: 'Automatic', dealer_id: null },
    },
  },
  {
    name: 'DealerCenter (import template)',
    header: [
      ...[
        'DealerID',
        'DealerName',
        'Address',
        'City',
        'State',
        'Zip',
        'Phone',
        'StockNumber',
        'VIN',
        'Year',
        'Make',
      ],
      ...[
        'Model',
        'Trim',
        'Odometer',
        'Price',
        'Exterior Color',
        'InteriorColor',
        'Transmission',
        'PhotoURLs',
      ],
      ...['WebAdDescription', 'VDP', 'FuelType', 'Description', 'LatestPhotoModifiedDate'],
    ],
    cells: {
      ...{
        DealerName: 'Lake Cars',
        Address: '1 Pier Rd',
        City: 'Reno',
        State: 'NV',
        StockNumber: 'L4',
        VIN,
        Year: '2019',
      },
      ...{ Make: 'Honda', Model: 'Accord', Odometer: '60100', Price: '17500', InteriorColor: 'Tan' },
      VDP: 'https://www.lake.example/vehicles/l4',
    },
    listing: {
      ...{ source: 'https://www.lake.example/vehicles/l4', dealer_website: 'lake.example', stock_no: 'L4' },
      ...{ street: '1 Pier Rd', city: 'Reno', miles: 60100, price: 17500, interior_color: 'Tan' },
      ...{ vdp_url: 'https://www.lake.example/vehicles/l4', inventory_type: 'used' },
    },
  },
  {
    name: 'CarGurus',
    header: [
      ...[
        'VIN',
        'Stock Number',
        'Year',
        'Make',
        'Model',
        'Trim',
        'Price',
        'MSRP',
        'Mileage',
        'Exterior Color',
      ],
      ...['Interior Color', 'Transmission Type', 'Engine', 'Certified', 'Is New', 'Installed Options'],
      ...['Dealer Comments', 'Main Image', 'Image URLs', 'Dealer ID', 'Dealer Name', 'Dealer Street Address'],
      ...['Dealer City', 'Dealer State', 'Dealer ZIP', 'Dealer Phone Number', 'Dealer CRM Email'],
      ...['Dealer Website URL', 'Dealer Latitude', 'Dealer Longitude'],
    ],
    cells: {
      ...{
        VIN,
        'Stock Number': 'E1',
        Year: '2021',
        Make: 'Honda',
        Model: 'Accord',
        Price: '22500',
        Mileage: '41200',
      },
      ...{
        'Transmission Type': 'CVT',
        Certified: 'Y',
        'Is New': 'N',
        'Installed Options': 'Sunroof, Heated Seats',
      },
      ...{ 'Dealer Comments': 'One owner', 'Image URLs': 'https://p.example/1.jpg|https://p.example/2.jpg' },
      ...{
        'Dealer ZIP': '98684',
        'Dealer Website URL': 'https://www.evergreen.example/',
        'Dealer Latitude': '45.68',
      },
      'Dealer Longitude': '-122.66',
    },
    listing: {
      ...{
        dealer_website: 'evergreen.example',
        stock_no: 'E1',
        miles: 41200,
        price: 22500,
        transmission: 'CVT',
      },
      ...{ is_certified: true, inventory_type: 'used', options: ['Sunroof', 'Heated Seats'], zip: '98684' },
      ...{ seller_comments: 'One owner', latitude: '45.68', longitude: '-122.66' },
      photo_links: ['https://p.example/1.jpg', 'https://p.example/2.jpg'],
    },
  },
  {
    name: 'Autoxloo',
    header: [
      ...['stock', 'title', 'vin', 'year', 'make', 'model', 'trim', 'free_text', 'type', 'body', 'mileage'],
      ...['price_current', 'price_wholesale', 'price_cost', 'InternetPrice', 'MSRP', 'BookValue', 'exterior'],
      ...['interior', 'doors', 'engine', 'transmission', 'drive_type', 'fuel_type', 'warranty'],
      ...['warranty_description', 'description'],
    ],
    cells: {
      ...{
        stock: 'X1',
        title: 'Certified Pre-Owned',
        vin: VIN,
        year: '2020',
        make: 'Honda',
        model: 'Accord',
      },
      ...{
        body: 'Sedan',
        mileage: '30500',
        price_current: '19900',
        price_cost: '15000',
        exterior: 'Red',
        doors: '4',
      },
    },
    how: { dealer: { source: 'west.example' } },
    listing: {
      ...{
        source: 'west.example',
        stock_no: 'X1',
        inventory_type: 'used',
        is_certified: true,
        body_type: 'Sedan',
      },
      ...{ miles: 30500, price: 19900, exterior_color: 'Red', doors: '4', heading: null },
    },
  },
  {
    name: 'Fullpath',
    header: [
      ...['Vin', 'Stock', 'Year', 'Make', 'Model', 'Trim', 'Condition', 'Certified', 'Vdp', 'Photo_url_list'],
      ...['Color', 'Price', 'mileage', 'MSRP', 'On_lot_since', 'Days-on-lot', 'Location', 'Extra'],
    ],
    cells: {
      ...{
        Vin: VIN,
        Stock: 'F1',
        Year: '2022',
        Make: 'Honda',
        Model: 'Accord',
        Condition: 'used',
        Certified: 'null',
      },
      ...{ Vdp: 'https://east.example/f1', Color: 'Grey', Price: '25000', mileage: '18000' },
      Photo_url_list: 'https://p.example/1.jpg|https://p.example/2.jpg',
    },
    listing: {
      ...{ dealer_website: 'east.example', stock_no: 'F1', inventory_type: 'used', is_certified: null },
      ...{ exterior_color: 'Grey', price: 25000, miles: 18000, vdp_url: 'https://east.example/f1' },
      photo_links: ['https://p.example/1.jpg', 'https://p.example/2.jpg'],
    },
  },
  {
    name: 'DMS14 (Auto Trader UK)',
    header: [
      ...['Feed_Id', 'Vehicle_Id', 'Cap_Id', 'Make', 'Model', 'Variant', 'Year', 'Price', 'FullRegistration'],
      ...['Mileage', 'PictureRefs', 'Vehicle_URL', 'Colour', 'FuelType', 'BodyType', 'Doors', 'EngineSize'],
    ],
    cells: {
      ...{
        Feed_Id: '9',
        Vehicle_Id: 'V8',
        Make: 'Ford',
        Model: 'Fiesta',
        Variant: '1.0 EcoBoost 85 Active 1 5dr',
      },
      ...{
        Year: '2019',
        Price: '9495',
        FullRegistration: 'AB19 CDE',
        Mileage: '20100',
        Colour: 'Blue',
        Doors: '5',
      },
      ...{ Vehicle_URL: 'https://www.mill.example/v8?utm_source=x' },
      PictureRefs: 'https://p.example/1.jpg,https://p.example/2.jpg',
    },
    how: { market: 'uk-cars' },
    listing: {
      ...{
        dealer_website: 'mill.example',
        stock_no: 'V8',
        vehicle_registration_mark: 'AB19CDE',
        price: 9495,
      },
      ...{ version: '1.0 EcoBoost 85 Active 1 5dr', miles: 20100, exterior_color: 'Blue', doors: '5' },
      photo_links: ['https://p.example/1.jpg', 'https://p.example/2.jpg'],
    },
  },
  {
    name: 'DMS Navigator',
    header: [
      ...['Stock', 'Make', 'Model', 'Reg', 'Colour', 'Mileage', 'RegDate', 'Type', 'Retail', 'WebPrice'],
      ...[
        'PreviousPrice',
        'GuideRetailprice',
        'ChassisNo',
        'EngineNo',
        'Trim',
        'AdvertisingText',
        'Location',
      ],
    ],
    cells: {
      ...{ Stock: '123', Make: 'Ford', Model: 'Focus', Reg: 'AB12DEF', Colour: 'RED', Mileage: '12345' },
      ...{ Retail: '10000.00', WebPrice: '9750.00', AdvertisingText: 'One Owner' },
    },
    how: { market: 'uk-cars', dealer: { source: 'quay.example' } },
    listing: {
      ...{ source: 'quay.example', stock_no: '123', vehicle_registration_mark: 'AB12DEF', price: 9750 },
      ...{ miles: 12345, exterior_color: 'RED', seller_comments: 'One Owner' },
    },
  },
];

describe('an export is told by its header, and read without a map', () => {
  test.each(EXPORTS)('$name', async ({ name, header, cells, delimiter, how, listing }) => {
    const found = await read(written(header, cells, delimiter), how);
    expect(found.rejects.split('\n').slice(1).join('')).toBe('');
    expect(found.readAs).toBe(`CSV, an export of ${name}`);
    expect(found.listing).toMatchObject(listing);
  });
});

const vauto = EXPORTS[0] as (typeof EXPORTS)[number];

test('pipes and tabs are told as in any file', async () => {
  const how = { dealer: { source: 'north.example' } };
  const cells = { ...vauto.cells, Features: '', Photos: '' };
  expect((await read(written(vauto.header, cells, '|'), how)).readAs).toBe(
    'pipe-delimited, an export of vAuto',
  );
  expect((await read(written(vauto.header, cells, '\t'), how)).readAs).toBe(
    'tab-delimited, an export of vAuto',
  );
});

test('the link of a vehicle tells its website; where it is empty, what was given does', async () => {
  const header = [...vauto.header, 'Vehicle Detail Link'];
  const linked = { ...vauto.cells, 'Vehicle Detail Link': 'https://own.example/a17' };
  const how = { dealer: { source: 'given.example' } };
  expect((await read(written(header, linked), how)).listing).toMatchObject({
    dealer_website: 'own.example',
    vdp_url: 'https://own.example/a17',
  });
  expect((await read(written(header, vauto.cells), how)).listing).toMatchObject({
    dealer_website: 'given.example',
  });
});

test('an export that does not tell its website is refused, with what to do', async () => {
  const refused = read(written(vauto.header, vauto.cells));
  await expect(refused).rejects.toThrow(WrongUsage);
  await expect(refused).rejects.toThrow(
    /this export of vAuto does not say which website its vehicles are on; add --source dealer\.example$/,
  );
});

test('a file with a column source, or too few of the headers, is no export', async () => {
  const own = await read(written([...vauto.header, 'source'], { ...vauto.cells, source: 'a.example' }));
  expect(own.readAs).toBe('CSV');
  // 11 of the 14 headers that tell it are 79 %
  const few = vauto.header.filter((name) => !['Colour', 'Series', 'Odometer'].includes(name));
  const cells = Object.fromEntries(Object.entries(vauto.cells).filter(([name]) => few.includes(name)));
  expect((await read(written(few, cells))).readAs).toBe('CSV');
});

test('a map that is given wins', async () => {
  const map = pathOf('own.json');
  writeFileSync(
    map,
    JSON.stringify({
      columns: { 'Stock #': 'stock_no', 'Series Detail': 'trim' },
      constants: { source: 'm.example' },
    }),
  );
  const found = await read(written(vauto.header, { ...vauto.cells, 'Series Detail': 'Sport' }), {
    map: readFeedMap(map, listingsOf('us-cars')),
  });
  expect(found.readAs).toBe('CSV');
  expect(found.listing).toMatchObject({ source: 'm.example', trim: 'Sport', exterior_color: null });
});

test("a salvage site's file without a header is read with the map that is here for it", async () => {
  const path = pathOf('repairables.txt');
  const cells = [
    ...[
      'Honda',
      'Accord',
      'Car',
      'Repaired',
      '2018',
      '9900',
      'Runs',
      'Rebuilt',
      '70500',
      VIN,
      'R5',
      '2030-01-01 00:00:00',
    ],
    ...[
      'https://yard.example/r5',
      'https://p.example/1.jpg',
      'https://p.example/2.jpg',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
    ],
    'Buy it Now',
  ];
  writeFileSync(path, `${cells.join('|')}\n`);
  const map = readFeedMap('ingest/maps/erepairables.json', listingsOf('us-cars'));
  expect((await read(path, { map })).listing).toMatchObject({
    ...{
      dealer_website: 'yard.example',
      make: 'Honda',
      model: 'Accord',
      year: '2018',
      price: 9900,
      miles: 70500,
    },
    ...{ stock_no: 'R5', seller_comments: 'Runs', vdp_url: 'https://yard.example/r5' },
    photo_links: ['https://p.example/1.jpg', 'https://p.example/2.jpg'],
  });
});

test('map init says that a file is a known export', async () => {
  const path = written(HOMENET, { VIN, Stock: 'A1', Make: 'Honda' });
  const { text, known } = await initMap({ file: path, market: 'us-cars', memory: '512MB' });
  expect(known).toBe('HomeNet');
  expect(text).toContain('# It is an export of HomeNet, which is loaded without a map');
});
