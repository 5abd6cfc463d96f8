import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptDelivery } from '../../ingest/accept/accept.ts';
import type { Acceptance } from '../../ingest/accept/acceptance.ts';
import { fieldOfHeader } from '../../ingest/accept/headers.ts';
import { listingRows } from '../../ingest/accept/listing-rows.ts';
import { type FeedMap, feedMap, NO_MAP, readFeedMap } from '../../ingest/accept/map.ts';
import { prepareAccepting } from '../../ingest/accept/tables.ts';
import { LIMITS } from '../../ingest/feeds/limits.ts';
import { spool } from '../../ingest/feeds/spool.ts';
import { CommandRefusal, WrongUsage } from '../../ingest/ground/outcome.ts';
import { rows } from '../../ingest/ground/sql.ts';
import { JOINS_AS_WRITTEN } from '../../ingest/ledger/database.ts';
import { listingsOf, type Market } from '../../src/catalog/markets.ts';
import { noLedger } from '../ledger/directories.ts';

const T = 1_700_000_000;
let folder: string;

/** A database that is ready to accept rows of a market. */
async function accepting(market: Market): Promise<DuckDBConnection> {
  const db = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  await db.run(`
    SET TimeZone = 'UTC';
    ${JOINS_AS_WRITTEN}
    ATTACH ':memory:' AS staging;
    SET VARIABLE latest = ${T + 86_400}::BIGINT`);
  await noLedger(db);
  await prepareAccepting(db, market);
  return db;
}

/** A market's database for all tests: every delivery begins with empty tables. */
const databases = new Map<Market, Promise<DuckDBConnection>>();
function databaseOf(market: Market): Promise<DuckDBConnection> {
  const db = databases.get(market) ?? accepting(market);
  databases.set(market, db);
  return db;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ingest-accept-'));
});
afterAll(async () => {
  for (const db of databases.values()) (await db).closeSync();
  rmSync(folder, { recursive: true, force: true });
});

interface Accepted extends Acceptance {
  /** the accepted listings in the order of the files, unknown values left out */
  readonly listings: Record<string, unknown>[];
  readonly rejects: string;
  /** what accepting said that it does */
  readonly steps: readonly string[];
  readonly repeats: string;
}

/** Writes the files, spools and accepts them. */
async function accept(
  files: Record<string, string | Buffer>,
  map: FeedMap = NO_MAP,
  market: Market = 'us-cars',
): Promise<Accepted> {
  const dataset = listingsOf(market);
  const paths = Object.keys(files).map((file) => join(folder, file));
  for (const [at, text] of Object.values(files).entries()) writeFileSync(paths[at] as string, text);
  const db = await databaseOf(market);
  const field = fieldOfHeader(dataset, map);
  const isKnown = (key: string): boolean => field(key) !== undefined;
  const spooled = [];
  for (const [at, path] of paths.entries()) {
    const to = join(folder, `${at}-${Math.random()}.rows`);
    spooled.push({
      ...(await spool(path, to, { limits: LIMITS, isKnown, onRead: () => {} })),
      file: Object.keys(files)[at] ?? '',
    });
  }
  const steps: string[] = [];
  const [rejectsFile, repeatedFile] = [join(folder, 'rejects.csv'), join(folder, 'repeated.csv')];
  const found = await acceptDelivery(db, {
    form: listingRows(dataset, market),
    files: spooled,
    map,
    rejectsFile,
    repeatedFile,
    onStep: ({ doing }) => steps.push(doing),
  });
  const listed = await rows<Record<string, never>>(
    db,
    'SELECT * EXCLUDE (seq, problems, marks, content_hash, filled, mark, vehicle) FROM delivered ORDER BY seq',
  );
  return {
    ...found,
    steps,
    listings: listed.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
    ),
    rejects: readFileSync(rejectsFile, 'utf8'),
    repeats: readFileSync(repeatedFile, 'utf8'),
  };
}

const VIN = '1HGCM82633A004352';

test('each file is gone through in steps, which are told before they begin', async () => {
  const row = `source,vin\na.example,${VIN}\n`;
  const { steps } = await accept({ 'first.csv': row, 'second.csv': row });
  expect(steps).toEqual([
    ...['finding the columns of first.csv', 'looking over first.csv', 'reading the rows of first.csv'],
    ...['finding the columns of second.csv', 'looking over second.csv', 'reading the rows of second.csv'],
    'looking for rows that came again',
  ]);
});

const one = async (
  header: string,
  row: string,
  map?: FeedMap,
  market?: Market,
): Promise<Record<string, unknown>> => {
  const { listings, rejects } = await accept(
    { 'f.csv': `source,stock_no,${header}\na.example,1,${row}\n` },
    map,
    market,
  );
  if (!listings[0]) throw new Error(rejects);
  return listings[0];
};

/** The cells of a line by their columns; a quoted one may hold commas. */
const cellsOf = (header: string, row: string): Map<string, string> => {
  const cells = [...row.matchAll(/(?:^|,)("[^"]*"|[^,]*)/g)].map(([, cell = '']) => cell);
  return new Map(header.split(',').map((name, at) => [name, cells[at] ?? '']));
};

/**
 * What becomes of the row of each case, by its place in the list. All are read at once, as a delivery has them: a file with
 * the columns of all cases, in which a row fills its own.
 */
function readTogether(
  cases: readonly (readonly [header: string, row: string, ...unknown: unknown[]])[],
  market: Market = 'us-cars',
): (at: number) => Record<string, unknown> {
  let read: ReadonlyMap<unknown, Record<string, unknown>> = new Map();
  beforeAll(async () => {
    const lines = cases.map(([header, row]) => cellsOf(header, row));
    const columns = [...new Set(lines.flatMap((cells) => [...cells.keys()]))];
    const text = lines.map((cells, at) => [
      'a.example',
      at + 1,
      ...columns.map((name) => cells.get(name) ?? ''),
    ]);
    const files = { 'f.csv': `source,stock_no,${columns}\n${text.join('\n')}\n` };
    const { listings } = await accept(files, NO_MAP, market);
    read = new Map(listings.map((listing) => [listing.stock_no, listing]));
  });
  return (at) => {
    const listing = read.get(String(at + 1));
    if (!listing) throw new Error(`row ${at} was not accepted`);
    return listing;
  };
}

test('a stock number that lost its digits is no key: the next delivery gives it to another vehicle', async () => {
  await accept({
    'f.csv':
      'source,stock_no,vdp_url\na.example,1.23E+11,https://a.example/1\na.example,123000000000,https://a.example/2\n',
  });
  const found = await rows<{ key: string }>(
    await databaseOf('us-cars'),
    `SELECT replace(key, chr(31), ' ') AS key FROM identity ORDER BY seq`,
  );
  expect(found.map(({ key }) => key)).toEqual([
    'a.example url https://a.example/1',
    'a.example stock 123000000000',
  ]);
});

describe('one row', () => {
  test('what is empty is derived, and the rest stays as it was delivered', async () => {
    expect(
      await one(
        'vin,price,heading,photo_links',
        `${VIN.toLowerCase()},"$12,300"," A, ""b"" ",https://a/1|https://a/2`,
      ),
    ).toEqual({
      source: 'a.example',
      stock_no: '1',
      vin: VIN,
      price: 12300,
      heading: 'A, "b"',
      photo_links: ['https://a/1', 'https://a/2'],
      data_source: 'mc',
      seller_type: 'dealer',
      country: 'US',
      currency_indicator: 'USD',
      dealer_website: 'a.example',
      taxonomy_vin: '1HGCM8263A',
    });
  });

  test('a column that a file lacks says as little as an empty one: a row with the same cells has the same content', async () => {
    const content = async (header: string, row: string) => {
      await one(header, row);
      return await rows(await databaseOf('us-cars'), 'SELECT content_hash FROM delivered');
    };
    const lacking = await content('vin,price', `${VIN},12300`);
    // texts, numbers, lists and instants, none of which follows from anything else
    const empty = await content(
      'vin,heading,photo_links,options,cylinders,carfax_1_owner,ref_price_dt,price',
      `${VIN},,,,,,,12300`,
    );
    expect(lacking).toEqual(empty);
    expect(await content('vin,heading,price', `${VIN},a car,12300`)).not.toEqual(lacking);
  });

  const VALUES: readonly (readonly [header: string, row: string, value: unknown])[] = [
    ['price', '0', undefined],
    ['msrp', '0', undefined],
    ['miles', '0', undefined],
    ['miles,inventory_type', '0,NEW', 0],
    ['miles,miles_indicator', '16093,Kilometers', 10000],
  ];
  const valueAt = readTogether(VALUES);
  test.each(VALUES.map((one, at) => [...one, at] as const))('%s of %s', (header, _, value, at) => {
    expect(valueAt(at)[header.split(',')[0] ?? '']).toBe(value);
  });

  const WORDS: readonly (readonly [header: string, row: string, expected: object])[] = [
    ['make,model', 'Land,Rover Range Rover Evoque', { make: 'Land Rover', model: 'Range Rover Evoque' }],
    ['make,model', 'Alfa,Romeo Giulia Ti', { make: 'Alfa Romeo', model: 'Giulia Ti' }],
    ['make,model', 'Land,Cruiser', { make: 'Land', model: 'Cruiser' }],
    ['make,model', 'LAND,ROVER', { make: 'Land Rover' }],
    ['make', 'vw', { make: 'Volkswagen' }],
    ['make', 'Smith|Jones', { make: 'Smith|Jones' }],
    ['drivetrain', 'Four-wheel Drive', { drivetrain: '4WD' }],
    ['transmission', '8-Speed Automatic with Auto-Shift', { transmission: 'Automatic' }],
    ['transmission', 'Xtronic CVT Automatic', { transmission: 'CVT' }],
    ['transmission', '6-Speed M/T', { transmission: 'Manual' }],
    ['transmission', '7-Speed', { transmission: '7-Speed' }],
    ['fuel_type', 'Gasoline', { fuel_type: 'Unleaded', powertrain_type: 'Combustion' }],
    ['fuel_type', 'Hybrid', { fuel_type: 'Unleaded', powertrain_type: 'HEV' }],
    [
      'fuel_type,powertrain_type',
      'Electric / Unleaded,HEV',
      { fuel_type: 'Electric / Unleaded', powertrain_type: 'HEV' },
    ],
    ['fuel_type', 'electric', { fuel_type: 'Electric', powertrain_type: 'BEV' }],
    ['fuel_type', 'Moonshine', { fuel_type: 'Moonshine' }],
    [
      'exterior_color',
      'Graphite Blue Metallic',
      { exterior_color: 'Graphite Blue Metallic', base_ext_color: 'Blue' },
    ],
    ['exterior_color', 'Ebony Twilight', { base_ext_color: 'Black' }],
    ['exterior_color', 'Infrared', { exterior_color: 'Infrared' }],
    ['base_interior_color', 'GREY', { base_int_color: 'Gray' }],
  ];
  const wordsAt = readTogether(WORDS);
  test.each(WORDS.map((one, at) => [...one, at] as const))('words: %s %s', (header, _, expected, at) => {
    const {
      source,
      stock_no,
      data_source,
      seller_type,
      country,
      currency_indicator,
      dealer_website,
      ...rest
    } = wordsAt(at);
    expect(rest).toMatchObject(expected);
    for (const field of ['model', 'powertrain_type', 'base_ext_color'])
      if (!(field in expected) && header !== 'exterior_color') expect(rest[field]).toBeUndefined();
  });

  const PLACES: readonly (readonly [header: string, row: string, expected: object])[] = [
    ['zip', '02108', { zip: '02108', city: 'Boston', state: 'MA', latitude: expect.any(String) }],
    ['zip', '2108', { zip: '02108' }],
    ['zip,state', '2108,MA', { zip: '02108' }],
    ['zip,state', '2108,TX', { zip: undefined, state: 'TX', city: undefined }],
    ['zip', 'Falls', { zip: undefined }],
    ['zip', '00000', { zip: undefined }],
    ['zip', 'm5v2t6', { zip: 'M5V 2T6', country: 'CA', state: 'ON', currency_indicator: 'CAD' }],
    ['zip,latitude,longitude,city', '02108,1.50,2,Here', { latitude: '1.50', longitude: '2', city: 'Here' }],
    ['state', 'BC', { country: 'CA' }],
    ['state', 'Quebec', { country: 'CA' }],
    ['country,state', 'usa,BC', { country: 'US' }],
    ['country,state', 'Narnia,BC', { country: 'CA' }],
    ['country', 'XX', { country: 'US', currency_indicator: 'USD' }],
    ['zip,country', '10115,CA', { zip: undefined, city: undefined, country: 'CA' }],
    ['zip,state', '10115,Ontario', { zip: undefined, city: undefined, state: 'ON', country: 'CA' }],
    ['zip', '77002.0', { zip: '77002', city: 'Houston' }],
    [
      'zip,latitude,longitude',
      '02108,0.0,0',
      { zip: '02108', city: 'Boston', latitude: expect.stringMatching(/^42/) },
    ],
    ['latitude,longitude', '"42,36",-71', { latitude: '42.36', longitude: '-71' }],
  ];
  const placeAt = readTogether(PLACES);
  test.each(PLACES.map((one, at) => [...one, at] as const))('place: %s %s', (_, __, expected, at) =>
    expect({ zip: undefined, city: undefined, ...placeAt(at) }).toMatchObject(expected),
  );

  test('a map: columns, constants and words', async () => {
    const map = feedMap(
      JSON.stringify({
        columns: { Cost: 'price', Seller: 'seller_type', Extras: 'features' },
        constants: { inventory_type: 'used' },
        values: { seller_type: { private: 'fsbo' }, features: { x: '', y: 'Yes' } },
      }),
      listingsOf('us-cars'),
      'm',
    );
    expect(await one('Cost,Seller,Extras,price', '5, PRIVATE ,x|y|z,7', map)).toMatchObject({
      price: 5,
      seller_type: 'fsbo',
      inventory_type: 'used',
      features: ['Yes', 'z'],
    });
    await expect(accept({ 'g.csv': 'source,vin\n' }, map)).rejects.toThrow(WrongUsage);
  });

  test('aliases of a column fill each other', async () => {
    expect(await one('vdp_url,more_info', ',https://a/1')).toMatchObject({ vdp_url: 'https://a/1' });
  });
});

describe('rejects', () => {
  test('each problem with file, line, column, value and reason; formulas escaped; rows counted once', async () => {
    const text = [
      'source,vin,stock_no,vdp_url,price,latitude,status_date,seller_type',
      `a.example,${VIN},1,,5,1,,`,
      ',,2,,5,1,,',
      'a.example,,3,,=1+1,123.4,,',
      'a.example,,,,5,1,,',
      '"a.example",,"4',
      '",ftp://x/1,-1,1,,',
      `a.example,,5,,5,1,${T + 90_000},thief`,
      'a.example,,6',
      'a.example,,7,,5,1,,,,x',
      'a.example,"8"9,7,,5,1,,',
      'a.example,,good,,5,1,,',
      '',
    ].join('\n');
    const found = await accept({ 'f.csv': text });
    expect([found.read, found.accepted, found.rejected, found.repeated]).toEqual([10, 2, 8, 0]);
    expect(found.rejects.trim().split('\n')).toEqual([
      'file,line,column,value,reason',
      'f.csv,3,source,,is missing',
      'f.csv,4,latitude,123.4,is not a latitude',
      "f.csv,4,price,'=1+1,is not a number",
      'f.csv,5,vin,,"vin, stock_no and vdp_url are all missing"',
      "f.csv,6,price,'-1,is negative",
      'f.csv,6,vdp_url,ftp://x/1,is not an http or https link',
      'f.csv,8,seller_type,thief,"is not one of dealer, fsbo, auction"',
      `f.csv,8,status_date,${T + 90_000},"is not a valid time, or is over 24 hours after the delivery"`,
      'f.csv,9,,"a.example,,6",the row has fewer columns than the header',
      'f.csv,10,,"a.example,,7,,5,1,,,,x",the row has more columns than the header',
      'f.csv,11,,"a.example,""8""9,7,,5,1,,",text follows the closing quote of a value',
    ]);
    expect(found.listings.map(({ stock_no }) => stock_no)).toEqual(['1', 'good']);
  });

  test('JSON lines that are no object, and values of other types', async () => {
    const found = await accept({
      'f.jsonl': [
        '{"source":"a","stock_no":1,"price":5.5,"features":["a|b",null," c "],"unknown":1}',
        'nonsense',
        '[1]',
        '',
        '{"source":"a","stock_no":"2","is_certified":true,"features":"d|e"}',
        '',
      ].join('\n'),
    });
    expect(found.rejects.split('\n').slice(1, 3)).toEqual([
      'f.jsonl,2,,,the line is not a JSON object',
      'f.jsonl,3,,,the line is not a JSON object',
    ]);
    expect(found.unknownColumns).toEqual({ 'f.jsonl': ['unknown'] });
    expect(found.listings).toMatchObject([
      { stock_no: '1', price: 5.5, features: ['a|b', 'c'] },
      { stock_no: '2', is_certified: true, features: ['d', 'e'] },
    ]);
  });

  test('JSON with odd keys and values', async () => {
    const found = await accept({
      'f.jsonl': [
        '{"source":"a","stock_no":"1","":"x","a\\"b":1,"it\'s":2,"heading":"n\\u0000l"}',
        '{"source":"a","stock_no":"2","heading":"x\\ud800y"}',
        '{"source":"a","stock_no":"3","price":"\\u001f\\u001e"}',
        '{"source":"a","stock_no":"4","price":1e400}',
        '',
      ].join('\n'),
    });
    expect(found.unknownColumns).toEqual({ 'f.jsonl': ['a"b', "it's"] });
    expect(found.listings).toMatchObject([{ stock_no: '1', heading: 'n\u0000l' }]);
    expect(found.rejects.split('\n').slice(1, 4)).toEqual([
      'f.jsonl,2,,,the line is not a JSON object',
      'f.jsonl,3,price,  ,is not a number',
      'f.jsonl,4,price,1e400,is not a number',
    ]);
  });

  test('keys of one column that differ in case or blanks are one column: an odd row ends no delivery', async () => {
    const found = await accept({
      'f.jsonl': [
        '{"source":"a","stock_no":"1","price":1,"features":["x"]}',
        '{"SOURCE":"a","Stock_No":"2","PRICE":2,"Features":["y","z"]}',
        '{"source":"a"," stock_no ":"3","price":null,"Price":"x"}',
        '',
      ].join('\n'),
    });
    expect(found.listings).toMatchObject([
      { stock_no: '1', price: 1, features: ['x'] },
      { stock_no: '2', price: 2, features: ['y', 'z'] },
    ]);
    expect(found.rejects.trim().split('\n').slice(1)).toEqual(['f.jsonl,3,PRICE,x,is not a number']);
  });

  test('a row in another encoding is rejected, the others are taken', async () => {
    const text = Buffer.concat([
      Buffer.from('source,stock_no,heading\na,1,caf'),
      Buffer.from([0xe9]),
      Buffer.from('\na,2,café\n'),
    ]);
    const found = await accept({ 'f.csv': text });
    expect(found.listings).toMatchObject([{ stock_no: '2' }]);
    expect(found.rejects.trim().split('\n').slice(1)).toEqual([
      'f.csv,2,,"a,1,caf\ufffd",the row is not valid UTF-8',
    ]);
  });

  test('repeated rows: the last counts; they are neither accepted nor rejected', async () => {
    const found = await accept({
      'a.csv': 'source,vin,price\na,1HGCM82633A004352,1\n',
      'b.csv': 'source,vin,price\na,1HGCM82633A004352,2\na,1HGCM82633A004352,3\n',
    });
    expect([found.read, found.accepted, found.rejected, found.repeated]).toEqual([3, 1, 0, 2]);
    expect(found.repeats.trim().split('\n')).toEqual([
      'file,line,kept_file,kept_line',
      'a.csv,2,b.csv,3',
      'b.csv,2,b.csv,3',
    ]);
    expect(found.listings).toMatchObject([{ price: 3 }]);
  });

  test('an id given twice', async () => {
    const found = await accept({ 'f.csv': 'source,stock_no,id\na,1,X\na,2,X\n' });
    expect(found.rejects).toContain('f.csv,3,id,X,"is the id of another row, too"');
    expect(found.accepted).toBe(1);
  });
});

describe('UK cars', () => {
  const ukOne = (header: string, row: string) => one(header, row, NO_MAP, 'uk-cars');
  const uk = (rows: readonly string[]) => accept({ 'f.csv': [...rows, ''].join('\n') }, NO_MAP, 'uk-cars');

  test('the columns of the market', async () => {
    const header =
      'vehicle_registration_mark,uvc_id,variant,co2_emissions,num_owners,insurance_group,write_off_category,' +
      'combined_mpg,fca_status,ulez_compliant,is_vat_included,price';
    expect(await ukOne(header, 'ab12 cde,U1,1.2 SE 5dr,112,2,12E,S,"51.4",Authorised,1,no,"£6,695"')).toEqual(
      {
        source: 'a.example',
        stock_no: '1',
        vehicle_registration_mark: 'AB12CDE',
        uvc_id: 'U1',
        variant: '1.2 SE 5dr',
        co2_emissions: '112',
        num_owners: '2',
        insurance_group: '12E',
        write_off_category: 'S',
        combined_mpg: 51.4,
        fca_status: 'Authorised',
        ulez_compliant: true,
        is_vat_included: false,
        price: 6695,
        data_source: 'mc',
        seller_type: 'dealer',
        country: 'GB',
        currency_indicator: 'GBP',
        dealer_website: 'a.example',
      },
    );
  });

  const PLACES: readonly (readonly [header: string, row: string, expected: object])[] = [
    ['zip', 'ls14ap', { zip: 'LS1 4AP', country: 'GB' }],
    ['zip', 'SW1A  1aa', { zip: 'SW1A 1AA' }],
    ['zip', 'e1w', { zip: 'E1W', country: 'GB', city: undefined, latitude: undefined }],
    ['zip', 'M5V 2T6', { zip: 'M5V 2T6', country: 'GB', state: undefined }],
    ['zip', '2108', { zip: '2108' }],
    ['country', 'UK', { country: 'GB' }],
    ['country', 'Northern Ireland', { country: 'GB', currency_indicator: 'GBP' }],
    ['state', 'CA', { state: 'CA', country: 'GB' }],
    ['country', 'Narnia', { country: 'GB' }],
  ];
  const placeAt = readTogether(PLACES, 'uk-cars');
  test.each(PLACES.map((one, at) => [...one, at] as const))('place: %s %s', (_, __, expected, at) => {
    const nowhere = { city: undefined, state: undefined, latitude: undefined };
    expect({ ...nowhere, ...placeAt(at) }).toMatchObject(expected);
  });

  test('what was done to places is counted by the market', async () => {
    const rows = ['LS1 4AP,UK', 'nowhere,IE', '2108,Narnia'].map((place, at) => `a,${at},${place}`);
    const { marks, rejects } = await uk(['source,stock_no,zip,country', ...rows]);
    expect(marks).toEqual({ country_unknown: 1 });
    expect(rejects).toContain('f.csv,3,country,IE,is not a country of this market: GB');
  });

  test('a mark is name enough for a row, and has to be one', async () => {
    const { listings, rejects } = await uk([
      'source,vehicle_registration_mark',
      'a,A1',
      'a,1 DER',
      'a,',
      'a,A',
      'a,AB12-CDE',
      'a,ABCD12345',
    ]);
    expect(listings.map((row) => row.vehicle_registration_mark)).toEqual(['A1', '1DER']);
    const wrong = 'is not a registration mark (2 to 8 letters and digits)';
    expect(rejects.trim().split('\n').slice(1)).toEqual([
      'f.csv,4,vin,,"vin, vehicle_registration_mark, stock_no and vdp_url are all missing"',
      `f.csv,5,vehicle_registration_mark,A,${wrong}`,
      `f.csv,6,vehicle_registration_mark,AB12-CDE,${wrong}`,
      `f.csv,7,vehicle_registration_mark,ABCD12345,${wrong}`,
    ]);
  });

  test('the key of a row is its VIN, else its mark', async () => {
    const { repeats, listings } = await uk([
      'source,vin,vehicle_registration_mark,stock_no,price',
      'a,,AB12 CDE,1,1',
      'a,,ab12cde,2,2',
      `a,${VIN},XY12 CDE,3,3`,
      `a,${VIN},XY12 CDF,4,4`,
      'b,,AB12CDE,1,5',
    ]);
    expect(repeats.trim().split('\n').slice(1)).toEqual(['f.csv,2,f.csv,3', 'f.csv,4,f.csv,5']);
    expect(listings.map(({ price }) => price)).toEqual([2, 4, 5]);
  });

  test('a mark is no column of other markets', async () => {
    const { unknownColumns, rejects } = await accept({
      'f.csv': 'source,vehicle_registration_mark\na,AB12CDE\n',
    });
    expect(unknownColumns).toEqual({ 'f.csv': ['vehicle_registration_mark'] });
    expect(rejects).toContain('"vin, stock_no and vdp_url are all missing"');
  });
});

describe('forms of a file', () => {
  const good = 'source,stock_no,heading\na.example,1,"x\ny, z"\n';
  const heading = async (file: string, content: string | Buffer): Promise<unknown> =>
    (await accept({ [file]: content })).listings[0]?.heading;

  test.each<[string, string | Buffer]>([
    ['CSV', good],
    ['CRLF', good.replaceAll('\n', '\r\n')],
    ['a byte-order mark', `\ufeff${good}`],
    ['no line end at the end', good.trimEnd()],
    ['gzip', gzipSync(good)],
    ['gzip in two members', Buffer.concat([gzipSync(good.slice(0, 30)), gzipSync(good.slice(30))])],
    [
      'tabs',
      good
        .replace('source,stock_no,heading', 'source\tstock_no\theading')
        .replace('a.example,1,', 'a.example\t1\t'),
    ],
    [
      'pipes',
      good
        .replace('source,stock_no,heading', 'source|stock_no|heading')
        .replace('a.example,1,', 'a.example|1|'),
    ],
    ['JSON Lines', '{"source":"a.example","stock_no":"1","heading":"x\\ny, z"}\n'],
    ['JSON Lines, gzipped', gzipSync('{"source":"a.example","stock_no":"1","heading":"x\\ny, z"}')],
  ])('%s', async (_, content) =>
    expect(String(await heading('f', content)).replaceAll('\r', '')).toBe('x\ny, z'),
  );

  test('every form of a file gives the same rows', async () => {
    const cells = [
      [VIN, '1', '10001', 'a "quoted",\nlong | line', ['x', 'y']],
      ['1HGCM82633A100002', '2', '10002', '', []],
    ] as const;
    const columns = ['source', 'vin', 'stock_no', 'price', 'heading', 'features'] as const;
    const rows = cells.map(([...row]) => ['a.example', ...row]);
    const table = (between: string): string =>
      [columns, ...rows]
        .map((row) => row.map((cell) => (Array.isArray(cell) ? cell.join('|') : `${cell}`)))
        .map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(between)}\n`)
        .join('');
    const lines = rows
      .map((row) => `${JSON.stringify(Object.fromEntries(row.map((cell, at) => [columns[at], cell])))}\n`)
      .join('');
    const forms = [table(','), gzipSync(table(',')), table('\t'), lines, gzipSync(lines)];
    const read = [];
    for (const content of forms) read.push((await accept({ f: content })).listings);
    expect(read[0]).toMatchObject([
      { vin: VIN, price: 10_001, heading: 'a "quoted",\nlong | line', features: ['x', 'y'] },
      { vin: '1HGCM82633A100002', price: 10_002 },
    ]);
    for (const listings of read) expect(listings).toEqual(read[0]);
  });

  test('Parquet', async () => {
    const db = await databaseOf('us-cars');
    await db.run(`COPY (SELECT 'a.example' AS source, 1 AS stock_no, 12.5 AS price, ['a', 'b'] AS features, TIMESTAMPTZ '2023-11-14 22:13:20+00' AS scraped_at)
      TO '${join(folder, 'f.parquet')}'`);
    const { listings } = await accept({ 'f.parquet': readFileSync(join(folder, 'f.parquet')) });
    expect(listings).toMatchObject([
      { stock_no: '1', price: 12.5, features: ['a', 'b'], scraped_at: '1700000000' },
    ]);
  });

  test.each<[string, string | Buffer, RegExp]>([
    ['empty', '', /is empty/],
    ['blank', '\n\n', /is empty/],
    ['no header of ours', 'a,b\n1,2\n', /line 1 is not a header/],
    ['cut in a row', 'source,stock_no,price\na,1,2\nb,2', /ends within the row at line 3/],
    ['cut in quotes', 'source,stock_no\na,1\n"b', /ends inside the quotes of the row at line 3/],
    ['a JSON line cut off', '{"source":"a","vin":""}\n{"sou', /ends within the row at line 2/],
    ['gzip cut off', gzipSync(good.repeat(500)).subarray(0, -20), /gzip stream is truncated/],
    [
      'gzip damaged',
      Buffer.concat([gzipSync(good).subarray(0, 20), Buffer.alloc(20, 7)]),
      /gzip stream is damaged/,
    ],
    ['lines that end in carriage returns only', 'source,stock_no\ra,1\r', /carriage returns only/],
    ['a JSON document cut off', '[{"source":"a","vin":""},\n{"sou', /JSON document is truncated/],
    ['a JSON document damaged', '{\n"vehicles": [\n{"vin": 1},,]}', /is not a JSON document/],
    ['a JSON list of nothing', '[]', /no vehicle was found/],
    ['an archive in an archive', Buffer.from('PK\x03\x04....'), /archive in an archive/],
    ['XML', '<listings/>', /name the element that is a vehicle in a map/],
    ['a page without a vehicle', '<!doctype html><title>x</title>', /no vehicle was found/],
    ['Parquet cut off', Buffer.from('PAR1............'), /Parquet file is truncated/],
    ['Parquet broken', Buffer.from('PAR1............\x10\x00\x00\x00PAR1'), /cannot be read as Parquet/],
    ['a column twice', 'source,stock_no,source\n', /twice/],
  ])('%s is refused', async (_, content, words) => {
    const refused = accept({ f: content });
    await expect(refused).rejects.toThrow(words);
    await expect(refused).rejects.toBeInstanceOf(CommandRefusal);
  });
});

test('a gzip bomb is refused before it is inflated', async () => {
  const bomb = join(folder, 'bomb.gz');
  writeFileSync(bomb, gzipSync(Buffer.alloc(20 * 2 ** 20, 'a,b\n')));
  const limits = { ...LIMITS, inflatedBytes: 2 ** 20 };
  const spooled = spool(bomb, join(folder, 'out'), { limits, isKnown: () => true, onRead: () => {} });
  await expect(spooled).rejects.toThrow(/decompresses to over 200 times its size/);
});

const CARS = '../shared/data/listings_carsdotcom.csv';
const real = existsSync(CARS) || process.env.CI ? test : test.skip;
if (!existsSync(CARS)) console.warn(`skipped: the real listings; ${CARS} is absent`);

real('9,379 real listings with the example map: nothing is dropped silently', async () => {
  const found = await accept(
    { 'cars.csv': readFileSync(CARS) },
    readFeedMap('ingest/maps/carsdotcom.json', listingsOf('us-cars')),
  );
  expect([found.read, found.accepted, found.rejected, found.repeated]).toEqual([9379, 8474, 0, 905]);
  const values = (field: string): unknown[] =>
    [...new Set(found.listings.map((listing) => listing[field]))].sort();
  expect(values('drivetrain')).toEqual(['4WD', 'AWD', 'FWD', 'RWD', undefined]);
  expect(values('fuel_type')).toEqual([
    'Diesel',
    'E85 / Unleaded',
    'Electric',
    'Electric / Unleaded',
    'Unleaded',
    undefined,
  ]);
  expect(values('is_certified')).toEqual([false, true]);
  expect(values('seller_type')).toEqual(['dealer', 'fsbo']);
  expect(values('make')).toEqual(expect.arrayContaining(['Alfa Romeo', 'Land Rover']));
  expect(values('make')).not.toEqual(expect.arrayContaining(['Land']));
  expect(found.marks.zip_repaired).toBeGreaterThan(800);
  expect(found.marks.zip_unknown).toBeGreaterThan(0);
  expect(found.listings.some(({ model }) => model === 'F-150 Lariat')).toBe(true);
});

describe('what is beyond belief counts as unknown, and the row stays', () => {
  test('amounts and readings, each with its mark', async () => {
    const cells = [
      ['price', '620000000000000'],
      ['price', '10000001'],
      ['msrp', '1e300'],
      ['miles', '600000'],
      ['miles', '7000000000000'],
    ] as const;
    const lines = cells.map(([field, value], at) =>
      [at + 1, ...['price', 'msrp', 'miles'].map((column) => (column === field ? value : ''))].join(','),
    );
    const { listings, marks, rejected } = await accept({
      'f.csv': `source,make,stock_no,price,msrp,miles\n${lines.map((line) => `a.example,Ford,${line}\n`).join('')}`,
    });
    expect([rejected, marks]).toEqual([0, { odd_money: 3, odd_miles: 2 }]);
    expect(listings).toHaveLength(cells.length);
    for (const [at, [field]] of cells.entries()) {
      expect(listings[at]).toMatchObject({ stock_no: `${at + 1}`, make: 'Ford' });
      expect(listings[at]).not.toHaveProperty(field);
    }
  });

  test('a position of 0/0 gives way to the postal code', async () => {
    const { listings, marks } = await accept({
      'f.csv': 'source,stock_no,zip,latitude,longitude\na.example,1,60601,0,0\n',
    });
    expect(marks).toEqual({ no_place: 1 });
    expect(listings[0]).toMatchObject({ city: 'Chicago', latitude: '41.8858', longitude: '-87.6181' });
  });
});
