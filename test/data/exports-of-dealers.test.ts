import { describe, expect, test } from 'vitest';
import { type Cells, exportFiles, type How } from './read-export.ts';

/** Exports of systems of small dealers and of Canadian sites (docs/feeds.md, "Known exports"): their headers as the sources have them, made rows. */

const { written, read } = exportFiles();
const VIN = '1HGCM82633A004352';
const CAR = { VIN, Year: '2003', Make: 'HONDA', Model: 'ACCORD' };
const [A, B] = ['https://p.example/1.jpg', 'https://p.example/2.jpg'];
const north: How = { dealer: { source: 'north.example' } };

const columns = (text: string): readonly string[] => text.split(',');
const FRAZER = columns(
  'Stock,Year,Make,Model,Style,Cylinder,Transmission,Engine,Drive Train,Fuel Type,VIN,Mileage,Color,Color 2,Features,Internet Price,Retail Price',
);

const EXPORTS: readonly {
  readonly name: string;
  readonly header: readonly string[];
  readonly cells: Cells;
  readonly how?: How;
  readonly listing: Readonly<Record<string, unknown>>;
}[] = [
  {
    name: 'Frazer',
    header: [
      ...FRAZER,
      ...columns(
        'Sales Comments,New/Used,Body Style,Certified,MPG City,MPG Hwy,MPG Combined,Doors,PhotoURLs',
      ),
    ],
    cells: {
      ...{ ...CAR, Stock: '4008', Style: 'EX', Cylinder: '4', Transmission: 'Automatic', Engine: '2.4L' },
      ...{ 'Drive Train': 'FWD', 'Fuel Type': 'G', Mileage: '141088', Color: 'SILVER', 'Color 2': 'GRAY' },
      ...{ Features: 'Air Conditioning; Alarm', 'Internet Price': '   3300', 'Retail Price': '   3600' },
      ...{ 'New/Used': 'Used', 'Body Style': 'Sedan', Certified: 'No', 'MPG City': '0', 'MPG Hwy': '0' },
      ...{ Doors: '4', PhotoURLs: `${A},${B}` },
    },
    listing: {
      ...{
        stock_no: '4008',
        make: 'Honda',
        trim: 'EX',
        cylinders: '4',
        drivetrain: 'FWD',
        fuel_type: 'Unleaded',
      },
      ...{
        miles: 141_088,
        exterior_color: 'SILVER',
        interior_color: 'GRAY',
        price: 3300,
        body_type: 'Sedan',
      },
      ...{ features: ['Air Conditioning', 'Alarm'], inventory_type: 'used', is_certified: false },
      // 0 miles a gallon is what the system writes where it knows none
      ...{ city_mpg: null, highway_mpg: null, photo_links: [A, B] },
    },
  },
  {
    name: 'Frazer',
    header: [
      ...FRAZER,
      ...columns(
        'Down Payment,Photo URLs,Sales Comments,Date Added,Vehicle Type,Other Price/Cost,Doors,Title Status',
      ),
    ],
    // what it costs on the web is not always filled in, and what is paid down is no price
    cells: {
      ...{ ...CAR, Stock: '4009', 'Internet Price': '          0', 'Retail Price': '       3350' },
      ...{ 'Down Payment': '        500', 'Other Price/Cost': '       ', 'Vehicle Type': 'Van' },
    },
    listing: { stock_no: '4009', price: 3350, body_type: 'Van' },
  },
  {
    name: 'AutoManager',
    header: columns(
      'DealerID,Stock,Year,Make,Model,Style,Cylinder,Transmission,Engine,DriveTrain,FuelType,VIN,Mileage,Color,Color2,Features,InternetPrice,RetailPrice,DownPayment,PhotoURLs,SalesComments,OriginalCost,Certified,VideoURL,VehicleType',
    ),
    cells: {
      ...{ ...CAR, DealerID: '22', Stock: '7', Style: 'LX', DriveTrain: 'Front Wheel Drive', Color: 'WHITE' },
      ...{ Color2: 'BLACK', Features: 'Alarm, Tilt Wheel', InternetPrice: '   4100', RetailPrice: '   4500' },
      ...{ DownPayment: '       ', PhotoURLs: `${A},${B}`, OriginalCost: '   2600', VehicleType: 'Sedan' },
    },
    listing: {
      ...{
        dealer_id: null,
        stock_no: '7',
        trim: 'LX',
        drivetrain: 'FWD',
        price: 4100,
        interior_color: 'BLACK',
      },
      ...{ features: ['Alarm', 'Tilt Wheel'], photo_links: [A, B], body_type: 'Sedan' },
    },
  },
  {
    name: 'Dealer Car Search',
    header: columns(
      'Vehicle Vin,Vehicle Make,Vehicle Model,Vehicle Trim Level,Vehicle Transmission Type,Vehicle Drive Type,Vehicle Type,Vehicle Year,Stock Number,Interior Color,Exterior Color,Engine,Cylinders,Cost,Wholesale,Retail,Mileage,Purchase Date,Comments,Inventory Type,Certified Pre Owned,Image URL,Option List,Total Cost,Down Payment,YouTube URL,Location Code,Market Value,Retail2,Other Price/Cost,Weekly Payment,Monthly Payment,Payment Details,Fuel Type,Interior Material,MSRP',
    ),
    cells: {
      ...{ 'Vehicle Vin': VIN, 'Vehicle Make': 'HONDA', 'Vehicle Model': 'ACCORD', 'Vehicle Year': '2003' },
      ...{ 'Vehicle Trim Level': 'EX', 'Vehicle Type': 'Sedan', 'Stock Number': '4126', Cost: '    1500.00' },
      ...{
        Wholesale: '       0.00',
        Retail: '    1850.00',
        Mileage: '194189',
        'Purchase Date': ' 4/10/2024',
      },
      ...{
        'Inventory Type': 'Used',
        'Certified Pre Owned': 'No',
        'Image URL': `${A}|${B}|`,
        MSRP: '        ',
      },
      ...{ 'Option List': 'Alarm; Tilt Wheel', 'Total Cost': '    1790.62', 'Fuel Type': 'Gasoline' },
    },
    // what the dealer paid is no price
    listing: {
      ...{
        vin: VIN,
        stock_no: '4126',
        price: 1850,
        msrp: null,
        miles: 194_189,
        body_type: 'Sedan',
        trim: 'EX',
      },
      ...{
        inventory_type: 'used',
        is_certified: false,
        photo_links: [A, B],
        options: ['Alarm', 'Tilt Wheel'],
      },
    },
  },
  {
    name: 'GrooveCar',
    header: columns(
      'Dealer ID,Dealer Name,Dealer Street,Dealer City,Dealer State,Dealer Zip,Dealer Phone,Stock#,New/Used,Year,Make,Model,Trim,Body Style,VIN,Mileage,Exterior Color,Interior Color,Price,Transmission,Engine,Fuel,Cylinders,Drivetrain,Certified,MPG City,MPG Hwy,MPG Combined,Doors,Comments,Features,Video URL,Photo URLs,Leads Contact,Leads Email',
    ),
    cells: {
      ...{
        ...CAR,
        'Dealer ID': '22',
        'Dealer Name': 'Hill Motors',
        'Dealer City': 'Tampa',
        'Dealer State': 'FL',
      },
      ...{
        'Stock#': '12',
        'New/Used': 'Used',
        Trim: 'EX',
        'Body Style': 'Sedan',
        Mileage: '88000',
        Price: '5900',
      },
      ...{ Drivetrain: '2WD', Features: 'Alarm; Tilt Wheel', 'Photo URLs': `${A}|${B}` },
    },
    listing: {
      ...{
        dealer_id: null,
        seller_name: 'Hill Motors',
        city: 'Tampa',
        state: 'FL',
        stock_no: '12',
        price: 5900,
      },
      ...{ miles: 88_000, drivetrain: '2WD', features: ['Alarm', 'Tilt Wheel'], photo_links: [A, B] },
    },
  },
  {
    name: 'CarGurus, as Frazer writes it',
    header: columns(
      'Dealer ID,Dealer Name,Dealer Street,Dealer City,Dealer State,Dealer Zip,Dealer Email,Dealer Phone,Stock#,Year,Make,Model,Trim,VIN,Mileage,Exterior Color,Interior Color,Price,Transmission,Engine,Drivetrain,Certified,Is New,Comments,Features,Photo URLs',
    ),
    cells: {
      ...{ ...CAR, 'Dealer Name': 'Hill Motors', 'Stock#': '12', Price: '   6500', Mileage: '75687' },
      ...{ Certified: 'N', 'Is New': 'N', 'Exterior Color': 'BLACK', 'Photo URLs': `${A},${B}` },
    },
    listing: {
      ...{
        stock_no: '12',
        price: 6500,
        inventory_type: 'used',
        is_certified: false,
        exterior_color: 'BLACK',
      },
      ...{ seller_name: 'Hill Motors', miles: 75_687, photo_links: [A, B] },
    },
  },
  {
    name: 'Autolist',
    header: columns(
      'unique_id,vin,stock_num,seller_id,seller_name,seller_address,seller_city,seller_state,seller_zip,seller_phone,seller_email,seller_lat,seller_lon,condition,make,model,year,trim,body_type,price,mileage,exterior_color,interior_color,fuel_type,engine_type,num_cylinders ,transmission,num_doors,driveline,description,features,image_urls,listing_url',
    ),
    cells: {
      ...{ vin: VIN, stock_num: '3542', seller_id: '22', seller_name: 'Hill Motors', seller_city: 'Tampa' },
      ...{
        seller_state: 'FL',
        condition: 'U',
        make: 'HONDA',
        model: 'ACCORD',
        year: '2003',
        mileage: '303137',
      },
      ...{ fuel_type: 'G', engine_type: '2.4L', 'num_cylinders ': '4', num_doors: '4', driveline: 'FWD' },
      ...{ features: 'Alarm| Tilt Wheel', price: '       ' },
    },
    listing: {
      ...{ stock_no: '3542', city: 'Tampa', inventory_type: 'used', miles: 303_137, fuel_type: 'Unleaded' },
      ...{
        engine: '2.4L',
        cylinders: '4',
        doors: '4',
        drivetrain: 'FWD',
        features: ['Alarm', 'Tilt Wheel'],
        price: null,
      },
    },
  },
  {
    name: 'DealerSocket',
    header: columns(
      'DealerID,VIN,Stock Number,New/Used,Year,Make,Model,Trim,Exterior Color,Interior Color,MSRP,OurPrice,Date Added to Inventory',
    ),
    cells: {
      ...{
        ...CAR,
        DealerID: '22',
        'Stock Number': 'S1',
        'New/Used': 'New',
        'Exterior Color': 'Modern Steel',
      },
      ...{ MSRP: '32500', OurPrice: '31000', 'Date Added to Inventory': '04/10/2024' },
    },
    listing: {
      ...{ dealer_id: null, stock_no: 'S1', inventory_type: 'new', msrp: 32_500, price: 31_000 },
      exterior_color: 'Modern Steel',
    },
  },
  {
    name: 'AutoTrader.ca',
    header: columns(
      'StockNumber,Vin,Status,Year,Make,Model,Trim,Price,KMS,Exterior Color,Mfg Exterior Color,Interior Color,FuelType,Drive,Engine Size,Transmission,Doors,Passenger,Cylinder,Body,Options,MainPhoto,OtherPhoto,ExtraPhotoLastModifiedDate,AdLastModifiedDate',
    ),
    cells: {
      ...{
        StockNumber: 'C1',
        Vin: VIN,
        Status: 'Used',
        Year: '2003',
        Make: 'Honda',
        Model: 'Accord',
        Price: '5995',
      },
      ...{
        KMS: '160934',
        'Exterior Color': 'Gray',
        'Mfg Exterior Color': 'Modern Steel',
        'Engine Size': '2.4L',
      },
      ...{
        Drive: 'FWD',
        Passenger: '5',
        Cylinder: '4',
        Options: 'Alarm,Sunroof',
        MainPhoto: A,
        OtherPhoto: B,
      },
    },
    // prices are in Canadian dollars, readings in kilometres
    listing: {
      ...{
        country: 'CA',
        currency_indicator: 'CAD',
        price: 5995,
        miles: 100_000,
        miles_indicator: 'kilometers',
      },
      ...{ base_ext_color: 'Gray', exterior_color: 'Modern Steel', engine_size: 2.4, seating_capacity: '5' },
      ...{ options: ['Alarm', 'Sunroof'], photo_links: [A, B], inventory_type: 'used' },
    },
  },
  {
    name: 'Kijiji',
    header: columns(
      'dealer_id,dealer_name,address,phone,postalcode,email,vehicle_id,vin,stockid,is_used,is_certified,year,make,model,engine,body,trim,transmission,kilometers,exterior_color,price,msrp,model_code,comments,drivetrain,category,images',
    ),
    cells: {
      ...{
        dealer_id: '22',
        dealer_name: 'Lake Autos',
        postalcode: 'M5V 2T6',
        vehicle_id: '9',
        vin: VIN,
        stockid: 'K1',
      },
      ...{
        is_used: 'Used',
        is_certified: 'False',
        year: '2003',
        make: 'Honda',
        model: 'Accord',
        kilometers: '16093',
      },
      ...{ price: '21000', msrp: '0', category: '0', images: `${A},${B}` },
    },
    // the site's own number of a dealer is none of the directory's
    listing: {
      ...{
        dealer_id: null,
        seller_name: 'Lake Autos',
        stock_no: 'K1',
        country: 'CA',
        currency_indicator: 'CAD',
      },
      ...{
        price: 21_000,
        msrp: null,
        miles: 10_000,
        inventory_type: 'used',
        zip: 'M5V 2T6',
        photo_links: [A, B],
      },
    },
  },
];

describe('an export is told by its header, and read without a map', () => {
  test.each(EXPORTS)('$name', async ({ name, header, cells, how = north, listing }) => {
    const found = await read(written(header, cells), how);
    expect(found.rejects.split('\n').slice(1).join('')).toBe('');
    expect(found.readAs).toBe(`CSV, an export of ${name}`);
    expect(found.listing).toMatchObject(listing);
  });
});

test("--dealer's id counts where a site's number of a dealer is left out", async () => {
  const { header, cells } = EXPORTS.at(-1) as (typeof EXPORTS)[number];
  const found = await read(written(header, cells), {
    dealer: { source: 'lake.example', dealer_id: '1000123' },
  });
  expect(found.listing).toMatchObject({ dealer_id: '1000123' });
});

test('where a column of an export is not there, one of our own name counts', async () => {
  const [{ header, cells }] = EXPORTS as [(typeof EXPORTS)[number]];
  const own = header
    .map((name) => (name === 'Internet Price' ? 'Price' : name))
    .filter((name) => name !== 'Retail Price');
  const { 'Internet Price': price = '', 'Retail Price': _, ...others } = cells;
  const found = await read(written(own, { ...others, Price: price }), north);
  expect(found.readAs).toBe('CSV, an export of Frazer');
  expect(found.listing).toMatchObject({ price: 3300, trim: 'EX' });
});
