import { listingsOf, wordsOf } from '../../src/catalog/markets.ts';
import '../property/seed.ts';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import { fc } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acceptDelivery } from '../../ingest/accept/accept.ts';
import { listingRows } from '../../ingest/accept/listing-rows.ts';
import { NO_MAP } from '../../ingest/accept/map.ts';
import { prepareAccepting } from '../../ingest/accept/tables.ts';
import { LIMITS } from '../../ingest/feeds/limits.ts';
import { MARK } from '../../ingest/feeds/spool-writer.ts';
import { placeOf } from '../../ingest/feeds/vehicle-ads/address.ts';
import { isInstant, sizeOf } from '../../ingest/feeds/vehicle-ads/amounts.ts';
import { type DealerRow, readDealer } from '../../ingest/feeds/vehicle-ads/dealer.ts';
import { photoLinks, withoutCampaign } from '../../ingest/feeds/vehicle-ads/links.ts';
import { spoolVehicleAds } from '../../ingest/feeds/vehicle-ads/spool.ts';
import { availabilityOf, conditionOf } from '../../ingest/feeds/vehicle-ads/words.ts';
import { CommandRefusal, WrongUsage } from '../../ingest/ground/outcome.ts';
import { rows } from '../../ingest/ground/sql.ts';
import { noLedger } from '../ledger/directories.ts';

const AS_OF = Date.UTC(2026, 5, 1) / 1000;
let folder: string;
let count = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vehicle-ads-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Options {
  readonly format?: 'meta' | 'google';
  readonly market?: string;
  readonly dealer?: DealerRow;
  readonly rowBytes?: number;
}

async function spooled(content: string | Buffer, options: Options = {}) {
  const { format = 'meta', market = 'us-cars', dealer, rowBytes = LIMITS.rowBytes } = options;
  count += 1;
  const path = join(folder, `${count}.rows`);
  writeFileSync(join(folder, 'feed'), content);
  return spoolVehicleAds(join(folder, 'feed'), path, {
    format,
    market,
    asOf: AS_OF,
    limits: { ...LIMITS, rowBytes },
    onRead: () => {},
    ...(dealer && { dealer }),
  });
}

type Row = Record<string, unknown> & { readonly line: number };

/** The rows that the feed becomes, with the lines of the file on which they start. */
async function convert(content: string | Buffer, options: Options = {}): Promise<Row[]> {
  const { path, rows } = await spooled(content, options);
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  expect(lines.length).toBe(rows);
  return lines.map((line) => {
    const [number, json = ''] = line.split(MARK);
    return { ...JSON.parse(json), line: Number(number) };
  });
}

const meta = (inside: string): string => `<listings><listing>${inside}</listing></listings>`;
const google = (inside: string): string =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item>${inside}</item></channel></rss>`;

/** The only row of a feed with these members; what every row has is left out. */
async function one(members: Record<string, string>, options: Options = {}): Promise<Record<string, unknown>> {
  const xml = Object.entries(members)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('');
  const [row] = await convert(options.format === 'google' ? google(xml) : meta(xml), options);
  const { line, ...rest } = row ?? { line: 0 };
  expect(line).toBe(1);
  return rest;
}

const VIN = '1HGCM82633A004352';

describe('forms of a feed', () => {
  test('XML of Meta: parts of an address, a mileage with its unit, images', async () => {
    const feed = `<?xml version="1.0" encoding="UTF-8"?>
<!-- a comment -->
<listings>
  <title>Dealer</title>
  <listing
    kind="x">
    <vehicle_id>A1</vehicle_id><title><![CDATA[A & "b"]]> c &amp; d &#228;</title>
    <address format="simple"><component name="addr1">1 Road</component><component name="city">Hamilton</component>
      <component name="region">AL</component><component name="postal_code">35570</component></address>
    <mileage><unit>MI</unit><value>73556</value></mileage>
    <image><url>https://i.example/1?a=1&amp;b=2</url><tag>front</tag></image>
    <image><url>https://i.example/2</url></image><image><url>https://i.example/2</url></image>
    <trim/><engine></engine><url>https://www.a.example/1</url>
  </listing>
  <listing><vehicle_id>A2</vehicle_id></listing>
</listings>`;
    expect(await convert(feed)).toEqual([
      {
        line: 5,
        stock_no: 'A1',
        heading: 'A & "b" c & d ä',
        street: '1 Road',
        city: 'Hamilton',
        state: 'AL',
        zip: '35570',
        miles: '73556',
        miles_indicator: 'MILES',
        photo_links: ['https://i.example/1?a=1&b=2', 'https://i.example/2'],
        vdp_url: 'https://www.a.example/1',
        source: 'a.example',
      },
      { line: 15, stock_no: 'A2' },
    ]);
  });

  test('RSS of Google: prefixed members count before plain ones', async () => {
    const feed = `<rss xmlns:x="http://base.google.com/ns/1.0"><channel><title>Dealer</title>
<item><title>plain</title><x:title>own</x:title><g:id>A1</g:id><x:image_link>https://i.example/1</x:image_link>
<x:additional_image_link>https://i.example/2,https://i.example/w_4,h_3/3</x:additional_image_link>
<x:additional_image_link>https://i.example/1</x:additional_image_link>
<x:vehicle_fulfillment><x:option>in_store</x:option></x:vehicle_fulfillment></item></channel></rss>`;
    expect(await convert(feed, { format: 'google' })).toEqual([
      {
        line: 2,
        stock_no: 'A1',
        heading: 'own',
        photo_links: ['https://i.example/1', 'https://i.example/2', 'https://i.example/w_4,h_3/3'],
      },
    ]);
  });

  test('Atom: an entry, its link an attribute', async () => {
    const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>T</title>
      <link rel="self" href="https://b.example/"/><link href="https://a.example/1"/></entry></feed>`;
    expect(await convert(feed, { format: 'google' })).toEqual([
      { line: 1, heading: 'T', vdp_url: 'https://a.example/1', source: 'a.example' },
    ]);
  });

  const csv = [
    'Vehicle_ID,mileage.value,mileage.unit,image[0].url,image[1].url,additional_image_link,address,description',
    'A1,10,KM,https://i.example/1,https://i.example/2,"https://i.example/3,https://i.example/1",' +
      '"{""addr1"":""1 Road"",""addr2"":null,""city"":""Luleå"",""postal_code"":97254}","two',
    'lines, ""quoted"""',
    'A2,,,,,,"1 Road, Pickering, ON L1V 1A2, CA",[not JSON',
    '',
  ].join('\n');
  const rows = [
    {
      line: 2,
      stock_no: 'A1',
      miles: '10',
      miles_indicator: 'KILOMETERS',
      photo_links: ['https://i.example/1', 'https://i.example/2', 'https://i.example/3'],
      street: '1 Road',
      city: 'Luleå',
      zip: '97254',
      seller_comments: 'two\nlines, "quoted"',
    },
    {
      line: 4,
      stock_no: 'A2',
      street: '1 Road',
      city: 'Pickering',
      state: 'ON',
      zip: 'L1V 1A2',
      country: 'CA',
      seller_comments: '[not JSON',
    },
  ];

  test.each<[string, string | Buffer]>([
    ['CSV', csv],
    ['a byte-order mark', `\ufeff${csv}`],
    ['gzip', gzipSync(csv)],
    ['no line end at the end', csv.trimEnd()],
  ])('dotted headers: %s', async (_, content) => {
    expect(await convert(content)).toEqual(rows);
    expect(await convert(content, { format: 'google' })).toEqual(rows);
  });

  test('TSV', async () => {
    const feed = 'id\tprice\taddress\nA1\t5 USD\t{"city":"X"}\n';
    expect(await convert(feed, { format: 'google' })).toEqual([
      { line: 2, stock_no: 'A1', price: '5 USD', city: 'X' },
    ]);
  });

  /** The text in UTF-8, but for the tilde, which becomes a byte that is none. */
  const faulty = (text: string): Buffer => {
    const bytes = Buffer.from(text);
    bytes[bytes.indexOf('~')] = 0xe9;
    return bytes;
  };

  test.each<[string, string | Buffer, RegExp]>([
    ['empty', '', /is empty/],
    ['blank', '\n \n', /is empty/],
    ['a DOCTYPE', '<!DOCTYPE listings SYSTEM "x">\n<listings/>', /line 1 contains a DOCTYPE/],
    [
      'an entity bomb',
      '<!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><listings><listing>&b;</listing></listings>',
      /DOCTYPE/,
    ],
    ['an unknown entity', meta('\n<title>&nbsp;</title>'), /line 2 is not well-formed XML/],
    ['not well-formed', '<listings>\n<listing></listings>', /line 2 is not well-formed XML/],
    ['cut in an item', '<listings>\n<listing><title>a', /truncated at line 2/],
    ['cut behind an item', '<listings><listing><id>1</id></listing>\n', /truncated at line 2/],
    ['cut in a tag', '<listings><listing', /is truncated/],
    ['text behind the root', `${meta('')}x`, /not well-formed/],
    ['UTF-8 with a fault', faulty(meta('\n<title>é~</title>')), /line 2 is not valid UTF-8/],
    ['no item element', '<rss><channel/></rss>', /contains no <listing>/],
    ['the other format', google('<g:id>1</g:id>'), /contains no <listing>/],
    ['too deep', `<listings>${'<a>'.repeat(70)}`, /deeper than 64/],
    ['JSON', '{"id":1}', /starts JSON/],
    ['a JSON array', ' [{"id":1}]', /starts JSON/],
    ['Parquet', Buffer.from('PAR1............PAR1'), /is Parquet/],
    ['no header of a feed', 'a,b\n1,2\n', /none of its columns are known/],
    ['a header only', 'id,title\n', /contains no items/],
    ['all sold', 'id,availability\n1,sold\n2,sold\n', /none of its 2 items are on offer/],
    ['an archive in an archive', Buffer.from('PK\x03\x04....'), /archive in an archive/],
    ['CSV cut in a row', 'id,title,price\n1,a,2\n2,b', /ends within the row at line 3/],
    ['CSV cut in quotes', 'id,title\n1,"b', /inside the quotes of the row at line 2/],
    ['gzip cut off', gzipSync(meta('<id>1</id>'.repeat(999))).subarray(0, -9), /gzip stream is truncated/],
  ])('%s is refused', async (_, content, words) => {
    await expect(spooled(content)).rejects.toThrow(words);
    await expect(spooled(content)).rejects.toBeInstanceOf(CommandRefusal);
  });

  test.each([
    ['a long text', meta(`<title>${'a'.repeat(2000)}</title>`)],
    ['many members', meta('<a>b</a>'.repeat(300))],
    ['a text without an end', `<listings><listing><title>${'a'.repeat(2000)}`],
    ['a comment without an end', `<listings><!--${'a'.repeat(2000)}`],
    ['a tag without an end', `<listings ${'a="b" '.repeat(300)}`],
    ['a long row', `id,title\n1,${'a'.repeat(2000)}\n`],
    ['a row of escapes', `id,title\n1,${'\x02'.repeat(900)}\n`],
  ])('%s is refused', async (_, content) => {
    await expect(spooled(content, { rowBytes: 1000 })).rejects.toThrow(/longer than 1000 bytes/);
  });

  test('items cross the pieces in which the file is read', async () => {
    const title = 'å𝄞&amp;'.repeat(1000);
    const feed = `<listings>\n${`<listing><title>${title}</title></listing>\n`.repeat(400)}</listings>`;
    const found = await convert(feed);
    expect(found.map(({ line }) => line)).toEqual(Array.from({ length: 400 }, (_, at) => at + 2));
    expect(new Set(found.map(({ heading }) => heading))).toEqual(new Set(['å𝄞&'.repeat(1000)]));
  });
});

const xmlText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`).replaceAll('\r', '&#13;');
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const NAMES = [
  'id',
  'vin',
  'title',
  'url',
  'price',
  'mileage',
  'condition',
  'address',
  'image_link',
  'other',
];
// what XML cannot hold, and JSON text, which means its parts in a delimited file only
const isText = (text: string): boolean => !/[\p{Cc}\p{Cs}\ufffe\uffff]/u.test(text) && !/^\s*[[{]/.test(text);
const memberTexts = fc.dictionary(
  fc.constantFrom(...NAMES),
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }).filter(isText),
    fc.constantFrom('5 USD', '7 km', 'https://a.example/?utm_x=1', '1 St, Town, CA 93701', VIN, 'new'),
    fc.constantFrom('a\nb', '"', ',', '\t'),
  ),
);

test('XML and CSV with the same texts give the same row, and no text is lost', async () => {
  const property = fc.asyncProperty(memberTexts, async (texts) => {
    const xml = Object.entries(texts).map(([name, text]) => `<${name}>${xmlText(text)}</${name}>`);
    const csv = [
      ['model', ...Object.keys(texts)].join(','),
      ['x', ...Object.values(texts)].map(cell).join(','),
    ];
    const [fromCsv, ...more] = await convert(`${csv.join('\n')}\n`);
    const [fromXml] = await convert(meta(`<model>x</model>${xml.join('')}`));
    expect(more).toEqual([]);
    expect({ ...fromCsv, line: 0 }).toEqual({ ...fromXml, line: 0 });
    const said = Object.values(fromCsv ?? {}).flat();
    const whole = ['title', 'vin', 'other'].flatMap((name) => texts[name]?.trim() || []);
    expect(said).toEqual(expect.arrayContaining(whole));
  });
  await fc.assert(property, { numRuns: 200 });
});

describe('what a member becomes', () => {
  test.each<[string, Record<string, string>, Record<string, unknown>]>([
    ['an id', { id: '7' }, { stock_no: '7' }],
    ['an id that is the VIN', { vehicle_id: VIN.toLowerCase(), vin: VIN }, { vin: VIN }],
    ['an id that can only be a VIN', { vehicle_id: VIN }, { vin: VIN }],
    ['a stock number besides', { id: '7', stock_number: '8' }, { stock_no: '8' }],
    ['a plate', { id: 'LA67HJF' }, { stock_no: 'LA67HJF' }],
    [
      'a link',
      { url: 'https://WWW.a.example:8/x?utm_source=f&amp;id=1&amp;utm_medium=m#t' },
      { vdp_url: 'https://WWW.a.example:8/x?id=1#t', source: 'a.example' },
    ],
    ['no link', { url: 'ftp://a.example' }, { vdp_url: 'ftp://a.example' }],
    [
      'a source',
      { url: 'https://a.example/', source: 'b.example' },
      { vdp_url: 'https://a.example/', source: 'b.example' },
    ],
    ['a price', { price: '20495.00 USD' }, { price: '20495.00 USD' }],
    ['no price', { price: 'call us' }, { price: 'call us' }],
    ['a currency apart', { price: '5', currency: 'CAD' }, { price: '5', currency_indicator: 'CAD' }],
    ['a sale price', { price: '9 USD', sale_price: '8 USD' }, { price: '8 USD' }],
    ['a sale price of none', { price: '9', sale_price: '0' }, { price: '9' }],
    ['a sale price that is higher', { price: '9', sale_price: '10' }, { price: '9' }],
    ['a sale price that cannot be read', { price: '9', sale_price: 'low' }, { price: 'low' }],
    ['a sale price alone', { sale_price: '8 USD' }, { price: '8 USD' }],
    [
      'a sale price with points between thousands',
      { price: '€ 18.990,-', sale_price: '€ 17.990,-' },
      { price: '€ 17.990,-' },
    ],
    ...[
      ['that last', '2026-01-01T00:00:00Z/2026-12-31', '8'],
      ['to come', '2026-07-01T00:00-0800/2026-12-31T00:00-0800', '9'],
      ['gone', '2026-01-01/2026-02-01', '9'],
      ['that cannot be read', 'x/y', '9'],
    ].map(([days = '', text = '', price = '']): [string, Record<string, string>, Record<string, unknown>] => [
      `a sale price for days ${days}`,
      { price: '9', sale_price: '8', sale_price_effective_date: text },
      { price },
    ]),
    ['an all-in price', { vehicle_all_in_price: '9 CAD' }, { price: '9 CAD' }],
    ['-1 for none', { price: '-1', sale_price: '-1.00', mileage: '-1', vehicle_msrp: '-1 USD' }, {}],
    ['a negative price', { price: '-5 USD' }, { price: '-5 USD' }],
    ['prices that differ', { price: '5</price><price>6' }, { price: '5, 6' }],
    ['a list price', { vehicle_msrp: '30,000 USD' }, { msrp: '30,000 USD' }],
    ['a mileage', { mileage: '7560 km' }, { miles: '7560 km' }],
    ['a mileage of an unknown unit', { mileage: '100 mil' }, { miles: '100 mil' }],
    [
      'a unit that is unknown',
      { mileage: '<value>5</value><unit>LY</unit>' },
      { miles: '5', miles_indicator: 'LY' },
    ],
    ['new', { state_of_vehicle: 'NEW', condition: 'EXCELLENT' }, { inventory_type: 'new' }],
    ['certified', { condition: 'CPO' }, { inventory_type: 'used', is_certified: '1' }],
    ['schema.org', { condition: 'http://schema.org/NewCondition' }, { inventory_type: 'new' }],
    ['a grade', { condition: 'GOOD' }, {}],
    ['an unknown state', { state_of_vehicle: 'flying' }, { inventory_type: 'flying' }],
    [
      'certified apart',
      { condition: 'used', certified_pre_owned: 'yes' },
      { inventory_type: 'used', is_certified: 'yes' },
    ],
    [
      'on offer',
      { availability: 'https://schema.org/InStock' },
      { availability_status: 'InStock', vehicle_status: 'Available' },
    ],
    [
      'to come',
      { availability: 'preorder' },
      { availability_status: 'preorder', vehicle_status: 'Coming Soon' },
    ],
    ['an unknown availability', { availability: 'PENDING' }, { availability_status: 'PENDING' }],
    ['words', { fuel: 'PLUG_IN_HYBRID', body_style: 'OTHER' }, { fuel_type: 'PLUG IN HYBRID' }],
    [
      'schema.org drive',
      { drive_wheel_configuration: 'https://schema.org/AllWheelDriveConfiguration' },
      { drivetrain: 'AllWheelDriveConfiguration' },
    ],
    ['an engine', { engine: '4Cyl' }, { engine: '4Cyl' }],
    ['an engine that is a fuel', { engine: 'Gasoline' }, { fuel_type: 'Gasoline' }],
    ['both', { engine: 'gasoline', fuel_type: 'hybrid' }, { fuel_type: 'hybrid' }],
    ['counts', { doors: '5-door', seating_capacity: '7' }, { doors: '5', seating_capacity: '7' }],
    ['kinds', { vehicle_type: 'car_truck' }, {}],
    ['a kind', { vehicle_type: 'TRUCK' }, { vehicle_type: 'Truck' }],
    ['a first day', { date_first_on_lot: '2026-03-23' }, { relisted_at: '2026-03-23' }],
    ['a day to come', { date_first_on_lot: '2026-06-10' }, { date_first_on_lot: '2026-06-10' }],
    ['no day', { date_first_on_lot: '2026-02-30' }, { date_first_on_lot: '2026-02-30' }],
    [
      'a dealer',
      { dealer_name: 'D', dealer_phone: '1', dealer_id: 'x', store_code: 's' },
      { seller_name: 'D', seller_phone: '1' },
    ],
    ['a code that looks like a number is none of our ids', { dealer_id: '0123' }, { seller_name: '0123' }],
    ['a code for want of a name', { store_code: 'Main' }, { seller_name: 'Main' }],
    ['several codes', { store_code: 'Main</store_code><store_code>Other' }, {}],
    ['what is published', { id: '1', status: 'active', visibility: 'published' }, { stock_no: '1' }],
    ['without use', { google_product_category: '916', quantity: '1', custom_label_0: 'x' }, {}],
    [
      'what nobody knows',
      { electric_range: '3', features: 'a</features><features>b' },
      { electric_range: '3', features: 'a|b' },
    ],
    ['text without a name', { id: '1', b: '', c: 'x' }, { stock_no: '1', c: 'x' }],
  ])('%s', async (_, members, expected) => expect(await one(members)).toEqual(expected));

  test.each<[string, Record<string, string>, Record<string, unknown>]>([
    [
      'an id that is a mark',
      { id: 'la67 hjf' },
      { stock_no: 'la67 hjf', vehicle_registration_mark: 'LA67HJF' },
    ],
    ['an id that is none', { id: '16-260' }, { stock_no: '16-260' }],
    [
      'a mark of another country',
      { id: 'FZU76J', address: 'x, y, SE' },
      { stock_no: 'FZU76J', street: 'x', city: 'y', country: 'SE' },
    ],
    [
      'a mark apart',
      { id: '7', vehicle_registration_plate: 'A1' },
      { stock_no: '7', vehicle_registration_mark: 'A1' },
    ],
  ])('in the UK: %s', async (_, members, expected) =>
    expect(await one(members, { market: 'uk-cars' })).toEqual(expected),
  );

  test('what is sold is left out and counted', async () => {
    const items = ['SOLD', 'in stock', 'out of stock', 'https://schema.org/OutOfStock', 'not available'].map(
      (word, at) => `<listing><id>${at}</id><availability>${word}</availability></listing>`,
    );
    const { rows, notOffered } = await spooled(`<listings>${items.join('')}</listings>`);
    expect([rows, notOffered]).toEqual([1, 4]);
  });

  test('what is withdrawn is left out and counted', async () => {
    const items = ['<status>archived</status>', '<visibility>HIDDEN</visibility>', '<status>active</status>'];
    const { rows, notOffered } = await spooled(
      `<listings>${items.map((item) => `<listing>${item}<id>1</id></listing>`).join('')}</listings>`,
    );
    expect([rows, notOffered]).toEqual([1, 2]);
  });

  test('headers as people write them', async () => {
    const feed =
      'ID,Image Link,Certified Pre-Owned,g:price,vehicle fulfillment(option:store_code)\n1,https://i/1,yes,5,x\n';
    expect(await convert(feed, { format: 'google' })).toEqual([
      { line: 2, stock_no: '1', photo_links: ['https://i/1'], is_certified: 'yes', price: '5' },
    ]);
  });

  test('the dealer fills what is empty and nothing else', async () => {
    const dealer = {
      source: 'd.example',
      city: 'There',
      state: 'AL',
      currency_indicator: 'CAD',
      seller_name: 'D',
    };
    const row = await one(
      { url: 'https://a.example/1', price: '5 USD', address: '<component name="city">Here</component>' },
      { dealer },
    );
    expect(row).toEqual({
      vdp_url: 'https://a.example/1',
      source: 'd.example',
      city: 'Here',
      state: 'AL',
      price: '5 USD',
      currency_indicator: 'CAD',
      seller_name: 'D',
    });
  });
});

describe('words of both formats and of Swedish dealers have a canonical word', () => {
  test.each([
    [
      'body_style',
      'CONVERTIBLE COUPE CROSSOVER ESTATE HATCHBACK MINIBUS MINIVAN MPV PICKUP ROADSTER SALOON SEDAN SUV TRUCK VAN WAGON',
    ],
    ['body_style', 'compact_suv full_size_van notchback station_wagon ute Kombi Halvkombi Familjebuss Cab'],
    ['drivetrain', 'AWD FOUR_WD FWD RWD 4X4 FOUR_WHEEL_DRIVE all-wheel_drive'],
    [
      'drivetrain',
      'http://schema.org/RearWheelDriveConfiguration FourWheelDriveConfiguration https://schema.org/FrontWheelDriveConfiguration',
    ],
    [
      'fuel_type',
      'DIESEL ELECTRIC FLEX GASOLINE HYBRID PETROL PLUGIN_HYBRID plug_in_hybrid natural_gas lpg methane',
    ],
    ['fuel_type', 'Gasoline_/_Electric_Hybrid Plug-in_Bensin Bensin El Laddhybrid'],
    ['transmission', 'AUTOMATIC MANUAL Automat Manuell'],
  ])('%s: %s', async (member, words) => {
    const column = member === 'body_style' ? 'body_type' : member;
    for (const word of words.split(' ')) {
      const text = String((await one({ [member]: word }))[column]);
      expect(wordsOf('us-cars').meaning(column, text)?.word, word).toEqual(expect.any(String));
    }
  });
});

describe('parts', () => {
  test.each([
    ['20495.00 USD', 20495],
    ['£6,695', 6695],
    ['105 950 SEK', 105950],
    ['€ 18.990,-', 18990],
    ['1.234,50 EUR', 1234.5],
    ['12,5', 12.5],
    ['-1 USD', -1],
    ['call', undefined],
  ])('the size of %s', (text, size) => expect(sizeOf(text)).toBe(size));

  test.each([
    [
      '775 Kingston Road, Pickering, ON L1V 1A2, CA',
      ['775 Kingston Road', 'Pickering', 'ON', 'L1V 1A2', 'CA'],
    ],
    ['1 Main St, Fresno, CA 93701', ['1 Main St', 'Fresno', 'CA', '93701', undefined]],
    ['1 Main St, Fresno, CA', ['1 Main St', 'Fresno', 'CA', undefined, undefined]],
    ['1 Main St, Fresno, CA, US', ['1 Main St', 'Fresno', 'CA', undefined, 'US']],
    [
      '1 Main St, Suite 2, Fresno CA 93701-1234',
      ['1 Main St, Suite 2', 'Fresno', 'CA', '93701-1234', undefined],
    ],
    [
      'Unit 1, 2 High Street, Leeds, LS1 4AP, UK',
      ['Unit 1, 2 High Street', 'Leeds', undefined, 'LS1 4AP', 'UK'],
    ],
    ['2 High Street, Leeds LS1 4AP', ['2 High Street', 'Leeds', undefined, 'LS1 4AP', undefined]],
    ['Fabriksvägen 18, 972 54 Luleå, Sweden', ['Fabriksvägen 18, 972 54 Luleå, Sweden']],
    ['Fabriksvägen 18, 972 54 Luleå, SE', ['Fabriksvägen 18', 'Luleå', undefined, '972 54', 'SE']],
    ['Main Street', ['Main Street']],
    ['CA', ['CA']],
  ])('address: %s', (text, [street, city, state, zip, country]) =>
    expect({ street, city, state, zip, country }).toEqual({
      ...{ street: undefined, city: undefined, state: undefined, zip: undefined, country: undefined },
      ...placeOf(text),
    }),
  );

  test.each([
    ['blanks', `1 St, ${'a '.repeat(2e5)}b${' '.repeat(2e5)}c`],
    ['commas', ', '.repeat(2e5)],
    ['digits', '1 111'.repeat(2e5)],
    ['text', 'a1'.repeat(2e5)],
  ])('a huge text of %s is read in linear time', (_, text) => {
    const start = process.cpuUsage();
    placeOf(text);
    sizeOf(text);
    photoLinks([text]);
    withoutCampaign(text);
    availabilityOf(text);
    // quadratic time would be minutes of the processor
    expect(process.cpuUsage(start).user).toBeLessThan(10_000_000);
  });

  test('links', () => {
    expect(withoutCampaign('https://a/?utm_a=1')).toBe('https://a/');
    expect(withoutCampaign('https://a/?b=%20+&UTM_x=1&c')).toBe('https://a/?b=%20+&c');
    expect(withoutCampaign('https://a/#?utm_a=1')).toBe('https://a/#?utm_a=1');
    expect(photoLinks(['https://a/w_1,h_2/x , https://b/', 'none', 'https://b/'])).toEqual([
      'https://a/w_1,h_2/x',
      'https://b/',
      'none',
    ]);
  });

  test('words', () => {
    expect(['Pre-Owned', 'pre_owned', 'UsedCondition', 'Certified Pre-Owned', 'x'].map(conditionOf)).toEqual([
      'used',
      'used',
      'used',
      'certified',
      undefined,
    ]);
    expect(['OUT_OF_STOCK', 'In-Stock', 'backorder', ''].map(availabilityOf)).toEqual([
      'gone',
      'offered',
      'coming',
      undefined,
    ]);
    expect(['2026-01-01', '2026-01-01T10:00:00+01:00', '2026-13-01', '01/02/2026'].map(isInstant)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the dealer of a feed', () => {
  const read = (text: string | Buffer): DealerRow => {
    writeFileSync(join(folder, 'dealer'), text);
    return readDealer(join(folder, 'dealer'));
  };

  test.each([
    ['CSV', 'Source,city,zip\nd.example," A, b ",\n'],
    ['a byte-order mark, no line end', '\ufeffsource,city\nd.example,"A, b"'],
    ['tabs', 'source\tcity\nd.example\tA, b\n'],
    ['JSON', '{"source": "d.example", "City": " A, b ", "zip": null}'],
  ])('%s', (_, text) => expect(read(text)).toEqual({ source: 'd.example', city: 'A, b' }));

  test('numbers in JSON', () => expect(read('{"dealer_id":7}')).toEqual({ dealer_id: '7' }));

  test.each<[string, string | Buffer, RegExp]>([
    ['an unknown column', 'source,nonsense\na,b\n', /"nonsense" is not a dealer column/],
    ['a column of a listing', '{"source":"a","vin":"x"}', /"vin" is not a dealer column/],
    ['no row', 'source,city\n', /contains no row/],
    ['several rows', 'source,city\na,b\nc,d\n', /contains 2 rows/],
    ['no value', 'source,city\n,\n', /contains no value/],
    ['an empty object', '{}', /contains no value/],
    ['a JSON array', '[{"source":"a"}]', /JSON array/],
    ['broken JSON', '{"source":', /is not JSON/],
    ['an object in it', '{"source":{}}', /neither text nor a number/],
    ['a column twice', '{"source":"a","SOURCE":"b"}', /twice/],
    ['other columns', 'source,city\na\n', /fewer columns than the header/],
    ['open quotes', 'source,city\na,"b', /inside the quotes/],
    ['Latin-1', Buffer.from('source\n\xe9\n', 'latin1'), /not valid UTF-8/],
    ['an empty file', '', /is empty/],
  ])('%s is wrong usage', (_, text, words) => {
    expect(() => read(text)).toThrow(words);
    expect(() => read(text)).toThrow(WrongUsage);
  });

  test('a file that is not there', () => {
    expect(() => readDealer(join(folder, 'none'))).toThrow(WrongUsage);
    expect(() => readDealer(folder)).toThrow(WrongUsage);
  });
});

/** Runs the real accept step over a Google feed in CSV. */
async function accepted(text: string) {
  const file = await spooled(text, { format: 'google' });
  const db = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  await db.run(
    "SET TimeZone = 'UTC'; ATTACH ':memory:' AS staging; SET VARIABLE latest = 1800000000::BIGINT",
  );
  await noLedger(db);
  await prepareAccepting(db, 'us-cars');
  const [rejectsFile, repeatedFile] = [join(folder, 'rejects.csv'), join(folder, 'repeated.csv')];
  const found = await acceptDelivery(db, {
    form: listingRows(listingsOf('us-cars'), 'us-cars'),
    files: [{ ...file, file: 'f' }],
    map: NO_MAP,
    rejectsFile,
    repeatedFile,
    onStep: () => {},
  });
  const listings: Record<string, unknown>[] = await rows(db, 'SELECT * FROM delivered ORDER BY seq');
  db.closeSync();
  const linesOf = (path: string): string[] => readFileSync(path, 'utf8').trim().split('\n');
  return { found, listings, rejects: linesOf(rejectsFile), repeats: linesOf(repeatedFile) };
}

test('of two items with one id the last counts, and the other is named', async () => {
  const { found, repeats, listings } = await accepted(
    'id,link,price\n7,https://a.example/7,1 USD\n8,https://a.example/8,2 USD\n7,https://a.example/7,3 USD\n',
  );
  expect(found).toMatchObject({ read: 3, accepted: 2, rejected: 0, repeated: 1 });
  expect(listings.map(({ price }) => price)).toEqual([2, 3]);
  expect(repeats.slice(1)).toEqual(['f,2,f,4']);
});

test('colours in Swedish have a base colour, as words of their own', async () => {
  const { listings } = await accepted(
    'id,link,color,interior_color\n1,https://a.example/1,Svart,Mörk grå\n2,https://a.example/2,Grå metallic,blå/svart\n' +
      '3,https://a.example/3,Dark grey,blåhval\n',
  );
  expect(listings.map((row) => [row.base_ext_color, row.base_int_color])).toEqual([
    ['Black', 'Gray'],
    ['Gray', 'Blue'],
    ['Gray', null],
  ]);
});

test('the accept step names what could not be read, and rows of other columns', async () => {
  const text = [
    'id,link,price,mileage,date_first_on_lot',
    '1,https://a.example/1,5 USD,7 km,',
    '2,https://a.example/2,about five,7 mil,soon',
    '3,https://a.example/3,5 USD',
    '4,https://a.example/4,5 USD,7 km,,"x',
    'y"',
    '5,https://a.example/5,$6,,',
    '',
  ].join('\n');
  const { found, rejects } = await accepted(text);
  expect(found).toMatchObject({ read: 5, accepted: 2, rejected: 3 });
  expect(found.unknownColumns).toEqual({ f: ['date_first_on_lot'] });
  expect(rejects).toEqual([
    'file,line,column,value,reason',
    'f,3,miles,7 mil,is not a number',
    'f,3,price,about five,is not a number',
    'f,4,,"3,https://a.example/3,5 USD",the row has fewer columns than the header',
    'f,5,,"4,https://a.example/4,5 USD,7 km,,""x y""",the row has more columns than the header',
  ]);
});
