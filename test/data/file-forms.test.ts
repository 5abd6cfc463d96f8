import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldOfHeader } from '../../ingest/accept/headers.ts';
import { type FeedMap, feedMap, NO_MAP } from '../../ingest/accept/map.ts';
import type { OnPassedOver, PassedOver } from '../../ingest/feeds/containers/delivered-file.ts';
import { unpack } from '../../ingest/feeds/containers/unpack.ts';
import { LIMITS } from '../../ingest/feeds/limits.ts';
import { removeSpooled, type Spooled, spool } from '../../ingest/feeds/spool.ts';
import { spoolXml } from '../../ingest/feeds/vehicle-ads/spool-xml.ts';
import { CommandRefusal } from '../../ingest/ground/outcome.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { zipOf } from '../market/zip.ts';
import { read } from './read-spooled.ts';

/** Forms in which dealers' files come, told by their content (feeds.md section 2; docs/feeds.md, "Files"). */

const listings = listingsOf('us-cars');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forms-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const written = (content: string | Buffer): string => {
  files += 1;
  const path = join(folder, `${files}.file`);
  writeFileSync(path, content);
  return path;
};

/** Unpacks and spools a file: as reports call each part, and its rows. */
async function spooled(
  content: string | Buffer,
  map: FeedMap = NO_MAP,
  onPassedOver: OnPassedOver = () => undefined,
): Promise<Spooled[]> {
  const path = written(content);
  const field = fieldOfHeader(listings, map);
  const isKnown = (key: string): boolean => field(key) !== undefined;
  const parts = await unpack(
    { name: 'f', path },
    { folder: `${path}.parts`, limits: LIMITS, isKnown, onPassedOver },
  );
  const all: Spooled[] = [];
  for (const [at, { name, path: from, readAs }] of parts.entries()) {
    const common = { name, limits: LIMITS, onRead: () => {} };
    const to = `${path}.${at}.rows`;
    all.push(
      map.item === undefined
        ? await spool(from, to, { ...common, readAs, isKnown, isHeaderless: map.isHeaderless, onPassedOver })
        : await spoolXml(from, to, map.item, common),
    );
  }
  return all;
}

const rowsOf = async (content: string | Buffer, map?: FeedMap) => {
  const [first, ...others] = await spooled(content, map);
  if (!first || others.length) throw new Error('not one file');
  return { readAs: first.readAs, rows: read(first) };
};

describe('encodings', () => {
  const TEXT = 'source;stock_no;heading\nd.example;1;Citroën à l’œil\nd.example;2;Škoda\n';
  const rows = [
    ['d.example', '1', 'Citroën à l’œil'],
    ['d.example', '2', 'Škoda'],
  ];
  const windows = (text: string): Buffer =>
    Buffer.from(
      [...text].map((one) => ({ '’': 0x92, œ: 0x9c, Š: 0x8a, '€': 0x80 })[one] ?? one.charCodeAt(0)),
    );

  test('Windows-1252 with semicolons', async () =>
    expect(await rowsOf(windows(TEXT))).toEqual({ readAs: 'CSV with semicolons, Windows-1252', rows }));

  test.each([
    ['with its mark', `\ufeff${TEXT}`],
    ['without its mark', TEXT],
  ])('UTF-16, little-endian, %s', async (_, text) =>
    expect(await rowsOf(Buffer.from(text, 'utf16le'))).toEqual({
      readAs: 'CSV with semicolons, UTF-16',
      rows,
    }),
  );

  test('UTF-16, big-endian, gzipped', async () =>
    expect((await rowsOf(gzipSync(Buffer.from(TEXT, 'utf16le').swap16()))).rows).toEqual(rows));

  test('the euro sign of ISO-8859-15', async () => {
    const bytes = Buffer.from('source,stock_no,price\nd.example,1,18990 \xa4\n', 'latin1');
    expect(await rowsOf(bytes)).toEqual({
      readAs: 'CSV, ISO-8859-15',
      rows: [['d.example', '1', '18990 €']],
    });
  });

  test('a fault in a file of UTF-8 is a fault of its row', async () => {
    const bytes = Buffer.concat([
      Buffer.from('source,stock_no\nd.example,é\nd.example,'),
      Buffer.from([0xe9]),
      Buffer.from('\n'),
    ]);
    const [file] = await spooled(bytes);
    expect(file).toMatchObject({ readAs: 'CSV', rows: 1, malformed: { rows: 1 } });
  });

  test('JSON in Windows-1252', async () => {
    const bytes = windows('[{"source":"d.example","heading":"l’œil"}]');
    expect((await rowsOf(bytes)).rows).toEqual([{ source: 'd.example', heading: 'l’œil' }]);
  });
});

describe('the line above the header that tells a spreadsheet what stands between cells', () => {
  test.each([
    ['sep=;\n', 'source;stock_no\nd.example;1\n'],
    ['"sep=,"\r\n', 'source,stock_no\r\nd.example,1\r\n'],
  ])('%j is no header', async (line, text) => {
    const [file] = await spooled(line + text);
    expect(file && read(file)).toEqual([['d.example', '1']]);
    expect(file?.format === 'delimited' && readFileSync(file.path, 'utf8')).toMatch(/^3/);
  });

  test('nor is it a row of a file without a header', async () => {
    const map = feedMap('header: false\ncolumns: { 1: source, 2: stock_no }', listings, 'm.yaml');
    expect((await rowsOf('sep=;\nd.example;1\n', map)).rows).toEqual([['d.example', '1']]);
  });
});

describe('JSON documents', () => {
  test('on one line, an object that says something itself and holds the list; and a vehicle that holds a list', async () => {
    const cars = [1, 2].map((at) => ({ stock_no: at, make: 'Ford' }));
    expect(await rowsOf(JSON.stringify({ source: 'd.example', vehicles: cars }))).toEqual({
      readAs: 'JSON document',
      rows: cars,
    });
    const car = { source: 'd.example', stock_no: 1, parts: [{ make: 'Ford' }] };
    expect(await rowsOf(JSON.stringify(car))).toEqual({ readAs: 'JSON Lines', rows: [car] });
  });

  test('a vehicle that holds others, which are like it, is one', async () => {
    const like = [2, 3].map((at) => ({
      vin: `V${at}`,
      make: 'Ford',
      model: 'Focus',
      price: 1,
      miles: 2,
      year: 2020,
    }));
    const car = { vin: 'V1', id: 'x', details: { trim: 'SE' }, similar: like };
    const row = { vin: 'V1', id: 'x', 'details.trim': 'SE', similar: like };
    expect(await rowsOf(JSON.stringify(car))).toEqual({ readAs: 'JSON Lines', rows: [car] });
    expect(await rowsOf(`${JSON.stringify(car)}\n`)).toEqual({ readAs: 'JSON Lines', rows: [car] });
    expect((await rowsOf(JSON.stringify(car, undefined, 2))).rows).toEqual([row]);
    expect((await rowsOf(JSON.stringify([car, car]))).rows).toEqual([row, row]);
    expect((await rowsOf(JSON.stringify({ page: 1, cars: [car] }))).rows).toEqual([row]);
  });

  test('a list on each of several lines', async () => {
    const cars = [1, 2, 3].map((at) => ({ vin: `V${at}`, make: 'Ford' }));
    const lines = [cars.slice(0, 2), cars.slice(2)].map((some, at) =>
      JSON.stringify({ page: at, cars: some }),
    );
    expect(await rowsOf(lines.join('\n'))).toEqual({ readAs: 'JSON document', rows: cars });
  });

  test('a dealer or a page that is told beside the list is no vehicle', async () => {
    const cars = [1, 2].map((at) => ({ stock_no: at, make: 'Ford', price: 9000 }));
    const dealer = { name: 'A', street: 'B', city: 'C', state: 'OH', zip: '45056', phone: '1' };
    const build = { year: [2019], make: ['Ford'], model: ['Focus'], trim: ['SE'], doors: [4] };
    for (const document of [
      { dealer, vehicles: cars },
      { build, vehicles: cars },
      cars.map((car) => ({ dealer, vehicles: [car] })),
    ])
      expect((await rowsOf(JSON.stringify(document))).rows).toEqual(cars);
  });

  test('a list of vehicles whose columns are all members of members, by a map', async () => {
    const map = feedMap('columns: { vehicle.make: make, ids.stockId: stock_no }', listings, 'm.yaml');
    const vehicle = (at: number) => ({
      vehicle: { make: 'Ford' },
      ids: { stockId: `x${at}` },
      images: [{ href: 'a' }],
    });
    expect(await rowsOf(JSON.stringify({ total: 2, results: [vehicle(1), vehicle(2)] }), map)).toEqual({
      readAs: 'JSON document',
      rows: [1, 2].map((at) => ({
        'vehicle.make': 'Ford',
        'ids.stockId': `x${at}`,
        images: [{ href: 'a' }],
      })),
    });
  });

  const CARS = [
    { vin: 'A', price: 1, build: { make: 'Ford' } },
    { vin: 'B', features: ['x', 'y'], id: 2 },
  ];
  const expected = [
    { vin: 'A', price: 1, 'build.make': 'Ford' },
    { vin: 'B', features: ['x', 'y'], id: 2 },
  ];

  test.each<[string, string]>([
    ['a list on one line', JSON.stringify(CARS)],
    ['a list, pretty-printed', JSON.stringify(CARS, undefined, 2)],
    ['an object with the list in it', JSON.stringify({ at: '2026-08-22', vehicles: CARS })],
    [
      'the same, pretty-printed',
      JSON.stringify({ at: '2026-08-22', page: { vehicles: CARS } }, undefined, 2),
    ],
    [
      'objects that follow each other, pretty-printed',
      CARS.map((one) => JSON.stringify(one, undefined, 2)).join('\n'),
    ],
  ])('%s', async (_, text) =>
    expect(await rowsOf(text)).toEqual({ readAs: 'JSON document', rows: expected }),
  );

  test('one vehicle, pretty-printed', async () =>
    expect((await rowsOf(JSON.stringify(CARS[0], undefined, 2))).rows).toEqual([expected[0]]));

  test('the vehicles count, not what they hold', async () => {
    const cars = [{ vin: 'A', price: 1, photos: [{ url: 'https://a.example' }] }];
    expect((await rowsOf(JSON.stringify({ dealer: { id: 1 }, cars }))).rows).toEqual(cars);
  });

  test('a number keeps its digits', async () => {
    const { rows } = await rowsOf('[{"vin":"A","id":12345678901234567890,"price":18990.50}]');
    expect(rows).toEqual([{ vin: 'A', id: '12345678901234567890', price: 18990.5 }]);
  });

  test('what is no object is rejected, the others are taken', async () => {
    const [file] = await spooled('[{"vin":"A"}, 7, {"vin":"B"}]');
    expect(file).toMatchObject({ rows: 2, malformed: { rows: 1 } });
  });

  test.each(['on one line', 'pretty-printed'])('vehicles that are called by their ids, %s', async (how) => {
    const write = (value: unknown) => JSON.stringify(value, undefined, how === 'on one line' ? 0 : 2);
    const cars = { 1001: { make: 'Ford', year: 2019 }, 'A-7': { make: 'Kia', year: 2020, price: 1 } };
    const rows = Object.entries(cars).map(([key, car]) => ({ key, ...car }));
    expect(await rowsOf(write(cars))).toEqual({ readAs: 'JSON document', rows });
    expect((await rowsOf(write({ count: 2, data: { vehicles: cars } }))).rows).toEqual(rows);
    expect((await rowsOf(write({ 1001: cars[1001] }))).rows).toEqual(rows.slice(0, 1));
  });

  test('what a vehicle has is no vehicle, also where it is called by numbers', async () => {
    const photos = { 1: { url: 'a', width: 1 }, 2: { url: 'b', width: 2 } };
    const car = { build: { make: 'Ford', year: 2019 }, stock_no: 'S', price: 1, photos };
    const { rows } = await rowsOf(JSON.stringify(car, undefined, 2));
    expect(rows).toMatchObject([{ 'build.make': 'Ford', 'build.year': 2019, stock_no: 'S', price: 1 }]);
    expect((await rowsOf(JSON.stringify([car, car]))).rows).toHaveLength(2);
    const told = { vehicle: { make: 'Ford', year: 2019 }, trade: { make: 'Kia', year: 2011 } };
    expect((await rowsOf(JSON.stringify(told, undefined, 2))).rows).toHaveLength(1);
  });

  test('the hits of a search engine: their list, and one a line', async () => {
    const hit = (at: number) => ({
      _index: 'cars',
      _id: `x${at}`,
      _score: 1,
      _source: { stock_no: at, make: 'Ford', build: { year: 2019 } },
    });
    const row = (at: number) => ({ _id: `x${at}`, stock_no: at, make: 'Ford', 'build.year': 2019 });
    const answer = { took: 3, hits: { total: { value: 2 }, hits: [hit(1), hit(2)] } };
    for (const text of [
      JSON.stringify(answer),
      [hit(1), hit(2)].map((one) => JSON.stringify(one)).join('\n'),
    ])
      expect(await rowsOf(text)).toEqual({ readAs: 'JSON document', rows: [row(1), row(2)] });
  });

  test('a map that names members of hits takes them as they are', async () => {
    const map = feedMap('columns: { _source.Marke: make }', listings, 'm.yaml');
    const hits = [{ _source: { Marke: 'Ford', year: 2019 } }, { _source: { Marke: 'Kia', year: 2020 } }];
    const rows = hits.map(({ _source: { Marke, year } }) => ({
      '_source.Marke': Marke,
      '_source.year': year,
    }));
    expect((await rowsOf(JSON.stringify({ hits: { hits } }), map)).rows).toEqual(rows);
  });

  test('features of GeoJSON, with their points; what they say themselves counts', async () => {
    const feature = (properties: object, geometry: object | null) => ({
      type: 'Feature',
      geometry,
      properties,
    });
    const features = [
      feature({ stock_no: 1, make: 'Ford' }, { type: 'Point', coordinates: [-84.5, 39.1] }),
      feature({ stock_no: 2, make: 'Kia', latitude: 40 }, { type: 'Point', coordinates: [-84.6, 39.2, 7] }),
      feature({ stock_no: 3, make: 'Kia' }, null),
    ];
    expect((await rowsOf(JSON.stringify({ type: 'FeatureCollection', features }))).rows).toEqual([
      { stock_no: 1, make: 'Ford', latitude: 39.1, longitude: -84.5 },
      { stock_no: 2, make: 'Kia', latitude: 40, longitude: -84.6 },
      { stock_no: 3, make: 'Kia' },
    ]);
  });

  test('JSON Lines stay JSON Lines', async () =>
    expect((await rowsOf('{"vin":"A"}\n{"vin":"B"}\n')).readAs).toBe('JSON Lines'));
});

const CAR = {
  '@type': ['Product', 'Car'],
  name: '2021 Volvo V60',
  vehicleIdentificationNumber: 'YV1ZW72K9M1234567',
  brand: { '@type': 'Brand', name: 'Volvo' },
  model: 'V60',
  vehicleModelDate: '2021',
  itemCondition: 'https://schema.org/UsedCondition',
  mileageFromOdometer: { '@type': 'QuantitativeValue', value: '41000', unitCode: 'KMT' },
  image: ['https://d.example/1.jpg', { '@type': 'ImageObject', url: 'https://d.example/2.jpg' }],
  offers: {
    '@type': 'Offer',
    price: 279900,
    priceCurrency: 'SEK',
    seller: {
      '@type': 'AutoDealer',
      name: 'Bil AB',
      address: { postalCode: '111 22', addressCountry: 'SE' },
    },
  },
};
const CAR_ROW = {
  vin: 'YV1ZW72K9M1234567',
  heading: '2021 Volvo V60',
  inventory_type: 'used',
  price: '279900 SEK',
  miles: '41000',
  miles_indicator: 'KILOMETERS',
  year: '2021',
  make: 'Volvo',
  model: 'V60',
  photo_links: ['https://d.example/1.jpg', 'https://d.example/2.jpg'],
  seller_name: 'Bil AB',
  zip: '111 22',
  country: 'SE',
};

describe('schema.org', () => {
  test.each<[string, unknown]>([
    ['a car', { '@context': 'https://schema.org', ...CAR }],
    ['a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, CAR] }],
    ['a list of items', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: CAR }] }],
    ['a list', [CAR]],
  ])('%s', async (_, value) => expect((await rowsOf(JSON.stringify(value))).rows).toEqual([CAR_ROW]));

  test.each<[string, unknown]>([
    ['a specified price', { priceCurrency: 'SEK', priceSpecification: { price: 279900 } }],
    ['several of them', { priceSpecification: [{ price: '279900', priceCurrency: 'SEK' }] }],
    [
      'offers that are counted together',
      { '@type': 'AggregateOffer', priceCurrency: 'SEK', offers: [{ price: 279900 }] },
    ],
  ])('the currency of an offer is that of %s', async (_, offers) => {
    const { rows } = await rowsOf(JSON.stringify({ '@type': 'Car', name: 'V60', offers }));
    expect(rows).toMatchObject([{ price: '279900 SEK' }]);
  });

  test("a vehicle is on the site of its link, else on its seller's", async () => {
    const sourceOf = async (car: object) =>
      (await rowsOf(JSON.stringify({ '@type': 'Car', name: 'V60', ...car }))).rows;
    const seller = { name: 'Bil AB', url: 'https://www.bil.example' };
    expect(await sourceOf({ url: 'https://d.example/1', offers: { seller } })).toMatchObject([
      { source: 'd.example', vdp_url: 'https://d.example/1' },
    ]);
    expect(await sourceOf({ url: '/1', offers: { seller } })).toMatchObject([{ source: 'bil.example' }]);
    expect((await sourceOf({}))[0]).not.toHaveProperty('source');
  });

  test.each<[string, unknown]>([
    ['offers', { '@type': 'AutoDealer', makesOffer: [{ '@type': 'Offer', price: 1, itemOffered: CAR }] }],
    [
      'has in its catalogue',
      {
        '@type': 'AutoDealer',
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          itemListElement: [{ '@type': 'Offer', itemOffered: CAR }],
        },
      },
    ],
  ])('cars that a dealer %s', async (_, dealer) =>
    expect((await rowsOf(JSON.stringify(dealer))).rows).toEqual([CAR_ROW]),
  );

  test('a dealer that a graph tells once is the seller of the offers that name it', async () => {
    const dealer = { '@id': '#bil', ...CAR.offers.seller };
    const car = { ...CAR, '@id': '#car', offers: { ...CAR.offers, seller: { '@id': '#bil' } } };
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [dealer, { '@type': 'WebPage', about: { '@id': '#car' } }, car],
    };
    expect((await rowsOf(JSON.stringify(graph, undefined, 2))).rows).toEqual([CAR_ROW]);
    // one that nobody tells of is not known
    const alone = { ...CAR, offers: { ...CAR.offers, seller: { '@id': '#none' } } };
    const { seller_name: _, zip: __, country: ___, ...row } = CAR_ROW;
    expect((await rowsOf(JSON.stringify(alone))).rows).toEqual([row]);
  });

  test.each([
    ['https://schema.org/FourWheelDriveConfiguration', 'Four Wheel Drive'],
    ['AllWheelDriveConfiguration', 'All Wheel Drive'],
    [{ '@id': 'schema:FrontWheelDriveConfiguration' }, 'Front Wheel Drive'],
    ['4x4', '4x4'],
  ])('the driven wheels %j', async (driveWheelConfiguration, drivetrain) =>
    expect((await rowsOf(JSON.stringify({ ...CAR, driveWheelConfiguration }))).rows).toEqual([
      { ...CAR_ROW, drivetrain },
    ]),
  );

  test.each<[string, (script: string) => string]>([
    ['a comment', (script) => `<script type=application/ld+json>\n<!--\n${script}\n-->\n</script>`],
    ['CDATA', (script) => `<SCRIPT type='application/ld+json'>//<![CDATA[\n${script}\n//]]></SCRIPT>`],
    [
      'CDATA in a comment',
      (script) => `<script type="application/ld+json">/*<![CDATA[*/${script}/*]]>*/</script>`,
    ],
    [
      'line ends within its texts',
      (script) =>
        `<script type="application/ld+json">${script.replace('2021 Volvo', '2021\r\nVolvo')}</script>`,
    ],
  ])('a script of a page with %s', async (_, script) =>
    expect((await rowsOf(`<html><head>${script(JSON.stringify(CAR))}</head></html>`)).rows).toEqual([
      CAR_ROW,
    ]),
  );

  test('within a saved page; other scripts, and what is no JSON, are left out', async () => {
    const page = `<!DOCTYPE html>\n<html><head><script>var a = "<b>"</script>
      <script type="application/ld+json">{broken</script>
      <script type="application/ld+json">${JSON.stringify(CAR)}</script></head><body>Volvo</body></html>`;
    expect(await rowsOf(page)).toEqual({ readAs: 'page with JSON-LD', rows: [CAR_ROW] });
  });
});

test('what was spooled is removed once it is accepted; a Parquet file is the delivered one', async () => {
  const [text] = await spooled('source,stock_no\nd.example,1\nd.example\n');
  if (text?.format !== 'delimited') throw new Error('not delimited');
  expect(text.malformed.rows).toBe(1);
  const parquet = written('PAR1.PAR1');
  for (const one of [text, { format: 'parquet', file: 'f', path: parquet, readAs: 'Parquet' } as const])
    removeSpooled(one);
  expect([text.path, text.malformed.path, parquet].map((path) => existsSync(path))).toEqual([
    false,
    false,
    true,
  ]);
});

describe('archives and workbooks', () => {
  test('a ZIP archive of several files, each in its own form', async () => {
    const found = await spooled(
      zipOf({
        'march/a.csv': 'source,stock_no\nd.example,1\n',
        'b.jsonl': '{"source":"d.example","stock_no":"2"}\n',
        '__MACOSX/._a.csv': 'x',
        'march/': '',
      }),
    );
    expect(found.map(({ file, readAs }) => [file, readAs])).toEqual([
      ['f: march/a.csv', 'CSV'],
      ['f: b.jsonl', 'JSON Lines'],
    ]);
  });

  test('what lies beside the data by its name is passed over and told; other names are read', async () => {
    const passed: PassedOver[] = [];
    const files = {
      'README.txt': 'For the dealer: please read.\n',
      'docs/Licence.txt': 'All rights reserved.\n',
      'terms.PDF': '%PDF-1.7',
      'photos/1.jpg': 'x',
      '.DS_Store': 'x',
      '__MACOSX/._a.csv': 'x',
      'a.csv': 'source,stock_no\nd.example,1\n',
      'notes.csv': 'source,stock_no\nd.example,2\n',
    };
    const found = await spooled(zipOf(files), NO_MAP, (one) => passed.push(one));
    expect(found.map(({ file }) => file)).toEqual(['f: a.csv', 'f: notes.csv']);
    const why = 'its name says that it is no data';
    expect(passed).toEqual(
      ['README.txt', 'docs/Licence.txt', 'terms.PDF', 'photos/1.jpg'].map((one) => ({
        file: `f: ${one}`,
        why,
      })),
    );
    await expect(spooled(zipOf({ ...files, 'more.txt': 'hello\n' }))).rejects.toThrow(/not a header/);
    expect(await spooled(zipOf({ 'notes.txt': 'source,stock_no\nd.example,1\n' }))).toHaveLength(1);
  });

  test.each<[string, Buffer, RegExp]>([
    ['damaged', zipOf({ a: 'source\n' }).subarray(0, -30), /the ZIP archive is damaged/],
    ['empty', zipOf({ 'folder/': '' }), /holds no file/],
  ])('%s is refused', async (_, content, words) => {
    await expect(spooled(content)).rejects.toThrow(words);
    await expect(spooled(content)).rejects.toBeInstanceOf(CommandRefusal);
  });

  test('names in an archive lead nowhere outside', async () =>
    await expect(spooled(zipOf({ '../../evil.csv': 'source\nx\n' }))).rejects.toThrow(/damaged/));

  const cell = (value: string | number, type = 'inlineStr') =>
    type === 'n' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const sheet = (rows: readonly (readonly string[])[]): string =>
    `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
      .map(
        (cells, at) =>
          `<row r="${at + 1}">${cells.map((one, c) => one.replace('<c', `<c r="${'ABC'[c]}${at + 1}"`)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`;
  const bookOf = (notes: readonly (readonly string[])[], cars: readonly (readonly string[])[]): Buffer => {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    return zipOf({
      '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
      'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${rel}"><sheets><sheet name="Notes" sheetId="1" r:id="r1"/><sheet name="Cars" sheetId="2" r:id="r2"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${rel}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${rel}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': sheet(notes),
      'xl/worksheets/sheet2.xml': sheet(cars),
    });
  };
  const header = ['source', 'stock_no', 'price'].map((one) => cell(one));

  test('an Excel workbook: the sheet with our columns, dates as ISO-8601', async () => {
    const car = [cell('d.example'), cell('007'), cell(18990.000000000004, 'n')];
    const book = bookOf([[cell('for the dealer')]], [header, car]);
    expect(await rowsOf(book)).toEqual({ readAs: 'Excel', rows: [['d.example', '007', '18990']] });
  });

  test('a title above the header of one of several sheets loses no row; what is not read is told', async () => {
    const passed: PassedOver[] = [];
    const car = (at: string) => [cell('d.example'), cell(at), cell('900')];
    const titled = [
      [cell('Stock of March')],
      [],
      [cell('as of'), cell('1 March')],
      header,
      car('2'),
      car('3'),
    ];
    const found = await spooled(bookOf([header, car('1')], titled), NO_MAP, (one) => passed.push(one));
    expect(found.map((one) => [one.file, read(one)])).toEqual([
      ['f: Notes', [['d.example', '1', '900']]],
      [
        'f: Cars',
        [
          ['d.example', '2', '900'],
          ['d.example', '3', '900'],
        ],
      ],
    ]);
    expect(passed).toEqual([{ file: 'f: Cars, to row 3', why: 'a title above the header' }]);
    const rows = found[1]?.format === 'delimited' ? readFileSync(found[1].path, 'utf8') : '';
    // rows keep their numbers
    expect(Number.parseInt(rows.trim().split('\n').at(-1) ?? '', 10)).toBe(6);
  });

  test('a sheet without known columns is told; a table of other columns has no title', async () => {
    const passed: PassedOver[] = [];
    const others = [['alpha', 'beta', 'gamma'].map((one) => cell(one)), header];
    const car = [cell('d.example'), cell('1'), cell('900')];
    const found = await spooled(bookOf(others, [header, car]), NO_MAP, (one) => passed.push(one));
    expect(found).toHaveLength(1);
    expect(passed).toEqual([{ file: 'f: Notes', why: 'no header was found that names known columns' }]);
  });

  const car = (at: number): string[] => [cell('d.example'), cell(at, 'n'), cell(900, 'n')];
  test.each<[string, string[][]]>([
    ['the line that tells what stands between cells', [[cell('sep=,')], header, car(1), car(2)]],
    ['blank rows, above and between', [[], [cell('')], header, car(1), [cell(' '), cell('')], car(2)]],
    ['rows of commas alone', [[cell(',,,,')], [cell(','), cell(',')], header, car(1), car(2)]],
    [
      'a text file that nobody parted into cells',
      [
        [cell('sep=;')],
        [cell('source;stock_no;price')],
        [cell('d.example;1;900')],
        [cell('d.example;2;900')],
      ],
    ],
  ])('an Excel workbook that begins with a remnant of a text file: %s', async (_, rows) => {
    const [found] = await spooled(bookOf([[cell('x')]], rows));
    expect(found && read(found)).toEqual([
      ['d.example', '1', '900'],
      ['d.example', '2', '900'],
    ]);
    const last =
      found?.format === 'delimited' ? readFileSync(found.path, 'utf8').trim().split('\n').at(-1) : '';
    // rows keep their numbers
    expect(Number.parseInt(last ?? '', 10)).toBe(rows.length);
  });

  test('blank rows of a spreadsheet among the others are none; rows keep their lines', async () => {
    const [found] = await spooled(
      'source,stock_no,price\nd.example,1,900\n,,\n"", ,""\nd.example,2,\n,,7\n,,\n',
    );
    expect(found).toMatchObject({ rows: 3, malformed: { rows: 0 } });
    expect(found && read(found)).toEqual([
      ['d.example', '1', '900'],
      ['d.example', '2', ''],
      ['', '', '7'],
    ]);
    const lines = found?.format === 'delimited' ? readFileSync(found.path, 'utf8') : '';
    expect(
      lines
        .trim()
        .split('\n')
        .map((line) => Number.parseInt(line, 10)),
    ).toEqual([2, 5, 6]);
  });

  test('names of columns that a spreadsheet wrapped', async () => {
    const map = feedMap('{"columns": {"Stock No": "stock_no", "Asking Price": "price"}}', listings, 'm');
    const rows = [['1', '900', 'd.example']];
    const wrapped = ['Stock\nNo', 'Asking \r\n Price', 'source'];
    const csv = `${wrapped.map((name) => `"${name}"`).join(',')}\n1,900,d.example\n`;
    expect((await rowsOf(csv, map)).rows).toEqual(rows);
    expect((await rowsOf(`"Inventory of ""Smith"" Ford"\n\n${csv}`, map)).rows).toEqual(rows);
    const sheet = [wrapped, ['1', '900', 'd.example']].map((row) => row.map((one) => cell(one)));
    expect((await rowsOf(bookOf([[cell('x')]], sheet), map)).rows).toEqual(rows);
    const [file] = await spooled(csv, map);
    const lines = file?.format === 'delimited' ? readFileSync(file.path, 'utf8') : '';
    // the header takes three lines
    expect(Number.parseInt(lines, 10)).toBe(4);
  });

  test('a list of makes beside the vehicles of a workbook is passed over', async () => {
    const passed: PassedOver[] = [];
    const makes = [
      [cell('make'), cell('count')],
      [cell('Ford'), cell('2')],
    ];
    const book = bookOf(makes, [header, [cell('d.example'), cell('1'), cell('900')]]);
    const found = await spooled(book, NO_MAP, (one) => passed.push(one));
    expect(found.map((one) => read(one))).toEqual([[['d.example', '1', '900']]]);
    expect(passed).toEqual([
      { file: 'f: Notes', why: 'its header names one known column, and that of another sheet more' },
    ]);
  });

  test('a CSV file that begins with blank rows of a spreadsheet', async () =>
    expect((await rowsOf(',,\n;;;\nsource,stock_no,price\nd.example,1,900\n')).rows).toEqual([
      ['d.example', '1', '900'],
    ]));
});

describe('the header again within a delimited file, as files that were put together have it', () => {
  const HEADER = 'source,stock_no,price';
  const spooledAgain = async (content: string) => {
    const passed: PassedOver[] = [];
    const [found] = await spooled(content, NO_MAP, (one) => passed.push(one));
    return { rows: found && read(found), passed };
  };
  const rows = [
    ['d.example', '1', '900'],
    ['d.example', '2', '800'],
  ];

  test.each([
    [`${HEADER}\nd.example,1,900\n${HEADER}\nd.example,2,800\n`, 'line 3'],
    [`${HEADER}\r\nd.example,1,900\r\n${HEADER}\r\n\r\n${HEADER}\r\nd.example,2,800\r\n`, 'lines 3, 5'],
    [`${HEADER}\nd.example,1,900\nd.example,2,800\n${HEADER}`, 'line 4'],
    [`\ufeff${HEADER}\nd.example,1,900\n\ufeff${HEADER}\nd.example,2,800\n`, 'line 3'],
    [
      `${HEADER}\nd.example,1,900\n${`${HEADER}\n`.repeat(7)}d.example,2,800\n`,
      'lines 3, 4, 5, 6, 7 and 2 more',
    ],
  ])('is no row, and is told: %j', async (content, lines) => {
    expect(await spooledAgain(content)).toEqual({
      rows,
      passed: [{ file: `f, ${lines}`, why: 'the header again' }],
    });
  });

  test('names that are wrapped over lines', async () => {
    const wrapped = 'source,"stock\n_no",price';
    const { passed } = await spooledAgain(`${wrapped}\nd.example,1,900\n${wrapped}\nd.example,2,800\n`);
    expect(passed).toEqual([{ file: 'f, line 4', why: 'the header again' }]);
  });

  test.each([
    ['one cell differs', 'source,stock_no,1'],
    ['a part of it', 'source,stock_no,'],
  ])('a row that is like it stays a row: %s', async (_, row) => {
    const { rows: found, passed } = await spooledAgain(`${HEADER}\nd.example,1,900\n${row}\n`);
    expect(found).toEqual([rows[0], row.split(',')]);
    expect(passed).toEqual([]);
  });
});

describe('a title above the header of a delimited file', () => {
  const rows = [
    ['d.example', '1', '900'],
    ['d.example', '2', '800'],
  ];
  const spooledWithTitle = async (content: string) => {
    const passed: PassedOver[] = [];
    const [found] = await spooled(content, NO_MAP, (one) => passed.push(one));
    return { rows: found && read(found), passed };
  };

  test.each([
    [2, 'a line of words, and a blank one', 'Stock of March\n\nsource,stock_no,price\n'],
    [2, 'padded as spreadsheets write it', 'Stock of March,,\nas of,1 March,\nsource,stock_no,price\n'],
    [1, 'a word that is a column, too', 'Price\nsource,stock_no,price\n'],
    [1, 'the delimiter of the rows within it', 'Smith, Cars\r\n"source","stock_no","price"\r\n'],
  ])('%i lines: %s', async (to, _, head) => {
    expect(await spooledWithTitle(`${head}d.example,1,900\nd.example,2,800\n`)).toEqual({
      rows,
      passed: [{ file: `f, to line ${to}`, why: 'a title above the header' }],
    });
  });

  test('the title is told where a delimiter of another kind stands in it; rows keep their lines', async () => {
    const [found] = await spooled('a, b, c, d\nsource;stock_no;price\nd.example;1;900\n');
    expect(found && read(found)).toEqual([rows[0]]);
    const text = found?.format === 'delimited' ? readFileSync(found.path, 'utf8') : '';
    expect(Number.parseInt(text, 10)).toBe(3);
  });

  test.each([
    [
      'a header that names one column of ours, before cells that are called as columns are',
      'colour,price\nsource,make\n',
    ],
    [
      'a row of other columns is as wide as what stands below it',
      'alpha,beta,gamma\nsource,stock_no,price\n1,2,3\n',
    ],
    ['a line with two names, which the next row does not follow', 'alpha\nsource,price\n1;2;3\n'],
  ])('is none: %s', async (_, content) => {
    const { passed } = await spooledWithTitle(content).catch(() => ({ passed: [] }));
    expect(passed).toEqual([]);
  });
});

describe('by a map', () => {
  const map = (content: object): FeedMap => feedMap(JSON.stringify(content), listings, 'map.json');

  test('no header: columns have numbers', async () =>
    expect(
      (await rowsOf('A;Volvo;1\nB;Ford;2\n', map({ header: false, columns: { 1: 'vin', 2: 'make' } }))).rows,
    ).toEqual([
      ['A', 'Volvo', '1'],
      ['B', 'Ford', '2'],
    ]));

  test('XML with any root, also on one line', async () => {
    const xml =
      '<stock><unit no="7"><Price currency="EUR">18990</Price><pic>1</pic><pic>2</pic></unit><unit><spec><Year>2020</Year></spec></unit></stock>';
    expect((await rowsOf(xml, map({ item: 'unit', columns: { Price: 'price' } }))).rows).toEqual([
      { '@no': '7', Price: '18990', 'Price@currency': 'EUR', pic: ['1', '2'] },
      { 'spec.Year': '2020' },
    ]);
  });
});
