import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRates } from '../../ingest/accept/rates.ts';
import { soldRows } from '../../ingest/accept/sold-rows.ts';
import { readDealer } from '../../ingest/feeds/vehicle-ads/dealer.ts';
import { WrongUsage } from '../../ingest/ground/outcome.ts';
import type { BulkDecoder } from '../../src/vin/decoded-vehicle.ts';
import { file, readingCells, values } from './taken.ts';

/** How cells of dealers' files are understood (docs/rules/feeds.md sections 2.1 and 2.3): made rows in the forms of real ones. */

const taken = readingCells();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'understood-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const written = (text: string): string => {
  files += 1;
  const path = join(folder, `${files}.csv`);
  writeFileSync(path, text);
  return path;
};

describe('photos', () => {
  const [A, B] = ['https://p.example/a,b/1.jpg?x=1;2', 'http://p.example/2.jpg'];

  const JOINED = [
    ['commas', `${A},${B}`],
    ['commas and blanks', `${A}, ${B} ,`],
    ['blanks', `${A} ${B}`],
    ['pipes', `${A}|${B}`],
    ['semicolons', `${A};${B}`],
    ['line ends', `${A}\n${B}\n`],
    ['a JSON array', JSON.stringify([A, B])],
    ['a JSON array of objects', JSON.stringify([{ tag: ['front'], url: A }, { uri: B }])],
  ] as const;
  let joined: Awaited<ReturnType<typeof taken>>;
  beforeAll(async () => {
    joined = await taken(
      file(
        'photo_links',
        JOINED.map(([, cell]) => `"${cell.replaceAll('"', '""')}"`),
      ),
    );
  });
  test.each(JOINED.map(([between], at) => [between, at] as const))('joined by %s', (_, at) => {
    expect(joined.found.rejected).toBe(0);
    expect(joined.listings[at]?.photo_links).toEqual([A, B]);
  });

  test('an object without a link is no picture, and one that is none of links rejects the row', async () => {
    const { listings, found } = await taken(
      [
        JSON.stringify({
          source: 'd.example',
          stock_no: 1,
          photo_links: [{ url: null }, { url: A }, {}, { src: ' ' }],
        }),
        JSON.stringify({ source: 'd.example', stock_no: 2, photo_links: [{ url: null, width: 8 }] }),
        JSON.stringify({ source: 'd.example', stock_no: 3, photo_links: [null, '', A] }),
        JSON.stringify({ source: 'd.example', stock_no: 4, photo_links: [{ file: 'a.jpg' }] }),
        '',
      ].join('\n'),
    );
    expect(values(listings, 'stock_no', 'photo_links')).toEqual([
      ['1', [A]],
      ['2', null],
      ['3', [A]],
    ]);
    expect(found.reasons).toMatchObject([{ column: 'photo_links' }]);
  });

  test('in columns of their own, in their order, with gaps', async () => {
    const { listings } = await taken(
      file('photo1,Photo 2,image_url_3,photo10', [
        `${B},,https://p.example/3.jpg,https://p.example/10.jpg`,
        ',,,',
      ]),
    );
    expect(values(listings, 'photo_links')).toEqual([
      [B, 'https://p.example/3.jpg', 'https://p.example/10.jpg'],
      null,
    ]);
  });
});

describe('foreign money', () => {
  const FILE = file('price,msrp', [
    '18990.00 EUR,',
    '"£5,000",',
    '5000 CAD,',
    '105950 SEK,',
    '$4000,',
    '3000,"€ 4.000,00"',
  ]);

  test('another currency is no price; it is kept as it was given, and counted', async () => {
    const { listings, found } = await taken(FILE);
    expect(values(listings, 'price', 'price_as_given', 'currency_indicator')).toEqual([
      [null, '18990 EUR', 'USD'],
      [null, '5000 GBP', 'USD'],
      [null, '5000 CAD', 'USD'],
      [null, '105950 SEK', 'USD'],
      [4000, null, 'USD'],
      [3000, null, 'USD'],
    ]);
    expect(found.foreignMoney).toEqual({
      EUR: { rows: 2, converted: 0 },
      CAD: { rows: 1, converted: 0 },
      GBP: { rows: 1, converted: 0 },
      SEK: { rows: 1, converted: 0 },
    });
  });

  test('a rate converts it, to cents; of a file of rates, too', async () => {
    const csv = written('currency,rate\nSEK,0.095\nGBP,1.3\n');
    const json = join(folder, 'rates.json');
    writeFileSync(json, '{ "GBP": 1.25 }');
    const rates = readRates(['EUR=1.08', csv, json]);
    expect([...rates]).toEqual([
      ['EUR', 1.08],
      ['SEK', 0.095],
      ['GBP', 1.25],
    ]);
    const { listings, found } = await taken(FILE, { rates });
    expect(values(listings, 'price', 'price_as_given')).toEqual([
      [20_509.2, '18990 EUR'],
      [6250, '5000 GBP'],
      [null, '5000 CAD'],
      [10_065.25, '105950 SEK'],
      [4000, null],
      [3000, null],
    ]);
    expect(found.foreignMoney.EUR).toEqual({ rows: 2, converted: 2 });
    expect(values(listings, 'msrp')).toEqual([null, null, null, null, null, 4320]);
  });

  test('rates with comments, several in one, a file of a spreadsheet', () => {
    expect([...readRates(['EUR=1.08, GBP=1.27'])]).toEqual([
      ['EUR', 1.08],
      ['GBP', 1.27],
    ]);
    const text = '# of Friday\nCode;Rate\nEUR = 1.08 # noon\n\nsek\t0.095\n';
    for (const one of [text, `\ufeff${text.replaceAll('\n', '\r\n')}`])
      expect([...readRates([written(one)])]).toEqual([
        ['EUR', 1.08],
        ['SEK', 0.095],
      ]);
    expect(() => readRates([written('EUR=\nGBP=1.27\n')])).toThrow(WrongUsage);
  });

  test.each(['EUR', 'XXQ=1', 'EUR=-1', 'EUR=0', 'no/such/file'])('%s is no rate', (rate) =>
    expect(() => readRates([rate])).toThrow(WrongUsage),
  );

  test('dollars of Australia and New Zealand are theirs, by sign, code, column or map', async () => {
    const given = async (header: string, cells: readonly string[], map?: string) => {
      const lines = cells.map((cell, at) => `d.example,${at},${cell}`);
      const file = [`source,stock_no,${header}`, ...lines, ''].join('\n');
      const { found, listings } = await taken(file, map === undefined ? {} : { map });
      return [values(listings, 'price', 'price_as_given'), Object.keys(found.foreignMoney).sort()];
    };
    expect(
      await given('price', [
        '"A$25,990"',
        'AU$ 9990',
        '"AUD 31,500"',
        '8990 NZD',
        'NZ$7500',
        'AUD$ 500',
        '12000',
      ]),
    ).toEqual([
      [
        [null, '25990 AUD'],
        [null, '9990 AUD'],
        [null, '31500 AUD'],
        [null, '8990 NZD'],
        [null, '7500 NZD'],
        [null, '500 AUD'],
        [12_000, null],
      ],
      ['AUD', 'NZD'],
    ]);
    expect(await given('price,currency_indicator', ['"$25,990",AUD', '9990,NZD'])).toEqual([
      [
        [null, '25990 AUD'],
        [null, '9990 NZD'],
      ],
      ['AUD', 'NZD'],
    ]);
    const map = 'columns: { EGC Price: { to: price, unit: AUD } }';
    expect(await given('EGC Price', ['"$25,990"', ''], map)).toEqual([
      [
        [null, '25990 AUD'],
        [null, null],
      ],
      ['AUD'],
    ]);
  });

  test('a Canadian row answers in its dollars', async () => {
    const { listings } = await taken(
      file('state,price', ['ON,25000', 'ON,25000 CAD', 'ON,$25000', 'ON,US$25000']),
    );
    expect(values(listings, 'price', 'currency_indicator', 'price_as_given')).toEqual([
      [25_000, 'CAD', null],
      [25_000, 'CAD', null],
      [25_000, 'CAD', null],
      [null, 'CAD', '25000 USD'],
    ]);
  });

  test('a sign of a row without a country is that of the country whose domain its website has', async () => {
    const { listings } = await taken(
      [
        'source,stock_no,make,price,country,state,vdp_url',
        'cars.example.com.au,1,Ford,"$25,990",,,',
        'https://www.lake.ca/used?site=x.com,2,Ford,"$25,990",,,',
        'd.example,3,Ford,"$25,990",,,https://auto.co.nz/3',
        'bil.se,4,Ford,"105,950 kr",,,',
        // who says no currency takes the market's, and a country that is told counts before the site's
        'lake.ca,5,Ford,"25,990",,,',
        'lake.ca,6,Ford,"$25,990",US,,',
        'lake.ca,7,Ford,"$25,990",,OH,',
        // no sign of this country, no country's domain
        'auto.de,8,Ford,"$25,990",,,',
        'd.example,9,Ford,"$25,990",,,',
        'auto.co,10,Ford,"$25,990",,,',
        'lake.ca,11,Ford,"$25,990",,ON,',
        '',
      ].join('\n'),
    );
    const [own, none] = [
      [25_990, null],
      [null, '25990 CAD'],
    ];
    expect(values(listings, 'price', 'price_as_given')).toEqual([
      [null, '25990 AUD'],
      none,
      [null, '25990 NZD'],
      [null, '105950 SEK'],
      ...[own, own, own, own, own, own, own],
    ]);
  });

  test('a sign in a column of its own is read in the same way', async () => {
    const { listings } = await taken(
      'source,stock_no,make,price,currency_indicator\nlake.ca,1,Ford,25990,$\nd.example,2,Ford,25990,$\n',
    );
    expect(values(listings, 'price', 'price_as_given')).toEqual([
      [null, '25990 CAD'],
      [25_990, null],
    ]);
  });

  test('a sign is that of the currency that an amount beside it names', async () => {
    const { listings } = await taken(
      file('price,msrp,state', [
        '25000 CAD,$29000,',
        '$25000,29000 CAD,',
        '$25000,A$29000,OH',
        'US$25000,$29000,',
        '$25000,29000 EUR,',
        '25000,$29000,',
        // who says none takes the market's
        '25000,29000 CAD,',
      ]),
    );
    expect(values(listings, 'price', 'price_as_given', 'msrp')).toEqual([
      [null, '25000 CAD', null],
      [null, '25000 CAD', null],
      [null, '25000 AUD', null],
      [25_000, null, 29_000],
      [25_000, null, null],
      [25_000, null, 29_000],
      [25_000, null, null],
    ]);
  });

  test('a row of a country that the market does not have', async () => {
    const { rejects, listings } = await taken(file('country,zip', ['DE,10115', ',10115', 'US,10115']));
    expect(rejects).toEqual(['2,country,DE,"is not a country of this market: US, CA"']);
    expect(values(listings, 'state')).toEqual(['NY', 'NY']);
  });
});

describe('numbers, by their whole column', () => {
  test.each<[string, string[], unknown[]]>([
    ['points before thousands', ['25.998', '9.500', '125.000'], [25_998, 9500, 125_000]],
    ['commas before thousands', ['"25,998"', '"9,500"', '750'], [25_998, 9500, 750]],
    [
      'blanks, as Québec writes them',
      ['25 998 $', '9\u00a0500 $', '125\u202f000 $'],
      [25_998, 9500, 125_000],
    ],
    ['apostrophes', ["25'998", '9’500', '750'], [25_998, 9500, 750]],
    ['decimal commas', ['"25.998,00"', '"9.500,50"', '"750,00"'], [25_998, 9500.5, 750]],
    ['endings of the continent', ['"€ 18.990,-"', '25 995 kr', '25 995:-'], [null, null, 25_995]],
    ['fractions of programs', ['25998.0', '9500.00', '750'], [25_998, 9500, 750]],
  ])('%s', async (_, prices, expected) => {
    const { listings, found } = await taken(file('price', prices));
    expect(found.rejected).toBe(0);
    expect(values(listings, 'price')).toEqual(expected);
  });

  test.each<[string, unknown[], unknown[]]>([
    [
      'European texts',
      ['18.990,50 EUR', 18990.5, 18990, 25.998, '9.500 EUR'],
      [18_990.5, 18_990.5, 18_990, 25.998, 9500],
    ],
    ['thousands alone', ['18.990', 17500, 17500.25, '9.500'], [18_990, 17_500, 17_500.25, 9500]],
    ['American texts', ['$18,990.50', 18990.5, 25.998, '9,500'], [18_990.5, 18_990.5, 25.998, 9500]],
  ])('a number of JSON has a decimal point, and says nothing of texts: %s', async (_, prices, expected) => {
    const cars = prices.map((price, at) =>
      JSON.stringify({ source: 'd.example', stock_no: `${at}`, make: 'Ford', price }),
    );
    const { listings, rejects } = await taken(cars.join('\n'), { rates: readRates(['EUR=1']) });
    expect(rejects).toEqual([]);
    expect(values(listings, 'price')).toEqual(expected);
  });

  test('what a map says of texts is nothing of numbers of JSON', async () => {
    const car = JSON.stringify({ source: 'd.example', stock_no: '1', make: 'Ford', price: 18990.5 });
    const { listings } = await taken(car, { map: 'forms: { price: "1.234,56" }' });
    expect(values(listings, 'price')).toEqual([18_990.5]);
  });

  test('a number of JSON that is rejected is shown as it was delivered', async () => {
    const cars = ['18.990,50', -17500.5, -17500].map((price, at) =>
      JSON.stringify({ source: 'd.example', stock_no: `${at}`, make: 'Ford', price }),
    );
    const { rejects } = await taken(cars.join('\n'));
    expect(rejects).toEqual([`2,price,'-17500.5,is negative`, `3,price,'-17500,is negative`]);
  });

  test('what may be two things is rejected with its reason, and a map settles it', async () => {
    const doubtful = file('price', ['25.998', '18990.50', '9500.25']);
    const { rejects } = await taken(doubtful);
    expect(rejects).toHaveLength(1);
    expect(rejects[0]).toMatch(/^2,price,25\.998,"may be thousands or a fraction/);
    const settled = await taken(doubtful, { map: 'forms: { price: "1,234.56" }' });
    expect(values(settled.listings, 'price')).toEqual([25.998, 18_990.5, 9500.25]);
  });

  test('readings and units', async () => {
    const { listings } = await taken(file('miles', ['1.000 miles', '"12.000 km"', '35.301', '1 609 km']));
    expect(values(listings, 'miles')).toEqual([1000, 7456, 35_301, 1000]);
  });

  test('programs that take ids for quantities', async () => {
    const { listings } = await taken(
      file('zip,year,dealer_id,doors', ['77002.0,2021.0,123.0,4.0', '02108,2021,124,4']),
    );
    expect(values(listings, 'zip', 'year', 'dealer_id', 'doors')).toEqual([
      ['77002', '2021', '123', '4'],
      ['02108', '2021', '124', '4'],
    ]);
  });

  test('beyond belief: marked, and unknown', async () => {
    const { listings, found } = await taken(
      file('vin,year,price,miles,latitude,longitude,zip', [
        ',2020,620000000000000,1000,,,77002',
        ',2020,5000,600000,,,77002',
        '1FTFW1E51NF780000,2012,5000,1000,,,77002',
        ',2020,5000,1000,0,0,77002',
      ]),
    );
    expect(values(listings, 'price', 'miles')).toEqual([
      [null, 1000],
      [5000, null],
      [5000, 1000],
      [5000, 1000],
    ]);
    expect(values(listings, 'latitude')).toEqual(['29.7594', '29.7594', '29.7594', '29.7594']);
    expect(found.marks).toMatchObject({ odd_money: 1, odd_miles: 1, vin_of_another_year: 1, no_place: 1 });
  });
});

describe('words', () => {
  test('counts with what they count', async () => {
    const { listings, rejects } = await taken(
      file('doors,cylinders,seating_capacity', [
        '4 doors,6 cyl,5 seats',
        '5-türig,4 Cylinders,7-Seater',
        '3,8.0,2',
        '2,V6,2',
        '2,4 en línea,2',
        '2 wheels,1,1',
        '4,X6,1',
        // litres, not cylinders
        '4,2.0 L,1',
        '4,5.0L,1',
        '4,4 Inline,1',
      ]),
    );
    expect(values(listings, 'doors', 'cylinders', 'seating_capacity')).toEqual([
      ['4', '6', '5'],
      ['5', '4', '7'],
      ['3', '8', '2'],
      ['2', '6', '2'],
      ['2', '4', '2'],
      ['4', '4', '1'],
    ]);
    expect(rejects).toEqual([
      '7,doors,2 wheels,is not a whole number',
      '8,cylinders,X6,is not a whole number',
      '9,cylinders,2.0 L,is not a whole number',
      '10,cylinders,5.0L,is not a whole number',
    ]);
  });

  test('hours with their word', async () => {
    const { listings, rejects } = await taken(
      file('hours_used', [
        '"1,010 hrs"',
        '1010 h',
        '350 hours',
        '12.5 Hrs.',
        '1 250 Stunden',
        '900',
        '5 days',
      ]),
      { market: 'heavy-equipment' },
    );
    expect(values(listings, 'hours_used')).toEqual([1010, 1010, 350, 12.5, 1250, 900]);
    expect(rejects).toEqual(['8,hours_used,5 days,is not a number']);
  });

  test('counts in words', async () => {
    const { listings, found } = await taken(file('doors,cylinders', ['two,Twelve', 'FOUR,six', 'many,5']));
    expect(values(listings, 'doors', 'cylinders')).toEqual([
      ['2', '12'],
      ['4', '6'],
    ]);
    expect(found.reasons).toMatchObject([
      { column: 'doors', reason: 'is not a whole number', value: 'many' },
    ]);
  });

  test('words of people in place of a number reject the row; in a text they stay', async () => {
    const { listings, found } = await taken(
      file('price,miles,doors,seller_name,trim', [
        'N/A,-,NULL,Unknown,Not Specified',
        'call us,1,4,A,LX',
        '1,NA,4,A,LX',
        '1,unknown,4,A,LX',
        '1,1,other,A,LX',
      ]),
    );
    expect(values(listings, 'price', 'miles', 'doors', 'seller_name', 'trim')).toEqual([
      [null, null, null, 'Unknown', 'Not Specified'],
    ]);
    expect(found.nullWords).toEqual({ price: 1, miles: 1, doors: 1 });
    expect(found.reasons).toMatchObject([
      { column: 'miles', value: 'NA', count: 2 },
      { column: 'doors', value: 'other' },
      { column: 'price', reason: 'is not a number', value: 'call us' },
    ]);
    const map = 'values: { price: { call us: "" } }';
    expect(values((await taken(file('price', ['Call us']), { map })).listings, 'price')).toEqual([null]);
    const vins = await taken('source,vin,stock_no\na.example,UNKNOWN,1\na.example,,?\n');
    expect(vins.found.reasons).toMatchObject([{ column: 'vin', value: 'UNKNOWN' }]);
    expect(values(vins.listings, 'stock_no')).toEqual(['?']);
  });

  test('conditions, sellers and flags as feeds call them', async () => {
    const { listings, found } = await taken(
      file('inventory_type,seller_type,in_transit', [
        'Certified Pre-Owned,By Owner,Y',
        'Neuwagen,Händler,nein',
        "Employee's car,,T",
        'scrap,,',
      ]),
    );
    expect(values(listings, 'inventory_type', 'seller_type', 'is_certified', 'in_transit')).toEqual([
      ['used', 'fsbo', true, true],
      ['new', 'dealer', null, false],
      ['used', 'dealer', null, true],
    ]);
    expect(found.reasons).toMatchObject([{ column: 'inventory_type', value: 'scrap' }]);
    // what the row says of being certified counts
    const said = await taken(file('inventory_type,is_certified', ['CPO,no', 'CPO,']));
    expect(values(said.listings, 'is_certified')).toEqual([false, null]);
  });

  test('names that were cut out of web pages', async () => {
    const { listings } = await taken(
      [
        'source,stock_no,make,trim,seller_name,seller_comments',
        `d.example,A&amp;1,Ford,Crew Cab 6&#39;4&#x22; Box,Smith &amp; Sons,a &amp; b`,
        `d.example,2,Ford,&amp;#39;,R&D; &lt;b&gt;,x`,
        '',
      ].join('\n'),
    );
    expect(values(listings, 'stock_no', 'trim', 'seller_name')).toEqual([
      ['A&amp;1', `Crew Cab 6'4" Box`, 'Smith & Sons'],
      ['2', '&#39;', 'R&D; &lt;b&gt;'],
    ]);
    expect(JSON.stringify(values(listings, 'seller_comments'))).toContain('a &amp; b');
  });

  test('a map may name a word as the file has it, or as it is read', async () => {
    const { listings } = await taken(
      [
        'source,stock_no,make,model',
        'd.example,1,Chrysler,Town &amp; Country',
        'd.example,2,Chrysler,Town & Country',
        'd.example,3,Chrysler,Pick &amp; Go',
        '',
      ].join('\n'),
      { map: 'values:\n  model:\n    "Town &amp; Country": Voyager\n    "Pick & Go": Pacifica\n' },
    );
    expect(values(listings, 'model')).toEqual(['Voyager', 'Voyager', 'Pacifica']);
  });

  test('lists of programs', async () => {
    const { listings } = await taken(
      [
        'source,stock_no,make,features',
        `d.example,1,Ford,"['ABS','Leather seats', 'USB|AUX']"`,
        `d.example,2,Ford,"[""ABS"", ""Driver's airbag""]"`,
        'd.example,3,Ford,[]',
        `d.example,4,Ford,ABS|['new']`,
        '',
      ].join('\n'),
    );
    expect(values(listings, 'features')).toEqual([
      ['ABS', 'Leather seats', 'USB|AUX'],
      ['ABS', "Driver's airbag"],
      null,
      ['ABS', "['new']"],
    ]);
  });

  test('words for no value are empty, and counted by column', async () => {
    const { listings, found } = await taken(
      file('trim,exterior_color,price,features,photo1,photo2', [
        'nan,None,N/A,nan,https://p.example/1.jpg,None',
        'None,Red,-,ABS|None| Camera,,',
        'NULL,-,5000,|ABS,N/A,-',
        'XLT,Nan,null,ABS,,https://p.example/2.jpg',
        ' - ,blue,1,,,',
      ]),
    );
    expect(values(listings, 'trim', 'exterior_color', 'price')).toEqual([
      [null, null, null],
      [null, 'Red', null],
      [null, null, 5000],
      ['XLT', null, null],
      [null, 'blue', 1],
    ]);
    // one of several values, too
    expect(values(listings, 'features', 'photo_links')).toEqual([
      [null, ['https://p.example/1.jpg']],
      [['ABS', 'Camera'], null],
      [['ABS'], null],
      [['ABS'], ['https://p.example/2.jpg']],
      [null, null],
    ]);
    expect(found.nullWords).toEqual({ trim: 4, exterior_color: 3, price: 3, features: 2, photo_links: 2 });
    expect(found.marks.says_null).toBe(5);
    expect(found.unknownWords).toEqual({});
  });

  test('bodies and drives that files write', async () => {
    const cells: [
      body: string,
      body_type: string | null,
      cab: string | null,
      drive: string,
      drivetrain: string,
    ][] = [
      ['pickup_truck', 'Pickup', null, 'AWD/All-Wheel Drive', 'AWD'],
      ['Crew Cab', 'Pickup', 'Crew', '2WD', '2WD'],
      ['Extended Cab', 'Pickup', 'Extended', '4X2', '2WD'],
      ['Quad Cab', 'Pickup', 'Quad', '4x4', '4WD'],
      ['Double Cab', 'Pickup', 'Double', 'Front Wheel Drive', 'FWD'],
      ['Regular Cab', 'Pickup', 'Regular', 'RWD', 'RWD'],
      ['SuperCab', 'Pickup', 'Extended', 'Vorderradantrieb', 'FWD'],
      ['4 Door Sedan', 'Sedan', null, 'Allrad', 'AWD'],
      ['Sports Activity Vehicle', 'SUV', null, 'traction avant', 'FWD'],
      ['G Sedan', 'Sedan', null, 'Fyrhjulsdrift', '4WD'],
    ];
    const { listings, found } = await taken(
      file(
        'body_type,drivetrain',
        cells.map(([body, , , drive]) => `${body},${drive}`),
      ),
    );
    expect(values(listings, 'body_type', 'body_subtype', 'drivetrain')).toEqual(
      cells.map(([, body, cab, , drive]) => [body, cab, drive]),
    );
    expect(found.unknownWords).toEqual({});
  });

  test('colours with two names, and of the makers', async () => {
    const { listings } = await taken(
      file('exterior_color,interior_color,base_exterior_color', [
        'Scarlet Ember/Super Black,Espresso,',
        'Ice Cap,Camel,',
        'Granite Crystal,Beige,burgundy',
        'Modern Steel,svart,charcoal',
      ]),
    );
    expect(values(listings, 'base_ext_color', 'base_int_color')).toEqual([
      ['Red', 'Brown'],
      ['White', 'Tan'],
      ['Red', 'Beige'],
      ['Gray', 'Black'],
    ]);
  });

  test('makes in two columns', async () => {
    const { listings } = await taken(
      'source,stock_no,make,model\nd.example,1,land,discovery\nd.example,2,Land,Rover Range Rover\nd.example,3,Alfa,Romeo Giulia\n',
    );
    expect(values(listings, 'make')).toEqual(['Land Rover', 'Land Rover', 'Alfa Romeo']);
  });
});

test('the size of an engine may name its unit, and cubic centimetres become litres', async () => {
  const { listings, rejects } = await taken(
    file('engine_size', [
      ...[
        '1.8L',
        '2.0 litre',
        '3 Liters',
        '2.4 ltr.',
        '1.6',
        '1998 cc',
        '"1,248 ccm"',
        '999',
        '2993 cm³',
        '8',
      ],
      // cubic inches are not told from cubic centimetres
      ...['350', '454', '599'],
      ...['12 parsecs', '150 hp'],
    ]),
  );
  expect(values(listings, 'engine_size')).toEqual([1.8, 2, 3, 2.4, 1.6, 2, 1.2, 1, 3, 8, null, null, 0.6]);
  expect(rejects).toEqual([expect.stringContaining('engine_size'), expect.stringContaining('engine_size')]);
});

describe('models', () => {
  const NAMED: readonly (readonly [make: string, model: string, kept: (string | null)[]])[] = [
    ['TOYOTA', 'TOYOTA Corolla 1.6 VVT-i', ['Toyota', 'Corolla 1.6 VVT-i']],
    ['toyota', 'toyota tacoma 4wd', ['Toyota', 'tacoma 4wd']],
    ['mercedes', 'Mercedes Benz C 300', ['Mercedes-Benz', 'C 300']],
    ['Citroen', 'Citroën C3', ['Citroen', 'C3']],
    ['Ram', 'Ram 1500', ['RAM', '1500']],
    // a model of that name, the rest of a word, and a make that no list has
    ['Polestar', 'Polestar 3', ['Polestar', 'Polestar 3']],
    ['DS', 'DS 7 Crossback', ['DS', 'DS 7 Crossback']],
    ['Genesis', 'Genesis', ['Genesis', 'Genesis']],
    ['Mazda', 'Mazda3', ['Mazda', 'Mazda3']],
    ['Range Rover', 'Range Rover Sport', ['Land Rover', 'Range Rover Sport']],
    // a make that is a part of a make's range leaves that part with the model
    ['Range Rover', 'Vogue', ['Land Rover', 'Range Rover Vogue']],
    ['RANGE-ROVER', '', ['Land Rover', 'Range Rover']],
    ['Defender', '110', ['Land Rover', 'Defender 110']],
    ['Mercedes-AMG', 'GT', ['Mercedes-Benz', 'AMG GT']],
    ['Mercedes-AMG', 'C 63 AMG', ['Mercedes-Benz', 'C 63 AMG']],
    ['Mercedes AMG', '', ['Mercedes-Benz', null]],
    // which has it already, glued or in part, or is a model that goes without it
    ['IONIQ', 'IONIQ5', ['Hyundai', 'IONIQ5']],
    ['Citroën DS', 'DS3', ['Citroen', 'DS3']],
    ['Citroën DS', 'DSuper', ['Citroen', 'DS DSuper']],
    ['GMC Hummer', 'Hummer', ['GMC', 'HUMMER EV']],
    ['GMC Hummer EV', 'EV Pickup', ['GMC', 'HUMMER EV Pickup']],
    ['Hummer EV', 'SUV', ['GMC', 'HUMMER EV SUV']],
    ['Range Rover', 'Rover Sport', ['Land Rover', 'Range Rover Sport']],
    ['Range Rover', 'Defender 110', ['Land Rover', 'Defender 110']],
    ['Range Rover', 'LR4', ['Land Rover', 'LR4']],
    ['Range Rover', 'Discovery Sport', ['Land Rover', 'Discovery Sport']],
    ['Discovery', 'Range Rover Sport', ['Land Rover', 'Range Rover Sport']],
    ['Mercedes-AMG', 'C-Class', ['Mercedes-Benz', 'C-Class']],
    ['Mercedes-AMG', 'GLE', ['Mercedes-Benz', 'GLE']],
    ['Mercedes-AMG', 'C63', ['Mercedes-Benz', 'AMG C63']],
    ['Mini Cooper', 'Countryman', ['MINI', 'Countryman']],
    ['Mini Cooper', 'Clubman S', ['MINI', 'Clubman S']],
    ['Mini Cooper', 'Hardtop', ['MINI', 'Cooper Hardtop']],
    ['Corvette', 'Corvette Stingray', ['Chevrolet', 'Corvette Stingray']],
    ['Mustang', 'Mustang Mach-E', ['Ford', 'Mustang Mach-E']],
    ['Defender', 'Land Rover Defender 90', ['Land Rover', 'Defender 90']],
    ['Mini Cooper', 'S', ['MINI', 'Cooper S']],
    ['Mini Cooper', 'Mini Cooper S', ['MINI', 'Cooper S']],
    ['MINI', 'Clubman', ['MINI', 'Clubman']],
    ['Corvette', 'Stingray', ['Chevrolet', 'Corvette Stingray']],
    ['Chevrolet Corvette', 'Corvette Z06', ['Chevrolet', 'Corvette Z06']],
    ['Ford Mustang', 'Mach-E', ['Ford', 'Mustang Mach-E']],
    ['IONIQ', '5', ['Hyundai', 'IONIQ 5']],
    ['BMW Alpina', 'B7', ['BMW', 'ALPINA B7']],
    ['Citroën DS', '3', ['Citroen', 'DS 3']],
    // makes of their own
    ['DS', '3 Crossback', ['DS', '3 Crossback']],
    ['Abarth', '595', ['Abarth', '595']],
    ['Unheard', 'Unheard One', ['Unheard', 'Unheard One']],
  ];
  let named: unknown[];
  beforeAll(async () => {
    const lines = NAMED.map(([make, model], at) => `d.example,${at + 1},${make},${model}`);
    const { listings } = await taken(['source,stock_no,make,model', ...lines, ''].join('\n'));
    named = values(listings, 'make', 'model');
  });
  test.each(NAMED.map(([make, model, kept], at) => [make, model, kept, at] as const))(
    'make %s, model %s',
    (_, __, kept, at) => expect(named[at]).toEqual(kept),
  );

  test('a hybrid is told by its name, where its fuel alone says that it is burnt', async () => {
    const { listings } = await taken(
      [
        'source,stock_no,make,model,trim,fuel_type,powertrain_type',
        'd.example,1,Kia,OPTIMA HYBRID,,regular unleaded,',
        'd.example,2,Toyota,RAV4,Hybrid XLE,Gasoline,',
        'd.example,3,Kia,Sorento,Plug-In Hybrid EX,Gas,',
        'd.example,4,Suzuki,Swift,1.2 Mild Hybrid,Petrol,',
        'd.example,5,Toyota,Prius c,,regular unleaded,',
        'd.example,6,Honda,Civic,LX,regular unleaded,',
        'd.example,7,Kia,Optima Hybrid,,Gas,Combustion',
        'd.example,8,Kia,Niro Hybrid,,,',
        'd.example,9,Chrysler,Pacifica Hybrid,Touring L,Gasoline,',
        'd.example,10,Porsche,Cayenne,S E-Hybrid,Gasoline,',
        'd.example,11,Porsche,Cayenne,S Hybrid,Gasoline,',
        'd.example,12,Jeep,Compass,1.5 e-Hybrid,Petrol,',
        'd.example,13,Toyota,Corolla,LE Non-Hybrid,Petrol,',
        '',
      ].join('\n'),
    );
    expect(values(listings, 'powertrain_type')).toEqual([
      'HEV',
      'HEV',
      'PHEV',
      'MHEV',
      'HEV',
      'Combustion',
      'Combustion',
      null,
      // every Pacifica Hybrid and E-Hybrid of Porsche is plugged in; Jeep's e-Hybrid is not
      'PHEV',
      'PHEV',
      'HEV',
      'HEV',
      'Combustion',
    ]);
  });
});

describe('what spreadsheets write', () => {
  test('texts and links in formulas are those that are shown', async () => {
    const { listings, rejects } = await taken(
      [
        'source,stock_no,vin,price,vdp_url,seller_comments',
        'd.example,"=""00123""","=""1HGCM82633A004352""","=""10,500""","=HYPERLINK(""https://d.example/1"",""see"")",=1+1',
        'd.example,"=HYPERLINK(""https://d.example/2"",""A2"")",,9000,https://d.example/2,',
        'd.example,=A1,,9000,,',
        '',
      ].join('\n'),
    );
    expect(rejects).toEqual([]);
    expect(values(listings, 'stock_no', 'vin', 'price', 'vdp_url')).toEqual([
      ['00123', '1HGCM82633A004352', 10_500, 'https://d.example/1'],
      ['A2', null, 9000, 'https://d.example/2'],
      ['=A1', null, 9000, null],
    ]);
  });

  test('headings and ids are what formulas show, too', async () => {
    const { listings } = await taken(
      'source,stock_no,id,heading,dealer_id,zip\nd.example,1,"=""0042""","=HYPERLINK(""https://d.example/1"",""2020 Ford &amp; more"")","=""007""","=""02134"""\n',
    );
    expect(values(listings, 'id', 'heading', 'dealer_id', 'zip')).toEqual([
      ['0042', '2020 Ford & more', '7', '02134'],
    ]);
  });

  test('a stock number that lost its digits names no vehicle', async () => {
    const { listings, rejects } = await taken(
      [
        'source,stock_no,vin,vdp_url,make',
        'd.example,1.23E+11,,,Ford',
        'd.example,"1,23e+11",,,Kia',
        'd.example,1.23E+11,,https://d.example/3,Ford',
        'd.example,1.23E+11,,https://d.example/3,BMW',
        'd.example,1.23E+11,1HGCM82633A004352,,Honda',
        // no spreadsheet writes these
        'd.example,1E10,,,Audi',
        'd.example,5E+1,,,Fiat',
        '',
      ].join('\n'),
    );
    const reason =
      '"has lost digits in a spreadsheet, and nothing else names the vehicle: write the column as text"';
    expect(rejects).toEqual([`2,stock_no,1.23E+11,${reason}`, `3,stock_no,"1,23e+11",${reason}`]);
    expect(values(listings, 'stock_no', 'make')).toEqual([
      ['1.23E+11', 'BMW'],
      ['1.23E+11', 'Honda'],
      ['1E10', 'Audi'],
      ['5E+1', 'FIAT'],
    ]);
  });

  test('a line of totals is no vehicle', async () => {
    const { listings, rejects } = await taken(
      [
        'source,stock_no,year,make,model,price',
        'd.example,1,2020,Ford,Focus,9000',
        'd.example,total,2021,Kia,Rio,8000',
        'd.example,Grand Total:,,,,17000',
        '',
      ].join('\n'),
    );
    expect(rejects).toEqual(['4,stock_no,Grand Total:,is a line of totals and no vehicle']);
    expect(values(listings, 'stock_no')).toEqual(['1', 'total']);
  });

  test('days that are counted from 1900 are no seconds of 1970', async () => {
    // 46000 is 9 December 2025, 45999.5 noon of the day before
    const { listings } = await taken(
      'source,stock_no,scraped_at,first_seen_at\nd.example,1,46000,45999.5\nd.example,2,1764547200,36525\n',
    );
    const seconds = (...day: [number, number, number, number]): string => String(Date.UTC(...day) / 1000);
    expect(values(listings, 'scraped_at', 'first_seen_at')).toEqual([
      [seconds(2025, 11, 9, 0), seconds(2025, 11, 8, 12)],
      ['1764547200', '36525'],
    ]);
  });
});

describe("a dealer's own feed", () => {
  const FEED = [
    'id\tvin\tstore_code\tprice\tlink',
    'Q0\t1FTFW1E55NF750000\t0123\t20000.00 USD\thttps://www.own.example/0',
    '',
  ].join('\n');

  test('the code of a store is a text of that source, and --dealer says which dealer it is', async () => {
    const path = written('dealer_id,seller_name,city,state,zip\n6000100,Ohio Ford,Columbus,OH,43215\n');
    const dealt = await taken(FEED, { format: 'google', dealer: readDealer(path) });
    expect(values(dealt.listings, 'dealer_id', 'seller_name', 'state')).toEqual([
      ['6000100', 'Ohio Ford', 'OH'],
    ]);
    const alone = await taken(FEED, { format: 'google' });
    expect(values(alone.listings, 'dealer_id', 'seller_name')).toEqual([[null, '0123']]);
  });
});

describe('sold vehicles', () => {
  const SOLD =
    'sold_date,vin,inventory_type,state,year,make,model,body_type,price,base_exterior_color,base_interior_color,drivetrain';

  test('one spelling a term, unknown colours counted, Canada apart', async () => {
    const path = [
      SOLD,
      '2016-03-01,1HGCM82633A004352,used,tx,2003,honda,Accord,Crew Cab,5000,burgundy,off-white,2WD',
      '2016-03-02,1HGCM82663A004353,used,Texas,2003,HONDA,Accord,Sedan,6000,glorious,cream,4X2',
      '2016-03-03,1HGCM826X3A004355,used,ON,2003,Honda,Accord,Sedan,8000,charcoal,,FWD',
      '',
    ].join('\n');
    const { listings, found } = await taken(path, { form: soldRows });
    expect(values(listings, 'state', 'make', 'body_type', 'body_subtype', 'drivetrain')).toEqual([
      ['TX', 'Honda', 'Pickup', 'Crew', '2WD'],
      ['TX', 'Honda', 'Sedan', null, '2WD'],
      ['ON', 'Honda', 'Sedan', null, 'FWD'],
    ]);
    expect(values(listings, 'base_exterior_color', 'base_interior_color')).toEqual([
      ['Red', 'White'],
      ['glorious', 'Beige'],
      ['Gray', null],
    ]);
    expect(found.unknownWords).toMatchObject({
      base_exterior_color: { rows: 1, words: [{ word: 'glorious', rows: 1 }] },
    });
    expect(found.marks.sold_abroad).toBe(1);
  });

  test('a trim glued to the model is split off, and nothing is filled', async () => {
    const asked: string[] = [];
    const decoder: BulkDecoder = {
      decodeBuilds: async (vins) => {
        asked.push(...vins);
        return vins.map(() => ({
          vehicle: { year: 2021, make: 'Toyota', model: 'RAV4', body_type: 'SUV' },
          ofSerial: false,
        }));
      },
      models: async () => [{ make: 'Toyota', model: 'RAV4' }],
    };
    const [right, other] = ['2T3P1RFV1MC000001', '2T3H1RFV8MC000002'];
    const path = [
      'sold_date,vin,inventory_type,state,make,model,trim',
      `2016-03-01,${right},used,TX,Toyota,RAV4 XLE Premium,`,
      `2016-03-02,${right},used,TX,Toyota,RAV4 LE,LE`,
      `2016-03-03,${other},used,TX,Toyota,RAV4,`,
      '',
    ].join('\n');
    const vins = { decoder, seconds: 60 };
    const { listings, found } = await taken(path, { form: soldRows, vins });
    expect(values(listings, 'model', 'trim', 'body_type')).toEqual([
      ['RAV4', 'XLE Premium', null],
      ['RAV4', 'LE', null],
      ['RAV4', null, null],
    ]);
    expect(found.marks).toMatchObject({ trim_split: 2 });
    // only a model of several words may have a trim glued to it
    expect(asked).toEqual([right]);
  });
});

describe('maps', () => {
  test('units, constants, dates, numbers, patterns, splits and joins', async () => {
    const map = [
      'columns:',
      '  Odo: { to: miles, unit: km }',
      '  Cost: { to: price, unit: EUR }',
      '  Listed: scraped_at',
      '  Title: [heading, { to: trim, match: "^\\\\S+ \\\\S+ (.*)$" }]',
      '  Extras: { to: features, split: ";" }',
      'join:',
      '  seller_comments: { of: [A, B], with: " / " }',
      'constants: { source: joined.example }',
      'forms: { scraped_at: day/month/year, price: "1.234,56" }',
    ].join('\n');
    const text = [
      'stock_no,Odo,Cost,Listed,Title,Extras,A,B',
      '1,16093,"18.990,50",03/04/2026,Ford Focus ST-Line,heated seats; camera,x,y',
      '2,"1,000 miles",9.500 USD,05/04/2026,Ford Focus,,x,',
      '',
    ].join('\n');
    const { listings, found } = await taken(text, { map, rates: readRates(['EUR=1.1']) });
    expect(found.rejected).toBe(0);
    expect(values(listings, 'miles', 'price', 'price_as_given', 'source')).toEqual([
      [10_000, 20_889.55, '18990.5 EUR', 'joined.example'],
      [1000, 9500, null, 'joined.example'],
    ]);
    expect(values(listings, 'scraped_at')).toEqual(
      ['2026-04-03', '2026-04-05'].map((day) => String(Date.parse(day) / 1000)),
    );
    expect(values(listings, 'heading', 'trim', 'seller_comments')).toEqual([
      ['Ford Focus ST-Line', 'ST-Line', 'x / y'],
      ['Ford Focus', null, 'x'],
    ]);
    expect(values(listings, 'features')).toEqual([['heated seats', 'camera'], null]);
  });

  test('dates that may be two things are rejected, unless a cell of the column tells', async () => {
    const { rejects } = await taken(file('scraped_at', ['03/04/2026', '03/03/2026']));
    expect(rejects).toHaveLength(1);
    const told = await taken(
      file('scraped_at', [
        '03/04/2026',
        '27/04/2026',
        '"Fri Nov 27 2026 10:00:00 GMT+0100"',
        '1775174400000',
      ]),
    );
    expect(values(told.listings, 'scraped_at')).toEqual(
      ['2026-04-03', '2026-04-27', '2026-11-27T09:00:00Z', '2026-04-03'].map((day) =>
        String(Date.parse(day) / 1000),
      ),
    );
  });
});
